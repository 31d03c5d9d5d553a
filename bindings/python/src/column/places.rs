//! [`Places`]: the columns about places in texts, in octets and in characters.

use std::sync::Arc;

use arrow_array::ArrayRef;
use arrow_array::builder::{ArrayBuilder, Int32Builder};
use arrow_schema::{DataType, Field};

use crate::characters::Characters;

/// The columns about places while they are being written.
#[derive(Default)]
pub(crate) struct Places {
    octets: [Int32Builder; 2],
    characters: [Int32Builder; 2],
}

/// The fields of a place in octets of UTF-8.
pub(crate) fn octets() -> [Field; 2] {
    ["start", "end"].map(|name| Field::new(name, DataType::Int32, true))
}

/// The fields of the same place in characters.
pub(crate) fn characters() -> [Field; 2] {
    ["start_char", "end_char"].map(|name| Field::new(name, DataType::Int32, true))
}

impl Places {
    pub(crate) fn len(&self) -> usize {
        self.octets[0].len()
    }

    /// Adds a place, given in octets of the text whose characters are counted.
    pub(crate) fn push(&mut self, characters: &mut Characters<'_>, octets: [usize; 2]) {
        append(&mut self.octets, octets);
        append(&mut self.characters, characters.indices(octets));
    }

    /// The finished columns: the place in octets, and in characters.
    pub(crate) fn finish(self) -> [[ArrayRef; 2]; 2] {
        let finish = |mut builder: Int32Builder| Arc::new(builder.finish()) as ArrayRef;
        [self.octets.map(finish), self.characters.map(finish)]
    }
}

/// Adds the start and the end of a place; null if a text of more than 2 GiB has it beyond what the type can count.
fn append(builders: &mut [Int32Builder; 2], place: [usize; 2]) {
    for (builder, at) in builders.iter_mut().zip(place) {
        builder.append_option(i32::try_from(at).ok());
    }
}
