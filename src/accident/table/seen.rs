//! Which [`Signs`] a text has, and whether the end of a name has one.

use crate::accident::address::{self, repository};
use crate::accident::clinging::{ends_with_clinging, has_clinging};
use crate::accident::letter::{is_foreign, may_have_office};
use crate::accident::link;
use crate::accident::name::kind::Kind;
use crate::accident::name::{self, inner_link};
use crate::accident::placeholder::has_no_value;
use crate::accident::registrant;
use crate::accident::rest;
use crate::accident::search::pasted::Pasted;
use crate::accident::search::sign::Signs;

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
