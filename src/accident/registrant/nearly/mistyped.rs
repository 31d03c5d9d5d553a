//! [`Mistyped`]: one slip of typing, or of a scanner, because of which a name has no form of its registrant.

use core::ops::Range;

use crate::accident::form::octets::{run, run_before};
use crate::accident::form::pattern;

use super::slip::{Divergence, Slip};

/// A slip in a name: `octets` of it stand where its form has `signs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mistyped {
    /// Where the slip begins.
    pub(crate) divergence: Divergence,
    pub(crate) octets: usize,
    pub(crate) signs: usize,
}

impl Mistyped {
    /// How unlikely such a slip is: people leave something out more often than they write something else, and that more
    /// often than they add something. They leave out one sign more often than several.
    pub(super) fn unlikeliness(self) -> (usize, usize) {
        let kind = if self.octets == 0 { 0 } else { 1 + usize::from(self.signs == 0) };
        (kind, self.signs)
    }

    /// Whether a mark is missing before the last part of a form, between two digits of the name.
    pub(super) fn divides_last(self, name: &[u8], form: &str) -> bool {
        let Divergence { at, sign } = self.divergence;
        let is_digit = |octet: Option<&u8>| octet.is_some_and(u8::is_ascii_digit);
        // The mark and the last part are the last two signs.
        let is_last = self.octets == 0 && sign + 2 == form.len();
        is_last && is_digit(name[..at].last()) && is_digit(name.get(at))
    }

    /// What the name has at the place of the slip, and the form.
    pub(crate) fn slip(self, form: &'static str) -> Slip {
        let Divergence { at, sign } = self.divergence;
        let (end, next) = (at + self.octets, sign + self.signs);
        let signs = form.as_bytes();
        let (start, last) = (word_before(signs, sign), word_after(signs, next));
        // For a slip in a word, or a letter too many after it, the message shows the whole word.
        if start < last && (sign..next).all(|sign| is_in_word(signs, sign)) {
            let place = at - (sign - start)..end + (last - next);
            return Slip { place, meant: &form[start..last], what: "" };
        }
        let what = if self.signs == 0 { "nothing" } else { "" };
        Slip { place: at..end, meant: &form[sign..next], what }
    }
}

/// Whether a form has a letter, a digit or a mark at `sign`, which stands for itself.
pub(crate) fn is_literal(form: &[u8], sign: usize) -> bool {
    form.get(sign).is_some_and(|sign| !pattern::SIGNS.contains(*sign))
}

/// Whether a form has a letter or a digit at `sign`.
pub(crate) fn is_in_word(form: &[u8], sign: usize) -> bool {
    form.get(sign).is_some_and(u8::is_ascii_alphanumeric)
}

/// Where the word before `sign` begins.
pub(super) fn word_before(form: &[u8], sign: usize) -> usize {
    run_before(form, sign, u8::is_ascii_alphanumeric)
}

/// Where the word from `sign` on ends.
pub(super) fn word_after(form: &[u8], sign: usize) -> usize {
    run(form, sign, u8::is_ascii_alphanumeric)
}

/// The part of a name that follows what is missing at `at`, up to the next mark, or else the part before it; and
/// whether it is the one before.
pub(crate) fn beside(name: &[u8], at: usize) -> (Range<usize>, bool) {
    // A character that is not ASCII may have several octets.
    let is_word = |octet: &u8| octet.is_ascii_alphanumeric() || !octet.is_ascii();
    if at < name.len() {
        return (at..run(name, at, is_word).max(at + 1), false);
    }
    let word = run_before(name, at, |octet| !is_word(octet));
    (run_before(name, word, is_word)..at, true)
}
