//! The prefix of a handle, as far as it has been read of a line: its first digits, and its parts after dots.

use crate::accident::registrant::Forms;

/// With which digits a handle begins, as far as it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum FirstDigits {
    /// The number may be a prefix.
    Usual,
    /// `1`: few numbers below 200 are prefixes.
    One,
    /// `2`, which may begin `20`.
    Two,
    /// `20`: most prefixes that begin so are `20.500.` and a number.
    Twenty,
    /// `10`: a long number that begins so may be the prefix of a DOI name without its dot, and one before a dot may be
    /// `10` with a digit too many.
    Ten,
}

/// What has been read of a part after the first dot of a naming authority.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Part {
    /// Whether it has an octet yet.
    begun: bool,
    /// Whether the naming authority may end here.
    pub(super) ends: bool,
    /// Whether a letter in it may be a misread digit.
    is_number: bool,
    /// In the first part, if it stands after two digits, which may be a slip for `10`: the beginning of the number of a
    /// registrant with known forms.
    pub(super) registrant: Option<u32>,
}

impl Part {
    /// The first part, after so many digits.
    pub(super) fn first(count: u8, is_number: bool) -> Self {
        let registrant = NO_DIGITS.filter(|_| count == 2);
        Self { begun: false, ends: false, is_number, registrant }
    }

    /// The part with one more octet, or the next part after a dot; `None` if it may not be plain.
    pub(super) fn step(self, octet: u8) -> Option<Self> {
        let registrant = self.registrant.filter(|_| octet.is_ascii_digit());
        let registrant = with_digit(registrant, octet);
        let longer = Self { begun: true, registrant, ..self };
        match octet {
            b'.' if self.begun => {
                Some(Self { begun: false, ends: false, registrant: None, ..self })
            }
            b'-' | b'_' => Some(Self { ends: false, ..longer }),
            _ if octet.is_ascii_digit() => Some(Self { ends: true, ..longer }),
            _ if octet.is_ascii_alphabetic() && !self.is_number => {
                Some(Self { ends: false, ..longer })
            }
            _ => None,
        }
    }
}

/// The number before its first digit.
pub(super) const NO_DIGITS: Option<u32> = Some(0);

/// The number with one more digit, if the number of a registrant with known forms may begin with it.
pub(super) fn with_digit(number: Option<u32>, digit: u8) -> Option<u32> {
    let longer = 10 * number? + u32::from(digit.checked_sub(b'0')?);
    Forms::may_begin(longer).then_some(longer)
}
