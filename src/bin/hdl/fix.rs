//! `hdl check --fix` and `--diff`: applies the fixes that are safe, and reports the problems that are left.
//!
//! A file is rewritten first and checked afterwards, so that the report is true even if the file could not be
//! written. The standard input, and everything with `--diff`, is read only once: there each record is reported as its
//! fix leaves it.

mod apply;
mod cleanup;
pub(crate) mod decide;
mod diff;
pub(crate) mod journal;
pub(crate) mod passing;
pub(crate) mod pending;
mod rewrite;
pub(crate) mod sink;
mod tee;

use std::fmt;
use std::fs::File;
use std::io::{self, BufWriter, Read};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

use handle_syntax::Report;
use indicatif::ProgressBar;

use crate::check;
use crate::check::head::{self, Begun};
use crate::check::statistics::Statistics;
use crate::check::tally::Tally;
use crate::config::{RuleBook, Rules};
use crate::files;
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::scan::{Found, Visitor};
use crate::input::source::{self, Contents, Uncompressed, binary};
use crate::input::unread::Unread;
use crate::names::selection;
use crate::output::counts::{Counts, plural};
use crate::output::finding::findings;
use crate::output::repaired::Repaired;
use crate::output::summary::Summary;
use crate::output::{self, Output};
use crate::status::Status;
use crate::terminal::failure::{Failure, note, tell, words};
use crate::terminal::progress;
use crate::terminal::sanitize::{self, masked};
use crate::walk::{self, Paths};
use diff::Diff;
use journal::{Journal, Noting, Record};
use pending::Pending;
use rewrite::Rewrite;
use sink::{Fixed, Sink};
use tee::Tee;

/// Fixes every file, or shows the diff.
pub(crate) fn run(plain: Arc<Rules>, rules: RuleBook) -> Status {
    let args = &plain.args;
    let journal = match args.report.as_deref().map(Journal::create).transpose() {
        Ok(journal) => journal,
        Err(error) => {
            let name = args.report.as_deref().unwrap_or(Path::new(""));
            return Failure::reading(name.to_string_lossy(), error).tell(Status::SUCCESS);
        }
    };
    let (outputs, destinations) = match check::open(args) {
        Ok(opened) => opened,
        Err(failure) => return failure.tell(Status::SUCCESS),
    };
    // Texts on a terminal leave no line for a bar.
    let bar = progress::bar(&args.source.files, args.quiet || args.writes_texts());
    if let Some(octets) = bar.length() {
        // Each file is read twice: it is fixed, and then checked.
        bar.set_length(2 * octets);
    }
    let mut run = Run {
        rules: Arc::clone(&plain),
        book: rules,
        outputs,
        counts: Counts::default(),
        tally: Tally::default(),
        statistics: Statistics::default(),
        journal,
        bar,
        fixed: 0,
        is_walking: false,
        skipped: 0,
        incomplete: false,
        unheard: None,
        unwritten: None,
    };
    run.all();
    let gone = run.book.left();
    if gone > 0 && !plain.args.quiet {
        note(format_args!("{} of the baseline gone", plural(gone, "problem")));
    }
    if !plain.args.quiet {
        walk::tell_skipped(run.skipped);
        note(run.counts);
    }
    if run.fixed > 0 && !plain.args.quiet {
        let done = if plain.args.diff { "would be fixed" } else { "fixed" };
        note(format_args!("{} {done}", plural(run.fixed, "record")));
    }
    if plain.args.statistics {
        tell(&run.tally);
        tell(&run.statistics);
    }
    let status = run.status();
    let closed = check::close(&plain.args, run.unheard, destinations);
    let failure = run.unwritten.map(Failure::writing).or(closed.err());
    failure.map_or(status, |failure| failure.tell(status))
}

/// One run of the command.
struct Run {
    /// The rules of the current file, and those of all files.
    rules: Arc<Rules>,
    book: RuleBook,
    outputs: Vec<Output<check::Writer>>,
    counts: Counts,
    tally: Tally,
    statistics: Statistics,
    /// The file of `--report`, which records each change.
    journal: Option<Journal>,
    /// The progress bar, which must be hidden while something is printed.
    bar: ProgressBar,
    /// How many records were fixed.
    fixed: u64,
    /// Whether the current file was found in a directory, and how many binary files of directories were skipped.
    is_walking: bool,
    skipped: u64,
    /// Whether a file could not be read, or could not be fixed.
    incomplete: bool,
    /// The number of an output to which problems can no longer be reported, and why. The files are fixed and counted
    /// nevertheless.
    unheard: Option<(usize, io::Error)>,
    /// Why the standard output takes no more text, fixed or as a diff.
    unwritten: Option<io::Error>,
}

/// Why a list was not worked through.
enum Stop {
    /// The list cannot be read.
    Unread(io::Error),
    /// The fixed list cannot be written.
    Unwritten(io::Error),
}

impl Run {
    /// Works through every file.
    fn all(&mut self) {
        if let Err(error) = cleanup::watch() {
            let why = words(&error);
            note(format_args!("an interruption would leave an unfinished file behind: {why}"));
        }
        self.print(Output::begin);
        let mut paths = Paths::new(&self.rules.args.source);
        while let Some(named) = paths.next() {
            self.is_walking = paths.is_walking();
            match named {
                _ if self.rules.args.diff && self.unwritten.is_some() => break,
                Ok(dash) if dash.as_os_str() == "-" => self.input(),
                Ok(file) => self.file(&file),
                Err((path, error)) => self.done(&path.to_string_lossy(), Err(Stop::Unread(error))),
            }
        }
        let (counts, tally) = (self.counts, std::mem::take(&mut self.tally));
        let prefixes = self.statistics.prefixes();
        let summary = Summary { counts: &counts, tally: &tally, prefixes };
        self.print(|output| output.end(&summary).and_then(|()| output.flush()));
        self.tally = tally;
        self.bar.finish_and_clear();
    }

    /// Says something on the standard error.
    fn note(&self, line: impl fmt::Display) {
        self.bar.suspend(|| note(line));
    }

    /// Writes to each output, unless that has failed before.
    fn print(&mut self, mut write: impl FnMut(&mut Output<check::Writer>) -> io::Result<()>) {
        if self.unheard.is_none() {
            let outputs = &mut self.outputs;
            let written = || output::each(outputs, |output, _| write(output));
            self.unheard = self.bar.suspend(written).err();
        }
    }

    /// Passes the standard input to the standard output.
    fn input(&mut self) {
        let name = &*self.rules.args.source.stdin_name().to_owned();
        let held = self.turn_to(Path::new(name));
        let done = match held.and_then(|()| files::stdin()) {
            Ok(stdin) if self.rules.args.diff => self.show(name, (Contents::Any, stdin.lock())),
            Ok(stdin) => {
                let mut output = Fixed(BufWriter::new(sanitize::stdout()));
                self.pass(name, true, (Contents::Any, stdin.lock()), &mut output).map(|_| ())
            }
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(name, done);
    }

    /// Takes the rules of this file for the current ones.
    fn turn_to(&mut self, path: &Path) -> io::Result<()> {
        self.rules = self.book.of(path)?;
        Ok(())
    }

    fn file(&mut self, path: &Path) {
        let name = path.to_string_lossy();
        self.bar.set_message(masked(&name).into_owned());
        let held = self.turn_to(path);
        let done = match held.and_then(|()| files::open(path)) {
            Ok(file) if self.rules.args.diff => self.show(&name, (self.contents(), file)),
            Ok(file) => self.rewrite(&name, path, &file),
            Err(error) => Err(Stop::Unread(error)),
        };
        self.done(&name, done);
    }

    fn done(&mut self, name: &str, done: Result<(), Stop>) {
        self.print(Output::flush);
        match done {
            Ok(()) => {}
            Err(Stop::Unread(error)) if self.is_walking && binary::is_binary(&error) => {
                self.skipped += 1;
            }
            Err(Stop::Unread(error)) => {
                self.incomplete = true;
                self.note(Failure::reading(name, error));
            }
            Err(Stop::Unwritten(error)) => self.unwritten = Some(error),
        }
    }

    /// What the current file may contain.
    fn contents(&self) -> Contents {
        self.rules.args.source.shape().contents()
    }

    /// Writes a diff of what would be fixed to the standard output.
    fn show(&mut self, name: &str, source: (Contents, impl Read)) -> Result<(), Stop> {
        let mut diff = Diff::new(BufWriter::new(sanitize::stdout()), name);
        self.pass(name, true, source, &mut diff)?;
        diff.end().map_err(Stop::Unwritten)
    }

    /// Fixes a file, then checks its contents: the old text, if the new one could not be written.
    fn rewrite(&mut self, name: &str, path: &Path, file: &File) -> Result<(), Stop> {
        match self.rewritten(name, path, file) {
            Ok(fixed) => self.fixed += fixed,
            Err(Stop::Unread(error)) => return Err(Stop::Unread(error)),
            Err(Stop::Unwritten(error)) => {
                self.incomplete = true;
                self.note(format_args!("{name}: not fixed: {}", words(&error)));
            }
        }
        if file.metadata().is_ok_and(|file| !file.is_file()) {
            // Nothing was read of it yet, and a pipe that is opened again would wait for another writer.
            return self.check(name, file);
        }
        self.check(name, files::open(path).map_err(Stop::Unread)?)
    }

    /// Replaces the file by its fixed text; returns how many records were fixed.
    fn rewritten(&mut self, name: &str, path: &Path, file: &File) -> Result<u64, Stop> {
        let mut rewrite = Rewrite::new(file, path, |file| file).map_err(Stop::Unwritten)?;
        let fixed =
            self.pass(name, false, (self.contents(), self.bar.wrap_read(file)), &mut rewrite)?;
        let other_names = fixed > 0 && rewrite.has_other_names();
        rewrite.commit().map_err(Stop::Unwritten)?;
        if other_names {
            self.note(format_args!("{name}: its other names (hard links) keep the old text"));
        }
        Ok(fixed)
    }

    /// Reports the problems of a file as it is now.
    fn check(&mut self, name: &str, source: impl Read) -> Result<(), Stop> {
        // Nothing is written again, so nothing is kept.
        let shape = self.rules.args.source.shape();
        let source = self.bar.wrap_read(source);
        let source = source::uncompressed(source, shape.contents()).map_err(Stop::Unread)?;
        let begun = head::begin(source, &shape, name).map_err(Stop::Unread)?;
        let Begun { layout, mut blocks } = begun;
        let mut block = Block::default();
        let mut checked = Checked { name, run: self, seen: 0, rows: 0 };
        while blocks.read(&mut block).map_err(Stop::Unread)? {
            // A visitor that only reports goes on to the end.
            let _ = layout.each(&block, &mut checked);
        }
        let (seen, rows) = (checked.seen, checked.rows);
        self.missing(name, &layout, seen, rows);
        Ok(())
    }

    /// Passes a file to a sink, each record with its fixes; returns how many records were fixed.
    ///
    /// If `is_reported`, the problems that a record then still has are reported at once.
    fn pass(
        &mut self,
        name: &str,
        is_reported: bool,
        (contents, source): (Contents, impl Read),
        sink: &mut impl Sink,
    ) -> Result<u64, Stop> {
        let Begun { layout, mut blocks } = self.begin(name, contents, source)?;
        let mut block = Block::default();
        let (mut fixed, mut all_seen, mut all_rows) = (0, 0, 0);
        let mut pending = Pending::default();
        // How many octets were written.
        let mut at = 0;
        loop {
            let read = blocks.read(&mut block);
            let reported = is_reported.then_some(name);
            let mut fixes = Fixes { reported, run: self, pending: &mut pending, seen: 0, rows: 0 };
            if let Ok(true) = read {
                // A visitor that only gathers goes on to the end.
                let _ = layout.each(&block, &mut fixes);
            }
            let Fixes { seen, rows, .. } = fixes;
            let (changes, records) = pending.until(blocks.octet());
            (all_seen, all_rows) = (all_seen | seen, all_rows + rows);
            fixed += changes.len() as u64;
            let journal = self.journal.as_mut().filter(|_| !is_reported);
            let records = records.into_iter().flatten().collect::<Vec<_>>().into_iter();
            let mut noting = Noting { sink, journal, name, at: &mut at, records };
            passing::hand_on(&mut blocks, changes, &mut noting).map_err(Stop::Unwritten)?;
            self.print(Output::flush);
            if !read.map_err(Stop::Unread)? {
                break;
            }
        }
        // Ended here, the journal knows all changes even if the file cannot be replaced.
        self.journal.as_mut().map_or(Ok(()), |it| it.end(at)).map_err(Stop::Unwritten)?;
        if is_reported {
            self.missing(name, &layout, all_seen, all_rows);
        }
        Ok(fixed)
    }

    /// Reports the columns or fields that no row of a file has.
    fn missing(&mut self, name: &str, layout: &Layout, seen: u64, rows: u64) {
        for missing in layout.missing(seen).iter().filter(|_| rows > 0) {
            self.note(format_args!("{name}: {missing}"));
            self.incomplete = true;
        }
    }

    /// Begins to read a file that is not compressed.
    fn begin<R: Read>(
        &self,
        name: &str,
        contents: Contents,
        source: R,
    ) -> Result<Begun<Tee<Uncompressed<R>>>, Stop> {
        let shape = self.rules.args.source.shape();
        passing::begin(source, contents, &shape, name).map_err(Stop::Unread)
    }

    /// Reports the problems of a record as it is now.
    fn found(&mut self, file: &str, found: &Found<'_>) {
        let rules = Arc::clone(&self.rules);
        let own = rules.args.source.reading(found.wanted);
        let (dialect, report) = rules.args.notation.report(own, &found.record);
        self.tell(file, dialect, found, report);
    }

    /// Reports a row that cannot be read.
    fn unread(&mut self, file: &str, number: u64, unread: &Unread) {
        let rules = Arc::clone(&self.rules);
        let reading = rules.args.notation.reading.as_ref();
        let (dialect, report) = selection::unreadable(reading, &unread.why);
        self.tell(file, dialect, &Found::unread(number, unread), report);
    }

    /// Counts a record and reports its problems.
    fn tell(&mut self, file: &str, dialect: &str, found: &Found<'_>, mut report: Report<'_>) {
        self.rules.chosen.apply(found.record.text.unwrap_or_default(), &mut report);
        let report = &report;
        let mut counts = Counts::default();
        counts.add(report);
        self.counts.join(&counts);
        let rules = Arc::clone(&self.rules);
        if self.rules.args.wants_examples() {
            self.tally.add_file(file, &counts);
        }
        if self.rules.args.counts_prefixes() {
            let (args, text) = (&rules.args, found.record.text);
            let reading = args.source.reading(found.wanted).or(args.notation.reading.as_ref());
            self.statistics.add(text, reading, args.notation.options(), dialect);
        }
        if self.rules.args.quiet {
            return;
        }
        let repaired = report.repaired().map(Repaired::from);
        let sure = repaired.as_ref().is_some_and(Repaired::is_sure);
        let said = (dialect, report);
        let findings = findings(file, said, &found.record, Some(found), repaired.as_ref());
        let findings: Vec<_> = findings.collect();
        self.tally.add(&findings, (sure, repaired.as_ref()), self.rules.args.wants_examples());
        self.print(|output| findings.iter().try_for_each(|finding| output.problem(finding)));
    }

    fn status(&self) -> Status {
        let fail =
            self.counts.fail(self.rules.args.strict) || self.rules.args.diff && self.fixed > 0;
        match (self.incomplete, fail) {
            (true, _) => Status::from(2),
            (false, true) => Status::FAILURE,
            (false, false) => Status::SUCCESS,
        }
    }
}

/// Reports everything that is found in a file.
struct Checked<'r> {
    name: &'r str,
    run: &'r mut Run,
    /// The fields that were seen, and how many rows could have had them.
    seen: u64,
    rows: u64,
}

impl Visitor for Checked<'_> {
    fn found(&mut self, found: Found<'_>) -> ControlFlow<()> {
        self.run.found(self.name, &found);
        ControlFlow::Continue(())
    }

    fn row(&mut self, fields: u64) {
        (self.seen, self.rows) = (self.seen | fields, self.rows + 1);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        self.run.unread(self.name, number, &unread);
        ControlFlow::Continue(())
    }
}

/// Gathers the changes of a block; if `reported` has the name of the file, also reports the problems that remain.
struct Fixes<'r> {
    reported: Option<&'r str>,
    run: &'r mut Run,
    /// The changes, each with its record for the journal, if there is a journal.
    pending: &'r mut Pending<Option<Record>>,
    /// The fields that were seen, and how many rows could have had them.
    seen: u64,
    rows: u64,
}

impl Visitor for Fixes<'_> {
    fn found(&mut self, found: Found<'_>) -> ControlFlow<()> {
        let rules = Arc::clone(&self.run.rules);
        let own = rules.args.source.reading(found.wanted);
        let (dialect, report) = rules.args.notation.report(own, &found.record);
        let text = found.record.text.filter(|_| !report.is_empty());
        let fixed = text.and_then(|text| decide::fixed(&rules, found.wanted, text));
        let change = fixed.as_deref().and_then(|fixed| found.change(fixed));
        let change = change.filter(|change| self.pending.has_room(change));
        match (self.reported, &change, &fixed) {
            (Some(name), Some(_), Some(fixed)) => {
                self.run.fixed += 1;
                self.run.found(name, &found.changed(fixed));
            }
            (Some(name), _, _) => self.run.tell(name, dialect, &found, report),
            (None, _, _) => {}
        }
        if let (Some(change), Some(old), Some(new)) = (change, found.record.text, fixed) {
            let record = || Record { line: found.place(0).0, old: old.to_vec(), new };
            let record = self.run.journal.is_some().then(record);
            self.pending.add(change, record);
        }
        ControlFlow::Continue(())
    }

    fn row(&mut self, fields: u64) {
        (self.seen, self.rows) = (self.seen | fields, self.rows + 1);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        if let Some(name) = self.reported {
            self.run.unread(name, number, &unread);
        }
        ControlFlow::Continue(())
    }
}
