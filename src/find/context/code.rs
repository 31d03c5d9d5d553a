//! Codes right before an identifier, which do not belong to it although they end with a letter or a digit.

use crate::accident::IDENTIFYING_CODES;
use crate::text::{escape, json, run_before};

use super::word::JOINING;

/// The separator of subfields in MARC.
const SUBFIELD: u8 = 0x1F;

/// The control character that begins a command to a terminal.
const ESCAPE: &[u8] = b"\x1B[";

/// Whether `head` ends with a code: that of a subfield of MARC or PICA after its sign; that of a character which may
/// stand before an identifier, in JSON, in the string of a program or in an e-mail (quoted-printable); or a command to
/// a terminal about colours.
pub(in crate::find) fn ends_in_code(head: &[u8]) -> bool {
    match head {
        _ if ends_in_subfield(head) => true,
        [.., b'\\', b'n' | b'r' | b't'] => true,
        [.., b'\\', b'u', _, _, _, _] => {
            let character = json::escaped(&head[head.len() - "\\u0000".len()..]);
            character.is_some_and(|(character, _)| u8::try_from(character).map_or(true, is_apart))
        }
        [.., b'\\', b'x', high, low] => escape::octet(*high, *low).is_some_and(is_apart),
        // Other characters than ASCII have two of these codes or more.
        [.., b'=', high, low] if !high.is_ascii_lowercase() && !low.is_ascii_lowercase() => {
            let is_wide = match head {
                [.., b'=', high, low, b'=', _, _] => {
                    escape::octet(*high, *low).is_some_and(|octet| !octet.is_ascii())
                }
                _ => false,
            };
            escape::octet(*high, *low)
                .is_some_and(|octet| is_apart(octet) && (is_wide || octet.is_ascii()))
        }
        [command @ .., b'm' | b'K'] => {
            let is_number = |octet: &u8| octet.is_ascii_digit() || *octet == b';';
            command[..run_before(command, command.len(), is_number)].ends_with(ESCAPE)
        }
        _ => false,
    }
}

/// Whether `head` ends with the code of a subfield of MARC or PICA after its sign. Some programs show the separator of
/// subfields as `|`, U+2021 or U+01C2.
pub(in crate::find) fn ends_in_subfield(head: &[u8]) -> bool {
    match head {
        [.., b'$', b'0'] => true,
        [sign @ .., code] if IDENTIFYING_CODES.contains(code) => {
            matches!(sign, [.., b'$' | b'|' | SUBFIELD] | [.., 0xE2, 0x80, 0xA1] | [.., 0xC7, 0x82])
        }
        _ => false,
    }
}

/// Whether `head` ends with the percent-escape of a mark after which an identifier may begin, such as `%2F` or `%3A`.
pub(in crate::find) fn ends_in_escaped_mark(head: &[u8]) -> bool {
    match head {
        [.., b'%', high, low] => escape::octet(*high, *low).is_some_and(is_apart),
        _ => false,
    }
}

/// Whether an identifier may begin right after this octet.
fn is_apart(octet: u8) -> bool {
    !octet.is_ascii_alphanumeric() && !JOINING.contains(&octet)
}
