//! [`Search`]: the accidents in a text, one after the other. It undoes each accident that it finds, and then searches
//! the resulting text for the next.

use core::mem;

use crate::accident::registrant::has_broken_ten;
use crate::accident::{Accident, Hit, LONGEST_SEARCHED, Offer, Pasted, Room, Rows, Signs};
use crate::code::Code;
use crate::diagnosis::explain::cause::Cause;
use crate::diagnosis::explain::draft::Draft;
use crate::dialect::{Loss, Row};
use crate::read::Options;
use crate::text::{Edit, ascii};

/// How many accidents are sought in one text; no text needs a report on more.
const MOST: usize = 12;

/// The search for those accidents in a text on which the dialect of `row` wants a report. They are found in the order
/// in which they are undone.
pub(crate) struct Search<'a> {
    row: &'static Row,
    options: Options<'a>,
    /// The text without the accidents that were found.
    draft: Draft<'a>,
    /// The rows to pass over: those of accidents without an edit, which every later draft still has, and those that the
    /// caller [passed over](Self::pass_over).
    passed: Rows,
    /// How many accidents may still be sought.
    left: usize,
    /// Whether safe edits undo all accidents that were found.
    is_sure: bool,
    /// The row of the last accident, and the draft that had it.
    last: Option<(Rows, Draft<'a>)>,
}

impl<'a> Search<'a> {
    pub(crate) fn new(text: &'a [u8], row: &'static Row, options: Options<'a>) -> Self {
        let left = if text.len() > LONGEST_SEARCHED { 0 } else { MOST };
        let draft = Draft::new(text);
        Self { row, options, draft, passed: Rows::NONE, left, is_sure: true, last: None }
    }

    /// The text without the accidents that were found.
    pub(crate) fn draft(&self) -> &Draft<'a> {
        &self.draft
    }

    /// Finds the next accident and removes it from the draft, which `draft_row` reads: the draft may have another scheme
    /// than the text. The search ends once the draft `is_plain`, and after an accident that is a link, or that shows
    /// that the text is no handle.
    pub(crate) fn next(
        &mut self,
        room: &mut Room,
        draft_row: &Row,
        is_plain: impl Fn(&[u8]) -> bool,
    ) -> Option<Cause> {
        if self.draft.is_plain {
            debug_assert!(
                self.first(room, draft_row, &is_plain).is_none_or(|(_, cause, _)| cause.is_link()),
                "{} is plain, but has an accident",
                self.draft.octets.escape_ascii()
            );
            return None;
        }
        self.left = self.left.checked_sub(1)?;
        let (accident_row, mut cause, draft) = self.first(room, draft_row, &is_plain)?;
        // An accident that is found only after a guess is a guess, too.
        if !self.is_sure && cause.offer == Offer::Fix {
            cause.offer = Offer::Try;
        }
        self.is_sure &= cause.offer == Offer::Fix;
        if cause.edits.is_empty() {
            self.passed = self.passed.or(accident_row);
        }
        self.last = Some((accident_row, mem::replace(&mut self.draft, draft)));
        if cause.is_no_handle || cause.is_link() {
            self.left = 0;
        }
        Some(cause)
    }

    /// Goes back to the draft before the last accident, so that [`next`](Self::next) finds others in it.
    pub(crate) fn pass_over(&mut self) {
        if let Some((accident_row, draft)) = self.last.take() {
            self.passed = self.passed.or(accident_row);
            self.draft = draft;
        }
    }

    /// The first accident in the draft, its row, and the draft without it.
    fn first(
        &self,
        room: &mut Room,
        draft_row: &Row,
        is_plain: &impl Fn(&[u8]) -> bool,
    ) -> Option<(Rows, Cause, Draft<'static>)> {
        let pasted = pasted(&self.draft.octets, draft_row, &self.options, room);
        let signs = signs(&pasted, self.row);
        let wanted = Rows::with_signs(signs).without(unwanted(self.row, &pasted));
        for (number, accident) in wanted.without(self.passed).each() {
            if let Some(hit) = accident.first_in(&pasted, signs)
                && let Some((cause, draft)) = without(accident, hit, &pasted, &self.draft, is_plain)
            {
                return Some((Rows::numbered(number), cause, draft));
            }
        }
        None
    }
}

/// An accident, and the text without it; `None` if its edits would change nothing or leave nothing.
fn without(
    accident: &'static Accident,
    mut hit: Hit,
    pasted: &Pasted<'_>,
    draft: &Draft<'_>,
    is_plain: &impl Fn(&[u8]) -> bool,
) -> Option<(Cause, Draft<'static>)> {
    // A rule gives places in the decoded text, and an edit needs those in the draft.
    for Edit { span, .. } in &mut hit.edits {
        *span = pasted.span(&span.range());
    }
    let next = draft.edited(&hit.edits, is_plain);
    let changed = hit.edits.is_empty() || next.octets != draft.octets;
    (changed && !next.octets.is_empty()).then(|| (Cause::new(accident, hit, pasted, draft), next))
}

/// The accidents that the dialect of `row` does not want a report on in this text, by the columns of the row.
fn unwanted(row: &Row, pasted: &Pasted<'_>) -> Rows {
    const HOSTS: Rows = Rows::of(&[Code::UnknownProxy, Code::LandingPage, Code::LibraryProxy])
        .or(Rows::needing(Signs::SEGMENT));
    const ESCAPES: Rows = Rows::of(&[Code::EscapeInHandle]).without(Rows::needing(Signs::EQUALS));
    const TENLESS: Rows = Rows::needing(Signs::TENLESS);
    let columns = [
        (Rows::LINK, !row.schemes.is_empty()),
        (Rows::TABLE, !row.accidents.others),
        (HOSTS, !row.accidents.hosts),
        // In a dialect that has percent-escapes, they are not an accident. The exceptions are those of e-mail, which
        // begin with `=`, and those of a whole link: with escaped slashes, it is read as a name.
        (ESCAPES, row.escaped && !(pasted.is_name() && ascii::starts_with(pasted.body(), "http"))),
        // A number without `10.` may be the prefix of any handle, if nothing says that a DOI name was meant.
        (TENLESS, pasted.is_name() && row.namespace != "doi" && !has_broken_ten(pasted.body())),
    ];
    columns.into_iter().fold(Rows::NONE, |all, (rows, has)| if has { all.or(rows) } else { all })
}

/// Whether a text may have an accident on which the dialect of `row` wants a report: it is short, and has a sign of
/// one.
pub(crate) fn may_be_in(text: &[u8], row: &Row, options: &Options<'_>) -> bool {
    text.len() <= LONGEST_SEARCHED
        && signs(&pasted(text, row, options, &mut Room::default()), row).without(Signs::FEATURES)
            != Signs::NONE
}

/// A text as the rules for accidents read it. If the dialect of the row reads a server in the text, the identifier
/// begins after the server.
fn pasted<'a>(text: &'a [u8], row: &Row, options: &Options<'_>, room: &'a mut Room) -> Pasted<'a> {
    let pasted = Pasted::new(text, options, room);
    if row.encoding.authority_kind() != Some(Loss::Server)
        || !text.get(4..).is_some_and(|rest| rest.starts_with(b"//"))
    {
        return pasted;
    }
    match (row.read)(text).and_then(|tree| tree.authority.get()) {
        Some(server) => pasted.after(server.range().end + 1),
        None => pasted,
    }
}

/// The signs of a text that mean something in the dialect of `row`: in a dialect that has schemes, a URI is not an
/// accident.
fn signs(pasted: &Pasted<'_>, row: &Row) -> Signs {
    Signs::of(pasted).without(if row.schemes.is_empty() { Signs::NONE } else { Signs::URI })
}

#[cfg(test)]
mod tests {
    use alloc::format;
    use alloc::string::String;
    use alloc::vec::Vec;

    use super::*;
    use crate::accident::{ACCIDENTS, LINK, Notes};
    use crate::code::tests::BANNED;
    use crate::dialect::Dialect;

    /// The accident in its own example, if it is the first that is found there, and the text after its edit; the latter
    /// is empty if no edit is offered.
    fn found_in_example(accident: &Accident) -> Option<(Cause, String)> {
        // Only in the dialect of DOI names is it clear that a `10.` is missing.
        [Dialect::Handle, Dialect::Doi].into_iter().find_map(|dialect| {
            let mut search =
                Search::new(accident.notes.bad.as_bytes(), dialect.row(), Options::new());
            let cause = search.next(&mut Room::default(), dialect.row(), |_| false)?;
            let own = core::ptr::eq(cause.accident, accident);
            let offered =
                if cause.offer == Offer::Nothing { b"" } else { &search.draft().octets[..] };
            own.then(|| (cause, String::from_utf8_lossy(offered).into_owned()))
        })
    }

    #[test]
    fn every_row_finds_its_example_and_says_what_was_meant() {
        let mut wrong = Vec::new();
        for accident in ACCIDENTS.iter().chain([&LINK]) {
            let found = found_in_example(accident).map(|(_, meant)| meant);
            if found.as_deref() != Some(accident.notes.meant) {
                wrong.push(format!("{} of {:?}: {found:?}", accident.code, accident.notes.bad));
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    }

    /// Builds with assertions try every row, so this is asked here.
    #[test]
    fn the_signs_of_its_example_choose_a_row() {
        for accident in ACCIDENTS.iter().chain([&LINK]) {
            let chosen = [Dialect::Handle, Dialect::Doi].into_iter().any(|dialect| {
                let (text, options) = (accident.notes.bad.as_bytes(), Options::new());
                let mut room = Room::default();
                let signs = signs(&pasted(text, dialect.row(), &options, &mut room), dialect.row());
                let mut rows = Rows::chosen_by(signs).each();
                rows.any(|(_, row)| core::ptr::eq(row, accident))
            });
            assert!(chosen, "{} in {:?}", accident.code, accident.notes.bad);
        }
    }

    #[test]
    fn nothing_is_wrong_with_what_was_meant() {
        for accident in ACCIDENTS.iter().filter(|accident| !accident.notes.meant.is_empty()) {
            let text = accident.notes.meant.as_bytes();
            let dialect = Dialect::by_scheme(text);
            let mut search = Search::new(text, dialect.row(), Options::new());
            let found = search.next(&mut Room::default(), dialect.row(), |_| false);
            assert!(dialect.is_valid(text), "{} is not valid", accident.notes.meant);
            let found = found.map(|cause| cause.accident.code);
            assert_eq!(found, None, "in {}", accident.notes.meant);
        }
    }

    #[test]
    fn every_row_says_what_it_rests_on() {
        for accident in ACCIDENTS.iter().chain([&LINK]) {
            assert!(
                !accident.notes.bad.is_empty() && !accident.notes.basis.is_empty(),
                "{}",
                accident.notes.bad
            );
        }
    }

    /// A row either has words of its own, or uses those of its code: a message of one sentence, and a help.
    #[test]
    fn a_message_is_one_sentence_and_a_help_says_what_to_do() {
        for Accident { message, help, notes: Notes { bad, .. }, .. } in
            ACCIDENTS.iter().chain([&LINK])
        {
            assert_eq!(message.is_empty(), help.is_empty(), "{bad}");
            for text in [message, help] {
                assert!(!text.ends_with('.') && text.trim() == *text, "{text}");
                assert!(!help.contains('{'), "{help}");
                let banned = BANNED.iter().find(|word| text.contains(**word));
                assert_eq!(banned, None, "{text}");
            }
            let first = help.split([' ', ',', ';']).next().unwrap_or_default();
            assert!(!["the", "a", "if", "this", "it"].contains(&first), "{help}");
        }
    }

    #[test]
    fn every_placeholder_of_a_message_has_words() {
        for accident in ACCIDENTS.iter().chain([&LINK]) {
            let cause = found_in_example(accident).map(|(cause, _)| cause);
            for after in accident.message.split('{').skip(1) {
                let name = after.split('}').next().unwrap_or_default();
                let has_words = match name {
                    "text" => true,
                    "meant" => cause.as_ref().is_some_and(|cause| !cause.edits.is_empty()),
                    "what" => cause.as_ref().is_some_and(|cause| !cause.what.is_empty()),
                    _ => false,
                };
                assert!(has_words, "{{{name}}} of {:?}", accident.notes.bad);
            }
        }
    }
}
