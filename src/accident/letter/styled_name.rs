//! Whole DOI names in raised or lowered digits, or in the letters and digits of mathematics.

use alloc::string::String;
use core::iter;

use unicode_normalization::UnicodeNormalization;

use crate::accident::name::registered_doi_slash;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

use super::places::each;
use super::variant::is_styled;

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
