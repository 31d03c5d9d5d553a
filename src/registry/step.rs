//! The steps by which the records of the registry normalize an identifier.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use crate::text::are_digits;

/// A step of normalization. The identifier is native: nothing in it is percent-escaped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// Removes the protocol and the host of a URL.
    AfterHost,
    /// Removes this text from the beginning of the identifier.
    After(&'static str),
    /// Removes a code in parentheses from the beginning of the identifier, and the spaces after it.
    AfterCode,
    /// Removes this octet wherever it stands.
    Without(u8),
    /// Removes these octets from both ends.
    Trim(&'static [u8]),
    /// Removes the first such octet, and all that follows.
    CutAt(u8),
    /// Removes the first `-`, and pads the digits after it to six, with zeros on the left.
    FillSerial,
    /// Writes ASCII letters in lower case.
    Lower,
    /// Writes the ASCII letters before the first such octet in lower case.
    LowerTo(u8),
    /// Writes ASCII letters in upper case.
    Upper,
}

/// How many digits the serial number of a Library of Congress Control Number has.
pub(super) const SERIAL: usize = 6;

impl Step {
    /// The identifier after this step. A borrowed one is copied only if the step does more than cut off an end.
    pub(super) fn apply(self, octets: Cow<'_, [u8]>) -> Cow<'_, [u8]> {
        match octets {
            Cow::Borrowed(octets) => self.changed(octets),
            Cow::Owned(octets) => Cow::Owned(self.changed(&octets).into_owned()),
        }
    }

    fn changed(self, octets: &[u8]) -> Cow<'_, [u8]> {
        match self {
            Self::AfterHost => octets[path_start(octets)..].into(),
            Self::After(head) => octets.strip_prefix(head.as_bytes()).unwrap_or(octets).into(),
            Self::AfterCode => octets[code_len(octets)..].into(),
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

/// The index of the first `octet`, or the length of `octets` if it has none.
fn position(octets: &[u8], octet: u8) -> usize {
    octets.iter().position(|&other| other == octet).unwrap_or(octets.len())
}

/// The index at which the path of a URL begins; 0 if the identifier has no protocol.
fn path_start(octets: &[u8]) -> usize {
    let slashes = octets.windows(3).position(|three| three == b"://");
    slashes.map_or(0, |at| {
        let start = at + 3;
        start + position(&octets[start..], b'/')
    })
}

/// The length of the code in parentheses at the beginning, with the spaces after it.
fn code_len(octets: &[u8]) -> usize {
    let closed = octets.starts_with(b"(") && octets.contains(&b')');
    let end = if closed { position(octets, b')') + 1 } else { 0 };
    let blanks = octets[end..].iter().take_while(|octet| closed && **octet == b' ');
    end + blanks.count()
}

/// "Inspect the substring following the hyphen: all these characters should be digits, and there should be six or
/// less."
fn filled_serial(octets: &[u8]) -> Option<Vec<u8>> {
    let (head, serial) = octets.split_at_checked(position(octets, b'-'))?;
    let serial = serial.strip_prefix(b"-")?;
    let zeros = SERIAL.checked_sub(serial.len())?;
    are_digits(serial).then(|| [head, &b"000000"[..zeros], serial].concat())
}

/// The syntax that the record of `lccn` describes: eight to twelve characters, of which the last eight are digits.
pub(super) fn is_lccn(octets: &[u8]) -> bool {
    let Some(head) = octets.len().checked_sub(8) else { return false };
    let (head, digits) = octets.split_at(head);
    let alphabetic = |octets: &[u8]| octets.iter().all(u8::is_ascii_alphabetic);
    let two = |octets: &[u8]| alphabetic(octets) || are_digits(octets);
    are_digits(digits)
        && match head {
            [] => true,
            [_] => alphabetic(head),
            [_, _] => two(head),
            [first, _, _] => first.is_ascii_alphabetic() && two(&head[1..]),
            [_, _, third, fourth] => {
                alphabetic(&head[..2]) && third.is_ascii_digit() && fourth.is_ascii_digit()
            }
            _ => false,
        }
}
