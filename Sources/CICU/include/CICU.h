// What Crumb needs of ICU, in plain C types.
//
// ICU's own headers stay in the .c files: its names are macros that carry the library's version,
// which Swift cannot see, and its enums clash with those of the ICU inside Foundation as soon as a
// test imports that.
#pragma once
#include <stdint.h>

/// Whether a code point takes two columns of a terminal: 1 where its property East_Asian_Width is
/// Wide or Fullwidth, else 0.
int crumb_is_wide(int32_t code_point);

/// The general category of a code point, as a value of ICU's UCharCategory.
int crumb_general_category(int32_t code_point);

/// Writes what is left of a letter without its case and its accents, as code points, into `out`;
/// returns how many, 0 for a combining mark that stands alone.
int crumb_base_letters(int32_t code_point, int32_t *out, int capacity);

/// Folds a text for comparison: NFKD, combining marks removed behind Latin, Greek and Cyrillic
/// letters and all of ASCII (and behind Arabic and Hebrew letters where `for_search` is set), letters
/// that do not decompose spelt out (ø o, ß ss, æ ae, …), lower case (case folding for search), NFC.
///
/// Takes and gives UTF-16 units; returns how many the result has, of which no more than `capacity`
/// are written, or -1 where memory ran out.
int32_t crumb_fold(
    const uint16_t *text, int32_t length, int for_search, uint16_t *out, int32_t capacity);

/// Whether a code point is a letter or a number (general categories L and N).
int crumb_is_letter_or_number(int32_t code_point);

/// Whether a code point is a combining mark (general category M).
int crumb_is_mark(int32_t code_point);

/// A collator for a BCP 47 tag, numbers in a text compared by value; the root's where it is unknown.
/// NULL where there is none at all. It is never changed, so threads may share it.
void *crumb_collator_open(const char *tag);
void crumb_collator_close(void *collator);

/// Writes a sort key, which ends with 0; returns how long it is, be `capacity` enough or not.
int32_t crumb_collator_key(
    const void *collator, const uint16_t *text, int32_t length, uint8_t *out, int32_t capacity);

/// The rules for plurals of a BCP 47 tag; those with `other` alone where it is unknown. It is never
/// changed, so threads may share it. NULL where there is none at all.
void *crumb_plurals_open(const char *tag);
void crumb_plurals_close(void *rules);

/// The category of a number that is shown with `fraction_digits` digits after the point, as a place
/// in zero, one, two, few, many, other.
int crumb_plurals_select(const void *rules, const char *decimal, int fraction_digits);

/// The categories that the rules have, as a set of bits: bit 0 is zero, bit 5 is other.
int crumb_plurals_categories(const void *rules);

/// Writes the canonical form of a BCP 47 tag; returns its length, or -1 where the tag is malformed
/// or does not fit.
int32_t crumb_tag_canonical(const char *tag, char *out, int32_t capacity);

/// Whether the language and the region of a well-formed tag are registered ones.
int crumb_tag_is_known(const char *tag);

/// Whether the script that a language is most likely written in runs from right to left.
int crumb_tag_is_right_to_left(const char *tag);

/// Writes the name of a language in itself, as UTF-8; returns its length, or -1 where it has none.
int32_t crumb_tag_own_name(const char *tag, char *out, int32_t capacity);
