//! Forms that only mistakes have, of registrants with many of them. A name that is as short as a form that is `Begun`
//! was cut off, because its registrant gives only longer ones.

use crate::accident::registrant::known::mistake::Mistake::{Begun, Cut, Slip, Template};
use crate::accident::registrant::known::mistake::WrongForm;

/// Of the journals of Nature.
pub(super) const OF_NATURE: &[WrongForm] = &[
    ("s41586-xxx-xxxx-x", Template),
    // Since 2017, the numbers of this journal have five digits.
    ("s41598-0^^-^^^^^", Cut),
    ("na", Begun),
    ("s4^^", Begun),
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
