//! DOI names whose prefix is damaged, beside labels, words and markup: these must not be taken for handles that begin
//! with the number of the registrant.

use crate::accident::form::digit::are_ten;
use crate::accident::form::octets::{blanks, is_year, run, starts, word_end};
use crate::accident::name::{self, label};
use crate::read::proxy::HOSTS;
use crate::text::heads::REGISTRANT_DIGITS;

use super::prefix::DOTS;
use super::slash::slash_end;

/// Where the local name begins, perhaps with blanks before it, after a damaged prefix at `at`, as in `10. 1000/182`,
/// `10,1000/182`, `10 1000/182`, `l0.1000/182` and `10.1000 / 182`. Another sign may stand in place of the slash.
pub(crate) fn local_name_start(text: &[u8], at: usize) -> Option<usize> {
    if !are_ten(*text.get(at..)?.first_chunk()?) {
        return None;
    }
    let dot = blanks(text, at + 2);
    let has_dot = text.get(dot) == Some(&b'.');
    let has_mark = has_dot || text.get(dot) == Some(&b',');
    let registrant = if has_mark { blanks(text, dot + 1) } else { dot };
    let end = run(text, registrant, u8::is_ascii_digit);
    let number = &text[registrant..end];
    // Without a dot, these may be two numbers, and the second is often a year.
    let is_year = !has_dot && is_year(number);
    let is_number =
        registrant > at + 2 && REGISTRANT_DIGITS.contains(&number.len()) && number[0] != b'0';
    let start = slash_end(text, blanks(text, end)).filter(|_| is_number && !is_year)?;
    (blanks(text, start) < text.len()).then_some(start)
}

/// What stands in place of the dot of a prefix besides [`DOTS`]: the marks of East Asian keyboards, and how HTML writes
/// a full stop.
const WIDE_DOTS: &[&str] = &["．", "。", "｡", "：", "，", "；", "&#46;", "&#x2e;", "&period;"];

/// Marks of ASCII that stand in place of the first dot of a prefix, with the numbers before and after it.
const MARKED: &[(&str, &str)] =
    &[("10:", ""), ("10;", ""), ("10_", ""), ("10>", ""), ("20,", "500."), ("20:", "500.")];

/// Where the local name begins after the prefix at `at`, which has another sign in place of a dot: `10．1000/182`,
/// `10&#46;1000/182`, `20.500．12345/1`, and, before the number of a registrant, `10:1000/182`.
pub(crate) fn after_odd_dot(text: &[u8], at: usize) -> Option<usize> {
    text.get(at).filter(|octet| octet.is_ascii_digit())?;
    let numbers = run(text, at, |octet| octet.is_ascii_digit() || *octet == b'.');
    let odd = DOTS.iter().chain(WIDE_DOTS).find(|dot| starts(text, numbers, dot));
    let (number, least) = match odd {
        Some(dot) => (numbers + dot.len(), 1),
        None => {
            let is_at = |(head, rest): &&(&str, &str)| {
                starts(text, at, head) && starts(text, at + head.len(), rest)
            };
            (at + MARKED.iter().find(is_at)?.0.len(), 3)
        }
    };
    let end = run(text, number, |octet| octet.is_ascii_digit() || *octet == b'.');
    let is_number = run(text, number, u8::is_ascii_digit) >= number + least;
    (is_number && text[end..].starts_with(b"/")).then_some(end + 1)
}

/// Whether an identifier begins at `at`, perhaps after a label. It may also be a DOI name with a damaged prefix, or a
/// link to a DOI name at any host.
pub(crate) fn may_begin_identifier(text: &[u8], at: usize) -> bool {
    label::begins_identifier(text, at)
        || local_name_start(text, at).is_some()
        || is_link_to_doi(text, at)
}

/// Whether a link begins at `at` that has a DOI name right after its host, of which the slash may be missing after a
/// known proxy: `https://doi.org10.1000/182`.
fn is_link_to_doi(text: &[u8], at: usize) -> bool {
    let Some(start) = name::web_end(text, at) else { return false };
    let begins_doi = |at: usize| name::doi_slash(text, at).is_some();
    let host = word_end(text, start, b".-");
    text.get(host) == Some(&b'/') && begins_doi(host + 1)
        || HOSTS.iter().any(|known| starts(text, start, known) && begins_doi(start + known.len()))
}
