//! [`Heads`]: what stands in a plain line before the handle or the identifier, as words that follow each other.

use alloc::string::String;
use alloc::vec::Vec;

use crate::read::proxy::{self, HOSTS};
use crate::registry::Namespace;
use crate::text::ascii::WEB;

/// Which words may stand at a place of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// At the beginning of the line.
    Scheme,
    /// After `http://` or `https://`.
    Host,
    /// After `info:`.
    Namespace,
}

/// How a line is written, as far as it decides what may stand in a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Notation {
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
pub(super) enum Next {
    Word(Place),
    Handle(Notation),
    /// The identifier of an info URI that is not a handle.
    Identifier,
    /// The same, if the record of the namespace describes digits only.
    Number,
}

/// A word of a head.
struct Word {
    place: Place,
    text: String,
    next: Next,
}

impl Word {
    fn new(place: Place, text: &str, next: Next) -> Self {
        Self { place, text: text.into(), next }
    }

    fn before_slash(place: Place, text: &str, next: Next) -> Self {
        Self::new(place, &[text, "/"].concat(), next)
    }
}

/// The heads of links to known proxies.
fn links(notation: Notation) -> impl Iterator<Item = Word> {
    let schemes = WEB.map(|text| Word::new(Place::Scheme, text, Next::Word(Place::Host)));
    let hosts = HOSTS.iter().map(move |host| {
        // A number at a proxy of DOI names may have lost its `10.`.
        let is_of_dois = proxy::is_of_dois(host.as_bytes());
        let next = Next::Handle(if is_of_dois { Notation::Doi } else { notation });
        Word::before_slash(Place::Host, host, next)
    });
    schemes.into_iter().chain(hosts)
}

/// How much of a word has been read: the first word that has these octets at this place, and how many they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Begun {
    word: usize,
    len: usize,
}

/// All words, those of one place from the shortest to the longest.
pub(super) struct Heads(Vec<Word>);

impl Heads {
    /// The heads of all plain lines.
    pub(super) fn of_all() -> Self {
        let schemes = [
            ("", Next::Handle(Notation::Handle)),
            ("hdl:", Next::Handle(Notation::Hdl)),
            ("info:", Next::Word(Place::Namespace)),
        ];
        // The sieve does not know the other forms that records describe.
        let namespaces = Namespace::all().filter_map(|known| {
            let next = match known.name() {
                "doi" => Next::Handle(Notation::Doi),
                "hdl" => Next::Handle(Notation::Handle),
                _ if known.has_numbers() => Next::Number,
                _ if known.is_of_any_form() => Next::Identifier,
                _ => return None,
            };
            Some(Word::before_slash(Place::Namespace, known.name(), next))
        });
        let schemes = schemes.map(|(text, next)| Word::new(Place::Scheme, text, next));
        Self::new(schemes.into_iter().chain(namespaces).chain(links(Notation::Handle)))
    }

    /// The heads of DOI names, alone or in links.
    pub(super) fn of_dois() -> Self {
        let alone = Word::new(Place::Scheme, "", Next::Handle(Notation::Doi));
        Self::new(links(Notation::Doi).chain([alone]))
    }

    fn new(words: impl Iterator<Item = Word>) -> Self {
        let mut words: Vec<_> = words.collect();
        words.sort_by_key(|word| word.text.len());
        Self(words)
    }

    /// The beginning of a word at a place.
    pub(super) fn at(&self, place: Place) -> Option<Begun> {
        Some(Begun { word: self.0.iter().position(|word| word.place == place)?, len: 0 })
    }

    /// The same word with one more octet, if a word goes on so.
    pub(super) fn longer(&self, begun: Begun, octet: u8) -> Option<Begun> {
        let Word { place, text, .. } = &self.0[begun.word];
        let begins = |word: &Word| {
            word.place == *place
                && word.text.as_bytes().get(begun.len) == Some(&octet)
                && word.text.starts_with(&text[..begun.len])
        };
        Some(Begun { word: self.0.iter().position(begins)?, len: begun.len + 1 })
    }

    /// What follows, if the whole word has been read.
    pub(super) fn next(&self, begun: Begun) -> Option<Next> {
        let word = &self.0[begun.word];
        (word.text.len() == begun.len).then_some(word.next)
    }
}
