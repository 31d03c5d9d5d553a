//! Every accident, put together from the parts of the table.

use crate::accident::form::parts::{count, joined};
use crate::accident::link::whole;
use crate::accident::search::row::{Accident, row};
use crate::accident::search::sign::Signs;
use crate::code::Code;

use super::after;
use super::before;
use super::end;
use super::format;
use super::info;
use super::inside;
use super::link;
use super::nothing;
use super::page;
use super::prefix;
use super::remains;
use super::several;
use super::typed;

/// The parts of the table, in the order in which their accidents are undone.
const PARTS: [&[Accident]; 13] = [
    nothing::ROWS,
    format::ROWS,
    typed::ROWS,
    remains::ROWS,
    link::ROWS,
    before::ROWS,
    info::ROWS,
    page::ROWS,
    several::ROWS,
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
