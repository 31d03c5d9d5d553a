//! Encoding, by a table of what the octets are decoded as.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use crate::decoder::decode;

/// The octets of each character that is written in one or two of them.
type Table = BTreeMap<char, Vec<u8>>;

thread_local! {
    /// The tables of the charsets that were asked for, which are few.
    static TABLES: RefCell<Vec<(&'static str, Rc<Table>)>> = RefCell::default();
}

/// The octets of the text; `None` if the charset lacks one of its characters.
pub(crate) fn encode(name: &'static str, text: &str) -> Option<Vec<u8>> {
    if name == "ISO-2022-JP" {
        return in_states(text);
    }
    let table = table(name);
    let mut octets = Vec::new();
    for character in text.chars() {
        match table.get(&character) {
            _ if character.is_ascii() => octets.push(character as u8),
            Some(known) => octets.extend(known),
            None if name == "gb18030" => octets.extend(four_octets(character)?),
            None => return None,
        }
    }
    Some(octets)
}

fn table(name: &'static str) -> Rc<Table> {
    let known = TABLES.with_borrow(|tables| {
        tables.iter().find(|(known, _)| *known == name).map(|(_, table)| Rc::clone(table))
    });
    known.unwrap_or_else(|| {
        let made = Rc::new(made(name));
        TABLES.with_borrow_mut(|tables| tables.push((name, Rc::clone(&made))));
        made
    })
}

/// Decodes every octet beyond ASCII, and every pair of octets that begins with one, to make the table. If several pairs
/// stand for one character, the table has the first of them, except where the standard says otherwise.
fn made(name: &str) -> Table {
    let mut table = Table::new();
    let mut add = |octets: &[u8]| {
        let text = decode(name, octets).unwrap_or_default();
        let mut characters = text.chars();
        if let (Some(character), None) = (characters.next(), characters.next()) {
            if is_last(name, character) {
                table.insert(character, octets.into());
            } else {
                table.entry(character).or_insert_with(|| octets.into());
            }
        }
        !text.is_empty()
    };
    for lead in 0x80..=0xFF {
        // In gb18030, 0x80 is read as the euro sign, which is written in two octets.
        let is_whole = !(name == "gb18030" && lead == 0x80) && add(&[lead]);
        if !is_whole && !is_unwritten(name, lead) {
            (0x40..=0xFE).for_each(|trail| _ = add(&[lead, trail]));
        }
    }
    table
}

/// Whether the standard never writes pairs with this first octet, although it reads them: it writes another pair for
/// their characters, or cannot write them.
fn is_unwritten(name: &str, lead: u8) -> bool {
    match name {
        "Shift_JIS" => matches!(lead, 0xED..=0xF9),
        "Big5" => lead < 0xA1,
        _ => false,
    }
}

/// Whether the standard writes the last one of the pairs that stand for this character, not the first one.
fn is_last(name: &str, character: char) -> bool {
    name == "Big5" && "═╞╡╪十卅".contains(character)
}

/// The four octets of a character in gb18030. Such octets are numbered in the order of their characters, so a binary
/// search finds the number of a character.
fn four_octets(character: char) -> Option<[u8; 4]> {
    let octets = |number: u32| {
        let digit = |place: u32, base: u32, first: u8| first + (number / place % base) as u8;
        [digit(12600, 126, 0x81), digit(1260, 10, 0x30), digit(10, 126, 0x81), digit(1, 10, 0x30)]
    };
    if character >= '\u{10000}' {
        return Some(octets(189_000 + character as u32 - 0x10000));
    }
    let at = |number: u32| decode("gb18030", &octets(number)).and_then(|text| text.chars().next());
    let (mut low, mut high) = (0, 39_420);
    while low < high {
        let middle = u32::midpoint(low, high);
        if at(middle)? < character { low = middle + 1 } else { high = middle }
    }
    (at(low)? == character).then(|| octets(low))
}

/// The octets of a text in ISO-2022-JP, in which escape sequences change between three sets of characters. The
/// two-octet set is that of EUC-JP.
fn in_states(text: &str) -> Option<Vec<u8>> {
    const ASCII: &[u8] = b"\x1b(B";
    const ROMAN: &[u8] = b"\x1b(J";
    const KANJI: &[u8] = b"\x1b$B";
    let table = table("EUC-JP");
    let (mut octets, mut state) = (Vec::new(), ASCII);
    for character in text.chars() {
        let (set, written) = match character {
            '¥' => (ROMAN, vec![b'\\']),
            '‾' => (ROMAN, vec![b'~']),
            _ if character.is_ascii() => {
                let stays = state == ROMAN && !matches!(character, '\\' | '~');
                (if stays { ROMAN } else { ASCII }, vec![character as u8])
            }
            _ => match table.get(&character)?[..] {
                [lead @ 0xA1..=0xFE, trail] => (KANJI, vec![lead & 0x7F, trail & 0x7F]),
                // A half-width katakana is not in this set.
                _ => return None,
            },
        };
        if state != set {
            octets.extend(set);
            state = set;
        }
        octets.extend(written);
    }
    if state != ASCII {
        octets.extend(ASCII);
    }
    Some(octets)
}
