// ICU's function names are macros that carry the library's version; Swift sees only functions.
// Each one that Crumb needs stands here under a plain name.
#include <unicode/ucol.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

/// How many terminal columns a code point takes: East Asian wide and full-width take two.
static inline int crumb_east_asian_width(UChar32 c) {
  return u_getIntPropertyValue(c, UCHAR_EAST_ASIAN_WIDTH);
}
static inline int crumb_general_category(UChar32 c) { return u_charType(c); }
