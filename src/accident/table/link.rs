//! Broken links, and remains of links.

use crate::accident::link;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::LeadingText, link::viewer, Signs::WORD)
        .says("{text} is what a browser writes before the address that it shows", "delete it")
        .undoes(
            "chrome-extension://efaidnbmnnnibpcajpcglclefindmkaj/https://doi.org/10.1000/182",
            "https://doi.org/10.1000/182",
        )
        .rests_on("the viewers of PDF in Chrome and Edge"),
    row(Code::WrongSlashes, link::own_slashes, Signs::NAMESPACE)
        .says("{text} comes after the scheme, where the identifier follows directly", "delete it")
        .undoes("hdl:/10.1000/182", "hdl:10.1000/182")
        .rests_on("the forms of `hdl:` and `info:` URIs"),
    row(Code::EmptyNamingAuthority, link::prefixless, Signs::NAMESPACE)
        .says(
            "either the prefix is missing before this `/`, or a second `/` is missing after the prefix",
            "write the whole handle, as in `hdl:1721.1/12345`",
        )
        .undoes("hdl:/12345", "")
        .rests_on("WIKI-6"),
    row(Code::WrongSlashes, link::doubled_slash, Signs::ALIAS)
        .says(
            "{text} comes after the host, where a link has one `/`",
            "write one `/`: the resolver skips the others, but some programs do not",
        )
        .undoes("https://doi.org//10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("HDL.NET proxy 9.2.0, which skips them"),
    row(Code::MissingSlash, link::questioned, Signs::QUESTION)
        .says(
            "{text} is between the host and the identifier, where only `/` belongs",
            "delete it",
        )
        .undoes("https://doi.org/?10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("addresses of pages, which have identifiers in their queries"),
    row(Code::NamespaceCharacter, link::namespace_colon, Signs::NAMESPACE)
        .says("{text} appears where an info URI has `/` after the namespace", "write `/`")
        .undoes("info:doi:10.1000/182", "info:doi/10.1000/182")
        .rests_on("RFC 4452 section 4.1"),
    row(Code::NamespaceCharacter, link::namespace_hyphen, Signs::NAMESPACE)
        .says("{text} appears where the namespace has a hyphen", "write `-`")
        .undoes("info:eu_repo/semantics/article", "info:eu-repo/semantics/article")
        .rests_on("RFC 4452 section 4.1"),
    row(Code::MissingIdentifier, link::namespace_without_slash, Signs::NAMESPACE)
        .undoes("info:lccn2002022641", "info:lccn/2002022641")
        .rests_on("RFC 4452 section 4.1"),
    row(Code::UnregisteredNamespace, link::namespace_in_prefix, Signs::NAMESPACE)
        .says("a `/` is missing after the namespace `{what}`", "write `/` after the namespace")
        .undoes("info:doi10.1000/182", "info:doi/10.1000/182")
        .rests_on("RFC 4452 section 4.1"),
    row(Code::NamespaceStart, link::namespace_missing, Signs::NAMESPACE)
        .says(
            "the namespace is missing before the identifier",
            "name the namespace, `doi` or `hdl`",
        )
        .undoes("info:10.1000/182", "info:doi/10.1000/182")
        .rests_on("RFC 4452 section 4.1"),
];
