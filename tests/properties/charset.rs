//! Property of every charset: it decodes octets like a decoder that takes them one by one.

use encoding_rs::{DecoderResult, Encoding};
use handle_syntax::{Charset, Code, Conversion, Dialect, Loss, Options, Report, Severity};

/// Every charset of the Encoding Standard except `replacement`, and the names that the paper of 1998 uses.
pub(crate) const LABELS: [&str; 42] = [
    "utf-8",
    "ibm866",
    "iso-8859-2",
    "iso-8859-3",
    "iso-8859-4",
    "iso-8859-5",
    "iso-8859-6",
    "iso-8859-7",
    "iso-8859-8",
    "iso-8859-8-i",
    "iso-8859-10",
    "iso-8859-13",
    "iso-8859-14",
    "iso-8859-15",
    "iso-8859-16",
    "koi8-r",
    "koi8-u",
    "macintosh",
    "windows-874",
    "windows-1250",
    "windows-1251",
    "windows-1252",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "x-mac-cyrillic",
    "gbk",
    "gb18030",
    "big5",
    "euc-jp",
    "iso-2022-jp",
    "shift_jis",
    "euc-kr",
    "utf-16be",
    "utf-16le",
    "x-user-defined",
    "jis",
    "sjis",
    "EUC-JP",
];

/// How the charset is known, and how the octets are written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manner {
    /// Whether a modifier names the charset; otherwise it is the charset of the document that has the reference.
    pub(crate) modifier: bool,
    /// Whether every octet is percent-escaped, or only those that must be.
    pub(crate) escaped: bool,
}

/// Every manner.
pub(crate) const MANNERS: [Manner; 4] = [
    Manner { modifier: true, escaped: false },
    Manner { modifier: true, escaped: true },
    Manner { modifier: false, escaped: false },
    Manner { modifier: false, escaped: true },
];

/// Asserts the property for the octets of `text`, in every charset.
pub(crate) fn hold(text: &[u8]) {
    for label in LABELS {
        MANNERS.iter().for_each(|&manner| hold_for(label, manner, text));
    }
}

/// Asserts the property for `octets` in one charset.
pub(crate) fn hold_for(label: &str, manner: Manner, octets: &[u8]) {
    let Ok(charset) = label.parse::<Charset>() else { panic!("no charset {label}") };
    let name = charset.name();
    let Some(encoding) = Encoding::for_label(name.as_bytes()) else { panic!("no {name}") };
    if octets.is_empty() {
        return;
    }
    // Without a modifier, octets that are UTF-8 are read as UTF-8, whatever the charset of the document is.
    let own = manner.modifier || std::str::from_utf8(octets).is_err();
    let decoded = decode(if own { encoding } else { encoding_rs::UTF_8 }, octets);
    let case = Case::new(label, charset, manner, octets);
    match decoded {
        Ok(text) => case.is_read_as(&text),
        Err(whole) => case.is_refused_at(whole),
    }
}

/// The text of the octets, decoded one by one; or how many of them were read when they turned out to be invalid.
fn decode(encoding: &'static Encoding, octets: &[u8]) -> Result<String, usize> {
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let mut text = String::with_capacity(octets.len() * 4 + 16);
    let pieces = octets.chunks(1).map(|piece| (piece, false)).chain([(&b""[..], true)]);
    for (at, (piece, last)) in pieces.enumerate() {
        let (result, _) = decoder.decode_to_string_without_replacement(piece, &mut text, last);
        match result {
            DecoderResult::InputEmpty => {}
            DecoderResult::Malformed(..) => return Err(octets.len().min(at + 1)),
            DecoderResult::OutputFull => panic!("no room for {}", octets.escape_ascii()),
        }
    }
    Ok(text)
}

/// Octets in a reference.
struct Case<'a> {
    text: Vec<u8>,
    /// The position of the octets in the text.
    start: usize,
    /// The number of octets that each octet is written in.
    written: Vec<usize>,
    octets: &'a [u8],
    options: Options<'a>,
}

impl<'a> Case<'a> {
    fn new(label: &str, charset: Charset, manner: Manner, octets: &'a [u8]) -> Self {
        let modifier = if manner.modifier { format!("{label}@") } else { String::new() };
        let mut text = format!("hdl:{modifier}a/").into_bytes();
        let (start, mut written) = (text.len(), Vec::new());
        for &octet in octets {
            let before = text.len();
            match manner.escaped || b"%\"#".contains(&octet) {
                true => text.extend(format!("%{octet:02X}").bytes()),
                false => text.push(octet),
            }
            written.push(text.len() - before);
        }
        let charset = Some(charset).filter(|_| !manner.modifier);
        let options = Options::new().charset(charset);
        Self { text, start, written, octets, options }
    }

    fn shown(&self) -> String {
        format!("\"{}\" {:?}", self.text.escape_ascii(), self.options)
    }

    /// Asserts that the handle is the decoded text, even if the reference is first converted to a link to a proxy.
    fn is_read_as(&self, decoded: &str) {
        let report = Dialect::Sun98Uri.check_with(&self.text, self.options);
        assert!(report.is_valid(), "{report:?}: {}", self.shown());
        let handle = format!("a/{decoded}");
        let of = |from, to, text: &[u8], options| {
            let conversion = Conversion::new(from, to);
            conversion.options(options).allow(Loss::ALL).convert(text).map_err(Report::into_owned)
        };
        // Handles and references of 1998 refuse different characters, so the target is `handle-octet`, which accepts
        // the characters of both.
        let [native, proxy] = [Dialect::HandleOctet, Dialect::Sun98Proxy]
            .map(|to| of(Dialect::Sun98Uri, to, &self.text, self.options));
        let Ok(native) = native else { panic!("no handle: {}", self.shown()) };
        assert_eq!(native.text, handle.as_bytes(), "{}", self.shown());
        let Ok(proxy) = proxy else { panic!("no proxy: {}", self.shown()) };
        let shown = proxy.text.escape_ascii();
        let Ok(back) = of(Dialect::Sun98Proxy, Dialect::HandleOctet, &proxy.text, Options::new())
        else {
            panic!("{shown} is not read as a link to a proxy: {}", self.shown())
        };
        assert_eq!(back.text, handle.as_bytes(), "{shown}: {}", self.shown());
    }

    /// Asserts that the problem covers one octet or more, each with its whole escape, and starts before the place at
    /// which the decoder stops.
    fn is_refused_at(&self, stopped: usize) {
        let report = Dialect::Sun98Uri.check_with(&self.text, self.options);
        let decoding =
            |code| matches!(code, Code::CharsetDecode | Code::NotUtf8 | Code::EscapeNotUtf8);
        let error = report
            .problems()
            .find(|problem| problem.severity() == Severity::Error && decoding(problem.code()));
        // A report lists at most eight problems, so the one that is sought may be among those that it only counts.
        let Some(error) = error else {
            let left_out = report.left_out() > 0 && !report.is_valid();
            return assert!(left_out, "{report:?}: {}", self.shown());
        };
        let place = |octets: usize| self.start + self.written[..octets].iter().sum::<usize>();
        let span = error.span().range();
        let starts = (0..stopped).any(|octets| place(octets) == span.start);
        let ends = (0..=self.octets.len()).any(|octets| place(octets) == span.end);
        assert!(
            starts && ends && !span.is_empty(),
            "{} at {}: {}",
            error.code(),
            error.span(),
            self.shown()
        );
    }
}
