//! [`DoiEnd`]: what comes last in a DOI name.

/// The last octets of a DOI name, as far as they may be something that does not belong to the name, or that needs a
/// closer look: a version, another DOI name, or a serial number in brackets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum DoiEnd {
    Other {
        version: Version,
        second: Second,
    },
    /// An opening round bracket and so many digits.
    Bracket(u8),
    /// A closing round bracket and so many digits, up to four, which may be the number of a volume after the date.
    Closed(u8),
}

/// How much of a version has been read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Version {
    None,
    /// A `v` after a digit.
    Letter,
    /// A `v` after a digit, and one octet after it.
    One,
    /// A `v` after a digit, and two octets after it.
    Two,
}

/// How much of another DOI name has been read, up to its slash: `10.` and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Second {
    None,
    One,
    Ten,
    Dot,
    Digits,
}

impl Default for DoiEnd {
    fn default() -> Self {
        Self::Other { version: Version::None, second: Second::None }
    }
}

impl DoiEnd {
    /// The same with one more octet; `after_digit` says whether a digit stands before it. `None` if something rare may
    /// begin here that needs a closer look.
    pub(super) fn step(self, octet: u8, after_digit: bool) -> Option<Self> {
        let is_digit = octet.is_ascii_digit();
        match (self, octet) {
            (Self::Bracket(count @ ..8), _) if is_digit => Some(Self::Bracket(count + 1)),
            (Self::Bracket(1..), b')') => Some(Self::Closed(0)),
            (Self::Closed(count @ ..4), _) if is_digit => Some(Self::Closed(count + 1)),
            (Self::Closed(_), b':' | b'(') | (Self::Bracket(_), _) | (_, b')') => None,
            (_, b'(') => Some(Self::Bracket(0)),
            _ if octet.is_ascii_alphabetic() => {
                let is_version = after_digit && octet.eq_ignore_ascii_case(&b'v');
                let version = if is_version { Version::Letter } else { Version::None };
                Some(Self::Other { version, second: Second::None })
            }
            (Self::Other { version, second }, _) => {
                Some(Self::Other { version: version.step(), second: second.step(octet)? })
            }
            // The digits after the brackets may end with `1` or `10`.
            (Self::Closed(_), _) => {
                let before = if octet == b'.' { Second::Ten } else { Second::One };
                Some(Self::Other { version: Version::None, second: before.step(octet)? })
            }
        }
    }

    /// Whether a name may end here without another look at its end.
    pub(super) fn is_plain(self) -> bool {
        matches!(self, Self::Other { version: Version::None | Version::Letter, .. })
    }
}

impl Version {
    /// The version with one more octet, which is not a letter.
    fn step(self) -> Self {
        match self {
            Self::None | Self::Two => Self::None,
            Self::Letter => Self::One,
            Self::One => Self::Two,
        }
    }
}

impl Second {
    /// The same with one more octet; `None` if this octet is the slash of another DOI name.
    fn step(self, octet: u8) -> Option<Self> {
        Some(match (self, octet) {
            (Self::Digits, b'/') => return None,
            (Self::Ten | Self::Digits, b'.') => Self::Dot,
            (Self::Dot | Self::Digits, b'0'..=b'9') => Self::Digits,
            (Self::One, b'0') => Self::Ten,
            (_, b'1') => Self::One,
            _ => Self::None,
        })
    }
}
