//! Which [`Signs`] a text has, and whether the end of a name has one.

use crate::text::confusable;

use super::address;
use super::clinging::{ends_with_clinging, has_clinging};
use super::inner_link;
use super::kind::Kind;
use super::letter::{MISREAD, STROKES, is_of_font, is_styled, may_have_office};
use super::link;
use super::name;
use super::pasted::Pasted;
use super::placeholder::has_no_value;
use super::registrant;
use super::repository;
use super::rest;
use super::sign::Signs;

impl Signs {
    /// The signs of a text.
    pub(crate) fn of(pasted: &Pasted<'_>) -> Self {
        let (text, body) = (pasted.flat, pasted.body());
        let seen = pasted.octets;
        let web = pasted.kind == Kind::Web;
        let slash = pasted.slash.map(|slash| slash - pasted.body.start);
        let is_usual = slash.is_some_and(|slash| name::is_usual(body, slash));
        // Only handles have a usual form, so this sign means nothing in an info URI of another namespace.
        let is_usual = is_usual || !pasted.may_be_handle();
        let begins_with_digit = body.first().is_some_and(u8::is_ascii_digit);
        let (lacks_form, is_mistake) = registrant::faults(body);
        let signs = [
            (Self::URI, !pasted.is_name()),
            (Self::HOST, pasted.is_elsewhere()),
            (Self::ALIAS, web && pasted.host.end + 1 < pasted.body.start),
            (Self::NAMESPACE, !web && link::has_odd_namespace(pasted)),
            (Self::SEGMENT, pasted.has_segment()),
            (Self::ENDING, pasted.body.end < text.len()),
            (Self::MARK, !body.first().is_some_and(u8::is_ascii_alphanumeric)),
            (Self::TAIL, !body.last().is_some_and(u8::is_ascii_alphanumeric)),
            (Self::ESCAPE, pasted.is_escaped()),
            (Self::LINK, inner_link::is_possible(body)),
            (Self::FOREIGN, seen.has_any(Self::FOREIGN) && is_foreign(text)),
            (Self::HEAD, !is_usual),
            (Self::WORD, !is_usual && !begins_with_digit),
            (Self::PAGE, ends_like_a_page(body)),
            (Self::CLINGING, has_clinging(body) || rest::may_have_second(pasted)),
            (Self::FILLER, ends_with_a_filler(body) || has_no_value(body)),
            (Self::OFFICE, seen.has_any(Self::UNDERSCORE) && may_have_office(text)),
            (Self::FORMLESS, lacks_form),
            (Self::MISTAKE, is_mistake),
            (Self::TENLESS, registrant::has_lost_ten(body)),
            (Self::UNSPACED, seen.has_any(Self::FOREIGN) && rest::has_unspaced(body)),
            (Self::HANDLE, pasted.may_be_handle()),
            (Self::INFO, !pasted.may_be_handle()),
            (Self::PREFIX, slash.is_some()),
            (Self::TEN, body.starts_with(b"10.")),
            (Self::NO_TEN, !body.starts_with(b"10.")),
        ];
        // Words before an identifier show in blanks between them, in characters beyond ASCII, or in the commas between
        // the cells of a row.
        let worded = seen.has_any(Self::all(&[Self::BLANK, Self::FOREIGN, Self::COMMA]));
        let seen = seen.without(Self::FOREIGN).with(signs);
        seen.with([(Self::PROSE, worded && seen.has_any(Self::HEAD))])
    }
}

/// Whether a name ends like the address of a page, or with the version of a preprint.
fn ends_like_a_page(name: &[u8]) -> bool {
    address::ends_like_a_page(name)
        || address::has_version(name)
        || registrant::file_place(name).is_some()
        || repository::has_page(name)
}

/// Whether the end of a name shows an accident that a glance at its single octets may not show.
#[inline]
pub(crate) fn has_odd_end(name: &[u8]) -> bool {
    ends_with_a_filler(name) || ends_with_words(name) && has_odd_words(name)
}

/// Whether a name that ends with letters, a year or a version has an accident there.
#[inline(never)]
fn has_odd_words(name: &[u8]) -> bool {
    let is_odd_doi = || registrant::has_no_number(name) || ends_with_clinging(name);
    has_no_value(name) || ends_like_a_page(name) || name.starts_with(b"10.") && is_odd_doi()
}

/// Whether a name ends with three letters, with a slash and two, with a letter and a year, or with the version of a
/// preprint.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn ends_with_words(name: &[u8]) -> bool {
    let Some(&[a, b, c, d, e]) = name.last_chunk() else { return false };
    if e.is_ascii_alphabetic() {
        // The address of a page may end with a language: `/ja`.
        return (c.is_ascii_alphabetic() || c == b'/') && d.is_ascii_alphabetic();
    }
    let is_year = matches!((b, c), (b'1', b'9') | (b'2', b'0')) && a.is_ascii_alphabetic();
    is_year || (d | 0x20) == b'v' || (c | 0x20) == b'v'
}

#[inline]
fn ends_with_a_filler(name: &[u8]) -> bool {
    matches!(name, [.., b'x' | b'X', b'x' | b'X'])
}

/// Whether a text has a character beyond ASCII that an accident may have left, or octets that are not UTF-8.
fn is_foreign(text: &[u8]) -> bool {
    let mut chunks = text.utf8_chunks();
    let foreign = |character: char| {
        !character.is_ascii()
            && (character.is_whitespace()
                || is_foreign_character(character)
                || STROKES.contains(&character)
                || MISREAD.contains(&character))
    };
    chunks.any(|chunk| !chunk.invalid().is_empty() || chunk.valid().contains(foreign))
}

/// Whether a character beyond ASCII often comes into an identifier by accident.
pub(super) fn is_foreign_character(character: char) -> bool {
    confusable::looks(character).is_some()
        || is_styled(character)
        || is_of_font(character)
        || is_misread(character)
        || is_of_another_script(character)
        || is_sign(character)
}

/// Whether this is one of the letters that UTF-8 shows when it is read as Latin-1 or as Windows-1252.
fn is_misread(character: char) -> bool {
    ('\u{80}'..='\u{BF}').contains(&character) || "×ÂÃÄÅËÔâï\u{2C6}\u{2DC}".contains(character)
}

/// Whether this is a Greek or Cyrillic letter, a Turkish `i`, or a digit or a mark of another script.
fn is_of_another_script(character: char) -> bool {
    matches!(
        character,
        '\u{130}'..='\u{131}'
            | '\u{370}'..='\u{52F}'
            | '\u{589}'
            | '\u{60C}'
            | '\u{61B}'
            | '\u{61F}'
            | '\u{660}'..='\u{669}'
            | '\u{66B}'
            | '\u{6D4}'
            | '\u{6F0}'..='\u{6F9}'
            | '\u{964}'..='\u{96F}'
            | '\u{9E6}'..='\u{9EF}'
            | '\u{E50}'..='\u{E59}'
            | '\u{3000}'..='\u{301F}'
            | '\u{30FB}'
            | '\u{FF00}'..='\u{FF65}'
    )
}

/// Whether this is a sign of typography or of mathematics, an arrow, a bullet, a ligature, one of U+FFFC to U+FFFE, or
/// `ǂ`, which catalogues show before a subfield.
fn is_sign(character: char) -> bool {
    matches!(
        character,
        '\u{1C2}'
            | '\u{2010}'..='\u{2060}'
            | '\u{2190}'..='\u{21FF}'
            | '\u{2215}'
            | '\u{2219}'
            | '\u{22EF}'
            | '\u{2236}'
            | '\u{2571}'
            | '\u{25A0}'..='\u{27BF}'
            | '\u{27E8}'..='\u{27E9}'
            | '\u{29F8}'
            | '\u{2E00}'..='\u{2E7F}'
            | '\u{FB00}'..='\u{FB04}'
            | '\u{FE52}'
            | '\u{FFFC}'..='\u{FFFE}'
    )
}
