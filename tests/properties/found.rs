//! The identifiers that are found in a text.

use handle_syntax::find::{self, Finder, Writing};
use handle_syntax::text::is_hidden;

/// The characters that may be punctuation or the end of a comment at the end of an identifier.
const PUNCTUATION: &str = r".,;:!?'*/\([{";

/// Asserts that the identifiers found lie in the text, in order and apart, that each octet of an identifier has a
/// place, and that each identifier is found again by itself, unless only the address around it says how it is written,
/// or only the label or the host before it shows that it is a handle. Punctuation and invisible characters at its end
/// may be missing then, because only the marks around a whole value show that they belong to the value; and so may a
/// number in brackets, because only the bracket after it shows that it is not the citation of a note. The rest of a
/// value that a blank breaks is found only in the value, the rest of a name after a line break perhaps only before the
/// text that follows it, and the rest after octets that are not UTF-8 perhaps only after a label.
pub(crate) fn hold(text: &[u8]) {
    let mut last = 0;
    for found in find::find(text) {
        let range = found.range();
        let shown = || format!("{range:?} of \"{}\"", text.escape_ascii());
        assert!(last <= range.start && range.start < range.end, "{}", shown());
        assert!(range.end <= text.len(), "{}", shown());
        let end = found.writing().place(found.written(), found.text().len());
        assert_eq!(end, range.len(), "{}", shown());
        last = range.end;
        let before = match &text[..range.start] {
            [.., before] if !before.is_ascii_alphanumeric() && !b";-".contains(before) => *before,
            // One octet is not enough to know a label, the code of a subfield or the end of an escape from a letter,
            // the end of an entity from the delimiter of a table, or the beginning of a comment from a hyphen.
            _ => b'\n',
        };
        let alone = Finder::after(before, &text[range.clone()]).next().map(|found| found.range());
        let end = alone.filter(|alone| alone.start == 0).map_or(0, |alone| alone.end);
        // Alone, a name with an escaped slash is the end of an address, and not what a label has after it.
        let is_escaped = || found.written().windows(3).any(|it| it.eq_ignore_ascii_case(b"%2f"));
        let is_of_address = found.writing() == Writing::Address || is_escaped();
        if is_of_address || is_shown_by_label(found.written(), end > 0) {
            continue;
        }
        let rest = String::from_utf8_lossy(&found.written()[end..]);
        let is_citation = rest.contains('[') && rest.ends_with(']');
        let is_mark = |one: char| PUNCTUATION.contains(one) || !one.is_ascii() && is_hidden(one);
        let unmarked = rest.chars().find(|one| !is_mark(*one));
        let is_broken = |one: char| " \r\n\u{FFFD}".contains(one);
        assert!(unmarked.is_none_or(is_broken) || is_citation, "{}", shown());
    }
}

/// Whether only a label shows that a text is an identifier, perhaps with a quotation mark after it or with quotation
/// marks around it: the text is not a DOI name, or its prefix is damaged, or it is only a prefix. `is_found` says
/// whether it is found without the label.
fn is_shown_by_label(text: &[u8], is_found: bool) -> bool {
    let is_named = |label: &str, end: &str| {
        let labelled = [label.as_bytes(), text, end.as_bytes()].concat();
        find::find(&labelled).next().is_some_and(|found| found.range().start == label.len())
    };
    let is_damaged =
        is_named("doi: ", "") || is_named("doi: ", "\"") || is_named("\"doi\":\"", "\"");
    // After the resolver of the Library of Congress, a prefix begins with `loc.`.
    let is_handle =
        text[0].is_ascii_digit() && !text.starts_with(b"10.") || text.starts_with(b"loc.");
    is_damaged && !is_found || is_handle
}
