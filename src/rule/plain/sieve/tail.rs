//! [`Tail`]: what comes last in a DOI name.

/// The last octets of a DOI name, as far as they may not belong to the name: letters of a page's address or of a note,
/// a version, a year, or another DOI name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Tail {
    /// So many letters, or three and more.
    Letters {
        count: u8,
        /// The only letter is a `v` after a digit, with which a version may begin.
        version: bool,
    },
    /// A digit or a mark.
    Others {
        /// How many octets follow the `v` of a version, up to two; 0 if these are no version.
        version: u8,
        year: Year,
        second: Second,
    },
    /// An opening round bracket and so many digits.
    Bracket(u8),
    /// A closing round bracket and so many digits, up to four, which may be the number of a volume after the date.
    Closed(u8),
}

/// How much of a year has been read after a letter. Any two characters may follow the century.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Year {
    None,
    One,
    Two,
    Century,
    Decade,
    Whole,
}

/// How much of another DOI name has been read, up to its slash: `10.` and digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Second {
    None,
    One,
    Ten,
    Dot,
    Digits,
}

impl Default for Tail {
    fn default() -> Self {
        Self::Others { version: 0, year: Year::None, second: Second::None }
    }
}

impl Tail {
    /// The tail with one more octet, perhaps after a digit; `None` if only a closer look could tell it from something
    /// rare.
    pub(super) fn step(self, octet: u8, after_digit: bool) -> Option<Self> {
        let is_digit = octet.is_ascii_digit();
        match (self, octet) {
            (Self::Bracket(count @ ..8), _) if is_digit => Some(Self::Bracket(count + 1)),
            (Self::Bracket(1..), b')') => Some(Self::Closed(0)),
            (Self::Closed(count @ ..4), _) if is_digit => Some(Self::Closed(count + 1)),
            (Self::Closed(_), b':' | b'(') | (Self::Bracket(_), _) | (_, b')') => None,
            (_, b'(') => Some(Self::Bracket(0)),
            _ if octet.is_ascii_alphabetic() => self.letter(after_digit && octet | 0x20 == b'v'),
            _ => self.other(octet),
        }
    }

    fn letter(self, version: bool) -> Option<Self> {
        match self {
            Self::Letters { count, .. } => {
                Some(Self::Letters { count: (count + 1).min(3), version: false })
            }
            Self::Others { year: Year::Century, .. } => None,
            Self::Others { .. } | Self::Closed(_) | Self::Bracket(_) => {
                Some(Self::Letters { count: 1, version })
            }
        }
    }

    /// A digit or a mark, but no bracket.
    fn other(self, octet: u8) -> Option<Self> {
        let (version, year, second) = match self {
            Self::Letters { version, .. } => {
                (u8::from(version), Year::after_letter(octet), Second::None)
            }
            Self::Others { version, year, second } => {
                let version = if version == 1 { 2 } else { 0 };
                (version, year.step(octet), second)
            }
            // The digits after the brackets may end with `1` or `10`.
            Self::Bracket(_) | Self::Closed(_) => {
                (0, Year::None, if octet == b'.' { Second::Ten } else { Second::One })
            }
        };
        Some(Self::Others { version, year, second: second.step(octet)? })
    }

    /// Whether a name may end here without another look at its end.
    pub(super) fn is_plain(self) -> bool {
        match self {
            Self::Letters { count, .. } => count < 3,
            Self::Others { version, year, .. } => version == 0 && year != Year::Whole,
            Self::Bracket(_) | Self::Closed(_) => false,
        }
    }
}

impl Year {
    fn after_letter(octet: u8) -> Self {
        match octet {
            b'1' => Self::One,
            b'2' => Self::Two,
            _ => Self::None,
        }
    }

    fn step(self, octet: u8) -> Self {
        match (self, octet) {
            (Self::One, b'9') | (Self::Two, b'0') => Self::Century,
            (Self::Century, _) => Self::Decade,
            (Self::Decade, _) => Self::Whole,
            _ => Self::None,
        }
    }
}

impl Second {
    /// `None` if another DOI name has its slash here.
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
