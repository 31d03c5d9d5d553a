//! Valid text is read, checked, normalized and compared without an allocation, whether it is short or long and even if
//! it has escapes. Only a charset that must be decoded, and a conversion, take memory.

use allocation_counter::measure;
use handle_syntax::meaning::Normalization;
use handle_syntax::typed::{Notation, Part, Slice, Visitor, dialects};
use handle_syntax::{Conversion, Dialect, HdlUri, Loss, Options, Policy, Text, check};

/// Texts that have every part of their dialect, or escapes. The example of each dialect is read too.
#[rustfmt::skip]
const TEXTS: &[(Dialect, &[&str])] = &[
    (Dialect::Handle, &["cnri.test/100%25", "cnri.test/日本"]),
    (Dialect::HandleOctet, &["cnri.test/日本"]),
    (Dialect::HandleProse, &["10.1000/182", "x@a/b", "cnri.test/日本"]),
    (Dialect::HandleOverview, &["cnri.test/日本"]),
    (Dialect::HandleSun98, &["10.1000/1", "cnri.test/日本"]),
    (Dialect::CordraId, &["2000.01/FFEE9F72"]),
    (Dialect::Doi, &["doi:10.1000/182", "10.1000/日本"]),
    (Dialect::HdlUri, &["hdl://10.1000/182?x#y", "hdl://10%2E1000/%E6%97%A5", "hdl://10.1000/%E6%97%A5"]),
    (Dialect::HdlResolver, &["hdl:10.1000/182?x#y", "hdl://190.12.34.56/1234/567", "hdl:10%2E1000/%E6%97%A5", "hdl:10.1000/%E6%97%A5"]),
    (Dialect::CordraHost, &["hdl://100.102/F58FB49E?x#y", "hdl://100%2E102/%E6%97%A5", "hdl://100.102/%E6%97%A5"]),
    (Dialect::CordraPath, &["hdl:100.102/F58FB49E?x#y", "hdl:100%2E102/%E6%97%A5", "hdl:100.102/%E6%97%A5"]),
    (Dialect::CordraHttp, &["http://hld.handle.net/100.102/F58FB49E?x#y", "http://h:2641/hdl/100%2E102/%E6%97%A5", "http://h:2641/100.102/%E6%97%A5"]),
    (Dialect::Sun98Uri, &["hdl:cnri.test/x", "hdl:jis@cnri.test/日本", "hdl:cnri.test/handle%25日"]),
    (Dialect::Sun98Proxy, &["http://hdl.handle.net/cnri.test/x", "http://hdl.handle.net/jis@cnri.test/%E6%97%A5", "http://hdl.handle.net/cnri.test/%25%E6%97%A5"]),
    (Dialect::InfoUri, &["info:ddc/22/eng//004.678#x", "info:sici/5%3C%3E1.0", "info:x/%FF", "info:lc/%E6%97%A5"]),
    (Dialect::InfoHdl, &["info:hdl/10.1000/182#x", "info:hdl/10%2E1000%2F%E6%97%A5", "info:hdl/10.1000/%E6%97%A5"]),
    (Dialect::Proxy, &["https://doi.org/10.1000/182?x#y", "http://h.example:8000//api/hdl:10%2E1000%2F%E6%97%A5", "https://doi.org/10.1000/%E6%97%A5"]),
];

/// Pieces that are repeated to make long texts of those dialects that read them.
const TAILS: [&str; 5] = ["日/", "日%E6%97%A5", "%E6%97%A5/", "%E6%97%A5", "F5."];

/// The texts of a dialect, and long texts that begin with them.
fn texts(dialect: Dialect) -> impl Iterator<Item = String> {
    let texts = TEXTS.iter().filter(|(of, _)| *of == dialect).flat_map(|(_, texts)| *texts);
    let short: Vec<_> = [dialect.example()].into_iter().chain(texts.copied()).collect();
    let heads: Vec<_> = short.first().into_iter().chain(short.last()).copied().collect();
    let long = TAILS.into_iter().flat_map(move |tail| {
        heads.clone().into_iter().map(move |head| head.to_owned() + &tail.repeat(2000))
    });
    let is_read = move |text: &String| dialect.is_valid(text);
    short.into_iter().map(str::to_owned).chain(long.filter(is_read))
}

/// Reads a text as each type of a dialect and walks its parts. A text that names a charset is read only as a type of
/// characters, because decoding octets from a charset takes memory.
struct Walk<'t> {
    dialect: Dialect,
    text: &'t str,
    read: usize,
}

impl Visitor for Walk<'_> {
    fn visit<D: Notation>(&mut self) {
        if D::DIALECT != self.dialect || (D::OPTIONS != CHARACTERS && self.text.contains('@')) {
            return;
        }
        if let Ok(text) = Text::<D, &D::Slice>::parse(self.text) {
            text.parts().for_each(|(_, part)| walk(part));
            text.parts_besides_handle().for_each(|(_, part)| walk(part));
            self.read += 1;
        }
    }
}

/// Calls every method of a part that returns no copy.
fn walk<S: Slice + ?Sized>(part: Part<'_, S>) {
    part.decoded().octets().for_each(drop);
    part.decoded().characters().for_each(drop);
    part.segments().for_each(drop);
    part.segments().for_each(|segment| segment.decoded().octets().for_each(drop));
    let _ = (part.text(), part.span(), part.parent());
}

/// How often `work` asks for memory.
fn allocations(work: impl FnOnce()) -> u64 {
    measure(work).count_total
}

/// The beginning of a text, for a failure's message.
fn shown(text: &str) -> String {
    text.chars().take(60).collect()
}

/// The options with which a text is read as characters that are already decoded.
const CHARACTERS: Options<'_> = Options::new().characters(true);

#[test]
fn every_dialect_is_validated_without_memory() {
    for &dialect in Dialect::ALL {
        for text in texts(dialect) {
            let (mut valid, octets) = (false, text.as_bytes());
            let count = allocations(|| valid = dialect.is_valid_with(octets, CHARACTERS));
            assert!(valid, "{dialect} refuses {}", shown(&text));
            assert_eq!(count, 0, "{dialect} of {}", shown(&text));
            if !text.contains('@') {
                let count = allocations(|| valid = dialect.is_valid(octets));
                assert_eq!((valid, count), (true, 0), "{dialect} of {}", shown(&text));
            }
        }
    }
}

#[test]
fn every_dialect_is_parsed_and_walked_without_memory() {
    for &dialect in Dialect::ALL {
        for text in texts(dialect) {
            let mut walk = Walk { dialect, text: &text, read: 0 };
            let count = allocations(|| dialects::each(&mut walk));
            assert!(walk.read > 0, "{dialect} refuses {}", shown(&text));
            assert_eq!(count, 0, "{dialect} of {}", shown(&text));
        }
    }
}

/// Texts that show no sign of an accident, such as a copied label.
const PLAIN: &[(Dialect, &str)] = &[
    (Dialect::Handle, "10.1000/182"),
    (Dialect::Doi, "10.1000/182"),
    (Dialect::HdlUri, "hdl://10.1000/182"),
    (Dialect::HdlResolver, "hdl:10.1000/182"),
    (Dialect::InfoHdl, "info:hdl/10.1000/182"),
    (Dialect::Proxy, "https://doi.org/10.1000/182"),
];

/// How many problems a text has, and how many allocations the check took.
fn checked(dialect: Dialect, text: &str) -> (usize, u64) {
    let mut problems = 0;
    let count = allocations(|| problems = dialect.check(text.as_bytes()).problems().len());
    (problems, count)
}

#[test]
fn plain_text_is_checked_without_memory() {
    for &(dialect, text) in PLAIN {
        assert_eq!(checked(dialect, text), (0, 0), "{dialect} of {text}");
        let mut problems = 0;
        let by_scheme = || check(text.as_bytes()).1.problems().len();
        let count = allocations(|| problems = by_scheme());
        assert_eq!((problems, count), (0, 0), "{text}");
    }
}

/// The texts are of every dialect, short and long, with and without escapes. Some of them look suspicious at first.
#[test]
fn text_without_problems_is_checked_without_memory() {
    let mut wrong = Vec::new();
    for &dialect in Dialect::ALL {
        let silent = |text: &String| dialect.check(text.as_bytes()).is_empty();
        let silent: Vec<_> = texts(dialect).filter(silent).collect();
        assert!(silent.iter().any(|text| text.len() > 1000), "{dialect} has no long text");
        for text in silent {
            let found = checked(dialect, &text);
            if found != (0, 0) {
                wrong.push(format!("{found:?} for {dialect} of {}", shown(&text)));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Valid texts that look as if an accident had happened to them.
const SUSPICIOUS: &[(Dialect, &str)] = &[
    (Dialect::Handle, "10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O"),
    (Dialect::Handle, "10.1000/привет"),
    (Dialect::Handle, "10.1000/Ärger=a&b"),
    (Dialect::Handle, "nlm.test/a*b$c|d"),
    (Dialect::Doi, "10.1000/a(b)[c]{d}"),
    (Dialect::HdlResolver, "hdl:10.1000/a%3C1%3E2"),
    (Dialect::InfoUri, "info:sici/0363-0277(19950315)120:5%3C%3E1.0.TX;2-V"),
    (
        Dialect::Proxy,
        "https://doi.org/10.1002/(SICI)1097-4571(199806)49:8%3C693::AID-ASI4%3E3.0.CO;2-O",
    ),
    (Dialect::Proxy, "https://doi.org/10.1000/182?noredirect#page"),
];

#[test]
fn text_that_only_looks_suspicious_is_checked_without_memory() {
    for &(dialect, text) in SUSPICIOUS {
        assert_eq!(checked(dialect, text), (0, 0), "{dialect} of {text}");
    }
}

#[test]
fn a_handle_without_escapes_is_borrowed() {
    let text = HdlUri::parse("hdl://10.1000/182?x");
    let mut plain = false;
    let count = allocations(|| plain = text.is_ok_and(|text| text.handle() == "10.1000/182"));
    assert_eq!((plain, count), (true, 0));
}

/// Texts in their normal form, also by the rules of the registry. One has a label before it, which is left out.
#[rustfmt::skip]
const NORMAL: &[(Dialect, &[&str])] = &[
    (Dialect::Handle, &["cnri.test/日本%41"]),
    (Dialect::Doi, &["DOI:10.1000/ABC", "10.1000/日本"]),
    (Dialect::HdlUri, &["hdl://10.1000/182?x#y", "hdl://10.1000/%E6%97%A5"]),
    (Dialect::HdlResolver, &["hdl://190.12.34.56/1234/567"]),
    (Dialect::CordraHttp, &["http://h:2641/hdl/100.102/%E6%97%A5"]),
    (Dialect::Sun98Uri, &["hdl:jis@cnri.test/日本", "hdl:cnri.test/handle%25日"]),
    (Dialect::InfoUri, &["info:ddc/22/eng//004.678#x", "info:lccn/n78890351", "info:doi/10.1000/ABC", "info:ark/12025/654xz321", "info:sid/oclc.org:inspec"]),
    (Dialect::InfoHdl, &["info:hdl/10.1000/182#x"]),
    (Dialect::Proxy, &["https://doi.org/hdl:10.1000%2F%E6%97%A5?x#y"]),
];

#[test]
fn a_text_in_its_normal_form_is_normalized_without_memory() {
    for (dialect, texts) in NORMAL {
        for text in *texts {
            for registry in [false, true] {
                let normalization = Normalization::new().registry(registry);
                let mut same = false;
                let octets = text.as_bytes();
                let count = allocations(|| {
                    let normal = dialect.normalize_with(octets, CHARACTERS, normalization);
                    same = normal.is_ok_and(|normal| octets.ends_with(&normal));
                });
                assert_eq!((same, count), (true, 0), "{dialect} of {text}, registry {registry}");
            }
        }
    }
}

#[test]
fn handles_are_compared_without_memory_by_every_policy() {
    for policy in Policy::ALL {
        let mut equal = false;
        let count = allocations(|| equal = policy.equal(b"CNRI.test/a", b"CNRI.test/a"));
        assert_eq!((equal, count), (true, 0), "{policy}");
    }
}

/// Decoding a charset takes memory. If the counter did not see that, the other tests here would prove nothing.
#[test]
fn the_counter_sees_that_decoding_a_charset_takes_memory() {
    let octets = b"hdl:jis@cnri.test/\x1B$BF|K\\\x1B(B";
    let mut valid = false;
    let count = allocations(|| valid = Dialect::Sun98Uri.is_valid(octets));
    assert!(valid && count > 0, "{count} allocations");
}

/// If nothing is escaped, there is no list of escapes, and if nothing is lost, no list of losses.
#[test]
fn a_conversion_allocates_only_its_text_and_the_list_of_what_is_lost() {
    for &(from, text) in PLAIN {
        for &(to, _) in PLAIN {
            let (conversion, mut lost) = (Conversion::new(from, to).allow(Loss::ALL), None);
            let count = allocations(|| {
                lost = conversion.convert(text).ok().map(|converted| !converted.is_lossless());
            });
            assert_eq!(lost.map(|lost| 1 + u64::from(lost)), Some(count), "{text} to {to}");
        }
    }
}
