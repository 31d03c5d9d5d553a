//! What the records of the registry do to an identifier, step by step.

use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A step of normalisation. The identifier is native: nothing in it is percent-escaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Takes away the protocol and the host of a URL.
    AfterHost,
    /// Takes away what it begins with.
    After(&'static str),
    /// Takes away a code in parentheses, and the blanks after it.
    AfterCode,
    /// Takes away an octet wherever it stands.
    Without(u8),
    /// Takes away these octets at both ends.
    Trim(&'static [u8]),
    /// Takes away the first such octet, and all that follows.
    CutAt(u8),
    /// Takes away the first `-`, and fills the digits after it with zeros to the left, to six.
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
    /// What it makes of an identifier; copied only where more changes than that an end goes.
    pub(super) fn apply(self, octets: Cow<'_, [u8]>) -> Cow<'_, [u8]> {
        match octets {
            Cow::Borrowed(octets) => self.changed(octets),
            Cow::Owned(octets) => Cow::Owned(self.changed(&octets).into_owned()),
        }
    }

    fn changed(self, octets: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Self::AfterHost => octets[host(octets)..].into(),
            Self::After(head) => octets.strip_prefix(head.as_bytes()).unwrap_or(octets).into(),
            Self::AfterCode => octets[code(octets)..].into(),
            Self::Without(octet) if octets.contains(&octet) => {
                octets.iter().copied().filter(|&other| other != octet).collect()
            }
            Self::Trim(ends) => trimmed(octets, ends).into(),
            Self::CutAt(octet) => octets[..position(octets, octet)].into(),
            Self::FillSerial => filled_serial(octets).map_or(Cow::Borrowed(octets), Cow::Owned),
            Self::Lower if octets.iter().any(u8::is_ascii_uppercase) => {
                octets.to_ascii_lowercase().into()
            }
            Self::LowerTo(octet) => match octets.split_at(position(octets, octet)) {
                (head, tail) if head.iter().any(u8::is_ascii_uppercase) => {
                    [&head.to_ascii_lowercase(), tail].concat().into()
                }
                _ => octets.into(),
            },
            Self::Upper if octets.iter().any(u8::is_ascii_lowercase) => {
                octets.to_ascii_uppercase().into()
            }
            Self::Without(_) | Self::Lower | Self::Upper => octets.into(),
        }
    }
}

fn trimmed<'a>(octets: &'a [u8], ends: &[u8]) -> &'a [u8] {
    let kept = |octet: &u8| !ends.contains(octet);
    let end = octets.iter().rposition(kept).map_or(0, |last| last + 1);
    let start = octets[..end].iter().position(kept).unwrap_or(0);
    &octets[start..end]
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
        behind + position(&octets[behind..], b'/')
    })
}

/// Where the code in parentheses at the start ends, and the blanks after it.
fn code(octets: &[u8]) -> usize {
    let closed = octets.starts_with(b"(") && octets.contains(&b')');
    let end = if closed { position(octets, b')') + 1 } else { 0 };
    let blanks = octets[end..].iter().take_while(|octet| closed && **octet == b' ');
    end + blanks.count()
}

/// "Inspect the substring following the hyphen: all these characters should be digits, and there should be six or less."
fn filled_serial(octets: &[u8]) -> Option<Vec<u8>> {
    let (head, serial) = octets.split_at_checked(position(octets, b'-'))?;
    let serial = serial.strip_prefix(b"-")?;
    let zeros = SERIAL.checked_sub(serial.len())?;
    let digits = serial.iter().all(u8::is_ascii_digit);
    digits.then(|| [head, &b"000000"[..zeros], serial].concat())
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
