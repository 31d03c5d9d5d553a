//! [`Located`]: a record with its place in the file.

use std::ops::Range;

use handle_syntax::find::Writing;
use memchr::memmem;

use crate::input::position::Cursor;
use crate::input::record::Record;
use crate::input::unescape::mark::Mark;
use crate::input::unescape::{Escapes, tex};
use crate::input::unread::Unread;

use super::difference::{Difference, differences};

/// The schemes of identifiers that also stand in the addresses of sites.
const SCHEMES: [&[u8]; 3] = [b"hdl:", b"doi:", b"info:"];

/// How many octets before an identifier are searched for the beginning of the address in which it stands.
const LONGEST_ADDRESS: usize = 1024;

/// A record, and how it is written in the file.
pub(crate) struct Located<'a> {
    pub(crate) record: Record<'a>,
    /// The number of its column or field among those of the arguments.
    pub(crate) wanted: usize,
    pub(crate) standing: Standing,
    /// How the text is written that has this record in it, perhaps among others.
    pub(super) written: Written<'a>,
    /// How many octets of that text come before the record.
    pub(super) before: usize,
}

/// How a record counts, and whether it may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Standing {
    /// The record counts, and may be changed.
    Record,
    /// The record is a text in a row that cannot be read. It counts, but it is neither valid nor changed: nobody knows
    /// where the cells of such a row really begin and end.
    InUnread,
    /// The record is a row that cannot be read, and texts of the row have been counted in its place.
    Counted,
}

/// How a text is written in a file.
#[derive(Clone, Copy)]
pub(super) struct Written<'a> {
    /// The octets around the text, where the text begins in them, and how many octets it has there.
    pub(super) around: &'a [u8],
    pub(super) at: usize,
    pub(super) len: usize,
    /// The position in the file of the first of these octets.
    pub(super) origin: u64,
    pub(super) escapes: Escapes,
    /// A mark in the text, and a cursor at the place of the mark in the file, or before it.
    pub(super) mark: Mark,
    pub(super) cursor: Cursor,
}

impl<'a> Written<'a> {
    /// A text with nothing around it, at a line and a column.
    fn alone(text: &'a [u8], (line, column): (u64, u64)) -> Self {
        let cursor = Cursor::new(0, line, column, b'\n');
        Self {
            around: text,
            at: 0,
            len: text.len(),
            origin: 0,
            escapes: Escapes::None,
            mark: Mark::default(),
            cursor,
        }
    }

    /// Goes on to a later octet of the text, from which its other octets are then searched.
    pub(super) fn advance(&mut self, octet: usize) {
        self.mark = self.escapes.mark(self.raw(), self.mark, octet);
        self.cursor.go(self.around, self.at + self.mark.raw);
    }

    /// The octets of the file that the text was read from.
    fn raw(&self) -> &'a [u8] {
        self.around.get(self.at..self.at + self.len).unwrap_or_default()
    }
}

impl<'a> Located<'a> {
    /// A record in place of a row that cannot be read.
    pub(crate) fn unread(number: u64, unread: &Unread) -> Self {
        let record = Record { number, line: unread.line, text: None };
        let written = Written::alone(b"", (unread.line, unread.column));
        let standing = if unread.is_counted { Standing::Counted } else { Standing::Record };
        Self { record, wanted: 0, standing, written, before: 0 }
    }

    /// The line and the column in the file of an octet of the record.
    pub(crate) fn place(&self, octet: usize) -> (u64, u64) {
        let Written { around, at, escapes, mark, mut cursor, .. } = self.written;
        cursor.go(around, at + escapes.place(self.written.raw(), mark, self.before + octet))
    }

    /// The smallest change of the file that makes the record `new`; `None` if `new` cannot be written there, or if
    /// nothing in the row of the record may be changed.
    pub(crate) fn change(&self, new: &[u8]) -> Option<Change> {
        if self.standing != Standing::Record {
            return None;
        }
        let (raw, old) = (self.written.raw(), self.record.text?);
        let Written { at, origin, escapes, mark, .. } = self.written;
        let places = differences(old, new);
        // Another notation would break the address around the record.
        let is_of_notation = self.is_in_address() && places.first()?.old.start == 0;
        if is_of_notation || self.is_named_by_other_site() {
            return None;
        }
        let is_whole = self.before == 0 && escapes.place(raw, mark, old.len()) == raw.len();
        // The braces of a command such as `\url{…}` can only be removed together.
        let together = || match &*places {
            [first, .., last] if escapes == Escapes::Tex => {
                let (old, new) = (first.old.start..last.old.end, first.new.start..last.new.end);
                Some(vec![Difference { old, new }])
            }
            _ => None,
        };
        let rewritten = self.rewritten(new, &places);
        let (range, text) = match rewritten.or_else(|| self.rewritten(new, &together()?)) {
            Some(change) => change,
            // A cell without quotes can get quotes, but only if the record is the whole cell.
            None if is_whole => (0..raw.len(), escapes.quoted(new)?),
            None => return None,
        };
        let octet = origin + (at + range.start) as u64;
        Some(Change { octet, len: range.len() as u64, text })
    }

    /// Whether the record can be made `new`, as [`change`](Self::change) does it.
    pub(crate) fn takes(&self, new: &[u8]) -> bool {
        // In a list, only a line end cannot be written, and the change itself takes ten times as long as this answer.
        let is_line = self.standing == Standing::Record && self.written.escapes == Escapes::Line;
        let fits = is_line
            && self.record.text.is_some()
            && !new.iter().any(|octet| b"\r\n".contains(octet));
        debug_assert!(!fits || self.change(new).is_some(), "a line does not take a text");
        fits || self.change(new).is_some()
    }

    /// The range from the first of these places to the last one, and what is written there instead: between the places,
    /// the octets of the file stay as they are.
    fn rewritten(&self, new: &[u8], places: &[Difference]) -> Option<(Range<usize>, Vec<u8>)> {
        let (raw, escapes, mut mark) =
            (self.written.raw(), self.written.escapes, self.written.mark);
        let (mut whole, mut text) = (None::<Range<usize>>, Vec::new());
        for Difference { old, new: place } in places {
            mark = escapes.mark(raw, mark, self.before + old.start);
            let start = escapes.place(raw, mark, self.before + old.start);
            let end = escapes.end(raw, mark, self.before + old.end).max(start);
            if let Some(whole) = &whole {
                text.extend_from_slice(raw.get(whole.end..start)?);
            }
            text.extend(escapes.written(&new[place.clone()], start..end, (raw, mark))?);
            whole = Some(whole.map_or(start, |whole| whole.start)..end);
        }
        whole.map(|whole| (whole, text))
    }

    /// Why `new` cannot be written in place of the record.
    pub(crate) fn obstacle(&self, new: &[u8]) -> &'static str {
        match self.written.escapes {
            _ if self.is_in_address() => "this is a part of an address",
            Escapes::Found(..) => "in this text, some of its characters may be markup",
            Escapes::Cell(_) => "the cell would need quotes, and has several identifiers",
            Escapes::Bare(_) => "it has a delimiter or a line end in it, and no cell is quoted",
            Escapes::Tex if tex::has_commands(new) => {
                "BibTeX would read some of its characters as commands"
            }
            Escapes::Tex => "only one of two braces would be removed",
            Escapes::Xml => "the identifier has a tag in it here",
            Escapes::Json => "it is not UTF-8",
            Escapes::None | Escapes::Line | Escapes::Quotes => "it has a line end in it",
        }
    }

    /// Whether the record was found in a text, and is not a record or a field of the file.
    pub(crate) fn is_found(&self) -> bool {
        matches!(self.written.escapes, Escapes::Found(..))
    }

    /// Whether the record was found inside of a longer address, which another notation would break. The address may go
    /// on with a query, which is not part of the record.
    pub(crate) fn is_in_address(&self) -> bool {
        let Written { around, at, len, escapes, .. } = self.written;
        match escapes {
            Escapes::Found(Writing::Address, _) => true,
            Escapes::Found(..) if self.is_named_by_other_site() => true,
            Escapes::Found(..) => {
                let query = around.get(at + len..).and_then(|rest| rest.strip_prefix(b"?"));
                let has_query =
                    query.and_then(<[u8]>::first).is_some_and(u8::is_ascii_alphanumeric);
                around[..at].ends_with(b"/") || has_query
            }
            _ => false,
        }
    }

    /// Whether the record begins with a scheme in the address of another site, as in `https://example.org/hdl:1/a:b`.
    /// The site decides what its address looks like, and the rules of the scheme do not hold there.
    pub(crate) fn is_named_by_other_site(&self) -> bool {
        if !self.is_found() {
            return false;
        }
        let Written { around, at, .. } = self.written;
        let text = self.record.text.unwrap_or_default();
        let has_scheme = SCHEMES.iter().any(|scheme| {
            text.get(..scheme.len()).is_some_and(|head| head.eq_ignore_ascii_case(scheme))
        });
        let near = &around[at.saturating_sub(LONGEST_ADDRESS)..at];
        let is_part = near.last().is_some_and(|last| b"/=?&".contains(last));
        let ends_address =
            |octet: &u8| !octet.is_ascii_graphic() || b"\"'<>()[]{}|`;,".contains(octet);
        let address = || &near[near.iter().rposition(ends_address).map_or(0, |end| end + 1)..];
        has_scheme && is_part && memmem::find(address(), b"://").is_some()
    }

    /// The same record after a change, with nothing around it.
    pub(crate) fn changed<'n>(&self, new: &'n [u8]) -> Located<'n> {
        let record = Record { text: Some(new), ..self.record };
        let written = Written::alone(new, self.place(0));
        Located { record, wanted: self.wanted, standing: self.standing, written, before: 0 }
    }
}

/// The text that replaces some octets of a file.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Change {
    /// The position of the first of these octets in the file, and how many there are.
    pub(crate) octet: u64,
    pub(crate) len: u64,
    pub(crate) text: Vec<u8>,
}
