// The properties of single characters.
#include "CICU.h"

#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utf16.h>

int crumb_is_wide(int32_t code_point) {
  int32_t width = u_getIntPropertyValue(code_point, UCHAR_EAST_ASIAN_WIDTH);
  return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int crumb_general_category(int32_t code_point) { return u_charType(code_point); }

int crumb_base_letters(int32_t code_point, int32_t *out, int capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *nfkd = unorm2_getNFKDInstance(&status);
  UChar units[64];
  int32_t length =
      U_FAILURE(status) ? -1 : unorm2_getDecomposition(nfkd, code_point, units, 64, &status);
  if (length < 0 || U_FAILURE(status)) {
    length = 0;
    U16_APPEND_UNSAFE(units, length, code_point);
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
