//! The identifier that begins at a place of a text which `Starts` finds.

use core::ops::Range;
use memchr::memchr;

use super::beginning::Beginning;
use super::beginning::broken::broken_body;
use super::beginning::doi_name::bare;
use super::beginning::slashless::{is_of_citeseerx, labelled_slashless};
use super::clue::alone::handle::{
    HDL, escaped, handle, is_broken_over_lines, of_family, of_library, parameter, path,
};
use super::clue::alone::link::{link, misspelt, misspelt_at, misspelt_before, wide_link};
use super::clue::alone::name::{after_prefix, has_suffix, is_known_whole, prefix};
use super::clue::alone::scheme::{
    BARE_SCHEMES, begins, begins_link, continues_scheme, is_no_scheme, related,
};
use super::clue::alone::short::after_resolver;
use super::clue::alone::wide;
use super::clue::labelled::arxiv::labelled_arxiv;
use super::clue::labelled::colon::{labelled, labelled_wide};
use super::clue::labelled::damaged::damaged;
use super::clue::labelled::field::{after_label, before_type, damaged_after_label};
use super::clue::labelled::label::{DOI_LABEL, RIS_TAG};
use super::clue::pattern::is_regular_expression;
use super::context::code::{ends_in_code, ends_in_escaped_mark};
use super::context::searched::Searched;
use super::context::unit::{escaped_slash, slash};
use super::context::word::{first_word, is_in_word, last_word};
use super::divided::blank::head::{apart_link, begins_spaced, broken_link, spaced_link, torn_link};
use super::kind::{INSIDE, Kind, inside};
use super::unfilled::labelled_unfilled;
use super::writing::Writing;
use crate::text::heads::WEB_SCHEMES;
use crate::text::{ascii, position, run};

/// The beginning of an identifier whose `:`, word or wide sign is at `place`, if there is one.
pub(super) fn beginning_at(searched: Searched<'_>, place: usize) -> Option<Beginning> {
    let text = searched.text;
    match text[place] {
        b':' => labelled(searched, place)
            .map(Beginning::bare)
            .or_else(|| scheme(searched, place))
            .or_else(|| labelled_arxiv(searched, place).map(Beginning::of_scheme))
            .or_else(|| spaced(searched, place))
            .or_else(|| torn_link(searched, place).map(Beginning::of_link))
            .or_else(|| misspelt_at(text, place).map(Beginning::of_link)),
        b'h' => hdl(searched, place),
        b'H' => after_label(searched, place..place + HDL.len())
            .or_else(|| after_capital_resolver(searched, place))
            .map(Beginning::bare),
        b'a' | b'A' => {
            let label = place.checked_sub(1).filter(|at| b"Hh".contains(&text[*at]))?;
            after_label(searched, label..place + "andle".len()).map(Beginning::bare)
        }
        b'D' if text[place..].starts_with(RIS_TAG.as_bytes()) => {
            let is_tag = b"\r\n".contains(&searched.before(place));
            let prefix = if is_tag { damaged(text, place + RIS_TAG.len()) } else { None };
            prefix.map(Beginning::bare)
        }
        // `doi` in any case.
        b'd' | b'D' => after_resolver(searched, place)
            .or_else(|| damaged_after_label(searched, place..place + DOI_LABEL.len()))
            .map(Beginning::bare),
        // Both families of prefixes begin with this digit.
        b'2' => of_family(searched, place).map(Beginning::bare),
        wide::FIRST_OCTET => wide_link(text, place)
            .map(Beginning::of_link)
            .or_else(|| labelled_wide(searched, place).map(Beginning::bare))
            .or_else(|| wide::name(text, place).map(Beginning::bare)),
        // The prefix of every DOI name begins with this digit.
        b'1' => misspelt_before(text, place)
            .filter(|_| after_prefix(&text[place..]).is_some())
            .map(Beginning::of_link)
            .or_else(|| broken_body(searched, place).map(|body| Beginning::bare(place..body)))
            .or_else(|| bare(searched, place))
            .or_else(|| labelled_unfilled(searched, place).map(|body| Beginning::bare(place..body)))
            .or_else(|| slashless(searched, place)),
        octet => {
            debug_assert!(false, "no beginning of an identifier is sought at {octet:#04x}");
            None
        }
    }
}

/// The beginning of an identifier after the word `hdl` at `place`, which begins the resolver of handles, or stands by
/// itself.
fn hdl(searched: Searched<'_>, place: usize) -> Option<Beginning> {
    let text = searched.text;
    if let Some(prefix) = escaped(text, place) {
        return Some(Beginning { start: prefix.start, body: prefix.end, kind: Kind::InQuery });
    }
    if let Some(prefix) = before_type(text, place) {
        return Some(Beginning::bare(prefix));
    }
    // In French, a blank stands before the colon of a link, and another one often after it.
    let path = path(text, place);
    let is_broken = path.is_some_and(|path| is_broken_over_lines(text, place, path));
    let is_in_word = is_in_word(searched.before(place)) && !is_broken;
    match path {
        Some(path) if is_in_word => misspelt(text, place, path).map(Beginning::of_link),
        Some(path) => handle(text, path).map(Beginning::bare),
        None if is_in_word => None,
        None => of_library(text, place)
            .or_else(|| parameter(text, place))
            .or_else(|| after_label(searched, place..place + HDL.len()))
            .map(Beginning::bare),
    }
}

/// The prefix of a handle after the resolver of handles at `place`, if that begins with a capital letter:
/// `HDL.HANDLE.NET/2027/abc`.
fn after_capital_resolver(searched: Searched<'_>, place: usize) -> Option<Range<usize>> {
    let path = path(searched.text, place).filter(|_| !is_in_word(searched.before(place)))?;
    handle(searched.text, path)
}

/// The beginning of an identifier whose scheme ends at `colon`.
fn scheme(searched: Searched<'_>, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let head = &text[..colon];
    let start = |scheme: &str| {
        let start = head.len().checked_sub(scheme.len())?;
        // Only the blank after the DOI name before it may be lost.
        let is_apart = || {
            !continues_scheme(searched.before(start))
                || ends_in_code(&head[..start])
                || is_known_whole(last_word(&head[..start]))
        };
        // A link may be a parameter of another one.
        let is_parameter = || WEB_SCHEMES.contains(&scheme) && ends_in_escaped_mark(&head[..start]);
        let whole = ascii::ends_with(head, scheme) && (is_apart() || is_parameter());
        whole.then_some(start)
    };
    if let Some(start) = BARE_SCHEMES.into_iter().find_map(start) {
        let found = own(searched, start, colon)?;
        let start = if found.kind == Kind::Scheme { urn(searched, start) } else { found.start };
        return Some(Beginning { start, ..found });
    }
    let start = WEB_SCHEMES.into_iter().find_map(start)?;
    // The head of a link may be as usual although its DOI name has blanks after its marks.
    let broken = || Some(Beginning { start, body: broken_link(text, colon)?, kind: Kind::Spaced });
    match link(text, start, colon).map(Beginning::of_link) {
        Some(link) if is_regular_expression(&text[link.body..]) => None,
        Some(link) if !begins_spaced(&text[link.body..]) => Some(link),
        link => broken().or(link),
    }
}

/// Where an identifier begins whose scheme begins at `start`: there, or at the `urn:` that some writers put before it.
fn urn(searched: Searched<'_>, start: usize) -> usize {
    const URN: &str = "urn:";
    let is_urn = ascii::ends_with(&searched.text[..start], URN)
        && !continues_scheme(searched.before(start - URN.len()));
    if is_urn { start - URN.len() } else { start }
}

/// The beginning of a link with blanks in it, whose scheme ends before the blank before `colon`.
fn spaced(searched: Searched<'_>, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let head = spaced_link(text, colon).or_else(|| apart_link(text, colon));
    let head = head.filter(|head| !is_in_word(searched.before(head.start)))?;
    Some(Beginning { start: head.start, body: head.end, kind: Kind::Spaced })
}

/// The beginning of an identifier with a scheme of its own, from `start` to `colon`.
fn own(searched: Searched<'_>, start: usize, colon: usize) -> Option<Beginning> {
    let text = searched.text;
    let rest = &text[colon + 1..];
    // A link begins by itself after a label, and a DOI name after a blank of LaTeX.
    if begins_link(rest)
        || matches!(rest, [b'~', ..] | [b'\\', b',' | b' ' | b';' | b':', ..])
        || is_before_markup(rest)
        || is_regular_expression(rest)
        || is_no_scheme(&text[start..], colon - start)
    {
        return None;
    }
    if let Some(at) = related(&text[start..]) {
        let start = start + at;
        let name = &text[start..];
        let is_name = !begins(name) && name.first().is_some_and(u8::is_ascii_alphanumeric);
        return is_name.then_some(Beginning { start, body: start, kind: Kind::InPath });
    }
    if let Some(name) = escaped_name(text, start, colon) {
        return Some(name);
    }
    // In the address of another site, a DOI name has escapes.
    let may_be_inside = INSIDE.contains(&searched.before(start));
    let name = colon + 1 + usize::from(rest.starts_with(b"/"));
    let inside = if may_be_inside { bare(searched, name) } else { None };
    let inside = inside.filter(|name| name.kind.writing() == Writing::Address);
    inside.or(Some(Beginning { start, body: colon + 1, kind: Kind::Scheme }))
}

/// The beginning of a DOI name that is written with escapes after the `doi:` from `start` to `colon`: in a URN, as of
/// MIRIAM, and between angle brackets, where R demands them.
fn escaped_name(text: &[u8], start: usize, colon: usize) -> Option<Beginning> {
    let (head, rest) = (&text[..start], &text[colon + 1..]);
    let is_doi = text[start..colon].eq_ignore_ascii_case(b"doi");
    let is_urn = || ["urn:", "urn:miriam:"].iter().any(|urn| ascii::ends_with(head, urn));
    let is_uri = is_doi && (head.ends_with(b"<") || is_urn());
    let word = first_word(rest);
    // A program that reads `%%` for `%` would decode the name first, and a report can say so.
    if !is_uri || memchr(b'%', word).is_none() || position(word, "%%").is_some() {
        return None;
    }
    let prefix = prefix(rest)?;
    let slash = slash(&rest[prefix..]).or_else(|| escaped_slash(&rest[prefix..]))?;
    let body = colon + 1 + prefix + slash;
    has_suffix(&text[body..]).then_some(Beginning { start: colon + 1, body, kind: Kind::InPath })
}

/// Whether the scheme right before `rest` is only a label before markup, in which an identifier begins by itself:
/// before a command of LaTeX with an argument (`doi:\doi{10.1000/182}`), or before a bracket
/// (`doi:[10.1000/182](https://…)`).
fn is_before_markup(rest: &[u8]) -> bool {
    match rest {
        [b'\\', command @ ..] => {
            let end = run(command, 0, u8::is_ascii_alphabetic);
            end > 0 && command.get(end) == Some(&b'{')
        }
        [b'[' | b'{' | b'(', inner @ ..] => begins(inner),
        _ => false,
    }
}

/// The beginning of a DOI name without its slash after a label, or of a CiteSeerX number there. An address at
/// CiteSeerX calls its number a DOI, too, and is right.
fn slashless(searched: Searched<'_>, start: usize) -> Option<Beginning> {
    let (head, rest) = searched.text.split_at(start);
    let body = labelled_slashless(searched, start)?;
    let is_address = || is_of_citeseerx(rest) && inside(head) != Kind::Bare;
    (!is_address()).then_some(Beginning { start, body, kind: Kind::Slashless })
}
