//! The clause that a problem rests on, where the documents have more than one for its code.

use crate::code::Code;

/// The beginning of a production, the code, and the clause. The production is the one at the place, or the one that read
/// the text; the first row that fits decides, and a problem that no row names has the clause of its code.
const CLAUSES: &[(&str, Code, &str)] = &[
    ("cordra::", Code::EmptyAuthority, "CORDRA-32"),
    ("cordra::cordra-host", Code::EmptyNamingAuthority, "CORDRA-11"),
    ("cordra::cordra-host", Code::EmptyLocalName, "CORDRA-14"),
    ("cordra::cordra-path", Code::EmptyNamingAuthority, "CORDRA-21"),
    ("cordra::cordra-path", Code::EmptyLocalName, "CORDRA-21"),
    ("cordra::cordra-http", Code::EmptyNamingAuthority, "CORDRA-36"),
    ("cordra::cordra-http", Code::EmptyLocalName, "CORDRA-36"),
    ("cordra::", Code::MissingSlash, "CORDRA-4"),
    ("cordra::", Code::RawNonAscii, "CORDRA-27"),
    ("hdl_uri::", Code::MissingScheme, "WIKI-12"),
    ("hdl_uri::", Code::WrongScheme, "WIKI-12"),
    ("hdl_uri::name-form", Code::CharacterNotAllowed, "D-P1"),
    ("hdl_uri::u-local-name", Code::CharacterNotAllowed, "WIKI-18"),
    ("hdl_uri::u-", Code::CharacterNotAllowed, "WIKI-16"),
    ("hdl_uri::h", Code::CharacterNotAllowed, "WIKI-18"),
    ("hdl_uri::hdl-", Code::MissingSlash, "WIKI-14"),
    ("hdl_uri::handle", Code::EmptyNamingAuthority, "WIKI-8"),
    ("hdl_uri::handle", Code::EmptySegment, "WIKI-8"),
    ("info_uri::", Code::MissingScheme, "INFO-32"),
    ("info_uri::", Code::WrongScheme, "INFO-4"),
    ("info_uri::", Code::CharacterNotAllowed, "INFO-13"),
    ("info_uri::", Code::RawNonAscii, "INFO-20"),
    ("info_uri::", Code::MissingSlash, "D-I16"),
    ("info_uri::", Code::DotSegment, "D-I7"),
    ("overview::", Code::MissingSlash, "OV-1"),
    ("practice::", Code::WrongScheme, "HDL.NET proxy 9.2.0"),
    ("practice::doi", Code::MissingSlash, "DOI Handbook 2.2"),
    ("sun98::HandleProxySyntax", Code::CharacterNotAllowed, "D-S9"),
    ("sun98::HandleProxySyntax", Code::RawNonAscii, "D-S10"),
    ("sun98::HandleProxySyntax", Code::WrongScheme, "D-S11"),
    ("sun98::", Code::MissingScheme, "SUN-9"),
    ("sun98::", Code::WrongScheme, "SUN-9"),
    ("sun98::", Code::MissingSlash, "SUN-1"),
    ("sun98::", Code::EmptyNamingAuthority, "SUN-4"),
    ("sun98::", Code::EmptyLocalName, "SUN-4"),
    ("sun98::", Code::EmptySegment, "D-S7"),
    ("sun98::", Code::BadPercentEscape, "D-S6"),
];

/// The clause of a problem at `production` in a text that was read by `root`; `None` where the rule itself says it.
pub(crate) fn clause(root: &str, production: &str, code: Code) -> Option<&'static str> {
    let fits = |begins: &str| [production, root].iter().any(|name| name.starts_with(begins));
    let own = CLAUSES.iter().find(|(begins, of, _)| *of == code && fits(begins));
    let clause = own.map_or(code.clause(), |(_, _, clause)| clause);
    Some(clause).filter(|clause| !clause.is_empty())
}
