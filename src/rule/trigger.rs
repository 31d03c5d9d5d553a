//! [`Triggers`]: features of a text, as bits. A rule finds nothing in a text that has none of its triggers.

mod octet;
mod set;

use memchr::memchr;
use unicode_normalization::{IsNormalized, is_nfc_quick};

use super::prefilter;
use crate::read::{Options, Tree};
use crate::text::{Decoded, Span, confusable, nfc};

use octet::{ESCAPED, RAW, Scan, raw};

pub(crate) use set::Triggers;

impl Triggers {
    /// Whether a quick look at the parts and at the octets of the handle shows that a text has none of these triggers.
    #[inline(always)]
    pub(crate) fn are_surely_absent(
        self,
        text: &[u8],
        escaped: bool,
        tree: &Tree,
        options: &Options<'_>,
    ) -> bool {
        let naming_authority = tree.naming_authority;
        let local_name = tree.local_name.get().unwrap_or_default();
        let others = self.without(Self::BINDING);
        let is_visible = || prefilter::is_visible(&text[tree.identifying().range()]);
        if !Self::INVISIBLE.has_all(others)
            || others != Self::NONE && !is_visible()
            || Self::of_parts(text, tree, options).without_utf8(text, tree).has_any(self)
        {
            return false;
        }
        if escaped {
            return (!Self::PREFIX.has_any(self)
                || prefilter::is_plain_authority(text, naming_authority)
                || prefilter::is_harmless(&text[naming_authority.range()]))
                && has_utf8_escapes(text, local_name);
        }
        (prefilter::has_no_mark(text, tree.identifying())
            || (prefilter::is_unmarked(&text[naming_authority.range()])
                && Decoded::new(text, local_name, false).is_utf8()))
            && (!Self::SEGMENT.has_any(self)
                || prefilter::has_no_empty_segment(text, naming_authority))
    }

    /// The triggers of the first octet of the local name that the path of a URI may not have.
    #[inline(always)]
    pub(crate) fn outside_path(text: &[u8], tree: &Tree) -> Self {
        let local_name = tree.local_name.get().unwrap_or_default();
        let octet = prefilter::outside_path(text, local_name);
        octet.map_or(Self::NONE, |octet| raw(octet).and(Self::OUTSIDE_PATH))
    }

    /// The triggers without that of a modifier `utf-8`, which changes nothing: UTF-8 is the default (SUN-8).
    #[inline(always)]
    fn without_utf8(self, text: &[u8], tree: &Tree) -> Self {
        let says = |modifier: Span| text[modifier.range()].eq_ignore_ascii_case(b"utf-8");
        if tree.modifier.get().is_some_and(says) { self.without(Self::MODIFIER) } else { self }
    }

    /// The triggers of the octets and characters of `part`.
    pub(crate) fn of(part: Decoded<'_>) -> Self {
        let mut reader = Scan::new();
        let (chunks, rest) = part.raw().as_chunks::<4>();
        chunks.iter().for_each(|chunk| chunk.iter().for_each(|octet| reader.read(&RAW, *octet)));
        rest.iter().for_each(|octet| reader.read(&RAW, *octet));
        if part.escaped() && reader.triggers().has_any(Self::PERCENT) {
            reader = Scan::new();
            for (octet, span) in part.octets() {
                reader.read(if span.len() == 1 { &RAW } else { &ESCAPED }, octet);
            }
        }
        reader.end();
        let triggers = reader.triggers();
        if triggers.has_any(Self::HIGH) { triggers.or(Self::of_characters(part)) } else { triggers }
    }

    /// The triggers of the characters of `part` beyond ASCII.
    fn of_characters(part: Decoded<'_>) -> Self {
        let (mut triggers, mut rest) = (Self::NONE, part.characters());
        let others = core::iter::from_fn(|| rest.next_beyond_ascii());
        let mut uncertain = others.filter_map(|(character, _)| {
            triggers = triggers.or(character.map_or(Self::ILL_FORMED, Self::of_character));
            character.filter(|character| !nfc::is_always_composed(*character))
        });
        let composed = is_nfc_quick(uncertain.by_ref()) == IsNormalized::Yes;
        uncertain.for_each(drop);
        if composed { triggers } else { triggers.or(Self::UNCOMPOSED) }
    }

    fn of_character(character: char) -> Self {
        Self::NONE.with([
            (Self::WIDE_CONTROL_OR_SPACE, character.is_control() || character.is_whitespace()),
            (Self::BEYOND_BMP, character > '\u{FFFF}'),
            (Self::SUSPECT, confusable::looks(character).is_some()),
        ])
    }

    /// The triggers that show which parts a text has, which are empty, and whether its authority has a host.
    #[inline(always)]
    pub(crate) fn of_parts(text: &[u8], tree: &Tree, options: &Options<'_>) -> Self {
        let empty = match tree.local_name.get() {
            Some(local_name) => local_name.is_empty() || tree.naming_authority.is_empty(),
            None => tree.naming_authority.end > 0,
        };
        let hostless = tree.authority.get().is_some_and(|authority| {
            // A host is missing only before a port or after a user, so an authority that ends with a letter has one.
            !text[authority.range()].last().is_some_and(u8::is_ascii_alphabetic)
                && tree.missing_host(text).is_some()
        });
        Self::ALWAYS.with([
            (Self::EMPTY, empty || hostless || tree.path.is_empty()),
            (Self::NO_HANDLE, tree.naming_authority.end == 0),
            (Self::MODIFIER, tree.modifier.get().is_some()),
            (Self::FIRST, tree.segment.get().is_some()),
            (Self::SPECIFIED, options.has_resolvers()),
            (Self::CHARACTERS, options.characters),
        ])
    }

    /// The triggers of a handle that matter to rules that bind: of the local name, only that it is not UTF-8.
    #[inline]
    pub(crate) fn of_handle(naming_authority: Decoded<'_>, local_name: Decoded<'_>) -> Self {
        let triggers = Self::of(naming_authority);
        if local_name.is_utf8() { triggers } else { triggers.or(Self::ILL_FORMED) }
    }
}

/// Whether the escapes of a local name, which must have only ASCII and whole escapes, are UTF-8. The fast tests come
/// first: most local names have no escape beyond ASCII, and those of nearly all long ones are regular. The rest is read
/// character by character.
#[inline(always)]
fn has_utf8_escapes(text: &[u8], local_name: Span) -> bool {
    let octets = Decoded::new(text, local_name, true);
    // If both branches shared their last test, short names would take two per cent more instructions.
    if local_name.len() >= LONG {
        return memchr(b'%', octets.raw()).is_none()
            || prefilter::has_regular_escapes(text, local_name)
            || octets.is_utf8();
    }
    prefilter::has_no_high_escape(text, local_name)
        || prefilter::has_regular_escapes(text, local_name)
        || octets.is_utf8()
}

/// The least number of octets of a local name that is read in blocks.
const LONG: u32 = 64;
