//! Remains of pages and of programs: escapes, entities, tags, characters of another charset, templates.

use crate::accident::leading;
use crate::accident::letter;
use crate::accident::markup;
use crate::accident::placeholder;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::EscapeInHandle, letter::escapes, Signs::PERCENT)
        .undoes("10.1000/a%28b", "10.1000/a(b")
        .rests_on("D-W8"),
    row(Code::HtmlEntity, letter::office, Signs::OFFICE)
        .says("{text} is how Microsoft Office writes {what} in a file", "delete it")
        .undoes("10.1000/182_x000D_", "10.1000/182")
        .rests_on("ECMA-376, the strings of spreadsheets"),
    row(Code::HtmlEntity, letter::entities, Signs::AMPERSAND)
        .undoes("10.1000/a&amp;b", "10.1000/a&b")
        .rests_on("character references of HTML and XML"),
    row(Code::EnclosingMarks, markup::braces, Signs::TAIL)
        .says("the braces around the UUID are not part of the identifier", "delete them")
        .undoes(
            "21.14100/{2b6e6455-0a14-4c69-b1d1-2b8c3c94ee83}",
            "21.14100/2b6e6455-0a14-4c69-b1d1-2b8c3c94ee83",
        )
        .rests_on("UUIDs as programs of Windows write them"),
    row(Code::Markup, markup::tags, Signs::ANGLE)
        .requiring(&[Signs::LETTER])
        .says("{text} is a tag of HTML", "delete it")
        .undoes("10.1080/<wbr>00031305.2016.1154108", "10.1080/00031305.2016.1154108")
        .rests_on("pages that break long names at their slash"),
    row(Code::Placeholder, placeholder::end_in_brackets, Signs::ANGLE)
        .requiring(&[Signs::PREFIX, Signs::HANDLE])
        .says(
            "{text} is a placeholder that was never filled in",
            "put the end of the identifier in its place, or correct the template that wrote this",
        )
        .undoes("10.5281/zenodo.<id>", "")
        .rests_on("how manuals and templates write the part that varies"),
    row(
        Code::Markup,
        markup::tail,
        Signs::all(&[
            Signs::QUOTE,
            Signs::ANGLE,
            Signs::ROUND,
            Signs::SQUARE,
            Signs::BRACE,
            Signs::BACKSLASH,
            Signs::AMPERSAND,
        ]),
    )
    .requiring(&[Signs::PREFIX])
    .says(
        "markup is left over here",
        "delete the markup, and what follows it if that is no part of the name",
    )
    .undoes("10.1000/182\" target=\"_blank", "10.1000/182")
    .rests_on("HTML, XML, Markdown, BibTeX and JSON, cut in the wrong place"),
    row(Code::EnclosingMarks, markup::element, Signs::MARK)
        .says("XML or HTML tags surround the identifier", "keep only what is between the tags")
        .undoes("<doi>10.1000/182</doi>", "10.1000/182")
        .rests_on("elements of XML and HTML"),
    row(
        Code::Markup,
        markup::around,
        Signs::all(&[
            Signs::ANGLE,
            Signs::EQUALS,
            Signs::SQUARE,
            Signs::BRACE,
            Signs::QUOTE,
            Signs::BAR,
            Signs::STAR,
            Signs::BLANK,
            Signs::BACKSLASH,
        ]),
    )
    .requiring(&[Signs::HANDLE])
    .says("there is markup {what} the identifier", "keep only the identifier")
    .undoes("[Smith 2020](https://doi.org/10.1000/182)", "https://doi.org/10.1000/182")
    .rests_on("HTML, XML, Markdown, BibTeX, JSON, RIS, MEDLINE and the templates of wikis"),
    row(Code::HtmlEntity, letter::cut_entity, Signs::AMPERSAND)
        .says("{text} is a part of the HTML code for {what}", "delete it")
        .undoes("10.1037/1089-2680.2.2.175&gt", "10.1037/1089-2680.2.2.175")
        .rests_on("programs that end an identifier at the `;` of an entity"),
    row(Code::HtmlEntity, letter::lost_entity, Signs::COMMA)
        .says(
            "{text} is a part of the HTML code for an angle bracket",
            "write the angle brackets of the SICI",
        )
        .undoes(
            "10.1175/1520-0442(1993)00660;1754:SAIVOR62;2.0.CO;2",
            "10.1175/1520-0442(1993)006<1754:SAIVOR>2.0.CO;2",
        )
        .rests_on("programs that delete the `&#` of an entity"),
    row(Code::Mojibake, letter::mojibake, Signs::FOREIGN)
        .says(
            "{text} is {what} that was read in the wrong charset",
            "read the source again as UTF-8: it was opened as Windows-1252",
        )
        .undoes("10.1016/S0140â€“6736(97)11096-0", "10.1016/S0140-6736(97)11096-0")
        .rests_on("UTF-8 (RFC 3629) read as Windows-1252 or ISO 8859-1"),
    row(Code::Mojibake, letter::dashes_in_gbk, Signs::FOREIGN)
        .requiring(&[Signs::NON_ASCII, Signs::PREFIX])
        .says(
            "{text} is {what} that was read in the wrong charset",
            "read the source again as UTF-8: it was opened as GBK or Shift JIS",
        )
        .undoes("10.1590/S0102鈥\u{FFFD}311X2020000400201", "10.1590/S0102-311X2020000400201")
        .rests_on("UTF-8 (RFC 3629) read as GBK or Shift JIS"),
    row(Code::Mojibake, letter::read_as_latin, Signs::FOREIGN)
        .requiring(&[Signs::NON_ASCII])
        .says(
            "Chinese or Japanese text that was read in the wrong charset surrounds the identifier",
            "keep only the identifier, and read the source again: it was opened as ISO 8859-1",
        )
        .undoes("¡¸10.1000/182¡¹", "10.1000/182")
        .rests_on("GB 2312 and EUC-JP read as ISO 8859-1"),
    row(Code::Mojibake, letter::controls, Signs::FOREIGN)
        .says(
            "{text} is {what} that was read in the wrong charset",
            "read the source again as Windows-1252: it was opened as ISO 8859-1",
        )
        .undoes("10.1016/S0140\u{96}6736(97)11096-0", "10.1016/S0140-6736(97)11096-0")
        .rests_on("Windows-1252 read as ISO 8859-1, in which these octets are control characters"),
    row(Code::DashLookalike, letter::hyphens, Signs::FOREIGN)
        .says("several characters are here in place of one hyphen: {what}", "write `-` alone")
        .undoes("10.1007/s11948-\u{AD}\u{2010}014-9602-4", "10.1007/s11948-014-9602-4")
        .rests_on("PDFs that have a hyphen, a soft hyphen and U+2010 for one hyphen"),
    row(Code::DashLookalike, letter::line_end, Signs::FOREIGN)
        .says(
            "a line was broken at a hyphen here, and the hyphen became {what}",
            "delete the mark, or write `-` if other names of this kind have it",
        )
        .undoes("10.1371/jour¬nal.pone.0010685", "10.1371/journal.pone.0010685")
        .rests_on(
            "PDFs of which the text has U+FFFE for such a hyphen, and scanners that read `¬`",
        ),
    row(Code::InvisibleCharacter, letter::invisible, Signs::FOREIGN)
        .undoes("10.1000/1\u{200B}82", "10.1000/182")
        .rests_on("characters of Unicode that are not shown"),
    row(Code::DoiPrefix, leading::doi_in_link, Signs::ALIAS)
        .says("{text} is a label, which a link to a DOI name does not need", "delete it")
        .undoes("https://doi.org/doi:10.1000/182", "https://doi.org/10.1000/182")
        .rests_on("HDL.NET proxy 9.2.0, which removes it"),
    row(
        Code::TrailingText,
        rest::kind_in_brackets,
        Signs::all(&[Signs::ROUND, Signs::SQUARE, Signs::BRACE]),
    )
    .requiring(&[Signs::LETTER, Signs::PREFIX])
    .says("{text} says what the identifier is, and is not part of it", "delete it")
    .undoes("10.1000/182 [doi]", "10.1000/182")
    .rests_on("the AID and LID fields of MEDLINE"),
    row(
        Code::Placeholder,
        placeholder::template,
        Signs::all(&[Signs::SQUARE, Signs::BRACE, Signs::ANGLE, Signs::DOLLAR, Signs::PERCENT]),
    )
    .says(
        "{text} is a placeholder that was never filled in",
        "put the identifier in its place, or correct the template that wrote this",
    )
    .undoes("https://doi.org/10.1000/{{doi}}", "")
    .rests_on("the variables of Jinja, Mustache, Django, Perl, shell and printf"),
    row(Code::Placeholder, placeholder::group, Signs::DOLLAR)
        .requiring(&[Signs::DIGIT])
        .says(
            "{text} is a placeholder that was never filled in",
            "put the identifier in its place, or correct the template that wrote this",
        )
        .undoes("https://doi.org/10.1000/$1", "")
        .rests_on("the groups of regular expressions, and the pages of registries about addresses"),
    row(Code::Placeholder, placeholder::field, Signs::all(&[Signs::PERCENT, Signs::ESCAPE]))
        .says(
            "{text} is a placeholder that was never filled in",
            "put the value in its place, or correct the program that wrote this",
        )
        .undoes("10.1000/art%04d", "")
        .rests_on("formats of `printf`, and the patterns of DOI names in Open Journal Systems"),
    row(Code::DoubleEscape, letter::double_escapes, Signs::PERCENT)
        .undoes("https://doi.org/10.1000%252F182", "https://doi.org/10.1000/182")
        .rests_on("RFC 3986 section 2.4"),
    row(Code::StrayWhitespace, rest::edge, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .undoes("https://doi.org/10.1000/182 ", "https://doi.org/10.1000/182")
        .rests_on("D-W8"),
    row(Code::ControlCharacter, rest::stripped, Signs::BLANK)
        .requiring(&[Signs::HANDLE])
        .says("a proxy removes this control character: {text}", "delete it")
        .undoes("https://doi.org/%0110.1000/182", "https://doi.org/10.1000/182")
        .rests_on("HDL.NET proxy 9.2.0, which removes it"),
];
