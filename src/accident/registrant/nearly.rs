//! Names that have nearly a form of their registrant: `10.1371/journal.pone.000O217`, `10.1016/j.cell,2011.02.013`.

use alloc::string::String;
use core::ops::Range;

use handle_grammar::class::Class;

use crate::accident::digit;
use crate::accident::hit::Hit;
use crate::accident::inner_link::SCHEME_END;
use crate::accident::octets::run;
use crate::accident::pasted::Pasted;
use crate::accident::pattern;
use crate::accident::sici;

use super::table::{Registrant, is_telling, is_whole, local_name};

/// The letters that are taken for digits in a name. In other names, `i` and `|` stand beside digits, too.
pub(crate) const DIGITLIKE: Class = Class::of(b"OolI");

/// The digit that an octet is, or that it looks like.
fn digit(octet: u8) -> Option<u8> {
    digit::digit(octet).filter(|_| octet.is_ascii_digit() || DIGITLIKE.contains(octet))
}

/// A place of a name where its form has something else.
struct Slip {
    place: Range<usize>,
    /// The octet that the form has there; `None` if it has nothing.
    meant: Option<u8>,
    /// What the form has there, in words.
    what: &'static str,
}

/// Octets in a name that its registrant does not write there.
pub(crate) fn nearly(pasted: &Pasted<'_>) -> Option<Hit> {
    let (body, start) = (pasted.body(), pasted.body.start);
    let form = nearest(body)?;
    let mut hit: Option<Hit> = None;
    let local_name = local_name(body);
    let prefix = body.len() - local_name.len();
    fits(local_name, form, &mut |Slip { place, meant, what }| {
        let place = start + prefix + place.start..start + prefix + place.end;
        let text = meant.map_or_else(String::new, |octet| char::from(octet).into());
        hit = Some(match hit.take() {
            Some(hit) => hit.and(place, text),
            None => Hit::swap(place, text).called(what),
        });
    });
    hit
}

/// Whether a name has nearly, but not quite, a form of its registrant.
pub(crate) fn has_slip(name: &[u8]) -> bool {
    nearest(name).is_some()
}

/// The forms of SICIs, which many registrants give.
const SICIS: &[&str] = &[
    "(sici)#-@(#)#:#<#::@>#.#.co;#-!",
    "(sici)#-@(#)#:#<#:@>#.#.co;#-!",
    "(sici)#-@(#)#<#::@>#.#.co;#-!",
    "#-@(#)#:#[#:@]#.#.co;#",
    "#-@(#)#[#:@]#.#.co;#",
    "#-@(#)#:#<#:@>#.#.co;#",
    "#-@(#)#<#:@>#.#.co;#",
];

/// The length of the shortest local name that has one of these forms, in octets.
const SHORTEST_SICI: usize = "1-a(1)1[1:a]1.1.co;1".len();

/// The form that a name has except for slips; `None` if it has a form without slips, or has no form.
fn nearest(name: &[u8]) -> Option<&'static str> {
    let local_name = local_name(name);
    let own = Registrant::of(name).into_iter().flat_map(Registrant::forms);
    // Every SICI has brackets, and begins with a digit or a bracket.
    let is_sici = local_name.len() >= SHORTEST_SICI
        && !local_name[0].is_ascii_alphabetic()
        && name.starts_with(b"10.")
        && local_name.contains(&b'(');
    let sicis = SICIS.iter().copied().filter(|_| is_sici);
    let form = own.chain(sicis).find(|form| fits(local_name, form, &mut |_| {}))?;
    (!is_whole(name) && !sici::is_plain(name)).then_some(form)
}

/// Whether a local name has a form except for slips; `found` is called with each slip.
fn fits(name: &[u8], form: &str, found: &mut dyn FnMut(Slip)) -> bool {
    // Some registrants have names with two slashes in a row, but none with a known form has.
    let mut at = doubled(name, 0, b'/', found);
    // A form that is not telling begins with any word, so it says little about the marks after it, unless two numbers
    // follow.
    let is_telling = is_telling(form) || form == "$.#.#";
    for sign in form.bytes() {
        let end = match sign {
            b'#' | b'&' => digits(name, at, sign, found),
            b'.' if !is_telling => pattern::part(name, at, sign),
            _ if b".-/()<>[];:!".contains(&sign) => mark(name, at, sign, found),
            _ if form.contains(';') => letter(name, at, sign, found),
            _ => pattern::part(name, at, sign),
        };
        match end {
            Some(end) => at = end,
            None => return false,
        }
    }
    at == name.len()
}

/// The end of the digits at `at`, among which there may be letters that look like digits.
fn digits(name: &[u8], at: usize, sign: u8, found: &mut dyn FnMut(Slip)) -> Option<usize> {
    let most = if sign == b'&' { at + 2 } else { name.len() };
    let end = run(name, at, |octet| digit(octet).is_some()).min(most);
    name[at..end].iter().any(u8::is_ascii_digit).then_some(())?;
    for (place, &octet) in name.iter().enumerate().take(end).skip(at) {
        if let Some(meant) = digit(octet).filter(|meant| *meant != octet) {
            found(Slip { place: place..place + 1, meant: Some(meant), what: "a digit" });
        }
    }
    Some(end)
}

/// The end of the mark at `at`, which may be doubled or be another one; or of a letter or digit, which may be a `×`.
fn mark(name: &[u8], at: usize, sign: u8, found: &mut dyn FnMut(Slip)) -> Option<usize> {
    let rest = name.get(at..)?;
    if sign == b'!' && !rest.starts_with("×".as_bytes()) {
        return pattern::part(name, at, sign);
    }
    if rest.first() == Some(&sign) {
        return Some(doubled(name, at + 1, sign, found));
    }
    if sign == b'.' && rest.first() == Some(&b':') && ends_a_scheme(&name[..at]) {
        found(Slip { place: at..at + 1, meant: Some(sign), what: "a dot" });
        return Some(at + 1);
    }
    let (others, what): (&[&str], _) = match sign {
        b'.' => (&[",", ";", "·"], "a dot"),
        b'-' => (&["?", "\u{FFFD}"], "a hyphen"),
        b'(' => (&["[", "{"], "a round bracket"),
        b')' => (&["]", "}"], "a round bracket"),
        b'!' => (&["×"], "a letter or a digit"),
        b'<' => (&["‹", "«", "〈", "＜", "¡", "["], "a `<`"),
        b'>' => (&["›", "»", "〉", "＞", "¿", "]"], "a `>`"),
        b';' => (&[":", ","], "a semicolon"),
        _ => return None,
    };
    let other = others.iter().find(|other| rest.starts_with(other.as_bytes()))?;
    let meant = if sign == b'!' { b'x' } else { sign };
    found(Slip { place: at..at + other.len(), meant: Some(meant), what });
    Some(at + other.len())
}

/// Whether a word with a `:` after it looks like a scheme: `arXiv:1706.03762` in place of `arXiv.1706.03762`. After other
/// words, a quick look at a name does not see the `:`.
fn ends_a_scheme(word: &[u8]) -> bool {
    word.last().is_some_and(|&last| SCHEME_END.contains(last) || last.eq_ignore_ascii_case(&b'v'))
}

/// The end of the letter of a form at `at`, which may be a digit that looks like it.
fn letter(name: &[u8], at: usize, sign: u8, found: &mut dyn FnMut(Slip)) -> Option<usize> {
    let is_like = matches!((name.get(at)?, sign), (b'0', b'o') | (b'1', b'i'));
    if is_like {
        let meant = Some(sign.to_ascii_uppercase());
        found(Slip { place: at..at + 1, meant, what: "a letter" });
        return Some(at + 1);
    }
    pattern::part(name, at, sign)
}

/// The end of the marks of this kind that stand at `at` after another one, or at the beginning.
fn doubled(name: &[u8], at: usize, sign: u8, found: &mut dyn FnMut(Slip)) -> usize {
    let end = run(name, at, |octet| octet == sign);
    if end > at && b".-/".contains(&sign) {
        found(Slip { place: at..end, meant: None, what: "one mark only" });
        return end;
    }
    at
}
