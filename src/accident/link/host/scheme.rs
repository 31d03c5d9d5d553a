//! Schemes that are misspelt or missing, or whose colon and slashes are wrong.

use alloc::format;
use core::ops::Range;

use crate::accident::form::octets::{
    are_digits, ends, position, run, run_before, starts, word_end,
};
use crate::accident::name;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::accident::sici;
use crate::accident::slip::damaged_prefix::may_begin_identifier;
use crate::read::proxy;
use crate::registry::{Namespace, has_handles};
use crate::text::ascii::ends_with;
use crate::text::heads::{DOI_START, WEB_SCHEMES};

use super::distance::is_near;
use super::namespace::{has_identifier, namespace_end};
use super::resolver::near_host;

/// A broken scheme of the web at the beginning of a text.
struct Scheme {
    /// The marks between its letters and the host.
    signs: Range<usize>,
    meant: &'static str,
    /// Whether its letters are right, so that only the marks are wrong.
    is_spelled: bool,
}

/// The broken scheme at the beginning of the text, if a host follows it.
fn scheme(text: &[u8]) -> Option<Scheme> {
    let is_sign = |octet: &u8| b":;/\\. ".contains(octet);
    // A typing error may also put a digit or a bracket among the letters.
    let letters = run(text, 0, |octet| !is_sign(octet) && octet.is_ascii_graphic());
    let word = &text[..letters];
    // Any remainder of `http` or `https`, after one error or after its beginning was lost, has one of these letters.
    if letters > "https".len() + 1 || !word.iter().any(|letter| b"tp".contains(&(letter | 0x20))) {
        return None;
    }
    let is_whole = |web: usize| text.get(web).is_some_and(|octet| !is_sign(octet));
    // An opening mark before a link that is right does not belong to its scheme.
    let is_opened = text.first().is_some_and(|first| b"([{<\"'`".contains(first))
        && may_begin_identifier(text, 1);
    if name::web_end(text, usize::from(is_opened)).is_some_and(is_whole) {
        return None;
    }
    let signs = letters..run(text, letters, is_sign);
    let meant = meant_scheme(word).filter(|_| !signs.is_empty())?;
    let is_spelled = word.eq_ignore_ascii_case(meant.as_bytes());
    host_follows(text, signs.end, is_spelled).then_some(Scheme { signs, meant, is_spelled })
}

/// Words that stand for a scheme of the web, but are not similar to it.
const OTHERS: [&str; 4] = ["hxxp", "hxxps", "ftp", "ftps"];

/// The scheme of the web that a word is, nearly or exactly, or of which it is the end.
fn meant_scheme(word: &[u8]) -> Option<&'static str> {
    let is_secure = word.last().is_some_and(|last| last.eq_ignore_ascii_case(&b's'));
    let meant = if is_secure { "https" } else { "http" };
    let is_end =
        word.len() > 1 && WEB_SCHEMES.iter().any(|whole| ends_with(whole.as_bytes(), word));
    // People who warn of a dangerous address write `hxxp`, so that nobody opens it by accident; and some think of FTP.
    let is_other = OTHERS.iter().any(|other| word.eq_ignore_ascii_case(other.as_bytes()));
    (is_end || is_other || is_near(word, meant.as_bytes())).then_some(meant)
}

/// Whether a host stands at `at`, with a `/` after it. Unless the scheme before it is spelled right, the host must be a
/// known proxy, or nearly one.
fn host_follows(text: &[u8], at: usize, is_spelled: bool) -> bool {
    let end = word_end(text, at, b".-");
    let host = &text[at..end];
    text.get(end) == Some(&b'/')
        && host.contains(&b'.')
        && name::top(host).is_some()
        && (is_spelled || proxy::is_known(host) || near_host(host).is_some())
}

/// Whether a text begins with a scheme that is nearly `http` or `https`, and a host.
pub(crate) fn has_broken_scheme(text: &[u8]) -> bool {
    scheme(text).is_some()
}

/// `http//`, `http:/`, `https:doi.org`: the colon or the slashes are wrong.
pub(crate) fn slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let signs = scheme(text).filter(|scheme| scheme.is_spelled)?.signs;
    let hit = Hit::swap(signs.clone(), "://");
    // Without its colon, the text is no link, and the angle brackets of a SICI need no escape.
    if text[signs.clone()].contains(&b':') {
        return Some(hit);
    }
    Some(
        sici_brackets(text)
            .into_iter()
            .flatten()
            .fold(hit, |hit, (bracket, escaped)| hit.replacing(bracket..bracket + 1, escaped)),
    )
}

/// Where the angle brackets of the SICI in a text are, each with its percent-escape.
fn sici_brackets(text: &[u8]) -> Option<[(usize, &'static str); 2]> {
    let start = position(text, DOI_START)?;
    let name = &text[start..];
    let open = start + position(name, "<")?;
    let close = open + position(&text[open..], ">")?;
    let is_sici = sici::split(name).is_some() || sici::is_damaged(name);
    is_sici.then_some([(open, "%3C"), (close, "%3E")])
}

/// `httpsdoi.org/10.…`: the scheme of the web without its colon and slashes, right before a known proxy.
pub(crate) fn unmarked(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let begins = |word: &&str| starts(text, 0, word) && name::host_end(text, word.len()).is_some();
    let end = WEB_SCHEMES.iter().find(|word| begins(word))?.len();
    Some(Hit { place: 0..end, ..Hit::swap(end..end, "://") })
}

/// `htttps://`: the letters of the scheme are wrong.
pub(crate) fn misspelt(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if let Some(Scheme { signs, meant, is_spelled }) = scheme(text) {
        if is_spelled {
            return None;
        }
        let meant = format!("{meant}://");
        let hit = Hit::swap(0..signs.end, meant.clone()).called(meant);
        return Some(match next_code(text) {
            Some(code) => hit.replacing(code..text.len(), ""),
            None => hit,
        });
    }
    if let Some(namespace) = info_scheme(text) {
        return Some(Hit::swap(0..namespace.start, "info:").called("info:"));
    }
    let (sign, meant) = own_scheme(text)?;
    if meant != "hdl" {
        return Some(Hit::cut(0..sign).called(format!("{meant}:")));
    }
    let slashes = if ends(text, sign, "://") { "hdl://" } else { "hdl:" };
    Some(Hit::swap(0..sign, slashes).called(slashes))
}

/// Where the code `z` of the next subfield of MARC stands in a link that is a subfield itself, if the signs of both
/// were lost. Then the code `u` stands right before the link, and `z` between a digit and a capital letter:
/// `uhttp://hdl.handle.net/2027/uc1.b4348899zClick`.
fn next_code(text: &[u8]) -> Option<usize> {
    let word = run_before(text, text.len(), u8::is_ascii_alphabetic);
    let is_code = matches!(&text[word..], [b'z', next, ..] if next.is_ascii_uppercase());
    let is_after_digit = text[..word].last().is_some_and(u8::is_ascii_digit);
    (is_code && is_after_digit && starts(text, 0, "uhttp")).then_some(word)
}

/// `https://doi.org/dio:10.…`: nearly `hdl:`, `doi:` or `http://` at the beginning of the identifier of a URI or a
/// link.
pub(crate) fn misspelt_inside(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.is_name() || !pasted.expects_handle() || segment(pasted).is_some() {
        return None;
    }
    let body = pasted.body();
    let hit = if let Some(namespace) = info_scheme(body) {
        let hit = if has_handles(&body[namespace.start..namespace.end - "/".len()]) {
            Hit::cut(0..namespace.end)
        } else {
            Hit::at(0..namespace.start)
        };
        hit.called("info")
    } else if let Some((sign, meant)) = own_scheme(body) {
        Hit::cut(0..sign).called(meant)
    } else {
        // If a known host follows, the whole link is the accident, and another rule reports it.
        let is_unknown = |scheme: &Scheme| name::host_end(body, scheme.signs.end).is_none();
        let Scheme { signs, meant, .. } = scheme(body).filter(is_unknown)?;
        Hit::at(0..signs.end).called(meant)
    };
    Some(hit.moved(pasted.body.start))
}

/// `hdl/` between the scheme or the host and the handle.
pub(crate) fn segment(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.start + "hdl/".len();
    let left = pasted.has_segment() && pasted.expects_handle();
    (left && name::handle_slash(pasted.flat, end).is_some())
        .then(|| Hit::cut(pasted.body.start..end))
}

/// `hld:`, `hdl;`, `dio:`, `handel:`: a misspelt `hdl:`, `doi:` or `handle:` before a name. Returns where the marks
/// after the word end, and which scheme was meant.
fn own_scheme(text: &[u8]) -> Option<(usize, &'static str)> {
    let letters = run(text, 0, |octet| octet.is_ascii_alphabetic() || b"01".contains(octet));
    let word = text.get(..letters).filter(|word| (2..=7).contains(&word.len()))?;
    let sign = run(text, letters, |octet| b":;.,/ ".contains(octet));
    // The first digits of a handle are not a scheme.
    if are_digits(word) || !(letters + 1..letters + 4).contains(&sign) {
        return None;
    }
    // Before a slash, a word that is only nearly a scheme is a prefix.
    let is_apart = text[letters] != b'/';
    let is_like = |known: &str| is_apart && word.len() > 2 && is_near(word, known.as_bytes());
    let has_sign = |signs: &[u8]| signs.contains(&text[letters]);
    let is_hdl = word.eq_ignore_ascii_case(b"hdl") && has_sign(b";.,/");
    let meant = if is_hdl || is_like("hdl") {
        "hdl"
    } else if has_sign(b":") && is_like("handle") {
        "handle"
    } else if has_sign(b":;") && is_like("doi") {
        "doi"
    } else {
        return None;
    };
    let slash = if meant == "doi" { name::doi_slash } else { name::handle_slash };
    slash(text, sign).map(|_| (sign, meant))
}

/// `info;doi/`, `info//hdl/`, `inf:pmid/`: a misspelt `info:` before a registered namespace and an identifier. Returns
/// the range of the namespace, with its slash.
fn info_scheme(text: &[u8]) -> Option<Range<usize>> {
    let letters = run(text, 0, u8::is_ascii_alphanumeric);
    let word = text.get(..letters).filter(|word| (3..=5).contains(&word.len()))?;
    let sign = run(text, letters, |octet| b":;.,/ ".contains(octet));
    let marks = &text[letters..sign];
    let is_info = word.eq_ignore_ascii_case(b"info");
    // A word that is only nearly `info` may be the prefix of a handle, unless a colon follows.
    let is_like = || marks == b":" && is_near(word, b"info");
    let is_wrong =
        (1..3).contains(&marks.len()) && if is_info { marks[0] != b':' } else { is_like() };
    if !is_wrong {
        return None;
    }
    let end = namespace_end(text, sign);
    let follows = text.get(end) == Some(&b'/') && has_identifier(&text[sign..end], text, end + 1);
    follows.then_some(sign..end + 1)
}

/// `infodoi/10.…`, `infoeu-repo/…`: `info` without its colon, right before a registered namespace and an identifier of
/// its form.
pub(crate) fn joined(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, start) = (pasted.flat, "info".len());
    let end = namespace_end(text, start);
    let namespace = text.get(start..end).filter(|_| starts(text, 0, "info"))?;
    let fits = || fits_namespace(namespace, text.get(end + 1..).unwrap_or_default());
    let is_joined = text.get(end) == Some(&b'/') && (has_handles(namespace) || fits());
    let hit = || Hit { place: 0..start, ..Hit::swap(start..start, ":") };
    (is_joined && has_identifier(namespace, text, end + 1)).then(hit)
}

/// `pmid/12345678`: a registered namespace and an identifier of its form, without `info:`. Other rules find `hdl/` and
/// `doi/`.
pub(crate) fn schemeless(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let end = namespace_end(text, 0);
    let namespace = text.get(..end).filter(|_| pasted.is_name() && text.get(end) == Some(&b'/'))?;
    let is_info = !has_handles(namespace) && fits_namespace(namespace, &text[end + 1..]);
    is_info.then(|| Hit { place: 0..end, ..Hit::swap(0..0, "info:") })
}

/// Whether a namespace is registered, its record describes a form or words, and an identifier has that form.
fn fits_namespace(namespace: &[u8], identifier: &[u8]) -> bool {
    let is_form = |known: Namespace| !identifier.is_empty() && known.has_described_form(identifier);
    Namespace::named(namespace).is_some_and(is_form)
}

/// `//doi.org/10.…`: a link may lack its scheme only inside a page.
pub(crate) fn relative(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let known = text.starts_with(b"//") && name::host_end(text, 2).is_some();
    known.then(|| Hit::swap(0..0, "https:"))
}
