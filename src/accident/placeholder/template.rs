//! Templates that were not filled in: `{{doi}}`, `<suffix>`.

use core::ops::Range;

use handle_grammar::class::Class;

use crate::accident::form::octets::{between_blanks, blanks_before, is_word, position, starts};
use crate::accident::form::words::Words;
use crate::accident::name;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

use super::words::NO_VALUE;

/// The words that people write as a placeholder, often between brackets.
pub(super) static WORDS: Words = Words::new(&[
    "doi",
    "handle",
    "hdl",
    "suffix",
    "prefix",
    "id",
    "identifier",
    "pid",
    "record",
    "local name",
    "local-name",
    "localname",
    "naming authority",
    "naming-authority",
    "your doi",
    "your-doi",
    "your_doi",
    "insert doi",
    "insert doi here",
    "number",
    "name",
    "uuid",
    "value",
    "string",
    "xxx",
    "xxxx",
]);

/// Brackets that a template writes around the name of a value.
const BRACES: &[(&str, &str)] = &[
    ("{{", "}}"),
    ("{%", "%}"),
    ("[%", "%]"),
    ("<%", "%>"),
    ("${", "}"),
    ("#{", "}"),
    ("$(", ")"),
    ("%(", ")s"),
    ("{", "}"),
    ("<", ">"),
    ("[", "]"),
];

/// The opening brackets of [`BRACES`] in which a template has an expression, and not only the name of a value.
const COMPUTED: [&str; 3] = ["{{", "${", "#{"];

/// The octets with which these brackets begin.
const INITIAL: Class = Class::of(b"{[<$#%");

/// `10.5281/zenodo.<id>`: a word between angle brackets in place of the end of a name. After a letter or a digit, this
/// may be a tag that was left over.
pub(crate) fn end_in_brackets(pasted: &Pasted<'_>) -> Option<Hit> {
    let name = &pasted.flat[pasted.slash_of_handle()?..pasted.body.end];
    let open = name.iter().rposition(|&octet| octet == b'<')?;
    let word = name[open + 1..].strip_suffix(b">")?;
    let is_part = name[..open].last().is_some_and(|last| b"./-_".contains(last));
    let start = pasted.body.end - (name.len() - open);
    (is_part && stands_in_brackets(word)).then(|| Hit::at(start..pasted.body.end).no_handle())
}

/// Whether a word between angle brackets in a name stands there in place of a part of the name: `zenodo.<id>`,
/// `zenodo.<TBD>`, `10.<AGENCY_ID>`. No tag has capital letters and an underscore.
pub(crate) fn stands_in_brackets(word: &[u8]) -> bool {
    let is_variable = || {
        word.contains(&b'_')
            && word.iter().all(|octet| octet.is_ascii_uppercase() || *octet == b'_')
    };
    WORDS.has(word) || NO_VALUE.has(word) || is_variable()
}

/// Brackets of a template that were not filled in.
pub(crate) fn template(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    // `#{` also begins a fragment, and `?.` in the name of a value a query: `{paper?.doi}`.
    let goes_on = ["#{", "?."].iter().any(|mark| starts(text, pasted.body.end, mark));
    let end = if goes_on { text.len() } else { pasted.body.end };
    // Kinds of brackets that are not closed after some index are not closed after a later one.
    let mut unclosed = [false; BRACES.len()];
    let mut opens = (pasted.body.start..end).filter(|&at| INITIAL.contains(text[at]));
    opens.find_map(|at| {
        let kind = BRACES.iter().position(|(open, _)| text[at..].starts_with(open.as_bytes()))?;
        let (open, close) = BRACES[kind];
        let start = at + open.len();
        let len = if unclosed[kind] { None } else { position(&text[start..], close) };
        unclosed[kind] = len.is_none();
        // A quotation mark in an expression may have cut it off.
        let len =
            len.or_else(|| is_expression(pasted, end, at, open).then(|| text.len() - start))?;
        let whole = at..(start + len + close.len()).min(text.len());
        let brackets = Brackets { open, inside: start..start + len, whole };
        let is_unfilled = brackets.are_unfilled(pasted, end) && !brackets.are_a_label(pasted);
        let Brackets { whole, inside, .. } = brackets;
        (is_unfilled && !has_identifier(text, inside)).then(|| Hit::at(whole).no_handle())
    })
}

/// `https://doi.org/10.1000/$1`: what a program was to replace by a part of another text, in place of an identifier or
/// of the last part of a name.
pub(crate) fn group(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, body) = (pasted.flat, pasted.body.clone());
    // After a host, `#` begins a fragment.
    let is_fragment = body.is_empty() && starts(text, body.end, "#$");
    let end = if is_fragment { text.len() } else { body.end };
    let (before, [sign, number]) = text[..end].split_last_chunk()?;
    let is_begun =
        before.len() == body.start || before.last().is_some_and(|last| b"./#".contains(last));
    let is_group = *sign == b'$' && number.is_ascii_digit() && is_begun;
    (is_group && !pasted.is_elsewhere()).then(|| Hit::at(before.len()..end).no_handle())
}

/// Whether brackets that begin with `open` at `at` have an expression in them, which is a whole identifier or local
/// name. Whatever an expression has in it, a program puts a value in its place.
fn is_expression(pasted: &Pasted<'_>, end: usize, at: usize, open: &str) -> bool {
    let after = pasted.flat[..end].get(at + open.len());
    COMPUTED.contains(&open)
        && (at == pasted.body.start || is_local(pasted, at))
        && after.is_some_and(|first| !first.is_ascii_digit())
}

/// Whether the local name of a handle begins at `at`.
fn is_local(pasted: &Pasted<'_>, at: usize) -> bool {
    pasted.slash.is_some_and(|slash| slash + 1 == at)
}

/// Brackets in a text: how they begin, what is between them, and all of them.
struct Brackets {
    open: &'static str,
    inside: Range<usize>,
    whole: Range<usize>,
}

impl Brackets {
    /// Whether a template has these brackets where a value is missing; the identifier ends at `end`.
    fn are_unfilled(&self, pasted: &Pasted<'_>, end: usize) -> bool {
        let (text, at) = (pasted.flat, self.whole.start);
        let word = &text[between_blanks(text, self.inside.clone())];
        let is_end = self.whole.end == end;
        let is_begun = at == pasted.body.start || is_local(pasted, at);
        let alone = !pasted.is_name() && is_begun && is_end;
        // A word in braces at the end of a name stands for its last part: `zenodo.{record}`.
        let is_part = || text[..at].last().is_some_and(|last| b"./-_".contains(last));
        let is_named = || {
            self.open == "{"
                && is_end
                && pasted.slash.is_some()
                && is_part()
                && word.len() > 1
                && is_word(word, b"_")
                && !word.iter().any(u8::is_ascii_digit)
        };
        // A number counts the values of the template: `10.1000/{0}`.
        let is_numbered = || {
            self.open == "{"
                && is_end
                && matches!(word, [b'0'..=b'9'])
                && text[..at].last().is_some_and(|last| b"./".contains(last))
        };
        is_expression(pasted, end, at, self.open)
            || is_variable(self.open, word, alone)
            || is_named()
            || is_numbered()
    }

    /// Whether the brackets say what the identifier beside them is, as `[DOI]` does, a tag before it, and the first
    /// argument of a command of LaTeX about the second one: `\bibinfo{doi}{10.1000/182}`.
    fn are_a_label(&self, pasted: &Pasted<'_>) -> bool {
        let (text, at, end) = (pasted.flat, self.whole.start, self.whole.end);
        let is_square = self.open == "[";
        let may_label = is_square || self.open == "<" || text.get(end) == Some(&b'{');
        let is_apart = is_square && blanks_before(text, at) < at;
        may_label && has_identifier(text, end..text.len())
            || is_apart
                && (pasted.kind == Kind::Info || has_identifier(text, pasted.body.start..at))
    }
}

/// Whether `word`, between brackets that begin with `open`, is the name of a value in a template; `whole` says whether
/// the brackets and the word are the whole identifier of a URI or a link, or its whole local name.
fn is_variable(open: &str, word: &[u8], whole: bool) -> bool {
    let known = stands_in_brackets(word);
    let is_letter = |octet: &u8, marks: &[u8]| octet.is_ascii_alphabetic() || marks.contains(octet);
    let variable = word.first().is_some_and(|first| is_letter(first, b"_"))
        && is_word(word, b"_.-:|()[]'\", ?");
    match open {
        "<" | "[" => {
            let are_words = || word.iter().all(|octet| is_letter(octet, b"_- ")) && word.len() > 2;
            known || whole && are_words()
        }
        "{" => {
            known || variable && word.iter().any(|octet| b"_.".contains(octet)) || word.is_empty()
        }
        _ => variable || known || (open.ends_with('{') && word.is_empty()),
    }
}

/// Whether an identifier stands in `range`.
fn has_identifier(text: &[u8], mut range: Range<usize>) -> bool {
    range.any(|at| name::identifier(text, at))
}
