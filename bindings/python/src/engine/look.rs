//! [`Look`]: how cards are drawn.

use miette::{GraphicalTheme, ThemeCharacters, ThemeStyles};

/// How cards are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) color: bool,
    /// Whether only ASCII can be shown.
    pub(crate) ascii: bool,
    /// How many columns there are.
    pub(crate) columns: usize,
}

impl Look {
    /// The characters and the colors of the lines.
    pub(super) fn theme(self) -> GraphicalTheme {
        let characters =
            if self.ascii { ThemeCharacters::ascii() } else { ThemeCharacters::unicode() };
        // A notebook translates the codes of these colors, of which there are few, into CSS.
        let styles = if self.color { ThemeStyles::ansi() } else { ThemeStyles::none() };
        GraphicalTheme { characters, styles }
    }
}
