//! Texts of others, as a terminal may show them.

use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use std::mem;

use handle_syntax::is_hidden;

/// The text with each character spelled out that a terminal would obey or hide: `\u{1b}`.
pub(crate) fn masked(text: &str) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return text.into();
    }
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown.into()
}

/// The standard output for texts of others: a file or a pipe gets every octet, a terminal only what it cannot obey.
pub(crate) fn stdout() -> Box<dyn Write> {
    let stdout = io::stdout().lock();
    if stdout.is_terminal() { Box::new(Sanitized::new(stdout)) } else { Box::new(stdout) }
}

/// A writer that spells out what a terminal would obey or hide. Tabs and line ends stay; an octet that is no part of a
/// character becomes `\x9b`.
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

/// How many octets can be shown before more are known.
fn whole(octets: &[u8]) -> usize {
    let cut = octets.utf8_chunks().last().map_or(0, |chunk| {
        let invalid = chunk.invalid();
        let begun = std::str::from_utf8(invalid).is_err_and(|error| error.error_len().is_none());
        if begun { invalid.len() } else { usize::from(octets.ends_with(b"\r")) }
    });
    octets.len() - cut
}

fn spelled(octets: &[u8]) -> String {
    let mut shown = String::with_capacity(octets.len());
    for chunk in octets.utf8_chunks() {
        let mut characters = chunk.valid().chars().peekable();
        while let Some(c) = characters.next() {
            let line_end = c == '\r' && characters.peek() == Some(&'\n');
            if is_hidden(c) && !line_end && !matches!(c, '\n' | '\t') {
                shown.extend(c.escape_default());
            } else {
                shown.push(c);
            }
        }
        shown.push_str(&chunk.invalid().escape_ascii().to_string());
    }
    shown
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "what a test cannot unwrap has failed it")]

    use std::io::Write;

    use super::Sanitized;

    /// What a terminal gets of a text that is written in pieces of `step` octets.
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
            (b"\x1B]0;x\x07\x1B[2J", r"\u{1b}]0;x\u{7}\u{1b}[2J"),
            (b"a\rb\r", r"a\rb\r"),
            ("\u{9B}2J\u{202E}".as_bytes(), r"\u{9b}2J\u{202e}"),
            (b"\x9B2J\xE6\x97", r"\x9b2J\xe6\x97"),
            (b"\0", r"\u{0}"),
        ];
        for (text, expected) in table {
            for step in 1..=text.len() {
                assert_eq!(shown(text, step), expected, "{step} octets at a time");
            }
        }
    }
}
