//! [`Gzip`]: reads all members of a gzip file, one after the other; zeros may follow them.

use std::io::{self, BufRead, Read};

use flate2::bufread::GzDecoder;

use super::magic::GZIP;

/// Reads the contents of the members. A tape or a disk may have filled the rest of its last block with zeros.
pub(super) struct Gzip<R> {
    /// The member that is being read; `None` after the last one.
    member: Option<GzDecoder<R>>,
}

impl<R: BufRead> Gzip<R> {
    pub(super) fn new(source: R) -> Self {
        Self { member: Some(GzDecoder::new(source)) }
    }
}

impl<R: BufRead> Read for Gzip<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(member) = &mut self.member {
            match member.read(buffer)? {
                0 if !buffer.is_empty() => {
                    let source = self.member.take().map(GzDecoder::into_inner);
                    self.member = source.map(next).transpose()?.flatten();
                }
                read => return Ok(read),
            }
        }
        Ok(0)
    }
}

/// The next member, if there is one.
fn next<R: BufRead>(mut source: R) -> io::Result<Option<GzDecoder<R>>> {
    loop {
        let octets = source.fill_buf()?;
        let zeros = octets.iter().take_while(|&&octet| octet == 0).count();
        if octets.is_empty() {
            return Ok(None);
        }
        if let Some(&first) = octets.get(zeros) {
            if first != GZIP[0] {
                let why = "after the end of the compressed data, something else follows";
                return Err(io::Error::other(why));
            }
            source.consume(zeros);
            return Ok(Some(GzDecoder::new(source)));
        }
        source.consume(zeros);
    }
}
