//! Raised, lowered and mathematical letters and digits, in a part of a name or in the whole of it.

use alloc::string::String;
use core::iter;

use unicode_normalization::UnicodeNormalization;

use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

use super::places::{each, is_between};

/// Letters and digits of typography and mathematics in a local name: `¹`, `①`, `ⅳ`, `ℓ`, `𝟎`. Unicode says which
/// letters and digits of ASCII they are compatible with.
pub(crate) fn styled(pasted: &Pasted<'_>) -> Option<Hit> {
    pasted.slash_of_handle()?;
    each(pasted, |character, range| {
        // The digits after a name may be the number of a note, for which there is another rule.
        let ends = !pasted.flat.get(range.end).is_some_and(u8::is_ascii_alphanumeric);
        let is_number =
            is_raised(character) || is_lowered(character) || matches!(character, '①'..='⓿');
        let is_note = is_number && ends;
        // Between two letters, it may belong to a formula: `x²y`.
        let is_of_formula = is_between(pasted, range, u8::is_ascii_alphabetic);
        if is_note || is_of_formula || !is_styled(character) {
            return None;
        }
        let meant: String = iter::once(character).nfkc().collect();
        // `™` stands for two letters, but as a sign of its own.
        let is_word = meant.bytes().all(|octet| octet.is_ascii_alphanumeric());
        (is_word && character != '™').then_some(meant)
    })
}

/// Whether a character is a superscript digit.
pub(crate) const fn is_raised(character: char) -> bool {
    matches!(character, '¹' | '²' | '³' | '\u{2070}'..='\u{2079}')
}

/// Whether a character is a subscript digit.
const fn is_lowered(character: char) -> bool {
    matches!(character, '\u{2080}'..='\u{2089}')
}

/// Whether a character is in a part of Unicode that has letters or digits in other styles.
pub(super) const fn is_styled(character: char) -> bool {
    is_raised(character)
        || is_lowered(character)
        || matches!(character, 'ſ' | '\u{2100}'..='\u{218F}' | '\u{2460}'..='\u{24FF}' | '\u{1D400}'..='\u{1D7FF}')
}

/// `¹⁰.¹⁰³⁸/…`, `𝟏𝟎.𝟑𝟑𝟗𝟎/…`: a DOI name whose prefix is written in another style. There is another rule for a name that
/// has such characters only in its local name.
pub(crate) fn styled_name(pasted: &Pasted<'_>) -> Option<Hit> {
    character::first(pasted.body()).filter(|first| is_styled(*first))?;
    let mut name = String::new();
    let characters = pasted.characters(pasted.body.start);
    characters.for_each(|(character, _)| name.extend(character.into_iter().nfkc()));
    if registered_doi_slash(name.as_bytes(), 0).is_none() || !pasted.may_be_handle() {
        return None;
    }
    each(pasted, |character, _| {
        if !is_styled(character) {
            return None;
        }
        let meant: String = iter::once(character).nfkc().collect();
        meant.bytes().all(|octet| octet.is_ascii_alphanumeric()).then_some(meant)
    })
}
