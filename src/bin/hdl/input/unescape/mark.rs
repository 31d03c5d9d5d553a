//! [`Mark`]: a place in an escaped text from which later places are searched.

/// A place in an escaped text. A text may have very many identifiers, so none of them is searched from its beginning.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    /// How many octets come before it in the file and in the text.
    pub(crate) raw: usize,
    pub(crate) text: usize,
    /// Whether it is in a CDATA section of XML.
    pub(crate) is_literal: bool,
    /// What the braces of the value mean in BibTeX, if that is known.
    pub(super) braces: Option<Braces>,
}

/// What the braces of a value mean in BibTeX.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Braces {
    /// They only keep the case of letters.
    Protect,
    /// They perhaps belong to a command, such as `\textless{}`.
    Command,
}
