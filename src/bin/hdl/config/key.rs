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
    pub(super) kind: ValueKind,
    /// Whether the key says where identifiers are in a file. One such option on the command line replaces all such keys
    /// of the configuration.
    pub(super) is_place: bool,
    /// Whether the key alone says where identifiers are: a table of the configuration with such a key replaces all such
    /// keys of the tables before it.
    pub(super) is_way: bool,
}

/// The type of the value of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueKind {
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

const fn key(name: &'static str, kind: ValueKind) -> Key {
    Key { name, kind, is_place: false, is_way: false }
}

const fn place(name: &'static str, kind: ValueKind) -> Key {
    Key { is_place: true, ..key(name, kind) }
}

const fn way(name: &'static str, kind: ValueKind) -> Key {
    Key { is_way: true, ..place(name, kind) }
}

pub(super) const KEYS: &[Key] = &[
    key("as", ValueKind::Text),
    key("proxy", ValueKind::Texts),
    way("column", ValueKind::Texts),
    place("where", ValueKind::Texts),
    place("split", ValueKind::Text),
    place("delimiter", ValueKind::Text),
    place("no-quotes", ValueKind::Switch),
    way("field", ValueKind::Texts),
    way("xml", ValueKind::Texts),
    way("profile", ValueKind::Text),
    way("find", ValueKind::Switch),
    key("resolver-segment", ValueKind::Text),
    key("characters", ValueKind::Switch),
    key("charset", ValueKind::Text),
    key("select", ValueKind::Texts),
    key("ignore", ValueKind::Texts),
    key("severity", ValueKind::Levels),
    key(BASELINE, ValueKind::File),
];
