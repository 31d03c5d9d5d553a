//! Identifiers inside any text: they begin with a scheme or with a link to a proxy, and end as a reader would end them.
//!
//! The time is linear in the text, whatever stands in it: no octet is looked at again from another beginning.

use std::ops::Range;

use handle_syntax::is_proxy_host;
use memchr::memchr;

/// The schemes that begin an identifier by themselves.
const SCHEMES: [&[u8]; 3] = [b"hdl", b"doi", b"info"];

/// The schemes that begin a link; longer names first.
const LINKS: [&[u8]; 2] = [b"https", b"http"];

/// Brackets that belong together, without those that divide words.
const BRACKETS: [(u8, u8); 3] = [(b'(', b')'), (b'[', b']'), (b'{', b'}')];

/// What does not end an identifier, but the sentence around it.
const PUNCTUATION: &[u8] = br".,;:!?'*\([{";

/// Marks of which a second one ends what the first one begins, or what clings to it.
const AROUND: &[u8] = b"'*_~";

/// Entities of HTML for what divides words.
const DIVIDING: [&[u8]; 8] =
    [b"&lt;", b"&gt;", b"&quot;", b"&nbsp;", b"&apos;", b"&#34;", b"&#39;", b"&#160;"];

/// The entity for a character of the identifier.
const AMPERSAND: &[u8] = b"&amp;";

/// Quotes and the punctuation of scripts without spaces; of all blanks, Unicode knows.
const MARKS: &str = "“”„‟‘’‚«»‹›「」『』《》〈〉【】（）。，、；：！？…";

/// As much as a beginning needs to be seen: the longest link to a proxy, and more.
const BEGINNING: usize = 64;

/// Whether no identifier goes on over this octet.
pub(crate) fn divides(octet: u8) -> bool {
    octet <= b' ' || matches!(octet, b'"' | b'<' | b'>' | b'|' | b'`' | 0x7F)
}

/// An identifier in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Match {
    pub(crate) range: Range<usize>,
    /// Whether it ends only because the text does.
    pub(crate) open: bool,
}

/// How an identifier begins.
struct Beginning {
    start: usize,
    /// Where it goes on behind the scheme, or behind the host and its `/`.
    body: usize,
    link: bool,
}

/// Finds the identifiers of a text one after the other.
#[derive(Debug)]
pub(crate) struct Finder<'a> {
    text: &'a [u8],
    /// The octet before the text.
    before: u8,
    at: usize,
    /// Up to here something begins that turned out not to name anything.
    barren: usize,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(text: &'a [u8], before: u8) -> Self {
        Self { text, before, at: 0, barren: 0 }
    }

    fn octet_before(&self, at: usize) -> u8 {
        at.checked_sub(1).map_or(self.before, |at| self.text[at])
    }

    /// What begins with a scheme that ends at `colon`.
    fn beginning(&self, colon: usize) -> Option<Beginning> {
        let head = &self.text[..colon];
        let starts = |scheme: &&&[u8]| {
            head.len().checked_sub(scheme.len()).is_some_and(|start| {
                head[start..].eq_ignore_ascii_case(scheme) && !continues(self.octet_before(start))
            })
        };
        if let Some(scheme) = SCHEMES.iter().find(starts) {
            return Some(Beginning { start: colon - scheme.len(), body: colon + 1, link: false });
        }
        let scheme = LINKS.iter().find(starts)?;
        let host = colon + 3;
        let rest = self.text.get(colon + 1..)?.strip_prefix(b"//")?;
        let len = rest.iter().take(BEGINNING).position(|octet| b"/:?#".contains(octet))?;
        let name = std::str::from_utf8(&rest[..len]).ok()?;
        let port = match rest[len] {
            b':' => 1 + rest[len + 1..].iter().take(5).take_while(|o| o.is_ascii_digit()).count(),
            _ => 0,
        };
        let path = rest.get(len + port) == Some(&b'/') && is_proxy_host(name);
        let body = host + len + port + 1;
        path.then_some(Beginning { start: colon - scheme.len(), body, link: true })
    }

    /// Where a reader stops who reads on at `body`, and whether the text stops him.
    fn end(&self, start: usize, body: usize) -> (usize, bool) {
        let text = self.text;
        let around = Some(self.octet_before(start)).filter(|octet| AROUND.contains(octet));
        let mut open = [0_usize; BRACKETS.len()];
        let mut at = body;
        while let Some(&octet) = text.get(at) {
            let rest = &text[at..];
            if let Some(kind) = BRACKETS.iter().position(|&(opening, _)| opening == octet) {
                open[kind] += 1;
            } else if let Some(kind) = BRACKETS.iter().position(|&(_, closing)| closing == octet) {
                match open[kind].checked_sub(1) {
                    Some(rest) => open[kind] = rest,
                    None => break,
                }
            }
            let ends = match octet {
                b'\'' => around == Some(octet),
                b',' | b';' => begins(&rest[1..]),
                b'&' => DIVIDING.iter().any(|entity| starts_with(rest, entity)),
                0x80.. => mark(rest),
                _ => divides(octet),
            };
            if ends {
                break;
            }
            at += 1;
        }
        let open = at == text.len();
        while at > body {
            let (last, read) = (text[at - 1], &text[body..at]);
            let clings = PUNCTUATION.contains(&last) && !read.ends_with(AMPERSAND);
            if !clings && around != Some(last) {
                break;
            }
            at -= 1;
        }
        (at, open)
    }

    /// Whether something is named: a link goes somewhere, a scheme is followed by a digit, or by a `/` and more.
    fn names(&self, beginning: &Beginning, end: usize) -> bool {
        let body = &self.text[beginning.body..end];
        beginning.link && !body.is_empty()
            || body.first().is_some_and(u8::is_ascii_digit)
            || memchr(b'/', body).is_some_and(|slash| {
                body[slash..].iter().any(|&octet| octet.is_ascii_alphanumeric() || octet >= 0x80)
            })
    }
}

impl Iterator for Finder<'_> {
    type Item = Match;

    fn next(&mut self) -> Option<Match> {
        while let Some(ahead) = memchr(b':', &self.text[self.at..]) {
            let colon = self.at + ahead;
            let from = std::mem::replace(&mut self.at, colon + 1);
            let Some(beginning) = self.beginning(colon).filter(|found| found.start >= from) else {
                continue;
            };
            let digit = self.text.get(beginning.body).is_some_and(u8::is_ascii_digit);
            if colon <= self.barren && !digit {
                continue;
            }
            let (end, open) = self.end(beginning.start, beginning.body);
            if self.names(&beginning, end) {
                self.at = end;
                return Some(Match { range: beginning.start..end, open });
            }
            self.barren = end;
        }
        None
    }
}

/// Where a word may be cut that is too long to be kept: before or behind an identifier; nowhere where it is one itself.
pub(crate) fn cut(text: &[u8], before: u8) -> Option<usize> {
    match Finder::new(text, before).next() {
        Some(found) if !found.open => Some(found.range.end),
        Some(found) => Some(found.range.start).filter(|&start| start > 0),
        None => {
            // Between characters, where there are any: none is longer than four octets.
            let most = text.len().saturating_sub(BEGINNING);
            let between = |&at: &usize| text.get(at).is_none_or(|octet| octet & 0xC0 != 0x80);
            let near = (most.saturating_sub(3)..=most).rev().find(between);
            Some(near.unwrap_or(most)).filter(|&at| at > 0)
        }
    }
}

/// Whether a scheme goes on over this octet, so that the next one begins none.
fn continues(octet: u8) -> bool {
    octet.is_ascii_alphanumeric() || b"+-".contains(&octet)
}

/// Whether an identifier may begin here.
fn begins(text: &[u8]) -> bool {
    let mut schemes = SCHEMES.iter().chain(&LINKS);
    schemes.any(|scheme| starts_with(text, scheme) && text.get(scheme.len()) == Some(&b':'))
}

fn starts_with(text: &[u8], head: &[u8]) -> bool {
    text.get(..head.len()).is_some_and(|text| text.eq_ignore_ascii_case(head))
}

/// Whether a blank or a mark stands here that ends a word, beyond ASCII.
fn mark(text: &[u8]) -> bool {
    let piece = text.get(..4).unwrap_or(text).utf8_chunks().next();
    let character = piece.and_then(|piece| piece.valid().chars().next());
    character.is_some_and(|character| character.is_whitespace() || MARKS.contains(character))
}

#[cfg(test)]
#[path = "find/tests.rs"]
mod tests;
