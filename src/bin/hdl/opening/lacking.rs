//! [`Lacking`]: the places that the arguments name, but that files do not have. One file may rightly lack a place, but
//! a place that no file has is probably misspelt.

use crate::input::layout::Layout;
use crate::names::suggest;
use crate::terminal::failure::note;
use crate::terminal::plural::plural;

/// Which places of the arguments the rows of a file have.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PlacesSeen {
    /// How many rows could have them.
    count: u64,
    /// Which of them occurred in any row: a bit for each.
    seen: u64,
}

impl PlacesSeen {
    /// Adds a row, which has these places.
    pub(crate) fn add(&mut self, seen: u64) {
        self.join(Self { count: 1, seen });
    }

    /// Adds the rows of another part of the file.
    pub(crate) fn join(&mut self, other: Self) {
        self.count += other.count;
        self.seen |= other.seen;
    }
}

/// What is known of the places of the arguments, after some files.
#[derive(Debug, Default)]
pub(crate) struct Lacking(Vec<Known>);

/// What is known of a place.
#[derive(Debug)]
struct Known {
    name: String,
    /// The message if files do not have it, and what may help if no file has it.
    lack: String,
    tip: String,
    /// Whether a file has it.
    is_seen: bool,
    /// The first file that does not have it, and how many more there are.
    first: Option<String>,
    more: u64,
}

impl Lacking {
    /// Notes which places a file has. A file without rows is empty, and shows nothing.
    pub(crate) fn note(&mut self, file: &str, layout: &Layout, rows: PlacesSeen) {
        if rows.count == 0 {
            return;
        }
        for place in layout.places(rows.seen) {
            let at = self.0.iter().position(|known| known.name == place.name);
            let at = at.unwrap_or_else(|| {
                let (name, lack, tip) = (place.name, place.lack, place.tip);
                self.0.push(Known { name, lack, tip, is_seen: false, first: None, more: 0 });
                self.0.len() - 1
            });
            let Some(known) = self.0.get_mut(at) else { continue };
            match known.first {
                _ if place.is_seen => known.is_seen = true,
                None => known.first = Some(file.to_owned()),
                Some(_) => known.more += 1,
            }
        }
    }

    /// Says which places the files lack; if `quiet`, only those that no file has. Returns whether there are places that
    /// no file has.
    pub(crate) fn tell(&self, quiet: bool) -> bool {
        if !quiet {
            self.by_some().for_each(note);
        }
        self.by_all().map(note).count() > 0
    }

    /// The messages about the places that no file has.
    fn by_all(&self) -> impl Iterator<Item = String> {
        self.0.iter().filter(|known| !known.is_seen).filter_map(|known| {
            let tip = suggest::misspelt_dialect(&known.name).map(|slip| format!("; {slip}"));
            Some(format!("{}{}", known.said()?, tip.as_ref().unwrap_or(&known.tip)))
        })
    }

    /// The messages about the places that only some files have.
    fn by_some(&self) -> impl Iterator<Item = String> {
        let seen = self.0.iter().filter(|known| known.is_seen);
        seen.filter_map(|known| Some(format!("{}, unlike in other files", known.said()?)))
    }
}

impl Known {
    /// Which files lack the place; `None` if all have it.
    fn said(&self) -> Option<String> {
        let first = self.first.as_ref()?;
        let more = match self.more {
            0 => String::new(),
            more => format!(" and {}", plural(more, "more file")),
        };
        Some(format!("{first}{more}: {}", self.lack))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::{Lacking, PlacesSeen};
    use crate::input::json::Fields;
    use crate::input::layout::Layout;

    #[test]
    fn a_place_is_doubtful_if_no_file_has_it() {
        let paths = ["/a", "/b", "/c"].iter().filter_map(|path| path.parse().ok()).collect();
        let fields = Arc::new(Fields { paths, conditions: Vec::new(), split: None });
        let layout = Layout::Fields { fields, lines: false, is_array: false };
        let mut lacking = Lacking::default();
        for (file, seen, count) in [("1", 0b001, 1), ("2", 0b011, 5), ("3", 0b001, 1), ("4", 0, 0)]
        {
            lacking.note(file, &layout, PlacesSeen { count, seen });
        }
        let by_all: Vec<_> = lacking.by_all().collect();
        assert_eq!(by_all, ["1 and 2 more files: nothing has the field `/c`"]);
        let by_some: Vec<_> = lacking.by_some().collect();
        assert_eq!(
            by_some,
            ["1 and 1 more file: nothing has the field `/b`, unlike in other files"]
        );
    }
}
