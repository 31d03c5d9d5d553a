//! Commas and other marks in place of the dots of a name.

use memchr::memchr;

use crate::accident::form::octets::is_number;
use crate::accident::registrant::known::extent::is_whole;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// Marks of other keyboards that stand in place of a dot.
const IN_PLACE_OF_DOT: &str = "，、。・･•﹒\u{66B}";

/// `10.1080/10428194,2016,1220552`, `10.3969/j.issn.1000-1234、2020.01.001`: a DOI name that has a form of its
/// registrant with a dot in place of each of its commas, or of these marks. A keypad, an input method or a program that
/// formats numbers wrote them.
pub(crate) fn commas(pasted: &Pasted<'_>) -> Option<Hit> {
    let (start, slash) = (pasted.body.start, pasted.slash_of_handle()?);
    let body = core::str::from_utf8(pasted.body()).ok()?;
    // Most names are of ASCII and have no comma.
    if body.is_ascii() && memchr(b',', body.as_bytes()).is_none() {
        return None;
    }
    let is_mark = |mark: char| mark == ',' || IN_PLACE_OF_DOT.contains(mark);
    // One comma is no sign of a keypad, unless a version follows, and a whole name may be followed by text.
    let first = body.find(|mark: char| IN_PLACE_OF_DOT.contains(mark));
    let is_sought = match first {
        Some(first) => !is_whole(&body.as_bytes()[..first]),
        None => body.matches(',').count() > 1 || body.rsplit(',').next().is_some_and(is_version),
    };
    if !is_sought || !is_whole(body.replace(is_mark, ".").as_bytes()) {
        return None;
    }
    let marks = body.match_indices(is_mark).filter(|(at, _)| start + at > slash);
    Hit::all(marks.map(|(at, mark)| (start + at..start + at + mark.len(), ".".into())))
}

/// Whether a text is the version of a name: `v1`.
fn is_version(text: &str) -> bool {
    text.strip_prefix('v').is_some_and(|number| is_number(number.as_bytes()))
}
