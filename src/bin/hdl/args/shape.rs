//! [`Shape`]: where identifiers are, according to the arguments.

use std::sync::Arc;

use super::column::Columns;
use crate::input::entries::Names;
use crate::input::json::Fields;
use crate::input::layout::Layout;
use crate::input::source::Contents;
use crate::input::xml::elements::Elements;

/// Where identifiers are in any file: in one layout, or in one that depends on the file.
#[derive(Clone, Debug)]
pub(crate) enum Shape {
    Known(Layout),
    /// The file decides the delimiter, and which columns have the titles.
    Columns(Columns),
    /// The file decides whether it is JSON or JSON Lines.
    Fields(Arc<Fields>),
    /// The file decides how its entries are written.
    Names(Arc<Names>),
    /// The arguments or the configuration name fields of JSON and also of RIS or BibTeX, and no file can have both.
    Mixed,
}

impl Shape {
    /// The same places for a command that needs only handles: in a text with a slip, it finds the identifier next to
    /// the slip, if there is one.
    pub(crate) fn for_handles(self) -> Self {
        match self {
            Self::Known(Layout::Xml(elements)) => {
                let Elements { paths, is_profile, split, .. } = (*elements).clone();
                let elements = Elements { paths, is_profile, reports_slips: false, split };
                Self::Known(Layout::Xml(Arc::new(elements)))
            }
            other => other,
        }
    }

    /// What a file may contain: NUL shows that it is binary, unless NUL ends its records.
    pub(crate) fn contents(&self) -> Contents {
        if let Self::Known(Layout::List(b'\0')) = self { Contents::Any } else { Contents::Text }
    }

    /// What the standard input may contain.
    pub(crate) fn contents_of_stdin(&self) -> Contents {
        match self.contents() {
            Contents::Text => Contents::Pieces,
            contents => contents,
        }
    }
}
