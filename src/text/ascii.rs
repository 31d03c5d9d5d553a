//! Comparisons of octets in which the case of ASCII letters does not count.

/// How many octets of `lead` a text begins with, in any case: all of them, or 0.
#[inline]
pub(crate) fn lead(text: &[u8], lead: &str) -> usize {
    if starts_with(text, lead) { lead.len() } else { 0 }
}

/// Whether `text` begins with `head`, in any case.
#[inline]
pub(crate) fn starts_with(text: &[u8], head: &str) -> bool {
    let found = text.get(..head.len());
    found.is_some_and(|found| found.eq_ignore_ascii_case(head.as_bytes()))
}

/// Whether `text` ends with `tail`, in any case.
#[inline]
pub(crate) fn ends_with(text: &[u8], tail: &str) -> bool {
    let found = text.len().checked_sub(tail.len()).and_then(|at| text.get(at..));
    found.is_some_and(|found| found.eq_ignore_ascii_case(tail.as_bytes()))
}
