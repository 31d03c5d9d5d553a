//! Identifiers of arXiv, each of which has had a DOI name since 2022.

use alloc::format;
use alloc::string::String;

use crate::accident::form::octets::{are_digits, between_blanks, blanks, run};
use crate::accident::form::words::Words;
use crate::accident::name;
use crate::accident::name::beside::end_of_address;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::ascii;

use super::form::trimmed;

/// The archives in arXiv's identifiers from before April 2007.
static ARCHIVES: Words = Words::new(&[
    "acc-phys", "adap-org", "alg-geom", "ao-sci", "astro-ph", "atom-ph", "bayes-an", "chao-dyn",
    "chem-ph", "cmp-lg", "comp-gas", "cond-mat", "cs", "dg-ga", "funct-an", "gr-qc", "hep-ex",
    "hep-lat", "hep-ph", "hep-th", "math-ph", "math", "mtrl-th", "nlin", "nucl-ex", "nucl-th",
    "patt-sol", "physics", "plasm-ph", "q-alg", "q-bio", "quant-ph", "solv-int", "supr-con",
]);

/// Labels that may stand before an arXiv identifier, and addresses without the scheme of the web and `www.`.
static HEADS: Words = Words::new(&[
    "arxiv.org/abs/",
    "arxiv.org/pdf/",
    "arxiv.org/html/",
    "export.arxiv.org/abs/",
    "export.arxiv.org/pdf/",
    "ar5iv.labs.arxiv.org/html/",
    "ar5iv.org/abs/",
    "ar5iv.org/html/",
    "doi.org/arxiv:",
    "doi.org/arxiv.",
    "oai:arxiv.org:",
    "arxiv preprint arxiv:",
    "doi:arxiv:",
    "doi:arxiv.",
    "arxiv id:",
    "arxiv:",
    "arxiv.",
    "arxiv ",
    "arxiv/",
]);

/// An arXiv identifier, which has had a DOI name since 2022.
pub(crate) fn arxiv(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let first = blanks(text, 0);
    let bare_start = if pasted.says_handle() { pasted.body.start } else { first };
    // A label may begin the text, or follow the scheme of handles or the host of a proxy.
    let mut starts = [name::address_start(text, first), bare_start].into_iter();
    let labelled = starts.find_map(|at| HEADS.at(text, at).next().map(|head| (at, head)));
    let head = labelled.map(|(_, head)| head);
    let start = labelled.map_or(bare_start, |(at, head)| blanks(text, at + head.len()));
    if !begins_like_id(&text[start..]) {
        return None;
    }
    // Another link may stand beside that to the paper.
    let is_link = pasted.kind == Kind::Web;
    let limit = if is_link { end_of_address(text, pasted.host.end) } else { text.len() };
    let whole = between_blanks(text, 0..limit);
    // The address of a page may have a query or a fragment.
    let is_address = head.is_some_and(|head| head.ends_with('/'));
    let is_part = |octet: &u8| !(is_address && b"?#".contains(octet));
    let end = run(text, start, is_part).min(whole.end);
    let id = arxiv_id(text.get(start..end)?)?;
    // A reference may name both, and then the DOI name is the identifier.
    if (start..whole.end).any(|at| name::registered_doi_slash(text, at).is_some()) {
        return None;
    }
    // Digits and a dot alone may be anything, so such an identifier needs a label, or must begin with a year and a
    // month.
    let bare = head.is_none() && !id.contains('/');
    if bare && (!is_dated(id) || text.contains(&b'/')) {
        return None;
    }
    let doi = format!("10.48550/arXiv.{}", without_subject(id));
    let written = match pasted.kind {
        Kind::Name => doi,
        Kind::Web => format!("https://doi.org/{doi}"),
        Kind::Hdl => format!("hdl:{doi}"),
        Kind::InfoHandle | Kind::Info => format!("info:doi/{doi}"),
    };
    let hit = Hit::swap(whole, written).called("an arXiv identifier");
    Some(if limit < text.len() { hit } else { hit.no_handle() })
}

/// Whether a text begins with four octets and a dot, the first of them a digit, or with an archive and a slash, as the
/// identifiers of arXiv do.
fn begins_like_id(text: &[u8]) -> bool {
    if text.first().is_some_and(u8::is_ascii_digit) {
        return text.get(4) == Some(&b'.');
    }
    let slash = text.iter().position(|&octet| octet == b'/');
    slash.is_some_and(|slash| is_archive(&text[..slash]))
}

/// The arXiv identifier at the beginning of the text, without its version. One of 2007 or later begins with four digits
/// and a dot, an older one with an archive and a slash.
fn arxiv_id(text: &[u8]) -> Option<&str> {
    if !begins_like_id(text) {
        return None;
    }
    let is_new = text.first().is_some_and(u8::is_ascii_digit);
    let slash = text.iter().position(|&octet| octet == b'/');
    let is_file = ascii::ends_with(text, ".pdf");
    let text = &text[..text.len() - if is_file { ".pdf".len() } else { 0 }];
    let text = trimmed(&text[..without_note(text)]);
    let unversioned = match text.iter().rposition(|&octet| octet == b'v') {
        Some(at) if at + 1 < text.len() && are_digits(&text[at + 1..]) => &text[..at],
        _ => text,
    };
    let is_id = match (is_new, slash) {
        (true, _) => {
            (9..=10).contains(&unversioned.len())
                && are_digits(&unversioned[..4])
                && are_digits(&unversioned[5..])
        }
        (false, Some(slash)) => unversioned
            .get(slash + 1..)
            .is_some_and(|number| number.len() == 7 && are_digits(number)),
        (false, None) => false,
    };
    core::str::from_utf8(unversioned).ok().filter(|_| is_id)
}

/// An identifier without the subject after the name of its archive, which its DOI name leaves out: `math/0309136` for
/// `math.GT/0309136`.
fn without_subject(id: &str) -> String {
    match id.split_once('/') {
        Some((archive, number)) => {
            let archive = archive.split('.').next().unwrap_or_default();
            format!("{archive}/{number}")
        }
        None => id.into(),
    }
}

/// Whether this is the name of an archive, or of a subject in it: `math.GT`.
fn is_archive(name: &[u8]) -> bool {
    let archive = name.split(|&octet| octet == b'.').next().unwrap_or_default();
    ARCHIVES.has(archive)
}

/// Where the identifier ends, before a subject or another note: `0704.0001 [hep-ph]`, `2101.00001 accepted in Nature`.
/// If a number or a unit follows, the text is probably an amount.
fn without_note(text: &[u8]) -> usize {
    let blank = run(text, 0, |octet| *octet != b' ');
    let note = &text[blanks(text, blank)..];
    let begins = matches!(note, [b'[' | b'(', ..]) || run(note, 0, u8::is_ascii_lowercase) > 2;
    if begins { blank } else { text.len() }
}

/// Whether the first four digits are a year and a month since April 2007.
pub(crate) fn is_dated(id: &str) -> bool {
    let number: u32 = id.get(..4).and_then(|digits| digits.parse().ok()).unwrap_or(0);
    (704..=4912).contains(&number) && (1..=12).contains(&(number % 100))
}
