//! The input of the command: octets from files, cut into blocks of whole rows, with the identifiers found in each row.
//!
//! The fuzz targets include this module, so it uses nothing else of the command.

pub(crate) mod block;
pub(crate) mod blocks;
pub(crate) mod boundary;
mod chunks;
pub(crate) mod csv;
pub(crate) mod damage;
pub(crate) mod entries;
mod hold;
pub(crate) mod json;
pub(crate) mod layout;
pub(crate) mod limits;
mod long;
pub(crate) mod octets;
pub(crate) mod piece;
pub(crate) mod pointer;
pub(crate) mod position;
mod positioned;
pub(crate) mod prose;
pub(crate) mod record;
pub(crate) mod returns;
pub(crate) mod scan;
pub(crate) mod source;
pub(crate) mod stream;
#[cfg(test)]
pub(crate) mod testing;
pub(crate) mod unescape;
pub(crate) mod unread;
pub(crate) mod xml;
