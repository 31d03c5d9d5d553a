//! [`Heads`]: what stands in a plain line before the handle or the identifier, as words that follow each other.

use alloc::string::String;
use alloc::vec::Vec;

use crate::read::proxy::{self, HOSTS};
use crate::registry::Namespace;
use crate::text::heads::WEB;

/// Which words may stand at a place of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum HeadPlace {
    /// At the beginning of the line.
    Scheme,
    /// After `http://` or `https://`.
    Host,
    /// After `info:`.
    Namespace,
}

/// How a line is written, as far as it decides what may stand in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum LineNotation {
    /// A handle, or a URI in which it is written like one.
    Handle,
    /// A handle that must be a DOI name; after its `10.` it is read like any other [`Handle`](Self::Handle).
    Doi,
    /// An `hdl` URI, in which a `:` of the handle should be escaped.
    Hdl,
    /// An info URI of another namespace than that of handles and of DOI names. It may have a fragment.
    Info,
}

/// What follows a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Following {
    Word(HeadPlace),
    Handle(LineNotation),
    /// The identifier of an info URI that is not a handle.
    Identifier,
    /// The same, if the record of the namespace describes digits only.
    Number,
}

/// A word of a head.
#[derive(Clone)]
struct HeadWord {
    place: HeadPlace,
    text: String,
    next: Following,
}

impl HeadWord {
    fn new(place: HeadPlace, text: &str, next: Following) -> Self {
        Self { place, text: text.into(), next }
    }

    fn before_slash(place: HeadPlace, text: &str, next: Following) -> Self {
        Self::new(place, &[text, "/"].concat(), next)
    }
}

/// The heads of links to known proxies.
fn links(notation: LineNotation) -> impl Iterator<Item = HeadWord> {
    let schemes =
        WEB.map(|text| HeadWord::new(HeadPlace::Scheme, text, Following::Word(HeadPlace::Host)));
    let hosts = HOSTS.iter().map(move |host| {
        // A number at a proxy of DOI names may have lost its `10.`.
        let is_of_dois = proxy::is_of_dois(host.as_bytes());
        let next = Following::Handle(if is_of_dois { LineNotation::Doi } else { notation });
        HeadWord::before_slash(HeadPlace::Host, host, next)
    });
    schemes.into_iter().chain(hosts)
}

/// How much of a word has been read: the first word that has these octets at this place, and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct ReadSoFar {
    word: usize,
    len: usize,
}

/// All words, those of one place from the shortest to the longest.
#[derive(Clone)]
pub(super) struct Heads(Vec<HeadWord>);

impl Heads {
    /// The heads of all plain lines.
    pub(super) fn of_all() -> Self {
        let schemes = [
            ("", Following::Handle(LineNotation::Handle)),
            ("hdl:", Following::Handle(LineNotation::Hdl)),
            ("info:", Following::Word(HeadPlace::Namespace)),
        ];
        // The sieve does not know the other forms that records describe.
        let namespaces = Namespace::all().filter_map(|known| {
            let next = match known.name() {
                "doi" => Following::Handle(LineNotation::Doi),
                "hdl" => Following::Handle(LineNotation::Handle),
                _ if known.has_numbers() => Following::Number,
                _ if known.is_of_any_form() => Following::Identifier,
                _ => return None,
            };
            Some(HeadWord::before_slash(HeadPlace::Namespace, known.name(), next))
        });
        let schemes = schemes.map(|(text, next)| HeadWord::new(HeadPlace::Scheme, text, next));
        Self::new(schemes.into_iter().chain(namespaces).chain(links(LineNotation::Handle)))
    }

    /// The heads of DOI names, alone or in links.
    pub(super) fn of_dois() -> Self {
        let alone = HeadWord::new(HeadPlace::Scheme, "", Following::Handle(LineNotation::Doi));
        Self::new(links(LineNotation::Doi).chain([alone]))
    }

    fn new(words: impl Iterator<Item = HeadWord>) -> Self {
        let mut words: Vec<_> = words.collect();
        words.sort_by_key(|word| word.text.len());
        Self(words)
    }

    /// The beginning of a word at a place.
    pub(super) fn at(&self, place: HeadPlace) -> Option<ReadSoFar> {
        Some(ReadSoFar { word: self.0.iter().position(|word| word.place == place)?, len: 0 })
    }

    /// The same word with one more octet, if a word at this place goes on with it.
    pub(super) fn longer(&self, begun: ReadSoFar, octet: u8) -> Option<ReadSoFar> {
        let HeadWord { place, text, .. } = &self.0[begun.word];
        let begins = |word: &HeadWord| {
            word.place == *place
                && word.text.as_bytes().get(begun.len) == Some(&octet)
                && word.text.starts_with(&text[..begun.len])
        };
        Some(ReadSoFar { word: self.0.iter().position(begins)?, len: begun.len + 1 })
    }

    /// What follows, if the whole word has been read.
    pub(super) fn next(&self, begun: ReadSoFar) -> Option<Following> {
        let word = &self.0[begun.word];
        (word.text.len() == begun.len).then_some(word.next)
    }
}
