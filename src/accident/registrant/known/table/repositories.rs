//! Repositories of papers and data, and others who are no publishers, whose local names have known forms.

use crate::accident::registrant::known::mistake::Mistake::{Slip, Template};
use crate::accident::registrant::known::row::{FormList, Registrant, lax, strict};

use super::mistakes;

/// In the order of their numbers. Letters are written as the registrant writes them.
pub(super) const REPOSITORIES: &[Registrant] = &[
    lax(1000, &[], &[]).never(&[
        ("xyz123", Template),
        ("example", Template),
        ("your-doi", Template),
    ]),
    lax(1234, &[], &[]).never(&[("abcd", Template), ("example", Template)]),
    strict(1594, &["PANGAEA.#"], &["IEDA/#", "IEDA.#"]),
    strict(2139, &["ssrn.#"], &[]),
    strict(2172, &[], &["#"]),
    lax(2210, &["pdb^!!!/pdb", "rcsb_pdb/mom_%_#"], &[]),
    lax(3386, &[], &["w#", "t#", "h#"]),
    strict(3886, &["ICPSR#.v#", "ICPSR#"], &["E#V#"]),
    strict(3929, &["ethz-a-^^^^^^^^^", "ethz-b-^^^^^^^^^"], &["ethz-$-^^^^^^^^^"]),
    strict(
        5061,
        &["dryad.@"],
        &["dryad.@/#", "dryad.@/#/#", "dryad.@/#.#", "dryad.@.#", "dryad.@.#/#", "dryad.@.#/#.#"],
    ),
    strict(5167, &["uzh-#"], &[]),
    strict(5169, &["seals-#"], &[]),
    strict(5281, &["zenodo.#"], &[]).never(&[
        ("zenodo./#", Slip("zenodo.#")),
        ("zenodo.$", Template),
        ("zenodo/$", Template),
    ]),
    strict(
        6084,
        &["m9.figshare.#", "m9.figshare.#.v#", "m9.figshare.c.#", "m9.figshare.c.#.v#"],
        &[],
    ),
    strict(7910, &[], &["DVN/@", "DVN/@/@", "DVN1/@"]),
    strict(13039, &[], &["100^^^^^^", "501100^^^^^^"]),
    strict(13140, &["RG.#.#.#.#"], &["#.#.#.#"]),
    lax(15468, &[], &["dl.!!!!!!", "!!!!!!"]),
    strict(17226, &[], &["#"]),
    strict(17487, &["RFC#"], &[]),
    strict(17605, &[], &[]).distant(OSF),
    strict(17632, &[], &["!!!!!!!!!!.#", "!!!!!!!!!!"]).never(mistakes::OF_MENDELEY),
    // At first, a version had one number.
    strict(18112, &["openneuro.ds^^^^^^.v#.#.#"], &["openneuro.ds^^^^^^.v#"]),
    strict(20944, &["preprints^^^^^^.^^^^.v#"], &[]),
    strict(21203, &["rs.#.rs-#/v^", "rs.#.rs-#/v#", "rs.#.rs-#"], &["rs.#.#/v#"])
        .never(&[("rs.#.rs-xxxxxxx/v^", Template)]),
    lax(22033, &["ESGF/CMIP6.#"], &["ESGF/$#.#"]),
    strict(26434, &["chemrxiv-#-@", "chemrxiv.#.v#"], &["chemrxiv.#", "chemrxiv.#/v#"]),
    strict(31219, &[], OSF),
    strict(31222, &[], OSF),
    strict(31234, &[], OSF),
    strict(31235, &[], OSF),
    strict(36227, &["techrxiv.#.v#", "techrxiv.#"], &["techrxiv.#.#/v#"]),
    strict(
        48550,
        &["arXiv.^^^^.^^^^", "arXiv.^^^^.^^^^^", "arXiv.$/#", "arXiv.$-$/#", "arXiv.$.$/#"],
        &[],
    ),
];

/// The forms of the names of OSF and of its preprint servers.
const OSF: FormList = &["osf.io/!!!!!", "osf.io/!!!!!_v#"];
