//! Accidents of info URIs whose identifiers are not handles.

use crate::accident::info;
use crate::accident::row::{Accident, aside};
use crate::accident::sign::Signs;
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
    Accident {
        code: Code::TwoIdentifiers,
        find: info::two,
        needs: OUTSIDE.or(Signs::COMMA),
        message: "{what} begins here: {text}",
        help: "put each identifier on a line or in a field of its own",
        bad: aside("info:pmid/12217522||info:pmid/12217523"),
        meant: aside(""),
        basis: aside("lists of identifiers in one field"),
    },
    Accident {
        code: Code::TrailingText,
        find: info::after,
        needs: OUTSIDE.or(Signs::AMPERSAND),
        message: "{text} follows the identifier, and does not belong to it",
        help: "delete it",
        bad: aside("info:pmid/12217522</dc:identifier>"),
        meant: aside("info:pmid/12217522"),
        basis: aside("the metadata of repositories, and notes of people"),
    },
    Accident {
        code: Code::InnerSpace,
        find: info::gap,
        needs: Signs::all(&[Signs::BLANK, Signs::FOREIGN]),
        message: "a space stands inside the identifier",
        help: "delete the space",
        bad: aside("info:oclcnum/53 393 962"),
        meant: aside("info:oclcnum/53393962"),
        basis: aside("numbers that people write in groups, and lines that were broken"),
    },
    Accident {
        code: Code::TrailingPunctuation,
        find: info::punctuation,
        needs: Signs::TAIL,
        message: "",
        help: "",
        bad: aside("info:pmid/12217522."),
        meant: aside("info:pmid/12217522"),
        basis: aside("sentences"),
    },
];
