//! Accidents of info URIs whose identifiers are not handles.

use crate::accident::info;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

/// Signs of characters that no URI has.
const OUTSIDE: Signs = Signs::all(&[
    Signs::BLANK,
    Signs::QUOTE,
    Signs::ANGLE,
    Signs::SQUARE,
    Signs::BRACE,
    Signs::BAR,
    Signs::BACKSLASH,
    Signs::FOREIGN,
]);

pub(super) const ROWS: &[Accident] = &[
    row(Code::CharacterNotAllowed, info::title, OUTSIDE)
        .requiring(&[Signs::INFO])
        .says(
            "the title of a project has characters that must be percent-encoded",
            "write their escapes: the whole title belongs to the identifier",
        )
        .undoes(
            "info:eu-repo/grantAgreement/EC/FP7/246686/EU/A study (phase 2)/ACR",
            "info:eu-repo/grantAgreement/EC/FP7/246686/EU/A%20study%20(phase%202)/ACR",
        )
        .rests_on("OpenAIRE guidelines, which put the title into the URI of a grant"),
    row(
        Code::Ellipsis,
        rest::shortened_in_info,
        OUTSIDE.or(Signs::all(&[Signs::ROUND, Signs::TAIL, Signs::COMMA])),
    )
    .requiring(&[Signs::INFO])
    .says(
        "{text} appears where a part of the identifier was cut off",
        "look up the whole identifier",
    )
    .undoes("info:pmid/1237…", "")
    .rests_on("how programs shorten what does not fit"),
    row(Code::TrailingText, info::after, OUTSIDE.or(Signs::AMPERSAND))
        .requiring(&[Signs::INFO])
        .says("{text} follows the identifier, and does not belong to it", "delete it")
        .undoes("info:pmid/12217522</dc:identifier>", "info:pmid/12217522")
        .rests_on("the metadata of repositories, and notes of people"),
    row(Code::InnerSpace, info::gap, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .requiring(&[Signs::INFO])
        .says("there is a space inside the identifier", "delete the space")
        .undoes("info:oclcnum/53 393 962", "info:oclcnum/53393962")
        .rests_on("numbers that people write in groups, and lines that were broken"),
    row(Code::TrailingPunctuation, info::punctuation, Signs::TAIL)
        .requiring(&[Signs::INFO])
        .undoes("info:pmid/12217522.", "info:pmid/12217522")
        .rests_on("sentences"),
];
