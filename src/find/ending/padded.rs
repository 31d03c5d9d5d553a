//! Dots at the end of an info URI that belong to its identifier.

use crate::accident::LONGEST_SEARCHED;
use crate::registry::Namespace;
use crate::text::{ascii, run};

/// How many dots a bibcode has at its end at most: it is padded with them to nineteen characters.
const MOST: usize = 18;

/// Where an identifier ends that was read up to `end`, with the dots after it without which the identifier of an info
/// URI would lack the form of its namespace: `info:bibcode/1919Natur.104..354.`.
pub(super) fn with_padding(text: &[u8], start: usize, end: usize) -> usize {
    let may_be_padded = text.get(end) == Some(&b'.')
        && end - start <= LONGEST_SEARCHED
        && ascii::starts_with(&text[start..], "info:");
    if !may_be_padded {
        return end;
    }
    let has_form = |end: &usize| {
        let uri = &text[start..*end];
        Namespace::of_identifier(uri)
            .is_some_and(|(namespace, identifier)| namespace.has_described_form(&uri[identifier]))
    };
    let dots = run(text, end, |octet| *octet == b'.');
    (end..=dots).take(MOST + 1).find(has_form).unwrap_or(end)
}
