//! Characters that look like nothing, or like a hyphen, as one table.

use alloc::format;
use alloc::string::String;

/// How a character looks to a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Looks {
    LikeNothing,
    LikeAHyphen,
}

use Looks::{LikeAHyphen, LikeNothing};

/// A range of characters that have the same name and look alike.
struct Suspect {
    first: char,
    last: char,
    name: &'static str,
    looks: Looks,
}

const fn one(character: char, name: &'static str, looks: Looks) -> Suspect {
    range(character, character, name, looks)
}

const fn range(first: char, last: char, name: &'static str, looks: Looks) -> Suspect {
    Suspect { first, last, name, looks }
}

/// The name, in this table, of code points that Unicode has not assigned yet, but asks programs not to show.
const UNASSIGNED: &str = "unassigned, invisible";

/// Characters that a person does not see, among them all that Unicode calls `Default_Ignorable_Code_Point`, and dashes
/// that are not the hyphen of ASCII.
const SUSPECTS: &[Suspect] = &[
    one('\u{A0}', "NO-BREAK SPACE", LikeNothing),
    one('\u{AD}', "SOFT HYPHEN", LikeNothing),
    one('\u{34F}', "COMBINING GRAPHEME JOINER", LikeNothing),
    one('\u{61C}', "ARABIC LETTER MARK", LikeNothing),
    one('\u{115F}', "HANGUL CHOSEONG FILLER", LikeNothing),
    one('\u{1160}', "HANGUL JUNGSEONG FILLER", LikeNothing),
    one('\u{17B4}', "KHMER VOWEL INHERENT AQ", LikeNothing),
    one('\u{17B5}', "KHMER VOWEL INHERENT AA", LikeNothing),
    range('\u{180B}', '\u{180D}', "MONGOLIAN FREE VARIATION SELECTOR", LikeNothing),
    one('\u{180E}', "MONGOLIAN VOWEL SEPARATOR", LikeNothing),
    one('\u{180F}', "MONGOLIAN FREE VARIATION SELECTOR", LikeNothing),
    one('\u{2007}', "FIGURE SPACE", LikeNothing),
    one('\u{200B}', "ZERO WIDTH SPACE", LikeNothing),
    one('\u{200C}', "ZERO WIDTH NON-JOINER", LikeNothing),
    one('\u{200D}', "ZERO WIDTH JOINER", LikeNothing),
    one('\u{200E}', "LEFT-TO-RIGHT MARK", LikeNothing),
    one('\u{200F}', "RIGHT-TO-LEFT MARK", LikeNothing),
    one('\u{2010}', "HYPHEN", LikeAHyphen),
    one('\u{2011}', "NON-BREAKING HYPHEN", LikeAHyphen),
    one('\u{2012}', "FIGURE DASH", LikeAHyphen),
    one('\u{2013}', "EN DASH", LikeAHyphen),
    one('\u{2014}', "EM DASH", LikeAHyphen),
    one('\u{2015}', "HORIZONTAL BAR", LikeAHyphen),
    one('\u{2028}', "LINE SEPARATOR", LikeNothing),
    one('\u{2029}', "PARAGRAPH SEPARATOR", LikeNothing),
    one('\u{202A}', "LEFT-TO-RIGHT EMBEDDING", LikeNothing),
    one('\u{202B}', "RIGHT-TO-LEFT EMBEDDING", LikeNothing),
    one('\u{202C}', "POP DIRECTIONAL FORMATTING", LikeNothing),
    one('\u{202D}', "LEFT-TO-RIGHT OVERRIDE", LikeNothing),
    one('\u{202E}', "RIGHT-TO-LEFT OVERRIDE", LikeNothing),
    one('\u{202F}', "NARROW NO-BREAK SPACE", LikeNothing),
    one('\u{2060}', "WORD JOINER", LikeNothing),
    range('\u{2061}', '\u{2064}', "INVISIBLE OPERATOR", LikeNothing),
    one('\u{2065}', UNASSIGNED, LikeNothing),
    one('\u{2066}', "LEFT-TO-RIGHT ISOLATE", LikeNothing),
    one('\u{2067}', "RIGHT-TO-LEFT ISOLATE", LikeNothing),
    one('\u{2068}', "FIRST STRONG ISOLATE", LikeNothing),
    one('\u{2069}', "POP DIRECTIONAL ISOLATE", LikeNothing),
    range('\u{206A}', '\u{206F}', "deprecated format character", LikeNothing),
    one('\u{2212}', "MINUS SIGN", LikeAHyphen),
    one('\u{3164}', "HANGUL FILLER", LikeNothing),
    range('\u{FE00}', '\u{FE0F}', "VARIATION SELECTOR", LikeNothing),
    one('\u{FE58}', "SMALL EM DASH", LikeAHyphen),
    one('\u{FE63}', "SMALL HYPHEN-MINUS", LikeAHyphen),
    one('\u{FEFF}', "ZERO WIDTH NO-BREAK SPACE (byte order mark)", LikeNothing),
    one('\u{FF0D}', "FULLWIDTH HYPHEN-MINUS", LikeAHyphen),
    one('\u{FFA0}', "HALFWIDTH HANGUL FILLER", LikeNothing),
    range('\u{FFF0}', '\u{FFF8}', UNASSIGNED, LikeNothing),
    range('\u{FFF9}', '\u{FFFB}', "INTERLINEAR ANNOTATION", LikeNothing),
    range('\u{1BCA0}', '\u{1BCA3}', "SHORTHAND FORMAT CONTROL", LikeNothing),
    range('\u{1D173}', '\u{1D17A}', "MUSICAL SYMBOL, invisible", LikeNothing),
    range('\u{E0000}', '\u{E007F}', "TAG", LikeNothing),
    range('\u{E0080}', '\u{E00FF}', UNASSIGNED, LikeNothing),
    range('\u{E0100}', '\u{E01EF}', "VARIATION SELECTOR", LikeNothing),
    range('\u{E01F0}', '\u{E0FFF}', UNASSIGNED, LikeNothing),
];

/// For each page of 256 characters below U+10000, whether it has suspects; the last entry is for all characters above.
/// Most characters are on a page without suspects, which saves the search in the table.
static PAGES: [bool; 257] = pages();

const fn pages() -> [bool; 257] {
    let (mut pages, mut row) = ([false; 257], 0);
    while row < SUSPECTS.len() {
        let (mut at, last) = (page(SUSPECTS[row].first), page(SUSPECTS[row].last));
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
    let row = SUSPECTS.partition_point(|row| row.last < character);
    SUSPECTS.get(row).filter(|row| row.first <= character)
}

/// How `character` looks, if a person does not see it or takes it for a hyphen.
#[inline]
pub(crate) fn looks(character: char) -> Option<Looks> {
    row(character).map(|row| row.looks)
}

/// Whether a person sees nothing at all of a character; the no-break spaces of the table leave a gap, so they do not
/// count.
pub(crate) fn is_invisible(character: char) -> bool {
    looks(character) == Some(LikeNothing)
        && !matches!(character, '\u{A0}' | '\u{2007}' | '\u{202F}')
}

/// The Unicode name of a character, if it is in the table; otherwise the empty string.
pub(crate) fn name(character: char) -> &'static str {
    row(character).map_or("", |row| row.name)
}

/// How a sentence spells out a character: `U+200B ZERO WIDTH SPACE`.
pub(crate) fn spelled(character: char) -> String {
    format!("U+{:04X} {}", u32::from(character), name(character)).trim_end().into()
}

#[cfg(test)]
mod tests {
    use super::{SUSPECTS, looks, spelled};

    #[test]
    fn the_table_is_in_order() {
        for row in SUSPECTS {
            assert!(row.first <= row.last, "{}", row.name);
        }
        assert!(SUSPECTS.is_sorted_by(|one, next| one.last < next.first));
    }

    #[test]
    fn a_page_hides_no_suspect() {
        for row in SUSPECTS {
            let is_known = |character| looks(character) == Some(row.looks);
            assert!((row.first..=row.last).all(is_known), "{}", row.name);
        }
    }

    #[test]
    fn a_label_names_the_character() {
        assert_eq!(spelled('\u{200B}'), "U+200B ZERO WIDTH SPACE");
        assert_eq!(spelled('é'), "U+00E9");
    }
}
