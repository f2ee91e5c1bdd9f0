// ICU's function names are macros that carry the library's version; Swift sees only functions.
// Each one that Crumb needs stands here under a plain name.
#include <unicode/ucol.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

/// How many terminal columns a code point takes: East Asian wide and full-width take two.
static inline int crumb_east_asian_width(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
}
static inline int crumb_general_category(UChar32 c) { return u_charType(c); }

/// Writes what is left of a letter without its case and its accents, as code points, into `out`;
/// returns how many, 0 for a combining mark that stands alone.
static inline int crumb_base_letters(UChar32 c, UChar32 *out, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfkd = unorm2_getNFKDInstance(&status);
  UChar units[64];
  int32_t length = U_FAILURE(status) ? -1 : unorm2_getDecomposition(nfkd, c, units, 64, &status);
  if (length < 0 || U_FAILURE(status)) {
    length = 0;
    U16_APPEND_UNSAFE(units, length, c);
  }
  int count = 0;
  for (int32_t i = 0; i < length && count < capacity;) {
    UChar32 part;
    U16_NEXT(units, i, length, part);
    if (u_charType(part) == U_NON_SPACING_MARK) continue;
    out[count++] = u_foldCase(part, U_FOLD_CASE_DEFAULT);
  }
  return count;
}
