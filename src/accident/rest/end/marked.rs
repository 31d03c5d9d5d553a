//! What follows a name and begins with a mark of its own: a bar, a bracket, the sign of copyright, or the note of a
//! program.

use crate::accident::form::octets::{
    ends, has_digit, is_word, is_year, position, run, run_before, separators_before, starts,
    word_end,
};
use crate::accident::markup;
use crate::accident::name::registered_doi_slash;
use crate::accident::other::is_issn;
use crate::accident::registrant::is_whole_with_mark;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// A bar and the text after it, as in the template of a wiki or in a table.
pub(crate) fn bar(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash_of_handle()?);
    let at =
        slash + 1 + text[slash + 1..pasted.body.end].iter().position(|&octet| octet == b'|')?;
    let number = run_before(text, at, u8::is_ascii_digit);
    // `-BIB12|cit12` after a name is the number of a reference in an article.
    let is_reference = number < at && ends(text, number, "-BIB");
    let at = if is_reference { number - "-BIB".len() } else { at };
    // A bar may also stand in place of a mark of the name, above all if the name has no digit before it, as in
    // `acprof:oso|9780199276000.001.0001`. An `=` after the bar shows that a parameter of a template follows.
    let is_part = || {
        let after = &text[at + 1..];
        let is_word = !has_digit(&text[slash..at]) && has_digit(after) && is_word(after, b"._-/");
        !is_reference && (is_word || is_whole_with_mark(pasted, &(at..at + 1)))
    };
    (at > slash + 1).then(|| Hit::cut(at..text.len()).offered(!is_part()))
}

/// `__;!!`, and the text after it, which a service that guards e-mail adds to a link. The characters that it has
/// replaced may stand before the `!!`, in Base64.
pub(crate) fn guarded(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash?);
    let at = slash + position(&text[slash..], "__;")?;
    let kept = at + "__;".len();
    let end = word_end(text, kept, b"+/=");
    // A `*` stands in the link for each character that the service has replaced.
    let is_changed = end > kept && text[slash..at].contains(&b'*');
    (at > slash + 1 && starts(text, end, "!"))
        .then(|| Hit::cut(at..text.len()).offered(!is_changed))
}

/// Notes that programs which write texts leave after an identifier; anything may follow them. U+E200 begins a citation
/// of ChatGPT, which a browser shows as a button.
const GENERATED: &[&str] = &[":contentReference[", "【", "[^", "\u{E200}"];

/// `:contentReference[oaicite:1]{index=1}`, `【4†source】`, `[^1]`: a note of a program that wrote the text.
pub(crate) fn generated(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let begins = |at: usize| GENERATED.iter().any(|note| starts(text, at, note));
    let at = pasted.after_first()?.find(|&at| !text[at].is_ascii_alphanumeric() && begins(at))?;
    Some(Hit::cut(separators_before(text, at)..text.len()))
}

/// The sign with which a notice of copyright begins.
const COPYRIGHT: &str = "©";

/// `©` after a name, and the notice that it begins.
pub(crate) fn copyright(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, within) = (pasted.flat, pasted.after_first()?);
    let at = within.start + position(&text[within], COPYRIGHT)?;
    Some(Hit::cut(separators_before(text, at)..text.len()))
}

/// The prefix of a journal whose names end with a year in brackets.
const YEARLY: &str = "10.4335/";

/// A year in brackets after a DOI name; the closing bracket may be missing.
pub(crate) fn year(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = registered_doi_slash(text, pasted.body.start)?;
    let open = slash + text[slash..end].iter().rposition(|&octet| octet == b'(')?;
    let inner = &text[open + 1..end];
    let year = inner.strip_suffix(b")").unwrap_or(inner);
    let start = separators_before(text, open);
    // After a colon and a number, the brackets may hold the number of a page; after an ISSN, the date of a SICI.
    let number = run_before(text, start, u8::is_ascii_digit);
    let goes_on = text[number - 1] == b':'
        || text[..start].last_chunk::<9>().is_some_and(|issn| is_issn(issn));
    (is_year(year) && !goes_on && start > slash + 2 && !starts(text, pasted.body.start, YEARLY))
        .then(|| Hit::cut(start..end))
}

/// The kind of an identifier in brackets, such as `[doi]`, which PubMed writes after the identifier, and the text after
/// it.
pub(crate) fn kind_in_brackets(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = pasted.slash?;
    let at = pasted.after_first()?.find(|&at| is_kind(text, at))?;
    let start = separators_before(text, at);
    // Another identifier after the brackets is not a part of the note.
    let close = run(text, at, |octet| !b"])}".contains(octet)) + 1;
    let end = if markup::has_mention(&text[close..end]) { close } else { end };
    // If the name goes on right after the bracket, the word may stand in place of a part of it.
    let goes_on = text.get(close).is_some_and(u8::is_ascii_alphanumeric) && close < end;
    let hit = || if goes_on { Hit::at(start..end) } else { Hit::cut(start..end) };
    (start > slash + 1).then(hit)
}

/// Whether a kind of identifiers stands in brackets at `at`.
fn is_kind(text: &[u8], at: usize) -> bool {
    const KINDS: &[&str] = &["[doi]", "(doi)", "{doi}", "[pii]", "[link]", "[url]"];
    // After a `$`, it is the variable of a template.
    b"[({".contains(&text[at])
        && (at == 0 || text[at - 1] != b'$')
        && KINDS.iter().any(|kind| starts(text, at, kind))
}

/// Whether a kind of identifiers stands in brackets anywhere in a name.
pub(crate) fn has_kind(name: &[u8]) -> bool {
    (0..name.len()).any(|at| is_kind(name, at))
}
