#pragma once
/// A file of the built-in theme.
typedef struct {
  /// Its path under Templates, ended by NUL.
  const char *path;
  /// Its bytes.
  const unsigned char *bytes;
  /// How many bytes.
  unsigned long count;
} crumb_theme_file;
/// All files of the theme, ascending by path.
extern const crumb_theme_file crumb_theme_files[];
/// How many there are.
extern const unsigned long crumb_theme_count;
/// The file at an index below the count.
static inline const crumb_theme_file *crumb_theme_file_at(unsigned long index) {
  return &crumb_theme_files[index];
}
