//! [`Key`]: what can be configured. This is the only list of keys.

/// The key of the tables that apply to some files only, and the key of the globs in such a table.
pub(super) const FILES: &str = "files";
pub(super) const GLOB: &str = "glob";

/// A key, which is also an option of `hdl check`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// Whether the key says where identifiers are in a file. One such option on the command line replaces all such keys
    /// of the configuration.
    pub(super) is_place: bool,
}

/// The type of the value of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text, or a number.
    Text,
    /// A text, or several.
    Texts,
    Switch,
    /// A table of severities by the names of problems.
    Levels,
    /// The name of a file, relative to the folder of the configuration.
    File,
}

const fn key(name: &'static str, kind: Kind) -> Key {
    Key { name, kind, is_place: false }
}

const fn place(name: &'static str, kind: Kind) -> Key {
    Key { is_place: true, ..key(name, kind) }
}

pub(super) const KEYS: &[Key] = &[
    key("as", Kind::Text),
    key("proxy", Kind::Texts),
    place("column", Kind::Texts),
    place("where", Kind::Texts),
    place("split", Kind::Text),
    place("delimiter", Kind::Text),
    place("no-quotes", Kind::Switch),
    place("field", Kind::Texts),
    place("xml", Kind::Texts),
    place("profile", Kind::Text),
    place("find", Kind::Switch),
    key("resolver-segment", Kind::Text),
    key("characters", Kind::Switch),
    key("charset", Kind::Text),
    key("select", Kind::Texts),
    key("ignore", Kind::Texts),
    key("severity", Kind::Levels),
    key("baseline", Kind::File),
];
