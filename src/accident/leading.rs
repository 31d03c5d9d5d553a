//! Accidents before an identifier. This file recognises labels, and the files of the folder recognise marks, the
//! numbers of a list, functions, paths of addresses, and other words. Only `words` uses another of them, `list`.

mod before_prefix;
mod bracket;
mod damaged;
mod function;
mod list;
mod marks;
mod other_page;
mod path;
mod wide_number;
mod words;

use super::form::octets::{blank, blanks, blanks_before, has_digit, is_word, run, starts};
use super::link;
use super::markup::begins_marked;
use super::name::{self, label};
use super::registrant::has_lost_ten;
use super::search::hit::Hit;
use super::search::pasted::Pasted;
use super::slip::{damaged_prefix, is_nearly_prefix};
use crate::read::proxy;
use crate::text::begins_parameter;

pub(super) use before_prefix::before_prefix;
use bracket::{cut_label, opens};
pub(super) use damaged::damaged;
pub(super) use function::function;
pub(super) use list::list;
pub(super) use marks::marks;
pub(super) use other_page::other_page;
pub(super) use path::path;
pub(super) use wide_number::wide_number;
pub(super) use words::words;

/// `DOI: `, `doi `, `DOI10.…`: a label before a DOI name, or before a link to one.
pub(super) fn doi(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    // The identifiers of other namespaces have forms of their own.
    if !pasted.expects_handle() {
        return None;
    }
    let end = label::doi_end(text, start).or_else(|| unseparated(text, start))?;
    // A shortDOI with letters only looks like words.
    let named = name::doi_slash(text, end).is_some()
        || name::short_doi_name(text, end).is_some_and(has_digit);
    // `doi:` alone is a scheme: a text may begin with it, and there are other rules for it inside a text.
    let colon = start + "doi:".len();
    if starts(text, start, "doi:") && end == blanks(text, colon) && !starts(text, end, "http") {
        let first = start == 0 && !starts(text, colon, "doi:");
        let scheme = || Hit::cut(start..end).surely(named || is_short_doi(&text[end..]));
        return slashes(text, start).or_else(|| first.then(scheme));
    }
    let follows = || {
        name::link_end(text, end).is_some()
            || label::end(text, end).is_some()
            || begins_marked(text, end)
            || is_page(text, end)
    };
    if !named && !follows() && damaged_prefix::local_name_start(text, end).is_none() {
        return None;
    }
    let sure = named && !is_glued(text, start, end) && !opens(&text[start..end]);
    Some(cut_label(pasted, start..end).surely(sure))
}

/// Whether a text is a shortDOI and nothing more. After `doi:`, it may also have letters only, but not a single one.
fn is_short_doi(text: &[u8]) -> bool {
    name::short_doi_name(text, 0).is_some_and(|name| name.len() > 1 && text.ends_with(name))
}

/// Whether the address of a page begins at `at` that has an identifier in it, or from which one follows.
fn is_page(text: &[u8], at: usize) -> bool {
    name::web_end(text, at).is_some() && link::shows_identifier(&text[at..])
}

/// `doi:/10.…` and `doi://10.…`.
fn slashes(text: &[u8], start: usize) -> Option<Hit> {
    let colon = start + "doi:".len();
    let end = run(text, colon, |octet| *octet == b'/');
    (end > colon && name::doi_slash(text, end).is_some()).then(|| Hit::cut(start..end))
}

/// Labels in brackets that need no separator; the last one is how union catalogues in Germany mark a number that comes
/// from the DOI system.
const BRACKETED: &[&str] = &["[doi]", "(doi)", "【doi】", "〔doi〕", "(de-599)doi"];

/// The index at which a name begins after a label without a separator: after `DOI`, perhaps with `_` or slashes
/// between, or directly after a label in brackets or a host.
fn unseparated(text: &[u8], start: usize) -> Option<usize> {
    let end = start + "doi".len();
    let label = BRACKETED.iter().chain(proxy::HOSTS).find(|label| starts(text, start, label));
    let name = match label {
        Some(label) => {
            let end = start + label.len();
            let is_marked = label.ends_with([']', ')']) && blank(text, end) == 0;
            label::separator(text, end).filter(|_| is_marked).unwrap_or(end)
        }
        None if !starts(text, start, "doi") => return None,
        None if text.get(end) == Some(&b'_') => end + 1,
        None => run(text, end, |octet| *octet == b'/').min(end + 2),
    };
    (name::doi_slash(text, name).is_some()
        || damaged_prefix::local_name_start(text, name).is_some())
    .then_some(name)
}

/// Whether neither a blank, nor a colon, nor `=` stands between a label and what follows it.
fn is_glued(text: &[u8], start: usize, end: usize) -> bool {
    !text[start..end].iter().any(|&octet| octet == b':' || octet == b'=')
        && blanks_before(text, end) == end
}

/// `doi:` before the name in a link to a known proxy, which removes this label itself.
pub(super) fn doi_in_link(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let label = start.checked_sub("doi:".len())?;
    let known = pasted.is_known;
    let labelled = known && starts(text, label, "doi:") && text[label - 1] == b'/';
    let end = blanks(text, start);
    let doi = name::registered_doi_slash(text, end).is_some();
    (labelled && doi).then(|| Hit::cut(label..end).surely(true))
}

/// `doi:1721.1/77`: the scheme of DOI names before a handle whose prefix is not nearly that of a DOI name.
pub(super) fn doi_of_handle(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = blanks(text, "doi:".len());
    let slash = name::handle_slash(text, start).filter(|_| starts(text, 0, "doi:"))?;
    let (name, prefix) = (&text[start..], &text[start..slash]);
    let is_prefix = prefix.len() > 3
        && !prefix.starts_with(b"10")
        && name::is_usual(name, slash - start)
        && !is_nearly_prefix(prefix)
        && !has_lost_ten(name);
    let number = run(text, start, u8::is_ascii_digit);
    is_prefix.then(|| Hit { place: start..number, ..Hit::cut(0..start) }.naming(prefix))
}

/// `oai:example.org:1721.1/7582`: an identifier for harvesting that ends with a handle or a DOI name.
pub(super) fn harvested(pasted: &Pasted<'_>) -> Option<Hit> {
    let record = label::harvested(pasted.flat).filter(|_| pasted.is_name())?;
    name::handle_slash(pasted.flat, record).map(|_| Hit::cut(0..record))
}

/// `Handle: `, `URL: `, `Available at `: words before a name or a link.
pub(super) fn other(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, pasted.body.start);
    let end = label::other_end(text, start).filter(|_| pasted.may_be_handle())?;
    let named = name::handle_slash(text, end).is_some();
    // Only a link with a scheme counts, and every scheme has its colon among these octets.
    let has_scheme = text[end..].iter().take(9).any(|&octet| octet == b':');
    let linked =
        || has_scheme && (name::link_end(text, end).or_else(|| name::web_end(text, end)).is_some());
    let follows = || {
        linked()
            || name::info_slash(text, end).is_some()
            || label::end(text, end).is_some()
            || begins_marked(text, end)
    };
    if !named && !follows() {
        return None;
    }
    // `hdl:` alone is a scheme.
    if starts(text, start, "hdl:") && end == start + 4 {
        return None;
    }
    let hit = match next_parameter(text, end).filter(|_| pasted.is_name()) {
        Some(next) => Hit::cut(start..end).replacing(next..text.len(), ""),
        None => cut_label(pasted, start..end),
    };
    let is_of_handles = ["handle", "hdl"].iter().any(|label| starts(text, start, label));
    let least = if is_of_handles { 4 } else { 5 };
    let label = &text[start..end];
    let sure = label.contains(&b':') && !opens(label) && is_surely_handle(text, end, least);
    Some(hit.surely(sure))
}

/// Where the next parameter of a query begins, with its `&`, if a label ends at `end` with an equals sign:
/// `hdl=10568/12345&x=1`.
fn next_parameter(text: &[u8], end: usize) -> Option<usize> {
    let begins = |at: &usize| text[*at] == b'&' && begins_parameter(&text[at + 1..]);
    let is_value = text[..end].ends_with(b"=") && name::handle_slash(text, end).is_some();
    // Another identifier must not be deleted.
    let has_another = |next: usize| (next..text.len()).any(|at| name::identifier(text, at));
    (end..text.len()).find(begins).filter(|next| is_value && !has_another(*next))
}

/// Whether a DOI name begins at `at`, or a handle whose prefix has at least so many octets. Two short numbers may also
/// be a fraction, a date, a telephone or the number of a file.
fn is_surely_handle(text: &[u8], at: usize, least: usize) -> bool {
    let is_long = |slash: usize| slash - at >= least && text[at] != b'0';
    name::registered_doi_slash(text, at).is_some()
        || name::handle_slash(text, at).is_some_and(is_long)
}

/// `crossref:10.1000/182`, `oai:crossref:10.1000/182`, `ark:/10.1000/182`: words with a colon or an equals sign, right
/// before a DOI name.
pub(super) fn any_label(pasted: &Pasted<'_>) -> Option<Hit> {
    /// A length that no label exceeds, in octets.
    const LONGEST: usize = 24;
    let (text, start) = (pasted.flat, pasted.body.start);
    let is_labelled =
        pasted.expects_handle() && text.get(start).is_some_and(u8::is_ascii_alphabetic);
    let limit = text.len().min(start + LONGEST + 2);
    let end = (start + 1..limit)
        .filter(|_| is_labelled)
        .find(|&at| name::registered_doi_slash(text, at).is_some())?;
    // There are other rules for a scheme in place of a label.
    let is_scheme = name::scheme_end(text, start) > start;
    let label = &text[start..blanks_before(text, end)];
    let (sign, words) = label.split_last()?;
    // Before a slash, these words are a scheme, and not a host with its port.
    let is_of_scheme = |octet: &u8| octet.is_ascii_alphabetic() || *octet == b':';
    let is_path = *sign == b'/' && words.contains(&b':') && words.iter().all(is_of_scheme);
    let is_label = b":=".contains(sign) && is_word(words, b"_.,-:");
    (!is_scheme && (is_label || is_path)).then(|| Hit::cut(start..end))
}
