//! The records of the info registry: the examples that each record prints, and native identifiers before and after the
//! rules of the record are applied.
//!
//! Source: OCLC-Research/infoURI-Frozen on GitHub, one record per namespace.

use std::borrow::Cow;

use handle_syntax::meaning::Equality::{No, Yes};
use handle_syntax::meaning::{Equality, Normalization, Relation, Terms};
use handle_syntax::{Code, Dialect, Namespace, Options, compare_with};

use crate::names::{are_read, refusal};

/// A namespace, a native identifier, and the identifier after the rules of the record.
#[rustfmt::skip]
const NATIVE: &[(&str, &str, &str)] = &[
    ("ark", "ark:/12025/654xz321", "12025/654xz321"),
    ("ark", "http://sneezy.dopey.com/ark:/12025/65-4-xz32-1.", "12025/654xz321"),
    ("ark", "12025/A/b./", "12025/A/b"),
    ("ark", "ftp://a/b/c", "b/c"),
    ("arxiv", "hep-th/9901001", "hep-th/9901001"),
    ("bibcode", "2003Icar..163..263Z", "2003Icar..163..263Z"),
    ("bnf", "spar/structure", "spar/structure"),
    ("ddbj-embl-genbank", "u12345", "u12345"),
    ("dlf", "Aquifer/AssetActions/AssetDefinition/", "Aquifer/AssetActions/AssetDefinition/"),
    ("dlf", "Aquifer/AssetActions/MODS3.2-extension/", "Aquifer/AssetActions/MODS3.2-extension/"),
    ("dlf", "Aquifer/AssetActions/getWebView", "Aquifer/AssetActions/getWebView"),
    ("doi", "10.1000/abc-\u{E9}", "10.1000/ABC-\u{E9}"),
    ("eu-repo", "semantics/objectFile", "semantics/objectFile"),
    ("fedora", "Example:1", "example:1"),
    ("fedora", "EXAMPLE:3/DS1", "example:3/DS1"),
    ("fedora", "*/example:1/Index", "*/example:1/Index"),
    ("hdl", "4263537/4000", "4263537/4000"),
    ("hdl", "0.na/X", "0.na/X"),
    ("inchi", "InChI=1/H20/h1H2/p-1", "InChI=1/H20/h1H2/p-1"),
    ("inchi", "InChIKey=PPJWSANORHMICG-REWHXWOFAJ", "InChIKey=PPJWSANORHMICG-REWHXWOFAJ"),
    ("lanl-repo", "voc/hasProfile", "voc/hasProfile"),
    ("lc", "xmlns/mods-4.0", "xmlns/mods-4.0"),
    ("lccn", "n78-890351", "n78890351"),
    ("lccn", "n78-89035", "n78089035"),
    ("lccn", "n 78890351 ", "n78890351"),
    ("lccn", " 85000002 ", "85000002"),
    ("lccn", "85-2 ", "85000002"),
    ("lccn", "2001-000002", "2001000002"),
    ("lccn", "75-425165//r75", "75425165"),
    ("lccn", " 79139101 /AC/r932", "79139101"),
    ("lccn", "abc12345678", "abc12345678"),
    ("lccn", "a1212345678", "a1212345678"),
    ("lccn", "ab1212345678", "ab1212345678"),
    ("ncid", "BA51293930", "BA51293930"),
    ("ncid", "AA1070693X", "AA1070693X"),
    ("netref", "metadata/1/question-id", "metadata/1/question-id"),
    ("nla", "nla.pic-an6729917-t", "nla.pic-an6729917-t"),
    ("nyu", "dl/v1.0/files/xpnvx139", "dl/v1.0/files/xpnvx139"),
    ("oclcnum", "53393962", "53393962"),
    ("oclcnum", "(OCoLC)814782", "814782"),
    ("oclcnum", "ocm53393962", "53393962"),
    ("oclcnum", "(OCoLC)ocm00814782", "00814782"),
    ("oclcnum", "ocn123", "ocn123"),
    ("ofi", "fmt:kev:mtx:book", "fmt:kev:mtx:book"),
    ("pmid", "12376099", "12376099"),
    ("pronom", "FMT/42A", "fmt/42A"),
    ("refseq", "nm_000170", "nm_000170"),
    ("rfa", "oclc/Collections/Institutions", "oclc/collections/institutions"),
    ("rlgid", "(CStRLIN)  ctyg87-b14807", "CTYG87B14807"),
    ("rlgid", "CTYG87-B14807", "CTYG87B14807"),
    ("rlgid", "ABC)1", "ABC)1"),
    ("rlgid", "(ABC1", "(ABC1"),
    ("sici", "0363-0277(19950315)120:5<>1.0.tx;2-v", "0363-0277(19950315)120:5<>1.0.TX;2-V"),
    ("sid", "Amazon.co.uk:Books", "amazon.co.uk:books"),
    ("srw", "cql-context-set/1/cql-v1.1", "cql-context-set/1/cql-v1.1"),
    ("ugent-repo", "opac/rug01-0219201", "opac/rug01-0219201"),
];

/// Texts that are not identifiers of the namespace: the syntax is wrong, or the rules would change the result again.
const NONE: &[(&str, &str)] = &[
    ("lccn", ""),
    ("lccn", "n78-x"),
    ("lccn", "n78-8903511"),
    ("lccn", "1234567"),
    ("lccn", "a1b12345678"),
    ("lccn", "1n12345678"),
    ("lccn", "abc12345678901"),
    ("lccn", "1b1212345678"),
    ("lccn", "aba212345678"),
    ("lccn", "ab1a12345678"),
    ("lccn", "abc1212345678"),
    ("lccn", "a\u{E9}12345678"),
    ("oclcnum", "ocmocm1"),
    ("oclcnum", "ocm(OCoLC)1"),
    ("rlgid", "(A)(B)1"),
];

/// A native identifier, and its URI in the record, which may print the URI alone.
#[rustfmt::skip]
const PRINTED: &[(&str, &str)] = &[
    ("ark:/12025/654xz321", "info:ark/12025/654xz321"),
    ("http://sneezy.dopey.com/ark:/12025/65-4-xz32-1.", "info:ark/12025/654xz321"),
    ("hep-th/9901001", "info:arxiv/hep-th/9901001"),
    ("spar/structure#set", "info:bnf/spar/structure#set"),
    ("spar/representation#thumbnail", "info:bnf/spar/representation#thumbnail"),
    ("rights/eventType#birth", "info:bnf/rights/eventType#birth"),
    ("Aquifer/AssetActions/AssetDefinition/", "info:dlf/Aquifer/AssetActions/AssetDefinition/"),
    ("semantics/objectFile", "info:eu-repo/semantics/objectFile"),
    ("4263537/4000", "info:hdl/4263537/4000"),
    ("InChI=1/H20/h1H2/p-1", "info:inchi/InChI=1/H20/h1H2/p-1"),
    ("InChIKey=PPJWSANORHMICG-REWHXWOFAJ", "info:inchi/InChIKey=PPJWSANORHMICG-REWHXWOFAJ"),
    ("InChI=1/C2H4O2/C1-2(3)4/h1H3,(H,3,4)/p-1", "info:inchi/InChI=1/C2H4O2/C1-2(3)4/h1H3,(H,3,4)/p-1"),
    ("InChIKey=KXTGNRBFOXOJFU-XTZPMQCDAN", "info:inchi/InChIKey=KXTGNRBFOXOJFU-XTZPMQCDAN"),
    ("InChIKey=LAQPKDLYOBZWBT-UWVXTVNBDU", "info:inchi/InChIKey=LAQPKDLYOBZWBT-UWVXTVNBDU"),
    ("xmlns/marcxchange-v1", "info:lc/xmlns/marcxchange-v1"),
    ("xmlns/rmd-v1", "info:lc/xmlns/rmd-v1"),
    ("xmlns/update-v1", "info:lc/xmlns/update-v1"),
    ("xmlns/mods-4.0", "info:lc/xmlns/mods-4.0"),
    ("BA51293930", "info:ncid/BA51293930"),
    ("AA1070693X", "info:ncid/AA1070693X"),
    ("dl/v1.0/files/xpnvx139", "info:nyu/dl/v1.0/files/xpnvx139"),
    ("dl/v1.0/aips/mw6m90b/versions/1", "info:nyu/dl/v1.0/aips/mw6m90b/versions/1"),
    ("dl/v1.0/sips/sxksn1k/state", "info:nyu/dl/v1.0/sips/sxksn1k/state"),
    ("dl/v1.0/files/xpnvx139/fixity", "info:nyu/dl/v1.0/files/xpnvx139/fixity"),
    ("dl/v1.0/agents/software/droid/versions/4.0.0", "info:nyu/dl/v1.0/agents/software/droid/versions/4.0.0"),
    ("fmt/42", "info:pronom/fmt/42"),
    ("oclc/Collections/Collections", "info:rfa/oclc/Collections/Collections"),
    ("oclc/Collections/Institutions", "info:rfa/oclc/Collections/Institutions"),
    ("oclc/Institutions/14229", "info:rfa/oclc/Institutions/14229"),
    ("CTYG87-B14807", "info:rlgid/CTYG87-B14807"),
    ("i/000b8c20-51b3-11d8-94f8-e15f3b151c3cffff", "info:ugent-repo/i/000b8c20-51b3-11d8-94f8-e15f3b151c3cffff"),
    ("opac/rug01-0219201", "info:ugent-repo/opac/rug01-0219201"),
];

/// Two identifiers of a namespace, and whether they are the same by its record.
#[rustfmt::skip]
const ALIKE: &[(&str, &str, &str, Equality)] = &[
    ("ark", "12025/65-4xz321", "12025/654xz321.", Yes),
    ("ark", "12025/a", "12025/A", No),
    ("bibcode", "2003Icar..163..263Z", "2003icar..163..263Z", No),
    ("bnf", "spar/structure#set", "spar/structure#bag", No),
    ("doi", "10.1/a", "10.1/A", Yes),
    ("doi", "10.1/%C3%A9", "10.1/%C3%89", No),
    ("fedora", "A:1/X", "a:1/X", Yes),
    ("fedora", "a:1/x", "a:1/X", No),
    ("hdl", "1/a", "1/A", No),
    ("lccn", "n78-89035", "n%2078089035", Yes),
    ("pronom", "Fmt/1", "fmt/1", Yes),
    ("rfa", "a/B/c", "A/b/C", Yes),
    ("rlgid", "CTYG87-B14807", "ctyg87b14807", Yes),
    ("rlgid", "CTYG87-B14807", "CTYG87%20B14807", No),
    ("sid", "OCLC.org:Inspec", "oclc.org:inspec", Yes),
    ("srw", "a/1/b", "A/1/b", No),
];

fn namespace(name: &str) -> Namespace {
    name.parse().unwrap()
}

#[test]
fn every_record_has_its_native_form() {
    for (name, native, normal) in NATIVE {
        let found = namespace(name).normalize(native.as_bytes()).unwrap().into_owned();
        assert_eq!(
            found.escape_ascii().to_string(),
            normal.as_bytes().escape_ascii().to_string(),
            "{name} {native}"
        );
        let again = namespace(name).normalize(normal.as_bytes()).unwrap();
        assert!(matches!(again, Cow::Borrowed(_)), "{name} {normal} is copied");
        assert_eq!(&*again, normal.as_bytes(), "{name} {normal}");
    }
    let named = |namespace: &Namespace| NATIVE.iter().any(|(name, ..)| *name == namespace.name());
    assert!(Namespace::all().all(|namespace| named(&namespace)));
    assert_eq!(Namespace::all().count(), 29);
    assert_ne!(namespace("doi"), namespace("hdl"));
    assert!(Namespace::all().map(Namespace::name).is_sorted());
}

#[test]
fn every_record_has_its_authority() {
    assert!(Namespace::all().all(|namespace| !namespace.authority().is_empty()));
    assert_eq!(namespace("lccn").authority(), "Library of Congress");
}

/// The namespaces whose rules this library applies; identifiers of all others stay the same.
#[test]
fn these_records_have_rules() {
    let with = Namespace::all().filter(|namespace| namespace.has_rules()).map(Namespace::name);
    let wanted =
        ["ark", "doi", "fedora", "lccn", "oclcnum", "pronom", "rfa", "rlgid", "sici", "sid"];
    assert!(with.eq(wanted));
}

#[test]
fn a_text_that_is_not_an_identifier_is_refused() {
    for (name, native) in NONE {
        let report = namespace(name).normalize(native.as_bytes()).unwrap_err();
        let problem = report.headline().unwrap();
        assert_eq!(problem.code(), Code::NamespaceSyntax, "{name} {native}");
        assert_eq!(problem.span().range(), 0..native.len(), "{name} {native}");
    }
}

/// The URI made from a native identifier equals the URI that the record prints for it.
#[test]
fn every_printed_uri_equals_that_of_the_native_identifier() {
    for (native, printed) in PRINTED {
        let (head, _) = printed.split_once('/').unwrap();
        let native = format!("{head}/{native}");
        assert_eq!(identical(&native, printed), Yes, "{native} {printed}");
        let normalization = Normalization::new().registry(true);
        let normal = |text: &str| {
            let normal =
                Dialect::InfoUri.normalize_with(text.as_bytes(), Options::new(), normalization);
            normal.unwrap().into_owned()
        };
        assert_eq!(normal(&native), normal(printed), "{native} {printed}");
    }
}

/// The rules of a record apply to its namespace, and to DOI names also without a namespace.
#[test]
fn a_handle_has_no_record() {
    let normalization = Normalization::new().registry(true);
    for (dialect, text, wanted) in [
        (Dialect::Handle, "10.1/abc", "10.1/abc"),
        (Dialect::HdlUri, "hdl://10.1/abc", "hdl://10.1/abc"),
        (Dialect::Doi, "10.1/abc", "10.1/ABC"),
    ] {
        let normal =
            dialect.normalize_with(text.as_bytes(), Options::new(), normalization).unwrap();
        assert_eq!(*normal, *wanted.as_bytes(), "{dialect}");
    }
}

#[test]
fn identifiers_are_the_same_by_their_record() {
    for &(name, one, other, wanted) in ALIKE {
        let [one, other] = [one, other].map(|identifier| format!("info:{name}/{identifier}"));
        assert_eq!(identical(&one, &other), wanted, "{one} {other}");
    }
}

fn identical(one: &str, other: &str) -> Equality {
    let terms = Terms::new().relation(Relation::Identifier).registry(true);
    let texts = [one, other].map(|text| (Dialect::InfoUri, text.as_bytes()));
    compare_with(texts, terms).unwrap().equal
}

#[test]
fn a_namespace_is_read_by_its_name() {
    are_read(Namespace::all());
    assert_eq!(refusal::<Namespace>("isbn"), "no namespace of that name is registered");
}
