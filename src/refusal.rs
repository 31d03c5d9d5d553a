//! From a refusal to the problem that people see.

use alloc::format;
use alloc::string::String;

use handle_grammar::combinator::accepts;
use handle_grammar::rfc3986;
use handle_grammar::source::Expected;

use crate::expectation;
use crate::frontier::{Frontier, Miss};
use crate::problem::{Edit, Problem};
use crate::production::Production;
use crate::{Code, Span, quote};

/// What stands at the furthest place.
#[derive(Clone, Copy)]
enum Found {
    /// The end, or the `?` or `#` that ends the part before it.
    PartEnd,
    /// This octet.
    Octet(u8),
    Anything,
}

/// What was wanted there.
#[derive(Clone, Copy)]
enum Wanted {
    Text(&'static str),
    Class,
    End,
}

/// Which code a miss has: by the production that wanted something, what it wanted, and what stands there.
struct Row(&'static str, Wanted, Found, Code);

/// The first row that fits decides. A name that ends in `::` stands for every rule of the document.
const ROWS: &[Row] = &[
    Row("hdl_uri::na-segment", Wanted::Class, Found::Octet(b'@'), Code::AtSignInPrefix),
    Row("hdl_uri::u-na-segment", Wanted::Class, Found::Octet(b'@'), Code::AtSignInPrefix),
    Row("hdl_uri::name-form", Wanted::Class, Found::Octet(b'@'), Code::AtSignInPrefix),
    Row("cordra::reg-name-nz", Wanted::Class, Found::Octet(b'@'), Code::AtSignInPrefix),
    Row("hdl_uri::handle", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("hdl_uri::u-handle", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("hdl_uri::name-form", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("overview::Handle", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("sun98::Handle", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("practice::doi", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("cordra::", Wanted::Text("/"), Found::PartEnd, Code::MissingSlash),
    Row("info_uri::info-identifier", Wanted::Text("/"), Found::PartEnd, Code::MissingIdentifier),
    Row("hdl_uri::na-segment", Wanted::Class, Found::Octet(b'.'), Code::EmptySegment),
    Row("hdl_uri::na-segment", Wanted::Class, Found::Octet(b'/'), Code::EmptySegment),
    Row("sun98::Naming-Authority", Wanted::Class, Found::Octet(b'/'), Code::EmptyNamingAuthority),
    Row("sun98::Naming-Authority", Wanted::Class, Found::Anything, Code::PrefixCharacter),
    Row("overview::Prefix", Wanted::Class, Found::Octet(b'/'), Code::EmptyNamingAuthority),
    Row("sun98::HandleString", Wanted::Class, Found::PartEnd, Code::EmptyLocalName),
    Row("info_uri::identifier", Wanted::Class, Found::Octet(b'?'), Code::InfoQuery),
    Row("cordra::cordra-host", Wanted::End, Found::Octet(b'/'), Code::ExtraSegment),
    Row("cordra::cordra-path", Wanted::End, Found::Octet(b'/'), Code::ExtraSegment),
    Row("cordra::cordra-http", Wanted::End, Found::Octet(b'/'), Code::ExtraSegment),
    Row("", Wanted::Text("//"), Found::Anything, Code::MissingDoubleSlash),
];

/// The schemes that rules begin with; another text there is another scheme, or none.
const SCHEMES: &[&str] = &["hdl", "hdl:", "info", "http", "http://", "https"];

/// The problem of a text that the production refused, at the furthest place it reached.
pub(crate) fn problem(root: &Production, text: &[u8], frontier: Frontier) -> Problem {
    let (at, misses) = frontier.into_misses();
    let (code, miss) = classify(root, text, at, &misses);
    let production = miss.and_then(|miss| miss.production()?.name.parse().ok()).unwrap_or(*root);
    let span = place(text, at, code);
    let mut problem = Problem::new(code, span, text, &production);
    problem.expected = expectation::names(&misses);
    problem.label = match code {
        Code::BadPercentEscape if text.len() == span.range().end => {
            "the text ends inside this escape".into()
        }
        Code::BadPercentEscape => "not a whole escape".into(),
        _ => expectation::label(&problem.expected),
    };
    let escapes = misses
        .iter()
        .any(|miss| matches!(miss.expected, Expected::Class(class) if class.escapes()));
    mend(&mut problem, text, escapes);
    problem
}

/// The code, and the miss that it comes from.
fn classify<'m>(
    root: &Production,
    text: &[u8],
    at: usize,
    misses: &'m [Miss],
) -> (Code, Option<&'m Miss>) {
    if let Some(miss) = misses.iter().find(|miss| miss.expected == Expected::Escape) {
        return (Code::BadPercentEscape, Some(miss));
    }
    let name = root.name();
    for &Row(production, wanted, found, code) in ROWS {
        let hit = misses.iter().find(|miss| {
            let rule = miss.production().map_or(name.as_str(), |open| open.name);
            rule.starts_with(production) && fits(wanted, miss.expected) && stands(found, text, at)
        });
        if let Some(miss) = hit {
            return (begins(code, at, miss), Some(miss));
        }
    }
    let scheme =
        |miss: &&Miss| matches!(miss.expected, Expected::Text(wanted) if SCHEMES.contains(&wanted));
    if let Some(miss) = misses.iter().find(scheme) {
        let code = if has_scheme(text) { Code::WrongScheme } else { Code::MissingScheme };
        return (code, Some(miss));
    }
    (fallback(text, at), misses.first())
}

/// A segment that is empty where its naming authority begins is the whole of it.
fn begins(code: Code, at: usize, miss: &Miss) -> Code {
    let first =
        |open: &crate::frontier::Open| open.name.ends_with("naming-authority") && open.start == at;
    match code {
        Code::EmptySegment if miss.stack.iter().any(first) => Code::EmptyNamingAuthority,
        _ => code,
    }
}

/// What is left to say of any octet.
fn fallback(text: &[u8], at: usize) -> Code {
    match text.get(at) {
        None => Code::UnexpectedEnd,
        Some(0x80..) if quote::first(&text[at..]).is_none() => Code::NotUtf8,
        Some(0x80..) => Code::RawNonAscii,
        Some(_) => Code::CharacterNotAllowed,
    }
}

fn fits(wanted: Wanted, expected: Expected) -> bool {
    match (wanted, expected) {
        (Wanted::Text(wanted), Expected::Text(text)) => wanted == text,
        (Wanted::Class, Expected::Class(_)) | (Wanted::End, Expected::End) => true,
        _ => false,
    }
}

fn stands(found: Found, text: &[u8], at: usize) -> bool {
    match found {
        Found::PartEnd => matches!(text.get(at), None | Some(b'?' | b'#')),
        Found::Octet(octet) => text.get(at) == Some(&octet),
        Found::Anything => at < text.len(),
    }
}

/// Whether the text begins with a scheme of RFC 3986 and its `:`.
fn has_scheme(text: &[u8]) -> bool {
    let end = text.iter().position(|&octet| octet == b':');
    end.is_some_and(|end| accepts(rfc3986::scheme(), &text[..end]))
}

/// The octets that a problem at the furthest place is about.
fn place(text: &[u8], at: usize, code: Code) -> Span {
    match code {
        Code::BadPercentEscape => {
            let before = text[..at].iter().rposition(|&octet| octet == b'%');
            Span::of(before.unwrap_or(at), at)
        }
        Code::MissingScheme
        | Code::MissingDoubleSlash
        | Code::MissingSlash
        | Code::MissingIdentifier
        | Code::EmptyNamingAuthority
        | Code::EmptySegment
        | Code::EmptyLocalName
        | Code::UnexpectedEnd => Span::of(at, at),
        Code::WrongScheme => {
            let colon = text[at..].iter().position(|&octet| octet == b':');
            Span::of(at, at + colon.unwrap_or(0))
        }
        _ => Span::of(at, at + quote::width(&text[at..])),
    }
}

/// The edit that goes with the problem, where the rule reads percent-escapes.
fn mend(problem: &mut Problem, text: &[u8], escapes: bool) {
    if !escapes {
        return;
    }
    let octets = &text[problem.span.range()];
    let sure = octets.iter().all(|octet| !octet.is_ascii_whitespace() && !octet.is_ascii_control());
    let edit = |text| Some(Edit { span: problem.span, text });
    match problem.code {
        Code::RawNonAscii | Code::CharacterNotAllowed if sure => {
            problem.fix = edit(quote::encode(octets));
        }
        Code::CharacterNotAllowed | Code::InfoQuery | Code::ExtraSegment => {
            problem.attempt = edit(quote::encode(octets));
        }
        Code::BadPercentEscape => {
            let rest = String::from_utf8_lossy(&octets[1..]);
            problem.attempt = edit(format!("%25{rest}"));
        }
        _ => {}
    }
}
