//! [`Production`]: the trait of every parser of a rule; and how such a parser accepts or refuses a text.

use nom::{Err, Mode, OutputMode, Parser};

use crate::source::Source;

/// The trait of every production: a nom parser of a [`Source`] whose error is `()`.
///
/// `O` is its output: by default the octets that it read, for a rule of several parts a tuple of the parts.
///
/// ```
/// use handle_grammar::combinator::{Production, accepts, run, text};
/// use handle_grammar::rfc5234::DIGIT;
/// use handle_grammar::source::Source;
/// use nom::Parser;
///
/// fn year<I: Source>() -> impl Production<I, (I, I)> {
///     (text("in "), run(&DIGIT, 4..=4))
/// }
/// assert!(accepts(year(), b"in 2008"));
/// ```
pub trait Production<I, O = I>: Parser<I, Output = O, Error = ()> {}

impl<I, O, P: Parser<I, Output = O, Error = ()>> Production<I, O> for P {}

/// The octets after the first `end`, and these first octets as output.
#[inline]
pub(super) fn split<OM: OutputMode, I: Source>(
    input: &I,
    end: usize,
) -> (I, <OM::Output as Mode>::Output<I>) {
    let (rest, read) = input.take_split(end);
    (rest, OM::Output::bind(|| read))
}

/// The error of every production: it has no content, because a watcher is told what was expected.
#[inline]
pub(super) fn refused<OM: OutputMode>() -> Err<(), <OM::Error as Mode>::Output<()>> {
    Err::Error(OM::Error::bind(|| ()))
}
