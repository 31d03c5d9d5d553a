//! Texts that are something other than a handle: placeholders, and identifiers of other kinds.

use crate::accident::row::{Accident, aside};
use crate::accident::sign::Signs;
use crate::accident::{other, placeholder, registrant};
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    Accident {
        code: Code::Placeholder,
        find: placeholder::nothing,
        needs: Signs::HEAD,
        message: "{text} stands here in place of an identifier",
        help: "leave the field empty if there is no identifier",
        bad: aside("N/A"),
        meant: aside(""),
        basis: aside("what forms, spreadsheets and programs write where they have no value"),
    },
    Accident {
        code: Code::Placeholder,
        find: placeholder::lone_dash,
        needs: Signs::WORD,
        message: "a dash stands here in place of an identifier",
        help: "leave the field empty if there is no identifier",
        bad: aside("—"),
        meant: aside(""),
        basis: aside("what people write in the cells of a table that have no value"),
    },
    Accident {
        code: Code::Placeholder,
        find: placeholder::blank,
        needs: Signs::all(&[Signs::BLANK, Signs::FOREIGN]),
        message: "only spaces stand here in place of an identifier",
        help: "leave the field empty if there is no identifier",
        bad: aside("   "),
        meant: aside(""),
        basis: aside("cells of a table that look empty"),
    },
    Accident {
        code: Code::Placeholder,
        find: placeholder::label,
        needs: Signs::WORD,
        message: "no identifier follows {text}",
        help: "write the identifier after it, or leave the field empty",
        bad: aside("doi:"),
        meant: aside(""),
        basis: aside("forms and programs that write a label where they have no value"),
    },
    Accident {
        code: Code::Placeholder,
        find: placeholder::letters,
        needs: Signs::all(&[Signs::HEAD, Signs::FILLER, Signs::TAIL, Signs::QUESTION]),
        message: "{text} is a placeholder, not a real prefix or name",
        help: "replace it by the identifier that was assigned",
        bad: aside("10.xxxx/example"),
        meant: aside(""),
        basis: aside("how manuals write a DOI name that stands for any other"),
    },
    Accident {
        code: Code::Placeholder,
        find: registrant::unchanged,
        needs: Signs::FORMLESS,
        message: "{text} is the DOI name of a template, not that of a publication",
        help: "replace it by the DOI name that was assigned",
        bad: aside("10.1145/1122445.1122456"),
        meant: aside(""),
        basis: aside("the templates that publishers give to authors, and examples in documents"),
    },
    Accident {
        code: Code::OtherIdentifier,
        find: other::arxiv,
        needs: Signs::all(&[Signs::HEAD, Signs::HOST]),
        message: "{text} is {what}, not a handle or a DOI name",
        help: "arXiv registers a DOI name for each of its papers: use that one",
        bad: aside("arXiv:2101.00001v2"),
        meant: aside("10.48550/arXiv.2101.00001"),
        basis: aside(
            "arXiv identifier schemes of 1991 and 2007; DataCite prefix 10.48550, since 2022",
        ),
    },
    Accident {
        code: Code::OtherIdentifier,
        find: other::harvested,
        needs: Signs::HEAD,
        message: "{text} is an identifier for harvesting (OAI), not a handle or a DOI name",
        help: "use the DOI name of the same record",
        bad: aside("oai:zenodo.org:3678326"),
        meant: aside("10.5281/zenodo.3678326"),
        basis: aside("how Zenodo gives DOI names and identifiers for harvesting"),
    },
    Accident {
        code: Code::OtherIdentifier,
        find: other::identifier,
        needs: Signs::all(&[Signs::HEAD, Signs::HOST, Signs::TAIL]),
        message: "{text} is {what}, not a handle or a DOI name",
        help: "look up the handle or the DOI name of the same thing, or move this to a field of its own",
        bad: aside("978-3-16-148410-0"),
        meant: aside(""),
        basis: aside(
            "ISO 2108, ISO 3297, ISO 27729 and ISO 7064, ORCID, ROR, UUID, URN, ARK, SWHID; NCBI, ADS, Web of Science, Scopus, OpenAlex, HAL, OCLC, Wikidata, Semantic Scholar, MathSciNet, zbMATH, RePEc, the Library of Congress, CVE and the offices for patents",
        ),
    },
];
