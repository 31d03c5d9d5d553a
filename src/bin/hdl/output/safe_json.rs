//! [`SafeFormatter`]: JSON whose strings have no characters that a terminal would obey.

use std::io::{self, Write};

use handle_syntax::text::is_hidden;
use serde::Serialize;
use serde_json::Serializer;
use serde_json::ser::Formatter;

/// JSON escapes the control characters below U+0020; this also escapes all others that a terminal would obey or hide.
struct SafeFormatter;

impl Formatter for SafeFormatter {
    fn write_string_fragment<W: Write + ?Sized>(
        &mut self,
        writer: &mut W,
        fragment: &str,
    ) -> io::Result<()> {
        if fragment.bytes().all(|octet| octet < 0x7F) {
            return writer.write_all(fragment.as_bytes());
        }
        for part in fragment.split_inclusive(is_hidden) {
            let hidden = part.chars().next_back().filter(|last| is_hidden(*last));
            let shown = part.len() - hidden.map_or(0, char::len_utf8);
            writer.write_all(&part.as_bytes()[..shown])?;
            for unit in hidden.iter().flat_map(|hidden| hidden.encode_utf16(&mut [0; 2]).to_vec()) {
                write!(writer, "\\u{unit:04x}")?;
            }
        }
        Ok(())
    }
}

/// Writes a value on one line, without a line end.
pub(crate) fn write(writer: impl Write, value: &impl Serialize) -> io::Result<()> {
    Ok(value.serialize(&mut Serializer::with_formatter(writer, SafeFormatter))?)
}

/// Writes a value as one line.
pub(crate) fn line(mut writer: impl Write, value: &impl Serialize) -> io::Result<()> {
    write(&mut writer, value)?;
    writeln!(writer)
}

/// Writes what comes before an element of an array that has a line for each element.
pub(crate) fn between(mut writer: impl Write, first: bool) -> io::Result<()> {
    writeln!(writer, "{}", if first { "" } else { "," })
}

#[cfg(test)]
mod tests {
    use std::error::Error;

    use super::write;

    #[test]
    fn only_hidden_characters_are_escaped() -> Result<(), Box<dyn Error>> {
        let table = [
            (
                "a\u{1B}[\u{7F}\u{9B}日\u{202E}\u{E0041}é\"",
                r#""a\u001b[\u007f\u009b日\u202e\udb40\udc41é\"""#,
            ),
            ("\u{7F}", r#""\u007f""#),
            ("\u{202E}", r#""\u202e""#),
            ("~", r#""~""#),
        ];
        for (text, expected) in table {
            let mut written = Vec::new();
            write(&mut written, &text)?;
            let written = String::from_utf8(written)?;
            assert_eq!(written, expected);
            assert_eq!(serde_json::from_str::<String>(&written)?, text);
        }
        Ok(())
    }
}
