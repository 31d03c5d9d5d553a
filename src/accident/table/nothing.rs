//! Texts that are something other than a handle: placeholders, and identifiers of other kinds.

use crate::accident::other;
use crate::accident::placeholder;
use crate::accident::registrant;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::Placeholder, placeholder::nothing, Signs::HEAD)
        .requiring(&[Signs::HANDLE])
        .says(
            "{text} is here in place of an identifier",
            "leave the field empty if there is no identifier",
        )
        .undoes("N/A", "")
        .rests_on("what forms, spreadsheets and programs write where they have no value"),
    row(Code::Placeholder, placeholder::failed, Signs::HASH)
        .says(
            "{text} says that a formula of a spreadsheet failed",
            "correct the formula, or leave the field empty if there is no identifier",
        )
        .undoes("#REF!", "")
        .rests_on("the errors of spreadsheets"),
    row(Code::Placeholder, placeholder::variable, Signs::MARK)
        .says(
            "{text} was not replaced by an identifier",
            "put the identifier in its place, or correct the template that wrote this",
        )
        .undoes("${doi}", "")
        .rests_on("templates and programs"),
    row(Code::Placeholder, placeholder::lone_dash, Signs::WORD)
        .says(
            "there is only a dash here, and no identifier",
            "leave the field empty if there is no identifier",
        )
        .undoes("—", "")
        .rests_on("what people write in the cells of a table that have no value"),
    row(Code::Placeholder, placeholder::blank, Signs::all(&[Signs::BLANK, Signs::FOREIGN]))
        .says(
            "there are only spaces here, and no identifier",
            "leave the field empty if there is no identifier",
        )
        .undoes("   ", "")
        .rests_on("cells of a table that look empty"),
    row(Code::Placeholder, placeholder::label, Signs::WORD)
        .says(
            "no identifier follows {text}",
            "write the identifier after it, or leave the field empty",
        )
        .undoes("doi:", "")
        .rests_on("forms and programs that write a label where they have no value"),
    row(
        Code::Placeholder,
        placeholder::letters,
        Signs::all(&[Signs::HEAD, Signs::FILLER, Signs::TAIL, Signs::QUESTION, Signs::BLANK]),
    )
    .requiring(&[Signs::HANDLE])
    .says(
        "{text} is a placeholder, not a real prefix or name",
        "replace it with the identifier that was assigned",
    )
    .undoes("10.xxxx/example", "")
    .rests_on("how manuals write a DOI name that stands for any other"),
    row(Code::Placeholder, registrant::unchanged, Signs::MISTAKE)
        .says(
            "{text} is the DOI name of a template, not that of a publication",
            "replace it with the DOI name that was assigned",
        )
        .undoes("10.1145/1122445.1122456", "")
        .rests_on("the templates that publishers give to authors, and examples in documents"),
    row(Code::OtherIdentifier, other::arxiv, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::DIGIT, Signs::HANDLE, Signs::NO_TEN])
        .says(
            "{text} is {what}, not a handle or a DOI name",
            "arXiv registers a DOI name for each of its papers: use that one",
        )
        .undoes("arXiv:2101.00001v2", "10.48550/arXiv.2101.00001")
        .rests_on(
            "arXiv identifier schemes of 1991 and 2007; DataCite prefix 10.48550, since 2022",
        ),
    row(Code::OtherIdentifier, other::harvested, Signs::HEAD)
        .says(
            "{text} is an OAI identifier, not a handle or a DOI name",
            "use the DOI name of the same record",
        )
        .undoes("oai:zenodo.org:3678326", "10.5281/zenodo.3678326")
        .rests_on("how Zenodo gives DOI names and identifiers for harvesting"),
    row(
        Code::OtherIdentifier,
        other::identifier,
        Signs::all(&[Signs::HEAD, Signs::HOST, Signs::TAIL]),
    )
    .says(
        "{text} is {what}, not a handle or a DOI name",
        "put this in a field of its own, and the handle or the DOI name here",
    )
    .undoes("978-3-16-148410-0", "")
    .rests_on(
        "ISO 2108, ISO 3297, ISO 27729 and ISO 7064, ORCID, ROR, UUID, URN, ARK, \
                 SWHID; NCBI, ADS, Web of Science, Scopus, OpenAlex, HAL, OCLC, Wikidata, \
                 Semantic Scholar, MathSciNet, zbMATH, RePEc, the Library of Congress, CVE and \
                 the offices for patents",
    ),
    row(Code::Placeholder, placeholder::prose, Signs::BLANK)
        .requiring(&[Signs::HANDLE])
        .says(
            "{text} is text, not an identifier",
            "leave the field empty if there is no identifier",
        )
        .undoes("data available on request", "")
        .rests_on("what people write into a field of identifiers"),
];
