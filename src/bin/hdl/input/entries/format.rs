//! [`EntryFormat`]: what is known of a format of entries.

use crate::input::piece::Piece;
use crate::input::position::Position;

use super::taker::Taker;

/// A format of entries.
#[derive(Debug)]
pub(crate) struct EntryFormat {
    /// Its name, as in the help and the manual.
    pub(crate) name: &'static str,
    /// The extensions of its files.
    pub(crate) extensions: &'static [&'static str],
    /// A file with another extension has this format if its first octet after white space is one of these.
    pub(super) marks: &'static [u8],
    /// Whether its values are written in TeX.
    pub(crate) is_tex: bool,
    /// The argument that reads the DOI names of its entries.
    pub(crate) option: &'static str,
    /// What else to say if no entry has a field of this name.
    pub(crate) advice: fn(&str) -> &'static str,
    /// Begins to read a file.
    pub(super) machine: fn(Taker) -> Box<dyn Machine>,
}

impl EntryFormat {
    /// The argument that reads the field of this name, or else that of DOI names, if no field can have the name.
    pub(crate) fn option_for(&self, name: &str) -> String {
        if !(self.advice)(name).is_empty() {
            return self.option.to_owned();
        }
        // Tags of two letters are usually written in upper case, and other names in lower case.
        let name = if name.len() == 2 { name.to_uppercase() } else { name.to_lowercase() };
        format!("--field {name}")
    }
}

/// Reads the entries of a file, piece by piece.
pub(super) trait Machine: Send {
    /// Reads the next octets of the file, which begin at `start`.
    fn read(&mut self, text: &[u8], start: Position, pieces: &mut Vec<Piece>);

    /// Ends the file.
    fn end(&mut self, pieces: &mut Vec<Piece>);

    /// The fields that were read.
    fn taker(&self) -> &Taker;
}
