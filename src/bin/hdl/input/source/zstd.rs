//! [`Zstd`]: reads all frames of a Zstandard archive, one after the other.

use std::io::{self, BufRead, ErrorKind, Read};

use ruzstd::decoding::errors::{FrameDecoderError, ReadFrameHeaderError};
use ruzstd::decoding::{BlockDecodingStrategy, FrameDecoder};

/// The largest window, in octets: that of `zstd --long` and `zstd --ultra -22`, which `zstd -d` accepts by default. A
/// decoder needs this much memory only if the file is as long.
const WINDOW: u64 = 128 << 20;

/// Reads the contents of the frames.
pub(crate) struct Zstd<R> {
    source: R,
    frame: FrameDecoder,
    /// Whether a frame is being read.
    begun: bool,
}

impl<R: BufRead> Zstd<R> {
    pub(crate) fn new(source: R) -> Self {
        let mut frame = FrameDecoder::new();
        frame.set_max_window_size(WINDOW);
        Self { source, frame, begun: false }
    }

    /// Begins the next frame, and skips frames without contents; returns `false` after the last frame.
    fn begin(&mut self) -> io::Result<bool> {
        while !self.source.fill_buf()?.is_empty() {
            match self.frame.reset(&mut self.source) {
                Ok(()) => return Ok(true),
                Err(FrameDecoderError::ReadFrameHeaderError(ReadFrameHeaderError::SkipFrame {
                    length,
                    ..
                })) => self.skip(length.into())?,
                Err(error) => return Err(self.damaged(error)),
            }
        }
        Ok(false)
    }

    fn skip(&mut self, length: u64) -> io::Result<()> {
        let skipped = io::copy(&mut (&mut self.source).take(length), &mut io::sink())?;
        if skipped < length { Err(ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
    }

    /// Whether the contents of a frame match its checksum, if it has one.
    fn is_sound(&self) -> bool {
        let expected = self.frame.get_checksum_from_data();
        expected.is_none() || expected == self.frame.get_calculated_checksum()
    }

    /// The error that stopped the decoder. If the source has ended, that is the reason.
    fn damaged(&mut self, error: FrameDecoderError) -> io::Error {
        if let FrameDecoderError::WindowSizeTooBig { requested, max } = error {
            let (needed, most) = (requested >> 20, max >> 20);
            let why = format!(
                "the compressed file needs a window of {needed} MiB, and at most {most} MiB are supported"
            );
            return io::Error::new(ErrorKind::Unsupported, why);
        }
        match self.source.fill_buf() {
            Ok([]) => ErrorKind::UnexpectedEof.into(),
            Ok(_) => io::Error::other(error),
            Err(error) => error,
        }
    }
}

impl<R: BufRead> Read for Zstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if !self.begun && !self.begin()? {
                return Ok(0);
            }
            self.begun = true;
            while self.frame.can_collect() == 0 && !self.frame.is_finished() {
                let blocks = BlockDecodingStrategy::UptoBlocks(1);
                if let Err(error) = self.frame.decode_blocks(&mut self.source, blocks) {
                    return Err(self.damaged(error));
                }
            }
            match self.frame.read(buffer)? {
                0 if !self.is_sound() => return Err(io::Error::other("the checksum is wrong")),
                0 => self.begun = false,
                read => return Ok(read),
            }
        }
    }
}
