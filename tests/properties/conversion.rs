//! Properties of every conversion: the handle comes back, nothing is lost silently, and a refusal is justified.

use handle_syntax::meaning::Converted;
use handle_syntax::{Conversion, Dialect, Loss, Options, Report, Severity, Span};

use crate::meaning::{Meaning, meaning};
use crate::reason::Reason;

/// Asserts the properties for `text`, from every dialect that reads it to every other.
pub(crate) fn hold(text: &[u8]) {
    for &from in Dialect::ALL {
        for characters in [false, true] {
            Dialect::ALL.iter().for_each(|&to| hold_for([from, to], characters, text));
        }
    }
}

/// Asserts the properties for `text` from one dialect to another.
pub(crate) fn hold_for([from, to]: [Dialect; 2], characters: bool, text: &[u8]) {
    if let Some(source) = meaning(from, text, characters) {
        Attempt { from, to, text, characters, source: &source }.holds();
    }
}

struct Attempt<'a> {
    from: Dialect,
    to: Dialect,
    text: &'a [u8],
    characters: bool,
    source: &'a Meaning,
}

impl<'a> Attempt<'a> {
    fn shown(&self) -> String {
        format!("\"{}\" from {} to {}", self.text.escape_ascii(), self.from, self.to)
    }

    /// The conversion, with every loss allowed.
    fn conversion(&self) -> Conversion<'a> {
        let options = Options::new().characters(self.characters);
        Conversion::new(self.from, self.to).options(options).allow(Loss::ALL)
    }

    /// The handle that the target must hold. The DOI name in an info URI counts only if the target is a DOI name.
    fn handle(&self) -> Option<&[u8]> {
        let doi = || self.text[5..].to_ascii_lowercase().starts_with(b"doi/");
        let hidden = self.from == Dialect::InfoUri && doi() && self.to != Dialect::Doi;
        self.source.handle.as_deref().filter(|_| !hidden)
    }

    fn holds(&self) {
        let usual = self.conversion();
        match usual.convert(self.text) {
            Ok(converted) => {
                let found = self.means_the_same(&converted);
                self.loses_nothing_in_silence(&converted, &found);
                self.comes_back(&converted);
                self.refuses_each_loss(&converted);
                self.has_the_fewest_escapes(&converted, &found);
            }
            Err(report) => self.tells_the_truth(&report, false),
        }
        match usual.protect_dots(true).convert(self.text) {
            Ok(converted) => {
                self.means_the_same(&converted);
                self.survives(&converted.text);
            }
            Err(report) => self.tells_the_truth(&report, true),
        }
    }

    /// Asserts that the result means the same handle, and that its escapes are at the reported places.
    fn means_the_same(&self, converted: &Converted) -> Meaning {
        let text = converted.text.escape_ascii();
        let found = meaning(self.to, &converted.text, false);
        let found = found.unwrap_or_else(|| panic!("{} refuses {text}: {}", self.to, self.shown()));
        assert_eq!(found.handle.as_deref(), self.handle(), "{text}: {}", self.shown());
        let apart = converted.escapes.windows(2).all(|pair| pair[0].end <= pair[1].start);
        assert!(apart, "{:?}: {}", converted.escapes, self.shown());
        for escape in &converted.escapes {
            let [b'%', digits @ ..] = &converted.text[escape.range()] else {
                panic!("no escape at {escape} of {text}: {}", self.shown())
            };
            let upper = |digit: &u8| digit.is_ascii_hexdigit() && !digit.is_ascii_lowercase();
            assert!(digits.len() == 2 && digits.iter().all(upper), "{text}: {}", self.shown());
        }
        found
    }

    /// Asserts that each part besides the handle is either in the result or reported as dropped.
    fn loses_nothing_in_silence(&self, converted: &Converted, found: &Meaning) {
        for (what, span, octets) in &self.source.beside {
            // A host is the same in capital letters, but nothing else is.
            let same = |found: &[u8]| {
                found == octets || *what == Loss::Host && found.eq_ignore_ascii_case(octets)
            };
            let kept = found.beside.iter().any(|(other, _, found)| other == what && same(found));
            let told =
                |lost: &handle_syntax::meaning::Dropped| (lost.what, lost.span) == (*what, *span);
            let dropped = converted.dropped.iter().any(told);
            // The caller chooses the proxy, so the proxy that is written may be the one that was dropped. An alias
            // prefix may be written again too, because some handles begin like one and need it as protection.
            let chosen = matches!(what, Loss::Host | Loss::Resolver | Loss::AliasPrefix);
            assert!(dropped || kept, "{what} is lost in silence: {}", self.shown());
            assert!(!(dropped && kept) || chosen, "{what} is not lost: {}", self.shown());
        }
        let known = |lost: &handle_syntax::meaning::Dropped| {
            self.source
                .beside
                .iter()
                .any(|(what, span, _)| (lost.what, lost.span) == (*what, *span))
        };
        assert!(converted.dropped.iter().all(known), "{:?}: {}", converted.dropped, self.shown());
        assert!(converted.dropped.is_sorted(), "{:?}: {}", converted.dropped, self.shown());
    }

    /// Asserts that the way back gives the same handle, and the same other parts if nothing was lost. A proxy reads a
    /// blank at the beginning of a handle only after a prefix that it removes, and no link is written so.
    fn comes_back(&self, converted: &Converted) {
        let begins_blank = || self.handle().is_some_and(|handle| handle[0] <= b' ');
        if self.from == Dialect::Proxy && begins_blank() {
            return;
        }
        let back = Conversion::new(self.to, self.from).allow(Loss::ALL);
        let text = converted.text.escape_ascii();
        let back = back.convert(&converted.text);
        let back = back.unwrap_or_else(|_| panic!("{text} does not come back: {}", self.shown()));
        let found = meaning(self.from, &back.text, false).unwrap_or_default();
        assert_eq!(found.handle.as_deref(), self.handle(), "{text}: {}", self.shown());
        if converted.is_lossless() {
            let beside = |meaning: &Meaning| -> Vec<_> {
                let chosen = |what: &Loss| matches!(what, Loss::Host | Loss::Resolver);
                let parts = meaning.beside.iter().map(|(what, _, octets)| (*what, octets.clone()));
                parts.filter(|(what, _)| !chosen(what)).collect()
            };
            assert_eq!(beside(&found), beside(self.source), "{text}: {}", self.shown());
        }
    }

    /// Asserts that a conversion that allows no loss is refused because of exactly the dropped parts, unless the result
    /// is the text itself.
    fn refuses_each_loss(&self, converted: &Converted) {
        let strict = self.conversion().allow(&[]).convert(self.text);
        let refused = strict.as_ref().err().map(|report| {
            report.problems().map(|problem| (problem.code(), problem.span())).collect()
        });
        let lost = converted.dropped.iter().map(|lost| (lost.what.code(), lost.span));
        let is_same = converted.text == self.text;
        let lost: Option<Vec<_>> =
            Some(lost.collect()).filter(|lost: &Vec<_>| !lost.is_empty() && !is_same);
        assert_eq!(refused, lost, "{}", self.shown());
        assert!(strict.is_err() || strict.is_ok_and(|kept| kept.is_lossless()), "{}", self.shown());
    }

    /// Asserts that `minimal` writes the fewest escapes: each of them is needed, and the usual conversion writes it,
    /// too.
    fn has_the_fewest_escapes(&self, usual: &Converted, meant: &Meaning) {
        let least = self.conversion().minimal(true).convert(self.text);
        let least = least.unwrap_or_else(|_| panic!("no least form: {}", self.shown()));
        self.means_the_same(&least);
        let (few, many) = (escaped(&least), escaped(usual));
        let among = few.iter().all(|octet| many.binary_search(octet).is_ok());
        assert!(among, "{few:?} are not among {many:?}: {}", self.shown());
        for &escape in least.escapes.iter().take(8) {
            let mut undone = least.text.clone();
            let octet = decoded(&least.text[escape.range()])[0];
            undone.splice(escape.range(), [octet]);
            // A reference of 1998 never has a raw line end or NUL, and software ends it at a raw `#` (SUN-10).
            let sun98 = matches!(self.to, Dialect::Sun98Uri | Dialect::Sun98Proxy);
            if sun98 && matches!(octet, b'#' | b'\n' | b'\r' | 0) {
                continue;
            }
            // An escape is also needed if, without it, the same handle would have other parts beside it.
            let beside = |meaning: &Meaning| -> Vec<_> {
                let parts = meaning.beside.iter();
                parts.map(|(what, _, octets)| (*what, octets.clone())).collect()
            };
            let needless = meaning(self.to, &undone, false).is_some_and(|found| {
                found.handle.as_deref() == self.handle() && beside(&found) == beside(meant)
            });
            assert!(!needless, "{} for {}: {}", least.text.escape_ascii(), escape, self.shown());
        }
    }

    /// Asserts that software that removes dot-segments (RFC 3986, section 5.2.4) changes nothing in the result.
    fn survives(&self, text: &[u8]) {
        if !text.contains(&b':') || self.to < Dialect::HdlUri {
            return;
        }
        let path = path(text);
        let left = without_dot_segments(path);
        assert_eq!(left, path, "\"{}\": {}", text.escape_ascii(), self.shown());
    }

    /// Asserts that the report has an error, that every problem is at a place of the source, and that the reason of
    /// every error is true.
    fn tells_the_truth(&self, report: &Report<'_>, protected: bool) {
        assert!(!report.is_valid(), "refused for nothing: {}", self.shown());
        for problem in report.problems() {
            let (code, span) = (problem.code(), problem.span());
            let within = span.start <= span.end && span.range().end <= self.text.len();
            assert!(within, "{code} is at {span}, outside of the text: {}", self.shown());
            if problem.severity() != Severity::Error {
                continue;
            }
            let true_of = match self.handle() {
                Some(handle) => {
                    let segment = self.segment();
                    Reason { handle, segment: &segment, code, to: self.to, protected }.holds()
                }
                None => self.from == Dialect::InfoUri,
            };
            assert!(true_of, "{code} at {span} is not true: {}", self.shown());
            let bad = Reason::bad(code);
            let found = self.octets(span);
            let seen = bad.is_none_or(|bad| found.iter().any(|octet| bad(*octet)));
            let recoded = self.source.beside.iter().any(|(what, ..)| *what == Loss::Modifier);
            assert!(seen || recoded, "{code} is not at {span}: {}", self.shown());
        }
    }

    /// The resolver's first segment, decoded.
    fn segment(&self) -> Vec<u8> {
        let segment = self.source.beside.iter().find(|(what, ..)| *what == Loss::Segment);
        segment.map(|(_, _, octets)| decoded(octets)).unwrap_or_default()
    }

    /// The octets at `span` of the source, decoded.
    fn octets(&self, span: Span) -> Vec<u8> {
        let found = &self.text[span.range()];
        if self.from < Dialect::HdlUri { found.to_vec() } else { decoded(found) }
    }
}

/// The positions of the escaped octets, if each escape counts as one octet.
fn escaped(converted: &Converted) -> Vec<usize> {
    let places = converted.escapes.iter().enumerate();
    places.map(|(before, escape)| escape.range().start - 2 * before).collect()
}

fn decoded(text: &[u8]) -> Vec<u8> {
    let mut octets = Vec::new();
    let mut rest = text;
    while let [first, tail @ ..] = rest {
        let digits = tail.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let octet = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let octet = octet.filter(|_| *first == b'%');
        octets.push(octet.unwrap_or(*first));
        rest = if octet.is_some() { &tail[2..] } else { tail };
    }
    octets
}

/// The path of a URI, by the pattern of RFC 3986, appendix B.
fn path(text: &[u8]) -> &[u8] {
    let position = |text: &[u8], ends: &[u8]| {
        text.iter().position(|octet| ends.contains(octet)).unwrap_or(text.len())
    };
    let mut path = &text[position(text, b":") + 1..];
    if let Some(authority) = path.strip_prefix(b"//") {
        path = &authority[position(authority, b"/?#")..];
    }
    &path[..position(path, b"?#")]
}

/// The path without dot-segments, by the steps of RFC 3986, section 5.2.4.
fn without_dot_segments(path: &[u8]) -> Vec<u8> {
    let mut input = path.to_vec();
    let mut output = Vec::new();
    while !input.is_empty() {
        if input.starts_with(b"../") {
            input.drain(..3);
        } else if input.starts_with(b"./") || input.starts_with(b"/./") {
            input.drain(..2);
        } else if input == b"/." {
            input.pop();
        } else if input.starts_with(b"/../") || input == b"/.." {
            input.splice(..input.len().min(4), *b"/");
            output.truncate(output.iter().rposition(|&octet| octet == b'/').unwrap_or(0));
        } else if input == b"." || input == b".." {
            input.clear();
        } else {
            let end = input[1..].iter().position(|&octet| octet == b'/');
            output.extend(input.drain(..end.map_or(input.len(), |end| end + 1)));
        }
    }
    output
}
