//! The registrants whose local names have known forms.

use crate::text::ascii::DOI_START;

use super::mistake::Mistake::{Checkless, Page, Short, Slip, Template};
use super::row::{FormList, Registrant, lax, strict};

/// Repositories, journals and publishers whose local names have few forms, in the order of their numbers. Letters are
/// written as the registrant writes them.
pub(super) const REGISTRANTS: &[Registrant] = &[
    lax(1000, &[], &[]).never(&[
        ("xyz123", Template),
        ("example", Template),
        ("your-doi", Template),
    ]),
    strict(1001, &[], &["$.%.#", "$.#.#.#", "$.#.#", "$.#.#.#$", "%.$.#"]),
    lax(1002, &[], &["$.#", "$#.#"]).never(&[("$20^^^^^^^", Slip("$.20^^^^^^^"))]),
    strict(
        1007,
        &[],
        &[
            "s^^^^^-^^^-^^^^-!",
            "s^^^^^-^^^-^^^^^-!",
            "978-#-#-#-!_#",
            "978-#-#-#-!",
            "BF^^^^^^^^",
            "BFb#",
            "s&&&&&&",
            "b#",
            "PL#",
            "JHEP#(#)#",
            "978-#-#-#-!_#-#",
            "^-#-#-!_#",
            "^-#-#-!",
            "^^-#-#-!_#",
            "^^-#-#-!",
            "SpringerReference_#",
            "#_%_#",
            "#_#",
        ],
    )
    .never(&[
        ("978-#-#-#_#", Checkless),
        ("s00000-000-0000-0", Template),
        ("s00000-000-00000-0", Template),
        ("xxxxxx-xxx-xxxx-x", Template),
        ("sxxxxx-xxx-xxxx-x", Template),
        ("^^^^^-^^^-^^^^-!", Slip("s^^^^^-^^^-^^^^-!")),
        ("^^^^^-^^^-^^^^^-!", Slip("s^^^^^-^^^-^^^^^-!")),
    ]),
    strict(
        1016,
        &[],
        &[
            "j.$.%.$#",
            "S^^^^-^^^^(^^)^^^^^-!",
            "S^^^^-^^^X(^^)^^^^^-!",
            "^^^^-^^^^(^^)^^^^^-!",
            "^^^^-^^^X(^^)^^^^^-!",
            "S^^^^-^^^^(^^)$#-!",
            "^^^^-^^^^(^^)$#-!",
            "^^^^-^^^X(^^)$#-!",
            "B978-#-#-#-!.#-!",
            "B978-#-#-#-!.$#-!",
        ],
    )
    .near(&["j.$.%.^^.^^#", "j.$.%.^^^^^#"])
    .never(&[
        ("j.xxx.%.^^.^^#", Template),
        ("j.xxxx.%.^^.^^#", Template),
        ("j.xxxxx.%.^^.^^#", Template),
        ("PIIS^^^^-^^^!(^^)^^^^^-!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^^^^!^^^^^^^!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^^^^!^^^^^^^-!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^-^^^!^^^^^^^!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^-^^^!^^^^^^^-!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^-^^^!-^^-^^^^^-!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        ("S^^^^-^^^!/^^/^^^^^-!", Slip("S^^^^-^^^!(^^)^^^^^-!")),
        // The older names have no `S` at all, but those with the years and the numbers of these forms should have it.
        ("^^^^-^^^!(1^)0^^^^-!", Slip("S^^^^-^^^!(1^)0^^^^-!")),
        ("^^^^-^^^!(1^)3^^^^-!", Slip("S^^^^-^^^!(1^)3^^^^-!")),
        ("^^^^-^^^!(2^)3^^^^-!", Slip("S^^^^-^^^!(2^)3^^^^-!")),
    ]),
    lax(1017, &[], &["S^^^^^^^!^^^^^^^!"])
        .never(&[("5^^^^^^^!^^^^^^^!", Slip("S^^^^^^^!^^^^^^^!")), ("S^^^^^^^!^^^^^^!", Short)]),
    strict(
        1021,
        &[],
        &[
            "acs.$.^b^^^^^",
            "acs.$.^c^^^^^",
            "$.^b^^^^^",
            "$.^c^^^^^",
            "$#$",
            "$#",
            "!!^^^^^$^^^",
            "ed^^^$#",
            "$#+",
            "bk-#-#.ch#",
            "bk-#-#",
        ],
    ),
    strict(1023, &["A:^^^^^^^^^^^^^", "B:$.#.#.@"], &[]),
    lax(1029, &[], &["%!!^^^^^^"]),
    strict(
        1037,
        &[],
        &[
            "&&-&&.#.#.#",
            "&&-&!X.#.#.#",
            "a^^^^^^^",
            "$^^^^^^^",
            "#-#",
            "$#-#",
            "/&&-&&.#.#.#",
            "/&&-&!X.#.#.#",
        ],
    ),
    strict(
        1038,
        &[
            "nature^^^^^",
            "ncomms^^^#",
            "srep^^^^^",
            "nmeth.#",
            "nphys#",
            "nmat#",
            "s4158^-^^^-^^^^-!",
            "s4158^-^^^-^^^^^-!",
            "s4159^-^^^-^^^^-!",
            "s4159^-^^^-^^^^^-!",
        ],
        &[
            "s^^^^^-^^^-^^^^-!",
            "s^^^^^-^^^-^^^^^-!",
            "$#",
            "$.#",
            "sj.$.#",
            "sj/$/#",
            "$.%.#",
            "#$#",
            "#$",
            "#.#-#",
            "#",
            "d^^^^^-^^^-^^^^^-!",
            "s4155!-01!-0^^^",
            "s41562-01!-0^^^",
            "s41570-01!-0^^^",
        ],
    )
    .never(&[
        ("s41586-xxx-xxxx-x", Template),
        ("4^^^^-^^^-^^^^-!", Slip("s4^^^^-^^^-^^^^-!")),
        ("4^^^^-^^^-^^^^^-!", Slip("s4^^^^-^^^-^^^^^-!")),
        ("natue^^^^^", Slip("nature^^^^^")),
        ("nautre^^^^^", Slip("nature^^^^^")),
        ("natrue^^^^^", Slip("nature^^^^^")),
        ("nature.^^^^^", Slip("nature^^^^^")),
    ]),
    lax(1039, &[], &["$^^^^^^!", "!^$^^^^^!", "$^^^^^^^^^^"])
        .never(&[("d^xx00000x", Template), ("dxxx00000x", Template)]),
    strict(1046, &[], &["j.&&-&&.%.#.x", "j.&&-&!X.%.#.x"]),
    lax(1051, &[], &["^^^^-^^^!:#", "^^^^-^^^!/#"]),
    // The names have one digit more since 2008.
    strict(1056, &["NEJM$^^^^^#", "NEJM^^^^^#"], &["EVID$#", "AI$#", "CAT.#.#"])
        .never(&[("NEJM$1^^^^^", Short), ("NEJM$2^^^^^", Short)]),
    lax(
        1061,
        &[],
        &["(ASCE)^^^^-^^^!(%)#:#(#)", "(ASCE)$.^^^^-^^^!.#", "(ASCE)^^^^-^^^!(%)#:$#(#)"],
    ),
    strict(1063, &[], &["1.#", "5.#", "#.#", "1.#.#", "#_#"]),
    strict(1073, &["pnas.^^^^^^^^#", "pnas.#.#.#"], &[]),
    strict(1074, &["jbc.$#.#", "jbc.$#"], &["jbc.#.#.#", "mcp.$#.#", "mcp.$#", "mcp.$#-$#"]),
    strict(1080, &[], &["^^^^^^^^.%.^^^^#", "^^^^^^^X.%.^^^^#", "#"]),
    strict(
        1088,
        &[],
        &[
            "&&-&&/#/#/#",
            "&&-&!X/#/#/#",
            "&&-&&/@",
            "&&-&!X/@",
            "&&-&&/#/#/$#",
            "&&-&!X/#/#/$#",
            "&&-&&/#/$#/#",
            "&&-&!X/#/$#/#",
            "0954-898X_#_#_#",
        ],
    ),
    lax(1093, &[], &["$/$#"]).never(&[
        ("$/$#/#", Page),
        ("bioinformatics/btxxx", Template),
        ("bioinformatics/btxxxx", Template),
        ("bioinfomatics/$#", Slip("bioinformatics/$#")),
        ("nar.gk$#", Slip("nar/gk$#")),
        ("nar/gka!l^^^", Slip("nar/gka!1^^^")),
    ]),
    strict(1101, &["cshperspect.a#"], &["%.&.&.^^^^^#", "#", "$.#.#", "$.#", "$.$#", "$.#.#.#"]),
    strict(
        1103,
        &["PhysRev$.#.#", "PhysRev.#.#", "RevModPhys.#.#"],
        &["PhysRev$.#.$#", "PhysRev.#.$#", "PRXQuantum.#.#", "PRXEnergy.#.#", "PRXLife.#.#"],
    )
    .never(&[("PhysRev$.X.XXX", Template), ("PhysRev$.XX.XXXXXX", Template)]),
    strict(1109, &[], &["$.%.#", "$#.%.#", "#.#"]).never(&[
        ("XXX.%.#", Template),
        ("XXXX.%.#", Template),
        ("TXXX.%.#", Template),
        ("ACCESS.2024.0429000", Template),
        ("ACESS.%.#", Slip("ACCESS.%.#")),
        ("ACCES.%.#", Slip("ACCESS.%.#")),
        ("TPAMl.%.#", Slip("TPAMI.%.#")),
    ]),
    strict(
        1111,
        &[],
        &[
            "$.^^^^#",
            "j.&&-&&.%.^^^^#.x",
            "j.&&-&!X.%.^^^^#.x",
            "j.&&-&&.%.tb#.x",
            "j.&&-&&.%.^^^^#.x-i#",
            "j.1755-3768.%.#",
            "&&-&&.#",
            "&&-&!X.#",
        ],
    ),
    lax(1115, &[], &["1.^^^^^^^"]),
    strict(
        1126,
        &["science.#", "science.a$#", "sciadv.a$#", "sciadv.#"],
        &["science.#.#.#", "scitranslmed.$#", "scitranslmed.#", "scisignal.$#", "scisignal.#"],
    ),
    lax(1128, &[], &["$.^^^^^-^^"]),
    lax(1134, &[], &["S^^^^^^^!^^^^^^^!"]),
    strict(
        1136,
        &["bmj.$#", "bmj.#"],
        &[
            "$-%-#",
            "$.%.#",
            "$.#",
            "$.$#",
            "bmj.#.#.#",
            "bmj.#.#.#.#",
            "$.#.#.#",
            "$.#.#.$#",
            "$-%-#.#",
        ],
    ),
    strict(1145, &[], &["#.#", "#"]).never(&[
        ("1122445.1122456", Template),
        ("8888888.7777777", Template),
        ("1234567.1234567", Template),
        ("0000000.0000000", Template),
        ("0000001.0000001", Template),
    ]),
    strict(
        1146,
        &["annurev.$.#.#.#", "annurev-$-#-#"],
        &["annurev.$.#.#", "annurev-$-#", "annurev-$-#-#-#"],
    ),
    lax(1152, &[], &["$.#.%", "$-#.%"]),
    lax(1163, &[], &["^^^^-^^^!_$_$_#", "^^^^-^^^!_$_#"]),
    strict(
        1177,
        &[],
        &[
            "^^^^^^^^^^^^^^^^",
            "^^^^^^^^^^^^^^^^^",
            "^^^^^^^^^^^^^^^^^^",
            "^^^^^^^^^^^^^^^^^^^",
            "^^^^^^^^^^^^^^^^^^^^",
            "#X#",
            "#$",
            "#X#$",
        ],
    ),
    strict(
        1186,
        &[],
        &[
            "s^^^^^-^^^-^^^^-!",
            "s^^^^^-^^^-^^^^^-!",
            "&&-&&-#-#",
            "&&-&!X-#-#",
            "gb-#-#-#-#",
            "gb-#-#-#-$#",
            "gb-#-#-$#-$#",
            "PREACCEPT-#",
            "&&-&&-#-$#",
            "#-#-#-$#-$#",
            "$#",
        ],
    ),
    lax(1200, &[], &["JCO.%.#.#_suppl.#", "JCO.%.#.^^^^", "JCO.#.^^^^^"]),
    lax(1210, &[], &["$.%-^^^^"]),
    lax(1234, &[], &[]).never(&[("abcd", Template), ("example", Template)]),
    lax(1243, &[], &["PIME_PROC_%_#_#_#"]),
    lax(1257, &[], &["$.%^^^^", "$.p%^^^^", "$.#.#.#"]).never(&[("$20^^^^^^", Slip("$.20^^^^^^"))]),
    lax(1364, &[], &["$.#.^^^^^^"]),
    strict(
        1371,
        &["journal.p$.^^^^^^^"],
        &[
            "journal.p$.^^^^^^^.$#",
            "journal.p$.^^^^^^^.$#.PNG_$",
            "journal.p$.^^^^^^^.$#.$",
            "journal.p$.^^^^^^^.$",
            "image.p$.v#.i#",
            "issue.p$.v#.i#",
        ],
    )
    .never(&[
        ("journal.p$.0000000", Template),
        ("journal.pon.^^^^^^^", Slip("journal.pone.^^^^^^^")),
        ("journal.phone.^^^^^^^", Slip("journal.pone.^^^^^^^")),
        ("journal.pome.^^^^^^^", Slip("journal.pone.^^^^^^^")),
        ("journal.pnoe.^^^^^^^", Slip("journal.pone.^^^^^^^")),
        ("journal.poen.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ]),
    strict(1523, &["JNEUROSCI.#-#.%", "ENEURO.#-#.%", "JNEUROSCI.#-#-#.%"], &[]),
    lax(1590, &["SciELOPreprints.#"], &[]),
    strict(1594, &["PANGAEA.#"], &["IEDA/#", "IEDA.#"]),
    lax(2118, &[], &["#-$"]),
    strict(2139, &["ssrn.#"], &[]),
    lax(3386, &[], &["w#", "t#", "h#"]),
    strict(3389, &[], &["f$.%.^^^^#"]),
    strict(3390, &[], &["$#"]).never(&[
        ("$-^^^^^^^^", Slip("$^^^^^^^^")),
        ("sul^^^^^^^", Slip("su1^^^^^^^")),
        ("ijmsl^^^^^^^", Slip("ijms1^^^^^^^")),
        ("ijerphl^^^^^^^", Slip("ijerph1^^^^^^^")),
        ("moleculesl^^^^^^^", Slip("molecules1^^^^^^^")),
        ("nul^^^^^^^", Slip("nu1^^^^^^^")),
        ("enl^^^^^^^", Slip("en1^^^^^^^")),
        ("mal^^^^^^^", Slip("ma1^^^^^^^")),
        ("rsl^^^^^^^", Slip("rs1^^^^^^^")),
    ]),
    strict(3886, &["ICPSR#.v#", "ICPSR#"], &["E#V#"]),
    lax(3969, &[], &["j.issn.#-#.#.#.#", "j.issn.#-#X.#.#.#"]),
    strict(
        5061,
        &["dryad.@"],
        &["dryad.@/#", "dryad.@/#/#", "dryad.@/#.#", "dryad.@.#", "dryad.@.#/#", "dryad.@.#/#.#"],
    ),
    strict(5194, &[], &["$-#-#-%", "$-%-#", "$#-#"]),
    strict(5281, &["zenodo.#"], &[]),
    strict(
        6084,
        &["m9.figshare.#", "m9.figshare.#.v#", "m9.figshare.c.#", "m9.figshare.c.#.v#"],
        &[],
    ),
    strict(7554, &["eLife.^^^^#"], &["eLife.^^^^#.#", "eLife.^^^^#.$#", "eLife.^^^^#.#.$#"]),
    strict(
        7717,
        &["peerj.#", "peerj-cs.#"],
        &["peerj-$.#", "peerj.#/$-#", "peerj-$.#/$-#", "peerj.preprints.#", "peerj.preprints.#v#"],
    ),
    strict(7910, &[], &["DVN/@", "DVN/@/@", "DVN1/@"]),
    strict(
        12688,
        &["f1000research.#.#", "wellcomeopenres.#.#"],
        &["gatesopenres.#.#", "openreseurope.#.#", "hrbopenres.#.#"],
    ),
    strict(13140, &["RG.#.#.#.#"], &["#.#.#.#"]),
    strict(14814, &["phy2.#"], &[]),
    lax(15468, &[], &["dl.!!!!!!", "!!!!!!"]),
    strict(17487, &["RFC#"], &[]),
    strict(17605, &[], &[]).near(OSF),
    strict(18637, &["jss.v#.i#"], &["jss.v#.c#", "jss.v#.b#", "jss.v#.s#"]),
    lax(18653, &[], &["v1/$^^-^^^^", "v1/$^^-^^", "v1/%.$-$.#", "v1/%.$-$", "v1/%.$-#.#"]),
    strict(21105, &["joss.^^^^^", "jose.^^^^^"], &[]).never(&[("joss.0XXXX", Template)]),
    strict(21203, &["rs.#.rs-#/v^", "rs.#.rs-#/v#", "rs.#.rs-#"], &["rs.#.#/v#"])
        .never(&[("rs.#.rs-xxxxxxx/v^", Template)]),
    strict(26434, &["chemrxiv-#-@", "chemrxiv.#.v#"], &["chemrxiv.#", "chemrxiv.#/v#"]),
    strict(31219, &[], OSF),
    strict(31222, &[], OSF),
    strict(31234, &[], OSF),
    strict(31235, &[], OSF),
    strict(
        48550,
        &["arXiv.^^^^.^^^^", "arXiv.^^^^.^^^^^", "arXiv.$/#", "arXiv.$-$/#", "arXiv.$.$/#"],
        &[],
    ),
];

/// The forms of the names of OSF and of its preprint servers.
const OSF: FormList = &["osf.io/!!!!!", "osf.io/!!!!!_v#"];

/// How many forms a registrant has at most, with those that only mistakes have.
pub(super) const MOST_FORMS: usize = {
    let (mut most, mut at) = (0, 0);
    while at < REGISTRANTS.len() {
        let known = &REGISTRANTS[at];
        let count = known.own.len() + known.near.len() + known.usual.len() + known.wrong.len();
        most = if count > most { count } else { most };
        at += 1;
    }
    most
};

impl Registrant {
    /// The registrant of a DOI name, if forms are known that its names should have.
    pub(super) fn of(name: &[u8]) -> Option<&'static Self> {
        Self::listed(name).filter(|known| known.has_forms())
    }

    /// The registrant of a DOI name. For some registrants, the table has only the names of templates.
    pub(super) fn listed(name: &[u8]) -> Option<&'static Self> {
        Self::numbered(name.strip_prefix(DOI_START.as_bytes())?)
    }

    /// The registrant whose number, with a `/` after it, begins a text.
    pub(super) fn numbered<'a>(text: impl IntoIterator<Item = &'a u8>) -> Option<&'static Self> {
        let mut number = 0;
        for octet in text.into_iter().take("12345/".len()) {
            match octet {
                b'0'..=b'9' => number = 10 * number + u32::from(octet - b'0'),
                b'/' => return REGISTRANTS.get(Self::at(number)?),
                _ => return None,
            }
        }
        None
    }

    /// The index of the registrant that has this number.
    pub(super) fn at(number: u32) -> Option<usize> {
        let mut slot = first_slot(number);
        loop {
            let at = usize::from(SLOTS[slot].checked_sub(1)?);
            if REGISTRANTS[at].number == number {
                return Some(at);
            }
            slot = next_slot(slot);
        }
    }
}

/// A hash table of the registrants by their numbers: in each slot, the index of a registrant and one, or zero. Every DOI
/// name is looked up here.
static SLOTS: [u8; 256] = {
    assert!(REGISTRANTS.len() < 200, "too many registrants for the slots");
    let (mut slots, mut at) = ([0; 256], 0);
    while at < REGISTRANTS.len() {
        let mut slot = first_slot(REGISTRANTS[at].number);
        while slots[slot] != 0 {
            slot = next_slot(slot);
        }
        at += 1;
        slots[slot] = at as u8;
    }
    slots
};

/// The slot in which the registrant of this number stands, unless another one took it.
const fn first_slot(number: u32) -> usize {
    number as usize % 256
}

const fn next_slot(slot: usize) -> usize {
    (slot + 1) % 256
}

#[cfg(test)]
mod tests {
    use super::REGISTRANTS;

    #[test]
    fn the_registrants_are_in_the_order_of_their_numbers() {
        assert!(REGISTRANTS.is_sorted_by(|a, b| a.number < b.number));
    }
}
