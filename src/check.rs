//! All problems of a text: what its production refuses, place by place, and what the rules find.

use alloc::vec::Vec;
use core::mem::replace;

use crate::dialect::Row;
use crate::found::Found;
use crate::frontier::Frontier;
use crate::options::Options;
use crate::refusal::{self, Refusal, Verdict};
use crate::rule::{Rule, Subject};
use crate::tree::Tree;
use crate::{Code, Severity, Span, escape};

/// One finding, before it is put into words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Finding {
    pub(crate) code: Code,
    pub(crate) severity: Severity,
    pub(crate) span: Span,
    /// The production at the place: `hdl_uri::u-local-name`.
    pub(crate) production: &'static str,
    /// What could have stood there.
    pub(crate) expected: Vec<&'static str>,
    /// Whether a percent-escape could have.
    pub(crate) escapes: bool,
}

impl Finding {
    /// An error at a place of a production.
    pub(crate) fn new(code: Code, span: Span, production: &'static str) -> Self {
        Self {
            code,
            severity: Severity::Error,
            span,
            production,
            expected: Vec::new(),
            escapes: false,
        }
    }

    /// What is wrong at the furthest place.
    pub(crate) fn refused(refusal: &Refusal, text: &[u8]) -> Self {
        Self {
            expected: refusal.expected(),
            ..Self::of(refusal.verdict(text, refusal.at), refusal)
        }
    }

    fn of(verdict: Verdict, refusal: &Refusal) -> Self {
        Self {
            escapes: refusal.escapes(),
            ..Self::new(verdict.code, verdict.span, verdict.production)
        }
    }
}

/// How many findings of one rule a report is made from: those that it tells come first, whatever other rules find.
pub(crate) const MOST: usize = 1 << 12;

/// Everything there is to find in `text`, but of one rule only so many.
pub(crate) fn findings<'a>(
    row: &'static Row,
    text: &'a [u8],
    tree: Option<Tree>,
    options: Options<'_>,
    most: usize,
) -> Found<'a> {
    let mut found = Found::new(text, most);
    if text.len() > crate::span::LONGEST {
        found.push(Finding::new(Code::TooLong, Span::default(), row.start));
    } else if let Some(tree) = tree {
        judge(&Subject { text, written: text, tree, row, options }, true, &mut found);
    } else if let Some(finding) = scheme(row, text) {
        found.push(finding);
    } else {
        refused(row, text, options, &mut found);
    }
    found
}

/// How often a text is mended and read again: more is never needed but for a text that is made for it.
const ROUNDS: usize = 64;

/// What is wrong with a text that its production refuses: it is mended, and read on.
fn refused(row: &'static Row, text: &[u8], options: Options<'_>, found: &mut Found<'_>) {
    let lead = crate::dialect::lead(text, row.lead);
    let mut mended = Mended::new(text);
    let mut reached = 0;
    for _ in 0..ROUNDS {
        let frontier = Frontier::new(&mended.text, lead);
        (row.watched)(&mended.text[lead..], &frontier);
        let refusal = Refusal::new(frontier);
        // What is mended is read further, or it was not mended.
        if refusal.at < reached || refusal.at > text.len() {
            break;
        }
        let Some(end) = mended.mend(&refusal, found) else { break };
        reached = end;
        if let Some(tree) = (row.read)(&mended.text) {
            let subject = Subject { text: &mended.text, written: text, tree, row, options };
            judge(&subject, mended.whole == text.len(), found);
            break;
        }
    }
    found.retain(|finding| finding.span.end as usize <= mended.whole);
    for &(cause, effect) in CONSEQUENCES {
        if found.has(cause) {
            found.retain(|finding| finding.code != effect);
        }
    }
}

/// What is not worth telling beside its cause: a namespace that is not whole is none to look up,
/// and without a `/` nobody knows whether what stands before the `@` is a modifier.
const CONSEQUENCES: &[(Code, Code)] = &[
    (Code::MissingIdentifier, Code::UnregisteredNamespace),
    (Code::NamespaceStart, Code::UnregisteredNamespace),
    (Code::NamespaceCharacter, Code::UnregisteredNamespace),
    (Code::MissingSlash, Code::UnknownCharset),
];

/// The scheme, where it is not one of the dialect's: nothing that follows means anything then.
fn scheme(row: &Row, text: &[u8]) -> Option<Finding> {
    if row.schemes.is_empty() {
        return None;
    }
    match refusal::scheme(text) {
        None => Some(Finding {
            expected: row.schemes.to_vec(),
            ..Finding::new(Code::MissingScheme, Span::default(), row.start)
        }),
        Some(found)
            if row.schemes.iter().any(|scheme| found.eq_ignore_ascii_case(scheme.as_bytes())) =>
        {
            None
        }
        Some(found) => Some(Finding {
            expected: row.schemes.to_vec(),
            ..Finding::new(Code::WrongScheme, Span::of(0, found.len()), row.start)
        }),
    }
}

/// What the dialect's rules find in a text that its production has read; of a part, only what binds.
fn judge(subject: &Subject<'_>, whole: bool, found: &mut Found<'_>) {
    let row = subject.row;
    let (boundary, marks) = (subject.tree.naming_authority.end, subject.marks());
    let mut look = |severity, rule: &Rule| {
        found.begin();
        rule.look(subject, marks, |code, span| {
            let [naming_authority, local_name] = row.parts;
            let part = if span.end <= boundary { naming_authority } else { local_name };
            let production = production(code).unwrap_or(part);
            found.push(Finding {
                severity,
                escapes: row.escaped,
                ..Finding::new(code, span, production)
            });
        });
    };
    if marks.has_any(row.binding) {
        row.must.iter().for_each(|rule| look(Severity::Error, rule));
    }
    for (rules, needs) in [row.should, row.lints].into_iter().zip(row.advising) {
        if whole && marks.has_any(needs) {
            rules.iter().for_each(|(severity, rule)| look(*severity, rule));
        }
    }
}

/// The production that a rule is about, where it is not about a part of the handle.
fn production(code: Code) -> Option<&'static str> {
    match code {
        Code::MissingSlash => Some("hdl_uri::handle"),
        Code::NotAHandle | Code::NotNormalized | Code::UnregisteredNamespace => {
            Some("info_uri::namespace")
        }
        Code::UnknownProxy | Code::EmptyAuthority => Some("rfc3986::authority"),
        Code::UnknownCharset | Code::EmptyModifier => Some("sun98::Modifier"),
        Code::DoiPrefix => Some("practice::doi"),
        _ => None,
    }
}

/// The text, with a filler of the same length where it was refused, so that places stay what they are.
struct Mended {
    text: Vec<u8>,
    /// How much of it is the text's own.
    whole: usize,
}

impl Mended {
    fn new(text: &[u8]) -> Self {
        // Two octets more at the most: a long text is not moved for them.
        let mut own = Vec::with_capacity(text.len() + 2);
        own.extend_from_slice(text);
        Self { text: own, whole: text.len() }
    }

    /// Tells what was refused, and mends it up to the octet that is given: none where nothing that follows can be read.
    fn mend(&mut self, refusal: &Refusal, found: &mut Found<'_>) -> Option<usize> {
        let first = Finding::refused(refusal, &self.text);
        let (code, span) = (first.code, first.span);
        let filler = b"x0".iter().copied().find(|&octet| refusal.continues(octet));
        if code == Code::EmptySegment {
            return self.mend_dots(first, filler, refusal, found);
        }
        found.push(first);
        if let Some(bracket) = refusal.bracket() {
            self.mend_address(bracket);
            return Some(refusal.at + 1);
        }
        if span.is_empty() {
            return self.extend(code, refusal.at);
        }
        let filler = filler?;
        self.text[span.range()].fill(filler);
        if refusal.continues(b'0') {
            self.mend_part(span.end as usize, filler, refusal, found);
        }
        Some(span.end as usize)
    }

    /// Mends the rest of the part in the same way, in one pass: there may be very many places.
    fn mend_part(&mut self, from: usize, filler: u8, refusal: &Refusal, found: &mut Found<'_>) {
        // What ends the part is known where a character was refused, not inside an escape; what follows it is
        // not yet wanted at its beginning.
        let (in_escape, begins) = (refusal.is_in_escape(), refusal.begins_part());
        let mut at = from;
        while let Some(&octet) = self.text.get(at) {
            let verdict = match &self.text[at..] {
                rest if refusal.escapes() && escape::begins(rest) => {
                    at += 3;
                    continue;
                }
                _ if refusal.continues(octet) => {
                    at += 1;
                    continue;
                }
                [b'%', ..] if refusal.escapes() => refusal.broken_escape(&self.text, at),
                _ if in_escape || refusal.allows(octet) => break,
                [b'?' | b'#', ..] if begins => break,
                _ => refusal.verdict(&self.text, at),
            };
            if verdict.span.is_empty() {
                break;
            }
            found.push(Finding::of(verdict, refusal));
            self.text[verdict.span.range()].fill(filler);
            at = verdict.span.end as usize;
        }
    }

    /// Mends an address in brackets by making a name of it: what follows its first error means nothing.
    fn mend_address(&mut self, bracket: usize) {
        for octet in &mut self.text[bracket..] {
            if matches!(octet, b'/' | b'?' | b'#') || replace(octet, b'x') == b']' {
                break;
            }
        }
    }

    /// Mends empty segments by writing over the dots before them, all of a naming authority in one pass.
    fn mend_dots(
        &mut self,
        first: Finding,
        filler: Option<u8>,
        refusal: &Refusal,
        found: &mut Found<'_>,
    ) -> Option<usize> {
        let start = first.span.start as usize;
        let Some(filler) = filler.filter(|_| self.text[..start].ends_with(b".")) else {
            found.push(first);
            return None;
        };
        self.text[start - 1] = filler;
        found.push(first.clone());
        let goes_on = |octet: &u8| *octet == b'.' || refusal.continues(*octet);
        let mut at = start;
        while self.text.get(at).is_some_and(goes_on) {
            at += 1;
            if self.text[at - 1..].starts_with(b"..") {
                self.text[at - 1] = filler;
                found.push(Finding { span: Span::of(at, at), ..first.clone() });
            }
        }
        Some(start)
    }

    /// Mends what is missing at `at` by going on.
    fn extend(&mut self, code: Code, at: usize) -> Option<usize> {
        let more: &[u8] = match code {
            Code::MissingSlash | Code::MissingIdentifier | Code::SegmentCount => b"/0",
            Code::EmptyLocalName => b"0",
            _ => return None,
        };
        self.text.truncate(at);
        self.text.extend_from_slice(more);
        self.whole = self.whole.min(at);
        Some(at)
    }
}
