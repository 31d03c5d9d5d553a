//! [`Writing`]: the identifier that a written text stands for, and where each of its octets is written.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use handle_grammar::class::Class;

use super::context::gap::{begins_with_line_end, gap};
use super::context::unit::{Unit, of_entity};
use super::divided::line::line_break::soft_break;
use super::divided::tag::tag;
use crate::text::{entity, json, latex};

/// How an identifier is written in a text, which depends on where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Writing {
    /// In a text of any format: with the entities of HTML and XML, the backslashes of LaTeX, Markdown and JSON, line
    /// breaks, and the tags of HTML that stand inside a word.
    Text,
    /// In the argument of a command of LaTeX, or in a field of BibTeX: as in `Text`, but `\-` and `{}` stand for
    /// nothing.
    Latex,
    /// In the path or the query of another site's address: as in `Text`, and also with percent-escapes, as in
    /// `https://example.org/?doi=10.1000%2F182`.
    Address,
}

/// Octets that may not appear for themselves.
static SPECIAL: Class = Class::of(b"&\\{$<").or(Class::range(0, b' '));

impl Writing {
    /// The identifier that `written` stands for. It is copied only if it is written differently.
    ///
    /// ```
    /// use handle_syntax::find::Writing;
    ///
    /// assert_eq!(Writing::Text.text(b"10.1000/foo\\_bar"), &b"10.1000/foo_bar"[..]);
    /// assert_eq!(Writing::Address.text(b"10.1000%2F182"), &b"10.1000/182"[..]);
    /// ```
    #[must_use]
    pub fn text(self, written: &[u8]) -> Cow<'_, [u8]> {
        if self.is_verbatim(written) {
            return Cow::Borrowed(written);
        }
        let (mut text, mut at) = (Vec::with_capacity(written.len()), 0);
        while at < written.len() {
            let (mut room, rest) = ([0; 4], &written[at..]);
            let (width, octets) = self.step(rest, &mut room);
            text.extend_from_slice(octets);
            at += width;
        }
        if text == written { Cow::Borrowed(written) } else { Cow::Owned(text) }
    }

    /// The index in `written` of the octet `at` of the identifier that it stands for.
    ///
    /// ```
    /// use handle_syntax::find::Writing;
    ///
    /// assert_eq!(Writing::Text.place(b"hdl:10.1000/a&amp;b", 14), 18);
    /// ```
    #[must_use]
    pub fn place(self, written: &[u8], at: usize) -> usize {
        // A long identifier may have very many places that are sought, so no octet after them is looked at, except the
        // line end that makes a break of the soft hyphen before it.
        if self.is_verbatim(&written[..written.len().min(at.saturating_add("\u{AD}".len()))]) {
            return at.min(written.len());
        }
        let (mut place, mut read) = (0, 0);
        while let rest @ [_, ..] = &written[place..] {
            let mut room = [0; 4];
            let (width, octets) = self.step(rest, &mut room);
            read += octets.len();
            if read > at {
                break;
            }
            place += width;
        }
        place
    }

    /// The first unit of `text`.
    pub(super) fn unit(self, text: &[u8]) -> Unit {
        match self {
            Self::Text | Self::Latex => Unit::first(text),
            Self::Address => Unit::in_address(text),
        }
    }

    /// How many octets at the beginning of `text` only allow a line to break there.
    pub(super) fn breakpoint(self, text: &[u8]) -> Option<usize> {
        match text {
            [b'\\' | b'{' | b'$', ..] => latex::breakpoint(text, self == Self::Latex),
            _ => entity::word_break(text),
        }
    }

    /// Whether every octet stands for itself.
    fn is_verbatim(self, written: &[u8]) -> bool {
        let is_special =
            |octet: &u8| SPECIAL.contains(*octet) || *octet == b'%' && self == Self::Address;
        !written.iter().any(is_special)
    }

    /// The width of the first unit of `rest`, and the octets that it stands for; none for a line break, or a tag that
    /// allows one. `room` has room for them.
    fn step<'r>(self, rest: &[u8], room: &'r mut [u8; 4]) -> (usize, &'r [u8]) {
        if let Some(width) =
            self.breakpoint(rest).or_else(|| soft_break(rest)).or_else(|| tag(rest))
        {
            return (width, &[]);
        }
        if begins_with_line_end(rest) {
            return (gap(rest), &[]);
        }
        let entity = || if rest[0] == b'&' { of_entity(rest) } else { None };
        if let Some((character, width)) = json::escaped(rest).or_else(entity) {
            return (width, character.encode_utf8(room).as_bytes());
        }
        let Unit { octet, width } = self.unit(rest);
        room[0] = octet;
        (width, &room[..1])
    }
}
