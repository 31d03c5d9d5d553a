//! `10.1371/journal.pone.0011111/comments`: a part of an address or of a file name, right after a name that is whole.

use crate::accident::address::file_start;
use crate::accident::form::octets::{is_word, position, run, run_before, starts};
use crate::accident::form::pattern;
use crate::accident::registrant::known::check::{self, Check};
use crate::accident::registrant::known::row::{Given, Registrant};
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// The marks before such a part.
const BEFORE_PART: &[u8] = b"/_-";

/// The shortest word that is taken for a part of an address: the parts of an article have shorter names, as in `.s001`.
const SHORTEST: usize = 3;

/// What follows a whole name.
pub(crate) fn followed(pasted: &Pasted<'_>) -> Option<Hit> {
    let Given { known, name, start } = Given::of(pasted)?;
    let at = start + end_of_whole(known, name)?;
    Some(Hit::cut(at..pasted.body.end))
}

/// The end of the whole name with which a local name of a strict registrant begins. This whole name has a form that no
/// other registrant has, the mark after it begins a part of an address, and the local name itself has no form of the
/// registrant, as it is or with another mark in place of this one. The zeros after the comma of a number, numbers of
/// pages after a colon, words after a slash, a letter after a PII, a version, text after a check character, and tags of
/// programs may follow a name of any form.
pub(crate) fn end_of_whole(known: &Registrant, name: &[u8]) -> Option<usize> {
    if !known.is_strict || known.gives(name) {
        return None;
    }
    let ends = [without_zeros, without_pages, without_tag, without_word, without_letter]
        .map(|without| without(name));
    let version = without_version(known, name);
    let end = ends.into_iter().flatten().chain(version).find(|end| known.gives(&name[..*end]));
    if let Some(end) = end.or_else(|| after_check_character(known, name)) {
        return Some(end);
    }
    let is_whole = |name: &[u8]| {
        let mut forms = known.own.iter().filter(|form| pattern::is(name, form));
        forms.any(|form| check::mismatch(form, name).is_none())
    };
    let is_end = |&at: &usize| {
        BEFORE_PART.contains(&name[at]) && is_of_page(&name[at + 1..]) && is_whole(&name[..at])
    };
    // Another mark may belong before the version of the name.
    let has_form = |at: usize, mark: &u8| {
        let parts = [&name[..at], core::slice::from_ref(mark), &name[at + 1..]];
        let name = parts.concat();
        known.own.iter().any(|form| pattern::is(&name, form))
    };
    let at = (1..name.len()).find(is_end)?;
    (!b"./_-".iter().any(|mark| has_form(at, mark))).then_some(at)
}

/// Where a name ends before the `,00` with which spreadsheets write numbers.
fn without_zeros(name: &[u8]) -> Option<usize> {
    [&b",0"[..], b",00"].iter().find_map(|zeros| Some(name.strip_suffix(*zeros)?.len()))
}

/// Where a name ends before a colon and the numbers of pages: `dryad.8515:45-67`.
fn without_pages(name: &[u8]) -> Option<usize> {
    let pages = run_before(name, name.len(), |octet| octet.is_ascii_digit() || *octet == b'-');
    let colon = pages.checked_sub(1).filter(|&at| name[at] == b':')?;
    name.get(pages)?.is_ascii_digit().then_some(colon)
}

/// Where a name ends before the type or the language that a program wrote after it: `::en`, `^^xsd:string`, `[en_US]`.
fn without_tag(name: &[u8]) -> Option<usize> {
    let language = || match name.last_chunk()? {
        [b'[', a, b, b'_', c, d, b']'] if is_word(&[*a, *b, *c, *d], b"") => Some(name.len() - 7),
        _ => None,
    };
    ["::", "^^"].iter().filter_map(|mark| position(name, mark)).min().or_else(language)
}

/// Where a name ends before a slash and a word of five letters or more: `journal.pone.0100000.g001/powerpoint`.
fn without_word(name: &[u8]) -> Option<usize> {
    let word = run_before(name, name.len(), u8::is_ascii_alphabetic);
    (name.len() - word >= 5 && name[..word].ends_with(b"/")).then(|| word - 1)
}

/// Where a PII ends before a lower-case letter, after its check character: `S0098-1354(98)00218-Xs`.
fn without_letter(name: &[u8]) -> Option<usize> {
    let is_of_pii = matches!(name,
        [b'S', .., b'-', b'0'..=b'9' | b'X', last] if last.is_ascii_lowercase());
    is_of_pii.then(|| name.len() - 1)
}

/// Where a name ends before a version, `zenodo.1234567v2` or `zenodo.1234567.v2`, and perhaps the kind of a file, unless
/// names of the registrant have a version after another mark.
fn without_version(known: &Registrant, name: &[u8]) -> Option<usize> {
    let name = &name[..file_start(name, name.len()).unwrap_or(name.len())];
    let digits = run_before(name, name.len(), u8::is_ascii_digit);
    let head = name[..digits].strip_suffix(b"v")?;
    let head = head.strip_suffix(b".").unwrap_or(head);
    let version = &name[digits - 1..];
    // A form that ends with letters and a number of any kind does not show that the number is a version.
    let is_of_version = |form: &str| !form.ends_with("$#");
    let has_version =
        |mark: &u8| known.form_of(&[head, &[*mark], version].concat()).is_some_and(is_of_version);
    let is_version = head.last()?.is_ascii_digit() && (2..4).contains(&version.len());
    (is_version && !b"./_-".iter().any(has_version)).then_some(head.len())
}

/// Where a PII or the number of an article ends with its right check character, before a mark with which neither goes
/// on, and a letter: `s12035-015-9182-6_table1.csv`.
fn after_check_character(known: &Registrant, name: &[u8]) -> Option<usize> {
    let is_checked = |name: &[u8]| {
        let mut checks = known.forms().filter(|form| pattern::is(name, form)).map(Check::of);
        checks.any(|check| check.is_some_and(|check| check.ends(name)))
    };
    let is_end = |&at: &usize| {
        b"_;".contains(&name[at])
            && name.get(at + 1).is_some_and(u8::is_ascii_alphabetic)
            && is_checked(&name[..at])
    };
    (1..name.len()).find(is_end)
}

/// Whether a text is the version of an article, the number of a supplement, or begins with a word of an address. Some
/// names have the word for a figure or a table after them.
fn is_of_page(text: &[u8]) -> bool {
    let word = run(text, 0, u8::is_ascii_alphabetic);
    let is_number = || run(text, word, u8::is_ascii_digit) == text.len() && word < text.len();
    match &text[..word] {
        b"v" | b"DC" => is_number(),
        letters => {
            let ends = text.get(word).is_none_or(|octet| b"/._-".contains(octet));
            let is_part = ["fig", "table", "supp"].iter().any(|part| starts(letters, 0, part));
            word >= SHORTEST && ends && (!is_part || word == text.len())
        }
    }
}
