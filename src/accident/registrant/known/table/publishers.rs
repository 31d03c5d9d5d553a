//! Publishers of journals and books whose local names have known forms, up to `10.1099`.

use crate::accident::registrant::known::mistake::Mistake::{Page, Short, Slip, Template};
use crate::accident::registrant::known::row::{Registrant, lax, strict};

use super::mistakes;

/// In the order of their numbers. Letters are written as the registrant writes them.
pub(super) const PUBLISHERS: &[Registrant] = &[
    strict(
        1001,
        &[],
        &[
            "$.%.#",
            "$.#.#.#",
            "$.#.#",
            "$.#.#.#$",
            "%.$.#",
            "$.%.#.#.$#-#",
            "amaguidesnewsletters.%.$#",
        ],
    ),
    lax(1002, &[], &["$.#", "$#.#"]).never(&[("$20^^^^^^^", Slip("$.20^^^^^^^"))]),
    strict(1006, &[], &["$.%.^^^^"]),
    strict(
        1007,
        &[],
        &[
            "s^^^^^-^^^-^^^^-!",
            "s^^^^^-^^^-^^^^^-!",
            "978-#-#-#-!_#",
            "978-#-#-#-!",
            "BF^^^^^^^^",
            "BFb^^^^^^^",
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
    .never(mistakes::OF_SPRINGER),
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
    .distant(&["j.$.%.^^.^^#", "j.$.%.^^^^^#"])
    .never(mistakes::OF_ELSEVIER),
    // Cambridge Books Online is `CBO`, with the letter `O`.
    lax(1017, &[], &["S^^^^^^^!^^^^^^^!", "CBO978^^^^^^^^^^"]).never(&[
        ("5^^^^^^^!^^^^^^^!", Slip("S^^^^^^^!^^^^^^^!")),
        ("S^^^^^^^!^^^^^^!", Short),
        ("CB0978^^^^^^^^^^", Slip("CBO978^^^^^^^^^^")),
    ]),
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
            "bk-#-#.$#",
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
            "$^^^^^^^.supp",
            "&&-&&.#.#.#.supp",
            "&&-&!X.#.#.#.supp",
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
            // The first articles of some journals have no check character.
            "s415!!-016-0^^^",
            "s415!!-017-0^^^",
        ],
    )
    .never(mistakes::OF_NATURE),
    lax(1039, &[], &["$^^^^^^!", "!^$^^^^^!", "$^^^^^^^^^^"]).never(mistakes::OF_CHEMISTRY),
    strict(1046, &[], &["j.&&-&&.%.#.x", "j.&&-&!X.%.#.x"]),
    lax(1051, &[], &["^^^^-^^^!:#", "^^^^-^^^!/#"]),
    // The names have had one more digit since 2008.
    // Corrections, as in `NEJMx180040`, still have six digits.
    strict(1056, &["NEJM$^^^^^#", "NEJM^^^^^#"], &["NEJMx^^^^^^", "EVID$#", "AI$#", "CAT.#.#"])
        .never(&[("NEJM$1^^^^^", Short), ("NEJM$2^^^^^", Short)]),
    lax(
        1061,
        &[],
        &["(ASCE)^^^^-^^^!(%)#:#(#)", "(ASCE)$.^^^^-^^^!.#", "(ASCE)^^^^-^^^!(%)#:$#(#)"],
    ),
    strict(1063, &[], &["1.#", "5.#", "#.#", "1.#.#", "#_#"]),
    strict(1073, &["pnas.^^^^^^^^#", "pnas.#.#.#"], &[]),
    strict(1074, &["jbc.$#.#", "jbc.$#"], &["jbc.#.#.#", "mcp.$#.#", "mcp.$#", "mcp.$#-$#"]),
    strict(
        1080,
        &[],
        &[
            "^^^^^^^^.%.^^^^#",
            "^^^^^^^X.%.^^^^#",
            "#",
            "^^^^^^^^.18^^.^^^^#",
            "^^^^^^^X.18^^.^^^^#",
        ],
    ),
    lax(1083, &[], &["jcb.^^^^^^^^^", "jem.^^^^^^^^", "jgp.^^^^^^^^^", "$.#.#.#"]),
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
    lax(1097, &[], &["^^^^^^^^-^^^^^^^^^-^^^^^", "01.$.^^^^^^^^^^.^^^^^.!!", "$.^^^^^^^^^^^^^^^^"]),
    lax(1098, &[], &["rs$.%.^^^^", "rs$.^^^^^^"]),
];
