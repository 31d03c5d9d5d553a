//! The octets of files and of the standard input, decompressed if they are compressed.

pub(crate) mod binary;
pub(crate) mod encoding;
pub(crate) mod fused;
mod gzip;
mod magic;
mod zip;
mod zstd;

use std::io::{self, BufReader, Cursor, ErrorKind, Read};

use binary::Binary;
pub(crate) use binary::{Contents, Uncompressed};
use fused::Fused;
use gzip::Gzip;
use magic::Kind;
use zstd::Zstd;

/// A source of octets of any kind.
pub(crate) type Input = Box<dyn Read + Send>;

/// How many octets of a compressed source are read at once.
const CHUNK: usize = 1 << 16;

/// The plain contents of a source; its first octets say whether `gzip` or `zstd` has compressed it.
pub(crate) fn plain(source: impl Read + Send + 'static, contents: Contents) -> io::Result<Input> {
    unpacked(source, contents).map(|(input, _)| input)
}

/// The plain contents of a source, and whether it is compressed.
pub(crate) fn unpacked(
    source: impl Read + Send + 'static,
    contents: Contents,
) -> io::Result<(Input, bool)> {
    let mut source = Fused::new(source);
    let (head, kind) = magic::head(&mut source)?;
    let packed = |head, source| BufReader::with_capacity(CHUNK, Cursor::new(head).chain(source));
    let input: Input = match kind {
        None => Box::new(contents.look(head, source)?),
        Some(Kind::Gzip) => {
            Box::new(contents.look(Vec::new(), Archive(Gzip::new(packed(head, source))))?)
        }
        Some(Kind::Zstd) => {
            Box::new(contents.look(Vec::new(), Archive(Zstd::new(packed(head, source))))?)
        }
        Some(kind) => return Err(refusal(kind, &head, &mut source)),
    };
    Ok((input, kind.is_some()))
}

/// A source that must not be compressed, because it will be written again.
pub(crate) fn uncompressed<R: Read>(source: R, contents: Contents) -> io::Result<Uncompressed<R>> {
    let mut source = Fused::new(source);
    let (head, kind) = magic::head(&mut source)?;
    match kind {
        None => contents.look(head, source),
        Some(kind) => Err(refusal(kind, &head, &mut source)),
    }
}

/// Why a source of this kind cannot be read as it is.
fn refusal(kind: Kind, head: &[u8], source: &mut impl Read) -> io::Error {
    match kind {
        Kind::Gzip | Kind::Zstd => io::Error::other(
            "this file is compressed: decompress it first, and compress the result again",
        ),
        Kind::Zip => io::Error::other(Binary(zip::kind(head, source).into())),
        Kind::Other(why) => io::Error::other(Binary(why.into())),
        Kind::Encoded(name) => encoding::refusal(name),
    }
}

/// Adds to errors that the compressed file is at fault.
struct Archive<R>(R);

impl<R: Read> Read for Archive<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            ErrorKind::Interrupted | ErrorKind::Unsupported => error,
            // The system could not read the file, so its contents are not at fault.
            _ if error.raw_os_error().is_some() => error,
            ErrorKind::UnexpectedEof => io::Error::other("the compressed file ends too early"),
            _ => io::Error::other(format!("the compressed file is damaged: {error}")),
        })
    }
}

#[cfg(test)]
mod tests;
