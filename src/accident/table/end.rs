//! Accidents at the end of the identifier, and those in its other parts that no other rule explains.

use crate::accident::placeholder;
use crate::accident::registrant;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::accident::sici;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::Ellipsis, rest::ellipsis, Signs::TAIL)
        .requiring(&[Signs::SLASH, Signs::HANDLE])
        .says(
            "dots at the end often mean that something was cut off",
            "look up the whole identifier",
        )
        .undoes("10.1038/nature12373...", "10.1038/nature12373")
        .rests_on("how programs shorten what does not fit"),
    row(Code::Truncated, rest::hyphen, Signs::TAIL)
        .requiring(&[Signs::HYPHEN, Signs::PREFIX])
        .says(
            "the identifier ends with a hyphen, at which lines are broken: its rest is \
                 probably missing",
            "look up the whole identifier",
        )
        .undoes("10.1038/s41598-018-20347-", "")
        .rests_on("lines that were broken in print or PDF, of which only the first was copied"),
    row(Code::Truncated, rest::rounded, Signs::COMMA)
        .requiring(&[Signs::DIGIT, Signs::PREFIX])
        .says(
            "{text} is a number that a spreadsheet has rounded: its last digits are lost",
            "look up the identifier where the table came from, and import the column as text",
        )
        .undoes("10568/1.00E+05", "")
        .rests_on("columns of numbers in spreadsheets"),
    row(Code::Truncated, registrant::numberless, Signs::all(&[Signs::TAIL, Signs::FORMLESS]))
        .requiring(&[Signs::TEN])
        .says(
            "the end or a digit is missing: other names of this kind are longer",
            "look up the whole name",
        )
        .undoes("10.5281/zenodo.", "")
        .rests_on("names cut off at a line break"),
    row(Code::Truncated, rest::unnumbered, Signs::TAIL)
        .requiring(&[Signs::PREFIX])
        .says(
            "the identifier ends with {what}, after which its number is probably missing",
            "look up the whole identifier",
        )
        .undoes("10.11588/heidok.", "")
        .rests_on("names that were cut off where a line was broken"),
    row(Code::Truncated, sici::versionless, Signs::all(&[Signs::ANGLE, Signs::SQUARE]))
        .requiring(&[Signs::PREFIX, Signs::TEN])
        .says(
            "the end is missing: after `CO`, a name of this kind has `;` and at least one \
                 digit",
            "look up the whole name",
        )
        .undoes("10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;", "")
        .rests_on("the form of SICI (ANSI/NISO Z39.56); lists that were divided at every `;`"),
    row(Code::Truncated, sici::begun, Signs::all(&[Signs::ANGLE, Signs::SQUARE]))
        .requiring(&[Signs::HYPHEN, Signs::TEN])
        .says(
            "the end is missing: a name of this kind ends as in `2.0.CO;2`, and one of Wiley as \
                 in `3.0.CO;2-7`",
            "look up the whole name",
        )
        .undoes("10.1175/1520-0442(1997)010<0001:TITLE>2.0", "")
        .rests_on("the form of SICI (ANSI/NISO Z39.56)"),
    row(Code::LocalNameLookalike, sici::single_colon, Signs::ROUND)
        .says("a colon is missing: names of this kind have two before `AID`", "write `::`")
        .undoes(
            "10.1002/(SICI)1097-4571(199806)49:8<693:AID-ASI4>3.0.CO;2-O",
            "10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O",
        )
        .rests_on("the SICIs of Wiley (ANSI/NISO Z39.56)"),
    row(
        Code::LocalNameLookalike,
        sici::sici_slip,
        Signs::all(&[Signs::ROUND, Signs::ANGLE, Signs::SQUARE, Signs::FOREIGN]),
    )
    .requiring(&[Signs::HYPHEN, Signs::TEN])
    .says(
        "this is probably a slip: names of this kind have {meant} here",
        "correct it, and compare the name with the one on the page of the publication",
    )
    .undoes(
        "10.1002/SICI1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2",
        "10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-2",
    )
    .rests_on("the form of SICI (ANSI/NISO Z39.56)"),
    row(Code::LocalNameLookalike, sici::unhyphenated, Signs::ROUND)
        .requiring(&[Signs::TEN, Signs::DIGIT])
        .says(
            "the hyphen of the ISSN is missing here: names of this kind have it",
            "write the hyphen",
        )
        .undoes(
            "10.1175/15200493(1950)078<0001:VOFEIT>2.0.CO;2",
            "10.1175/1520-0493(1950)078<0001:VOFEIT>2.0.CO;2",
        )
        .rests_on("the form of SICI (ANSI/NISO Z39.56); numbers that a program took for an ISSN"),
    row(Code::LocalNameLookalike, sici::bracketless, Signs::ROUND)
        .requiring(&[Signs::HYPHEN, Signs::TEN])
        .says(
            "in {text}, {what} are missing: names of this kind have them around the \
                 page and the title",
            "look up the whole name",
        )
        .undoes("10.1175/1520-0469(1963)0200130:DNF2.0.CO;2", "")
        .rests_on("the form of SICI (ANSI/NISO Z39.56); programs that delete the tags of HTML"),
    row(Code::Truncated, sici::serial, Signs::ROUND)
        .requiring(&[Signs::TEN])
        .says(
            "{text} is only a part of the number of an article",
            "look up the whole identifier: the number goes on after this part",
        )
        .undoes("10.1016/S0140-6736(13)", "")
        .rests_on(
            "the forms of SICI (ANSI/NISO Z39.56) and PII; programs that end an \
                 identifier at a bracket",
        ),
    row(Code::TrailingPunctuation, rest::punctuation, Signs::TAIL)
        .requiring(&[Signs::PREFIX])
        .undoes("10.1000/182).", "10.1000/182")
        .rests_on("sentences, quotations and brackets around an identifier"),
    row(Code::InnerSpace, rest::in_prefix, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .requiring(&[Signs::SLASH])
        .says(
            "there is a space here, where no identifier has one",
            "keep only the identifier; delete only the space if the identifier was broken",
        )
        .undoes("10.1000 99910/42622", "")
        .rests_on("DOI Handbook 2.2"),
    row(Code::Placeholder, placeholder::nothing_before_ending, Signs::ENDING)
        .requiring(&[Signs::HANDLE])
        .says(
            "{text} is here in place of an identifier",
            "write the identifier here, if the text after it has the right one",
        )
        .undoes("https://doi.org/undefined#10.1000/182", "")
        .rests_on("programs that write the value of a variable into a link"),
];
