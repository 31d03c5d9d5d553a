//! [`Key`]: what can be configured. This is the only list of it.

/// The name of a configuration.
pub(super) const NAME: &str = "hdl.toml";

/// What the tables of files are called, and the key of their globs.
pub(super) const FILES: &str = "files";
pub(super) const GLOB: &str = "glob";

/// A key, which is an option of `hdl check` too.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Key {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// Whether it says where identifiers stand in a file: such an option of the command line replaces them all.
    pub(super) is_place: bool,
    /// Whether it is about which problems are told, which `--fix` does not ask.
    pub(super) is_choice: bool,
}

/// What the value of a key is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A text, or a number.
    Text,
    /// A text, or several.
    Texts,
    Switch,
    /// Levels of problems by their names.
    Levels,
    /// The name of a file, from the folder of the configuration.
    File,
}

const fn key(name: &'static str, kind: Kind) -> Key {
    Key { name, kind, is_place: false, is_choice: false }
}

const fn place(name: &'static str, kind: Kind) -> Key {
    Key { is_place: true, ..key(name, kind) }
}

const fn choice(name: &'static str, kind: Kind) -> Key {
    Key { is_choice: true, ..key(name, kind) }
}

pub(super) const KEYS: &[Key] = &[
    key("as", Kind::Text),
    key("proxy", Kind::Texts),
    place("column", Kind::Texts),
    place("where", Kind::Texts),
    place("split", Kind::Text),
    place("delimiter", Kind::Text),
    place("field", Kind::Texts),
    place("xml", Kind::Texts),
    place("profile", Kind::Text),
    place("xml", Kind::Texts),
    place("profile", Kind::Text),
    place("find", Kind::Switch),
    key("resolver-segment", Kind::Text),
    key("characters", Kind::Switch),
    key("charset", Kind::Text),
    choice("select", Kind::Texts),
    choice("ignore", Kind::Texts),
    choice("severity", Kind::Levels),
    choice("baseline", Kind::File),
];
