//! What the library uses of the crate `unicode-normalization`, answered by JavaScript. Every browser and Node have the
//! tables of Unicode, which would otherwise be a sixth of the download.
//!
//! Normalization is stable: a newer Unicode never changes the normal form of a character that an older one has.

use std::str::Chars;
use std::vec::IntoIter;

use js_sys::JsString;

/// Whether the character surely stands alone: it is its own normal form, is not a mark, and is never composed with the
/// character before it. Most texts have only such characters, about which JavaScript need not be asked.
const fn stands_alone(character: char) -> bool {
    matches!(character, ..'\u{300}' | '\u{3400}'..='\u{9FFF}' | '\u{AC00}'..='\u{D7A3}')
}

/// Whether a text is in a normal form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IsNormalized {
    Yes,
    No,
    /// The text is in the normal form, but a longer text that ends with it may not be.
    Maybe,
}

/// Characters that can be normalized.
pub trait UnicodeNormalization<I> {
    fn nfc(self) -> IntoIter<char>;
    fn nfkc(self) -> IntoIter<char>;
}

impl<I: Iterator<Item = char>> UnicodeNormalization<I> for I {
    fn nfc(self) -> IntoIter<char> {
        characters(&nfc(&self.collect::<String>()))
    }

    fn nfkc(self) -> IntoIter<char> {
        characters(&normalized(&self.collect::<String>(), "NFKC"))
    }
}

impl<'t> UnicodeNormalization<Chars<'t>> for &'t str {
    fn nfc(self) -> IntoIter<char> {
        self.chars().nfc()
    }

    fn nfkc(self) -> IntoIter<char> {
        self.chars().nfkc()
    }
}

fn characters(text: &str) -> IntoIter<char> {
    text.chars().collect::<Vec<_>>().into_iter()
}

fn nfc(text: &str) -> String {
    if text.chars().all(stands_alone) {
        return text.into();
    }
    normalized(text, "NFC")
}

fn normalized(text: &str, form: &str) -> String {
    JsString::from(text).normalize(form).into()
}

/// Whether the text is in normalization form C.
pub fn is_nfc(text: &str) -> bool {
    nfc(text) == text
}

/// Whether the characters are in normalization form C.
pub fn is_nfc_quick(characters: impl Iterator<Item = char>) -> IsNormalized {
    let text: String = characters.collect();
    if text.chars().all(stands_alone) {
        IsNormalized::Yes
    } else if is_nfc(&text) {
        IsNormalized::Maybe
    } else {
        IsNormalized::No
    }
}

/// Properties of characters.
pub mod char {
    use js_sys::RegExp;

    thread_local! {
        static MARK: RegExp = RegExp::new(r"^\p{M}", "u");
    }

    /// Whether the character has the general category Mark.
    pub fn is_combining_mark(character: char) -> bool {
        !super::stands_alone(character)
            && MARK.with(|mark| mark.test(character.encode_utf8(&mut [0; 4])))
    }
}
