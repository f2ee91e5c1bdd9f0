// What depends on a language: order, plurals, tags.
#include "CICU.h"

#include <stdlib.h>
#include <string.h>
#include <unicode/ucol.h>
#include <unicode/uenum.h>
#include <unicode/uldnames.h>
#include <unicode/uloc.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

enum { LOCALE_CAPACITY = 160 };

// ICU's own name of the locale that a tag stands for; 0 where the tag is malformed.
static int locale_of(const char *tag, char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  uloc_forLanguageTag(tag, locale, LOCALE_CAPACITY, &parsed, &status);
  return U_SUCCESS(status) && status != U_STRING_NOT_TERMINATED_WARNING && parsed > 0 &&
         parsed == (int32_t)strlen(tag);
}

void *crumb_collator_open(const char *tag) {
  char locale[LOCALE_CAPACITY];
  if (!locale_of(tag, locale)) strcpy(locale, "root");
  UErrorCode status = U_ZERO_ERROR;
  UCollator *collator = ucol_open(locale, &status);
  if (U_FAILURE(status)) return NULL;
  ucol_setAttribute(collator, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
  return collator;
}

void crumb_collator_close(void *collator) { ucol_close(collator); }

int32_t crumb_collator_key(
    const void *collator, const uint16_t *text, int32_t length, uint8_t *out, int32_t capacity) {
  return ucol_getSortKey(collator, text, length, out, capacity);
}

// Keeps the locale beside the rules, since showing fractions needs both.
struct plurals {
  UPluralRules *rules;
  char locale[LOCALE_CAPACITY];
};

void *crumb_plurals_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  struct plurals *plurals = calloc(1, sizeof *plurals);
  if (plurals == NULL) return NULL;
  if (!locale_of(tag, plurals->locale)) strcpy(plurals->locale, "root");
  plurals->rules = uplrules_open(plurals->locale, &status);
  if (U_SUCCESS(status)) return plurals;
  free(plurals);
  return NULL;
}

void crumb_plurals_close(void *plurals) {
  uplrules_close(((struct plurals *)plurals)->rules);
  free(plurals);
}

static const char *const categories[] = {"zero", "one", "two", "few", "many", "other"};

static int place_of(const char *keyword) {
  for (int i = 0; i < 5; i++)
    if (strcmp(keyword, categories[i]) == 0) return i;
  return 5;
}

static int32_t select_fraction(
    const struct plurals *plurals, const char *decimal, int fraction_digits, UChar *keyword,
    int32_t capacity, UErrorCode *status) {
  UChar skeleton[32] = {u'.'};
  for (int i = 1; i <= fraction_digits && i < 31; i++) skeleton[i] = u'0';
  UNumberFormatter *formatter =
      unumf_openForSkeletonAndLocale(skeleton, -1, plurals->locale, status);
  UFormattedNumber *number = unumf_openResult(status);
  unumf_formatDecimal(formatter, decimal, -1, number, status);
  int32_t length = uplrules_selectFormatted(plurals->rules, number, keyword, capacity, status);
  unumf_closeResult(number);
  unumf_close(formatter);
  return length;
}

int crumb_plurals_select(const void *rules, const char *decimal, int fraction_digits) {
  const struct plurals *plurals = rules;
  UErrorCode status = U_ZERO_ERROR;
  UChar keyword[16];
  int32_t length =
      fraction_digits > 0
          ? select_fraction(plurals, decimal, fraction_digits, keyword, 16, &status)
          : uplrules_select(plurals->rules, strtod(decimal, NULL), keyword, 16, &status);
  char name[16] = "";
  if (U_FAILURE(status) || length >= 16) return 5;
  u_UCharsToChars(keyword, name, length);
  return place_of(name);
}

int crumb_plurals_categories(const void *rules) {
  UErrorCode status = U_ZERO_ERROR;
  int set = 1 << 5;
  UEnumeration *keywords = uplrules_getKeywords(((const struct plurals *)rules)->rules, &status);
  const char *keyword;
  while (U_SUCCESS(status) && (keyword = uenum_next(keywords, NULL, &status)) != NULL)
    set |= 1 << place_of(keyword);
  uenum_close(keywords);
  return set;
}

int32_t crumb_tag_canonical(const char *tag, char *out, int32_t capacity) {
  char locale[LOCALE_CAPACITY];
  if (!locale_of(tag, locale)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, out, capacity, 1, &status);
  return U_SUCCESS(status) && length < capacity ? length : -1;
}

int crumb_tag_is_known(const char *tag) {
  char locale[LOCALE_CAPACITY];
  if (!locale_of(tag, locale)) return 0;
  char region[ULOC_COUNTRY_CAPACITY];
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_getCountry(locale, region, ULOC_COUNTRY_CAPACITY, &status);
  int is_number = length > 0 && region[0] >= '0' && region[0] <= '9';
  return uloc_getISO3Language(locale)[0] != 0 &&
         (length == 0 || is_number || uloc_getISO3Country(locale)[0] != 0);
}

int crumb_tag_is_right_to_left(const char *tag) {
  char locale[LOCALE_CAPACITY];
  return locale_of(tag, locale) && uloc_isRightToLeft(locale);
}

int32_t crumb_tag_own_name(const char *tag, char *out, int32_t capacity) {
  char locale[LOCALE_CAPACITY];
  if (!locale_of(tag, locale)) return -1;
  UErrorCode status = U_ZERO_ERROR;
  UDisplayContext contexts[] = {
      UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU};
  ULocaleDisplayNames *names = uldn_openForContext(locale, contexts, 2, &status);
  UChar name[256];
  int32_t length = uldn_localeDisplayName(names, locale, name, 256, &status);
  uldn_close(names);
  int32_t written = 0;
  u_strToUTF8(out, capacity, &written, name, length, &status);
  return U_SUCCESS(status) && written > 0 ? written : -1;
}
