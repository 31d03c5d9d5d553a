//! Queries at the end of a name.

use crate::accident::address::page_start;
use crate::accident::form::octets::{run, run_before, starts};
use crate::accident::form::words::Words;
use crate::accident::link::{OF_NO_HANDLE, share};
use crate::accident::name::kind::Kind;
use crate::accident::name::registered_doi_slash;
use crate::accident::registrant::is_whole;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::sici;
use crate::text::begins_parameter;

/// How names begin that have no parameters of their own after a semicolon: DOI names, and those of HathiTrust, whose
/// pages have their parameters there.
const PARAMETERLESS: [&str; 2] = ["10.", "2027/"];

/// `&type=printable`, `?utm_source=…`: a query at the end of a name.
pub(crate) fn query(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let (slash, end) = (pasted.slash_of_handle()?, pasted.body.end);
    let at = pasted.after_first()?.find(|&at| match text[at] {
        b'&' | b'?' => begins_parameter(&text[at + 1..end]),
        b';' => {
            let has_none = |known: &&str| starts(text, pasted.body.start, known);
            is_facet(&text[at + 1..end])
                || ["jsessionid=", "pmid="].iter().any(|name| starts(text, at + 1, name))
                || PARAMETERLESS.iter().any(has_none) && begins_parameter(&text[at + 1..end])
        }
        _ => false,
    })?;
    // A handle that is not a DOI name may have parameters of its own.
    let is_foreign = || OF_NO_HANDLE.stand(text, at + 1);
    if text[at] == b'&' && !starts(text, pasted.body.start, "10.") && !is_foreign() {
        return None;
    }
    // Some handles end with `@type=…&id=…`, and anything may follow an equals sign.
    (!text[slash..at].contains(&b'=')).then(|| Hit::cut(at..text.len()))
}

/// The check character `#` at the end of a SICI in a URI or a link, where it is the sign of a fragment.
pub(crate) fn check_character(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.end;
    let is_last = !pasted.is_name() && pasted.flat.get(end..) == Some(b"#");
    let is_missing = || sici::split(pasted.body()).is_some_and(|(_, rest)| rest == b"-");
    (is_last && pasted.may_be_handle() && is_missing())
        .then(|| Hit::swap(end..end + 1, "%23").surely(true))
}

/// The beginnings of the names that publishers give to the parts of a page.
static PARTS: Words = Words::new(&[
    "_edn",
    "_ftn",
    "abstract",
    "aff",
    "auth",
    "bib",
    "citeas",
    "!div",
    "fndtn",
    "page-",
    "page=",
    "ref-",
    "references",
    "supplementary",
]);

/// `#page-1`, `#citeas`: a part of a page, after a DOI name.
pub(crate) fn section(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let slash = registered_doi_slash(text, pasted.body.start).filter(|_| pasted.may_be_handle())?;
    let hash = slash + text[slash..].iter().position(|&octet| octet == b'#')?;
    let section =
        || starts(text, hash + 1, "sec") && text.get(hash + 4).is_some_and(u8::is_ascii_digit);
    // After a name that its form shows to be whole, any word is a part of a page. Publishers give info URIs with such
    // fragments to the parts of an article.
    let is_whole = || {
        let begins_word = text.get(hash + 1).is_some_and(u8::is_ascii_alphanumeric);
        let is_of_info = pasted.kind == Kind::InfoHandle && hash >= pasted.body.end;
        begins_word
            && !is_of_info
            && share(pasted).is_none()
            && is_whole(&text[pasted.body.start..hash])
    };
    let named =
        PARTS.stand(text, hash + 1) || section() || page_start(text, hash).is_some() || is_whole();
    (named && hash > slash + 1).then(|| Hit::cut(hash..text.len()))
}

/// Whether the text is a name, a type and a value, as in `page:string:Article`, with which publishers count the visits
/// of a page.
fn is_facet(text: &[u8]) -> bool {
    // Where the word from `at` on and the colon after it end.
    let after_word = |at: usize| {
        let end = run(text, at, u8::is_ascii_alphabetic);
        (end > at && text.get(end) == Some(&b':')).then_some(end + 1)
    };
    after_word(0).and_then(after_word).is_some()
}

/// Any number of `?`, `&`, `#` and `\` at the end of a name.
pub(crate) fn empty_query(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body());
    let (slash, end) = (pasted.slash?, pasted.body.end);
    // In a link, the mark begins a query or a fragment, which is empty. After a hyphen, a `#` is the check character of
    // a SICI, escaped or not.
    if pasted.is_known && !body.ends_with(b"-") && matches!(&text[end..], b"?" | b"#") {
        return Some(Hit::cut(end..text.len()));
    }
    let start = run_before(text, end, |octet| b"#&?\\".contains(octet)).max(slash + 2);
    let is_empty = start < end && !body.ends_with(b"-#") && pasted.may_be_handle();
    is_empty.then(|| Hit::cut(start..end))
}
