//! Accidents after the identifier.

use crate::accident::address::{self, repository};
use crate::accident::cell::{self, subfield};
use crate::accident::clinging;
use crate::accident::link;
use crate::accident::registrant;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::accident::sici;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(
        Code::Ellipsis,
        rest::shortened,
        Signs::all(&[
            Signs::BLANK,
            Signs::FOREIGN,
            Signs::COMMA,
            Signs::QUOTE,
            Signs::ANGLE,
            Signs::ROUND,
            Signs::SQUARE,
            Signs::BRACE,
            Signs::FORMLESS,
        ]),
    )
    .requiring(&[Signs::PREFIX])
    .says("{text} appears where a part of the name was cut off", "look up the whole identifier")
    .undoes("10.1000/18…, see there", "")
    .rests_on("how programs shorten what does not fit"),
    row(Code::TrailingText, rest::area, Signs::FOREIGN)
        .requiring(&[Signs::NON_ASCII, Signs::PREFIX])
        .says("{text} belongs to the bibliographic description, not to the identifier", "delete it")
        .undoes("10.1134/S0006297920010010.–EDN", "10.1134/S0006297920010010")
        .rests_on("descriptions by GOST R 7.0.100-2018, of which the spaces were lost"),
    row(
        Code::LocalNameLookalike,
        registrant::grouped,
        Signs::all(&[Signs::COMMA, Signs::BLANK, Signs::QUOTE, Signs::FORMLESS]),
    )
    .requiring(&[Signs::TEN, Signs::PREFIX])
    .says(
        "{text} separates thousands, as spreadsheets do, and the name has no separators",
        "delete it, and import the column as text: spreadsheets write large numbers like this",
    )
    .undoes("10.5281/zenodo.3,509,134", "10.5281/zenodo.3509134")
    .rests_on("spreadsheets and programs that format numbers"),
    row(Code::LocalNameLookalike, registrant::commas, Signs::COMMA.or(Signs::FOREIGN))
        .requiring(&[Signs::TEN, Signs::PREFIX])
        .says("{text} appears where other names with this prefix have a dot", "write dots instead")
        .undoes("10.1080/10428194,2016,1220552", "10.1080/10428194.2016.1220552")
        .rests_on("the keypads of some keyboards, and programs that format numbers"),
    row(Code::TrailingText, rest::unspaced, Signs::UNSPACED)
        .says(
            "{text} follows the identifier without a space, and probably does not belong to it",
            "delete it",
        )
        .undoes("10.1016/j.cell.2020.02.052的数据", "10.1016/j.cell.2020.02.052")
        .rests_on(
            "Chinese, Japanese and Korean, which write no space after a name; spaces that \
                 were lost",
        ),
    row(Code::TrailingText, rest::generated, Signs::all(&[Signs::SQUARE, Signs::FOREIGN]))
        .requiring(&[Signs::PREFIX])
        .says("{text} is a note of the program that wrote the text", "delete it")
        .undoes(
            "10.1038/s41586-020-2649-2:contentReference[oaicite:1]{index=1}",
            "10.1038/s41586-020-2649-2",
        )
        .rests_on("texts that were copied from assistants with a language model"),
    row(Code::TrailingText, rest::copyright, Signs::FOREIGN)
        .requiring(&[Signs::PREFIX])
        .says("{text} is a notice of copyright, not a part of the identifier", "delete it")
        .undoes("10.1000/182©2020", "10.1000/182")
        .rests_on("the first pages of articles"),
    row(Code::TrailingText, rest::guarded, Signs::COMMA)
        .requiring(&[Signs::PREFIX])
        .says("{text} was added to the link by a service that guards e-mail", "delete it")
        .undoes("10.1016/j.cell.2020.02.052__;!!Mih3wA!abc$", "10.1016/j.cell.2020.02.052")
        .rests_on("links of URL Defense"),
    row(Code::TrailingText, cell::next, Signs::COMMA)
        .requiring(&[Signs::PREFIX])
        .says("{text} is another {what}", "delete it, or read the table by its columns")
        .undoes("10.3390/s23115351,FALSE", "10.3390/s23115351")
        .rests_on("rows of CSV that were cut in the wrong place"),
    row(Code::TrailingText, rest::bar, Signs::BAR)
        .says(
            "{text} probably comes from a table, a template or a list of references",
            "delete everything from here on",
        )
        .undoes("10.1000/182|pmid=123", "10.1000/182")
        .rests_on(
            "templates of wikis, columns that are separated by bars, and anchors of \
                 references",
        ),
    row(Code::TrailingText, subfield::following, Signs::all(&[Signs::DOLLAR, Signs::FOREIGN]))
        .says("{text} is another field of a catalogue", "delete everything from here on")
        .undoes("10.1000/182$$DRelated", "10.1000/182")
        .rests_on("subfields of library catalogues"),
    row(
        Code::TrailingText,
        rest::reference,
        Signs::all(&[Signs::ANGLE, Signs::BRACE, Signs::QUOTE]),
    )
    .requiring(&[Signs::PREFIX])
    .says("{text} is the number of a note, not a part of the identifier", "delete it")
    .undoes("10.1515/auto-2025-0029<1>", "10.1515/auto-2025-0029")
    .rests_on("texts with numbered notes"),
    row(Code::TrailingText, rest::raised, Signs::CARET)
        .requiring(&[Signs::PREFIX])
        .says("{text} is the raised mark of a note, not a part of the identifier", "delete it")
        .undoes("10.1000/182^1", "10.1000/182")
        .rests_on("texts with numbered notes, and how Markdown and LaTeX raise a number"),
    row(Code::TrailingText, rest::bracketed, Signs::SQUARE)
        .says(
            "{text} is probably a note or the text of a link, not a part of the identifier",
            "delete it",
        )
        .undoes("10.1016/j.cell.2020.02.052[1]", "10.1016/j.cell.2020.02.052")
        .rests_on(
            "texts with numbered notes, such as the articles of Wikipedia; links of AsciiDoc",
        ),
    row(Code::RawHash, rest::check_character, Signs::ENDING)
        .says(
            "{text} is the last character of the name here, but a link or a URI ends \
                 before a raw `#`",
            "write `%23`",
        )
        .undoes(
            "https://doi.org/10.1002/(SICI)\
                 1521-3951(199911)216:1%3C135::AID-PSSB135%3E3.0.CO;2-#",
            "https://doi.org/10.1002/(SICI)\
                 1521-3951(199911)216:1%3C135::AID-PSSB135%3E3.0.CO;2-%23",
        )
        .rests_on("ANSI/NISO Z39.56: a SICI ends with a check character, which may be a `#`"),
    row(Code::QueryText, rest::section, Signs::HASH)
        .says("{text} is a part of the page, not of the identifier", "delete it")
        .undoes("10.1007/s12129-015-9498-8#page-1", "10.1007/s12129-015-9498-8")
        .rests_on("fragments of the addresses of publishers"),
    row(Code::TrailingText, registrant::file, Signs::PAGE)
        .says(
            "{text} is the extension of a file name, and the identifier ends before it",
            "delete it",
        )
        .undoes("10.1007/s00134-020-06294-x.pdf", "10.1007/s00134-020-06294-x")
        .rests_on("addresses and names of files that were made from DOI names"),
    row(Code::LocalNameLookalike, sici::unhyphenated_check, Signs::ROUND)
        .requiring(&[Signs::HYPHEN, Signs::TEN])
        .says(
            "{text} is the check character of the name, and the hyphen before it is missing",
            "write `-` before it",
        )
        .undoes(
            "10.1002/(SICI)1099-1050(199707)6:4<327::AID-HEC282>3.0.CO;2W",
            "10.1002/(SICI)1099-1050(199707)6:4<327::AID-HEC282>3.0.CO;2-W",
        )
        .rests_on("the end of a SICI (ANSI/NISO Z39.56)"),
    row(Code::TrailingText, sici::after_sici, Signs::ROUND)
        .requiring(&[Signs::HYPHEN, Signs::TEN])
        .says("{text} follows the whole name, and does not belong to it", "delete it")
        .undoes(
            "10.1043/0003-3219(1999)069<0026:ACEOTE>2.3.CO;2Introduction",
            "10.1043/0003-3219(1999)069<0026:ACEOTE>2.3.CO;2",
        )
        .rests_on("the end of a SICI (ANSI/NISO Z39.56); lines of PDFs"),
    row(Code::TrailingText, clinging::clinging, Signs::all(&[Signs::CLINGING, Signs::FORMLESS]))
        .requiring(&[Signs::TEN])
        .says("{text} belongs to the text around the identifier", "delete it")
        .undoes("10.1126/science.aaf1512pmid:27418504", "10.1126/science.aaf1512")
        .rests_on(
            "references of which all spaces were taken out, as publishers send them to \
                 Crossref; lines of PDFs",
        ),
    row(Code::TrailingText, rest::year, Signs::ROUND)
        .requiring(&[Signs::TEN])
        .says("{text} is probably the year of publication, not part of the identifier", "delete it")
        .undoes("10.1371/journal.pone.0044815(2012)", "10.1371/journal.pone.0044815")
        .rests_on(
            "references of which all spaces were taken out, as publishers send them to \
                 Crossref; lines of PDFs",
        ),
    row(Code::TrailingText, address::version, Signs::PAGE)
        .says(
            "{text} is the version of a preprint, which has one DOI name for all versions",
            "delete it",
        )
        .undoes("10.1101/2020.04.02.20047050v1", "10.1101/2020.04.02.20047050")
        .rests_on("addresses of bioRxiv and medRxiv"),
    row(Code::TrailingText, address::page, Signs::PAGE)
        .says("{text} is left over from the address of a page", "delete it")
        .undoes("10.1111/j.1471-0528.1995.tb09132.x/abstract", "10.1111/j.1471-0528.1995.tb09132.x")
        .rests_on("addresses of publishers and journals"),
    row(Code::TrailingText, registrant::paged, Signs::MISTAKE)
        .says("{text} is left over from the address of a page", "delete it")
        .undoes("10.1093/nar/gkz1021/5634567", "10.1093/nar/gkz1021")
        .rests_on(
            "addresses of Oxford University Press: the number of the article follows its name",
        ),
    row(Code::TrailingText, repository::page, Signs::PAGE)
        .says("{text} is left over from the address of a page", "delete it")
        .undoes("https://hdl.handle.net/2027/1/browse", "https://hdl.handle.net/2027/1")
        .rests_on("addresses of repositories that run DSpace"),
    row(Code::QueryText, repository::parameters, Signs::AMPERSAND)
        .says("{text} is left over from the address of a file", "delete it")
        .undoes("1721.1/123&sequence=1&isAllowed=y", "1721.1/123")
        .rests_on("addresses of files in repositories that run DSpace"),
    row(Code::QueryText, rest::query, Signs::all(&[Signs::EQUALS, Signs::COMMA]))
        .requiring(&[Signs::PREFIX])
        .says("there are parameters of a web address at the end", "delete everything from here on")
        .undoes("10.1371/journal.pone.0000001&type=printable", "10.1371/journal.pone.0000001")
        .rests_on("queries of web addresses and of OpenURL"),
    row(
        Code::TrailingText,
        rest::left,
        Signs::all(&[Signs::QUOTE, Signs::EQUALS, Signs::FOREIGN, Signs::HASH]),
    )
    .requiring(&[Signs::TEN])
    .says("{text} at the end is left over from the text around the identifier", "delete it")
    .undoes("10.1000/182's", "10.1000/182")
    .rests_on("sentences, e-mails encoded as quoted-printable, and fragments of browsers"),
    row(Code::TrailingText, rest::tag, Signs::PERCENT)
        .requiring(&[Signs::PREFIX])
        .says(
            "{text} is the tag of the next field of a reference, not a part of the name",
            "delete it",
        )
        .undoes("http://hdl.handle.net/1765/921/%D", "http://hdl.handle.net/1765/921")
        .rests_on("the tags of EndNote, in which `%D` stands before the date"),
    row(
        Code::TrailingText,
        registrant::glued_end,
        Signs::all(&[Signs::TAIL, Signs::EQUALS, Signs::FOREIGN]),
    )
    .requiring(&[Signs::DIGIT, Signs::SLASH])
    .says("{text} at the end is left over from the text around the identifier", "delete it")
    .undoes("10.1016/j.cell.2009.01.002=C2=A0", "10.1016/j.cell.2009.01.002")
    .rests_on("the forms of the names of publishers; e-mails encoded as quoted-printable"),
    row(Code::TrailingText, rest::opened, Signs::all(&[Signs::ROUND, Signs::SQUARE, Signs::BRACE]))
        .requiring(&[Signs::TEN])
        .says("{text} begins a note, and does not belong to the identifier", "delete it")
        .undoes("10.1371/journal.pone.0000001[Publisher", "10.1371/journal.pone.0000001")
        .rests_on("lists of references, in which a note in brackets follows a name"),
    row(Code::QueryText, rest::empty_query, Signs::all(&[Signs::TAIL, Signs::ENDING]))
        .requiring(&[Signs::PREFIX])
        .says("{text} at the end is left over from the text around the identifier", "delete it")
        .undoes("10.1007/s41060-018-0129-7?", "10.1007/s41060-018-0129-7")
        .rests_on("queries of web addresses"),
    row(Code::QueryText, link::empty_ending, Signs::ENDING)
        .says("{text} at the end is left over from the text around the identifier", "delete it")
        .undoes("hdl:1721.1/2?", "hdl:1721.1/2")
        .rests_on("queries and fragments of RFC 3986, which may be empty"),
    row(Code::TrackingParameter, link::share, Signs::all(&[Signs::ENDING, Signs::HASH]))
        .says("{text} only counts how often the page was shared", "delete it")
        .undoes("10.1000/182#sthash.vnp1mnah.dpuf", "10.1000/182")
        .rests_on(
            "the buttons of ShareThis and AddThis, and what they add to the address of a page",
        ),
    row(Code::TrackingParameter, link::tracking, Signs::ENDING)
        .says("{text} is a parameter for a web page, not a part of the identifier", "delete it")
        .undoes("https://doi.org/10.1000/182?utm_source=newsletter", "https://doi.org/10.1000/182")
        .rests_on("parameters of advertisers, of campaigns and of pages"),
];
