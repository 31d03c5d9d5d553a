//! Accidents inside the identifier: letters, blanks and marks, and slips that the form of a name shows.

use crate::accident::letter;
use crate::accident::registrant;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::ScriptLookalike, letter::script, Signs::FOREIGN)
        .says(
            "{what} looks like a Latin letter or a digit, but is another character",
            "write the Latin letter: identifiers are compared byte by byte",
        )
        .undoes("10.1000/аbc", "10.1000/abc")
        .rests_on("UTS #39, confusable characters"),
    row(Code::ScriptLookalike, letter::times, Signs::FOREIGN)
        .says(
            "{text} is a multiplication sign, which looks like an `x`",
            "write the letter: identifiers are compared byte by byte",
        )
        .undoes("10.3102/0013189×08329195", "10.3102/0013189x08329195")
        .rests_on("references in Crossref"),
    row(Code::ScriptLookalike, letter::signs, Signs::FOREIGN)
        .says(
            "{text} looks like {meant}, but is a different character",
            "type the character from the keyboard: identifiers are compared byte by byte",
        )
        .undoes("10.1093/nar∕gkaa1100", "10.1093/nar/gkaa1100")
        .rests_on("UTS #39, confusable characters"),
    row(Code::ScriptLookalike, letter::font, Signs::FOREIGN)
        .says(
            "{text} is how the text of some PDFs has {meant}",
            "write what the page shows",
        )
        .undoes("10.1016/S0140-6736ð20Þ30183-5", "10.1016/S0140-6736(20)30183-5")
        .rests_on("PDFs whose fonts have places of their own for the characters"),
    row(Code::ScriptLookalike, letter::private, Signs::FOREIGN)
        .says(
            "{text} is a character for private use, whose meaning only one font knows",
            "write what the page shows",
        )
        .undoes("10.1000/abc\u{F0B7}def1", "")
        .rests_on("Unicode, private-use characters; symbols that were copied from PDFs"),
    row(Code::ScriptLookalike, letter::styled, Signs::FOREIGN)
        .says(
            "{text} looks like {meant}, but is another character",
            "type ordinary letters and digits: identifiers are compared byte by byte",
        )
        .undoes("10.1016/j.jbusres.20¹9.01.001", "10.1016/j.jbusres.2019.01.001")
        .rests_on("UAX #15, compatibility decompositions; PDFs with superscripts"),
    row(Code::InnerSpace, rest::underscores, Signs::BLANK)
        .requiring(&[Signs::TEN])
        .says("there is a space where the name has `_`", "write `_`: some PDFs show no underscores")
        .undoes("10.1162/tacl a 00475", "10.1162/tacl_a_00475")
        .rests_on("the DOI names of journals of MIT Press, as PDFs show them"),
    row(Code::PrefixLookalike, registrant::tenless, Signs::TENLESS)
        .says("{what} {text}", "write the whole prefix, such as `10.1016`")
        .undoes("1016/j.cell.2011.02.013", "10.1016/j.cell.2011.02.013")
        .rests_on("the forms of the names of publishers"),
    row(Code::PrefixLookalike, registrant::misprefixed, Signs::MISTAKE)
        .says(
            "{text} is probably a slip: names of this form have the prefix {meant}",
            "compare the prefix with the one on the page of the publication",
        )
        .undoes("10.5821/zenodo.3678326", "10.5281/zenodo.3678326")
        .rests_on("the forms of the names of publishers and repositories"),
    row(Code::TrailingText, registrant::followed, Signs::FORMLESS)
        .requiring(&[Signs::TEN])
        .says("{text} follows the whole name, and does not belong to it", "delete it")
        .undoes("10.1371/journal.pone.0011111/comments", "10.1371/journal.pone.0011111")
        .rests_on("the forms of the names of publishers; addresses of their pages"),
    row(Code::LocalNameLookalike, registrant::miswritten, Signs::MISTAKE)
        .says(
            "{text} is probably a slip: other names with this prefix are written like {meant}",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.1016/S0140673620301835", "10.1016/S0140-6736(20)30183-5")
        .rests_on("the forms of the names of publishers and repositories"),
    row(Code::LocalNameLookalike, registrant::zeroless, Signs::FORMLESS)
        .requiring(&[Signs::TEN])
        .says(
            "{text} lacks the zero with which its ISSN begins",
            "write the zero, and import the column as text: spreadsheets take zeros off \
                 numbers",
        )
        .undoes("10.1177/956797611417632", "10.1177/0956797611417632")
        .rests_on("columns of numbers in spreadsheets, and the check digit of an ISSN"),
    row(Code::LocalNameLookalike, registrant::percentless, Signs::FORMLESS)
        .requiring(&[Signs::TEN])
        .says("{text} is left over from `%2F`, the escape of the slash before it", "delete it")
        .undoes("10.1177/2F0956797611417632", "10.1177/0956797611417632")
        .rests_on("links in which the slash was escaped, and from which a program deleted the `%`"),
    row(Code::LocalNameLookalike, registrant::ampersands, Signs::AMPERSAND)
        .requiring(&[Signs::TEN, Signs::DIGIT])
        .says(
            "{text} is the escape of {meant}, with `&` in place of its `%`",
            "write the bracket itself",
        )
        .undoes("10.1016/S0021-9290&2898&2900158-4", "10.1016/S0021-9290(98)00158-4")
        .rests_on("RFC 3986 section 2.1, and the check digit of a PII"),
    row(Code::LocalNameLookalike, registrant::hyphenated, Signs::FORMLESS)
        .requiring(&[Signs::TEN, Signs::HYPHEN])
        .says(
            "other names with this prefix have no hyphen here: it was probably left by a line break",
            "delete it, and compare the name with the one on the page of the publication",
        )
        .undoes("10.5281/zenodo.324-2074", "10.5281/zenodo.3242074")
        .rests_on("the forms of the names of publishers and repositories"),
    row(Code::LocalNameLookalike, registrant::nearly, Signs::all(&[Signs::FORMLESS, Signs::ROUND]))
        .requiring(&[Signs::TEN])
        .says(
            "this is probably a slip: other names with this prefix have {what} {text}",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.1371/journal.pone.000O217", "10.1371/journal.pone.0000217")
        .rests_on("the forms of the names of publishers and repositories"),
    row(Code::LocalNameLookalike, registrant::misread, Signs::FORMLESS)
        .requiring(&[Signs::TEN])
        .says(
            "{text} appears where other names with this prefix have a digit",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.5281/zenodo.3S09134", "10.5281/zenodo.3509134")
        .rests_on("scanned texts, and the forms of the names of publishers and repositories"),
    row(Code::LocalNameLookalike, registrant::mischecked, Signs::MISTAKE)
        .says(
            "{text} is probably mistyped: after these digits, its last character would be \
                 {what}",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.1038/s41586-020-2646-2", "")
        .rests_on("the check characters of Springer Nature, of PIIs and of ISBNs"),
    row(Code::LocalNameLookalike, registrant::misdated, Signs::MISTAKE)
        .says(
            "{text} is not a year and a month, with which arXiv numbers have begun since April 2007",
            "look up the paper",
        )
        .undoes("10.48550/arXiv.1713.03762", "")
        .rests_on("arXiv identifier scheme of 2007"),
    row(Code::LocalNameLookalike, registrant::miscounted, Signs::FORMLESS)
        .requiring(&[Signs::TEN])
        .says(
            "{text} has too {what} digits for a name of this kind",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.1038/s41586-020-264-2", "")
        .rests_on("the forms of the names of publishers and repositories"),
    row(Code::InnerSpace, rest::in_isbn, Signs::BLANK)
        .requiring(&[Signs::PREFIX, Signs::DIGIT])
        .says(
            "there is a space inside an ISBN",
            "write the ISBN as the publisher does: with hyphens, or with nothing between its digits",
        )
        .undoes("10.1007/978 3 319 24277 4", "10.1007/978-3-319-24277-4")
        .rests_on("the check digit of ISO 2108"),
    row(Code::InnerSpace, registrant::dotless, Signs::BLANK)
        .requiring(&[Signs::TEN, Signs::PREFIX])
        .says(
            "names of this kind have {what} here",
            "compare the name with the one on the page of the publication",
        )
        .undoes("10.5281/zenodo 3242074", "10.5281/zenodo.3242074")
        .rests_on("the forms of the names of Zenodo, PLOS and others"),
    row(Code::InnerSpace, rest::broken, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .requiring(&[Signs::SLASH, Signs::HANDLE])
        .says("there is {what} inside the identifier, where a line was probably broken", "delete it")
        .undoes("10.1000/abc- 182", "10.1000/abc-182")
        .rests_on("lines that were broken in print or PDF"),
    row(Code::InnerSpace, rest::note, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .requiring(&[Signs::PREFIX])
        .says(
            "{what} follow the identifier",
            "delete everything from here on if it is a note; if the identifier was broken here, \
                 join its parts",
        )
        .undoes("10.1000/182 (accessed 3 May 2020)", "10.1000/182")
        .rests_on("notes and further columns after an identifier"),
    row(Code::DashLookalike, letter::dash, Signs::FOREIGN)
        .undoes("10.1000/a\u{2013}b", "10.1000/a-b")
        .rests_on("hyphens and dashes of word processors"),
    row(Code::ReplacementCharacter, letter::replacement, Signs::FOREIGN)
        .says(
            "a character was lost here, and U+FFFD is in its place",
            "look up the character in the source; at the end, it was probably only punctuation",
        )
        .undoes("10.1000/182\u{FFFD}", "10.1000/182")
        .rests_on("the Unicode Standard, U+FFFD REPLACEMENT CHARACTER"),
    row(Code::ReplacementCharacter, letter::lost, Signs::QUESTION)
        .says(
            "a character was lost here, and {text} is in its place",
            "delete it: what was lost here was most likely invisible",
        )
        .undoes("10.1242/?bio.201410363", "10.1242/bio.201410363")
        .rests_on("programs that write `?` for every character that their charset lacks"),
];
