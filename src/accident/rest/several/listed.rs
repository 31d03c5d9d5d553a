//! Several identifiers, each in marks.

use crate::accident::form::octets::{run, run_before};
use crate::accident::markup;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::next::identity;
use super::separator::JOINING;

/// Several identifiers, each in marks: in quotation marks, as a list of a program has them (`c("10.…", "10.…")`), in a
/// command of LaTeX (`\url{10.…} \url{10.…}`), or in the marks of Markdown, where the text of a link may be another
/// name than the one to which the link leads.
pub(crate) fn listed(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let mut names = markup::identifiers(text);
    let (first, second) = (names.next()?, names.next()?);
    let before = &text[..first.whole.start];
    let between = &text[first.whole.end..second.whole.start];
    let are_clear = || first.is_clear(text) && second.is_clear(text);
    let is_listed = are_quoted(before, between)
        || are_in_commands(before, between)
        || are_marked(before, between) && are_clear();
    if !is_listed {
        return None;
    }
    let name = identity(text, first.whole.clone());
    let other = identity(text, second.whole.clone());
    // A link of Markdown may be cut off.
    let is_cut = || between == b"](" && markup::is_cut_off(name, other);
    if markup::is_same(without_marks(name), without_marks(other)) || is_cut() {
        return None;
    }
    let hit = Hit { place: second.whole, ..markup::keep(text, &first.whole) };
    Some(hit.offered(false).called("another identifier"))
}

/// Where the octets with which a list of a program begins end: `c(`, `[`, `{`.
fn list_end(before: &[u8]) -> usize {
    run(before, 0, |octet| b"c([{ ".contains(octet))
}

/// Whether each of two identifiers stands in quotation marks, with `before` before the first one and `between` between
/// the two.
fn are_quoted(before: &[u8], between: &[u8]) -> bool {
    let [mark @ (b'"' | b'\'')] = before[list_end(before)..] else { return false };
    matches!(between, [first, inner @ .., last] if *first == mark && *last == mark && are_between(inner))
}

/// Whether each of two identifiers is in the group of a command of LaTeX.
fn are_in_commands(before: &[u8], between: &[u8]) -> bool {
    before.get(list_end(before)) == Some(&b'\\') && between.ends_with(b"{")
}

/// A name without the marks at its end, which may belong to the text around it.
fn without_marks(name: &[u8]) -> &[u8] {
    &name[..run_before(name, name.len(), u8::is_ascii_punctuation)]
}

/// The marks that Markdown and lists write around an identifier.
const AROUND: &[u8] = b"`*_|()[]{}<>@ ";

/// Whether only marks stand before the first of two identifiers, and marks and blanks, or a word that joins them,
/// between the two.
fn are_marked(before: &[u8], between: &[u8]) -> bool {
    let is_mark = |octet: &u8| AROUND.contains(octet) || b",;".contains(octet);
    let start = run(between, 0, is_mark);
    let word = &between[start..run_before(between, between.len(), is_mark).max(start)];
    let is_opened = !before.is_empty() && before.iter().all(|octet| AROUND.contains(octet));
    is_opened && start > 0 && (word.is_empty() || is_joining(word))
}

/// Whether these octets stand between the quotation marks of two texts: marks and blanks, or a word that joins the
/// texts.
fn are_between(octets: &[u8]) -> bool {
    let is_mark = |octet: &u8| b"\"', ;".contains(octet);
    octets.iter().all(is_mark) || is_joining(octets.trim_ascii())
}

/// Whether this word joins two texts, such as `and`.
fn is_joining(word: &[u8]) -> bool {
    JOINING.iter().any(|joining| word.eq_ignore_ascii_case(joining.trim_end().as_bytes()))
}
