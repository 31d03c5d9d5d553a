//! The charsets that a modifier can name.

use alloc::borrow::Cow;

/// What a modifier names.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Charset {
    #[cfg_attr(
        not(feature = "charsets"),
        allow(dead_code, reason = "nothing is known without a table of charsets")
    )]
    Known(Known),
    #[cfg_attr(
        not(feature = "charsets"),
        allow(dead_code, reason = "nothing is known without a table of charsets")
    )]
    Unknown,
}

/// A charset that can be decoded.
#[derive(Clone, Copy, Debug)]
#[cfg(feature = "charsets")]
pub(crate) struct Known(&'static encoding_rs::Encoding);

/// Without the feature `charsets` there is none.
#[derive(Clone, Copy, Debug)]
#[cfg(not(feature = "charsets"))]
pub(crate) enum Known {}

/// Names that are no charset's of their own: `jis` is what the paper's examples write (D-S2).
#[cfg(feature = "charsets")]
const ALIASES: &[(&str, &str)] =
    &[("jis", "ISO-2022-JP"), ("7bit-jis", "ISO-2022-JP"), ("sjis", "Shift_JIS")];

/// The charset of a modifier's name, in any case; none where charsets are not built in.
#[cfg(feature = "charsets")]
pub(crate) fn named(modifier: &[u8]) -> Option<Charset> {
    let alias = ALIASES.iter().find(|(alias, _)| modifier.eq_ignore_ascii_case(alias.as_bytes()));
    let label = alias.map_or(modifier, |(_, name)| name.as_bytes());
    let charset = encoding_rs::Encoding::for_label_no_replacement(label);
    Some(charset.map_or(Charset::Unknown, |charset| Charset::Known(Known(charset))))
}

#[cfg(not(feature = "charsets"))]
pub(crate) const fn named(_: &[u8]) -> Option<Charset> {
    None
}

impl Known {
    /// The text that `octets` are in the charset, if they are any.
    #[cfg(feature = "charsets")]
    pub(crate) fn decode(self, octets: &[u8]) -> Option<Cow<'_, str>> {
        self.0.decode_without_bom_handling_and_without_replacement(octets)
    }

    #[cfg(not(feature = "charsets"))]
    pub(crate) const fn decode(self, _: &[u8]) -> Option<Cow<'_, str>> {
        match self {}
    }
}
