//! The table of accidents, in the order in which they are undone: an accident that hides others comes before them.

mod after;
mod before;
mod end;
mod format;
mod info;
mod inside;
mod link;
mod nothing;
mod prefix;
mod remains;
mod typed;

use crate::code::Code;

use super::link::whole;
use super::parts::{count, joined};
use super::row::{Accident, row};
use super::sign::Signs;

/// The parts of the table, in the order in which their accidents are undone.
const PARTS: [&[Accident]; 11] = [
    nothing::ROWS,
    format::ROWS,
    typed::ROWS,
    remains::ROWS,
    link::ROWS,
    before::ROWS,
    info::ROWS,
    after::ROWS,
    inside::ROWS,
    prefix::ROWS,
    end::ROWS,
];

/// Every accident.
pub(crate) static ACCIDENTS: [Accident; count(&PARTS)] = joined(&PARTS);

/// A link or a URI in place of the name alone. In dialects that read links, this is not an accident.
pub(crate) static LINK: Accident =
    row(Code::UrlAsHandle, whole, Signs::all(&[Signs::HEAD, Signs::URI]))
        .says(
            "{text} belongs to a link or a URI, not to the name itself",
            "keep only the name, or read the text as a link",
        )
        .undoes("https://doi.org/10.1000/182", "10.1000/182")
        .rests_on("D-W8");
