//! [`Mode`]: which percent-escapes of an info URI a normal form decodes.

use crate::text::named;

/// Which percent-escapes of an info URI a normal form decodes.
///
/// ```
/// use handle_syntax::InfoUri;
/// use handle_syntax::meaning::{Mode, Normalization};
///
/// let uri = InfoUri::parse("info:pii/S0888-7543%2802%29")?;
/// assert_eq!(uri.normalized(), "info:pii/S0888-7543(02)");
/// let strict = uri.normalized_with(Normalization::new().mode(Mode::Strict3986))?;
/// assert_eq!(strict, "info:pii/S0888-7543%2802%29");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Mode {
    /// The escapes of unreserved characters and of `!`, `*`, `'`, `(` and `)`, as in the examples U3 and N3 of RFC 4452
    /// (D-I1).
    #[default]
    Section5,
    /// The escapes of unreserved characters only, by the rule `unreserved`.
    Strict3986,
}

impl Mode {
    /// Every mode.
    pub const ALL: &'static [Self] = &[Self::Section5, Self::Strict3986];

    /// The name that people type: `strict-3986`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Section5 => "section5",
            Self::Strict3986 => "strict-3986",
        }
    }
}

named!(Mode, "there is no mode of that name");
