//! [`Bibtex`]: entries such as `@article{key, doi = {10.1000/182}, url = "https://doi.org/10.1000/182"}`.

use super::braces::inner;
use super::format::{EntryFormat, Machine};
use super::taker::Taker;
use crate::input::piece::Piece;
use crate::input::position::{Position, Track};
use crate::input::unescape::Escapes;

/// The longest name that is compared, in octets; the rest of a longer name is ignored.
const NAME: usize = 64;

/// The name of a condition on the kind of an entry, such as `article`; upper and lower case are the same.
const KIND: &[u8] = b"entrytype";

/// BibTeX: `@article{key, doi = {10.1000/182}}`.
pub(super) const FORMAT: EntryFormat = EntryFormat {
    name: "BibTeX",
    extensions: &["bib", "bibtex"],
    marks: b"@%",
    is_tex: true,
    option: "--field doi",
    advice: |_| "",
    machine: |taker| Box::new(Bibtex::new(taker)),
};

#[derive(Debug)]
struct Bibtex {
    taker: Taker,
    state: State,
    /// Where the entry begins, and what closes it.
    entry: Position,
    closer: u8,
    /// An `@` that may begin an entry, and the letters after it.
    mark: Option<(Position, Vec<u8>)>,
    /// The octet before the current one.
    last: u8,
    /// The name of the current field.
    name: Vec<u8>,
    /// Why the current value is not one text.
    fault: Option<&'static str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Between entries, where everything is a comment.
    Outside,
    Key,
    Name,
    /// A value must begin.
    Before,
    /// Inside of a value, with this many open braces in it.
    Braces(usize),
    Quotes(usize),
    /// A number, or the name of a macro.
    Bare,
    /// A value has ended.
    After,
}

impl Bibtex {
    fn new(taker: Taker) -> Self {
        Self {
            taker,
            state: State::Outside,
            entry: Position::default(),
            closer: b'}',
            mark: None,
            last: b'\n',
            name: Vec::new(),
            fault: None,
        }
    }

    /// Whether the octet is the bracket that begins an entry. Inside of an entry, only an `@` at the start of a line
    /// begins another one: then the first entry lacks a bracket, but it must not swallow the rest of the file.
    fn begins_entry(
        &mut self,
        octet: u8,
        place: impl FnOnce() -> Position,
        pieces: &mut Vec<Piece>,
    ) -> bool {
        match &mut self.mark {
            Some((_, kind)) if octet.is_ascii_alphabetic() && kind.len() < NAME => kind.push(octet),
            Some((_, kind)) if matches!(octet, b' ' | b'\t') && !kind.is_empty() => {}
            Some((start, kind)) if matches!(octet, b'{' | b'(') && !kind.is_empty() => {
                let (start, kind) = (*start, std::mem::take(kind));
                self.begin(start, &kind, octet, pieces);
                return true;
            }
            _ => self.mark = None,
        }
        if octet == b'@' && (self.state == State::Outside || self.last == b'\n') {
            self.mark = Some((place(), Vec::new()));
        }
        false
    }

    fn begin(&mut self, start: Position, kind: &[u8], bracket: u8, pieces: &mut Vec<Piece>) {
        self.mark = None;
        self.cut_off(pieces);
        if [&b"comment"[..], b"preamble", b"string"].iter().any(|it| it.eq_ignore_ascii_case(kind))
        {
            return;
        }
        (self.state, self.entry) = (State::Key, start);
        self.closer = if bracket == b'{' { b'}' } else { b')' };
        self.taker.open(start);
        self.taker.meet(KIND, |expected| kind.eq_ignore_ascii_case(expected), pieces);
    }

    /// Ends an entry that is not closed, if there is one.
    fn cut_off(&mut self, pieces: &mut Vec<Piece>) {
        if self.state != State::Outside {
            self.state = self.leave("this entry is not closed", pieces);
        }
    }

    /// Reports what is wrong with the entry, and ends it.
    fn leave(&mut self, why: &str, pieces: &mut Vec<Piece>) -> State {
        self.taker.wrong(self.entry, why, pieces);
        self.close(pieces)
    }

    fn close(&mut self, pieces: &mut Vec<Piece>) -> State {
        self.taker.close(pieces);
        State::Outside
    }

    /// Reads an octet; `place` has the position of the octet, or of the one after it.
    fn octet(&mut self, octet: u8, place: impl FnOnce(usize) -> Position, pieces: &mut Vec<Piece>) {
        let is_end = octet == self.closer;
        self.state = match self.state {
            State::Outside => State::Outside,
            State::Key | State::Name | State::Before if is_end => self.close(pieces),
            State::Key => self.key(octet),
            State::Name => self.name(octet, pieces),
            State::Before => self.before(octet, place),
            State::Braces(0) if octet == b'}' => State::After,
            State::Quotes(0) if octet == b'"' => State::After,
            State::Braces(depth) => self.kept(octet, depth, State::Braces),
            State::Quotes(depth) => self.kept(octet, depth, State::Quotes),
            State::Bare | State::After => self.after(octet, pieces),
        };
    }

    fn key(&mut self, octet: u8) -> State {
        if octet == b',' { self.named() } else { State::Key }
    }

    fn name(&mut self, octet: u8, pieces: &mut Vec<Piece>) -> State {
        match octet {
            b'=' => return State::Before,
            b',' => return self.named(),
            b'{' | b'}' | b'"' => {
                return self.leave("this entry has a value without a name", pieces);
            }
            _ if !octet.is_ascii_whitespace() && self.name.len() < NAME => self.name.push(octet),
            _ => {}
        }
        State::Name
    }

    /// Reads an octet where a value must begin.
    fn before(&mut self, octet: u8, place: impl FnOnce(usize) -> Position) -> State {
        match octet {
            b',' => self.named(),
            b'{' => self.value(State::Braces(0), place(1)),
            b'"' => self.value(State::Quotes(0), place(1)),
            _ if octet.is_ascii_whitespace() => State::Before,
            _ => {
                let state = self.value(State::Bare, place(0));
                self.bare(octet);
                state
            }
        }
    }

    /// Reads an octet of a value without brackets, or one after a value.
    fn after(&mut self, octet: u8, pieces: &mut Vec<Piece>) -> State {
        match octet {
            b',' => {
                self.end_value(pieces);
                self.named()
            }
            _ if octet == self.closer => {
                self.end_value(pieces);
                self.close(pieces)
            }
            b'#' => {
                self.fault = Some("this value is put together from several parts");
                State::Before
            }
            _ if octet.is_ascii_whitespace() => State::After,
            _ if self.state == State::Bare => {
                self.bare(octet);
                State::Bare
            }
            // Another entry may begin here.
            _ if self.mark.is_some() => State::After,
            _ => self.leave("a comma is missing in this entry", pieces),
        }
    }

    /// The state in which the name of the next field is read.
    fn named(&mut self) -> State {
        self.name.clear();
        self.fault = None;
        State::Name
    }

    /// The state in which a value is read that begins at `start`; only its first part counts.
    fn value(&mut self, state: State, start: Position) -> State {
        if self.fault.is_none() {
            self.taker.begin(&self.name, start);
        }
        state
    }

    fn kept(&mut self, octet: u8, depth: usize, state: fn(usize) -> State) -> State {
        self.taker.push(&[octet]);
        state(match octet {
            b'{' => depth + 1,
            b'}' => depth.saturating_sub(1),
            _ => depth,
        })
    }

    fn bare(&mut self, octet: u8) {
        self.taker.push(&[octet]);
        if !octet.is_ascii_digit() && self.fault.is_none() {
            // The name of a macro cannot begin with a digit.
            self.fault = Some(match self.last.is_ascii_digit() {
                true => "this value needs braces or quotation marks around it",
                false => "this value is the name of a macro",
            });
        }
    }

    fn end_value(&mut self, pieces: &mut Vec<Piece>) {
        match self.fault {
            Some(why) => self.taker.fail(why, pieces),
            None => self.taker.end(Escapes::Tex, inner, pieces),
        }
    }
}

impl Machine for Bibtex {
    fn read(&mut self, text: &[u8], start: Position, pieces: &mut Vec<Piece>) {
        let mut track = Track::new(text, start);
        for (at, &octet) in text.iter().enumerate() {
            if !self.begins_entry(octet, || track.position(at), pieces) {
                self.octet(octet, |after| track.position(at + after), pieces);
            }
            self.last = octet;
        }
    }

    fn end(&mut self, pieces: &mut Vec<Piece>) {
        self.cut_off(pieces);
    }

    fn taker(&self) -> &Taker {
        &self.taker
    }
}
