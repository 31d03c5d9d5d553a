//! Tests what all typed texts have in common.

mod build;
mod charset;
mod error;
mod held;

use std::borrow::Cow;
use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};
#[cfg(feature = "serde")]
use std::sync::Arc;

use handle_syntax::typed::Part;
use handle_syntax::{Code, Handle, HandleOctet, HdlUri, InfoUri, ParseError, Policy, Proxy};
#[cfg(feature = "serde")]
use handle_syntax::{Sun98Uri, Sun98UriText};

const URI: &str = "hdl://10.1000/a%2Fb?x#y";

#[test]
fn a_text_is_displayed_as_it_was_given() {
    let text = HdlUri::parse(URI).unwrap();
    assert_eq!(
        (text.to_string().as_str(), text.as_str(), text.as_bytes()),
        (URI, URI, URI.as_bytes())
    );
    assert_eq!(format!("{text:>25}"), format!("{URI:>25}"));
    assert_eq!(AsRef::<str>::as_ref(&text), URI);
    assert_eq!(AsRef::<[u8]>::as_ref(&text), URI.as_bytes());
    assert_eq!((text.into_inner(), text.to_owned().into_inner()), (URI, URI.to_owned()));
    assert_eq!(format!("{text:?}"), format!("hdl-uri({URI:?})"));
}

#[test]
fn a_text_of_octets_is_octets() {
    let text = HandleOctet::parse(b"cnri.test/\x93\xFA").unwrap();
    assert_eq!(AsRef::<[u8]>::as_ref(&text), b"cnri.test/\x93\xFA");
    assert_eq!(text.local_name().text(), b"\x93\xFA");
    assert_eq!(text.handle_octets().as_deref(), Some(&b"cnri.test/\x93\xFA"[..]));
}

#[test]
fn texts_are_compared_by_what_is_written() {
    let borrowed = Handle::parse("10.1/a").unwrap();
    let owned: Handle<String> = "10.1/a".parse().unwrap();
    let later: Handle<String> = "10.1/b".parse().unwrap();
    assert_eq!(borrowed, owned);
    assert_ne!(owned, later);
    assert!(borrowed < later && owned < later);
    assert_eq!(borrowed.cmp(&later.borrowed()), "10.1/a".cmp("10.1/b"));
    // The same handle, but not the same text.
    assert_ne!(HdlUri::parse("hdl://10.1/%61").unwrap(), HdlUri::parse("hdl://10.1/a").unwrap());
    let hash = RandomState::new();
    assert_eq!(hash.hash_one(borrowed), hash.hash_one(&owned));
    assert_ne!(hash.hash_one(borrowed), hash.hash_one(&later));
    assert_eq!(HashSet::from([owned.clone(), owned, later]).len(), 2);
}

#[test]
fn a_text_comes_from_any_type_of_string() {
    let wanted = Handle::parse("10.1/日").unwrap();
    let octets = "10.1/日".as_bytes();
    assert_eq!(Handle::try_from("10.1/日").unwrap(), wanted);
    assert_eq!(Handle::try_from(octets).unwrap(), wanted);
    assert_eq!(Handle::parse(&octets.to_vec()).unwrap(), wanted);
    assert_eq!(Handle::parse(&"10.1/日".to_owned()).unwrap(), wanted);
    assert_eq!(Handle::<String>::try_from("10.1/日".to_owned()).unwrap(), wanted);
    assert_eq!("10.1/日".parse::<Handle<String>>().unwrap(), wanted);
    assert_eq!(HandleOctet::<Vec<u8>>::try_from(b"a/\xFF".to_vec()).unwrap().as_bytes(), b"a/\xFF");
    assert_eq!("a/b".parse::<HandleOctet<Vec<u8>>>().unwrap().as_bytes(), b"a/b");
}

#[test]
fn every_type_of_string_is_refused_alike() {
    let told = |error: ParseError| (error.code(), error.at());
    let wanted = (Code::NotUtf8, 5);
    assert_eq!(Handle::try_from(&b"10.1/\xFF"[..]).map_err(told).err(), Some(wanted));
    let wanted = (Code::MissingSlash, 4);
    assert_eq!(Handle::try_from("10.1").map_err(told).err(), Some(wanted));
    assert_eq!(
        Handle::<String>::try_from("10.1".to_owned()).map_err(ParseError::from).map_err(told).err(),
        Some(wanted)
    );
    assert_eq!("10.1".parse::<Handle<String>>().map_err(told).err(), Some(wanted));
    assert_eq!(
        HandleOctet::<Vec<u8>>::try_from(b"10.1".to_vec())
            .map_err(ParseError::from)
            .map_err(told)
            .err(),
        Some(wanted)
    );
    let error = Handle::parse("10.1").unwrap_err();
    assert_eq!(error.to_string(), "the handle has no `/`, at byte 4");
}

#[test]
fn a_key_is_in_upper_case_where_letters_are_folded() {
    let key = |policy| Handle::parse("cnri.test/a").unwrap().key(policy);
    assert_eq!(key(Policy::Handle).as_bytes(), b"CNRI.TEST/a");
    assert_eq!(key(Policy::Service).as_bytes(), b"CNRI.TEST/A");
}

#[test]
fn a_handle_is_copied_only_if_it_has_escapes() {
    for (text, borrowed) in [("hdl://10.1/a", true), ("hdl://10.1/%61", false)] {
        let uri = HdlUri::parse(text).unwrap();
        assert_eq!(matches!(uri.handle(), Cow::Borrowed("10.1/a")), borrowed, "{text}");
    }
}

/// The parts of a borrowed text live as long as the string that was read, not only as long as the typed text.
#[test]
fn a_part_outlives_the_borrowed_text() {
    fn last<'a>(text: &'a str) -> Option<Part<'a>> {
        let read = HdlUri::parse(text).ok()?;
        let copy = read;
        read.u_local_name().segments().last().or(copy.fragment())
    }
    let text = String::from("hdl://10.1000/a/bc");
    let part = last(&text).unwrap();
    assert_eq!((part.text(), part.span().range(), part.len()), ("bc", 16..18, 2));
}

/// `text start..end` of each segment, and of the parent.
fn segments(part: Part<'_>) -> (Vec<String>, Option<String>) {
    let shown = |part: Part<'_>| format!("{} {}", part.text(), part.span());
    (part.segments().map(shown).collect(), part.parent().map(shown))
}

#[test]
fn segments_and_parents_of_naming_authorities() {
    #[rustfmt::skip]
    const CASES: &[(&str, &[&str], Option<&str>)] = &[
        ("hdl://10/x", &["10 6..8"], None),
        ("hdl://10.1000/x", &["10 6..8", "1000 9..13"], Some("10 6..8")),
        ("hdl://10.1000.3/x", &["10 6..8", "1000 9..13", "3 14..15"], Some("10.1000 6..13")),
        // An escaped dot is a dot (D-U5), an escaped slash is refused (D-U6).
        ("hdl://10%2E1000.3/x", &["10 6..8", "1000 11..15", "3 16..17"], Some("10%2E1000 6..15")),
        ("hdl://10.1000%2e3/x", &["10 6..8", "1000 9..13", "3 16..17"], Some("10.1000 6..13")),
        ("hdl://%31%30.%31/x", &["%31%30 6..12", "%31 13..16"], Some("%31%30 6..12")),
    ];
    for (text, wanted, parent) in CASES {
        let uri = HdlUri::parse(*text).unwrap();
        let (found, over) = segments(uri.u_naming_authority());
        assert_eq!(
            (found.as_slice(), over.as_deref()),
            (strings(wanted).as_slice(), *parent),
            "{text}"
        );
    }
}

#[test]
fn segments_of_identifiers() {
    let uri = InfoUri::parse("info:ddc/22/a%2Fb//004.678").unwrap();
    let (found, _) = segments(uri.identifier());
    assert_eq!(found, ["22 9..11", "a%2Fb 12..17", " 18..18", "004.678 19..26"]);
    let uri = HdlUri::parse("hdl://10.1/").unwrap();
    assert_eq!(segments(uri.u_local_name()), (vec![" 11..11".to_owned()], None));
    let native = Handle::parse("10%2E1.2/a").unwrap();
    assert_eq!(segments(native.naming_authority()).0, ["10%2E1 0..6", "2 7..8"]);
}

fn strings(texts: &[&str]) -> Vec<String> {
    texts.iter().map(ToString::to_string).collect()
}

#[test]
fn a_normal_text_is_not_copied() {
    for (text, copied) in [("hdl://a/%2F~", false), ("hdl://a/%2f~", true), ("HDL://a/", true)] {
        let uri = HdlUri::parse(text).unwrap();
        assert_eq!(matches!(uri.normalized(), Cow::Owned(_)), copied, "{text}");
    }
}

#[test]
fn a_part_is_its_text() {
    let handle = Handle::parse("10.1000/182").unwrap();
    let part = handle.naming_authority();
    assert_eq!(part.to_string(), "10.1000");
    assert!(part == *"10.1000" && part != *"10.1001");
    assert!(part == "10.1000" && part != "10.1001");
}

/// A proxy removes leading slashes, then at most one prefix of each kind, in upper or lower case, escaped or not. It
/// also removes white space and control characters around the handle.
#[test]
fn what_a_proxy_removes_around_a_handle() {
    #[rustfmt::skip]
    const CASES: &[(&str, Option<&str>, &str)] = &[
        ("10.1/a", None, "10.1/a"),
        ("//10.1/a", None, "10.1/a"),
        ("10.1%2Fa/b", None, "10.1/a/b"),
        ("hdl:10.1/a", Some("hdl:"), "10.1/a"),
        ("api/handles/10.1/a", Some("api/handles/"), "10.1/a"),
        ("api/INFO:hdl/10.1/a", Some("api/INFO:hdl/"), "10.1/a"),
        ("hdl:doi:10.1/a", Some("hdl:"), "doi:10.1/a"),
        ("hdl:api/x", Some("hdl:"), "api/x"),
        ("urn:doi:10.1:a:b/c", Some("urn:doi:"), "10.1/a:b/c"),
        ("URN:eidr:10.1/a:b", Some("URN:eidr:"), "10.1/a:b"),
        ("api/urn:hdl:10.1:a", Some("api/urn:hdl:"), "10.1/a"),
        ("%75rn%3Ahdl:10.1:a", Some("%75rn%3Ahdl:"), "10.1/a"),
        ("10.1/a%20", None, "10.1/a"),
        ("10.1/a%21", None, "10.1/a!"),
        ("%20/%0010.1/a", None, "10.1/a"),
        ("!10.1/a", None, "!10.1/a"),
        ("10.1/a/", None, "10.1/a/"),
    ];
    for (path, alias, handle) in CASES {
        let link = Proxy::new("doi.org", path).unwrap();
        let found = (link.alias().map(|alias| alias.text()), link.handle());
        assert_eq!(found, (*alias, (*handle).into()), "{path}");
    }
}

#[cfg(feature = "serde")]
#[test]
fn serde_writes_the_text_and_reads_it_by_the_rules() {
    let json = serde_json::to_string(&HdlUri::parse(URI).unwrap()).unwrap();
    assert_eq!(json, format!("{URI:?}"));
    let owned: HdlUri<String> = serde_json::from_str(&json).unwrap();
    let borrowed: HdlUri<&str> = serde_json::from_str(&json).unwrap();
    assert_eq!((owned.as_str(), borrowed), (URI, owned.borrowed()));
    let refused = serde_json::from_str::<HdlUri<String>>("\"hdl:10.1/a\"").unwrap_err();
    assert!(refused.to_string().contains(", at byte 4"), "{refused}");
}

/// A structure may borrow its texts from the input, and every holder that can be written can be read.
#[cfg(feature = "serde")]
#[test]
fn serde_reads_every_holder() {
    #[derive(serde::Deserialize, serde::Serialize)]
    struct Texts<'a> {
        #[serde(borrow)]
        borrowed: HdlUri<&'a str>,
        cow: HdlUri<Cow<'a, str>>,
        shared: HdlUri<Arc<str>>,
        boxed: HdlUri<Box<str>>,
        #[serde(borrow)]
        octets: HandleOctet<&'a [u8]>,
        cow_octets: HandleOctet<Cow<'a, [u8]>>,
        shared_octets: HandleOctet<Arc<[u8]>>,
        boxed_octets: HandleOctet<Box<[u8]>>,
    }

    let (characters, octets) =
        (["borrowed", "cow", "shared", "boxed"], ["", "cow_", "shared_", "boxed_"]);
    let characters = characters.map(|name| format!("\"{name}\":{URI:?}"));
    let octets = octets.map(|name| format!("\"{name}octets\":\"a/b\""));
    let json = format!("{{{},{}}}", characters.join(","), octets.join(","));
    let texts: Texts<'_> = serde_json::from_str(&json).unwrap();
    assert!(json.as_bytes().as_ptr_range().contains(&texts.borrowed.as_str().as_ptr()));
    assert_eq!((texts.cow.as_str(), texts.octets.as_bytes()), (URI, &b"a/b"[..]));
    assert_eq!(serde_json::to_string(&texts).unwrap(), json);
    let refused = serde_json::from_str::<HdlUri<Arc<str>>>("\"hdl:10.1/a\"").unwrap_err();
    assert!(refused.to_string().contains(", at byte 4"), "{refused}");
}

/// JSON has no type for octets, so typed texts of octets are strings there if they are UTF-8.
#[cfg(feature = "serde")]
#[test]
fn octets_are_strings_if_they_are_utf8() {
    let json = |text: &[u8]| serde_json::to_string(&HandleOctet::parse(text).unwrap()).unwrap();
    assert_eq!(json("a/日".as_bytes()), "\"a/日\"");
    assert_eq!(json(b"a/\xFF"), "[97,47,255]");
    for text in [&b"a/b"[..], b"a/\xFF"] {
        let read: HandleOctet<Vec<u8>> = serde_json::from_str(&json(text)).unwrap();
        assert_eq!(read, *text);
    }
    let uri: Sun98Uri<Vec<u8>> = serde_json::from_str("\"hdl:utf-16le@a/ab\"").unwrap();
    let text: Sun98UriText<Box<str>> = serde_json::from_str("\"hdl:utf-16le@a/ab\"").unwrap();
    assert_eq!((&*uri.handle(), &*text.handle()), ("a/\u{6261}", "a/ab"));
    let borrowed: HandleOctet<&[u8]> = serde_json::from_str("\"a/b\"").unwrap();
    assert_eq!(borrowed, "a/b");
    assert!(serde_json::from_str::<HandleOctet<Vec<u8>>>("\"a\"").is_err());
    assert!(serde_json::from_str::<HandleOctet<Vec<u8>>>("[97,47,256]").is_err());
    assert!(serde_json::from_str::<HandleOctet<Vec<u8>>>("7").is_err());
}

/// A typed text has its slice, the places of its parts, which are ten spans of eight octets, and a flag.
#[test]
fn nothing_is_large() {
    assert!(size_of::<ParseError>() <= 16, "{}", size_of::<ParseError>());
    assert!(size_of::<HdlUri<&str>>() <= 104, "{}", size_of::<HdlUri<&str>>());
    assert!(size_of::<Part<'_>>() <= 32, "{}", size_of::<Part<'_>>());
}
