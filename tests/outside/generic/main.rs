//! Code that is generic over the holder of a text, and over its notation.

use std::collections::BTreeMap;
use std::sync::Arc;

use handle_syntax::typed::{BorrowOrShare, Bos, HandleNotation, Notation, Visitor, dialects};
use handle_syntax::{Doi, Handle, HdlUri, InfoHdl, ParseError, Proxy, Text};

/// A citation of a DOI name, which may be borrowed from a page, owned, or shared by threads.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Citation<T: Bos<str>> {
    doi: Doi<T>,
    page: u32,
}

impl<T: Bos<str>> Citation<T> {
    /// The suffix, which lives as long as the page if the citation borrows from the page.
    fn suffix<'i, 'o>(&'i self) -> &'o str
    where
        T: BorrowOrShare<'i, 'o, str>,
    {
        self.doi.suffix().text()
    }

    fn shown(&self) -> String {
        format!("https://doi.org/{}, p. {}", self.doi.as_str(), self.page)
    }
}

/// The suffix of the DOI name on a page. It outlives the citation, which is dropped here.
fn suffix_on(page: &str) -> Result<&str, ParseError> {
    Ok(Citation { doi: Doi::parse(page)?, page: 1 }.suffix())
}

/// A summary of any text in any notation of handles, by the methods that all notations share.
fn summary<D: HandleNotation, T: Bos<D::Slice>>(text: &Text<D, T>) -> String {
    let [authority, name] = [text.naming_authority(), text.local_name()]
        .map(|part| String::from_utf8_lossy(&part.decoded().to_cow()).into_owned());
    format!("{}: {authority} and {name}", D::DIALECT)
}

/// How many parts the example of each notation has.
#[derive(Default)]
struct Parts(BTreeMap<usize, Vec<&'static str>>);

impl Visitor for Parts {
    fn visit<D: Notation>(&mut self) {
        if let Ok(text) = Text::<D, &D::Slice>::parse(D::DIALECT.example()) {
            self.0.entry(text.parts().count()).or_default().push(D::DIALECT.name());
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let page = String::from("10.1000/182");
    let borrowed = Citation { doi: Doi::parse(&page)?, page: 7 };
    let owned = Citation { doi: borrowed.doi.to_owned(), page: 7 };
    let shared = Citation { doi: Doi::<Arc<str>>::try_from(Arc::from(page.as_str()))?, page: 7 };
    println!("{}", borrowed.shown());
    assert_eq!([owned.shown(), shared.shown()], [borrowed.shown(), borrowed.shown()]);
    assert!(owned.doi == borrowed.doi && shared.doi == borrowed.doi);
    println!("{}", suffix_on(&page)?);

    println!("{}", summary(&HdlUri::parse("hdl://10.1000/a%2Fb")?));
    println!("{}", summary(&InfoHdl::new("10.1000/a%20b")?));
    println!("{}", summary(&Proxy::parse("https://doi.org/10.1000/182?noredirect")?));
    println!("{}", summary(&Handle::parse("cnri.dlib/日本")?));

    let mut parts = Parts::default();
    dialects::each(&mut parts);
    for (count, names) in &parts.0 {
        println!("{count} parts: {}", names.join(", "));
    }
    Ok(())
}
