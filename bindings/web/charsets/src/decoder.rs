//! Decoding, by the `TextDecoder` of JavaScript.

use std::ops::Range;

use js_sys::{Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen]
extern "C" {
    type TextDecoder;

    #[wasm_bindgen(constructor, catch)]
    fn new(label: &str, options: &Object) -> Result<TextDecoder, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn encoding(this: &TextDecoder) -> String;

    #[wasm_bindgen(method, catch)]
    fn decode(this: &TextDecoder, octets: &[u8], options: &Object) -> Result<String, JsValue>;
}

/// An object of JavaScript whose named properties are true.
fn all_true(names: &[&str]) -> Object {
    let options = Object::new();
    for name in names {
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&options, &JsValue::from(*name), &JsValue::TRUE);
    }
    options.unchecked_into()
}

fn open(label: &str) -> Option<TextDecoder> {
    TextDecoder::new(label, &all_true(&["fatal", "ignoreBOM"])).ok()
}

/// The name of the charset of a label, in lower case.
pub(crate) fn name(label: &str) -> Option<String> {
    open(label).map(|decoder| decoder.encoding())
}

/// The characters of the octets; `None` if some octets stand for no character.
pub(crate) fn decode(name: &str, octets: &[u8]) -> Option<String> {
    // ASCII needs no decoder, except in UTF-16; in ISO-2022-JP, these three octets are not characters.
    if octets.is_ascii()
        && !octets.iter().any(|octet| matches!(octet, 0x0E | 0x0F | 0x1B))
        && !name.starts_with("UTF-16")
    {
        return String::from_utf8(octets.into()).ok();
    }
    open(name)?.decode(octets, &Object::new()).ok()
}

/// Finds the octets of a text that are not a character.
pub struct Decoder {
    pub(crate) name: &'static str,
}

/// The result of decoding.
pub enum DecoderResult {
    /// All is decoded.
    InputEmpty,
    /// Some octets are not a character: how many they are, and how many octets were read after them.
    Malformed(u8, u8),
}

impl Decoder {
    /// The characters themselves are not asked for, so they need no room.
    pub fn max_utf8_buffer_length_without_replacement(&self, _octets: usize) -> Option<usize> {
        Some(0)
    }

    /// The first octets that are not a character, and how many octets were read. No characters are written.
    pub fn decode_to_utf8_without_replacement(
        &mut self,
        octets: &[u8],
        _text: &mut [u8],
        _last: bool,
    ) -> (DecoderResult, usize, usize) {
        let bad = self.malformed(octets);
        match u8::try_from(bad.len()) {
            Ok(length @ 1..) => (DecoderResult::Malformed(length, 0), bad.end, 0),
            _ => (DecoderResult::InputEmpty, octets.len(), 0),
        }
    }

    fn malformed(&self, octets: &[u8]) -> Range<usize> {
        if self.name == "UTF-8" {
            let error = str::from_utf8(octets).err();
            let bad = |error: std::str::Utf8Error| {
                let start = error.valid_up_to();
                start..error.error_len().map_or(octets.len(), |length| start + length)
            };
            return error.map_or(0..0, bad);
        }
        // This is a binary search for the longest start of the octets that the decoder accepts: it accepts the first
        // `accepted` octets, and refuses the first `refused`.
        let (mut accepted, mut refused) = (0, octets.len() + 1);
        while accepted + 1 < refused {
            let middle = accepted.midpoint(refused);
            if self.accepts(&octets[..middle]) { accepted = middle } else { refused = middle }
        }
        let complete = |end: &usize| decode(self.name, &octets[..*end]).is_some();
        let start = (0..=accepted).rev().find(complete).unwrap_or_default();
        start..self.end(octets, start, accepted)
    }

    /// The end of the octets that begin at `start` and are not a character. The octet at `refused` made them invalid.
    /// If it can be the first octet of the next character, the end is before it.
    fn end(&self, octets: &[u8], start: usize, refused: usize) -> usize {
        let Some(octet) = octets.get(refused) else {
            return octets.len();
        };
        match (self.name, refused - start) {
            ("UTF-16BE" | "UTF-16LE", _) => octets.len().min(start + 2),
            (_, 0) => refused + 1,
            ("GBK" | "gb18030", 2) => start + 1,
            ("GBK" | "gb18030", 3) => start + if octet.is_ascii_digit() { 4 } else { 1 },
            ("ISO-2022-JP", _) if octets[start] == 0x1B => start + 1,
            ("ISO-2022-JP", _) => refused + usize::from(*octet != 0x1B),
            _ => refused + usize::from(!octet.is_ascii()),
        }
    }

    /// Whether the octets can be the start of a text.
    fn accepts(&self, octets: &[u8]) -> bool {
        open(self.name)
            .is_some_and(|decoder| decoder.decode(octets, &all_true(&["stream"])).is_ok())
    }
}
