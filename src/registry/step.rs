//! What the records of the registry do to an identifier, step by step.

use alloc::vec::Vec;

/// A step of normalisation. The identifier is native: nothing in it is percent-escaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Takes away the protocol and the host of a URL.
    AfterHost,
    /// Takes away what it begins with.
    After(&'static str),
    /// Takes away a code in parentheses, and the blanks behind it.
    AfterCode,
    /// Takes away an octet wherever it stands.
    Without(u8),
    /// Takes away these octets at both ends.
    Trim(&'static [u8]),
    /// Takes away the first such octet, and all that follows.
    CutAt(u8),
    /// Takes away the first `-`, and fills the digits behind it with zeros to the left, to six.
    FillSerial,
    /// Writes ASCII letters in lower case.
    Lower,
    /// The same up to the first such octet.
    LowerTo(u8),
    /// Writes ASCII letters in upper case.
    Upper,
}

/// How many digits the serial number of a Library of Congress Control Number has.
const SERIAL: usize = 6;

impl Step {
    pub(super) fn apply(self, mut octets: Vec<u8>) -> Vec<u8> {
        match self {
            Self::AfterHost => drop(octets.drain(..host(&octets))),
            Self::After(head) if octets.starts_with(head.as_bytes()) => {
                octets.drain(..head.len());
            }
            Self::After(_) => {}
            Self::AfterCode => drop(octets.drain(..code(&octets))),
            Self::Without(octet) => octets.retain(|&other| other != octet),
            Self::Trim(ends) => {
                let kept = |octet: &u8| !ends.contains(octet);
                octets.truncate(octets.iter().rposition(kept).map_or(0, |last| last + 1));
                octets.drain(..octets.iter().position(kept).unwrap_or(0));
            }
            Self::CutAt(octet) => octets.truncate(position(&octets, octet)),
            Self::FillSerial => fill_serial(&mut octets),
            Self::Lower => octets.make_ascii_lowercase(),
            Self::LowerTo(octet) => {
                let end = position(&octets, octet);
                octets[..end].make_ascii_lowercase();
            }
            Self::Upper => octets.make_ascii_uppercase(),
        }
        octets
    }
}

/// Where `octet` stands, or the end.
fn position(octets: &[u8], octet: u8) -> usize {
    octets.iter().position(|&other| other == octet).unwrap_or(octets.len())
}

/// Where the path of a URL begins; 0 where there is no protocol.
fn host(octets: &[u8]) -> usize {
    let slashes = octets.windows(3).position(|three| three == b"://");
    slashes.map_or(0, |at| {
        let behind = at + 3;
        octets.len().min(behind + position(&octets[behind..], b'/') + 1)
    })
}

/// Where the code in parentheses at the start ends, and the blanks behind it.
fn code(octets: &[u8]) -> usize {
    let closed = octets.starts_with(b"(") && octets.contains(&b')');
    let end = if closed { position(octets, b')') + 1 } else { 0 };
    let blanks = octets[end..].iter().take_while(|octet| closed && **octet == b' ');
    end + blanks.count()
}

/// "Inspect the substring following the hyphen: all these characters should be digits, and there should be six or less."
fn fill_serial(octets: &mut Vec<u8>) {
    let at = position(octets, b'-');
    let serial = octets.get(at + 1..).unwrap_or_default();
    let digits = serial.iter().all(u8::is_ascii_digit);
    if at < octets.len() && digits && serial.len() <= SERIAL {
        let zeros = core::iter::repeat_n(b'0', SERIAL - serial.len());
        octets.splice(at..=at, zeros);
    }
}

/// The syntax of the record of `lccn`: eight to twelve characters, the last eight of them digits.
pub(super) fn is_lccn(octets: &[u8]) -> bool {
    let Some(head) = octets.len().checked_sub(8) else { return false };
    let (head, digits) = octets.split_at(head);
    let alphabetic = |octets: &[u8]| octets.iter().all(u8::is_ascii_alphabetic);
    let two = |octets: &[u8]| alphabetic(octets) || octets.iter().all(u8::is_ascii_digit);
    digits.iter().all(u8::is_ascii_digit)
        && match head {
            [] => true,
            [_] => alphabetic(head),
            [_, _] => two(head),
            [first, rest @ ..] if rest.len() == 2 => first.is_ascii_alphabetic() && two(rest),
            [letters @ .., third, fourth] if letters.len() == 2 => {
                alphabetic(letters) && third.is_ascii_digit() && fourth.is_ascii_digit()
            }
            _ => false,
        }
}
