// Folding of texts, for search and for the names of pages.
#include "CICU.h"

#include <stdlib.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>
#include <unicode/utf16.h>

int crumb_is_letter_or_number(int32_t code_point) {
  return (U_GET_GC_MASK(code_point) & (U_GC_L_MASK | U_GC_N_MASK)) != 0;
}

int crumb_is_mark(int32_t code_point) { return (U_GET_GC_MASK(code_point) & U_GC_M_MASK) != 0; }

// Whether marks behind this character are accents that a reader may leave out.
static int loses_marks(UChar32 c, int for_search) {
  if (c < 0x80) return 1;
  UErrorCode status = U_ZERO_ERROR;
  switch (uscript_getScript(c, &status)) {
    case USCRIPT_LATIN: case USCRIPT_GREEK: case USCRIPT_CYRILLIC: return 1;
    case USCRIPT_ARABIC: case USCRIPT_HEBREW: return for_search;
    default: return 0;
  }
}

// How a letter that has no decomposition is spelt in plain ones, or NULL.
static const char *spelt_out(UChar32 c) {
  switch (c) {
    case 0x131: return "i";
    case 0xD8: case 0xF8: return "o";
    case 0xDF: case 0x1E9E: return "ss";
    case 0xC6: case 0xE6: return "ae";
    case 0x152: case 0x153: return "oe";
    case 0x110: case 0x111: case 0xD0: case 0xF0: return "d";
    case 0x141: case 0x142: return "l";
    case 0xDE: case 0xFE: return "th";
    case 0x126: case 0x127: return "h";
    case 0x166: case 0x167: return "t";
    default: return NULL;
  }
}

// Removes accents and spells letters out; `out` has room for twice `length`.
static int32_t plain_letters(const UChar *text, int32_t length, int for_search, UChar *out) {
  int32_t count = 0;
  int strips = 0;
  for (int32_t i = 0; i < length;) {
    UChar32 c;
    U16_NEXT(text, i, length, c);
    if (crumb_is_mark(c)) {
      if (strips) continue;
    } else {
      strips = loses_marks(c, for_search);
    }
    const char *letters = spelt_out(c);
    if (letters == NULL) {
      U16_APPEND_UNSAFE(out, count, c);
    } else {
      while (*letters) out[count++] = (UChar)*letters++;
    }
  }
  return count;
}

// Folds by way of two buffers of `room` units each.
static int32_t fold(
    UChar *first, UChar *second, int32_t room, const UChar *text, int32_t length, int for_search,
    UChar *out, int32_t capacity, UErrorCode *status) {
  const UNormalizer2 *nfkd = unorm2_getNFKDInstance(status);
  const UNormalizer2 *nfc = unorm2_getNFCInstance(status);
  int32_t count = unorm2_normalize(nfkd, text, length, first, room / 2, status);
  if (U_FAILURE(*status)) return -1;
  count = plain_letters(first, count, for_search, second);
  count = for_search ? u_strFoldCase(first, room, second, count, U_FOLD_CASE_DEFAULT, status)
                     : u_strToLower(first, room, second, count, "", status);
  if (U_FAILURE(*status)) return -1;
  count = unorm2_normalize(nfc, first, count, out, capacity, status);
  // Too small a result is the caller's to mend, too small a buffer ours.
  if (*status == U_BUFFER_OVERFLOW_ERROR) *status = U_ZERO_ERROR;
  return count;
}

int32_t crumb_fold(
    const uint16_t *text, int32_t length, int for_search, uint16_t *out, int32_t capacity) {
  // Few texts grow much, but U+FDFA has 18 units for its one.
  for (int32_t growth = 4;; growth = 40) {
    int32_t room = length * growth + 32;
    UErrorCode status = U_ZERO_ERROR;
    UChar *buffers = malloc(sizeof(UChar) * 2 * (size_t)room);
    if (buffers == NULL) return -1;
    int32_t count = fold(
        buffers, buffers + room, room, text, length, for_search, out, capacity, &status);
    free(buffers);
    if (U_SUCCESS(status)) return count;
    if (growth == 40) return -1;
  }
}
