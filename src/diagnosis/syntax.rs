//! [`SyntaxError`]: the code of a syntax error. A table gives it for the *misses* at the furthest place: the terminals
//! of the grammar that did not match there.

mod case;
#[cfg(test)]
mod tests;

use alloc::vec::Vec;
use core::cell::OnceCell;

use handle_grammar::combinator::accepts;
use handle_grammar::rfc3986;
use handle_grammar::source::Expected;

use crate::code::Code;
use crate::read::{Frontier, Miss, Misses, Open, Production};
use crate::text::{Span, ascii, character, escape};

use case::{KINDS, cases, kind};

/// The schemes that rules begin with: a text that does not match has another scheme, or none.
const RULE_SCHEMES: &[&str] = &["hdl", "hdl:", "info", "http", "http://", "https"];

/// The furthest place that any alternative of a production reached in a text, and what was expected there.
pub(crate) struct SyntaxError {
    root: &'static str,
    pub(crate) at: usize,
    misses: Misses,
    /// The code for each kind of octet that the text may have there, with the index of the miss that it is about; empty
    /// until it is looked up.
    cases: [OnceCell<Option<(Code, usize)>>; KINDS],
}

/// The error at one place: its code, its span, and the production whose terminal missed there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Classified {
    pub(crate) code: Code,
    pub(crate) span: Span,
    pub(crate) production: &'static str,
}

impl SyntaxError {
    /// The syntax error at the furthest place that a frontier has recorded.
    pub(crate) fn new(frontier: Frontier<'_>) -> Self {
        let (root, at, misses) = frontier.into_misses();
        Self { root, at, misses, cases: Default::default() }
    }

    /// The error with which `production` alone refuses a text.
    pub(crate) fn of(production: &Production, text: &[u8]) -> Self {
        let frontier = Frontier::new(text, 0);
        production.watch(text, &frontier);
        Self::new(frontier)
    }

    /// The things that the terminals expected at the furthest place.
    pub(crate) fn expected(&self) -> Vec<Expected> {
        self.misses.iter().map(|miss| miss.expected).collect()
    }

    /// Whether a percent-escape could have stood at the furthest place.
    pub(crate) fn escapes(&self) -> bool {
        self.misses.iter().any(|miss| match miss.expected {
            Expected::Class(class) => class.escapes(),
            Expected::Escape(_) => true,
            Expected::Text(_) | Expected::End => false,
        })
    }

    /// Whether the reading stopped inside an escape.
    pub(crate) fn is_in_escape(&self) -> bool {
        self.misses.iter().any(|miss| matches!(miss.expected, Expected::Escape(_)))
    }

    /// The index of the `[`, if the reading stopped inside an address in brackets.
    pub(crate) fn bracket(&self) -> Option<usize> {
        let opened = |open: &&Open| open.name == "rfc3986::IP-literal" && open.start < self.at;
        let miss = self.misses.get(0)?;
        self.misses.stack(miss).iter().find(opened).map(|open| open.start)
    }

    /// Whether the first character of a part did not match.
    pub(crate) fn begins_part(&self) -> bool {
        let begins = |open: Open| open.start == self.at;
        self.misses.iter().any(|miss| miss.production.is_some_and(begins))
    }

    /// Whether `octet` could have stood at the furthest place.
    pub(crate) fn allows(&self, octet: u8) -> bool {
        let begins = |miss: &Miss| {
            let Expected::Text(text) = miss.expected else { return false };
            text.as_bytes().first() == Some(&octet)
        };
        self.continues(octet) || self.misses.iter().any(begins)
    }

    /// Whether `octet` could have continued the part in which the reading stopped.
    pub(crate) fn continues(&self, octet: u8) -> bool {
        self.misses.iter().any(|miss| match miss.expected {
            Expected::Class(class) | Expected::Escape(class) => class.contains(octet),
            Expected::Text(_) | Expected::End => false,
        })
    }

    /// The error at octet `at`, if the same is expected there as at the furthest place.
    pub(crate) fn classified_at(&self, text: &[u8], at: usize) -> Classified {
        let (code, miss) = self.classify(text, at);
        Classified { code, span: place(text, at, code), production: self.production(miss) }
    }

    /// The error of a `%` without its digits at octet `at`, in the part in which the reading stopped.
    pub(crate) fn broken_escape(&self, text: &[u8], at: usize) -> Classified {
        let digit = usize::from(text.get(at + 1).is_some_and(u8::is_ascii_hexdigit));
        Classified {
            code: Code::BadPercentEscape,
            span: Span::of(at, at + 1 + digit),
            production: self.production(self.misses.get(0)),
        }
    }

    /// The production that the terminal of `miss` stands in; the outermost one if there is no miss.
    fn production(&self, miss: Option<&Miss>) -> &'static str {
        miss.map_or(self.root, |miss| miss.production_or(self.root))
    }

    /// The code, and the miss that it comes from.
    fn classify(&self, text: &[u8], at: usize) -> (Code, Option<&Miss>) {
        let escape = |miss: &&Miss| matches!(miss.expected, Expected::Escape(_));
        if let Some(miss) = self.misses.iter().find(escape) {
            return (Code::BadPercentEscape, Some(miss));
        }
        if let Some((code, miss)) = self.case(text, at) {
            return (self.refined(code, at, text, miss), Some(miss));
        }
        let begins = |miss: &&Miss| matches!(miss.expected, Expected::Text(wanted) if RULE_SCHEMES.contains(&wanted));
        if let Some(miss) = self.misses.iter().find(begins) {
            let code = match scheme(text) {
                None => Code::MissingScheme,
                Some(scheme) if begins_link(scheme, miss) => Code::MissingDoubleSlash,
                Some(_) => Code::WrongScheme,
            };
            return (code, Some(miss));
        }
        (fallback(text, at), self.misses.get(0))
    }

    /// The code of the first case that fits, and the miss that it is about.
    fn case(&self, text: &[u8], at: usize) -> Option<(Code, &Miss)> {
        let kind = kind(text, at);
        let (code, miss) = (*self.cases[kind].get_or_init(|| self.fitting(kind)))?;
        Some((code, self.misses.get(miss)?))
    }

    /// The code of the first case that fits if the text has an octet of this kind, and the index of the first miss that
    /// it fits.
    fn fitting(&self, kind: usize) -> Option<(Code, usize)> {
        let productions = self.misses.iter().map(|miss| miss.production_or(self.root));
        let mut cases = cases(kind, productions);
        cases.find_map(|case| {
            let fits = |miss: &Miss| case.fits(self.root, self.at, miss);
            Some((case.code, self.misses.iter().position(fits)?))
        })
    }

    /// A more exact code than the table gives, by the productions that were being read and by the text around `at`.
    fn refined(&self, code: Code, at: usize, text: &[u8], miss: &Miss) -> Code {
        let doi = |open: &Open| open.name == "practice::doi" && open.start + "10.".len() == at;
        let authority = |open: &Open| {
            let is_one = open.name.ends_with("naming-authority") || open.name == "cordra::na";
            is_one && open.start == at
        };
        let is_in = |part: &dyn Fn(&Open) -> bool| self.misses.stack(miss).iter().any(part);
        // If a naming authority could begin here, too, the slashes are not missing. A blank says nothing about that.
        let may_be_named = |miss: &Miss| matches!(miss.expected, Expected::Class(_));
        let is_of_name = || {
            let is_mark = text.get(at).is_some_and(|octet| !octet.is_ascii_whitespace());
            is_mark && self.misses.iter().any(may_be_named)
        };
        // `hdl:/a/b` may also lack its prefix: the rule needs no server.
        let reads_names_alone = self.root == "hdl_uri::hdl-resolver";
        match code {
            Code::MissingDoubleSlash if is_of_name() => fallback(text, at),
            Code::MissingDoubleSlash if reads_names_alone && text[..at].ends_with(b"/") => {
                Code::EmptyNamingAuthority
            }
            Code::EmptyAuthority if host(text).is_some_and(|host| host < at) => Code::ProxyHost,
            Code::EmptySegment if text.get(at) == Some(&b'.') => code,
            Code::EmptySegment if is_in(&doi) => Code::DoiRegistrant,
            Code::EmptySegment if is_in(&authority) => Code::EmptyNamingAuthority,
            Code::EmptyLocalName => segment(text, at, self.root == "cordra::cordra-http"),
            _ => code,
        }
    }
}

/// The code for the segment that is empty at `at`, in CORDRA's encodings.
fn segment(text: &[u8], at: usize, http: bool) -> Code {
    if !http {
        let first = text[..at].ends_with(b":");
        return if first { Code::EmptyNamingAuthority } else { Code::EmptyLocalName };
    }
    let slashes = |octets: &[u8]| octets.iter().filter(|&&octet| octet == b'/').count();
    let path =
        text[at..].iter().position(|octet| matches!(octet, b'?' | b'#')).unwrap_or(text.len() - at);
    // Two slashes stand before the authority, and one after it.
    match (slashes(&text[..at]), slashes(&text[at..at + path])) {
        (..=3, 0) => Code::SegmentCount,
        (..=3, 1) | (4, 1..) => Code::EmptyNamingAuthority,
        (..=3, _) => Code::EmptyResolverSegment,
        _ => Code::EmptyLocalName,
    }
}

/// The code if no case fits, by the octet at `at` alone.
fn fallback(text: &[u8], at: usize) -> Code {
    match text.get(at) {
        None => Code::UnexpectedEnd,
        Some(0x80..) if character::first(&text[at..]).is_none() => Code::NotUtf8,
        Some(0x80..) => Code::RawNonAscii,
        Some(_) => Code::CharacterNotAllowed,
    }
}

/// Whether a terminal consists of the scheme of the text and `://`, and the text does not have these slashes.
fn begins_link(scheme: &[u8], miss: &Miss) -> bool {
    let Expected::Text(wanted) = miss.expected else { return false };
    wanted.strip_suffix("://").is_some_and(|wanted| scheme.eq_ignore_ascii_case(wanted.as_bytes()))
}

/// The scheme at the beginning of the text, if it has one by RFC 3986.
pub(crate) fn scheme(text: &[u8]) -> Option<&[u8]> {
    let end = text.iter().position(|&octet| octet == b':')?;
    Some(&text[..end]).filter(|scheme| accepts(rfc3986::scheme(), scheme))
}

/// Where the host of a link of 1998 begins; `None` if the text is only a part of such a link.
pub(crate) fn host(text: &[u8]) -> Option<usize> {
    const SCHEME: &str = "http://";
    ascii::starts_with(text, SCHEME).then_some(SCHEME.len())
}

/// The span of a problem of this code at octet `at`.
fn place(text: &[u8], at: usize, code: Code) -> Span {
    match code {
        Code::BadPercentEscape => {
            let before = text[..at].iter().rposition(|&octet| octet == b'%');
            Span::of(before.unwrap_or(at), at)
        }
        Code::MissingScheme => Span::default(),
        // After a host that ends too early, the span has the whole host.
        Code::ProxyHost if text.get(at) == Some(&b'/') => Span::of(host(text).unwrap_or(at), at),
        // The span has the whole escape.
        Code::PrefixCharacter if escape::begins(&text[at..]) => Span::of(at, at + 3),
        // The span has everything that stands in place of the first segment.
        Code::NotADoi => {
            let start = ascii::label_len(text, "doi:");
            let end = text.iter().skip(start).position(|octet| matches!(octet, b'.' | b'/'));
            Span::of(start, end.map_or(text.len(), |end| start + end))
        }
        Code::WrongScheme => Span::of(0, scheme(text).map_or(0, <[u8]>::len)),
        // The span is where both slashes should begin, even if the text has one. A terminal such as `http://` missed
        // before the scheme, so the slashes belong after the scheme.
        Code::MissingDoubleSlash => {
            let at = if at == 0 { scheme(text).map_or(0, |scheme| scheme.len() + 1) } else { at };
            let start = at - usize::from(text[..at].ends_with(b"/"));
            Span::of(start, start)
        }
        // The prefix is missing before the slash.
        Code::EmptyNamingAuthority if text[..at].ends_with(b":/") => Span::of(at - 1, at - 1),
        Code::MissingSlash
        | Code::MissingIdentifier
        | Code::EmptyAuthority
        | Code::EmptyNamingAuthority
        | Code::EmptySegment
        | Code::EmptyLocalName
        | Code::EmptyNamespace
        | Code::EmptyModifier
        | Code::EmptyResolverSegment
        | Code::SegmentCount
        | Code::DoiRegistrant
        | Code::UnexpectedEnd => Span::of(at, at),
        _ => Span::of(at, at + character::width(&text[at..])),
    }
}
