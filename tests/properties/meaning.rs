//! What a text means, asked through the type of its dialect: the handle, and what stands beside it.

use handle_syntax::{
    CordraHost, CordraHttp, CordraId, CordraPath, Dialect, Doi, Handle, HandleOctet,
    HandleOverview, HandleProse, HandleSun98, HdlResolver, HdlUri, InfoHdl, InfoUri, Loss, Proxy,
    Slice, Span, Sun98Proxy, Sun98Uri,
};

/// What a text means.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Meaning {
    /// The handle, decoded.
    pub(crate) handle: Option<Vec<u8>>,
    /// What stands beside it: what it is, where, and its octets.
    pub(crate) beside: Vec<(Loss, Span, Vec<u8>)>,
}

macro_rules! dialects {
    ($($name:ident $($part:ident = $loss:ident)*;)+) => {
        fn read(dialect: Dialect, text: &[u8], characters: bool) -> Option<Meaning> {
            match dialect {
                $(Dialect::$name => {
                    let read = match characters {
                        true => $name::parse(std::str::from_utf8(text).ok()?),
                        false => $name::parse(text),
                    };
                    let read = read.ok()?;
                    let handle = read.handle_octets().map(|handle| handle.into_owned());
                    let beside = vec![$((Loss::$loss, Option::from(read.$part()).map(place))),*];
                    let beside: Vec<(Loss, Option<(Span, Vec<u8>)>)> = beside;
                    let beside = beside.into_iter().filter_map(|(loss, place)| {
                        place.map(|(span, octets)| (loss, span, octets))
                    });
                    Some(Meaning { handle, beside: beside.collect() })
                })+
                _ => None,
            }
        }
    };
}

fn place<S: Slice + ?Sized>(part: handle_syntax::Part<'_, S>) -> (Span, Vec<u8>) {
    (part.span(), part.decoded().raw().to_vec())
}

dialects! {
    Handle;
    HandleOctet;
    HandleProse;
    HandleOverview;
    HandleSun98;
    CordraId;
    Doi;
    HdlUri query = Query fragment = Fragment;
    HdlResolver server = Server query = Query fragment = Fragment;
    CordraHost query = Query fragment = Fragment;
    CordraPath query = Query fragment = Fragment;
    CordraHttp authority = Resolver resolver_segment = Segment query = Query fragment = Fragment;
    Sun98Uri modifier = Modifier;
    Sun98Proxy proxy_server = Host modifier = Modifier;
    InfoUri fragment = Fragment;
    InfoHdl fragment = Fragment;
    Proxy authority = Host alias = AliasPrefix query = Query fragment = Fragment;
}

/// What `text` means; an info URI of the namespace `hdl` or `doi` means the handle that it holds.
pub(crate) fn meaning(dialect: Dialect, text: &[u8], characters: bool) -> Option<Meaning> {
    let meaning = read(dialect, text, characters)?;
    if dialect != Dialect::InfoUri {
        return Some(meaning);
    }
    let handle = read(Dialect::InfoHdl, text, characters).and_then(|read| read.handle);
    let handle = handle.or_else(|| doi(text));
    Some(Meaning { handle, ..meaning })
}

/// The DOI name in an info URI of its namespace.
fn doi(text: &[u8]) -> Option<Vec<u8>> {
    let uri = InfoUri::parse(text)
        .ok()
        .filter(|uri| uri.namespace().text().eq_ignore_ascii_case("doi"))?;
    let name = uri.identifier().decoded().to_cow().into_owned();
    read(Dialect::Doi, &name, false)?.handle.filter(|handle| *handle == name)
}
