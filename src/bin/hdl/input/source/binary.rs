//! [`Contents`]: distinguishes binary files from texts, so that a picture is not reported as a list with a thousand
//! problems.

use std::fmt;
use std::io::{self, Chain, Cursor, Read};

use memchr::{memchr, memchr_iter};

use super::encoding;
use super::fused::Fused;
use crate::input::octets;

/// A source whose first octets have been looked at.
pub(crate) type Uncompressed<R> = LookedAt<Fused<R>>;

type LookedAt<R> = Chain<Cursor<Vec<u8>>, R>;

/// How many octets of a file are searched for NUL, besides those that were read to find its kind.
const LOOKED_AT: usize = 1 << 13;

/// What a source may contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contents {
    /// A text, which has no NUL near its start.
    Text,
    /// A text that comes in pieces, perhaps from a program that waits for an answer to each line.
    Pieces,
    /// A text that comes in pieces, in which NUL is a character like any other.
    Lines,
    /// Any octets.
    Any,
}

impl Contents {
    /// The source again, unless it is binary; `head` has the octets that were already read of it.
    pub(super) fn look<R: Read>(self, mut head: Vec<u8>, mut source: R) -> io::Result<LookedAt<R>> {
        if self != Self::Any {
            // A program may send the next line only after it has got the answer to this one.
            if self == Self::Text || !head.ends_with(b"\n") {
                fill(&mut head, &mut source)?;
            }
            if let Some(at) = memchr(b'\0', &head) {
                if let Some(name) = encoding::of_unmarked(&head) {
                    return Err(encoding::refusal(name));
                }
                if is_tar(&head) {
                    return Err(io::Error::other(Binary(TAR.into())));
                }
                if self == Self::Lines {
                    return Ok(Cursor::new(head).chain(source));
                }
                let line = memchr_iter(b'\n', &head[..at]).count() + 1;
                return Err(io::Error::other(Binary(format!(
                    "this file is binary: line {line} has NUL in it; if NUL ends each identifier, use -0"
                ))));
            }
        }
        Ok(Cursor::new(head).chain(source))
    }
}

/// Why a tar archive, compressed or not, cannot be read.
const TAR: &str = "this is a tar archive: extract it first, for example with `tar -xf`";

/// Whether these octets begin a tar archive: after the name of its first file and some numbers, it names its format.
fn is_tar(head: &[u8]) -> bool {
    head.get(257..).is_some_and(|rest| rest.starts_with(b"ustar"))
}

/// Adds to `head` what one read gives.
fn fill(head: &mut Vec<u8>, source: &mut impl Read) -> io::Result<()> {
    let len = head.len();
    head.resize(len + LOOKED_AT, 0);
    let read = octets::read(source, &mut head[len..])?;
    head.truncate(len + read);
    Ok(())
}

/// Why a file is not a text.
#[derive(Debug)]
pub(super) struct Binary(pub(super) String);

impl fmt::Display for Binary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Binary {}

/// Whether a file could not be read because it is binary.
pub(crate) fn is_binary(error: &io::Error) -> bool {
    error.get_ref().is_some_and(|inner| inner.is::<Binary>())
}
