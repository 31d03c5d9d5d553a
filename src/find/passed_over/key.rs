//! Keys of entries of BibTeX, in an entry and in a citation. A change of a key would break the citations of its entry.

use crate::find::context::note::begins_label;
use crate::find::context::searched::Searched;
use crate::find::context::value::back;
use crate::text::{self, position, run_before};

/// How many octets of a list of keys are read before an identifier in it.
const LONGEST_KEYS: usize = 256;

/// A citation in LaTeX has at most this many optional arguments.
const MOST_OPTIONS: usize = 2;

/// Whether an identifier at `start` stands in a key of a citation in LaTeX, by which its author cites an entry:
/// `\cite{10.1000/182,knuth}`, `\citep*[p. 5]{knuth,10.1000/182}`. After a blank in the list of keys, this is not seen,
/// because a text may be cut there.
pub(super) fn is_cited(text: &[u8], start: usize) -> bool {
    let near = text::last(&text[..start], LONGEST_KEYS);
    let is_of_keys = |octet: &u8| *octet > b' ' && !b"{}\"`".contains(octet);
    let keys = near.len() - run_before(near, near.len(), is_of_keys);
    let Some(mut head) = text[..start - keys].strip_suffix(b"{") else { return false };
    for _ in 0..MOST_OPTIONS {
        head = before_option(head).unwrap_or(head);
    }
    let head = head.strip_suffix(b"*").unwrap_or(head);
    let (sign, command) = head.split_at(run_before(head, head.len(), u8::is_ascii_alphabetic));
    sign.ends_with(b"\\") && position(command, "cite").is_some()
}

/// The text before the optional argument with which it ends: `[p. 5]`.
fn before_option(text: &[u8]) -> Option<&[u8]> {
    let option = text.strip_suffix(b"]")?;
    if !begins_label(option) {
        return None;
    }
    option.iter().rposition(|octet| *octet == b'[').map(|opening| &text[..opening])
}

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
