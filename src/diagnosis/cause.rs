//! [`Cause`]: an accident in a text, which may be the cause of findings. The search undoes each accident it finds, and
//! then searches the resulting text for the next.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::code::{Code, Severity};
use crate::diagnosis::draft::Draft;
use crate::diagnosis::finding::Finding;
use crate::dialect::Row;
use crate::rule::accident::{Accident, Hit, LINK, LONGEST, Offer, Pasted, Room, Signs, rows};
use crate::text::Span;

/// An accident, with its places in the text as it was given.
#[derive(Clone, Debug)]
pub(crate) struct Cause {
    pub(crate) accident: &'static Accident,
    pub(crate) span: Span,
    pub(crate) others: Vec<Span>,
    /// The edits that undo the accident: places in the text, and what was meant there.
    pub(crate) pieces: Vec<(Span, String)>,
    pub(crate) offer: Offer,
    pub(crate) whole: bool,
    pub(crate) what: Cow<'static, str>,
    /// Whether the text after these edits was read, and has no other accident and no finding that the text did not
    /// have.
    pub(crate) proven: bool,
}

impl PartialEq for Cause {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.accident, other.accident)
            && (self.span, &self.pieces) == (other.span, &other.pieces)
    }
}

impl Eq for Cause {}

/// How many accidents are sought in one text; no text needs a report on more.
const MOST: usize = 12;

/// The codes of accidents whose messages say more than that a character is not allowed.
const NAMED: &[Code] = &[
    Code::FullwidthCharacter,
    Code::HtmlEntity,
    Code::JsonEscape,
    Code::LatexEscape,
    Code::Markup,
    Code::Mojibake,
    Code::MissingSlash,
    Code::ScriptLookalike,
    Code::TwoIdentifiers,
];

/// Whether a dialect wants a report on an accident, by the columns of its row.
fn is_wanted(accident: &Accident, row: &Row) -> bool {
    let wanted = row.accidents;
    let host = matches!(accident.code, Code::UnknownProxy | Code::LandingPage | Code::LibraryProxy);
    // Where a dialect has escapes, an escape is what it looks like.
    let own = accident.code == Code::EscapeInHandle && row.escaped;
    if core::ptr::eq(accident, &LINK) {
        return row.schemes.is_empty();
    }
    wanted.others && (wanted.hosts || !host) && !own
}

/// Whether a text may have an accident that the dialect of `row` wants: it is short, and has a sign of one.
pub(crate) fn may_be_in(text: &[u8], row: &Row) -> bool {
    text.len() <= LONGEST && signs(&Pasted::new(text, &mut Room::default()), row) != Signs::NONE
}

/// The signs of a text that mean something in the dialect of `row`: in one that reads links, a link is not an accident.
fn signs(pasted: &Pasted<'_>, row: &Row) -> Signs {
    Signs::of(pasted).without(if row.schemes.is_empty() { Signs::NONE } else { Signs::URI })
}

/// The accidents in a text that the dialect of `row` wants, in the order in which they are undone, and the text after
/// each. The search ends at a draft that `is_plain`.
pub(crate) fn causes(
    text: &[u8],
    row: &Row,
    is_plain: impl Fn(&[u8]) -> bool,
) -> Vec<(Cause, Draft<'static>)> {
    let mut causes: Vec<(Cause, Draft<'static>)> = Vec::new();
    if text.len() > LONGEST {
        return causes;
    }
    let (mut room, mut told) = (Room::default(), Vec::new());
    let first_draft = Draft::new(text);
    while causes.len() < MOST {
        let draft = causes.last().map_or(&first_draft, |(_, draft)| draft);
        let Some((at, mut cause, mut next)) = first(draft, &mut room, &told, row) else { break };
        // What is found only after a guess is a guess, too.
        let sure = causes.iter().all(|(before, _)| before.offer == Offer::Fix);
        if !sure && cause.offer == Offer::Fix {
            cause.offer = Offer::Try;
        }
        told.extend(Some(at).filter(|_| cause.pieces.is_empty()));
        next.is_plain = is_plain(&next.octets);
        debug_assert!(
            !next.is_plain
                || first(&next, &mut Room::default(), &told, row)
                    .is_none_or(|(_, cause, _)| cause.is_link()),
            "{} has an accident",
            next.octets.escape_ascii()
        );
        let last = cause.whole || cause.is_link() || next.is_plain;
        causes.push((cause, next));
        if last {
            break;
        }
    }
    causes
}

/// The first accident in a draft of a text, and the draft without that accident. The rows `told` are skipped.
fn first(
    draft: &Draft<'_>,
    room: &mut Room,
    told: &[usize],
    row: &Row,
) -> Option<(usize, Cause, Draft<'static>)> {
    let pasted = Pasted::new(&draft.octets, room);
    let signs = signs(&pasted, row);
    let mut found = rows(signs).filter_map(|(at, accident)| {
        if told.contains(&at) || !is_wanted(accident, row) {
            return None;
        }
        let hit = accident.look(&pasted, signs)?;
        let (cause, next) = undone(accident, hit, &pasted, draft)?;
        Some((at, cause, next))
    });
    found.next()
}

/// An accident, and the text without it; `None` if its edits would change nothing or leave nothing.
fn undone(
    accident: &'static Accident,
    hit: Hit,
    pasted: &Pasted<'_>,
    draft: &Draft<'_>,
) -> Option<(Cause, Draft<'static>)> {
    let pieces =
        hit.pieces.iter().map(|piece| (pasted.span(&piece.range).range(), piece.text.as_str()));
    let next = draft.edited(pieces);
    let changed = hit.pieces.is_empty() || next.octets != draft.octets;
    (changed && !next.octets.is_empty()).then(|| (Cause::new(accident, hit, pasted, draft), next))
}

impl Cause {
    /// Whether the accident is that a link was given in place of the name alone.
    pub(crate) fn is_link(&self) -> bool {
        core::ptr::eq(self.accident, &LINK)
    }

    /// Whether `finding` reports this accident.
    pub(crate) fn is_told_by(&self, finding: &Finding) -> bool {
        if self.is_link() {
            return matches!(
                finding.code,
                Code::UrlAsHandle | Code::NotADoi | Code::NotACordraId | Code::PrefixCharacter
            ) && finding.span.start < self.span.end;
        }
        let same = self.accident.code == finding.code && self.span == finding.span;
        same || self.keeps(finding)
    }

    /// Whether the report keeps the dialect's own code of `finding`, and takes only the words from the accident.
    pub(crate) fn keeps(&self, finding: &Finding) -> bool {
        if finding.code == Code::MissingScheme {
            return self.accident.code == Code::DoubledScheme && self.span.start == 0;
        }
        if finding.code == Code::EmptyResolverSegment {
            return self.accident.code == Code::WrongSlashes;
        }
        let error = finding.severity == Severity::Error && !finding.span.is_empty();
        let named = matches!(finding.code, Code::CharacterNotAllowed | Code::RawNonAscii)
            && NAMED.contains(&self.accident.code);
        error && !self.whole && !named && finding.span.start == self.span.start
    }

    /// Whether an edit of this accident deletes everything that `other` is about. If this is a link, a label or a
    /// scheme right next to it counts too.
    pub(crate) fn covers(&self, other: &Self) -> bool {
        let beside = match other.accident.code {
            Code::DoubledScheme => other.span.end == self.span.start,
            Code::DoiPrefix => other.span.start == self.span.end,
            _ => false,
        };
        let cut = self.cuts(other.span) && other.pieces.iter().all(|(span, _)| self.cuts(*span));
        // An escape means nothing apart from its text; an entity may be a part of the name that remains.
        cut && (self.is_link() || other.accident.code == Code::EscapeInHandle)
            || self.is_link() && beside
    }

    /// Whether an edit of this accident deletes what stands at `span`.
    pub(crate) fn cuts(&self, span: Span) -> bool {
        let has = |cut: Span| cut.start <= span.start && span.end <= cut.end;
        self.pieces.iter().any(|(cut, text)| text.is_empty() && has(*cut))
    }

    /// Adds the edits of an accident next to the link to those of the link.
    pub(crate) fn widen(&mut self, other: &Self) {
        let span = self.span.cover(other.span);
        if span != self.span {
            self.span = span;
            self.pieces.extend_from_slice(&other.pieces);
            self.pieces.sort_by_key(|(span, _)| *span);
        }
    }

    /// The accident as a finding of its own.
    pub(crate) fn finding(&self) -> Finding {
        Finding::new(self.accident.code, self.span, "hdl_uri::handle")
    }

    fn new(accident: &'static Accident, hit: Hit, pasted: &Pasted<'_>, draft: &Draft<'_>) -> Self {
        let origin = |range| draft.origin(pasted.span(range).range());
        let pieces = hit.pieces.iter().map(|piece| (origin(&piece.range), piece.text.clone()));
        Self {
            accident,
            span: origin(&hit.place),
            others: hit.others.iter().map(origin).collect(),
            pieces: pieces.collect(),
            offer: hit.offer,
            whole: hit.whole,
            what: hit.what,
            proven: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;
    use crate::dialect::Dialect;
    use crate::rule::accident::{ACCIDENTS, Accident};

    /// The text after the edits of `accident`, which must be the first that is found in it; `None` if it offers no
    /// edit.
    fn meant(text: &str, accident: &Accident) -> Option<String> {
        let search = causes(text.as_bytes(), Dialect::Handle.row(), |_| false);
        let (cause, draft) = search.into_iter().next()?;
        let own = core::ptr::eq(cause.accident, accident);
        let offered =
            if cause.offer == Offer::Nothing { Vec::new() } else { draft.octets.into_owned() };
        own.then(|| String::from_utf8(offered).unwrap_or_default())
    }

    #[test]
    fn every_row_finds_its_example_and_says_what_was_meant() {
        let mut wrong = Vec::new();
        for accident in ACCIDENTS.iter().chain([&LINK]) {
            let found = meant(accident.bad, accident);
            if found.as_deref() != Some(accident.meant) {
                wrong.push(format!("{} of {:?}: {found:?}", accident.code, accident.bad));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    #[test]
    fn nothing_is_wrong_with_what_was_meant() {
        for accident in ACCIDENTS.iter().filter(|accident| !accident.meant.is_empty()) {
            let text = accident.meant.as_bytes();
            let dialect = Dialect::by_scheme(text);
            assert!(
                dialect.is_valid(text) && causes(text, dialect.row(), |_| false).is_empty()
                    || accident.meant.starts_with("//"),
                "{}",
                accident.meant
            );
        }
    }

    #[test]
    fn every_row_says_what_it_rests_on() {
        for accident in ACCIDENTS {
            assert!(!accident.bad.is_empty() && !accident.basis.is_empty(), "{}", accident.bad);
        }
    }

    /// A row either has words of its own, or uses those of its code: a message of one sentence, and a help.
    #[test]
    fn a_message_is_one_sentence_and_a_help_says_what_to_do() {
        for Accident { message, help, bad, .. } in ACCIDENTS {
            assert_eq!(message.is_empty(), help.is_empty(), "{bad}");
            for text in [message, help] {
                assert!(!text.ends_with('.') && text.trim() == *text, "{text}");
            }
            let first = help.split([' ', ',', ';']).next().unwrap_or_default();
            assert!(!["the", "a", "if", "this", "it"].contains(&first), "{help}");
        }
    }
}
