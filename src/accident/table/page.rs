//! Addresses of pages in place of the identifier.

use crate::accident::link;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::UnknownProxy, link::web_page, Signs::HOST)
        .says(
            "this is the address of a web page at {text}, not a handle or a DOI name",
            "look for the handle or the DOI name on that page",
        )
        .undoes("https://example.org/about.html", "")
        .rests_on(
            "a link to a handle holds a `/` inside the handle, and no prefix in use is \
                 only a word",
        ),
    row(Code::UnknownProxy, link::bare_page, Signs::WORD)
        .requiring(&[Signs::SLASH, Signs::LETTER])
        .says(
            "this is the address of a web page at {text}, not a handle or a DOI name",
            "look for the handle or the DOI name on that page",
        )
        .undoes("github.com/a/b", "")
        .rests_on("the ends of the hosts of most sites, which no prefix in use has"),
    row(Code::LandingPage, link::own_page, Signs::HEAD)
        .requiring(&[Signs::COLON])
        .says(
            "this is a page of {text} itself, not a link to an identifier",
            "link to the identifier itself: its prefix, such as `10.1000`, follows the host directly",
        )
        .undoes("https://www.doi.org/the-identifier/what-is-a-doi/", "")
        .rests_on("the pages of the DOI Foundation, such as the registration agency of a prefix"),
];
