//! The names of the characters that a message shows.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::hit::Hit;
use crate::accident::pasted::Pasted;
use crate::text::quote;

/// The hit, with the names of its characters, each once, as the words for `{what}` in its message.
pub(super) fn spelled(pasted: &Pasted<'_>, hit: Hit) -> Hit {
    let mut names: Vec<String> = Vec::new();
    for range in [&hit.place].into_iter().chain(&hit.others) {
        for (character, _) in
            pasted.characters(range.start).take_while(|(_, place)| place.end <= range.end)
        {
            let name = character.map(quote::character).unwrap_or_default();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    hit.called(names.join(", "))
}
