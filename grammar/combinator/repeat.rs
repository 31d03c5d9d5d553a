//! A repetition of any production.

use core::ops::{Bound, RangeBounds};

use nom::{Check, Err, OutputM, OutputMode, PResult, Parser};

use crate::source::Source;

use super::production::{Production, refused, split};

/// A repetition of any production: `repeat(0.., p)` is `*p`, `repeat(6..=6, p)` is `6p`. It outputs the octets that it
/// read.
///
/// The parser reads as many parts as it can, and ends when a part reads no octet.
///
/// ```
/// use handle_grammar::combinator::{accepts, repeat, text};
///
/// assert!(accepts(repeat(1.., text("ab")), b"abab") && !accepts(repeat(1.., text("ab")), b""));
/// ```
pub fn repeat<I: Source, O>(
    bounds: impl RangeBounds<usize>,
    part: impl Production<I, O>,
) -> impl Production<I> {
    let (least, most) = limits(&bounds);
    Repeat { part, least, most }
}

struct Repeat<P> {
    part: P,
    least: usize,
    most: usize,
}

impl<I: Source, P: Parser<I, Error = ()>> Parser<I> for Repeat<P> {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let (mut rest, mut items) = (input.clone(), 0);
        while items < self.most {
            match self.part.process::<OutputM<Check, Check, OM::Incomplete>>(rest.clone()) {
                Ok((after, ())) if after.input_len() < rest.input_len() => {
                    (rest, items) = (after, items + 1);
                }
                Ok(_) => items = self.most,
                Err(Err::Error(())) => break,
                Err(Err::Failure(())) => return Err(Err::Failure(())),
                Err(Err::Incomplete(needed)) => return Err(Err::Incomplete(needed)),
            }
        }
        if items < self.least {
            return Err(refused::<OM>());
        }
        Ok(split::<OM, I>(&input, input.input_len() - rest.input_len()))
    }
}

/// The bounds of a repetition as numbers.
pub(super) fn limits(bounds: &impl RangeBounds<usize>) -> (usize, usize) {
    let least = match bounds.start_bound() {
        Bound::Included(&least) => least,
        Bound::Excluded(&before) => before + 1,
        Bound::Unbounded => 0,
    };
    let most = match bounds.end_bound() {
        Bound::Included(&most) => most,
        Bound::Excluded(&after) => after.saturating_sub(1),
        Bound::Unbounded => usize::MAX,
    };
    (least, most)
}
