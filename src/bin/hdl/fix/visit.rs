//! Visitors of a file: one reports each record, the other gathers its fixes.

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::input::scan::{Located, Standing, Visitor};
use crate::input::unread::Unread;
use crate::opening::lacking::PlacesSeen;
use crate::rules::decide;

use super::account::Account;
use super::journal::Revision;
use crate::copying::pending::Pending;

/// Reports everything that is found in a file.
pub(super) struct Checked<'r> {
    pub(super) name: &'r str,
    pub(super) account: &'r mut Account,
    pub(super) rows: &'r mut PlacesSeen,
}

impl Visitor for Checked<'_> {
    fn passes(&mut self, wanted: usize, text: &[u8]) -> bool {
        self.account.passes(Some(self.name), wanted, text)
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.account.found(self.name, &found);
        ControlFlow::Continue(())
    }

    fn row(&mut self, fields: u64) {
        self.rows.add(fields);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        self.account.unread(self.name, number, &unread);
        ControlFlow::Continue(())
    }
}

/// Gathers the changes of a block; if `reported` has the name of the file, also reports the problems that remain.
pub(super) struct Fixes<'r> {
    pub(super) reported: Option<&'r str>,
    pub(super) account: &'r mut Account,
    /// The changes, each with its record for the journal, if there is a journal.
    pub(super) pending: &'r mut Pending<Option<Revision>>,
    pub(super) rows: &'r mut PlacesSeen,
}

impl Visitor for Fixes<'_> {
    fn passes(&mut self, wanted: usize, text: &[u8]) -> bool {
        self.account.passes(self.reported, wanted, text)
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let rules = Arc::clone(&self.account.rules);
        let (dialect, report) = rules.report(&found);
        let may_change = found.standing == Standing::Record && !report.is_empty();
        let text = found.record.text.filter(|_| may_change);
        let fixed = text.and_then(|text| {
            let reencodes = std::str::from_utf8(text).is_ok() || self.account.damage.is_single();
            decide::fixed(&rules, (found.wanted, text), reencodes)
        });
        let change = fixed.as_deref().and_then(|fixed| found.change(fixed));
        let change = change.filter(|change| self.pending.has_room(change));
        match (self.reported, &change, &fixed) {
            (Some(name), Some(_), Some(fixed)) => {
                self.account.fixed += 1;
                self.account.found(name, &found.changed(fixed));
            }
            (Some(name), _, _) => self.account.report(name, &found, (dialect, report)),
            (None, _, _) => {}
        }
        if let (Some(change), Some(old), Some(new)) = (change, found.record.text, fixed) {
            let record = || Revision { line: found.place(0).0, old: old.to_vec(), new };
            let record = self.account.journal.is_some().then(record);
            self.pending.add(change, record);
        }
        ControlFlow::Continue(())
    }

    fn row(&mut self, fields: u64) {
        self.rows.add(fields);
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        if let Some(name) = self.reported {
            self.account.unread(name, number, &unread);
        }
        ControlFlow::Continue(())
    }
}
