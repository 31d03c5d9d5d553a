//! [`Gathering`]: the handles that have been read.

use std::borrow::Cow;
use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::{Arc, Mutex};

use handle_syntax::{Code, Dialect, Options, Policy, Report, is_plain};
use indicatif::ProgressBar;

use super::group::Place;
use super::sorter::Sorter;
use crate::args::Unique;
use crate::check::batch::Batch;
use crate::check::feed::Feed;
use crate::config::UniqueBook;
use crate::doubt::{self, Doubt, Doubts};
use crate::files::progress;
use crate::input::block::Block;
use crate::input::scan::{Located, Visitor};
use crate::input::unread::Unread;
use crate::lock::locked;
use crate::opening::kind::FileKind;
use crate::reading::info_doi;
use crate::reading::{self, Reading};
use crate::terminal::failure::{note, tell};
use crate::terminal::listing::Listing;
use crate::terminal::plural::plural;
use crate::terminal::sanitize;
use crate::walk::Paths;

/// The handles that have been read.
pub(super) struct Gathering<'a> {
    args: &'a Unique,
    book: Arc<Mutex<UniqueBook>>,
    /// The arguments for the current file.
    current: Arc<Unique>,
    pub(super) sorter: Sorter,
    /// The name of the current file.
    file: Arc<str>,
    /// How many texts were read, and how many of them mean no handle.
    pub(super) texts: u64,
    pub(super) without: Listing,
    /// The texts with a doubtful handle.
    pub(super) doubts: Doubts,
    unread: bool,
    /// The rows that cannot be read.
    pub(super) bad_rows: Listing,
    /// How many binary files of directories were skipped.
    pub(super) skipped: u64,
    /// The first file that was read as a list, but probably is not one, and what it is.
    pub(super) misread: Option<(Arc<str>, FileKind)>,
    failed: Option<io::Error>,
    /// The progress bar, which must be hidden while something is printed.
    pub(super) bar: ProgressBar,
}

impl<'a> Gathering<'a> {
    pub(super) fn new(args: &'a Arc<Unique>, book: Arc<Mutex<UniqueBook>>) -> Self {
        let sorter = Sorter::new(u64::from(args.memory) << 20, args.places);
        Self {
            args,
            book,
            current: Arc::clone(args),
            sorter,
            file: Arc::default(),
            texts: 0,
            without: Listing::default(),
            doubts: Doubts::default(),
            unread: false,
            bad_rows: Listing::default(),
            skipped: 0,
            misread: None,
            failed: None,
            bar: progress::bar(&args.source.files, args.quiet),
        }
    }

    /// Reads everything; returns `false` if something could not be read.
    ///
    /// # Errors
    /// A temporary file could not be written.
    pub(super) fn read(&mut self) -> io::Result<bool> {
        let bar = self.bar.clone();
        let book = Arc::clone(&self.book);
        let shape =
            move |file: &Path| Ok((locked(&book).of(file)?.source.shape().for_handles(), None));
        let lookup = Box::new(shape);
        let (mut block, mut batch) = (Block::default(), Batch::default());
        let source = &self.args.source;
        let paths = Paths::new(source).without(locked(&self.book).consulted());
        for mut reader in Feed::new(paths, source.stdin_name(), lookup, bar) {
            while reader.read(&mut block, &mut batch) {
                let Some(file) = batch.file.clone() else { continue };
                if *self.file != *file.name {
                    self.file = Arc::from(&*file.name);
                    self.current = locked(&self.book).of(Path::new(&file.name))?;
                    let misread = || file.misread.map(|kind| (Arc::clone(&self.file), kind));
                    self.misread = self.misread.take().or_else(misread);
                }
                let done = file.layout.each(&block, self);
                if done.is_break()
                    && let Some(error) = self.failed.take()
                {
                    return Err(error);
                }
            }
            let Batch { trouble, skipped, .. } = std::mem::take(&mut batch);
            self.skipped += skipped;
            if let Some(trouble) = trouble {
                self.bar.suspend(|| note(trouble));
                self.unread = true;
            }
        }
        Ok(!self.unread)
    }

    /// The policy that was chosen, or that of the dialect (D-S8).
    fn policy(&self, reading: Option<Reading>, handle: &[u8]) -> Policy {
        let dialect = match reading {
            Some(Reading::Dialect(dialect)) => dialect,
            Some(Reading::AnyDoi) => Dialect::Doi,
            _ => Dialect::Handle,
        };
        self.args.policy.unwrap_or_else(|| Policy::of(dialect, handle))
    }

    pub(super) fn summary(&self) -> String {
        let texts = plural(self.texts, "text");
        match (self.without.count(), self.without.hidden()) {
            (0, _) => texts,
            (without, 0) => format!("{texts}, {without} without a handle"),
            (without, hidden) => {
                format!("{texts}, {without} without a handle ({hidden} of them not shown)")
            }
        }
    }

    /// Counts a text that means no handle, and says why if it is one of the first.
    fn without<'t>(
        &mut self,
        found: &Located<'_>,
        check: impl FnOnce() -> (&'static str, Report<'t>),
    ) {
        if !self.without.shows_next() || self.args.quiet {
            return;
        }
        let file = &self.file;
        let place = (&found.record, Some(found));
        let (name, report) = check();
        let line = doubt::line(file, place, &report, false).unwrap_or_else(|| {
            let (file, (line, column)) = (sanitize::masked(file), found.place(0));
            let why = match name == Dialect::InfoUri.name() {
                true => "; among info URIs, only those with `info:hdl/` or `info:doi/` do",
                false => "",
            };
            format!("{file}:{line}:{column}: this text does not name a handle{why}\n")
        });
        self.tell(Some(line));
    }

    /// Prints a line on the standard error, unless `--quiet` forbids it.
    fn tell(&self, line: Option<String>) {
        if let Some(line) = line.filter(|_| !self.args.quiet) {
            self.bar.suspend(|| tell(line));
        }
    }
}

impl Visitor for Gathering<'_> {
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.texts += 1;
        let current = Arc::clone(&self.current);
        let notation = &current.notation;
        let own = current.source.reading(found.wanted);
        let reading = notation.chosen(own);
        let text = found.record.text.unwrap_or_default();
        let handle = handle(reading, text, notation.options());
        let check = || notation.check(own, text).1;
        // A field has no reader who decides what it means, so it means what it says.
        let has_reader = found.is_found() && found.record.text.is_some();
        let report = (has_reader && !is_plain(text)).then(check);
        // A reader would say that a placeholder names nothing yet, even if it is valid: `10.xxxx/xxxxx`.
        if report.as_ref().is_some_and(|report| report.has(Code::Placeholder)) {
            self.without(&found, || notation.report(own, &found.record));
            return ControlFlow::Continue(());
        }
        let meant = report.as_ref().and_then(|report| meant(reading, report, notation.options()));
        // What is only cut off at the end of a valid text might belong to it, and two names must not become one. But a
        // comma or a full stop is not all that two names differ in, and the same name again is not another one. A text
        // with several identifiers is repaired only if all are the same.
        let is_repeated = || report.as_ref().is_some_and(|report| report.has(Code::TwoIdentifiers));
        let is_whole = |meant: &Vec<u8>| {
            let rest = handle.as_ref().and_then(|own| own.strip_prefix(&meant[..]));
            rest.is_none_or(|rest| matches!(rest, b"." | b",")) || is_repeated()
        };
        let meant = meant.filter(is_whole);
        let (doubt, handle) = match (meant, handle) {
            (Some(meant), _) => (report.map(Doubt::of_text), Some(Cow::Owned(meant))),
            (None, Some(handle)) => {
                let check = || report.unwrap_or_else(check);
                (doubt::of_handle(text, &handle, check), Some(handle))
            }
            (None, None) => (None, None),
        };
        let Some(handle) = handle else {
            self.without(&found, || notation.report(own, &found.record));
            return ControlFlow::Continue(());
        };
        if let Some(doubt) = doubt {
            let line = self.doubts.next(&self.file, (&found.record, Some(&found)), &doubt);
            self.tell(line);
            if self.args.strict {
                return ControlFlow::Continue(());
            }
        }
        let key = self.policy(reading, &handle).key(&handle);
        let (line, column) = found.place(0);
        let file = &self.file;
        let place = || Place { file: Arc::clone(file), line, column, text: text.to_vec() };
        match self.sorter.add(key.as_bytes(), &handle, place) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.failed = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn unread(&mut self, _number: u64, unread: Unread) -> ControlFlow<()> {
        if self.bad_rows.shows_next() && !self.args.quiet {
            let (Unread { line, column, why, .. }, file) = (unread, &self.file);
            self.bar.suspend(|| note(format_args!("{file}:{line}:{column}: {why}")));
        }
        ControlFlow::Continue(())
    }
}

/// The handle that a reader would find in prose in spite of the mistakes on which this is the report.
fn meant(reading: Option<Reading>, report: &Report<'_>, options: Options<'_>) -> Option<Vec<u8>> {
    // Nobody knows whether an escape that was escaped means what it says.
    if report.has(Code::DoubleEscape) {
        return None;
    }
    let repaired = report.repaired()?;
    Some(handle(reading, repaired.text().as_bytes(), options)?.into_owned())
}

/// The handle that a valid text means.
fn handle<'t>(
    reading: Option<Reading>,
    text: &'t [u8],
    options: Options<'t>,
) -> Option<Cow<'t, [u8]>> {
    let handle = reading::handle(reading, text, options);
    handle.or_else(|| doi_name(reading, text, options))
}

/// The DOI name of an `info:doi` URI: here, as in `hdl compare`, the same name in another notation must not count as
/// another one.
fn doi_name<'t>(
    reading: Option<Reading>,
    text: &[u8],
    options: Options<'_>,
) -> Option<Cow<'t, [u8]>> {
    let dialect = reading::dialect(reading, text, options);
    if dialect == Some(Dialect::InfoUri) { info_doi::name(text, options) } else { None }
}
