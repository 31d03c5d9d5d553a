//! Publishers of the proceedings of conferences whose local names have known forms.

use crate::accident::registrant::known::mistake::Mistake::{Long, Short, Slip, Template};
use crate::accident::registrant::known::row::{Registrant, lax, strict};

/// In the order of their numbers. Letters are written as the registrant writes them.
pub(super) const PROCEEDINGS: &[Registrant] = &[
    strict(1109, &[], &["$.%.#", "$#.%.#", "$-$#.%.#", "$-$.%.#", "#.#"]).never(&[
        ("XXX.%.#", Template),
        ("XXXX.%.#", Template),
        ("TXXX.%.#", Template),
        ("ACCESS.2024.0429000", Template),
        // All such numbers have seven digits.
        ("$.%.^^^^^^^^", Long),
        ("ACESS.%.#", Slip("ACCESS.%.#")),
        ("ACCES.%.#", Slip("ACCESS.%.#")),
        ("TPAMl.%.#", Slip("TPAMI.%.#")),
    ]),
    strict(1145, &[], &["#.#", "#"]).never(&[
        ("1122445.1122456", Template),
        ("1122445.1122456#", Template),
        ("8888888.7777777", Template),
        ("1234567.1234567", Template),
        ("0000000.0000000", Template),
        ("0000001.0000001", Template),
        // The number of an article is larger than that of the volume before it.
        ("^^^^^^^.^^^^^^", Short),
        ("^^^^^^^.^^^^^", Short),
    ]),
    strict(1609, &[], &["$.v#i#.#"]),
    lax(4230, &["LIPIcs.$.%.#", "OASIcs.$.%.#"], &["LIPIcs.$-$.%.#"])
        .never(&[("LIPIcs.$.%.XX", Template), ("OASIcs.$.%.XX", Template)]),
    lax(18653, &[], &["v1/$^^-^^^^", "v1/$^^-^^", "v1/%.$-$.#", "v1/%.$-$", "v1/%.$-#.#"]),
    lax(21437, &["Interspeech.%-#"], &[]),
    strict(24963, &["ijcai.%/#"], &["$.%/#", "$.%"]),
];
