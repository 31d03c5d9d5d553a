//! Dialects for notations that everybody uses, though no document has a grammar for them: DOI names and links to
//! proxies.

use handle_grammar::class::Class;
use handle_grammar::practice as grammar;
use handle_grammar::rfc3986::{PATH, UNRESERVED};

use crate::code::{Code, Severity};
use crate::dialect::encoding::{AUTHORITY, Authority, Encoding, NATIVE, RESOLVER};
use crate::dialect::loss::Loss;
use crate::dialect::reader::{handle, parts, slot, span, split};
use crate::dialect::row::{BASE, ESCAPED, Override, PartRules, Row, row};
use crate::read::{ResolverSegment, Slot, Tree, proxy as deployed};
use crate::rule::{self, plain};
use crate::text::{Decoded, Span, ascii};

use Severity::{Error, Warning};

#[inline(always)]
fn doi(text: &[u8]) -> Option<Tree> {
    let name = &text[ascii::label_len(text, DOI.label)..];
    let whole = parts(grammar::doi(), name).map(|parts| handle(text, parts));
    whole.or_else(|| short(name).map(|parts| handle(text, parts)))
}

/// The two parts of a shortDOI (DOI Handbook): `10`, and letters and digits. A shortDOI names no registrant.
fn short(name: &[u8]) -> Option<(&[u8], &[u8])> {
    let local_name = name.strip_prefix(b"10/")?;
    let short = local_name.len() > 1 && local_name.iter().all(u8::is_ascii_alphanumeric);
    short.then_some((&name[..2], local_name))
}

#[inline(always)]
fn proxy(text: &[u8]) -> Option<Tree> {
    let ((authority, path), query, fragment) = parts(grammar::proxy(), text)?;
    let (authority, path) = (span(text, authority), span(text, path));
    let (alias, rest) = deployed::unwrap(text, path);
    // In a URN, a ":" may separate the two parts of the handle instead of a "/".
    let urn = alias.is_some_and(|alias| is_urn(Decoded::new(text, alias, true)));
    let (first, second) = split(text, rest, |octet| octet == b'/' || (urn && octet == b':'));
    let short = second.is_none() && is_short_doi(text, authority, first);
    let (naming_authority, local_name) =
        if short { (Span::new(first.start, first.start), Some(first)) } else { (first, second) };
    Some(Tree {
        authority: Slot::from(authority),
        path: Slot::from(path),
        alias: alias.into(),
        naming_authority,
        local_name: local_name.into(),
        query: slot(text, query),
        fragment: slot(text, fragment),
        short,
        ..Tree::default()
    })
}

/// Whether `name`, the path of a link to a proxy of DOI names, may be a shortDOI without its `10/`.
fn is_short_doi(text: &[u8], authority: Span, name: Span) -> bool {
    let name = &text[name.range()];
    // Digits alone could be any number, so a shortDOI needs a letter here.
    let letters = name.iter().any(u8::is_ascii_alphabetic);
    let short = name.len() > 1 && letters && name.iter().all(u8::is_ascii_alphanumeric);
    short && deployed::is_of_dois(&text[deployed::host(text, authority.range())])
}

/// Whether the prefix that a proxy removes is that of a URN: only these prefixes have two colons.
fn is_urn(alias: Decoded<'_>) -> bool {
    alias.octets().filter(|&(octet, _)| octet == b':').count() == 2
}

row!(DOI: doi reads grammar::doi, Row {
    name: "doi",
    about: "a DOI name: a handle under `10.`",
    example: "10.1000/182",
    heads: &["doi:"],
    label: "doi:",
    start: "practice::doi",
    glance: plain::doi,
    must: &[(Error, rule::not_utf8), (Error, rule::control_character)],
    should: &[
        (Warning, rule::doi_prefix),
        (Warning, rule::empty_local_name),
        (Warning, rule::beyond_bmp),
        (Warning, rule::escape_in_handle),
        (Warning, rule::stray_whitespace),
    ],
    clauses: CLAUSES,
    namespace: "doi",
    ..BASE
});

row!(PROXY: proxy reads grammar::proxy, Row {
    name: "proxy",
    about: "the address of a handle at hdl.handle.net, doi.org or a similar proxy, as they are in use",
    example: "https://hdl.handle.net/10.1000/182",
    schemes: &["http", "https"],
    heads: &["http:", "https:"],
    start: "practice::proxy",
    glance: plain::link,
    parts: PartRules { naming_authority: "hdl_uri::na-segment", local_name: "practice::proxy" },
    must: &[
        (Error, rule::empty_authority),
        (Error, rule::missing_slash),
        (Error, rule::not_utf8),
        (Error, rule::empty_segment),
        (Error, rule::at_sign_in_prefix),
    ],
    should: &[
        (Warning, rule::unknown_proxy),
        (Warning, rule::empty_local_name),
        (Warning, rule::needless_escape),
        (Warning, rule::dot_segment),
        (Warning, rule::control_character),
        (Warning, rule::beyond_bmp),
    ],
    clauses: CLAUSES,
    rivals: Some("http"),
    // A rival is sought only if the caller specifies a segment: otherwise every link with a slash in its local name
    // would have one.
    is_alone: |_, _, options| options.resolver_segment == ResolverSegment::Unknown,
    encoding: Encoding {
        authority: Some(Authority {
            kind: Loss::Host,
            scheme: "https://",
            production: AUTHORITY,
            default: RESOLVER,
            of_dois: Some("doi.org"),
        }),
        guard: |handle| if deployed::is_taken(handle) { "hdl:" } else { "" },
        local_name: RAW,
        minimal: PATH,
        one_string: true,
        ..NATIVE
    },
    places: &[Loss::Query, Loss::Fragment],
    query_is_for_proxy: true,
    stripped: deployed::edge,
    ..ESCAPED
});

/// The octets that the proxy software does not escape; `&`, `'` and `+` are not among them.
const RAW: Class = UNRESERVED.or(Class::of(b"!$()*,;=")).or(Class::of(b":@/"));

const CLAUSES: &[Override] = &[
    ("practice::", Code::WrongScheme, "HDL.NET proxy 9.2.0"),
    ("practice::", Code::RawHash, "HDL.NET proxy 9.2.0"),
    ("practice::doi", Code::MissingSlash, "DOI Handbook 2.2"),
];
