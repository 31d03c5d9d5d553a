//! How a sentence quotes a text that somebody else wrote, so that a terminal obeys nothing in it.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::text::characters::character;
use crate::text::characters::confusable::{self, Looks};
use crate::text::decode::Decoded;
use crate::text::span::Span;

/// The control characters that have a name in common use; sentences name all others by their number only.
const CONTROLS: &[(char, &str)] = &[
    ('\0', "NULL"),
    ('\u{7}', "BELL"),
    ('\u{8}', "BACKSPACE"),
    ('\t', "TAB"),
    ('\n', "LINE FEED"),
    ('\u{B}', "VERTICAL TAB"),
    ('\u{C}', "FORM FEED"),
    ('\r', "CARRIAGE RETURN"),
    ('\u{1A}', "SUBSTITUTE"),
    ('\u{1B}', "ESCAPE"),
    ('\u{7F}', "DELETE"),
    ('\u{85}', "NEXT LINE"),
];

/// How a sentence names a character: "`é` (U+00E9)", "a space (U+0020)", "an en dash (U+2013)", "U+001B ESCAPE".
pub(crate) fn character(c: char) -> String {
    let point = u32::from(c);
    let control = CONTROLS.iter().find(|(control, _)| *control == c).map(|(_, name)| *name);
    match (c, control, confusable::looks(c)) {
        (' ', ..) => "a space (U+0020)".into(),
        ('`', ..) => "a backtick (U+0060)".into(),
        ('\u{21}'..='\u{7E}', ..) => format!("`{c}`"),
        (_, Some(name), _) => format!("U+{point:04X} {name}"),
        (.., Some(Looks::LikeNothing)) => confusable::spelled(c),
        (.., Some(Looks::LikeAHyphen)) => {
            let name = confusable::name(c).to_ascii_lowercase();
            let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
            format!("{article} {name} (U+{point:04X})")
        }
        _ if is_visible(c) => format!("`{c}` (U+{point:04X})"),
        _ => format!("U+{point:04X}"),
    }
}

/// Whether a sentence can show a character by itself. It cannot if the character is a control character, whitespace,
/// invisible, a combining mark, or for private use.
fn is_visible(c: char) -> bool {
    let private = matches!(c, '\u{E000}'..='\u{F8FF}' | '\u{F0000}'..);
    let blank = c.is_whitespace() || character::is_hidden(c);
    !private && !blank && !character::is_mark(c)
}

/// Octets that are shown to a programmer as text in quotation marks, with an escape for every octet that is not visible
/// ASCII.
pub(crate) struct Shown<'a>(pub(crate) &'a [u8]);

impl fmt::Debug for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\"", self.0.escape_ascii())
    }
}

/// How many characters of a text a sentence quotes at most.
const LONGEST: usize = 60;

/// How a sentence quotes a text: in backticks, with a number such as ⟨U+200B⟩ for a character that cannot be shown, and
/// ⟨FF⟩ for an octet that is not part of any character.
pub(crate) fn text(octets: &[u8]) -> String {
    if octets == b"`" {
        return character('`');
    }
    let mut shown = String::with_capacity(octets.len().min(LONGEST) + "`…`".len());
    shown.push('`');
    let (mut rest, mut room) = (octets, LONGEST);
    while room > 0 && !rest.is_empty() {
        let plain = rest.iter().take(room).take_while(|octet| (b' '..=b'~').contains(octet));
        let (ascii, others) = rest.split_at(plain.count());
        if !ascii.is_empty() {
            shown.push_str(core::str::from_utf8(ascii).unwrap_or_default());
            (rest, room) = (others, room - ascii.len());
            continue;
        }
        let (character, width) = character::decode(rest);
        match character {
            Some(c) if c == ' ' || (is_visible(c) && confusable::looks(c).is_none()) => {
                shown.push(c);
            }
            Some(c) => shown.push_str(&masked(c)),
            None => shown.push_str(&self::octets(&rest[..width])),
        }
        (rest, room) = (&rest[width..], room - 1);
    }
    shown.push_str(if rest.is_empty() { "`" } else { "…`" });
    shown
}

/// The text that a sentence shows for a character that a terminal would hide or obey: ⟨U+200B⟩.
pub(crate) fn masked(character: char) -> String {
    format!("⟨U+{:04X}⟩", u32::from(character))
}

/// The text that a sentence shows for octets that are not part of any character: ⟨FF⟩ for each.
pub(crate) fn octets(octets: &[u8]) -> String {
    octets.iter().map(|octet| format!("⟨{octet:02X}⟩")).collect()
}

/// Adds the first character of `octets` to a text for a terminal, or its number if the terminal would hide or obey it.
/// Returns how many octets the character has.
#[cfg(feature = "report")]
pub(crate) fn push(octets: &[u8], shown: &mut String) -> usize {
    let (character, width) = character::decode(octets);
    match character {
        Some(c) if !character::is_hidden(c) => shown.push(c),
        Some(c) => shown.push_str(&masked(c)),
        None => shown.push_str(&self::octets(&octets[..width])),
    }
    width
}

/// How a label names a piece of the input: a single character by its name, anything else in backticks.
pub(crate) fn passage(octets: &[u8]) -> String {
    match character::decode(octets) {
        (Some(c), width) if width == octets.len() => character(c),
        _ => text(octets),
    }
}

/// How a sentence names the characters of `octets`: each once, three at most.
pub(crate) fn list(octets: &[u8]) -> String {
    match names(octets).as_slice() {
        [] => "the end".into(),
        [only] => only.clone(),
        [first, second] => format!("{first} and {second}"),
        [first, second, third] => format!("{first}, {second} and {third}"),
        [first, second, ..] => format!("{first}, {second} and others"),
    }
}

/// Whether the [`list`] of `octets` names more than one character, so that its verb is plural.
pub(crate) fn is_plural(octets: &[u8]) -> bool {
    names(octets).len() > 1
}

/// The names of the first four different characters.
fn names(octets: &[u8]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let mut rest = octets;
    while !rest.is_empty() && names.len() <= 3 {
        let (character, width) = character::decode(rest);
        let name = character.map_or_else(|| format!("the byte {:02X}", rest[0]), self::character);
        if !names.contains(&name) {
            names.push(name);
        }
        rest = &rest[width.max(1)..];
    }
    names
}

/// How a sentence names octets by their numbers: "the bytes 93 FA", eight at most. `escaped` says whether
/// percent-escapes are decoded first.
pub(crate) fn bytes(text: &[u8], span: Span, escaped: bool) -> String {
    let octets: Vec<_> =
        Decoded::new(text, span, escaped).octets().map(|(octet, _)| octet).collect();
    let digits: Vec<_> = octets.iter().take(8).map(|octet| format!("{octet:02X}")).collect();
    let word = if octets.len() == 1 { "byte" } else { "bytes" };
    let more = if octets.len() > digits.len() { " …" } else { "" };
    format!("the {word} {}{more}", digits.join(" "))
}

/// Writes each octet as a percent-escape, except ASCII letters and digits.
pub(crate) fn encode(octets: &[u8]) -> String {
    percent_encoding::percent_encode(octets, percent_encoding::NON_ALPHANUMERIC).collect()
}
