//! [`Tape`]: a source that knows its position, and keeps the octets that it reads while a wanted element is open.

use std::io::{self, BufRead, Read};
use std::ops::Range;

use crate::input::chunks::Chunks;
use crate::input::limits::Limits;
use crate::input::octets::{self, BYTE_ORDER_MARK};
use crate::input::position::Position;
use crate::input::positioned::PositionedBuffer;

/// A tag, or a text between tags, may be this many times as long as the longest identifier. It has a limit because the
/// XML reader keeps it in memory.
const TIMES: usize = 16;

pub(super) struct Tape<R> {
    source: Chunks<R>,
    limits: Limits,
    buffer: PositionedBuffer,
    /// The last octets that were kept, how many were dropped before them, and how many should have been kept in all. If
    /// `dropped` and the kept octets are fewer than `len`, the end of the latest tag or text did not fit.
    kept: Vec<u8>,
    dropped: usize,
    len: usize,
    /// Until this tag or text ends, `kept` may grow to one octet more than this.
    room: usize,
    keeps: bool,
    /// How many octets were read since the last tag or text began.
    passed: usize,
}

impl<R: Read> Tape<R> {
    pub(super) fn new(source: Chunks<R>, limits: Limits) -> Self {
        Self {
            source,
            limits,
            buffer: PositionedBuffer::default(),
            kept: Vec::new(),
            dropped: 0,
            len: 0,
            room: 0,
            keeps: false,
            passed: 0,
        }
    }

    pub(super) fn source(&mut self) -> &mut R {
        &mut self.source.reader
    }

    /// Notes that a tag or a text begins, and whether to keep it.
    pub(super) fn begin(&mut self, keeps: bool) {
        (self.passed, self.keeps) = (0, keeps);
        let longest = self.limits.longest;
        // An element that began before these octets is too long already, but one inside of it may not be.
        let end = self.kept.len();
        if self.dropped + end < self.len {
            self.kept.clear();
            self.dropped = self.len;
        } else if end / 2 > longest {
            // This is done only when there are twice as many as needed, because the others are moved each time.
            self.kept.drain(..end - longest);
            self.dropped += end - longest;
        }
        self.room = self.kept.len().saturating_add(longest);
    }

    /// The position of the next octet.
    pub(super) fn position(&mut self) -> Position {
        self.buffer.position()
    }

    /// How many octets have been kept.
    pub(super) fn kept(&self) -> usize {
        self.len
    }

    /// Keeps the octets that are read from now on; returns how many were kept before.
    pub(super) fn keep(&mut self) -> usize {
        self.keeps = true;
        self.len
    }

    /// Some of the octets kept, unless they are too long; forgets all octets kept if `is_all`.
    pub(super) fn take(&mut self, range: Range<usize>, is_all: bool) -> Option<Vec<u8>> {
        let start = range.start.checked_sub(self.dropped);
        let taken = start.and_then(|start| self.kept.get(start..range.end - self.dropped));
        let taken = taken.filter(|taken| taken.len() <= self.limits.longest).map(<[u8]>::to_vec);
        if is_all {
            self.kept.clear();
            (self.dropped, self.len) = (0, 0);
        }
        taken
    }
}

impl<R: Read> Read for Tape<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.fill_buf()?.read(buffer)?;
        self.consume(len);
        Ok(len)
    }
}

impl<R: Read> BufRead for Tape<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        let most = self.limits.longest.saturating_mul(TIMES);
        if self.passed > most {
            let Position { line, .. } = self.position();
            let why = format!("a tag or a text of more than {most} bytes ends in line {line}");
            return Err(io::Error::other(why));
        }
        if self.buffer.ahead().is_empty() {
            self.buffer.refill(&mut self.source)?;
        }
        Ok(self.buffer.ahead())
    }

    fn consume(&mut self, len: usize) {
        let passed = &self.buffer.ahead()[..len];
        if self.keeps {
            octets::keep(&mut self.kept, passed, self.room);
            self.len += len;
        }
        if self.buffer.is_at_start() && passed == BYTE_ORDER_MARK {
            self.buffer.pass_mark(len);
        } else {
            self.buffer.advance(len);
        }
        self.passed += len;
    }
}
