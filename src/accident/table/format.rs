//! Traces of other formats: cells of tables, quotation marks, and the escapes of JSON, e-mail and LaTeX.

use crate::accident::cell::{self, subfield};
use crate::accident::leading;
use crate::accident::letter;
use crate::accident::link;
use crate::accident::markup;
use crate::accident::rest;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(
        Code::LeadingText,
        subfield::first,
        Signs::all(&[Signs::DOLLAR, Signs::BAR, Signs::FOREIGN]),
    )
    .says(
        "{text} is how a catalogue begins a field, not a part of the identifier",
        "delete it, and the fields after the identifier",
    )
    .undoes("024 7_ $a10.1000/182", "10.1000/182")
    .rests_on("MARC 21 fields 024 and 856"),
    row(
        Code::TwoIdentifiers,
        rest::listed,
        Signs::all(&[Signs::QUOTE, Signs::BACKSLASH, Signs::MARK]),
    )
    .undoes("c(\"10.1000/182\", \"10.1000/183\")", "")
    .rests_on("lists of R and Python, and links of Markdown"),
    row(Code::TwoIdentifiers, rest::pair, Signs::SEVERAL)
        .says(
            "another identifier begins here: {text}",
            "put each identifier on a line or in a field of its own",
        )
        .undoes("10.1000/182<br>https://doi.org/10.1000/183", "")
        .rests_on("lists of identifiers in one field, and lines and cells that were joined"),
    row(Code::TwoIdentifiers, rest::repeated, Signs::SEVERAL)
        .says("the same identifier appears here again: {text}", "keep one of them")
        .undoes("https://doi.org/f3s5np https://doi.org/f3s5np", "https://doi.org/f3s5np")
        .rests_on("links whose text is the identifier, too"),
    row(Code::EnclosingMarks, leading::function, Signs::WORD)
        .says("a label and quotation marks surround the identifier", "keep only the identifier")
        .undoes("DOI('10.1000/182')", "10.1000/182")
        .rests_on("programs and formulas in which the DOI name is the argument of a function"),
    row(Code::SpreadsheetFormula, markup::formula, Signs::MARK)
        .says(
            "this is a cell of a spreadsheet, not the identifier alone",
            "keep only the identifier",
        )
        .undoes(
            "=HYPERLINK(\"https://doi.org/10.1000/182\",\"10.1000/182\")",
            "https://doi.org/10.1000/182",
        )
        .rests_on("formulas and text marks of spreadsheet programs"),
    row(Code::TrailingText, cell::others, Signs::QUOTE)
        .says(
            "there are other cells of a table beside the identifier",
            "keep only the identifier, or read the table by its columns",
        )
        .undoes("\"10.1000/182\",\"A title\"", "10.1000/182")
        .rests_on("RFC 4180, the rows of CSV"),
    row(Code::EnclosingMarks, markup::enclosed, Signs::all(&[Signs::MARK, Signs::HEAD]))
        .undoes("“10.1000/182”", "10.1000/182")
        .rests_on("D-W8"),
    row(Code::EnclosingMarks, markup::bracketed, Signs::MARK)
        .says(
            "{what} surround the identifier, and more text follows them",
            "keep only the identifier",
        )
        .undoes("(10.1000/182) 2004", "10.1000/182")
        .rests_on("lists of references"),
    row(Code::Markup, markup::emphasis, Signs::MARK)
        .says("{text} is markup around the identifier", "keep only the identifier")
        .undoes("**10.1000/182**", "10.1000/182")
        .rests_on("emphasis and code of Markdown"),
    row(Code::JsonEscape, letter::json, Signs::BACKSLASH)
        .says(
            "{text} is how JSON writes {what}",
            "write the character itself, or nothing if it cannot be seen",
        )
        .undoes("10.1000\\/182", "10.1000/182")
        .rests_on("escapes in the strings of JSON"),
    row(Code::EscapeInHandle, letter::quoted_printable, Signs::EQUALS)
        .says(
            "{text} is how e-mail writes {what}",
            "write the character itself, if the text was copied from the source of an e-mail",
        )
        .undoes("10.1371=2Fjournal.pone.0229937", "10.1371/journal.pone.0229937")
        .rests_on("the encoding of e-mail that is called quoted-printable"),
    row(
        Code::LatexEscape,
        letter::latex,
        Signs::all(&[Signs::BACKSLASH, Signs::DOLLAR, Signs::BRACE]),
    )
    .says("{text} is how LaTeX or Markdown writes {what}", "write the character itself")
    .undoes("10.1000/foo\\_bar", "10.1000/foo_bar")
    .rests_on("the special characters of LaTeX, and the escapes of Markdown"),
    row(Code::Backslash, link::backslash_before_blank, Signs::BACKSLASH)
        .says("{text} is how LaTeX and programs write a space or a broken line", "delete it")
        .undoes("10.1038/nature\\\n12373", "10.1038/nature12373")
        .rests_on("the control space of LaTeX, and lines of programs that go on after a backslash"),
    row(Code::LatexEscape, markup::command, Signs::BACKSLASH)
        .says("this is a command of LaTeX around the identifier", "keep only the identifier")
        .undoes("\\url{https://doi.org/10.1000/182}", "https://doi.org/10.1000/182")
        .rests_on("the packages url, hyperref and doi of LaTeX"),
    row(Code::LatexEscape, markup::command_inside, Signs::BACKSLASH)
        .says(
            "{text} is a command of LaTeX, which no identifier has",
            "write the character that it stands for, or delete it if it stands for none",
        )
        .undoes("10.1000/a$\\neq$b", "")
        .rests_on("the commands of LaTeX for characters, of which there are thousands"),
];
