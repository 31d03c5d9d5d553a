//! Slashes, digits and schemes that are written with other characters or marks.

use crate::accident::leading;
use crate::accident::letter;
use crate::accident::link;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::accident::slip;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::InnerSpace, link::spaced, Signs::BLANK)
        .requiring(&[Signs::LETTER, Signs::SLASH])
        .says("there are spaces inside the link, as in the text of some PDFs", "delete them")
        .undoes("https:// doi. org/ 10. 1000/ 182", "https://doi.org/10.1000/182")
        .rests_on("PDFs of publishers that have a space after each mark at which a line may break"),
    row(Code::InnerSpace, rest::letters, Signs::BLANK)
        .says("there is a space after every character", "delete the spaces")
        .undoes("1 0 . 1 0 0 0 / 1 8 2", "10.1000/182")
        .rests_on("text recognised on pages whose letters are set wide apart"),
    row(Code::InnerSpace, rest::apart, Signs::BLANK)
        .requiring(&[Signs::SLASH])
        .says("there are spaces on both sides of the marks of the name", "delete them")
        .undoes("10.17223 / 15617793 / 450 / 1", "10.17223/15617793/450/1")
        .rests_on("programs that divide a text into words and marks"),
    row(Code::InnerSpace, rest::after_slash, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .requiring(&[Signs::SLASH, Signs::HANDLE])
        .says(
            "there is {what} inside the identifier, where a line was probably broken",
            "delete it",
        )
        .undoes("10.1000/ a+182", "10.1000/a+182")
        .rests_on("lines that were broken in print or PDF, and more text around the name"),
    row(Code::ScriptLookalike, letter::slashes_of_uri, Signs::FOREIGN)
        .says(
            "{text} looks like {meant}, but is a different character",
            "type the character from the keyboard: identifiers are compared byte by byte",
        )
        .undoes("hdl:10.1000∕182", "hdl:10.1000/182")
        .rests_on("UTS #39, confusable characters"),
    row(Code::MissingSlash, slip::slash, Signs::all(&[Signs::HEAD, Signs::ESCAPE]))
        .requiring(&[Signs::HANDLE])
        .says("{text} appears where a handle has `/`", "write `/` between the prefix and the rest")
        .undoes("10.1000\\182", "10.1000/182")
        .rests_on("WIKI-6"),
    row(
        Code::PrefixLookalike,
        letter::disarmed,
        Signs::all(&[Signs::BLANK, Signs::ROUND, Signs::SQUARE]),
    )
    .says("{text} stands for {meant}", "write `.` and `/` themselves")
    .undoes("10[.]1016/j[.]cell[.]2011[.]02[.]013", "10.1016/j.cell.2011.02.013")
    .rests_on("texts that are written so that no program makes a link of them"),
    row(Code::MissingSlash, link::question, Signs::ENDING)
        .says("{text} appears where a handle has `/`", "write `/` between the prefix and the rest")
        .undoes(
            "https://doi.org/10.1016?j.jbusres.2019.01.020",
            "https://doi.org/10.1016/j.jbusres.2019.01.020",
        )
        .rests_on("WIKI-6; keys of German and Nordic keyboards that have `/` beside `?`"),
    row(Code::PrefixLookalike, slip::reversed, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::LETTER, Signs::DIGIT])
        .says("the prefix comes after the rest of the DOI name", "write the prefix first")
        .undoes("nature12373/10.1038", "10.1038/nature12373")
        .rests_on("texts that run from right to left, and show the parts of a name in that order"),
    row(Code::PrefixLookalike, slip::swapped, Signs::HEAD)
        .requiring(&[Signs::TEN, Signs::SLASH, Signs::LETTER])
        .says(
            "{text} appears where the prefix of a DOI name has its `/`",
            "write `/` right after the number, and check the first letter of the rest",
        )
        .undoes("10.3168j/ds.2020-18837", "10.3168/jds.2020-18837")
        .rests_on(
            "DOI Handbook 2.2: a prefix has digits and dots; keys that were struck in the \
                 wrong order",
        ),
    row(Code::MissingSlash, slip::slashless, Signs::HEAD)
        .requiring(&[Signs::DIGIT, Signs::HANDLE, Signs::TEN])
        .says(
            "the `/` after the prefix {text} is missing",
            "write `/` between the prefix and the rest",
        )
        .undoes("10.1021ja0012898", "10.1021/ja0012898")
        .rests_on("WIKI-6"),
    row(Code::LeadingText, leading::wide_number, Signs::HEAD)
        .requiring(&[Signs::NON_ASCII])
        .says("{text} belongs to a list or a quotation, not to the identifier", "delete it")
        .undoes("1、10.1000/182", "10.1000/182")
        .rests_on("numbers of lists in Chinese and Japanese texts"),
    row(Code::FullwidthCharacter, letter::fullwidth, Signs::FOREIGN)
        .says(
            "{text} is written in the wide characters of East Asian keyboards",
            "write it in ASCII",
        )
        .undoes("１０.1000/182", "10.1000/182")
        .rests_on("the block Halfwidth and Fullwidth Forms of Unicode"),
    row(Code::ScriptLookalike, letter::ligature, Signs::FOREIGN)
        .says(
            "{text} is one character, with which a PDF shows the letters {meant}",
            "type the letters",
        )
        .undoes("10.1000/\u{FB01}eld", "10.1000/field")
        .rests_on("ligatures of fonts in PDFs"),
    row(Code::ScriptLookalike, letter::digits, Signs::all(&[Signs::HEAD, Signs::FOREIGN]))
        .requiring(&[Signs::NON_ASCII])
        .says(
            "{text} is written in the digits of another script",
            "write it in the digits `0` to `9`",
        )
        .undoes("۱۰.۱۰۰۰/۱۸۲", "10.1000/182")
        .rests_on("how pages in Arabic, Persian and Hindi show numbers"),
    row(Code::ScriptLookalike, letter::styled_name, Signs::FOREIGN)
        .says(
            "{text} is {meant} in another style of letters and digits",
            "type ordinary letters and digits: identifiers are compared byte by byte",
        )
        .undoes("¹⁰.¹⁰⁰⁰/¹⁸²", "10.1000/182")
        .rests_on("UAX #15, compatibility decompositions; superscripts and styled letters"),
    row(Code::Backslash, link::backslash_left_over, Signs::BACKSLASH)
        .says("{text} at the end is left over from the text around the identifier", "delete it")
        .undoes("10.1000/182\\", "10.1000/182")
        .rests_on("escapes in the strings of programming languages"),
    row(Code::Backslash, link::backslash_inside, Signs::BACKSLASH)
        .requiring(&[Signs::PREFIX])
        .says("without {text}, the name has the form of other names with this prefix", "delete it")
        .undoes("10.1038/nature\\12373", "10.1038/nature12373")
        .rests_on("escapes in the strings of programming languages, and the forms of names"),
    row(Code::Backslash, link::backslash, Signs::BACKSLASH)
        .says("{text} appears where an identifier has `/`", "write `/`")
        .undoes("https:\\\\doi.org\\10.1000\\182", "https://doi.org/10.1000/182")
        .rests_on("paths of Windows; RFC 3986 has no backslash"),
    row(Code::WrongSlashes, link::slashes, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::SLASH, Signs::LETTER])
        .says("{text} appears where a link has `://`", "write `://` after the scheme")
        .undoes("http//doi.org/10.1000/182", "http://doi.org/10.1000/182")
        .rests_on("the forms of web addresses"),
    row(Code::WrongSlashes, link::unmarked, Signs::WORD)
        .requiring(&[Signs::SLASH, Signs::LETTER])
        .says("`://` is missing after {text}", "write `://` after the scheme")
        .undoes("httpsdoi.org/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("the forms of web addresses"),
    row(Code::MisspeltScheme, link::misspelt, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::SLASH, Signs::LETTER, Signs::NO_TEN])
        .says("{text} is a misspelt `{what}`", "correct the scheme")
        .undoes("htttps://doi.org/10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("the schemes of RFC 3986"),
    row(Code::MisspeltScheme, link::joined, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::LETTER, Signs::NO_TEN])
        .says("no `:` follows {text}, the scheme of info URIs", "write `:` after it")
        .undoes("infodoi/10.1000/182", "info:doi/10.1000/182")
        .rests_on("the scheme of RFC 4452"),
    row(Code::MissingScheme, link::schemeless, Signs::WORD)
        .says(
            "{text} is a namespace of info URIs, and `info:` is missing before it",
            "write `info:` before it",
        )
        .undoes("pmid/12217522", "info:pmid/12217522")
        .rests_on("the scheme of RFC 4452"),
    row(Code::MisspeltScheme, link::misspelt_inside, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::COLON, Signs::NO_TEN])
        .says(
            "{text} is a misspelt `{what}:`, which does not belong to the identifier",
            "delete it",
        )
        .undoes("https://doi.org/dio:10.1000/182", "https://doi.org/10.1000/182")
        .rests_on(
            "identifiers that were typed with a scheme of their own where a link or a URI \
                 has one already",
        ),
    row(Code::MissingScheme, link::relative, Signs::MARK)
        .says("the link has no scheme before `//`", "write `https:` first")
        .undoes("//doi.org/10.1118%2F1.3267037", "https://doi.org/10.1118%2F1.3267037")
        .rests_on("references of web pages, which only the page can complete"),
];
