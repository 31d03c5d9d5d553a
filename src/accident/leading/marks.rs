//! Marks before an identifier.

use crate::accident::form::octets::{is_blank, run, starts};
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// `/10.…`, `:10.…`: a slash that remains from a link, or marks that remain from a label, a list or a sentence.
pub(crate) fn marks(pasted: &Pasted<'_>) -> Option<Hit> {
    if !pasted.expects_handle() {
        return None;
    }
    let (text, start) = (pasted.body(), pasted.body.start);
    // In an `hdl` URI, a server may be missing between two slashes, and a proxy removes slashes.
    let slash = matches!(pasted.kind, Kind::Name | Kind::InfoHandle) || text.first() != Some(&b'/');
    let mark = |octet: &u8| b":;,#|-~".contains(octet) || slash && *octet == b'/';
    let end = run(text, 0, mark);
    let are_all = |mark: u8| text[..end].iter().all(|&octet| octet == mark);
    let is_named = if pasted.kind == Kind::Hdl && are_all(b':') {
        // A scheme may have a second colon, as in `hdl::2381/12345`.
        text[end..].contains(&b'/')
    } else if are_all(b'/') || pasted.kind == Kind::Hdl && are_extra_after_scheme(&text[..end]) {
        name::handle_slash(text, end).is_some()
    } else {
        name::doi_slash(text, end).is_some()
    };
    if end > 0 && is_named {
        return Some(Hit::cut(start..start + end));
    }
    any_marks(pasted).or_else(|| short_prefix(pasted))
}

/// Whether these marks after the colon of a scheme are another mark, perhaps with a slash: `hdl::/2381/12345`,
/// `hdl:|2381/12345`.
fn are_extra_after_scheme(marks: &[u8]) -> bool {
    matches!(marks, [b'|' | b',' | b';'] | [b':' | b'|' | b',' | b';', b'/'])
}

/// `10/10.1000/182`: the prefix of shortDOIs before a whole name.
fn short_prefix(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.body(), pasted.body.start);
    let end = "10/".len();
    let is_name = starts(text, 0, "10/") && name::registered_doi_slash(text, end).is_some();
    is_name.then(|| Hit::cut(start..start + end))
}

/// `: 10.1000/182`, `**10.1000/182**`, `...10.1000/182`: marks and blanks before a DOI name, and perhaps the same marks
/// after it. There are other rules for quotation marks and for brackets.
fn any_marks(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.body(), pasted.body.start);
    let is_mark = |octet: &u8| {
        is_blank(octet) || octet.is_ascii_punctuation() && !b"\"'`<({[/".contains(octet)
    };
    let end = run(text, 0, is_mark);
    let marks = &text[..end];
    let is_between = |slash: usize| text[slash..].ends_with(marks);
    // Between two equal marks, a name with any number after its `10.` may stand.
    let slash = name::registered_doi_slash(text, end)
        .or_else(|| name::doi_slash(text, end).filter(|&slash| is_between(slash)));
    // A single dot may be that of a prefix, for which there is another rule.
    let slash = slash.filter(|_| end > 0 && marks != b".")?;
    let hit = Hit::cut(start..start + end);
    let close = pasted.body.end - marks.len();
    Some(if is_between(slash) { hit.and(close..pasted.body.end, "") } else { hit })
}
