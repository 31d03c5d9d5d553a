//! A field of a line of JSON that is too long to be held.

use std::cell::{Cell, RefCell};
use std::io::{self, Read};
use std::str;

use serde::de::DeserializeSeed;
use serde::{Deserialize, Deserializer};
use serde_json::value::RawValue;

use super::{Long, Text};
use crate::input::pointer::{NO_STRING, NOT_UTF8, Pointer, why};
use crate::input::tail::Tail;

/// What is wrong with a name that is not held.
pub(crate) const LONG_NAME: &str = "this name is too long to be read";

/// What is wrong with brackets that are not held.
pub(crate) const DEEP: &str = "there are too many brackets in brackets here";

/// Reads up to the end of the line, and decides as for a short one.
pub(super) fn read<R: Read>(
    tail: &mut Tail<'_, R>,
    pointer: &Pointer,
    longest: usize,
) -> io::Result<Long> {
    let (line, column) = tail.place();
    let place = |characters: u64| (line, column + characters);
    let watch = Watch::new(longest);
    let mut row = Line {
        tail,
        watch: &watch,
        character: Vec::new(),
        names: Names::new(longest),
        ended: false,
    };
    let mut json = serde_json::Deserializer::from_reader(&mut row);
    let found = pointer.follow(&mut json, Leaf(&watch));
    let found = found.and_then(|found| json.end().map(|()| found));
    let given = watch.given.get();
    row.pass_over()?;
    let (start, first) = watch.value.get();
    let found = match (watch.stop.take(), found) {
        (Some(Stop::Failed(error)), _) => return Err(error),
        (Some(Stop::Unreadable(why)), _) => return Ok(Long::unread(place(given), why)),
        (Some(Stop::TooLong), _) => None,
        (None, Ok(None)) => return Ok(Long::default()),
        (None, Ok(Some(raw))) => Some(raw),
        (None, Err(error)) => {
            // A reader of a short line points at the octet that it read last, or after the end.
            let at = if error.is_eof() { given } else { given.saturating_sub(1) };
            return Ok(Long::unread(place(at), why(&error)));
        }
    };
    let raw = found.map(|raw| Box::<str>::from(raw).into_boxed_bytes().into_vec());
    Ok(match (first, raw.as_deref()) {
        (b'"', None) => Long { has_field: true, ..Long::too_long(place(start + 1)) },
        (b'"', Some([_, text @ .., _])) => {
            let text = Text { place: place(start + 1), raw: Some(text.to_vec()) };
            Long { text: Some(text), has_field: true, unread: None }
        }
        (_, Some(b"null")) => Long { has_field: true, ..Long::default() },
        _ => Long::unread(place(start), NO_STRING),
    })
}

/// What the reader of the line and the reader of the value know in common.
struct Watch {
    /// The most octets of a value: those of an identifier, and two quotes.
    most: usize,
    /// How many characters of the line were given, and the octet that was given last.
    given: Cell<u64>,
    last: Cell<u8>,
    /// How many octets the value may still have, while it is read and has begun.
    left: Cell<Option<usize>>,
    /// Whether a value is wanted that has not begun.
    waits: Cell<bool>,
    /// How many characters stand before the value, and its first octet.
    value: Cell<(u64, u8)>,
    stop: RefCell<Option<Stop>>,
}

/// Why the line is not read to its end as JSON.
enum Stop {
    Failed(io::Error),
    TooLong,
    Unreadable(&'static str),
}

impl Watch {
    fn new(longest: usize) -> Self {
        Self {
            most: longest + 2,
            given: Cell::new(0),
            last: Cell::new(b':'),
            left: Cell::new(None),
            waits: Cell::new(false),
            value: Cell::new((0, 0)),
            stop: RefCell::new(None),
        }
    }

    /// The value comes next. In an array, its first octet has been looked at already; in an object, only the `:` has.
    fn begin(&self) {
        if self.last.get() == b':' {
            self.waits.set(true);
        } else {
            self.value.set((self.given.get().saturating_sub(1), self.last.get()));
            self.left.set(Some(self.most - 1));
        }
    }

    fn end(&self) {
        self.waits.set(false);
        self.left.set(None);
    }

    /// Counts an octet; `false` where the value has too many.
    fn count(&self, octet: u8) -> bool {
        self.last.set(octet);
        if self.waits.get() && !octet.is_ascii_whitespace() {
            self.waits.set(false);
            self.value.set((self.given.get(), octet));
            self.left.set(Some(self.most));
        }
        match self.left.get() {
            Some(0) => false,
            left => {
                self.left.set(left.map(|left| left - 1));
                true
            }
        }
    }
}

/// Reads a value, and says so to the reader of the line.
#[derive(Clone, Copy)]
struct Leaf<'w>(&'w Watch);

impl<'de> DeserializeSeed<'de> for Leaf<'_> {
    type Value = Box<RawValue>;

    fn deserialize<D: Deserializer<'de>>(self, json: D) -> Result<Self::Value, D::Error> {
        self.0.begin();
        let value = Box::<RawValue>::deserialize(json)?;
        self.0.end();
        Ok(value)
    }
}

/// Gives the octets of a line, up to its end or to what cannot be read.
struct Line<'a, 's, 'w, R> {
    tail: &'a mut Tail<'s, R>,
    watch: &'w Watch,
    /// The octets of the character in hand.
    character: Vec<u8>,
    names: Names,
    ended: bool,
}

impl<R: Read> Line<'_, '_, '_, R> {
    fn next(&mut self) -> Result<Option<u8>, Stop> {
        let octet = if self.ended { None } else { self.tail.next().map_err(Stop::Failed)? };
        let Some(octet) = octet.filter(|&octet| octet != b'\n') else {
            self.ended = true;
            let whole = self.character.is_empty();
            return if whole { Ok(None) } else { Err(Stop::Unreadable(NOT_UTF8)) };
        };
        self.names.pass(octet).map_err(Stop::Unreadable)?;
        if !self.watch.count(octet) {
            return Err(Stop::TooLong);
        }
        self.character.push(octet);
        match str::from_utf8(&self.character) {
            Ok(_) => {
                self.character.clear();
                self.watch.given.set(self.watch.given.get() + 1);
            }
            Err(error) if error.error_len().is_none() => {}
            Err(_) => return Err(Stop::Unreadable(NOT_UTF8)),
        }
        Ok(Some(octet))
    }

    /// Passes over what is left of the line.
    fn pass_over(&mut self) -> io::Result<()> {
        while !self.ended {
            self.ended = self.tail.next()?.is_none_or(|octet| octet == b'\n');
        }
        Ok(())
    }
}

impl<R: Read> Read for Line<'_, '_, '_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(first) = buffer.first_mut() else { return Ok(0) };
        match self.next() {
            Ok(Some(octet)) => {
                *first = octet;
                Ok(1)
            }
            Ok(None) => Ok(0),
            Err(stop) => {
                self.watch.stop.replace(Some(stop));
                Err(io::Error::other("the line is not read any further"))
            }
        }
    }
}

/// Follows the names of objects. The reader of JSON holds a name, and one octet for each bracket that is open, so these
/// have a limit too.
struct Names {
    longest: usize,
    /// The brackets that are open: whether each is that of an object.
    open: Vec<bool>,
    /// Whether a string would be a name.
    expected: bool,
    /// The string in hand: how many octets it has so far, where it is a name.
    string: Option<Option<usize>>,
    /// Whether the octet before was a `\` in a string.
    escaped: bool,
}

impl Names {
    fn new(longest: usize) -> Self {
        Self { longest, open: Vec::new(), expected: false, string: None, escaped: false }
    }

    fn pass(&mut self, octet: u8) -> Result<(), &'static str> {
        if let Some(name) = &mut self.string {
            if let Some(len) = name {
                *len += 1;
                if *len > self.longest {
                    return Err(LONG_NAME);
                }
            }
            let ends = octet == b'"' && !self.escaped;
            self.escaped = octet == b'\\' && !self.escaped;
            if ends {
                self.string = None;
            }
            return Ok(());
        }
        match octet {
            b'"' => self.string = Some(self.expected.then_some(0)),
            b'{' | b'[' => {
                self.open.push(octet == b'{');
                self.expected = octet == b'{';
            }
            b'}' | b']' => {
                self.open.pop();
            }
            b',' => self.expected = self.open.last() == Some(&true),
            b':' => self.expected = false,
            _ => {}
        }
        if self.open.len() > self.longest {
            return Err(DEEP);
        }
        Ok(())
    }
}
