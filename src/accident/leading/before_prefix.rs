//! Letters and signs right before the prefix of a name.

use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The longest text before a name that is looked at, in octets.
const LONGEST: usize = 12;

/// `x10.1063/PT.3.1234`, `²10.1515/crll.1826.1.65`, `é1721.1/49773`: letters or signs right before the prefix of a DOI
/// name, or characters beyond ASCII right before that of a handle. No prefix in use has a letter before its first digit
/// and `10.` after it, or begins with a character beyond ASCII.
pub(crate) fn before_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.expects_handle() {
        return None;
    }
    let (body, start) = (pasted.body(), pasted.body.start);
    let slash = body.iter().position(|&octet| octet == b'/')?;
    let end = before_doi(body, slash).or_else(|| before_handle(body))?;
    Some(Hit::cut(start..start + end))
}

/// The length of the text before the DOI name whose slash is at `slash`.
fn before_doi(body: &[u8], slash: usize) -> Option<usize> {
    let is_name = |at: &usize| name::registered_doi_slash(body, *at) == Some(slash);
    let end = (1..=slash.min(LONGEST)).find(is_name)?;
    let text = &body[..end];
    let is_letter = |octet: &u8| octet.is_ascii_alphabetic() || !octet.is_ascii();
    // There are other rules for a blank, a label with a colon, a user with an `@` and a command of LaTeX before a name.
    let is_apart = text.iter().any(|octet| b" \t:=\"'@\\{".contains(octet));
    (text.iter().any(is_letter) && !text.iter().any(u8::is_ascii_digit) && !is_apart).then_some(end)
}

/// The length of the characters beyond ASCII before a handle of the usual form.
fn before_handle(body: &[u8]) -> Option<usize> {
    let end = body.iter().take(LONGEST).position(u8::is_ascii).filter(|&end| end > 0)?;
    name::usual_slash(&body[end..]).map(|_| end)
}
