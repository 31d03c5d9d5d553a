//! [`Sample`]: the input of a target, which is a text and a few choices, all made from octets.

use std::cell::Cell;

use handle_syntax::Dialect;
use libfuzzer_sys::arbitrary::{Arbitrary, Result, Unstructured};

use crate::telling::TELLING;

/// A text, and choices of everything else that a target may need.
#[derive(Debug)]
pub(crate) struct Sample {
    pub(crate) dialect: Dialect,
    pub(crate) other: Dialect,
    /// A number from which all further choices are taken.
    choice: Cell<u8>,
    pub(crate) text: Vec<u8>,
}

impl Sample {
    /// Chooses one of these; the rest of the number makes the next choice.
    pub(crate) fn one_of<T: Copy>(&self, all: &[T]) -> T {
        let most = all.len() as u8;
        let choice = self.choice.get();
        self.choice.set(choice / most);
        all[usize::from(choice % most)]
    }

    /// Chooses a number, at most `most`.
    pub(crate) fn up_to(&self, most: usize) -> usize {
        self.one_of(&(0..=most).collect::<Vec<_>>())
    }
}

/// The octets of the text stand for themselves; or, as one of the choices says, those beyond ASCII stand for the pieces
/// in `telling.rs`.
impl<'a> Arbitrary<'a> for Sample {
    fn arbitrary(octets: &mut Unstructured<'a>) -> Result<Self> {
        let (dialect, other) = (*octets.choose(Dialect::ALL)?, *octets.choose(Dialect::ALL)?);
        let (choice, pieces) = (octets.arbitrary()?, octets.arbitrary()?);
        let text = octets.bytes(octets.len())?;
        let piece = |octet: &u8| match octet.checked_sub(0x80) {
            Some(at) if pieces => TELLING[usize::from(at) % TELLING.len()].to_vec(),
            _ => vec![*octet],
        };
        let text = if pieces { text.iter().flat_map(piece).collect() } else { text.to_vec() };
        Ok(Self { dialect, other, choice, text })
    }
}
