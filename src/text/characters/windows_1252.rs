//! The charset Windows-1252, in which programs often read texts of another charset.

/// The characters at 80 to 9F; where Windows-1252 has none, the control character of Latin-1.
const CHARACTERS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
];

/// The octet beyond ASCII with which Windows-1252 or Latin-1 writes a character, if it has one.
pub(crate) fn octet(character: char) -> Option<u8> {
    match u32::from(character) {
        code @ 0x80..=0xFF => u8::try_from(code).ok(),
        _ => {
            let at = CHARACTERS.iter().position(|&known| known == character)?;
            u8::try_from(0x80 + at).ok()
        }
    }
}

/// The character that an octet stands for.
pub(crate) fn character(octet: u8) -> char {
    match octet {
        0x80..=0x9F => CHARACTERS[usize::from(octet - 0x80)],
        _ => char::from(octet),
    }
}
