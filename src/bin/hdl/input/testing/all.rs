//! [`All`]: everything that a reader finds.

use std::ops::ControlFlow;

use crate::input::scan::{Located, Visitor};
use crate::input::unread::Unread;

/// The identifiers that are found, as `number:wanted:line:column text`, and what cannot be read, as `line:column why`.
#[derive(Default)]
pub(crate) struct All(pub(crate) Vec<String>);

impl Visitor for All {
    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        let (line, column) = found.place(0);
        let (number, wanted) = (found.record.number, found.wanted);
        let text = String::from_utf8_lossy(found.record.text.unwrap_or(b"too long"));
        self.0.push(format!("{number}:{wanted}:{line}:{column} {text}"));
        ControlFlow::Continue(())
    }

    fn unread(&mut self, _: u64, unread: Unread) -> ControlFlow<()> {
        self.0.push(format!("{}:{} {}", unread.line, unread.column, unread.why));
        ControlFlow::Continue(())
    }
}
