// What Crumb needs of ICU, in plain C types.
//
// ICU's own headers stay in the .c files: its names are macros that carry the library's version,
// which Swift cannot see, and its enums clash with those of the ICU inside Foundation as soon as a
// test imports that.
#pragma once
#include <stdint.h>

/// How many terminal columns a code point takes, as a value of the property East_Asian_Width.
int crumb_east_asian_width(int32_t code_point);

/// The general category of a code point, as a value of ICU's UCharCategory.
int crumb_general_category(int32_t code_point);

/// Writes what is left of a letter without its case and its accents, as code points, into `out`;
/// returns how many, 0 for a combining mark that stands alone.
int crumb_base_letters(int32_t code_point, int32_t *out, int capacity);
