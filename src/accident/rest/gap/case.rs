//! [`Case`]: a row of the tables that say whether a name goes on after a blank.

use super::place::Gap;

/// What becomes of a name at a gap.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The name goes on after the gap.
    GoesOn,
    /// The name goes on, but nobody knows whether a mark of it is missing in the gap, or was added there.
    Unsure,
    /// The name ends before the gap.
    Ends,
}

/// A kind of gap, and what becomes of a name there.
pub(crate) struct Case {
    is: fn(&Gap<'_>) -> bool,
    verdict: Verdict,
    /// An identifier in which the blanks of the gap are written in square brackets.
    #[cfg(test)]
    example: &'static str,
}

/// A kind of gap after which the name goes on.
#[cfg_attr(not(test), expect(unused_variables, reason = "tests try the example"))]
pub(crate) const fn goes_on(is: fn(&Gap<'_>) -> bool, example: &'static str) -> Case {
    Case {
        is,
        verdict: Verdict::GoesOn,
        #[cfg(test)]
        example,
    }
}

/// A kind of gap after which the name goes on, but a mark of it may be missing or added there.
pub(super) const fn unsure(is: fn(&Gap<'_>) -> bool, example: &'static str) -> Case {
    Case { verdict: Verdict::Unsure, ..goes_on(is, example) }
}

/// A kind of gap before which the name ends, whatever later rows of the table say.
pub(crate) const fn ends(is: fn(&Gap<'_>) -> bool, example: &'static str) -> Case {
    Case { verdict: Verdict::Ends, ..goes_on(is, example) }
}

/// What becomes of a name at this gap: the first row that knows the gap decides, and a gap that no row knows ends the
/// name.
pub(crate) fn decide(cases: &[Case], gap: &Gap<'_>) -> Verdict {
    cases.iter().find(|case| (case.is)(gap)).map_or(Verdict::Ends, |case| case.verdict)
}

/// Asserts that each row is the first that knows its own example, so that no row is without effect.
#[cfg(test)]
pub(super) fn assert_each_knows_its_example(cases: &[Case]) {
    use alloc::vec::Vec;

    use crate::accident::form::octets::run_before;

    let unknown = |case: &&Case| {
        let Some((head, rest)) = case.example.split_once('[') else { return true };
        let Some((blanks, tail)) = rest.split_once(']') else { return true };
        let (head, tail) = (head.as_bytes(), tail.as_bytes());
        let handle = &head[..run_before(head, head.len(), |octet| b".,;:".contains(octet))];
        let gap = Gap::new(head, blanks.as_bytes(), tail).after(handle);
        let first = cases.iter().find(|case| (case.is)(&gap));
        !first.is_some_and(|first| core::ptr::eq(first, *case))
    };
    let unknown: Vec<_> = cases.iter().filter(unknown).map(|case| case.example).collect();
    assert!(
        unknown.is_empty(),
        "these rows are not the first to know their examples: {unknown:#?}"
    );
}
