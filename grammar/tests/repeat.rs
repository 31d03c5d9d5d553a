//! Runs and repetitions between bounds, and where each ends.

use std::ops::{Bound, RangeBounds};

use handle_grammar::combinator::{Production, repeat, run};
use handle_grammar::rfc3986::PCHAR;
use handle_grammar::rfc5234::DIGIT;

/// How many octets of a text the production reads, if it does not fail.
fn read<'a>(mut production: impl Production<&'a [u8]>, text: &'a [u8]) -> Option<usize> {
    production.parse(text).ok().map(|(rest, _)| text.len() - rest.len())
}

fn pchars(bounds: impl RangeBounds<usize>, text: &[u8]) -> Option<usize> {
    read(run(&PCHAR, bounds), text)
}

#[test]
fn an_escape_is_one_item() {
    assert_eq!(pchars(1..=1, b"%41b"), Some(3));
    assert_eq!(pchars(1..=1, b"%4"), None);
    assert_eq!(pchars(0..=1, b"%4"), Some(0));
    assert_eq!(pchars(2.., b"%41"), None);
    assert_eq!(pchars(2.., b"%41b"), Some(4));
    assert_eq!(pchars(1..=2, b"%41%42%43"), Some(6));
}

#[test]
fn bounds_are_those_of_a_range() {
    assert_eq!(pchars(.., b""), Some(0));
    assert_eq!(pchars(0..2, b"abc"), Some(1));
    let more_than_one = (Bound::Excluded(1), Bound::Unbounded);
    assert_eq!(pchars(more_than_one, b"a"), None);
    assert_eq!(pchars(more_than_one, b"ab"), Some(2));
}

#[test]
fn a_repetition_takes_as_many_as_it_may() {
    let digits = |bounds, text| read(repeat::<&[u8], _>(bounds, run(&DIGIT, 1..=1)), text);
    assert_eq!(digits(2..=3, b"1"), None);
    assert_eq!(digits(2..=3, b"12a"), Some(2));
    assert_eq!(digits(2..=3, b"1234"), Some(3));
}

#[test]
fn a_repetition_of_nothing_ends() {
    assert_eq!(read(repeat(0.., run(&DIGIT, 0..)), b"12a"), Some(2));
    assert_eq!(read(repeat(3..=3, run(&DIGIT, 0..)), b"a"), Some(0));
}
