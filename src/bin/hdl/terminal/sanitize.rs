//! Makes the texts of users safe to show on a terminal.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::mem;

use handle_syntax::text::is_hidden;

use crate::input::position::whole_characters;

/// The text, in which each character that a terminal would obey or hide is replaced by its number: ⟨U+001B⟩.
pub(crate) fn masked(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            shown.push_str(&number(c));
        } else {
            shown.push(c);
        }
    }
    shown.into()
}

/// The masked text, in which white space at its start and end is replaced by numbers too: without marks around the
/// text, it would be invisible.
pub(crate) fn with_edges(text: &str) -> Cow<'_, str> {
    let rest = text.trim_start();
    let inner = rest.trim_end();
    if inner.len() == text.len() {
        return masked(text);
    }
    let blanks = |text: &str| text.chars().map(number).collect::<String>();
    let (before, after) = (&text[..text.len() - rest.len()], &rest[inner.len()..]);
    format!("{}{}{}", blanks(before), masked(inner), blanks(after)).into()
}

fn number(c: char) -> String {
    format!("⟨U+{:04X}⟩", u32::from(c))
}

/// The text in ASCII, for a terminal that shows nothing else: `<U+00E9>`.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return text.into();
    }
    let mut plain = String::with_capacity(text.len() + 8);
    for c in text.chars() {
        match c {
            '⟨' => plain.push('<'),
            '⟩' => plain.push('>'),
            '…' => plain.push_str("..."),
            c if c.is_ascii() => plain.push(c),
            c => plain.push_str(&format!("<U+{:04X}>", u32::from(c))),
        }
    }
    plain.into()
}

/// The standard output for texts of users: a file or a pipe gets every octet, a terminal nothing that it would obey.
pub(crate) fn stdout() -> Box<dyn Write> {
    let stdout = io::stdout().lock();
    if stdout.is_terminal() { Box::new(Sanitized::new(stdout)) } else { Box::new(stdout) }
}

/// A writer that replaces characters that a terminal would obey or hide by their numbers. Tabs and line ends stay; an
/// octet that is not UTF-8 becomes ⟨9B⟩.
#[derive(Debug)]
struct Sanitized<W> {
    writer: W,
    /// The beginning of a character, or a CR that may begin a line end.
    held: Vec<u8>,
}

impl<W: Write> Sanitized<W> {
    fn new(writer: W) -> Self {
        Self { writer, held: Vec::new() }
    }
}

impl<W: Write> Write for Sanitized<W> {
    fn write(&mut self, octets: &[u8]) -> io::Result<usize> {
        self.held.extend_from_slice(octets);
        let rest = self.held.split_off(whole(&self.held));
        let text = mem::replace(&mut self.held, rest);
        self.writer.write_all(spelled(&text).as_bytes())?;
        Ok(octets.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        let rest = mem::take(&mut self.held);
        self.writer.write_all(spelled(&rest).as_bytes())?;
        self.writer.flush()
    }
}

/// How many octets can be shown before the next are known.
fn whole(octets: &[u8]) -> usize {
    whole_characters(octets) - usize::from(octets.ends_with(b"\r"))
}

fn spelled(octets: &[u8]) -> String {
    let mut shown = String::with_capacity(octets.len());
    for chunk in octets.utf8_chunks() {
        let mut characters = chunk.valid().chars().peekable();
        while let Some(c) = characters.next() {
            let line_end = c == '\r' && characters.peek() == Some(&'\n');
            if is_hidden(c) && !line_end && !matches!(c, '\n' | '\t') {
                shown.push_str(&number(c));
            } else {
                shown.push(c);
            }
        }
        chunk.invalid().iter().for_each(|octet| shown.push_str(&format!("⟨{octet:02X}⟩")));
    }
    shown
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a value that a test cannot unwrap has failed the test")]

    use std::io::Write;

    use super::Sanitized;

    /// What a terminal gets if a text is written in pieces of `step` octets.
    fn shown(text: &[u8], step: usize) -> String {
        let mut terminal = Vec::new();
        let mut sanitized = Sanitized::new(&mut terminal);
        text.chunks(step).for_each(|piece| sanitized.write_all(piece).unwrap());
        sanitized.flush().unwrap();
        String::from_utf8(terminal).unwrap()
    }

    #[test]
    fn a_terminal_gets_nothing_that_it_obeys_however_the_text_is_divided() {
        let table: [(&[u8], &str); 7] = [
            (b"10.1/a\r\n\tb\n", "10.1/a\r\n\tb\n"),
            ("日本é\n".as_bytes(), "日本é\n"),
            (b"\x1B]0;x\x07\x1B[2J", "⟨U+001B⟩]0;x⟨U+0007⟩⟨U+001B⟩[2J"),
            (b"a\rb\r", "a⟨U+000D⟩b⟨U+000D⟩"),
            ("\u{9B}2J\u{202E}".as_bytes(), "⟨U+009B⟩2J⟨U+202E⟩"),
            (b"\x9B2J\xE6\x97", "⟨9B⟩2J⟨E6⟩⟨97⟩"),
            (b"\0", "⟨U+0000⟩"),
        ];
        for (text, expected) in table {
            for step in 1..=text.len() {
                assert_eq!(shown(text, step), expected, "{step} octets at a time");
            }
        }
    }
}
