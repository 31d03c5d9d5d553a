//! Forms that only mistakes have, of registrants with many of them. A name that is as short as a form that is `Begun`
//! was cut off, because its registrant gives only longer ones.

use crate::accident::registrant::known::mistake::Mistake::{Begun, Checkless, Cut, Slip, Template};
use crate::accident::registrant::known::mistake::WrongForm;

/// Of the journals of Nature.
pub(super) const OF_NATURE: &[WrongForm] = &[
    ("s41586-xxx-xxxx-x", Template),
    // Since 2017, the numbers of this journal have five digits.
    ("s41598-0^^-^^^^^", Cut),
    ("na", Begun),
    ("s4^^", Begun),
    ("s4^^^^", Begun),
    ("4^^^^-^^^-^^^^-!", Slip("s4^^^^-^^^-^^^^-!")),
    ("4^^^^-^^^-^^^^^-!", Slip("s4^^^^-^^^-^^^^^-!")),
    ("natue^^^^^", Slip("nature^^^^^")),
    ("nautre^^^^^", Slip("nature^^^^^")),
    ("natrue^^^^^", Slip("nature^^^^^")),
    ("nature.^^^^^", Slip("nature^^^^^")),
];

/// Of the Royal Society of Chemistry. Since 2010, its names have a letter and a digit for the year, the letters of the
/// journal, five digits and a check character.
pub(super) const OF_CHEMISTRY: &[WrongForm] = &[
    ("d^xx00000x", Template),
    ("dxxx00000x", Template),
    ("C^", Begun),
    ("C^$", Begun),
    ("C^$^", Begun),
    ("C^$^^", Begun),
    ("C^$^^^", Begun),
    ("D^", Begun),
    ("D^$", Begun),
    ("D^$^", Begun),
    ("D^$^^", Begun),
    ("D^$^^^", Begun),
];

/// Of Mendeley Data, whose names have ten letters and digits.
pub(super) const OF_MENDELEY: &[WrongForm] = &[
    ("!", Begun),
    ("!!", Begun),
    ("!!!", Begun),
    ("!!!!", Begun),
    ("!!!!!", Begun),
    ("!!!!!!", Begun),
    ("!!!!!!!", Begun),
    ("!!!!!!!!", Begun),
];

/// Of Springer.
pub(super) const OF_SPRINGER: &[WrongForm] = &[
    ("978-#-#-#_#", Checkless),
    ("s00000-000-0000-0", Template),
    ("s00000-000-00000-0", Template),
    ("xxxxxx-xxx-xxxx-x", Template),
    ("sxxxxx-xxx-xxxx-x", Template),
    ("^^^^^-^^^-^^^^-!", Slip("s^^^^^-^^^-^^^^-!")),
    ("^^^^^-^^^-^^^^^-!", Slip("s^^^^^-^^^-^^^^^-!")),
];

/// Of Elsevier.
pub(super) const OF_ELSEVIER: &[WrongForm] = &[
    ("j.xxx.%.^^.^^#", Template),
    ("j.xxxx.%.^^.^^#", Template),
    ("j.xxxxx.%.^^.^^#", Template),
    ("j$.%.^^.^^#", Slip("j.$.%.^^.^^#")),
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
];

/// Of PLOS.
pub(super) const OF_PLOS: &[WrongForm] = &[
    ("journal.p$.0000000", Template),
    ("journal.pon.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ("journal.phone.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ("journal.pome.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ("journal.pnoe.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ("journal.poen.^^^^^^^", Slip("journal.pone.^^^^^^^")),
    ("journal.poone.^^^^^^^", Slip("journal.pone.^^^^^^^")),
];

/// Of MDPI.
pub(super) const OF_MDPI: &[WrongForm] = &[
    ("$-^^^^^^^^", Slip("$^^^^^^^^")),
    ("sul^^^^^^^", Slip("su1^^^^^^^")),
    ("ijmsl^^^^^^^", Slip("ijms1^^^^^^^")),
    ("ijerphl^^^^^^^", Slip("ijerph1^^^^^^^")),
    ("moleculesl^^^^^^^", Slip("molecules1^^^^^^^")),
    ("nul^^^^^^^", Slip("nu1^^^^^^^")),
    ("enl^^^^^^^", Slip("en1^^^^^^^")),
    ("mal^^^^^^^", Slip("ma1^^^^^^^")),
    ("rsl^^^^^^^", Slip("rs1^^^^^^^")),
];
