//! Labels that people write before an identifier.

use crate::accident::form::octets::{blanks, run, starts, word_end};
use crate::accident::form::words::Words;

use super::host::host_end;
use super::identifier::identifier;

/// Labels that people write before a DOI name.
static DOI_LABELS: Words = Words::new(&[
    "digital object identifier",
    "doi number",
    "doi name",
    "doi link",
    "doi-link",
    "doi-url",
    "doi-nr.",
    "doi nr.",
    "doi-nummer",
    "doi url",
    "doi no.",
    "数字对象唯一标识符(doi)",
    "数字对象唯一标识符",
    "数字对象标识符",
    "デジタルオブジェクト識別子",
    "معرف الكائن الرقمي",
    "ДОИ",
    "дои",
    "doi编号",
    "doi号码",
    "doi码",
    "@doi",
    "doi番号",
    "doi号",
    "doi id",
    "shortdoi",
    "www.doi.org",
    "dx.doi.org",
    "doi.org",
    "dois",
    "doi",
    "d01",
    "d0i",
]);

/// Labels that people write before any identifier or link.
static LABELS: Words = Words::new(&[
    "persistent identifier",
    "permanent identifier",
    "handle system",
    "handle.net",
    "available online at",
    "available online",
    "available from",
    "available at",
    "retrieved from",
    "persistent link",
    "persistent url",
    "permanent link",
    "permanent url",
    "dc.identifier.uri",
    "dc.identifier.doi",
    "dc.identifier",
    "dc:identifier",
    "prism:doi",
    "rft_val_fmt",
    "rft_id",
    "rfr_id",
    "prism.doi",
    "citation_doi",
    "handle url",
    "handle id",
    "hdl.handle.net",
    "permalink",
    "identificador",
    "identificateur",
    "identifikator",
    "identifier",
    "handle",
    "see also",
    "website",
    "source",
    "cite as",
    "link",
    "see",
    "hdl",
    "pid",
    "uri",
    "url",
    "id",
]);

/// Where the label that begins at `at` ends, with the colon, the equals sign or the blank after it.
pub(crate) fn end(text: &[u8], at: usize) -> Option<usize> {
    doi_end(text, at).or_else(|| other_end(text, at))
}

/// Whether an identifier begins at `at`, perhaps after a label.
pub(crate) fn begins_identifier(text: &[u8], at: usize) -> bool {
    identifier(text, at) || end(text, at).is_some()
}

/// Where the label for DOI names that begins at `at` ends, with its separator.
pub(crate) fn doi_end(text: &[u8], at: usize) -> Option<usize> {
    end_of(&DOI_LABELS, text, at)
}

/// Where the label for any identifier that begins at `at` ends, with its separator.
pub(crate) fn other_end(text: &[u8], at: usize) -> Option<usize> {
    end_of(&LABELS, text, at)
}

/// Where the label at `at` that is one of `labels` ends, with its separator. A host with a port, as in
/// `hdl.handle.net:8000/10419/1234`, is not a label.
fn end_of(labels: &Words, text: &[u8], at: usize) -> Option<usize> {
    let end = labels.at(text, at).find_map(|label| separator(text, at + label.len()))?;
    host_end(text, at).is_none().then_some(end)
}

/// Where a record's own identifier begins in its identifier for harvesting, which puts `oai:` and a host before it:
/// `oai:example.org:1721.1/7582`.
pub(crate) fn harvested(text: &[u8]) -> Option<usize> {
    let host = word_end(text, 4, b".-");
    let is_oai =
        starts(text, 0, "oai:") && text[4..host].contains(&b'.') && text.get(host) == Some(&b':');
    is_oai.then_some(host + 1)
}

/// Arrows, dashes, and marks of East Asian keyboards, which a label may have before its identifier.
const SEPARATING: &[&str] = &["（", "；", "。", "->", "=>", "→", "»", "—", "–"];

/// Where the separator at `at` ends, after a label: blanks, with a colon, an equals sign, a dash or another mark among
/// them.
pub(crate) fn separator(text: &[u8], at: usize) -> Option<usize> {
    let mut end = blanks(text, at);
    if let Some(mark) = SEPARATING.iter().find(|mark| starts(text, end, mark)) {
        return Some(blanks(text, end + mark.len()));
    }
    let is_separating = text.get(end).is_some_and(|octet| b":=-.;,#>|([".contains(octet));
    if is_separating {
        // In `hdl.handle.net`, `hdl` is not a label.
        if b".-".contains(&text[end]) && text.get(end + 1).is_some_and(u8::is_ascii_alphabetic) {
            return None;
        }
        let dotted = text[end] == b'.' && text.get(end + 1) == Some(&b':');
        end = blanks(text, end + 1 + usize::from(dotted));
        // The mark may be repeated, as in `DOI:: `, `DOI -- ` and `DOI...`.
        let mark = text[end - 1];
        end = blanks(text, run(text, end, |octet| *octet == mark));
    }
    (end > at).then_some(end)
}
