//! [`Key`]: what can be configured. This is the only list of keys.

/// The key of the tables that apply to some files only, and the key of the globs in such a table.
pub(super) const FILES: &str = "files";
pub(super) const GLOB: &str = "glob";

/// The key of the file with the problems that are known already.
pub(super) const BASELINE: &str = "baseline";

/// A key, which is also an option of `hdl check`.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// Whether the key says where identifiers are in a file. One such option on the command line replaces all such keys
    /// of the configuration.
    pub(super) is_place: bool,
    /// Whether the key alone says where identifiers are: a table of the configuration with such a key replaces all such
    /// keys of the tables before it.
    pub(super) is_way: bool,
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
    Key { name, kind, is_place: false, is_way: false }
}

const fn place(name: &'static str, kind: Kind) -> Key {
    Key { is_place: true, ..key(name, kind) }
}

const fn way(name: &'static str, kind: Kind) -> Key {
    Key { is_way: true, ..place(name, kind) }
}

pub(super) const KEYS: &[Key] = &[
    key("as", Kind::Text),
    key("proxy", Kind::Texts),
    way("column", Kind::Texts),
    place("where", Kind::Texts),
    place("split", Kind::Text),
    place("delimiter", Kind::Text),
    place("no-quotes", Kind::Switch),
    way("field", Kind::Texts),
    way("xml", Kind::Texts),
    way("profile", Kind::Text),
    way("find", Kind::Switch),
    key("resolver-segment", Kind::Text),
    key("characters", Kind::Switch),
    key("charset", Kind::Text),
    key("select", Kind::Texts),
    key("ignore", Kind::Texts),
    key("severity", Kind::Levels),
    key(BASELINE, Kind::File),
];
