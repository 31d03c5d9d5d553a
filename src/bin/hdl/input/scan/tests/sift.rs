//! Lines that need no visit.

use std::ops::ControlFlow;

use super::{All, seen, visit};
use crate::input::block::Block;
use crate::input::layout::Layout;
use crate::input::limits::LONGEST;
use crate::input::scan::{Located, Visitor, line_start};
use crate::input::unread::Unread;

/// Does not need to visit lines that begin with `-`, and counts them.
struct Sifting {
    found: All,
    passed: u64,
}

impl Visitor for Sifting {
    fn sift(&mut self, block: &Block) -> Option<Vec<usize>> {
        let text = block.text();
        let ends =
            text.iter().enumerate().filter(|(_, octet)| **octet == b'\n').map(|(end, _)| end);
        let is_held = |&end: &usize| !text[line_start(&text[..end])..].starts_with(b"-");
        Some(ends.filter(is_held).collect())
    }

    fn passed(&mut self, lines: u64) {
        self.passed += lines;
    }

    fn found(&mut self, found: Located<'_>) -> ControlFlow<()> {
        self.found.found(found)
    }

    fn unread(&mut self, number: u64, unread: Unread) -> ControlFlow<()> {
        self.found.unread(number, unread)
    }
}

#[test]
fn lines_that_need_no_visit_are_counted_and_the_others_keep_their_places() {
    let long = format!("-a\n{}\n\n-b\nc\n", "x".repeat(LONGEST + 1));
    let last_long = format!("a\n-b\n{}", "x".repeat(LONGEST + 2));
    for file in [
        "",
        "\n",
        "-a",
        "-a\n",
        "a\n-b\nc\n",
        "-a\n-b\n\n\nc\n-d\ne",
        "\u{FEFF}-a\r\n\r\nb\r\n-c\r\n\n",
        "\n\n-a\n\n",
        "a\n\n-b",
        &long,
        &last_long,
    ] {
        for step in [1, 3, 8, usize::MAX].map(|step| step.max(file.len() / 64)) {
            let layout = Layout::List(b'\n');
            let mut all = Sifting { found: All(Vec::new()), passed: 0 };
            visit(&layout, file, step, &mut all);
            let (passed, rest): (Vec<_>, Vec<_>) = seen(&layout, file, step)
                .into_iter()
                .partition(|row| row.as_ref().is_ok_and(|(_, text, _)| text.starts_with('-')));
            let shown = &file[..file.len().min(40)];
            // A line after an empty one is visited in its place, and so is a last line without LF.
            let (more, visited): (Vec<_>, Vec<_>) =
                all.found.0.into_iter().partition(|row| passed.contains(row));
            assert_eq!(visited, rest, "{shown:?}, {step} octets at a time");
            let counted = all.passed + more.len() as u64;
            assert_eq!(counted, passed.len() as u64, "{shown:?}, {step} octets at a time");
        }
    }
}
