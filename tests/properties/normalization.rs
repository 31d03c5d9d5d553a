//! Properties of every normal form: it is normal itself, and means the same as the text.

use std::borrow::Cow;

use handle_syntax::meaning::{Mode, Normalization};
use handle_syntax::{Dialect, InfoUri, Options};

use crate::case::Case;
use crate::meaning::meaning;

pub(crate) const MODES: [Mode; 2] = [Mode::Section5, Mode::Strict3986];

/// Asserts the properties for `text`, in every dialect that reads it.
pub(crate) fn hold(text: &[u8]) {
    for &dialect in Dialect::ALL {
        for characters in [false, true] {
            MODES.iter().for_each(|&mode| hold_for(dialect, characters, mode, text));
        }
    }
}

/// Asserts the properties for `text` in one dialect, in one mode.
pub(crate) fn hold_for(dialect: Dialect, characters: bool, mode: Mode, text: &[u8]) {
    let options = Options::new().characters(characters);
    let case = Case { dialect, text, options };
    if dialect.is_valid_with(text, options) {
        case.holds(mode);
        case.holds_by_registry(mode);
    } else {
        let refused = case.normal(text, Normalization::new().mode(mode)).is_none();
        assert!(refused, "{}", case.shown());
    }
}

impl Case<'_> {
    fn normal<'t>(&self, text: &'t [u8], normalization: Normalization) -> Option<Cow<'t, [u8]>> {
        let options = Options::new().characters(self.is_of_characters());
        self.dialect.normalize_with(text, options, normalization).ok()
    }

    /// Asserts that a normal form is valid and its own normal form, and that an unchanged text is borrowed.
    fn is_normal(&self, normal: &[u8], normalization: Normalization) {
        let (shown, text) = (|| self.shown(), normal.escape_ascii());
        assert!(self.dialect.is_valid_with(normal, self.options), "{text} is refused: {}", shown());
        let again = self.normal(normal, normalization);
        assert_eq!(again.as_deref(), Some(normal), "{normalization:?}: {}", shown());
        assert!(matches!(again, Some(Cow::Borrowed(_))), "a copy of {text}: {}", shown());
    }

    fn holds(&self, mode: Mode) {
        let normalization = Normalization::new().mode(mode);
        let normal = self.normal(self.text, normalization);
        let normal = normal.unwrap_or_else(|| panic!("no normal form: {}", self.shown()));
        self.is_normal(&normal, normalization);
        self.means_the_same(&normal);
        self.keeps_what_follows(&normal);
        assert_eq!(dots(&normal), dots(self.text), "dot-segments: {}", self.shown());
        if self.dialect < Dialect::Doi {
            assert_eq!(normal, self.text, "{}", self.shown());
        }
    }

    /// Asserts that the handle is the same, except for the case of a naming authority that is a host.
    fn means_the_same(&self, normal: &[u8]) {
        let means = |text: &[u8]| meaning(self.dialect, text, self.is_of_characters());
        let [before, after] = [means(self.text), means(normal)]
            .map(|meaning| meaning.and_then(|meaning| meaning.handle));
        let before = before.map(|handle| match self.dialect {
            Dialect::HdlUri | Dialect::CordraHost => lower_authority(&handle),
            _ => handle,
        });
        assert_eq!(after, before, "{}", self.shown());
        if let (Ok(before), Ok(after)) = (InfoUri::parse(self.text), InfoUri::parse(normal)) {
            let decoded = |uri: InfoUri<&str>| uri.identifier().decoded().to_cow().into_owned();
            assert_eq!(decoded(before), decoded(after), "{}", self.shown());
        }
    }

    /// Asserts that the fragment is the same, octet for octet. Native handles and `hdl:` references of 1998 have no
    /// fragment: there, a `#` belongs to the handle.
    fn keeps_what_follows(&self, normal: &[u8]) {
        let fragment = |text: &[u8]| {
            let at = text.iter().position(|&octet| octet == b'#');
            at.map(|at| text[at..].to_vec())
        };
        let has_fragments = self.dialect >= Dialect::HdlUri && self.dialect != Dialect::Sun98Uri;
        if has_fragments {
            assert_eq!(fragment(normal), fragment(self.text), "{}", self.shown());
        }
    }

    /// Asserts the properties of the normal form by the registry, if the identifier belongs to its namespace.
    fn holds_by_registry(&self, mode: Mode) {
        let normalization = Normalization::new().mode(mode).registry(true);
        if let Some(normal) = self.normal(self.text, normalization) {
            self.is_normal(&normal, normalization);
            self.keeps_what_follows(&normal);
        }
    }
}

/// A handle whose naming authority is in lower case.
fn lower_authority(handle: &[u8]) -> Vec<u8> {
    let slash = handle.iter().position(|&octet| octet == b'/').unwrap_or(handle.len());
    [&handle[..slash].to_ascii_lowercase(), &handle[slash..]].concat()
}

/// The dot-segments, escaped or not, and their positions among the segments.
fn dots(text: &[u8]) -> Vec<(usize, Vec<u8>)> {
    let plain = text.escape_ascii().to_string().replace("%2E", ".").replace("%2e", ".");
    let segments = plain.split('/').enumerate();
    let dots = segments.filter(|(_, segment)| matches!(*segment, "." | ".."));
    dots.map(|(place, dots)| (place, dots.as_bytes().to_vec())).collect()
}
