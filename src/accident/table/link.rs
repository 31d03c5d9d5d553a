//! Broken links, and remains of links.

use crate::accident::link;
use crate::accident::row::{Accident, aside};
use crate::accident::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    Accident {
        code: Code::LeadingText,
        find: link::viewer,
        needs: Signs::WORD,
        message: "{text} is what a browser writes before the address that it shows",
        help: "delete it",
        bad: aside(
            "chrome-extension://efaidnbmnnnibpcajpcglclefindmkaj/https://doi.org/10.1000/182",
        ),
        meant: aside("https://doi.org/10.1000/182"),
        basis: aside("the viewers of PDF in Chrome and Edge"),
    },
    Accident {
        code: Code::WrongSlashes,
        find: link::own_slashes,
        needs: Signs::NAMESPACE,
        message: "{text} stands after the scheme, where the identifier follows directly",
        help: "delete it",
        bad: aside("hdl:/10.1000/182"),
        meant: aside("hdl:10.1000/182"),
        basis: aside("the forms of `hdl:` and `info:` URIs"),
    },
    Accident {
        code: Code::WrongSlashes,
        find: link::doubled_slash,
        needs: Signs::ALIAS,
        message: "{text} stands after the host, where a link has one `/`",
        help: "write one `/`: the resolver skips the others, but some programs do not",
        bad: aside("https://doi.org//10.1000/182"),
        meant: aside("https://doi.org/10.1000/182"),
        basis: aside("HDL.NET proxy 9.2.0, which skips them"),
    },
    Accident {
        code: Code::MissingSlash,
        find: link::questioned,
        needs: Signs::QUESTION,
        message: "{text} stands before the identifier, where a link has `/` alone",
        help: "delete it",
        bad: aside("https://doi.org/?10.1000/182"),
        meant: aside("https://doi.org/10.1000/182"),
        basis: aside("addresses of pages, which have identifiers in their queries"),
    },
    Accident {
        code: Code::NamespaceCharacter,
        find: link::namespace_colon,
        needs: Signs::NAMESPACE,
        message: "{text} stands where an info URI has `/` after the namespace",
        help: "write `/`",
        bad: aside("info:doi:10.1000/182"),
        meant: aside("info:doi/10.1000/182"),
        basis: aside("RFC 4452 section 4.1"),
    },
    Accident {
        code: Code::NamespaceStart,
        find: link::namespace_missing,
        needs: Signs::NAMESPACE,
        message: "the namespace is missing before the identifier",
        help: "name the namespace, `doi` or `hdl`",
        bad: aside("info:10.1000/182"),
        meant: aside("info:doi/10.1000/182"),
        basis: aside("RFC 4452 section 4.1"),
    },
];
