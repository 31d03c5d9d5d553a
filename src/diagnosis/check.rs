//! All findings in a text: those of its production, place by place, and those of the rules.

use alloc::vec::Vec;

use handle_grammar::source::Expected;

use crate::code::Code;
use crate::diagnosis::finding::Finding;
use crate::diagnosis::findings::Findings;
use crate::diagnosis::recovery::Recovery;
use crate::diagnosis::syntax;
use crate::diagnosis::syntax::SyntaxError;
use crate::dialect::Row;
use crate::read::{Frontier, Options, Production, Tree};
use crate::rule::{Rule, Subject};
use crate::text::{LONGEST_TEXT, Span, ascii};

/// How many findings of one rule are kept for a report: many more than it shows, so that the first findings of every
/// rule are among them.
pub(crate) fn most(options: Options<'_>) -> usize {
    options.most.max(1 << 12)
}

/// All findings in `text`; of each rule, [`Findings`] keeps the first `most` and the last one.
pub(crate) fn findings<'a>(
    row: &'static Row,
    text: &'a [u8],
    tree: Option<Tree>,
    options: Options<'_>,
    most: usize,
) -> Findings<'a> {
    sought(row, text, tree, options, Findings::new(text, most))
}

/// The errors in `text`, but only the first few of each rule, which are enough to find the first error of the text.
pub(crate) fn errors(
    row: &'static Row,
    text: &[u8],
    tree: Option<Tree>,
    options: Options<'_>,
) -> Vec<Finding> {
    let found = Findings::new(text, FIRST).only_errors();
    sought(row, text, tree, options, found).sorted().0
}

/// How many errors of one rule are kept if only the first error of the text is wanted.
const FIRST: usize = 8;

/// Adds the findings in `text` to `found`.
fn sought<'a>(
    row: &'static Row,
    text: &'a [u8],
    tree: Option<Tree>,
    options: Options<'_>,
    mut found: Findings<'a>,
) -> Findings<'a> {
    if text.len() > LONGEST_TEXT {
        found.push(Finding::new(Code::TooLong, Span::default(), row.start));
    } else if let Some(tree) = tree {
        judge(row, &row.subject(text, tree, options), true, &mut found);
        if found.has(Code::UnknownCharset) && !options.characters {
            found.retain(|finding| !UNREADABLE.contains(&finding.code));
        }
    } else if let Some(finding) = scheme(row, text) {
        found.push(finding);
    } else {
        recover(row, text, options, &mut found);
    }
    if let Some(end) = found.place_of(Code::MissingSlash) {
        // A prefix may go on after its last dot, and then only the rest of the handle is missing.
        found.retain(|finding| finding.code != Code::EmptySegment || finding.span != end);
    }
    found
}

impl Production {
    /// What is wrong with `text` by this rule alone, at the furthest octet that any alternative of the rule reached.
    pub(crate) fn finding(&self, text: &[u8]) -> Option<Finding> {
        let refused = text.len() <= LONGEST_TEXT && !self.accepts(text);
        refused.then(|| Finding::of_error(&SyntaxError::of(self, text), text))
    }
}

/// How many times at most a refused text is filled in and read again. Only a text made for this purpose needs more.
const ROUNDS: usize = 64;

/// Finds the errors in a text that its production refuses: fills in each place that was refused, and reads on.
fn recover(row: &'static Row, text: &[u8], options: Options<'_>, found: &mut Findings<'_>) {
    let label_len = ascii::label_len(text, row.label);
    let mut recovery = Recovery::new(text);
    let mut reached = 0;
    for _ in 0..ROUNDS {
        let frontier = Frontier::new(&recovery.text, label_len);
        (row.watched)(&recovery.text[label_len..], &frontier);
        let error = SyntaxError::new(frontier);
        // If the production reads no further than before, the filler did not help.
        if error.at < reached || error.at > text.len() {
            break;
        }
        let Some(end) = recovery.mend(&error, found) else { break };
        reached = end;
        if let Some(tree) = (row.read)(&recovery.text) {
            let subject = Subject { written: text, ..row.subject(&recovery.text, tree, options) };
            judge(row, &subject, recovery.given_len == text.len(), found);
            break;
        }
    }
    found.retain(|finding| finding.span.end as usize <= recovery.given_len);
    if row.charsets {
        prefer_missing_slash(text, found);
    }
    for &(cause, effect) in CONSEQUENCES {
        if found.has(cause) {
            found.retain(|finding| finding.code != effect);
        }
    }
}

/// In a handle of 1998 that has an `@` and no `/`, reports the missing slash in place of an empty modifier and of
/// characters that a prefix may not have: nothing shows which part is the modifier.
fn prefer_missing_slash(text: &[u8], found: &mut Findings<'_>) {
    let is_after = |modifier: Span| !text[modifier.range().end..].contains(&b'/');
    if found.place_of(Code::EmptyModifier).is_some_and(is_after) {
        let (end, slash) = (Span::of(text.len(), text.len()), Expected::Text("/"));
        let expected = Vec::from([slash]);
        found.push(Finding { expected, ..Finding::new(Code::MissingSlash, end, "sun98::Handle") });
    }
    if found.has(Code::MissingSlash) && text.contains(&b'@') {
        found.retain(|it| !matches!(it.code, Code::EmptyModifier | Code::PrefixCharacter));
    }
}

/// Pairs of a cause and an effect: the effect is dropped if its cause is reported. An incomplete namespace is
/// neither looked up nor compared with its normal form; without a `/`, the text before an `@` need not be a modifier.
const CONSEQUENCES: &[(Code, Code)] = &[
    (Code::MissingIdentifier, Code::UnregisteredNamespace),
    (Code::NamespaceStart, Code::UnregisteredNamespace),
    (Code::NamespaceCharacter, Code::UnregisteredNamespace),
    (Code::MissingIdentifier, Code::NotNormalized),
    (Code::MissingIdentifier, Code::NotAHandle),
    (Code::NamespaceStart, Code::NotAHandle),
    (Code::NamespaceCharacter, Code::NotAHandle),
    (Code::MissingSlash, Code::UnknownCharset),
];

/// The findings to drop if the charset is unknown, because then nothing shows whether the octets belong to it.
const UNREADABLE: &[Code] = &[Code::EscapeNotUtf8, Code::NotUtf8, Code::CharsetDecode];

/// The finding that the scheme is missing or is not one of the dialect's. The rest of the text is not read then,
/// because it means nothing in this dialect.
fn scheme(row: &Row, text: &[u8]) -> Option<Finding> {
    if row.schemes.is_empty() {
        return None;
    }
    let is_own = |found: &[u8]| {
        row.schemes.iter().any(|scheme| found.eq_ignore_ascii_case(scheme.as_bytes()))
    };
    let (code, span) = match syntax::scheme(text) {
        None => (Code::MissingScheme, Span::default()),
        Some(found) if is_own(found) => return None,
        Some(found) => (Code::WrongScheme, Span::of(0, found.len())),
    };
    let expected = row.schemes.iter().copied().map(Expected::Text).collect();
    Some(Finding { expected, ..Finding::new(code, span, row.start) })
}

/// Adds what the dialect's rules find in a text that its production has read. If the text had to be cut off to be read,
/// it is not complete, and only the rules that bind are applied.
fn judge(row: &Row, subject: &Subject<'_>, is_complete: bool, found: &mut Findings<'_>) {
    let (boundary, triggers) = (Some(subject.tree.naming_authority.end), subject.triggers());
    let advises = is_complete && !found.seeks_only_errors();
    let mut apply = |severity, rule: &Rule| {
        found.begin();
        rule.apply(subject, triggers, |code, span| {
            let production = production_at(row, code, span, boundary);
            found.push(Finding {
                severity,
                escapes: row.escaped,
                ..Finding::new(code, span, production)
            });
        });
    };
    let lists = [row.must, row.should, row.lints].into_iter().zip(row.triggers);
    for (rules, needs) in lists.take(if advises { 3 } else { 1 }) {
        if triggers.has_any(needs) {
            rules.iter().for_each(|(severity, rule)| apply(*severity, rule));
        }
    }
}

/// The production that a finding of this code at `span` is about; `boundary` is the end of the naming authority, if the
/// text was read.
pub(super) fn production_at(
    row: &Row,
    code: Code,
    span: Span,
    boundary: Option<u32>,
) -> &'static str {
    let part = match boundary {
        Some(boundary) if span.end <= boundary => row.parts.naming_authority,
        Some(_) => row.parts.local_name,
        None => row.start,
    };
    production(code).unwrap_or(part)
}

/// The production that a finding of this code is about, if it is not about a part of the handle.
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
