//! Several identifiers in one field.

use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::TwoIdentifiers, rest::two, Signs::SEVERAL)
        .requiring(&[Signs::PREFIX])
        .says(
            "another identifier begins here: {text}",
            "put each identifier on a line or in a field of its own",
        )
        .undoes("12/345; 10.1000/183", "")
        .rests_on("lists of identifiers in one field"),
    row(Code::TwoIdentifiers, rest::again, Signs::SEVERAL)
        .requiring(&[Signs::PREFIX])
        .says("the same identifier appears here again: {text}", "keep one of them")
        .undoes("10.1000/182; 10.1000/182", "10.1000/182")
        .rests_on("links whose text is the identifier, too"),
    row(Code::TwoIdentifiers, rest::linked, Signs::SEVERAL)
        .requiring(&[Signs::PREFIX, Signs::COLON])
        .says(
            "another link begins here: {text}",
            "keep the one to the identifier, and put the other in a field of its own",
        )
        .undoes("https://doi.org/10.1000/182, https://example.org/page", "")
        .rests_on("lists of links in one field"),
];
