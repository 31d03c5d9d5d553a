//! [`Ris`]: lines such as `DO  - 10.1000/182`, from a `TY` to an `ER`.

use memchr::memchr;

use super::format::{EntryFormat, Machine};
use super::taker::Taker;
use crate::input::octets;
use crate::input::piece::Piece;
use crate::input::position::{Position, Track};
use crate::input::unescape::Escapes;

/// How many octets a tag and the ` - ` after it take.
const HEAD: usize = 6;

/// RIS: `DO  - 10.1000/182`, in lines from `TY` to `ER`.
pub(super) const FORMAT: EntryFormat = EntryFormat {
    name: "RIS",
    extensions: &["ris"],
    marks: b"",
    is_tex: false,
    option: "--field DO",
    advice: |name| if name.len() == 2 { "" } else { "; RIS has tags of two letters, such as `DO`" },
    machine: |taker| Box::new(Ris::new(taker)),
};

#[derive(Debug)]
struct Ris {
    taker: Taker,
    /// The start of the current line, up to its value, and the position of the line.
    head: Vec<u8>,
    line: Position,
    /// Whether the line before was a wanted field.
    after_wanted: bool,
}

impl Ris {
    fn new(taker: Taker) -> Self {
        Self { taker, head: Vec::new(), line: Position::default(), after_wanted: false }
    }

    /// Reads the start of the line, if it is not complete yet; returns the octets after it.
    fn begin<'t>(
        &mut self,
        line: &'t [u8],
        at: usize,
        track: &mut Track<'_>,
        pieces: &mut Vec<Piece>,
    ) -> &'t [u8] {
        if self.head.is_empty() {
            self.line = track.position(at);
        }
        let len = (HEAD - self.head.len()).min(line.len());
        self.head.extend_from_slice(&line[..len]);
        if len > 0 && self.head.len() == HEAD {
            if let Some(tag) = tag(&self.head) {
                self.tag(tag, || track.position(at + len), pieces);
            } else {
                self.untagged(pieces);
            }
        }
        &line[len..]
    }

    /// Begins a field.
    fn tag(&mut self, tag: [u8; 2], start: impl FnOnce() -> Position, pieces: &mut Vec<Piece>) {
        if &tag == b"TY" {
            self.taker.close(pieces);
        }
        if !self.taker.is_open() {
            self.taker.open(self.line);
        }
        self.after_wanted = self.taker.begin(&tag, start());
    }

    /// Reports a line that may continue an identifier, or that nearly has the tag of a wanted field.
    fn untagged(&mut self, pieces: &mut Vec<Piece>) {
        let after_wanted = std::mem::take(&mut self.after_wanted);
        if near_tag(&self.head).is_some_and(|tag| self.taker.wants(tag)) {
            if !self.taker.is_open() {
                self.taker.open(self.line);
            }
            let why = "a tag, two spaces, a hyphen and a space must begin this line: `DO  - `";
            self.taker.wrong(self.line, why, pieces);
        } else if after_wanted && !self.head.trim_ascii().is_empty() && !self.has_long_tag() {
            self.taker.wrong(self.line, "this line has no tag", pieces);
        }
    }

    /// Whether the line begins with a tag of more letters, as some programs add to RIS: `NOTE - `, `PMID- `. One that
    /// begins with a wanted tag is probably a slip: `DOI - `.
    fn has_long_tag(&self) -> bool {
        let letters = self.head.iter().take_while(|octet| octet.is_ascii_uppercase()).count();
        letters > 2
            && self.head[letters..].trim_ascii_start().starts_with(b"-")
            && !self.taker.wants(&self.head[..2])
    }

    fn end_line(&mut self, pieces: &mut Vec<Piece>) {
        if self.head.len() < HEAD && self.head.trim_ascii() != b"ER  -" {
            self.untagged(pieces);
        }
        self.taker.end(Escapes::Line, octets::trimmed, pieces);
        if self.head.starts_with(b"ER  -") {
            self.taker.close(pieces);
            self.after_wanted = false;
        }
        self.head.clear();
    }
}

impl Machine for Ris {
    fn read(&mut self, text: &[u8], start: Position, pieces: &mut Vec<Piece>) {
        let (mut track, mut at) = (Track::new(text, start), 0);
        while at < text.len() {
            let end = memchr(b'\n', &text[at..]).map(|len| at + len);
            let rest = self.begin(&text[at..end.unwrap_or(text.len())], at, &mut track, pieces);
            self.taker.push(rest);
            match end {
                Some(end) => {
                    self.end_line(pieces);
                    at = end + 1;
                }
                None => at = text.len(),
            }
        }
    }

    fn end(&mut self, pieces: &mut Vec<Piece>) {
        self.end_line(pieces);
        self.taker.close(pieces);
    }

    fn taker(&self) -> &Taker {
        &self.taker
    }
}

/// The tag at the start of a line. Some programs write it in lower case, or a tab after it.
fn tag(head: &[u8]) -> Option<[u8; 2]> {
    match head {
        [a, b, b' ', b' ', b'-', b' ' | b'\t']
            if a.is_ascii_alphabetic() && b.is_ascii_alphanumeric() =>
        {
            Some([*a, *b].map(|octet| octet.to_ascii_uppercase()))
        }
        _ => None,
    }
}

/// The tag of a line whose spaces before or after the tag are wrong, so that it is not quite a line with a tag.
fn near_tag(head: &[u8]) -> Option<&[u8]> {
    let (tag, rest) = head.trim_ascii_start().split_at_checked(2)?;
    let rest = rest.trim_ascii_start();
    // Of an indented line, perhaps only the spaces after the tag were read, and not the hyphen.
    let is_indented = head.starts_with(b" ") && rest.is_empty();
    (tag[0].is_ascii_uppercase() && (rest.starts_with(b"-") || is_indented)).then_some(tag)
}
