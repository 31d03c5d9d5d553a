//! [`Look`]: the width, the characters and the colours in which problems are drawn.

use std::env;
use std::io::{self, IsTerminal};
use std::sync::atomic::{AtomicBool, Ordering};

use anstream::{AutoStream, ColorChoice};
use terminal_size::{Width, terminal_size};

/// The width without a terminal, and the smallest width, in columns.
const WIDTH: usize = 100;
const NARROWEST: usize = 24;

/// How problems are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// How many columns there are.
    pub(crate) width: usize,
    pub(crate) colours: bool,
    /// Whether drawings, and the texts in them, are in ASCII only.
    pub(crate) ascii: bool,
    /// Whether texts in lines are in ASCII only. A program that reads lines from a pipe wants the texts as they are,
    /// whatever the locale is.
    pub(crate) escapes: bool,
}

/// Whether the arguments ask for ASCII.
static ASCII: AtomicBool = AtomicBool::new(false);

/// From now on, everything is drawn in ASCII if `wanted`. A program, such as Python, may run the command again and
/// choose anew.
pub(crate) fn choose_ascii(wanted: bool) {
    ASCII.store(wanted, Ordering::Relaxed);
}

impl Look {
    /// The look of the standard output.
    pub(crate) fn stdout() -> Self {
        let stdout = io::stdout();
        Self::of(stdout.is_terminal(), AutoStream::choice(&stdout))
    }

    /// The look of the standard error.
    pub(crate) fn stderr() -> Self {
        let stderr = io::stderr();
        Self::of(stderr.is_terminal(), AutoStream::choice(&stderr))
    }

    /// The look of a file.
    pub(crate) fn file() -> Self {
        let look = Self::of(false, ColorChoice::Never);
        // Files are always UTF-8.
        Self { ascii: look.escapes, ..look }
    }

    fn of(is_terminal: bool, colours: ColorChoice) -> Self {
        let asked = || env::var("COLUMNS").ok()?.parse().ok();
        let width = terminal_size().filter(|_| is_terminal).map(|(Width(width), _)| width.into());
        let is_asked = ASCII.load(Ordering::Relaxed);
        let is_poor = !shows_unicode();
        Self {
            width: width.or_else(asked).unwrap_or(WIDTH).max(NARROWEST),
            colours: colours != ColorChoice::Never,
            ascii: is_asked || is_poor,
            escapes: is_asked || is_terminal && is_poor,
        }
    }
}

/// Whether the locale and the terminal can show more than ASCII.
fn shows_unicode() -> bool {
    let variable = |name| env::var(name).ok().filter(|value| !value.is_empty());
    let names = ["LC_ALL", "LC_CTYPE", "LANG"];
    let locale = names.into_iter().find_map(variable);
    is_unicode(locale.as_deref(), variable("TERM").as_deref())
}

/// Whether a locale and a terminal with these names can show more than ASCII.
fn is_unicode(locale: Option<&str>, terminal: Option<&str>) -> bool {
    let utf8 = |locale: &str| {
        // A modifier may follow the charset: `sr_RS.UTF-8@latin`.
        let locale = locale.split('@').next().unwrap_or(locale).to_ascii_lowercase();
        ["utf-8", "utf8"].iter().any(|name| locale.ends_with(name))
    };
    // Windows has no such variables, and all its consoles show Unicode.
    terminal != Some("dumb") && locale.map_or(cfg!(windows), utf8)
}

#[cfg(test)]
mod tests {
    use super::is_unicode;

    #[cfg(unix)]
    #[test]
    fn the_locale_and_the_terminal_say_what_can_be_shown() {
        for (locale, terminal, expected) in [
            (Some("en_US.UTF-8"), Some("xterm"), true),
            (Some("de_DE.utf8"), None, true),
            (Some("sr_RS.UTF-8@latin"), None, true),
            (Some("C.UTF-8"), Some("dumb"), false),
            (Some("C"), Some("xterm"), false),
            (Some("de_DE@euro"), Some("xterm"), false),
            (None, Some("xterm"), false),
        ] {
            assert_eq!(is_unicode(locale, terminal), expected, "{locale:?} {terminal:?}");
        }
    }
}
