//! [`Charset`]: the charsets in which a reference of 1998 can be written.

use alloc::borrow::Cow;
use core::fmt;
use core::ops::Range;

use crate::text::{Decoded, Span, named, nearest};

/// A charset in which a reference of 1998 can be written.
///
/// Its labels are those of the WHATWG Encoding Standard, and aliases such as `jis`, which "Internationalization of the
/// Handle System" (1998) uses (D-S2).
///
/// ```
/// use handle_syntax::{Charset, Dialect, Options};
///
/// let options = Options::new().charset("shift_jis".parse::<Charset>()?);
/// assert!(!Dialect::Sun98Uri.is_valid(b"hdl:cnri.test/\x93\xFA"));
/// assert!(Dialect::Sun98Uri.is_valid_with(b"hdl:cnri.test/\x93\xFA", options));
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Charset(&'static encoding_rs::Encoding);

/// Labels that the WHATWG Encoding Standard does not have; the examples of the paper write `jis` (D-S2).
const ALIASES: &[(&str, &str)] =
    &[("jis", "ISO-2022-JP"), ("7bit-jis", "ISO-2022-JP"), ("sjis", "Shift_JIS")];

impl Charset {
    /// The labels that people write most often, for lists and for "did you mean"; many more are known.
    ///
    /// ```
    /// use handle_syntax::Charset;
    ///
    /// assert!(Charset::COMMON.iter().all(|label| label.parse::<Charset>().is_ok()));
    /// ```
    pub const COMMON: &[&str] = &[
        "utf-8",
        "ascii",
        "latin1",
        "iso-8859-1",
        "iso-8859-2",
        "iso-8859-5",
        "iso-8859-15",
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "koi8-r",
        "jis",
        "sjis",
        "shift_jis",
        "iso-2022-jp",
        "euc-jp",
        "euc-kr",
        "big5",
        "gbk",
        "gb2312",
        "gb18030",
    ];

    /// The name of the charset in the WHATWG Encoding Standard: `ISO-2022-JP`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.0.name()
    }

    /// The charset of a label, in any case. The standard ignores white space around a label; here such a label has no
    /// charset, because white space is not part of a modifier.
    pub(crate) fn of(label: &[u8]) -> Option<Self> {
        if label.trim_ascii() != label {
            return None;
        }
        let alias = ALIASES.iter().find(|(alias, _)| label.eq_ignore_ascii_case(alias.as_bytes()));
        let label = alias.map_or(label, |(_, name)| name.as_bytes());
        encoding_rs::Encoding::for_label_no_replacement(label).map(Self)
    }

    /// The common label that `label` probably misspells.
    pub(crate) fn nearest(label: &[u8]) -> Option<&'static str> {
        nearest(label, Self::COMMON.iter().copied())
    }

    /// Decodes `octets` from this charset; the error is the range of the first octets that are not a character in it.
    pub(crate) fn decode(self, octets: &[u8]) -> Result<Cow<'_, str>, Range<usize>> {
        let decoded = self.0.decode_without_bom_handling_and_without_replacement(octets);
        decoded.ok_or_else(|| self.malformed(octets))
    }

    /// The first octets that are not a character in this charset.
    #[cold]
    fn malformed(self, octets: &[u8]) -> Range<usize> {
        let mut decoder = self.0.new_decoder_without_bom_handling();
        let room = decoder.max_utf8_buffer_length_without_replacement(octets.len());
        let mut text = alloc::vec![0; room.unwrap_or_default()];
        match decoder.decode_to_utf8_without_replacement(octets, &mut text, true) {
            (encoding_rs::DecoderResult::Malformed(bad, after), read, _) => {
                let end = read.saturating_sub(after.into());
                end.saturating_sub(bad.into())..end
            }
            _ => 0..octets.len(),
        }
    }

    /// Encodes `text` in this charset; `None` if the charset lacks a character, or writes another for it, as Shift_JIS
    /// does for `¥`.
    pub(crate) fn encode(self, text: &str) -> Option<Cow<'_, [u8]>> {
        let (octets, charset, _) = self.0.encode(text);
        let same = charset == self.0 && self.decode(&octets).is_ok_and(|decoded| decoded == text);
        same.then_some(octets)
    }
}

impl fmt::Debug for Charset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

named!(Charset, "there is no charset of that name", |label| Self::of(label.as_bytes()));

/// The place in the text of the octets `range` of a decoded part. If the text is UTF-8, the span is widened to whole
/// characters.
pub(crate) fn span(part: Decoded<'_>, range: Range<usize>) -> Span {
    let octets = part.octets().map(|(_, span)| span).skip(range.start).take(range.len());
    let span = octets.reduce(|first, last| Span::new(first.start, last.end));
    let (Some(Span { mut start, mut end }), base) = (span, part.span().start) else {
        return part.span();
    };
    if let Ok(text) = core::str::from_utf8(part.raw()) {
        let cuts = |at: u32| !text.is_char_boundary((at - base) as usize);
        while cuts(start) {
            start -= 1;
        }
        while cuts(end) {
            end += 1;
        }
    }
    Span::new(start, end)
}
