//! Broken lines that begin with a marker, as of a message, a comment or a list.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // A marker stands before each line, of a message or of a comment.
    (
        "> see https://doi.org/10.1371/journal.\n> pone.0012345",
        &["https://doi.org/10.1371/journal.pone.0012345"],
    ),
    ("# 10.1371/journal.\n# pone.0012345\n", &["10.1371/journal.pone.0012345"]),
    (" * 10.1371/journal.\n *   pone.0012345\n */", &["10.1371/journal.pone.0012345"]),
    ("// 10.1016/S0140-\r\n// 6736(97)11096-0\r\n", &["10.1016/S0140-6736(97)11096-0"]),
    (
        "%% 10.1016/\n%% j.cell.2020.02.052 >> 10.1016/\n>> j.cell.2020.02.053",
        &["10.1016/j.cell.2020.02.052", "10.1016/j.cell.2020.02.053"],
    ),
    // The markers of R, SQL and Lisp.
    (
        "#' 10.1371/journal.\n#' pone.0012345 -- 10.1016/S0140-\n-- 6736(97)11096-0 ",
        &["10.1371/journal.pone.0012345", "10.1016/S0140-6736(97)11096-0"],
    ),
    (
        ";; 10.1371/journal.\n;; pone.0012345\n;;; 10.1016/\n  ;;;  j.cell.2020.02.052",
        &["10.1371/journal.pone.0012345", "10.1016/j.cell.2020.02.052"],
    ),
    ("- 10.1000/a-\n- 123 10.1000/b-\n-- 1. x", &["10.1000/a-", "10.1000/b-"]),
    ("\t// 10.1371/journal.\n\t\t // pone.0012345", &["10.1371/journal.pone.0012345"]),
    ("* 10.1000/abc-\n* 123 items", &["10.1000/abc-"]),
    ("> 10.1000/182.\n> 10.1000/183.\n> Next", &["10.1000/182", "10.1000/183"]),
    ("# 10.1000/182\n# 3 more\n\n# 10.1000/a-\n\n# 2", &["10.1000/182", "10.1000/a-"]),
    // Lines are numbered, or items of a list, or have a marker that only they have.
    (
        "123 Smith. https://doi.org/10.1038/\n124 nature12373 1. doi:10.1038/\n2. doi:10.1126/science.1260419",
        &["https://doi.org/10.1038/", "doi:10.1038/", "doi:10.1126/science.1260419"],
    ),
    (">>> doi:10.1038/\n>>> nature12373 x", &["doi:10.1038/nature12373"]),
];
