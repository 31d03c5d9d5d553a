//! Where octets come from: files and the standard input, and what they hold where that is compressed.

mod zstd;

use std::io::{self, BufReader, Chain, Cursor, ErrorKind, Read};

use flate2::bufread::MultiGzDecoder;

use zstd::Zstd;

/// Octets, wherever they come from.
pub(crate) type Input = Box<dyn Read + Send>;

/// A source whose first octets have been looked at.
pub(crate) type Uncompressed<R> = Chain<Cursor<Vec<u8>>, R>;

/// How much is read at once of what is compressed.
const CHUNK: usize = 1 << 16;

const GZIP: &[u8] = b"\x1F\x8B";
const ZSTD: &[u8] = b"\x28\xB5\x2F\xFD";

/// What a source holds, whether or not it is compressed; its first octets say so.
pub(crate) fn plain(mut source: impl Read + Send + 'static) -> io::Result<Input> {
    let head = head(&mut source)?;
    let gzip = head.starts_with(GZIP);
    let compressed = gzip || head.starts_with(ZSTD);
    let source = Cursor::new(head).chain(source);
    if !compressed {
        return Ok(Box::new(source));
    }
    let source = BufReader::with_capacity(CHUNK, source);
    Ok(if gzip {
        Box::new(Archive(MultiGzDecoder::new(source)))
    } else {
        Box::new(Archive(Zstd::new(source)))
    })
}

/// A source that must not be compressed, for it is to be written again.
pub(crate) fn uncompressed<R: Read>(mut source: R) -> io::Result<Uncompressed<R>> {
    let head = head(&mut source)?;
    if [GZIP, ZSTD].iter().any(|magic| head.starts_with(magic)) {
        return Err(io::Error::other("this is an archive: unpack it, and pack what is fixed"));
    }
    Ok(Cursor::new(head).chain(source))
}

/// As few octets as say whether the rest is compressed: who types must not be kept waiting.
fn head(source: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    while [GZIP, ZSTD].iter().any(|magic| head.len() < magic.len() && magic.starts_with(&head)) {
        let mut octet = [0];
        match source.read(&mut octet) {
            Ok(0) => break,
            Ok(_) => head.extend(octet),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
    Ok(head)
}

/// Says in its errors that it is an archive that is at fault.
struct Archive<R>(R);

impl<R: Read> Read for Archive<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.0.read(buffer).map_err(|error| match error.kind() {
            ErrorKind::Interrupted => error,
            ErrorKind::UnexpectedEof => io::Error::other("the archive ends too early"),
            _ => io::Error::other(format!("the archive is damaged: {error}")),
        })
    }
}

#[cfg(test)]
mod tests;
