//! Identifiers for harvesting (OAI) whose host shows the DOI name.

use alloc::format;

use crate::accident::form::octets::{between_blanks, is_number, starts};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// How such identifiers begin, and how the DOI names begin that go on in the same way, with digits.
const HARVESTED: &[(&str, &str)] = &[("oai:zenodo.org:", "10.5281/zenodo.")];

/// `oai:zenodo.org:3678326`: an identifier for harvesting in place of the DOI name.
pub(crate) fn harvested(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let whole = between_blanks(text, 0..text.len());
    let (head, name) = HARVESTED.iter().find(|(head, _)| starts(text, whole.start, head))?;
    let number = &text[whole.start + head.len()..whole.end];
    let number = core::str::from_utf8(number).ok().filter(|number| is_number(number.as_bytes()))?;
    Some(Hit::swap(whole, format!("{name}{number}")).no_handle())
}
