//! [`Case`]: the table of the codes of syntax errors.

use handle_grammar::source::Expected;

use crate::code::Code;
use crate::read::Miss;
use crate::text::bits;

/// The thing that the text has at the furthest place.
#[derive(Clone, Copy)]
enum Actual {
    /// The end of the text, or a `?` or `#` that ends the part before it.
    PartEnd,
    /// The end of the text, in rules for which `?` and `#` do not end a part.
    End,
    Octet(u8),
    AnyOctet,
}

/// The thing that a terminal expected at the furthest place.
#[derive(Clone, Copy)]
enum Wanted {
    Text(&'static str),
    /// An octet of a class, as the first octet of its production.
    First,
    /// An octet of a class.
    Class,
    End,
}

/// A kind of miss, and its code.
pub(super) struct Case {
    /// The beginning of the name of the production whose terminal missed.
    production: &'static str,
    /// The thing that the terminal expected.
    wanted: Wanted,
    /// The thing that the text has there.
    actual: Actual,
    pub(super) code: Code,
}

const fn case(production: &'static str, wanted: Wanted, actual: Actual, code: Code) -> Case {
    Case { production, wanted, actual, code }
}

/// The first case that fits gives the code. A case is for every production whose name begins as the case says:
/// `cordra::` is for all rules of that document, and an empty string for all rules.
const CASES: &[Case] = &[
    case("hdl_uri::na-segment", Wanted::Class, Actual::Octet(b'@'), Code::AtSignInPrefix),
    case("hdl_uri::na-segment", Wanted::First, Actual::Octet(b'.'), Code::EmptySegment),
    case("hdl_uri::na-segment", Wanted::First, Actual::Octet(b'/'), Code::EmptySegment),
    case("hdl_uri::na-segment", Wanted::First, Actual::PartEnd, Code::EmptySegment),
    case("hdl_uri::handle", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("hdl_uri::u-na-segment", Wanted::Class, Actual::Octet(b'@'), Code::AtSignInPrefix),
    case("hdl_uri::u-handle", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("hdl_uri::server-form", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("hdl_uri::name-form", Wanted::Class, Actual::Octet(b'@'), Code::AtSignInPrefix),
    case("hdl_uri::name-form", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("hdl_uri::name-form", Wanted::Class, Actual::Octet(b'/'), Code::EmptyNamingAuthority),
    case("hdl_uri::name-form", Wanted::Class, Actual::PartEnd, Code::EmptyNamingAuthority),
    case("overview::Prefix", Wanted::First, Actual::Octet(b'/'), Code::EmptyNamingAuthority),
    case("overview::Handle", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("cordra::na", Wanted::Class, Actual::Octet(b'.'), Code::EmptySegment),
    case("cordra::na", Wanted::Text("."), Actual::Octet(b'/'), Code::NotACordraId),
    case("cordra::cordra-id", Wanted::Text("/"), Actual::End, Code::MissingSlash),
    case("cordra::cordra-id", Wanted::Class, Actual::End, Code::EmptyLocalName),
    case("cordra::cordra-id", Wanted::Class, Actual::AnyOctet, Code::NotACordraId),
    case("cordra::na", Wanted::Class, Actual::Octet(b'/'), Code::EmptySegment),
    case("cordra::na", Wanted::Class, Actual::AnyOctet, Code::NotACordraId),
    case("cordra::reg-name-nz", Wanted::Class, Actual::Octet(b'@'), Code::AtSignInPrefix),
    case("cordra::reg-name-nz", Wanted::First, Actual::Octet(b'/'), Code::EmptyNamingAuthority),
    case("cordra::cordra-http", Wanted::Text("/"), Actual::PartEnd, Code::SegmentCount),
    case("cordra::", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("rfc3986::segment-nz", Wanted::First, Actual::Octet(b'/'), Code::EmptyLocalName),
    case("rfc3986::segment-nz", Wanted::First, Actual::PartEnd, Code::EmptyLocalName),
    case("cordra::cordra-", Wanted::End, Actual::Octet(b'/'), Code::ExtraSegment),
    case("sun98::Modifier", Wanted::First, Actual::Octet(b'@'), Code::EmptyModifier),
    case("sun98::Naming-Authority", Wanted::First, Actual::Octet(b'/'), Code::EmptyNamingAuthority),
    case("sun98::Handle", Wanted::Text("/"), Actual::End, Code::MissingSlash),
    case("sun98::Naming-Authority", Wanted::Class, Actual::End, Code::MissingSlash),
    case("sun98::Naming-Authority", Wanted::Class, Actual::AnyOctet, Code::PrefixCharacter),
    case("sun98::HandleString", Wanted::First, Actual::PartEnd, Code::EmptyLocalName),
    case("sun98::domainlabel", Wanted::First, Actual::Octet(b'/'), Code::EmptyAuthority),
    case("sun98::ProxyServer", Wanted::Text("."), Actual::PartEnd, Code::MissingSlash),
    case("sun98::domainlabel", Wanted::Class, Actual::AnyOctet, Code::ProxyHost),
    case("sun98::toplabel", Wanted::Class, Actual::AnyOctet, Code::ProxyHost),
    case("info_uri::info-identifier", Wanted::Text("/"), Actual::PartEnd, Code::MissingIdentifier),
    case("info_uri::scheme", Wanted::First, Actual::Octet(b'/'), Code::EmptyNamespace),
    case("info_uri::scheme", Wanted::First, Actual::PartEnd, Code::EmptyNamespace),
    case("info_uri::scheme", Wanted::First, Actual::AnyOctet, Code::NamespaceStart),
    case("info_uri::scheme", Wanted::Class, Actual::AnyOctet, Code::NamespaceCharacter),
    case("info_uri::identifier", Wanted::Class, Actual::Octet(b'?'), Code::InfoQuery),
    case("practice::doi", Wanted::Text("10"), Actual::PartEnd, Code::NotADoi),
    case("practice::doi", Wanted::Text("10"), Actual::AnyOctet, Code::NotADoi),
    case("practice::doi", Wanted::Text("."), Actual::Octet(b'/'), Code::DoiRegistrant),
    case("practice::doi", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("practice::doi", Wanted::Text("."), Actual::End, Code::DoiRegistrant),
    case("practice::doi", Wanted::Text("."), Actual::AnyOctet, Code::NotADoi),
    case("practice::proxy", Wanted::Text("/"), Actual::PartEnd, Code::MissingSlash),
    case("", Wanted::Text("//"), Actual::PartEnd, Code::MissingDoubleSlash),
    case("", Wanted::Text("//"), Actual::AnyOctet, Code::MissingDoubleSlash),
];

impl Case {
    /// Whether the case is for this miss at octet `at`, in a text that `root` reads; the text there is not compared.
    pub(super) fn fits(&self, root: &'static str, at: usize, miss: &Miss) -> bool {
        let first = || miss.production.is_some_and(|open| open.start == at);
        let wants = match (self.wanted, miss.expected) {
            (Wanted::Text(wanted), Expected::Text(text)) => wanted == text,
            (Wanted::First, Expected::Class(_)) => first(),
            (Wanted::Class, Expected::Class(_)) | (Wanted::End, Expected::End) => true,
            _ => false,
        };
        wants && miss.production_or(root).starts_with(self.production)
    }
}

/// The octets that cases name. Each of them is a kind of its own; all other octets are one kind, and the end of the
/// text is another.
const NAMED: [u8; 5] = *b"?#@./";
const OTHER: usize = NAMED.len();
const END: usize = OTHER + 1;

/// How many kinds of octets the cases tell apart.
pub(super) const KINDS: usize = END + 1;

/// The kind of the octet at `at`, or of the end.
pub(super) fn kind(text: &[u8], at: usize) -> usize {
    text.get(at).map_or(END, |&octet| kind_of(octet))
}

const fn kind_of(octet: u8) -> usize {
    let mut kind = 0;
    while kind < OTHER && NAMED[kind] != octet {
        kind += 1;
    }
    kind
}

/// Whether `actual` describes a place where the text has an octet of this `kind`, or its end.
const fn stands(actual: Actual, kind: usize) -> bool {
    match actual {
        Actual::PartEnd => kind == END || kind == kind_of(b'?') || kind == kind_of(b'#'),
        Actual::End => kind == END,
        Actual::Octet(wanted) => kind == kind_of(wanted),
        Actual::AnyOctet => kind != END,
    }
}

/// The cases for each kind of octet, as one bit for each case.
static STANDING: [u64; KINDS] = {
    assert!(CASES.len() <= u64::BITS as usize, "there are more cases than bits");
    let (mut cases, mut at) = ([0; KINDS], 0);
    while at < CASES.len() {
        let mut kind = 0;
        while kind < KINDS {
            cases[kind] |= (stands(CASES[at].actual, kind) as u64) << at;
            kind += 1;
        }
        at += 1;
    }
    cases
};

/// The cases for each first letter of a production, as one bit for each case.
static BEGUN: [u64; 32] = {
    let (mut cases, mut at) = ([0; 32], 0);
    while at < CASES.len() {
        let mut letter = 0;
        while letter < 32 {
            let production = CASES[at].production;
            let begins = production.is_empty() || initial(production) == letter;
            cases[letter] |= (begins as u64) << at;
            letter += 1;
        }
        at += 1;
    }
    cases
};

/// The number of the first letter of a name.
const fn initial(name: &str) -> usize {
    match name.as_bytes() {
        [letter, ..] => (*letter & 31) as usize,
        [] => 0,
    }
}

/// The cases that may fit a miss in one of `productions`, in the order of the table, if the text has an octet of this
/// kind. The misses come from one or two documents, so comparing the first letters of the names excludes most cases.
pub(super) fn cases(
    kind: usize,
    productions: impl Iterator<Item = &'static str>,
) -> impl Iterator<Item = &'static Case> {
    let begun = productions.fold(0, |cases, name| cases | BEGUN[initial(name)]);
    bits::numbers(STANDING[kind] & begun).map(|number| &CASES[number])
}

const _: () = {
    let mut at = 0;
    while at < CASES.len() {
        if let Actual::Octet(octet) = CASES[at].actual {
            assert!(kind_of(octet) < OTHER, "a case names an octet that is missing in `NAMED`");
        }
        at += 1;
    }
};

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::{CASES, Case, kind, stands};
    use crate::diagnosis::syntax::SyntaxError;
    use crate::read::Production;

    // The texts that are put together from these pieces are refused in every way that the table knows.

    const HEADS: &[&str] =
        &["", "hdl:", "hdl://", "http:", "http://", "http://a.b/", "info:", "info:a"];
    const BODIES: &[&str] =
        &["", "1", "1.", "1.2", "10", "10.1", "a", "1/", "1/2", "1/2/", "a/1/", "a/1/2"];
    const ENDS: &[&str] = &["", "?", "@", ".", "/", "//", "~", "x-", ":"];

    /// The number of the case that gives the code of a text which a rule refuses.
    fn chosen(rule: &Production, text: &[u8]) -> Option<usize> {
        let error = SyntaxError::of(rule, text);
        let kind = kind(text, error.at);
        let fits = |case: &Case, miss| case.fits(error.root, error.at, miss);
        CASES.iter().position(|case| {
            stands(case.actual, kind) && error.misses.iter().any(|miss| fits(case, miss))
        })
    }

    #[test]
    fn every_case_fits_some_text() {
        let mut fitting = Vec::new();
        for rule in Production::all() {
            for (head, body) in
                HEADS.iter().flat_map(|head| BODIES.iter().map(move |it| (head, it)))
            {
                for end in ENDS {
                    let text = [*head, body, end].concat();
                    fitting.extend(chosen(&rule, text.as_bytes()).filter(|_| !rule.accepts(&text)));
                }
            }
        }
        for (number, Case { code, production, .. }) in CASES.iter().enumerate() {
            assert!(fitting.contains(&number), "no text has {code} of `{production}`");
        }
    }

    #[test]
    fn every_case_names_a_production() {
        let names: Vec<_> = Production::all().map(|rule| rule.name()).collect();
        for Case { production, .. } in CASES {
            let known = names.iter().any(|name| name.starts_with(production));
            assert!(known, "{production} begins no name of a production");
        }
    }
}
