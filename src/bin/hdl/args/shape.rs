//! [`Shape`]: where identifiers are, according to the arguments.

use std::sync::Arc;

use super::asked::{Asked, Condition, Field, distinct};
use super::column::Columns;
use super::places::Places;
use super::profile;
use crate::input::entries::Names;
use crate::input::json::Fields;
use crate::input::layout::Layout;
use crate::input::prose::Prose;
use crate::input::source::Contents;
use crate::input::xml::elements::{Content, Elements};
use crate::input::xml::path::Path;

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

impl Places {
    /// Where identifiers are.
    ///
    /// `None` means that each line is one.
    pub(crate) fn shape(&self) -> Option<Shape> {
        if !self.column.is_empty() {
            Some(Shape::Columns(self.columns()))
        } else if !self.field.is_empty() {
            Some(self.fields())
        } else if let Some(elements) = self.elements() {
            Some(Shape::Known(Layout::Xml(Arc::new(elements))))
        } else {
            self.find.then_some(Shape::Known(Layout::Text(Prose::UNKNOWN)))
        }
    }

    fn columns(&self) -> Columns {
        Columns {
            columns: distinct(&self.column).map(|asked| asked.place.clone()).collect(),
            conditions: self.conditions(|condition| condition.column.clone()),
            split: self.split(),
            delimiter: self.delimiter,
            has_quotes: !self.no_quotes,
        }
    }

    /// The fields of JSON, or those of RIS or BibTeX.
    fn fields(&self) -> Shape {
        let (conditions, split) =
            (self.conditions(|condition| condition.name.clone()), self.split());
        let (mut paths, mut names) = (Vec::new(), Vec::new());
        for asked in distinct(&self.field) {
            match &asked.place {
                Field::Pointer(path) => paths.push(path.clone()),
                Field::Name(name) => names.push(name.clone()),
            }
        }
        // `Places::contradiction` refuses arguments that name fields of both kinds.
        if names.is_empty() {
            Shape::Fields(Arc::new(Fields { paths, conditions, split }))
        } else {
            Shape::Names(Arc::new(Names { names, conditions, split }))
        }
    }

    /// The elements of a profile, or those of paths; `None` without either.
    fn elements(&self) -> Option<Elements> {
        let split = self.split();
        if let Some(profile) = self.profile {
            let paths = profile::paths(profile);
            return Some(Elements { paths, is_profile: true, reports_slips: true, split });
        }
        let with = |path: Path, condition: &Condition| path.with(&condition.name, &condition.text);
        let path = |asked: &Asked<Path>| {
            (self.conditions.iter().fold(asked.place.clone(), with), Content::Identifier)
        };
        let paths: Vec<_> = distinct(&self.xml).map(path).collect();
        (!paths.is_empty()).then_some(Elements {
            paths,
            is_profile: false,
            reports_slips: false,
            split,
        })
    }

    fn conditions<N>(&self, name: impl Fn(&Condition) -> N) -> Vec<(N, Vec<u8>)> {
        let text = |condition: &Condition| condition.text.clone().into_bytes();
        self.conditions.iter().map(|condition| (name(condition), text(condition))).collect()
    }

    fn split(&self) -> Option<Vec<u8>> {
        self.split.clone().map(String::into_bytes)
    }
}
