//! RFCs. Each has a DOI name, in which its number has four digits.

use alloc::format;
use alloc::string::String;

use crate::accident::form::octets::run;
use crate::accident::form::words::Words;

/// The beginnings of the addresses, without `https://` and `www.`.
static HEADS: Words = Words::new(&[
    "rfc-editor.org/rfc/rfc",
    "rfc-editor.org/info/rfc",
    "datatracker.ietf.org/doc/html/rfc",
    "datatracker.ietf.org/doc/rfc",
    "tools.ietf.org/html/rfc",
    "tools.ietf.org/rfc/rfc",
    "ietf.org/rfc/rfc",
]);

/// The DOI name of the RFC whose page has its address at `at`, and where its number ends.
pub(super) fn document(text: &[u8], at: usize) -> Option<(String, usize)> {
    let start = at + HEADS.at(text, at).next()?.len();
    let end = run(text, start, u8::is_ascii_digit);
    let digits = core::str::from_utf8(&text[start..end]).ok()?;
    let is_number = (1..=4).contains(&digits.len()) && digits.bytes().any(|digit| digit != b'0');
    is_number.then(|| (format!("10.17487/RFC{digits:0>4}"), end))
}
