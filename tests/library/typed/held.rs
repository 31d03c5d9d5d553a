//! Typed texts in different holders: borrowed parts live as long as the string itself, and maps find a text by its
//! string.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

use handle_syntax::typed::{Bos, HandleNotation, Notation, Owned, Visitor, dialects};
use handle_syntax::{
    Code, Dialect, Doi, Handle, HandleOctet, HdlUri, InfoHdl, Parameter, Proxy, Text,
};

/// Parts of a typed text that outlive it, because they borrow from the string.
struct Parts<'a> {
    text: &'a str,
    octets: &'a [u8],
    handle: Cow<'a, str>,
    normal: Cow<'a, str>,
    parameters: Vec<Parameter<'a>>,
}

fn parts(text: &str) -> Parts<'_> {
    let link = Proxy::parse(text).unwrap();
    let borrowed = link.borrowed();
    Parts {
        text: link.as_str(),
        octets: link.as_bytes(),
        handle: borrowed.handle(),
        normal: link.normalized(),
        parameters: link.parameters().collect(),
    }
}

#[test]
fn parts_live_as_long_as_the_string() {
    let text = String::from("https://doi.org/10.1000/182?noredirect&index=1");
    let parts = parts(&text);
    assert_eq!((parts.text, parts.octets), (text.as_str(), text.as_bytes()));
    assert!(matches!(parts.handle, Cow::Borrowed("10.1000/182")));
    assert!(matches!(parts.normal, Cow::Borrowed(normal) if normal == text));
    assert_eq!(
        parts.parameters.iter().map(|known| known.name).collect::<Vec<_>>(),
        ["noredirect", "index"]
    );
}

#[test]
fn a_map_of_texts_is_searched_by_a_string() {
    let doi: Doi<String> = "10.1000/182".parse().unwrap();
    let known = HashMap::from([(doi.clone(), 1)]);
    assert_eq!((known.get("10.1000/182"), known.get("10.1000/183")), (Some(&1), None));
    let sorted = BTreeMap::from([(doi.borrowed(), 1)]);
    assert_eq!(sorted.get("10.1000/182"), Some(&1));
    let octets: HandleOctet<Vec<u8>> = "a/b".parse().unwrap();
    assert!(HashSet::from([octets]).contains(&b"a/b"[..]));
}

#[test]
#[allow(clippy::cmp_owned, clippy::op_ref, reason = "every holder is compared")]
fn a_text_is_equal_to_its_octets() {
    let (doi, owned) = (Doi::parse("10.1/a").unwrap(), Doi::new("10.1", "a").unwrap());
    assert!(doi == *"10.1/a" && doi == "10.1/a" && "10.1/a" == owned && owned == doi);
    assert!(doi == "10.1/a".to_owned() && *"10.1/a".as_bytes() == doi && doi == &b"10.1/a"[..]);
    assert!(doi != "10.1/A" && "10.1/A" != owned && doi != "10.1/A".to_owned());
    assert!(doi == b"10.1/a".to_vec());
}

/// Holders become typed texts without a copy, and can be taken out again.
#[test]
fn every_holder_gives_its_text_back() {
    fn hold<T>(text: T) -> T
    where
        T: Clone + From<Handle<T>>,
        Handle<T>: TryFrom<T>,
    {
        T::from(Handle::try_from(text).ok().unwrap())
    }
    assert_eq!(hold(String::from("a/b")), "a/b");
    assert_eq!(&*hold(Box::<str>::from("a/b")), "a/b");
    assert_eq!(&*hold(Arc::<str>::from("a/b")), "a/b");
    assert_eq!(hold(Cow::Borrowed("a/b")), "a/b");
    let octets = HandleOctet::<Box<[u8]>>::try_from(Box::from(*b"a/\xFF")).unwrap();
    assert_eq!(&*Box::<[u8]>::from(octets), b"a/\xFF");
    // The holder of a refused text can be taken out, too.
    let text: Arc<str> = Arc::from("a");
    let refused = Handle::<Arc<str>>::try_from(Arc::clone(&text)).unwrap_err();
    assert_eq!(
        (refused.error().code(), refused.to_string()),
        (Code::MissingSlash, refused.error().to_string())
    );
    assert!(Arc::ptr_eq(&refused.into_inner(), &text));
}

/// A text is read from a reference to anything that may hold it.
#[test]
fn every_holder_is_an_input() {
    let wanted = Handle::parse("a/b").unwrap();
    assert_eq!(Handle::parse(&String::from("a/b")).unwrap(), wanted);
    assert_eq!(Handle::parse(&Box::<str>::from("a/b")).unwrap(), wanted);
    assert_eq!(Handle::parse(&Arc::<str>::from("a/b")).unwrap(), wanted);
    assert_eq!(Handle::parse(&Cow::Borrowed("a/b")).unwrap(), wanted);
    let octets = b"a/b".as_slice();
    assert_eq!(Handle::parse(&octets.to_vec()).unwrap(), wanted);
    assert_eq!(Handle::parse(&Box::<[u8]>::from(octets)).unwrap(), wanted);
    assert_eq!(Handle::parse(&Arc::<[u8]>::from(octets)).unwrap(), wanted);
    assert_eq!(Handle::parse(&Cow::Borrowed(octets)).unwrap(), wanted);
    assert_eq!(Handle::parse(b"a/b").unwrap(), wanted);
}

/// Generic code needs one bound for the holder of a text, and one for the notation.
fn prefix<D: HandleNotation, T: Bos<D::Slice>>(text: &Text<D, T>) -> String {
    String::from_utf8_lossy(text.naming_authority().text().as_ref()).into_owned()
}

fn copies<D: Notation>(text: &Text<D, &D::Slice>) -> [Owned<D>; 2] {
    [text.to_owned(), text.to_owned().borrowed().to_owned()]
}

#[test]
fn generic_code_reads_every_notation_by_the_same_names() {
    assert_eq!(prefix(&HdlUri::parse("hdl://10.1/a").unwrap()), "10.1");
    assert_eq!(prefix(&InfoHdl::new("10.2%2Fa").unwrap()), "10.2");
    assert_eq!(prefix(&HandleOctet::parse(b"10.3/\xFF").unwrap()), "10.3");
    let doi = Doi::parse("doi:10.1000/182").unwrap();
    assert_eq!((doi.prefix().text(), doi.naming_authority().text()), ("10.1000", "10.1000"));
    assert_eq!((doi.suffix().text(), doi.local_name().text()), ("182", "182"));
    let [one, other] = copies(&doi);
    assert!(one == doi && other == doi);
}

/// Reads the example of each dialect by its type.
struct Examples(Vec<Dialect>);

impl Visitor for Examples {
    fn visit<D: Notation>(&mut self) {
        let example = D::DIALECT.example();
        let text = Text::<D, &D::Slice>::parse(example).unwrap();
        assert_eq!(text, *example);
        let spans: Vec<_> = text.parts().map(|(_, part)| part.span().start).collect();
        assert!(spans.is_sorted() && !spans.is_empty(), "{example}: {spans:?}");
        self.0.push(D::DIALECT);
    }
}

#[test]
fn every_dialect_has_a_type() {
    let mut examples = Examples(Vec::new());
    dialects::each(&mut examples);
    let without = Dialect::ALL.iter().filter(|dialect| !examples.0.contains(dialect));
    assert_eq!(without.collect::<Vec<_>>(), [] as [&Dialect; 0]);
}
