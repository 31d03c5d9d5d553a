//! [`Tee`]: a source whose octets can be taken a second time.

use std::io::{self, Read};

/// A source that keeps the octets that were read of it until they are taken.
#[derive(Debug)]
pub(crate) struct Tee<R> {
    source: R,
    /// The octets that were read, from `start` on; those before `taken` have been taken already.
    kept: Vec<u8>,
    start: u64,
    taken: usize,
}

impl<R> Tee<R> {
    pub(crate) fn new(source: R) -> Self {
        Self { source, kept: Vec::new(), start: 0, taken: 0 }
    }

    /// Takes the octets that were read, up to the position `end` of the source.
    pub(crate) fn until(&mut self, end: u64) -> &[u8] {
        let end = usize::try_from(end.saturating_sub(self.start)).unwrap_or(usize::MAX);
        let start = self.taken;
        self.taken = end.clamp(start, self.kept.len());
        &self.kept[start..self.taken]
    }
}

impl<R: Read> Read for Tee<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.kept.drain(..self.taken);
        self.start += self.taken as u64;
        self.taken = 0;
        let read = self.source.read(buffer)?;
        self.kept.extend_from_slice(&buffer[..read]);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::Tee;

    #[test]
    fn octets_that_were_read_can_be_taken_once() {
        let mut tee = Tee::new(&b"abcdefgh"[..]);
        let mut buffer = [0; 4];
        assert_eq!(tee.read(&mut buffer).ok(), Some(4));
        assert_eq!(tee.until(3), b"abc");
        assert_eq!(tee.until(2), b"");
        assert_eq!(tee.read(&mut buffer).ok(), Some(4));
        assert_eq!(tee.until(5), b"de");
        assert_eq!(tee.until(99), b"fgh");
        assert_eq!(tee.until(99), b"");
    }
}
