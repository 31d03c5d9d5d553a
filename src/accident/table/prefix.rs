//! Accidents in the prefix.

use crate::accident::row::{Accident, aside};
use crate::accident::sign::Signs;
use crate::accident::{registrant, slip};
use crate::code::Code;

pub(super) const ROWS: &[Accident] = &[
    Accident {
        code: Code::PrefixLookalike,
        find: slip::prefix,
        needs: Signs::HEAD,
        message: "{text} looks like the prefix of a DOI name, {meant}",
        help: "correct the digits and the dot",
        bad: aside("10,1000/182"),
        meant: aside("10.1000/182"),
        basis: aside("DOI Handbook 2.2"),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::head,
        needs: Signs::HEAD,
        message: "{text} stands where the prefix of a DOI name has `10`",
        help: "write `10`",
        bad: aside("1010.5281/zenodo.3678326"),
        meant: aside("10.5281/zenodo.3678326"),
        basis: aside(
            "DOI Handbook 2.2; keys that were struck twice, with Shift or beside the right one",
        ),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::dot,
        needs: Signs::HEAD,
        message: "{text} stands where the prefix of a DOI name has a dot",
        help: "write a dot",
        bad: aside("10/1000/182"),
        meant: aside("10.1000/182"),
        basis: aside(
            "DOI Handbook 2.2: only shortDOIs have a slash after `10`, and they have one slash",
        ),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::marked,
        needs: Signs::HEAD,
        message: "{text} stands between the prefix and its slash",
        help: "delete it",
        bad: aside("10.1007;/BF01256497"),
        meant: aside("10.1007/BF01256497"),
        basis: aside("DOI Handbook 2.2: a prefix has digits and dots"),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::bytes,
        needs: Signs::HEAD,
        message: "{text} is the prefix {meant}: its number was written as two bytes, like the address of a computer",
        help: "write the number",
        bad: aside("10.0.3.239/s11423-012-9267-0"),
        meant: aside("10.1007/s11423-012-9267-0"),
        basis: aside("links of catalogues: 3 × 256 + 239 is 1007"),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::short,
        needs: Signs::HEAD,
        message: "{text} is not the prefix of a DOI name: the number after `10.` has four digits or more",
        help: "look up the identifier: a digit of the prefix is probably missing or wrong",
        bad: aside("10.111/are.13367"),
        meant: aside(""),
        basis: aside("the prefixes that were given to registrants: the first one was 10.1000"),
    },
    Accident {
        code: Code::PrefixLookalike,
        find: slip::letter,
        needs: Signs::HEAD,
        message: "{text} looks like the prefix {meant}",
        help: "correct the digits and the dots",
        bad: aside("2O27/182"),
        meant: aside("2027/182"),
        basis: aside("letters and digits that people and scanners confuse"),
    },
    Accident {
        code: Code::MissingSlash,
        find: registrant::prefixless,
        needs: Signs::HEAD,
        message: "{text} is a local name, and its prefix is missing",
        help: "write the prefix and a `/` before it",
        bad: aside("zenodo.3242074"),
        meant: aside("10.5281/zenodo.3242074"),
        basis: aside(
            "the DOI names of Zenodo, Figshare, Dryad, PANGAEA, PLOS, eLife, PeerJ and SciELO",
        ),
    },
    Accident {
        code: Code::DefaultPrefix,
        find: slip::default_prefix,
        needs: Signs::all(&[Signs::HEAD, Signs::HOST]),
        message: "`123456789` is the prefix that DSpace is shipped with, and belongs to nobody",
        help: "ask the repository for the handle with its own prefix",
        bad: aside("123456789/42"),
        meant: aside(""),
        basis: aside("the configuration of DSpace, `handle.prefix`"),
    },
];
