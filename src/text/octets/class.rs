//! Classes of octets that several rules and accidents look for.

use handle_grammar::class::Class;
use handle_grammar::rfc5234::SP;

/// The opening brackets; each has the same index as its partner in [`CLOSING`].
pub(crate) const OPENING: &[u8; 4] = b"([{<";

/// The closing brackets, in the order of [`OPENING`].
pub(crate) const CLOSING: &[u8; 4] = b")]}>";

/// The opening and the closing brackets.
pub(crate) const BRACKET: Class = Class::of(OPENING).or(Class::of(CLOSING));

/// Punctuation with which a sentence, a list or a quotation goes on after an identifier.
pub(crate) const ENDS: Class = Class::of(b".,;:\"'");

/// *Blanks*: the white space of ASCII, line breaks included.
pub(crate) const BLANK: Class = SP.or(Class::range(b'\t', b'\r'));

/// The punctuation of [`ENDS`], and the white space that may follow it.
pub(crate) const TAIL: Class = ENDS.or(BLANK);
