//! Characters that look like nothing, or like a hyphen, as one table.

use alloc::format;
use alloc::string::String;

use unicode_normalization::char::is_combining_mark;

/// How a character looks to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    LikeNothing,
    LikeAHyphen,
}

use Looks::{LikeAHyphen, LikeNothing};

/// The first and the last character of a range, their name, and how they look.
type Suspect = (char, char, &'static str, Looks);

/// Characters that a person does not see, and dashes that are not the hyphen of ASCII.
const SUSPECTS: &[Suspect] = &[
    ('\u{A0}', '\u{A0}', "NO-BREAK SPACE", LikeNothing),
    ('\u{AD}', '\u{AD}', "SOFT HYPHEN", LikeNothing),
    ('\u{34F}', '\u{34F}', "COMBINING GRAPHEME JOINER", LikeNothing),
    ('\u{61C}', '\u{61C}', "ARABIC LETTER MARK", LikeNothing),
    ('\u{115F}', '\u{115F}', "HANGUL CHOSEONG FILLER", LikeNothing),
    ('\u{1160}', '\u{1160}', "HANGUL JUNGSEONG FILLER", LikeNothing),
    ('\u{17B4}', '\u{17B4}', "KHMER VOWEL INHERENT AQ", LikeNothing),
    ('\u{17B5}', '\u{17B5}', "KHMER VOWEL INHERENT AA", LikeNothing),
    ('\u{180B}', '\u{180D}', "MONGOLIAN FREE VARIATION SELECTOR", LikeNothing),
    ('\u{180E}', '\u{180E}', "MONGOLIAN VOWEL SEPARATOR", LikeNothing),
    ('\u{180F}', '\u{180F}', "MONGOLIAN FREE VARIATION SELECTOR", LikeNothing),
    ('\u{2007}', '\u{2007}', "FIGURE SPACE", LikeNothing),
    ('\u{200B}', '\u{200B}', "ZERO WIDTH SPACE", LikeNothing),
    ('\u{200C}', '\u{200C}', "ZERO WIDTH NON-JOINER", LikeNothing),
    ('\u{200D}', '\u{200D}', "ZERO WIDTH JOINER", LikeNothing),
    ('\u{200E}', '\u{200E}', "LEFT-TO-RIGHT MARK", LikeNothing),
    ('\u{200F}', '\u{200F}', "RIGHT-TO-LEFT MARK", LikeNothing),
    ('\u{2010}', '\u{2010}', "HYPHEN", LikeAHyphen),
    ('\u{2011}', '\u{2011}', "NON-BREAKING HYPHEN", LikeAHyphen),
    ('\u{2012}', '\u{2012}', "FIGURE DASH", LikeAHyphen),
    ('\u{2013}', '\u{2013}', "EN DASH", LikeAHyphen),
    ('\u{2014}', '\u{2014}', "EM DASH", LikeAHyphen),
    ('\u{2015}', '\u{2015}', "HORIZONTAL BAR", LikeAHyphen),
    ('\u{2028}', '\u{2028}', "LINE SEPARATOR", LikeNothing),
    ('\u{2029}', '\u{2029}', "PARAGRAPH SEPARATOR", LikeNothing),
    ('\u{202A}', '\u{202A}', "LEFT-TO-RIGHT EMBEDDING", LikeNothing),
    ('\u{202B}', '\u{202B}', "RIGHT-TO-LEFT EMBEDDING", LikeNothing),
    ('\u{202C}', '\u{202C}', "POP DIRECTIONAL FORMATTING", LikeNothing),
    ('\u{202D}', '\u{202D}', "LEFT-TO-RIGHT OVERRIDE", LikeNothing),
    ('\u{202E}', '\u{202E}', "RIGHT-TO-LEFT OVERRIDE", LikeNothing),
    ('\u{202F}', '\u{202F}', "NARROW NO-BREAK SPACE", LikeNothing),
    ('\u{2060}', '\u{2060}', "WORD JOINER", LikeNothing),
    ('\u{2061}', '\u{2064}', "INVISIBLE OPERATOR", LikeNothing),
    ('\u{2066}', '\u{2066}', "LEFT-TO-RIGHT ISOLATE", LikeNothing),
    ('\u{2067}', '\u{2067}', "RIGHT-TO-LEFT ISOLATE", LikeNothing),
    ('\u{2068}', '\u{2068}', "FIRST STRONG ISOLATE", LikeNothing),
    ('\u{2069}', '\u{2069}', "POP DIRECTIONAL ISOLATE", LikeNothing),
    ('\u{206A}', '\u{206F}', "deprecated format character", LikeNothing),
    ('\u{2212}', '\u{2212}', "MINUS SIGN", LikeAHyphen),
    ('\u{3164}', '\u{3164}', "HANGUL FILLER", LikeNothing),
    ('\u{FE00}', '\u{FE0F}', "VARIATION SELECTOR", LikeNothing),
    ('\u{FE58}', '\u{FE58}', "SMALL EM DASH", LikeAHyphen),
    ('\u{FE63}', '\u{FE63}', "SMALL HYPHEN-MINUS", LikeAHyphen),
    ('\u{FEFF}', '\u{FEFF}', "ZERO WIDTH NO-BREAK SPACE (byte order mark)", LikeNothing),
    ('\u{FF0D}', '\u{FF0D}', "FULLWIDTH HYPHEN-MINUS", LikeAHyphen),
    ('\u{FFA0}', '\u{FFA0}', "HALFWIDTH HANGUL FILLER", LikeNothing),
    ('\u{FFF9}', '\u{FFFB}', "INTERLINEAR ANNOTATION", LikeNothing),
    ('\u{1D173}', '\u{1D17A}', "MUSICAL SYMBOL, invisible", LikeNothing),
    ('\u{E0000}', '\u{E007F}', "TAG", LikeNothing),
    ('\u{E0100}', '\u{E01EF}', "VARIATION SELECTOR", LikeNothing),
];

/// For each page of 256 characters below U+10000, whether it has suspects; the last entry is for all characters above.
/// Most characters are on a page without suspects, which saves the search in the table.
static PAGES: [bool; 257] = pages();

const fn pages() -> [bool; 257] {
    let (mut pages, mut row) = ([false; 257], 0);
    while row < SUSPECTS.len() {
        let (mut at, last) = (page(SUSPECTS[row].0), page(SUSPECTS[row].1));
        while at <= last {
            pages[at] = true;
            at += 1;
        }
        row += 1;
    }
    pages
}

const fn page(character: char) -> usize {
    let page = character as usize >> 8;
    if page < 256 { page } else { 256 }
}

#[inline]
fn row(character: char) -> Option<&'static Suspect> {
    if !PAGES[page(character)] {
        return None;
    }
    let row = SUSPECTS.partition_point(|row| row.1 < character);
    SUSPECTS.get(row).filter(|row| row.0 <= character)
}

/// How `character` looks, if a person does not see it or takes it for a hyphen.
#[inline]
pub(crate) fn looks(character: char) -> Option<Looks> {
    row(character).map(|row| row.3)
}

/// The Unicode name of a character, if it is in the table; otherwise the empty string.
pub(crate) fn name(character: char) -> &'static str {
    row(character).map_or("", |row| row.2)
}

/// How a sentence spells out a character: `U+200B ZERO WIDTH SPACE`.
pub(crate) fn spelled(character: char) -> String {
    format!("U+{:04X} {}", u32::from(character), name(character)).trim_end().into()
}

/// Ranges of characters that normalization form C never changes, whatever stands next to them. Most letters of Western,
/// Cyrillic, Chinese, Japanese and Korean texts are among them, so normalisation looks at the others only.
const COMPOSED: &[(char, char)] = &[
    ('\0', '\u{2FF}'),
    ('\u{400}', '\u{482}'),
    ('\u{48A}', '\u{52F}'),
    ('\u{3041}', '\u{3096}'),
    ('\u{30A1}', '\u{30FF}'),
    ('\u{4E00}', '\u{9FFF}'),
    ('\u{AC00}', '\u{D7A3}'),
];

/// Whether it is certain that normalisation does not change `character`, whatever stands next to it.
#[inline]
pub(crate) fn is_always_composed(character: char) -> bool {
    COMPOSED.iter().any(|&(first, last)| first <= character && character <= last)
}

/// Whether a character is a combining mark, which belongs to the character before it.
pub(crate) fn is_mark(character: char) -> bool {
    !character.is_ascii() && is_combining_mark(character)
}

/// Whether a character beyond ASCII often comes into an identifier by accident: full-width forms, Cyrillic and Greek
/// letters, ligatures, signs that look like `/`, arrows, bullets, quotation marks, punctuation of other scripts,
/// U+FFFD, the letters that UTF-8 shows when it is read as Latin-1, and `ǂ`, which catalogues show before a subfield.
pub(crate) fn is_foreign(character: char) -> bool {
    looks(character).is_some()
        || matches!(character,
            '\u{80}'..='\u{BF}' | '×' | 'Â' | 'Ã' | 'Ä' | 'Å' | 'â' | 'ï' | 'Ë' | '\u{1C2}' | '\u{2C6}' | '\u{2DC}' | '\u{370}'..='\u{52F}'
            | '\u{2010}'..='\u{2060}' | '\u{2100}'..='\u{214F}' | '\u{2190}'..='\u{21FF}' | '\u{2215}' | '\u{2571}' | '\u{25A0}'..='\u{27BF}' | '\u{27E8}'..='\u{27E9}'
            | '\u{60C}' | '\u{61B}' | '\u{61F}' | '\u{6D4}' | '\u{964}' | '\u{FB00}'..='\u{FB04}'
            | '\u{29F8}' | '\u{2E00}'..='\u{2E7F}' | '\u{3000}'..='\u{301F}' | '\u{FF00}'..='\u{FF65}' | '\u{FFFD}')
}

/// The characters of Windows-1252 at 80 to 9F; where it has none, the control character of Latin-1.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The octet with which Windows-1252 or Latin-1 writes a character.
pub(crate) fn windows(character: char) -> Option<u8> {
    match u32::from(character) {
        code @ 0x80..=0xFF => u8::try_from(code).ok(),
        _ => {
            let at = WINDOWS.iter().position(|&known| known == character)?;
            u8::try_from(0x80 + at).ok()
        }
    }
}

/// The character that an octet stands for in Windows-1252.
pub(crate) fn by_windows(octet: u8) -> char {
    match octet {
        0x80..=0x9F => WINDOWS[usize::from(octet - 0x80)],
        _ => char::from(octet),
    }
}

#[cfg(test)]
mod tests {
    use unicode_normalization::char::canonical_combining_class;
    use unicode_normalization::{IsNormalized, is_nfc_quick};

    use super::{SUSPECTS, is_always_composed, looks, spelled};

    #[test]
    fn the_table_is_in_order() {
        assert!(SUSPECTS.iter().all(|row| row.0 <= row.1));
        assert!(SUSPECTS.is_sorted_by(|one, next| one.1 < next.0));
    }

    #[test]
    fn a_page_hides_no_suspect() {
        for &(first, last, _, looks_like) in SUSPECTS {
            assert!((first..=last).all(|character| looks(character) == Some(looks_like)));
        }
    }

    #[test]
    fn an_always_composed_character_is_never_changed() {
        for character in ('\0'..=char::MAX).filter(|character| is_always_composed(*character)) {
            let quick = is_nfc_quick([character].into_iter());
            assert!(
                quick == IsNormalized::Yes && canonical_combining_class(character) == 0,
                "{character:?}"
            );
        }
    }

    #[test]
    fn a_label_names_the_character() {
        assert_eq!(spelled('\u{200B}'), "U+200B ZERO WIDTH SPACE");
        assert_eq!(spelled('é'), "U+00E9");
    }
}
