//! [`Slip`]: a place of a name where its form has something else.

use core::ops::Range;

/// A place of a name where its form has something else.
pub(crate) struct Slip {
    pub(crate) place: Range<usize>,
    /// The text of the form there; empty if the form has nothing there.
    pub(crate) meant: &'static str,
    /// What `meant` is in words, such as "a dot"; empty if `meant` is clearer, or if the form has nothing there.
    pub(crate) what: &'static str,
}

/// A function that is called with each slip.
pub(crate) type OnSlip<'f> = &'f mut dyn FnMut(Slip);

/// Where a name has something that its form does not allow: the index of an octet, and that of a sign of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Divergence {
    pub(crate) at: usize,
    pub(crate) sign: usize,
}

/// A mark in words.
pub(super) fn in_words(mark: u8) -> &'static str {
    match mark {
        b'.' => "a dot",
        b'-' => "a hyphen",
        b'/' => "a slash",
        b':' => "a colon",
        b';' => "a semicolon",
        b'_' => "an underscore",
        b'(' | b')' => "a round bracket",
        b'<' => "a `<`",
        b'>' => "a `>`",
        _ => "another mark",
    }
}
