//! Schemes that are misspelt or missing, or whose colon and slashes are wrong.

use alloc::format;
use core::ops::Range;

use crate::accident::hit::Hit;
use crate::accident::kind::Kind;
use crate::accident::name;
use crate::accident::octets::{ends, run, starts};
use crate::accident::pasted::Pasted;
use crate::read::proxy::HOSTS;

use super::distance::distance;
use super::host::near_host;
use super::namespace::{has_identifier, namespace_end};

/// A scheme that is nearly `http` or `https`, and the marks between its letters and the host.
struct Scheme {
    letters: usize,
    signs: Range<usize>,
    meant: &'static str,
}

/// The broken scheme at the beginning of the text, if a host follows it.
fn scheme(text: &[u8]) -> Option<Scheme> {
    let sign = |octet: u8| b":;/\\. ".contains(&octet);
    // A typing error may also put a digit or a bracket among the letters.
    let letters = run(text, 0, |octet| !sign(octet) && octet.is_ascii_graphic());
    let word = &text[..letters];
    // Any remainder of `http` or `https`, after one error or after its beginning was lost, has one of these letters.
    if letters > "https".len() + 1 || !word.iter().any(|letter| b"tp".contains(&(letter | 0x20))) {
        return None;
    }
    let whole = |web: usize| text.get(web).is_some_and(|&octet| !sign(octet));
    if name::web_end(text, 0).is_some_and(whole) {
        return None;
    }
    let signs = letters..run(text, letters, sign);
    let secure = word.last().is_some_and(|last| last.eq_ignore_ascii_case(&b's'));
    let meant = if secure { "https" } else { "http" };
    let cut = letters > 1
        && ["https", "http"].iter().any(|whole| {
            ends(whole.as_bytes(), whole.len(), core::str::from_utf8(word).unwrap_or("x"))
        });
    // People who warn of a dangerous address write `hxxp`, so that nobody opens it by accident.
    let is_disarmed = word.eq_ignore_ascii_case(b"hxxp") || word.eq_ignore_ascii_case(b"hxxps");
    let near = cut || is_disarmed || distance(word, meant.as_bytes()) <= 1;
    if !near || signs.is_empty() {
        return None;
    }
    // A host must follow the marks.
    let label =
        run(text, signs.end, |octet| octet.is_ascii_alphanumeric() || b".-".contains(&octet));
    let host = &text[signs.end..label];
    let known = HOSTS.iter().any(|known| host.eq_ignore_ascii_case(known.as_bytes()));
    let top = host.rsplit(|&octet| octet == b'.').next().unwrap_or_default();
    let named = text.get(label) == Some(&b'/')
        && host.contains(&b'.')
        && top.iter().all(u8::is_ascii_alphabetic)
        && (known || near_host(host).is_some() || word.eq_ignore_ascii_case(meant.as_bytes()));
    named.then_some(Scheme { letters, signs, meant })
}

/// Whether a text begins with a scheme that is nearly `http` or `https`, and a host.
pub(crate) fn has_broken_scheme(text: &[u8]) -> bool {
    scheme(text).is_some()
}

/// `http//`, `http:/`, `https:doi.org`: the colon or the slashes are wrong.
pub(crate) fn slashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let Scheme { letters, signs, meant } = scheme(text)?;
    let exact = text[..letters].eq_ignore_ascii_case(meant.as_bytes());
    exact.then(|| Hit::swap(signs, "://"))
}

/// `htttps://`: the letters of the scheme are wrong.
pub(crate) fn misspelt(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if let Some(Scheme { letters, signs, meant }) = scheme(text) {
        let exact = text[..letters].eq_ignore_ascii_case(meant.as_bytes());
        return (!exact).then(|| Hit::swap(0..signs.end, format!("{meant}://")).called(meant));
    }
    if let Some(namespace) = info_scheme(text) {
        return Some(Hit::swap(0..namespace.start, "info:").called("info"));
    }
    let (sign, meant) = own_scheme(text)?;
    if meant == "doi" {
        return Some(Hit::cut(0..sign).called(meant));
    }
    let slashes = if ends(text, sign, "://") { "hdl://" } else { "hdl:" };
    Some(Hit::swap(0..sign, slashes).called(meant))
}

/// `https://doi.org/dio:10.…`: nearly `hdl:`, `doi:` or `http://` at the beginning of the identifier of a URI or a
/// link.
pub(crate) fn misspelt_inside(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.kind == Kind::Name || !pasted.expects_handle() || segment(pasted).is_some() {
        return None;
    }
    let (body, start) = (pasted.body(), pasted.body.start);
    if let Some(namespace) = info_scheme(body) {
        let hit = match &body[namespace.clone()] {
            b"doi/" | b"hdl/" => Hit::cut(start..start + namespace.end),
            _ => Hit::at(start..start + namespace.start),
        };
        return Some(hit.called("info"));
    }
    if let Some((sign, meant)) = own_scheme(body) {
        return Some(Hit::cut(start..start + sign).called(meant));
    }
    // If a known host follows, the whole link is the accident, and another rule reports it.
    let Scheme { signs, meant, .. } =
        scheme(body).filter(|scheme| name::host(body, scheme.signs.end).is_none())?;
    Some(Hit::at(start..start + signs.end).called(meant))
}

/// `hdl/` between the scheme or the host and the handle.
pub(crate) fn segment(pasted: &Pasted<'_>) -> Option<Hit> {
    let end = pasted.body.start + "hdl/".len();
    let left = pasted.has_segment() && pasted.expects_handle();
    (left && name::handle_slash(pasted.flat, end).is_some())
        .then(|| Hit::cut(pasted.body.start..end))
}

/// `hld:`, `hdl;`, `dio:`: a misspelt `hdl:` or `doi:` before a name. Returns where the marks after the word end, and
/// which scheme was meant.
fn own_scheme(text: &[u8]) -> Option<(usize, &'static str)> {
    let letters =
        run(text, 0, |octet| octet.is_ascii_alphabetic() || octet == b'1' || octet == b'0');
    let word = text.get(..letters).filter(|word| (2..=4).contains(&word.len()))?;
    // The first digits of a handle are no scheme.
    if word.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let sign = run(text, letters, |octet| b":;.,/ ".contains(&octet));
    let named = if starts(text, sign, "10.") {
        name::doi_slash(text, sign)
    } else {
        name::handle_slash(text, sign)
    };
    let named = named.is_some() && sign > letters && sign < letters + 4;
    // Before a slash, a word that is only nearly a scheme is a prefix.
    let is_apart = text.get(letters) != Some(&b'/');
    let near = |known: &str| is_apart && word.len() > 2 && distance(word, known.as_bytes()) == 1;
    let slipped = |known: &str| {
        word.eq_ignore_ascii_case(known.as_bytes()) && b";.,/".contains(&text[letters])
    };
    if !named {
        return None;
    }
    if near("hdl") || slipped("hdl") || (near("handle")) {
        return Some((sign, "hdl"));
    }
    let doi =
        near("doi") && name::doi_slash(text, sign).is_some() && b":;".contains(&text[letters]);
    doi.then_some((sign, "doi"))
}

/// `info;doi/`, `info//hdl/`, `inf:pmid/`: a misspelt `info:` before a registered namespace and an identifier. Returns
/// the range of the namespace, with its slash.
fn info_scheme(text: &[u8]) -> Option<Range<usize>> {
    let letters = run(text, 0, |octet| octet.is_ascii_alphanumeric());
    let word = text.get(..letters).filter(|word| (3..=5).contains(&word.len()))?;
    let sign = run(text, letters, |octet| b":;.,/ ".contains(&octet));
    let end = namespace_end(text, sign);
    let (marks, namespace) = (&text[letters..sign], &text[sign..end]);
    let is_info = word.eq_ignore_ascii_case(b"info");
    // A word that is only nearly `info` may be the prefix of a handle, unless a colon follows.
    let is_near = || marks == b":" && distance(word, b"info") == 1;
    let is_wrong =
        (1..3).contains(&marks.len()) && if is_info { marks[0] != b':' } else { is_near() };
    let follows = || text.get(end) == Some(&b'/') && has_identifier(namespace, text, end + 1);
    (is_wrong && follows()).then_some(sign..end + 1)
}

/// `//doi.org/10.…`: a link may lack its scheme only inside a page.
pub(crate) fn relative(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let known = starts(text, 0, "//") && name::host(text, 2).is_some();
    known.then(|| Hit::swap(0..0, "https:"))
}
