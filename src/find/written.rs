//! How an identifier is written in a text of some format, and the text that it stands for.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::text::Decoded;
use crate::text::entity;

/// More octets than an entity has.
pub(super) const LONGEST_ENTITY: usize = 12;

/// Ways to write an octet that are not an entity and not a backslash before it: those of LaTeX.
const LATEX: &[(&[u8], u8)] = &[
    (b"{\\textless}", b'<'),
    (b"{\\textgreater}", b'>'),
    (b"\\textless{}", b'<'),
    (b"\\textgreater{}", b'>'),
    (b"\\textunderscore{}", b'_'),
    (b"{\\_}", b'_'),
    (b"$<$", b'<'),
    (b"$>$", b'>'),
];

/// Entities of HTML for spaces, which divide words.
const SPACES: [&[u8]; 3] = [b"&nbsp;", b"&#160;", b"&#xA0;"];

/// One octet of an identifier, and how many octets it is written in.
///
/// A character beyond ASCII that is not an entity is read octet by octet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    pub(super) octet: u8,
    pub(super) width: usize,
}

impl Unit {
    /// What stands for an entity of a space that is not ASCII: an octet that no UTF-8 has.
    pub(super) const SPACE: u8 = 0xFF;

    /// The unit that `text` begins with; of an empty text, nothing.
    pub(super) fn first(text: &[u8]) -> Self {
        match text {
            [b'&', ..] => Self::entity(text).unwrap_or(Self { octet: b'&', width: 1 }),
            [b'\\' | b'{' | b'$', ..] => Self::latex(text),
            [octet, ..] => Self { octet: *octet, width: 1 },
            [] => Self { octet: 0, width: 0 },
        }
    }

    fn entity(text: &[u8]) -> Option<Self> {
        let is = |space: &&[u8]| {
            text.get(..space.len()).is_some_and(|it| it.eq_ignore_ascii_case(space))
        };
        if let Some(space) = SPACES.iter().find(|space| is(space)) {
            return Some(Self { octet: Self::SPACE, width: space.len() });
        }
        let near = &text[..text.len().min(LONGEST_ENTITY)];
        let (character, end) = entity::first(Decoded::part(near, 0, false))?;
        let octet = u8::try_from(character).ok().filter(u8::is_ascii)?;
        Some(Self { octet, width: end as usize })
    }

    fn latex(text: &[u8]) -> Self {
        if let Some((written, octet)) = LATEX.iter().find(|(written, _)| text.starts_with(written))
        {
            return Self { octet: *octet, width: written.len() };
        }
        match text {
            // A backslash takes its meaning from a character that has one.
            [b'\\', octet, ..] if octet.is_ascii_punctuation() => Self { octet: *octet, width: 2 },
            [b'\\', b'u', b'0', b'0', high, low, ..] => match hexadecimal(*high, *low) {
                Some(octet @ b'!'..=b'~') => Self { octet, width: 6 },
                _ => Self { octet: b'\\', width: 1 },
            },
            _ => Self { octet: text.first().copied().unwrap_or_default(), width: 1 },
        }
    }
}

/// The octet that two hexadecimal digits write.
fn hexadecimal(high: u8, low: u8) -> Option<u8> {
    let digit = |digit: u8| char::from(digit).to_digit(16);
    u8::try_from(digit(high)? * 16 + digit(low)?).ok()
}

/// How many octets the `/` is written in that `text` begins with: `/`, or `\/` in JSON.
pub(super) fn slash(text: &[u8]) -> Option<usize> {
    match text {
        [b'/', ..] => Some(1),
        [b'\\', b'/', ..] => Some(2),
        _ => None,
    }
}

/// How many octets of `rest` are a line break inside of an identifier, as in the text of a PDF.
///
/// The line ends with a `/` or a `-` and the next goes on with a digit, or it ends with a `.` and the next goes on with
/// two numbers and a dot between them. A sentence that ends with the line goes on otherwise.
pub(super) fn line_break(before: &[u8], rest: &[u8]) -> Option<usize> {
    if !matches!(rest, [b'\n' | b'\r', ..]) {
        return None;
    }
    let blanks = rest.iter().take_while(|octet| b"\r\n\t ".contains(octet)).count();
    let lines = rest[..blanks].iter().filter(|&&octet| octet == b'\n').count();
    let next = &rest[blanks..];
    let digits = next.iter().take_while(|octet| octet.is_ascii_digit()).count();
    let goes_on = match before.last()? {
        b'/' | b'-' | b'_' => digits > 0 && !matches!(next.get(digits), Some(b'.' | b')')),
        b'.' => {
            digits > 0
                && matches!(next.get(digits..), Some([b'.', digit, ..]) if digit.is_ascii_digit())
        }
        _ => false,
    };
    (lines == 1 && goes_on).then_some(blanks)
}

/// The unit at `at` of `written`, or the width of a line break there.
fn step(written: &[u8], at: usize) -> (usize, Option<u8>) {
    let rest = &written[at..];
    if matches!(rest, [b'\n' | b'\r' | b'\t' | b' ', ..]) {
        return (rest.iter().take_while(|octet| b"\r\n\t ".contains(octet)).count(), None);
    }
    let Unit { octet, width } = Unit::first(rest);
    (width, Some(octet))
}

/// The text that `written` stands for.
pub(super) fn text(written: &[u8]) -> Cow<'_, [u8]> {
    let special = |octet: &u8| matches!(octet, b'&' | b'\\' | b'{' | b'$' | 0..=b' ');
    if !written.iter().any(special) {
        return Cow::Borrowed(written);
    }
    let (mut text, mut at) = (Vec::with_capacity(written.len()), 0);
    while at < written.len() {
        let (width, octet) = step(written, at);
        text.extend(octet);
        at += width;
    }
    if text == written { Cow::Borrowed(written) } else { Cow::Owned(text) }
}

/// Which octet of `written` the octet `at` of its text is.
pub(super) fn place(written: &[u8], at: usize) -> usize {
    let (mut place, mut read) = (0, 0);
    while place < written.len() {
        let (width, octet) = step(written, place);
        if octet.is_some() && read == at {
            break;
        }
        read += usize::from(octet.is_some());
        place += width;
    }
    place
}
