//! Keys of entries of BibTeX. A change of a key would break the citations of its entry.

use crate::find::context::searched::Searched;
use crate::find::context::value::back;

/// The kinds of entries of BibTeX and its successors.
const ENTRIES: [&str; 34] = [
    "article",
    "book",
    "bookinbook",
    "booklet",
    "collection",
    "conference",
    "data",
    "dataset",
    "electronic",
    "inbook",
    "incollection",
    "inproceedings",
    "inreference",
    "manual",
    "mastersthesis",
    "misc",
    "mvbook",
    "mvcollection",
    "mvproceedings",
    "mvreference",
    "online",
    "patent",
    "periodical",
    "phdthesis",
    "proceedings",
    "reference",
    "report",
    "software",
    "suppbook",
    "suppcollection",
    "suppperiodical",
    "techreport",
    "thesis",
    "unpublished",
];

/// Whether an identifier at `start` is the key of an entry of BibTeX, by which its author cites it:
/// `@article{10.1000/182,`, `@article(10.1000/182,`. If a blank stands beside the brace, this is not seen, because a
/// text may be cut there.
pub(super) fn is_key(searched: Searched<'_>, start: usize) -> bool {
    if start == 0 || !b"{(".contains(&searched.before(start)) {
        return false;
    }
    let kind = back(searched, start, |octet| octet.is_ascii_alphabetic());
    let Some(sign) = kind.checked_sub("@".len()) else { return false };
    let name = &searched.text[kind..start - "{".len()];
    searched.text[sign] == b'@'
        && ENTRIES.iter().any(|entry| name.eq_ignore_ascii_case(entry.as_bytes()))
}
