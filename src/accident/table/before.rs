//! Accidents before the identifier.

use crate::accident::leading;
use crate::accident::link;
use crate::accident::markup;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::LeadingText, link::preceded, Signs::LINK)
        .requiring(&[Signs::COLON, Signs::SLASH, Signs::LETTER])
        .says("{text} comes before the link", "keep only the link")
        .undoes("| https://doi.org/f3s5np |", "https://doi.org/f3s5np")
        .rests_on("lists and references in which a link follows other text"),
    row(Code::LeadingText, leading::list, Signs::HEAD)
        .says("{text} belongs to a list or a quotation, not to the identifier", "delete it")
        .undoes("[12] 10.1000/182", "10.1000/182")
        .rests_on("numbers and bullets of lists"),
    row(Code::NotADoi, leading::doi_of_handle, Signs::WORD)
        .says(
            "`{what}` is the prefix of a handle, not that of a DOI name, which begins with `10.`",
            "delete `doi:` or write `hdl:` in its place, if the handle is right",
        )
        .undoes("doi:1721.1/77", "1721.1/77")
        .rests_on("DOI Handbook 2.2"),
    row(Code::DoiPrefix, leading::doi, Signs::WORD)
        .undoes("doi 10.1000/182", "10.1000/182")
        .rests_on("DOI Handbook 2.2"),
    row(Code::LeadingText, leading::damaged, Signs::WORD)
        .says("{text} is a damaged label", "delete what does not belong to the identifier")
        .undoes("do:i10.4000/books.oep.123", "10.4000/books.oep.123")
        .rests_on("keys that were struck in the wrong order, or once too few or too often"),
    row(Code::OtherIdentifier, leading::harvested, Signs::WORD)
        .says(
            "{text} makes an OAI identifier of the identifier after it",
            "keep only the handle or the DOI name",
        )
        .undoes("oai:example.org:1721.1/7582", "1721.1/7582")
        .rests_on("how repositories that run DSpace make identifiers for harvesting"),
    row(Code::LeadingText, leading::other, Signs::WORD)
        .says("{text} introduces the identifier, and is not part of it", "delete it")
        .undoes("Handle: 20.500.12345/678", "20.500.12345/678")
        .rests_on("how identifiers are introduced in references, forms and catalogues"),
    row(Code::LeadingText, leading::path, Signs::all(&[Signs::WORD, Signs::AMPERSAND]))
        .says("{text} is the end of an address, not a part of the identifier", "delete it")
        .undoes("/doi/full/10.1000/182", "10.1000/182")
        .rests_on("addresses of publishers, copied without their host"),
    row(Code::LeadingText, leading::any_label, Signs::WORD)
        .requiring(&[Signs::SLASH, Signs::DIGIT, Signs::LETTER])
        .says("{text} comes before the DOI name, which should be alone", "delete it")
        .undoes("crossref:10.1000/182", "10.1000/182")
        .rests_on("labels of databases, and what is left of `doi:`"),
    row(
        Code::LeadingText,
        leading::words,
        Signs::all(&[Signs::PROSE, Signs::SQUARE, Signs::ROUND, Signs::LINK]),
    )
    .says("{text} comes before the identifier", "keep only the identifier")
    .undoes("Smith et al. 2020, 10.1000/182", "10.1000/182")
    .rests_on("references and notes in running text"),
    row(Code::LeadingText, leading::other_page, Signs::HOST)
        .says("{text} is an address that comes before the identifier", "keep only the identifier")
        .undoes(
            "https://pubmed.ncbi.nlm.nih.gov/23903748/ 10.1038/nature12373",
            "10.1038/nature12373",
        )
        .rests_on("references that give the address of a page before the DOI name"),
    row(Code::DoubledScheme, link::interface, Signs::WORD)
        .says(
            "{text} appears where the path to the data of a handle has `handles/`",
            "write the `s`",
        )
        .undoes(
            "https://hdl.handle.net/api/handle/21.T11148/1c69",
            "https://hdl.handle.net/api/handles/21.T11148/1c69",
        )
        .rests_on("HDL.NET proxy 9.2.0, whose interface for programs is `api/handles/`"),
    row(Code::DoubledScheme, link::left_over, Signs::WORD)
        .says("{text} is left over from the address of a page", "delete it")
        .undoes("https://hdl.handle.net/handle/2027/182", "https://hdl.handle.net/2027/182")
        .rests_on("addresses of DSpace, whose path is `/handle/` and the handle, and of journals"),
    row(Code::DoubledScheme, link::segment, Signs::SEGMENT)
        .says(
            "{text} is left over from another URI: here it would be read as the prefix",
            "delete it",
        )
        .undoes("https://hdl.handle.net/hdl/10.1000/182", "https://hdl.handle.net/10.1000/182")
        .rests_on(
            "`info:hdl/`, and the links of CORDRA, whose resolvers may ask for a first \
                 segment `hdl/`",
        ),
    row(Code::LeadingText, leading::marks, Signs::all(&[Signs::MARK, Signs::HEAD]))
        .requiring(&[Signs::SLASH, Signs::HANDLE, Signs::NO_TEN])
        .says("{text} comes before the identifier, and is not part of it", "delete it")
        .undoes("/10.1000/182", "10.1000/182")
        .rests_on("links of which the host was cut off, and labels of which the mark is left"),
    row(Code::LeadingText, rest::twice, Signs::CLINGING)
        .requiring(&[Signs::HANDLE])
        .says("{what} is written here twice", "write it once")
        .undoes("10.1000/10.1000/182", "10.1000/182")
        .rests_on("prefixes that a form or a program puts before a whole name"),
    row(Code::UnbalancedBracket, markup::opened, Signs::MARK)
        .says(
            "{text} is never closed",
            "delete it, if it belongs to the text around the identifier",
        )
        .undoes("(10.1000/182", "10.1000/182")
        .rests_on("brackets and quotation marks of running text"),
    row(Code::TwoIdentifiers, link::adjoining, Signs::HOST)
        .requiring(&[Signs::COLON, Signs::SLASH, Signs::LETTER])
        .says(
            "another link begins here: {text}",
            "put each identifier on a line or in a field of its own",
        )
        .undoes("https://zenodo.org/record/1234567https://zenodo.org/record/1234568", "")
        .rests_on("lists of links that have lost what stood between two of them"),
    row(
        Code::DoubledScheme,
        link::doubled,
        Signs::all(&[Signs::HOST, Signs::LINK, Signs::NAMESPACE, Signs::HEAD]),
    )
    .says(
        "{text} {what}",
        "keep only the identifier, or write one whole link, which begins with `https://`",
    )
    .undoes("hdl:hdl:10.1000/182", "hdl:10.1000/182")
    .rests_on("D-W8"),
    row(Code::LandingPage, link::site, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::LETTER, Signs::SLASH])
        .says(
            "this is a page at `{what}`, whose DOI name follows from its address",
            "use the DOI name: the address of a page may change",
        )
        .undoes("https://zenodo.org/records/3233118", "https://doi.org/10.5281/zenodo.3233118")
        .rests_on("how these sites make the DOI names of what they publish"),
    row(Code::LandingPage, link::volume, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::LETTER, Signs::SLASH])
        .says(
            "this is a page at `{what}`, whose handle follows from its address",
            "use the handle: the address of a page may change",
        )
        .undoes(
            "https://babel.hathitrust.org/cgi/pt?id=mdp.39015012345678",
            "https://hdl.handle.net/2027/mdp.39015012345678",
        )
        .rests_on("how HathiTrust makes the handles of its volumes"),
    row(Code::DoubledScheme, link::inside, Signs::LINK)
        .says(
            "{text} is a link to something else, {what} the identifier",
            "write the identifier without the link; if there is only the link, look for a \
                 DOI name or a handle on its page",
        )
        .undoes("10.1000/https://example.org/about", "")
        .rests_on("journals that were registered with their address in place of a name"),
    row(Code::UnknownProxy, link::no_host, Signs::HOST)
        .says(
            "{text} is the prefix of a DOI name, and no host comes before it",
            "write the host of a resolver first, such as `doi.org`",
        )
        .undoes("https://10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("the hosts of RFC 3986"),
    row(Code::UnknownProxy, link::disarmed, Signs::all(&[Signs::HOST, Signs::WORD]))
        .requiring(&[Signs::SLASH, Signs::LETTER])
        .says(
            "{text} is `{what}` with a dot in brackets, so that programs do not turn it into a link",
            "write the dot alone",
        )
        .undoes("https://doi[.]org/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("how addresses are written in warnings and in messages whose links are removed"),
    row(Code::MissingSlash, link::port, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::COLON, Signs::LETTER])
        .says(
            "{text} comes after the host, where a link has `/`",
            "write `/`: after a colon, the prefix would be read as a port",
        )
        .undoes(
            "https://hdl.handle.net:2027/mdp.39015012345678",
            "https://hdl.handle.net/2027/mdp.39015012345678",
        )
        .rests_on("the ports of RFC 3986"),
    row(Code::LibraryProxy, link::library, Signs::all(&[Signs::HOST, Signs::WORD]))
        .says(
            "{text} is a proxy, such as that of a library, not `{what}` itself",
            "link to the resolver itself: not everybody gets through the proxy",
        )
        .undoes("https://doi-org.ezproxy.example.edu/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("how EZproxy, translators and the like rewrite hosts"),
    row(Code::UnknownProxy, link::glued, Signs::HOST)
        .says(
            "no `/` follows `{what}`, so that this is the name of another host",
            "write `/` between the host and the identifier",
        )
        .undoes("https://doi.org10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("the hosts of RFC 3986"),
    row(Code::UnknownProxy, link::host, Signs::HOST)
        .says("{text} appears where a link has `{what}`", "correct the name of the host")
        .undoes("https://dio.org/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("HDL.NET proxy 9.2.0; DOI Handbook chapter 2"),
    row(Code::UnknownProxy, link::bare_host, Signs::WORD)
        .requiring(&[Signs::SLASH, Signs::LETTER])
        .says("{text} appears where a link has `https://{what}`", "write the whole link")
        .undoes("dio.org/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("HDL.NET proxy 9.2.0; DOI Handbook chapter 2"),
    row(Code::TwoIdentifiers, link::pages, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::DIGIT, Signs::LETTER, Signs::SLASH])
        .says(
            "{text} is the second of two DOI names in one address",
            "use the DOI name of the work that is meant: the other may be that of a work which \
                 cites it",
        )
        .undoes("https://example.org/link?doi=10.1000/182&key=10.1000/183", "")
        .rests_on("links of publishers from a list of references to a cited article"),
    row(Code::UnknownProxy, link::elsewhere, Signs::HOST)
        .says(
            "{text} is not a known resolver, but a DOI name follows it",
            "link to the DOI name at `doi.org`, or check the host name",
        )
        .undoes("http://rgdoi.net/10.13140/2.1.1042.5285", "https://doi.org/10.13140/2.1.1042.5285")
        .rests_on("HDL.NET proxy 9.2.0; DOI Handbook chapter 2"),
    row(Code::LandingPage, link::page, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::LETTER, Signs::SLASH])
        .says(
            "this is a page at `{what}`, whose address contains an identifier",
            "use the identifier: the address of a page may change",
        )
        .undoes(
            "https://onlinelibrary.wiley.com/doi/10.1002/pon.4288/full",
            "https://doi.org/10.1002/pon.4288",
        )
        .rests_on("addresses of publishers, journals and repositories"),
];
