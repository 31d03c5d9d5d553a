//! Classes of octets that several rules look for.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::read::proxy::HOSTS;

/// The opening brackets; each has the same index as its partner in [`CLOSING`].
pub(crate) const OPENING: &[u8; 4] = b"([{<";

/// The closing brackets, in the order of [`OPENING`].
pub(crate) const CLOSING: &[u8; 4] = b")]}>";

/// The opening and the closing brackets.
pub(crate) const BRACKET: Class = Class::of(OPENING).or(Class::of(CLOSING));

/// Punctuation with which a sentence, a list or a quotation goes on after an identifier.
pub(crate) const ENDS: Class = Class::of(b".,;:\"'");

/// Such punctuation, and the white space that may follow it.
pub(crate) const TAIL: Class = ENDS.or(SP).or(Class::range(b'\t', b'\r'));

/// The last letter of each known host, in either case.
pub(crate) const HOST_END: Class = edges(HOSTS, true);

/// The first letters of `words`, or the last ones, in either case.
pub(crate) const fn edges(words: &[&str], last: bool) -> Class {
    let (mut class, mut at) = (Class::of(b""), 0);
    while at < words.len() {
        let word = words[at].as_bytes();
        if let Some(&letter) = if last { word.last() } else { word.first() } {
            class = class.or(in_any_case(letter));
        }
        at += 1;
    }
    class
}

/// A letter in either case.
const fn in_any_case(letter: u8) -> Class {
    let (lower, upper) = (letter.to_ascii_lowercase(), letter.to_ascii_uppercase());
    Class::range(lower, lower).or(Class::range(upper, upper))
}
