//! A question mark in place of the slash of a DOI name in a link.

use crate::accident::hit::Hit;
use crate::accident::octets::{are_digits, run};
use crate::accident::pasted::Pasted;
use crate::text::ascii::DOI_START;

/// `https://doi.org/10.1016?j.jbusres.2019.01.020`: a prefix alone, and after it a `?` with something that is not a
/// parameter.
pub(crate) fn question(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    let rest = text.get(body.end..)?.strip_prefix(b"?").filter(|_| pasted.is_known)?;
    let number = pasted.body().strip_prefix(DOI_START.as_bytes())?;
    let is_prefix = (4..10).contains(&number.len()) && are_digits(number);
    let word = run(rest, 0, |octet| *octet != b'=' && *octet != b'&');
    let is_name = word == rest.len() && rest.iter().any(u8::is_ascii_digit);
    (is_prefix && is_name && pasted.is_raw(&(body.end..body.end + 1)))
        .then(|| Hit::swap(body.end..body.end + 1, "/"))
}
