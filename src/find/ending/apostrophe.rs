//! Apostrophes that end an identifier: those of a genitive or another ending of a word, and those that close a string.

use crate::find::context::word::ends_word;
use crate::text::run;

/// The endings of Turkish words, which follow a name after an apostrophe.
const SUFFIXES: [&str; 20] = [
    "a", "da", "daki", "dan", "de", "deki", "den", "e", "i", "in", "nin", "nun", "ta", "taki",
    "tan", "te", "teki", "ten", "ya", "ye",
];

/// Whether `rest` begins with an apostrophe and the ending of a Turkish word: `10.1000/182'de`.
pub(super) fn is_suffix(rest: &[u8]) -> bool {
    let Some(word) = rest.strip_prefix(b"'") else { return false };
    let (word, after) = word.split_at(run(word, 0, u8::is_ascii_lowercase));
    let ends = after.first().is_some_and(|next| ends_word(*next) || b".,;:)".contains(next));
    ends && SUFFIXES.iter().any(|suffix| suffix.as_bytes() == word)
}

/// Whether `rest` begins with the apostrophe of a genitive: `10.1000/182's licence`. Punctuation may follow it.
pub(super) fn is_possessive(rest: &[u8]) -> bool {
    match rest {
        [_, b's', b'.' | b',' | b';' | b':' | b')', after @ ..] => {
            after.first().is_none_or(|next| ends_word(*next))
        }
        [_, b's', next, ..] => ends_word(*next),
        _ => false,
    }
}

/// Whether `rest` begins with a `'` that closes the string of a program: `('see 10.1000/182','x')`.
pub(super) fn closes_string(rest: &[u8]) -> bool {
    matches!(rest, [b'\'', b',' | b';' | b':' | b')' | b']' | b'}' | b'+', ..])
}
