//! [`NameState`]: what has been read of a local name or of an identifier, as far as it decides whether this part is
//! plain.

use crate::accident::registrant::Shows;
use crate::accident::{self, last_word};
use crate::rule::plain::kinds::{
    AFTER_DIGIT, ARXIV, BEFORE, BEFORE_DIGIT, BRACKET, HYPHENS, KINDS, LABEL, OFFICE, OTHER, PAIRS,
    REOPENED, SCHEME, SECOND, SEEN, TOUCHING,
};
use crate::rule::plain::sieve::link::LinkStart;
use crate::rule::plain::sieve::short::Short;
use crate::rule::plain::sieve::tail::DoiEnd;
use crate::rule::plain::sieve::word::LastLetters;

/// What has been read of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct NameState {
    /// The bits that the last octet allows the next one to set: the high bits of [`KINDS`].
    last: u32,
    /// Whether a name may end after the last octet, because this is a letter or a digit.
    ends: bool,
    /// How many octets `x` come last, up to two.
    fillers: u8,
    word: LastLetters,
    link: LinkStart,
    kind: NameKind,
}

/// The kind of name, and what has been read that matters only to this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum NameKind {
    /// A DOI name.
    Doi {
        end: DoiEnd,
        /// Whether two octets side by side may be a slip in a form of the registrant, or in a SICI.
        slipped: bool,
        /// Whether the name has a round bracket, unless it must have a form of its registrant.
        has_bracket: bool,
        /// What the first octets of the name show.
        start: NameStart,
    },
    /// Another handle, and how many digits and dots come last, up to four.
    Handle { prefix: u8 },
    /// Another identifier.
    Identifier,
}

/// Whether the first octets of a DOI name show that its prefix has a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum NameStart {
    /// More octets are needed to tell.
    Begun(Short),
    /// They show another registrant: the prefix has a slip if the name has a form of that registrant.
    Shown(Short),
    /// They show another registrant, so the name is plain only if it has a form of its own registrant.
    NeedsForm,
    /// They show no slip, or the name is already compared with the forms of the registrant that they show.
    Nothing,
}

impl NameStart {
    /// The same with one more octet.
    fn step(self, octet: u8) -> Self {
        let start = match self {
            Self::Begun(start) => start,
            Self::NeedsForm => return self,
            Self::Shown(_) | Self::Nothing => return Self::Nothing,
        };
        let Some(longer) = start.with(octet.to_ascii_lowercase()) else { return Self::Nothing };
        match accident::registrant::may_show(longer.as_slice()) {
            Shows::Nothing => Self::Nothing,
            Shows::More => Self::Begun(longer),
            Shows::Registrant => Self::Shown(longer),
        }
    }
}

/// The bits of two octets side by side that may be a slip.
const SLIPS: u32 = BEFORE_DIGIT | AFTER_DIGIT | HYPHENS | SCHEME | ARXIV;

impl NameKind {
    fn step(self, octet: u8, seen: u32, after_digit: bool, has_form: bool) -> Option<Self> {
        Some(match self {
            // The number of an article may follow the year in brackets, and its rest may be missing.
            Self::Doi { has_bracket: true, .. } if octet == b'/' => return None,
            Self::Doi { end, slipped, has_bracket, start } => Self::Doi {
                end: end.step(octet, after_digit)?,
                slipped: slipped || seen & SLIPS != 0,
                has_bracket: has_bracket || seen & BRACKET != 0 && !has_form,
                start: start.step(octet),
            },
            Self::Handle { .. } | Self::Identifier if seen & BRACKET != 0 => return None,
            // Before the second slash, two digits may be the month of a date, and four or more the prefix, which then
            // stands there twice.
            Self::Handle { prefix: 2 | 4 } if octet == b'/' && after_digit => return None,
            Self::Handle { prefix } => {
                let goes_on = octet.is_ascii_digit() || octet == b'.';
                Self::Handle { prefix: if goes_on { (prefix + 1).min(4) } else { 0 } }
            }
            Self::Identifier => self,
        })
    }

    /// Whether it matters if a slip is found: only the first slip in a DOI name does.
    fn may_slip(self) -> bool {
        matches!(self, Self::Doi { slipped: false, .. })
    }
}

impl NameState {
    /// The beginning of the local name of a DOI name, after the slash. If it must have a form of its registrant, its
    /// prefix has no slip.
    pub(super) fn of_doi(has_form: bool) -> Self {
        let start = if has_form { NameStart::Nothing } else { NameStart::Begun(Short::EMPTY) };
        let kind =
            NameKind::Doi { end: DoiEnd::default(), slipped: false, has_bracket: false, start };
        Self {
            last: KINDS[usize::from(b'/')] >> BEFORE & (!PAIRS | TOUCHING | REOPENED),
            ends: false,
            fillers: 0,
            word: LastLetters::NONE,
            link: LinkStart::NONE,
            kind,
        }
    }

    /// The beginning of the local name of another handle, after the slash.
    pub(super) fn of_handle() -> Self {
        Self { kind: NameKind::Handle { prefix: 0 }, ..Self::of_doi(true) }
    }

    /// The beginning of the identifier of an info URI. If it begins with a digit, it may be a DOI name.
    pub(super) fn of_identifier(octet: u8) -> Self {
        let doi = Self { last: !PAIRS, ..Self::of_doi(true) };
        if octet.is_ascii_digit() { doi } else { Self { kind: NameKind::Identifier, ..doi } }
    }

    /// The name with one more octet; `None` if it may not be plain. If the name must have a form of its registrant,
    /// nothing in it is a slip.
    pub(super) fn step(self, octet: u8, has_form: bool) -> Option<Self> {
        let bits = KINDS[usize::from(octet)];
        let seen = bits & self.last & SEEN;
        if seen & (OTHER | TOUCHING | REOPENED | OFFICE | LABEL) != 0 {
            return None;
        }
        let is_doi = matches!(self.kind, NameKind::Doi { .. });
        // An underscore after a mark may begin the end of an address: `/_pdf/-char/en`.
        if is_doi && octet == b'_' && !self.ends {
            return None;
        }
        let is_begun = if is_doi { last_word::is_begun } else { last_word::is_begun_placeholder };
        let word = self.word.step(octet, is_begun)?;
        let may_follow = octet.is_ascii_digit() || b"):/".contains(&octet);
        let clings = word.may_be(accident::begins_note)
            || may_follow && self.word.may_be(last_word::may_go_on);
        if is_doi && clings {
            return None;
        }
        let kind = self.kind.step(octet, seen, self.ends_with_a_digit(), has_form)?;
        let slips = if kind.may_slip() && !has_form { SLIPS } else { 0 };
        Some(Self {
            last: bits >> BEFORE & (slips | !PAIRS | TOUCHING | REOPENED | SECOND | OFFICE | LABEL),
            ends: octet.is_ascii_alphanumeric(),
            fillers: if octet.eq_ignore_ascii_case(&b'x') { (self.fillers + 1).min(2) } else { 0 },
            word,
            link: self.link.step(octet)?,
            kind,
        })
    }

    /// The first octets of a DOI name, right after they have shown that its prefix may have a slip.
    pub(super) fn shown(&self) -> Option<&[u8]> {
        match &self.kind {
            NameKind::Doi { start: NameStart::Shown(start), .. } => Some(start.as_slice()),
            _ => None,
        }
    }

    /// The same name, if it is plain only with a form of its own registrant.
    pub(super) fn needing_form(mut self) -> Self {
        if let NameKind::Doi { start, .. } = &mut self.kind {
            *start = NameStart::NeedsForm;
        }
        self
    }

    fn ends_with_a_digit(self) -> bool {
        self.last & SECOND != 0 && self.ends
    }

    /// Whether a name that ends here is plain. If a DOI name has a form of its registrant, it has no slip.
    pub(super) fn is_plain(self, form: FormMatch) -> bool {
        self.ends
            && self.fillers < 2
            && match self.kind {
                NameKind::Doi { end, slipped, has_bracket, start } => {
                    let fits = match form {
                        FormMatch::Whole => true,
                        _ if start == NameStart::NeedsForm => false,
                        FormMatch::Unknown => !slipped || !has_bracket,
                        FormMatch::None => !slipped && !self.word.is_long(),
                    };
                    fits && end.is_plain() && !self.word.may_be(last_word::is_whole)
                }
                NameKind::Handle { .. } | NameKind::Identifier => {
                    !self.word.may_be(last_word::is_placeholder)
                }
            }
    }
}

/// What is known of the forms of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FormMatch {
    /// No forms of the registrant are known.
    Unknown,
    /// The name has a form of its registrant.
    Whole,
    /// The registrant has forms, and the name has none of them; or the name is an identifier of another namespace.
    None,
}
