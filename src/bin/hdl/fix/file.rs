//! Reads a file to its end: to pass it on with its fixes, or to report its problems.

use std::io::Read;

use crate::copying::pending::Pending;
use crate::copying::sink::Sink;
use crate::copying::tee::Tee;
use crate::copying::{self, Stop};
use crate::input::block::Block;
use crate::input::source::{self, Contents, Uncompressed};
use crate::opening::head::{self, BegunFile};
use crate::opening::kind::FileKind;
use crate::opening::lacking::PlacesSeen;
use crate::output::Output;

use super::account::Account;
use super::journal::Noting;
use super::visit::{Checked, Fixes};

impl Account {
    /// Reports the problems of a file as it is now.
    pub(super) fn check(&mut self, name: &str, source: impl Read) -> Result<(), Stop> {
        // The file is only read here, not written, so its octets need not be kept.
        let shape = self.rules.args.source.shape();
        let source = self.bar.wrap_read(source);
        let source = source::uncompressed(source, shape.contents()).map_err(Stop::Unread)?;
        let mut block = Block::default();
        let begun = head::begin(source, &shape, name, &mut block).map_err(Stop::Unread)?;
        let BegunFile { layout, mut blocks } = begun;
        let mut rows = PlacesSeen::default();
        let mut checked = Checked { name, account: self, rows: &mut rows };
        while blocks.read(&mut block).map_err(Stop::Unread)? {
            // The result says only whether the visitor stopped early, and `Checked` never does.
            let _ = layout.each(&block, &mut checked);
        }
        self.seen(name, &layout, rows);
        Ok(())
    }

    /// Passes a file to a sink, each record with its fixes; returns how many records were fixed.
    ///
    /// If `is_reported`, the problems that a record then still has are reported at once.
    pub(super) fn pass(
        &mut self,
        name: &str,
        is_reported: bool,
        (contents, source): (Contents, impl Read),
        sink: &mut impl Sink,
    ) -> Result<u64, Stop> {
        let mut block = Block::default();
        let BegunFile { layout, mut blocks } = self.begin(name, contents, source, &mut block)?;
        let (mut fixed, mut rows) = (0, PlacesSeen::default());
        let mut pending = Pending::default();
        // How many octets were written.
        let mut at = 0;
        loop {
            let read = blocks.read(&mut block);
            let reported = is_reported.then_some(name);
            let mut fixes =
                Fixes { reported, account: self, pending: &mut pending, rows: &mut rows };
            if let Ok(true) = read {
                // The result says only whether the visitor stopped early, and `Fixes` never does.
                let _ = layout.each(&block, &mut fixes);
            }
            let (changes, records) = pending.until(blocks.octet());
            fixed += changes.len() as u64;
            let journal = self.journal.as_mut().filter(|_| !is_reported);
            let records = records.into_iter().flatten().collect::<Vec<_>>().into_iter();
            let mut noting = Noting { sink, journal, at: &mut at, records };
            copying::hand_on(&mut blocks, changes, &mut noting).map_err(Stop::Unwritten)?;
            self.print(Output::flush);
            if !read.map_err(Stop::Unread)? {
                break;
            }
        }
        // The journal is completed before the file is replaced, so it has all changes even if replacing fails.
        let journal = self.journal.as_mut().filter(|_| !is_reported);
        journal.map_or(Ok(()), |it| it.end(at)).map_err(Stop::Unwritten)?;
        if is_reported {
            self.seen(name, &layout, rows);
        }
        Ok(fixed)
    }

    /// Begins to read a file that is not compressed. A file that begins as no list does is not read as one.
    fn begin<R: Read>(
        &self,
        name: &str,
        contents: Contents,
        source: R,
        block: &mut Block,
    ) -> Result<BegunFile<Tee<Uncompressed<R>>>, Stop> {
        let shape = self.rules.args.source.shape();
        let begun = copying::begin(source, contents, &shape, name, block).map_err(Stop::Unread)?;
        match FileKind::of_no_list(block.text()).filter(|_| begun.layout.is_list_of_lines()) {
            Some(kind) => Err(Stop::Unread(kind.no_list())),
            None => Ok(begun),
        }
    }
}
