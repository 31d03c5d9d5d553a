//! What the library uses of the crate `encoding_rs`, answered by JavaScript. Every browser and Node decode the charsets
//! of the WHATWG Encoding Standard, whose tables would otherwise be a third of the download. JavaScript encodes UTF-8
//! only, so [`encode`] asks it which octets are decoded as a character.

mod decoder;
mod encode;
mod name;

use std::borrow::Cow;

pub use decoder::{Decoder, DecoderResult};

/// A charset of the standard.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Encoding {
    name: &'static str,
}

impl Encoding {
    /// The charset of a label; `None` for a label of the encoding `replacement`, which decodes nothing.
    pub fn for_label_no_replacement(label: &[u8]) -> Option<&'static Self> {
        let label = str::from_utf8(label).ok()?;
        let known = decoder::name(label)?;
        name::ALL.iter().find(|encoding| encoding.name.eq_ignore_ascii_case(&known))
    }

    /// The name in the standard.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The characters of the octets; `None` if some octets stand for no character.
    pub fn decode_without_bom_handling_and_without_replacement<'a>(
        &self,
        octets: &'a [u8],
    ) -> Option<Cow<'a, str>> {
        decoder::decode(self.name, octets).map(Cow::Owned)
    }

    /// A decoder that tells where octets are not a character.
    pub fn new_decoder_without_bom_handling(&self) -> Decoder {
        Decoder { name: self.name }
    }

    /// The octets of the text, the charset that they are in, and whether a character had to be left out. As the
    /// standard demands, nothing is written in UTF-16.
    pub fn encode<'a>(&'static self, text: &'a str) -> (Cow<'a, [u8]>, &'static Self, bool) {
        if self.name.starts_with("UTF-") {
            return (Cow::Borrowed(text.as_bytes()), &name::ALL[0], false);
        }
        match encode::encode(self.name, text) {
            Some(octets) => (Cow::Owned(octets), self, false),
            None => (Cow::Owned(Vec::new()), self, true),
        }
    }
}
