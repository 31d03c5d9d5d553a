//! Classes of octets that several rules look for.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

use crate::read::proxy::HOSTS;

/// Brackets, each in the place of its other half.
pub(crate) const OPENING: &[u8; 4] = b"([{<";

pub(crate) const CLOSING: &[u8; 4] = b")]}>";

/// The octets of both.
pub(crate) const BRACKET: Class = Class::of(OPENING).or(Class::of(CLOSING));

/// Ends at which a sentence, a list or a quotation goes on.
pub(crate) const ENDS: Class = Class::of(b".,;:\"'");

/// What may stand at such an end, or after it.
pub(crate) const TAIL: Class = ENDS.or(SP).or(Class::range(b'\t', b'\r'));

/// The last letters of the known hosts, in any case.
pub(crate) const HOST_END: Class = {
    let (mut class, mut row) = (Class::of(b""), 0);
    while row < HOSTS.len() {
        if let Some(&last) = HOSTS[row].as_bytes().last() {
            class = class.or(in_any_case(last));
        }
        row += 1;
    }
    class
};

/// A letter in either case.
pub(crate) const fn in_any_case(letter: u8) -> Class {
    let (lower, upper) = (letter.to_ascii_lowercase(), letter.to_ascii_uppercase());
    Class::range(lower, lower).or(Class::range(upper, upper))
}
