//! Accidents in the prefix.

use crate::accident::leading;
use crate::accident::registrant;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::accident::slip;
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    row(Code::PrefixLookalike, slip::prefix, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::DIGIT, Signs::HANDLE])
        .says("{text} appears where a DOI name has {meant}", "correct the digits and the dot")
        .undoes("10,1000/182", "10.1000/182")
        .rests_on("DOI Handbook 2.2"),
    row(Code::LeadingText, leading::before_prefix, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::DIGIT, Signs::HANDLE, Signs::NO_TEN])
        .says("{text} comes directly before the prefix, and is not part of it", "delete it")
        .undoes("x10.1063/PT.3.1234", "10.1063/PT.3.1234")
        .rests_on("the prefixes in use, which begin with a digit"),
    row(Code::PrefixLookalike, slip::head, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::DIGIT, Signs::HANDLE])
        .says("{text} appears where the prefix of a DOI name has `10`", "write `10`")
        .undoes("1010.5281/zenodo.3678326", "10.5281/zenodo.3678326")
        .rests_on(
            "DOI Handbook 2.2; keys that were struck twice, with Shift or beside the \
                 right one",
        ),
    row(Code::PrefixLookalike, slip::dot, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::NO_TEN])
        .says("{text} appears where the prefix of a DOI name has a dot", "write a dot")
        .undoes("10/1000/182", "10.1000/182")
        .rests_on(
            "DOI Handbook 2.2: only shortDOIs have a slash after `10`, and they have one \
                 slash",
        ),
    row(Code::PrefixLookalike, slip::two_dots, Signs::HEAD)
        .says(
            "{text} is one dot too many: the prefix of a DOI name has one after its `10`",
            "delete it",
        )
        .undoes("info:doi/10..1000/182", "info:doi/10.1000/182")
        .rests_on("DOI Handbook 2.2"),
    row(Code::PrefixLookalike, slip::marked, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::DIGIT, Signs::HANDLE])
        .says("{text} is between the prefix and its slash", "delete it")
        .undoes("10.1007;/BF01256497", "10.1007/BF01256497")
        .rests_on("DOI Handbook 2.2: a prefix has digits and dots"),
    row(Code::PrefixLookalike, slip::bytes, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::TEN])
        .says(
            "{text} is the prefix {meant}: its number was written as two bytes, like the \
                 address of a computer",
            "write the number",
        )
        .undoes("10.0.3.239/s11423-012-9267-0", "10.1007/s11423-012-9267-0")
        .rests_on("links of catalogues: 3 × 256 + 239 is 1007"),
    row(Code::PrefixLookalike, slip::short, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::TEN])
        .says(
            "{text} is not the prefix of a DOI name: the number after `10.` has four \
                 digits or more",
            "look up the identifier: a digit of the prefix is probably missing or wrong",
        )
        .undoes("10.111/are.13367", "")
        .rests_on("the prefixes that were given to registrants: the first one was 10.1000"),
    row(Code::PrefixLookalike, slip::letter, Signs::HEAD)
        .requiring(&[Signs::SLASH, Signs::HANDLE])
        .says("{text} looks like the prefix {meant}", "correct the digits and the dots")
        .undoes("2O27/182", "2027/182")
        .rests_on("letters and digits that people and scanners confuse"),
    row(Code::MissingSlash, registrant::prefixless, Signs::HEAD)
        .requiring(&[Signs::LETTER, Signs::DIGIT])
        .says(
            "{text} is a local name, and its prefix is missing",
            "write the prefix and a `/` before it",
        )
        .undoes("zenodo.3242074", "10.5281/zenodo.3242074")
        .rests_on(
            "the DOI names of Zenodo, Figshare, Dryad, PANGAEA, PLOS, eLife, PeerJ, SciELO, Elsevier \
                 and bioRxiv",
        ),
    row(Code::Truncated, registrant::end_as_short, Signs::WORD)
        .requiring(&[Signs::SLASH, Signs::LETTER, Signs::DIGIT, Signs::HANDLE])
        .says(
            "{text} is read as a shortDOI, but shortDOIs almost never have a vowel: this is probably the end of a \
                 DOI name",
            "look up the whole DOI name",
        )
        .undoes("https://doi.org/baz058", "")
        .rests_on(
            "the shortDOIs in use; names of Oxford University Press, such as \
                 `10.1093/database/baz058`, and of AAAS",
        ),
    row(Code::DefaultPrefix, slip::default_prefix, Signs::all(&[Signs::HEAD, Signs::HOST]))
        .requiring(&[Signs::SLASH, Signs::DIGIT])
        .says(
            "`123456789` is the prefix that DSpace is shipped with, and belongs to nobody",
            "ask the repository for the handle with its own prefix",
        )
        .undoes("123456789/42", "")
        .rests_on("the configuration of DSpace, `handle.prefix`"),
];
