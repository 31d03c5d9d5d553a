//! A run: a repetition of octets of a class.

use core::ops::RangeBounds;

use nom::{OutputMode, PResult, Parser};

use crate::class::{Class, escape};
use crate::source::{Expected, Source};

use super::production::{Production, refused, split};
use super::repeat::limits;

/// One octet of a class, or one percent-escape if the class allows it.
///
/// ```
/// use handle_grammar::combinator::{accepts, one};
/// use handle_grammar::rfc3986::PCHAR;
///
/// assert!(accepts(one(&PCHAR), b"%2F") && !accepts(one(&PCHAR), b"/"));
/// ```
pub fn one<I: Source>(class: &'static Class) -> impl Production<I> {
    run(class, 1..=1)
}

/// A repetition of a class, read as one run: `run(&PCHAR, 0..)` is `*pchar`, `run(&HEXDIG, 1..=4)` is `1*4HEXDIG`.
///
/// The parser reads as many octets as it can; a percent-escape counts as one. It fails if these are fewer than the
/// lower bound.
///
/// ```
/// use handle_grammar::combinator::run;
/// use handle_grammar::rfc5234::HEXDIG;
/// use nom::Parser;
///
/// let (rest, read) = run(&HEXDIG, 1..=4).parse(&b"20abc-"[..]).unwrap();
/// assert_eq!((read, rest), (&b"20ab"[..], &b"c-"[..]));
/// ```
pub fn run<I: Source>(
    class: &'static Class,
    bounds: impl RangeBounds<usize>,
) -> impl Production<I> {
    let (least, most) = limits(&bounds);
    Run { class, least, most }
}

/// The parser of a run. It is always inlined, so that the compiler chooses from the bounds how to read.
struct Run {
    class: &'static Class,
    least: usize,
    most: usize,
}

impl<I: Source> Parser<I> for Run {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let octets = input.octets();
        let (end, items) = match self.most {
            usize::MAX if self.least <= 1 => {
                let end = self.class.run(octets);
                (end, end)
            }
            1 => {
                let end = self.class.item(octets);
                (end, usize::from(end > 0))
            }
            most => self.class.count(octets, most),
        };
        if I::WATCHED && items < self.most {
            missed(&input, end, self.class);
        }
        if items < self.least {
            return Err(refused::<OM>());
        }
        Ok(split::<OM, I>(&input, end))
    }
}

/// Reports the end of a run as a miss of the class and, if an incomplete percent-escape stands there, as a miss of its
/// next digit.
fn missed<I: Source>(input: &I, end: usize, class: &'static Class) {
    input.miss(end, Expected::Class(class));
    if let Some(broken @ [b'%', ..]) = input.octets().get(end..)
        && class.escapes()
    {
        input.miss(end + escape(broken), Expected::Escape(class));
    }
}
