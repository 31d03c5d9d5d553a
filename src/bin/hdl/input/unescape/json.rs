//! How JSON writes a text: some characters after a backslash, and any character as one or two numbers in UTF-16.

/// How to write `text` in a string; `None` if it is not UTF-8. In place of `raw`, which has only ASCII, it stays in
/// ASCII.
pub(super) fn written(text: &[u8], raw: &[u8]) -> Option<Vec<u8>> {
    let json = serde_json::to_string(std::str::from_utf8(text).ok()?).ok()?;
    let json = &json[1..json.len() - 1];
    Some(if raw.is_ascii() { ascii(json) } else { json.to_owned() }.into_bytes())
}

/// How many octets of `raw` the next piece takes, and how many octets of text it stands for.
pub(super) fn step(raw: &[u8]) -> (usize, usize) {
    match raw {
        [b'\\', b'u', rest @ ..] => match unit(rest) {
            0..0x80 => (6, 1),
            0x80..0x800 => (6, 2),
            // A pair of surrogates stands for one character.
            0xD800..0xE000 => (12, 4),
            _ => (6, 3),
        },
        [b'\\', _, ..] => (2, 1),
        _ => (1, 1),
    }
}

/// Whether a string has the number of a surrogate, which alone is half of a character.
pub(super) fn has_half(raw: &[u8]) -> bool {
    let mut rest = raw;
    while !rest.is_empty() {
        if let [b'\\', b'u', digits @ ..] = rest
            && (0xD800..0xE000).contains(&unit(digits))
        {
            return true;
        }
        rest = rest.get(step(rest).0..).unwrap_or_default();
    }
    false
}

/// A string in ASCII.
fn ascii(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for character in json.chars() {
        if character.is_ascii() {
            text.push(character);
        } else {
            let mut units = [0; 2];
            for unit in character.encode_utf16(&mut units) {
                text.push_str(&format!("\\u{unit:04x}"));
            }
        }
    }
    text
}

/// The text of a string with escapes. Octets that are not UTF-8 stay, so that the check of the text reports
/// them.
pub(super) fn text(raw: &[u8]) -> Option<Vec<u8>> {
    let mut text = Vec::with_capacity(raw.len());
    let mut quoted = String::new();
    for chunk in raw.utf8_chunks() {
        quoted.clear();
        quoted.extend(["\"", chunk.valid(), "\""]);
        let valid: String = serde_json::from_str(&quoted).ok()?;
        text.extend_from_slice(valid.as_bytes());
        text.extend_from_slice(chunk.invalid());
    }
    Some(text)
}

/// The value of four hexadecimal digits.
fn unit(digits: &[u8]) -> u32 {
    let digits = digits.get(..4).and_then(|digits| std::str::from_utf8(digits).ok());
    digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::has_half;

    #[test]
    fn only_the_number_of_a_surrogate_is_half_of_a_character() {
        let halves: [&[u8]; 3] = [br"\ud8ab", br"a\n\uDFFFb", br"\\\ud800"];
        let others: [&[u8]; 6] = [br"", br"\uDOI", br"\\ud8x\q", br"\ud7ff", br"\ue000", br"\u"];
        for half in halves {
            assert!(has_half(half), "{}", half.escape_ascii());
        }
        for other in others {
            assert!(!has_half(other), "{}", other.escape_ascii());
        }
    }
}
