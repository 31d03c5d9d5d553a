//! Percent-escapes in a name, which has none, and escapes of escapes in a link.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::{blank, contains, starts};
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::{Decoded, escape, quote};

/// Percent-escapes in a plain name, which has none: the name was cut out of a link.
pub(crate) fn escapes(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let escape = text.iter().position(|&octet| octet == b'%')?;
    // A blank or a label may hide that this is a link, and another rule cuts it first.
    let may_be_link = blank(text, 0) > 0 || contains(&text[..escape], "://");
    if !pasted.is_name() || may_be_link { None } else { decoded(pasted, |_| true) }
}

/// Escapes that a link or URI still has after they were decoded once.
pub(crate) fn double_escapes(pasted: &Pasted<'_>) -> Option<Hit> {
    if pasted.is_name() {
        return None;
    }
    decoded(pasted, |at| !pasted.is_raw(&(at..at + 1)))
}

/// A hit with each run of escapes in the identifier whose indices are all `wanted`. In a name, a run becomes the
/// characters that it stands for; in a link, it becomes single escapes.
fn decoded(pasted: &Pasted<'_>, wanted: impl Fn(usize) -> bool) -> Option<Hit> {
    let (text, mut at) = (pasted.flat, pasted.body.start);
    let (mut places, mut slash) = (Vec::new(), pasted.body().contains(&b'/'));
    while let Some(ahead) = text[at..pasted.body.end].iter().position(|&octet| octet == b'%') {
        at += ahead;
        let end = escapes_end(pasted, at, &wanted);
        if end == at {
            at += 1;
            continue;
        }
        let octets = undone(&text[at..end], pasted.is_name());
        let decoded = Decoded::part(&octets, 0, false);
        let is_last_blank =
            is_blank_escape(&text[at..]) && pasted.is_name() && end == pasted.body.end;
        if (is_last_blank || are_usually_escaped(pasted.kind, decoded))
            && let Ok(meant) = core::str::from_utf8(&octets)
        {
            let text = match pasted.kind {
                // The first slash of the name stands there twice, once as it is and once as an escape.
                Kind::Name if meant == "/" && doubles_slash(text, at) => String::new(),
                Kind::Name => meant.into(),
                // The first slash of a handle is written unescaped, even in a link.
                _ if !slash && meant == "/" => meant.into(),
                _ => octets.iter().map(|octet| quote::encode(&[*octet])).collect(),
            };
            slash |= meant == "/";
            places.push((at - usize::from(is_doubled(pasted, at))..end, text));
        }
        at = end;
    }
    Hit::all(places)
}

/// Whether the escape at `at` stands in a name after a percent sign of its own, as in a file in which `%%` stands for
/// one.
fn is_doubled(pasted: &Pasted<'_>, at: usize) -> bool {
    pasted.is_name() && at > pasted.body.start && pasted.flat[at - 1] == b'%'
}

/// Where the run of wanted escapes that begins at `start` ends. Blanks are a run of their own, so that they can be cut
/// without the rest.
fn escapes_end(pasted: &Pasted<'_>, start: usize, wanted: impl Fn(usize) -> bool) -> usize {
    let text = &pasted.flat[..pasted.body.end];
    let are_blanks = is_blank_escape(&text[start..]);
    let mut end = start;
    while escape::begins(&text[end..]) && wanted(end) && is_blank_escape(&text[end..]) == are_blanks
    {
        end += 3;
        if pasted.is_name() {
            end += nested(text, end);
        }
    }
    end
}

/// Where the escape with these hexadecimal `digits` that begins at `at` ends, however often it was escaped again:
/// `%2F`, `%252F`, `%25252F`.
pub(crate) fn escaped(text: &[u8], at: usize, digits: &str) -> Option<usize> {
    let mut end = text.get(at).filter(|octet| **octet == b'%').map(|_| at + 1)?;
    while starts(text, end, "25") {
        end += 2;
    }
    starts(text, end, digits).then(|| end + digits.len())
}

/// How many octets after the escape that ends at `end` show that it was escaped again, and perhaps once more: `25` and
/// `2F` in `%25252F`.
fn nested(text: &[u8], end: usize) -> usize {
    let is_escape = |digits: &[u8]| digits.iter().all(u8::is_ascii_hexdigit);
    let mut at = end;
    while text[..at].ends_with(b"25") && text.get(at..at + 2).is_some_and(is_escape) {
        at += 2;
    }
    at - end
}

/// The octets that escapes stand for; those that were escaped several times are decoded as often if `wholly` is true.
fn undone(escapes: &[u8], wholly: bool) -> Cow<'_, [u8]> {
    let mut octets = Decoded::part(escapes, 0, true).to_cow();
    while wholly && escape::begins(&octets) {
        octets = Cow::Owned(Decoded::part(&octets, 0, true).to_cow().into_owned());
    }
    octets
}

/// Whether the only slash of a name so far stands right before `at`.
fn doubles_slash(text: &[u8], at: usize) -> bool {
    text[..at].iter().position(|&octet| octet == b'/').is_some_and(|slash| slash + 1 == at)
}

/// Whether the escape of a blank of ASCII stands at the beginning of `text`.
fn is_blank_escape(text: &[u8]) -> bool {
    matches!(text, [b'%', b'2', b'0', ..] | [b'%', b'0', b'9' | b'A' | b'a' | b'D' | b'd', ..])
}

/// Whether programs usually escape these characters. In a link, they do not escape letters and digits: `%25ab` may well
/// mean the text `%ab`.
fn are_usually_escaped(kind: Kind, meant: Decoded<'_>) -> bool {
    meant.characters().all(|(character, _)| {
        let usual = |character: char| {
            !character.is_control() && (kind == Kind::Name || !character.is_ascii_alphanumeric())
        };
        character.is_some_and(usual)
    })
}
