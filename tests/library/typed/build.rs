//! Texts are put together from parts.

use handle_syntax::typed::BuildError;
use handle_syntax::{
    Code, CordraHttp, CordraId, Handle, HdlResolver, HdlUri, InfoHdl, InfoUri, Proxy, Sun98Proxy,
    Sun98Uri,
};

/// The text that was put together, or the reason why not.
fn built(text: Result<impl ToString, BuildError>) -> Result<String, (Option<Code>, usize)> {
    text.map(|text| text.to_string()).map_err(|error| match error {
        BuildError::Refused(error) => (Some(error.code()), error.at()),
        _ => (None, 0),
    })
}

/// The dialect would read the text, but with other parts.
const ELSEWHERE: (Option<Code>, usize) = (None, 0);

const fn refused(code: Code, at: usize) -> (Option<Code>, usize) {
    (Some(code), at)
}

/// A function that reads and builds texts needs one error only.
#[test]
fn an_error_of_parsing_is_one_of_building() {
    fn moved(text: &str) -> Result<String, BuildError> {
        let name = HdlResolver::parse(text)?;
        Ok(name.with_server("h.net")?.to_string())
    }
    assert_eq!(moved("hdl:10.1/a").as_deref(), Ok("hdl://h.net/10.1/a"));
    assert_eq!(built(moved("hdl:10.1")), Err(refused(Code::MissingSlash, 8)));
}

#[test]
fn parts_that_fit() {
    let octets = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
    assert_eq!(built(Handle::new("10.1000", "a/b")).as_deref(), Ok("10.1000/a/b"));
    assert_eq!(built(CordraId::new("2000.01", "FF")).as_deref(), Ok("2000.01/FF"));
    assert_eq!(built(HdlUri::new("10.1", "a%20b")).as_deref(), Ok("hdl://10.1/a%20b"));
    assert_eq!(built(HdlResolver::new("10.1", "a")).as_deref(), Ok("hdl:10.1/a"));
    assert_eq!(built(CordraHttp::new("h", "10.1", "a")).as_deref(), Ok("http://h/10.1/a"));
    assert_eq!(built(InfoUri::new("ddc", "22/eng")).as_deref(), Ok("info:ddc/22/eng"));
    assert_eq!(built(InfoHdl::new("10.1%2Fa")).as_deref(), Ok("info:hdl/10.1%2Fa"));
    assert_eq!(built(Proxy::new("doi.org", "10.1/a")).as_deref(), Ok("https://doi.org/10.1/a"));
    let made = Sun98Uri::new(b"cnri.test", b"x").map(|text| octets(text.as_bytes()));
    assert_eq!(made.as_deref(), Ok("hdl:cnri.test/x"));
    let made = Sun98Proxy::new(b"h.net", b"cnri.test", b"x").map(|text| octets(text.as_bytes()));
    assert_eq!(made.as_deref(), Ok("http://h.net/cnri.test/x"));
}

#[test]
fn parts_that_do_not_fit() {
    assert_eq!(built(Handle::new("a/b", "c")), Err(ELSEWHERE));
    assert_eq!(built(Handle::new("", "c")), Err(refused(Code::EmptyNamingAuthority, 0)));
    assert_eq!(built(Handle::new("x@a", "c")), Err(refused(Code::AtSignInPrefix, 1)));
    // `?` would begin a query, and `#` a fragment: nothing is escaped.
    assert_eq!(built(HdlUri::new("10.1", "a?b")), Err(ELSEWHERE));
    assert_eq!(built(HdlUri::new("10.1", "a#b")), Err(ELSEWHERE));
    assert_eq!(built(HdlUri::new("10.1/a", "b")), Err(ELSEWHERE));
    assert_eq!(built(HdlUri::new("10.1", "a b")), Err(refused(Code::CharacterNotAllowed, 12)));
    assert_eq!(built(HdlUri::new("10.1", "日")), Err(refused(Code::RawNonAscii, 11)));
    // `//` would begin a server.
    assert_eq!(built(HdlResolver::new("//10.1/2", "a")), Err(ELSEWHERE));
    assert_eq!(built(InfoUri::new("ddc/22", "eng")), Err(ELSEWHERE));
    assert_eq!(built(InfoUri::new("ddc", "a?b")), Err(refused(Code::InfoQuery, 10)));
    assert_eq!(built(InfoHdl::new("10.1")), Err(refused(Code::MissingSlash, 13)));
    assert_eq!(built(Proxy::new("doi.org/10.1", "a")), Err(ELSEWHERE));
}

#[test]
fn the_error_says_why_parts_do_not_fit() {
    let uri = HdlUri::parse("hdl://10.1/a").unwrap();
    let told = |text: Result<HdlUri<String>, BuildError>| text.unwrap_err().to_string();
    assert_eq!(
        told(uri.with_query("a#b")),
        "the text is valid, but its parts are not those that were given"
    );
    assert_eq!(
        told(uri.with_query("a b")),
        "a space (U+0020) may not appear unescaped in a query, at byte 14"
    );
}

#[test]
fn queries_and_fragments() {
    let uri = HdlUri::parse("hdl://10.1/a").unwrap();
    let whole = uri.with_fragment("f").unwrap().with_query("q").unwrap();
    assert_eq!(whole.as_str(), "hdl://10.1/a?q#f");
    assert_eq!(built(whole.with_query("r?s")).as_deref(), Ok("hdl://10.1/a?r?s#f"));
    assert_eq!(built(whole.with_fragment("")).as_deref(), Ok("hdl://10.1/a?q#"));
    assert_eq!(built(whole.with_query("")).as_deref(), Ok("hdl://10.1/a?#f"));
    assert_eq!(whole.query().unwrap().text(), "q");
    // `#` would end the query, and spaces are not allowed.
    assert_eq!(built(uri.with_query("x#y")), Err(ELSEWHERE));
    assert_eq!(built(uri.with_query("x y")), Err(refused(Code::CharacterNotAllowed, 14)));
    assert_eq!(built(whole.with_query("x#y")), Err(refused(Code::CharacterNotAllowed, 16)));
    assert_eq!(built(uri.with_fragment("x#y")), Err(refused(Code::CharacterNotAllowed, 14)));
    let info = InfoHdl::parse("info:hdl/10.1/a").unwrap();
    assert_eq!(built(info.with_fragment("f")).as_deref(), Ok("info:hdl/10.1/a#f"));
}

#[test]
fn servers_modifiers_and_first_segments() {
    let name = HdlResolver::parse("hdl:10.1/a").unwrap();
    let server = name.with_server("h.net").unwrap();
    assert_eq!(server.as_str(), "hdl://h.net/10.1/a");
    assert_eq!(built(server.with_server("[::1]:2641")).as_deref(), Ok("hdl://[::1]:2641/10.1/a"));
    assert_eq!(built(name.with_server("h/x")), Err(ELSEWHERE));
    assert_eq!(built(name.with_server("")), Err(refused(Code::EmptyAuthority, 6)));
    let http = CordraHttp::parse("http://h/10.1/a").unwrap();
    let whole = http.with_resolver_segment("hdl").unwrap();
    assert_eq!(whole.as_str(), "http://h/hdl/10.1/a");
    assert_eq!(built(whole.with_resolver_segment("x")).as_deref(), Ok("http://h/x/10.1/a"));
    assert_eq!(built(http.with_resolver_segment("a/b")), Err(refused(Code::ExtraSegment, 17)));
    let octets = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
    let text = Sun98Uri::parse(b"hdl:cnri.test/x").unwrap();
    let made = |modifier: &[u8]| text.with_modifier(modifier).map(|text| octets(text.as_bytes()));
    assert_eq!(made(b"utf-8").as_deref(), Ok("hdl:utf-8@cnri.test/x"));
    assert_eq!(made(b"a/b"), Err(BuildError::Elsewhere));
    let text = text.with_modifier(b"utf-8").unwrap().with_modifier(b"sjis").unwrap();
    assert_eq!(text.as_bytes(), b"hdl:sjis@cnri.test/x");
}
