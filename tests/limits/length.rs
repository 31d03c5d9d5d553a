//! For very long texts of one repeated unit, memory stays in proportion to the length.

use allocation_counter::measure;
use handle_syntax::meaning::{Normalization, Terms};
use handle_syntax::typed::{Notation, Visitor, dialects};
use handle_syntax::{
    Conversion, Dialect, Loss, Options, Production, Text, check, compare_with, detect, find,
    is_plain,
};

/// The length of the texts, in octets.
const LENGTH: usize = 1 << 15;

/// The beginnings of the texts.
const HEADS: [&str; 7] =
    ["", "doi:10.", "hdl:", "hdl://", "info:hdl/10.1/", "info:", "https://doi.org/"];

/// The repeated units: a valid octet, the beginning of an escape, an escape and delimiters; and units with which the
/// text is wrong, suspicious or escaped every few octets.
const UNITS: [&[u8]; 21] = [
    b"a",
    b"%",
    b"%41",
    b".",
    b"/",
    b"@",
    b"a:",
    b" ",
    b"<a",
    b"a..",
    b"..<",
    b"../",
    b"%FF",
    b"%2541",
    b"&amp;",
    b"\x1B",
    b"\xFFa",
    "\u{200B}a".as_bytes(),
    "e\u{301}".as_bytes(),
    "aé".as_bytes(),
    br"\text{a}",
];

/// Texts of a head and one repeated unit.
fn texts(length: usize) -> impl Iterator<Item = Vec<u8>> {
    let alike = move |head: &str, unit: &[u8]| {
        [head.as_bytes(), &unit.repeat(length / unit.len())].concat()
    };
    HEADS.into_iter().flat_map(move |head| UNITS.map(|unit| alike(head, unit)))
}

/// Asserts that `work` takes at most `most` octets of memory for each octet of the text, and 2 MiB besides.
#[track_caller]
fn takes(most: usize, name: &str, text: &[u8], work: impl FnOnce()) {
    let peak = measure(work).bytes_max;
    let most = most * text.len() + (1 << 21);
    let shown = text[..40].escape_ascii();
    assert!(
        peak <= most as u64,
        "{name} takes {peak} octets of memory for {} octets: {shown}…",
        text.len()
    );
}

/// Reads a text as each type of a dialect, and asks for its handle, its normal form and its parts.
struct Parsed<'a> {
    text: &'a [u8],
    dialect: Dialect,
}

impl Visitor for Parsed<'_> {
    fn visit<D: Notation>(&mut self) {
        let read = Text::<D, &D::Slice>::parse(self.text);
        if let (Ok(text), true) = (read, D::DIALECT == self.dialect) {
            drop((text.handle_octets(), text.normalized()));
            text.parts().for_each(drop);
        }
    }
}

#[test]
fn long_texts_are_validated_and_checked() {
    for text in texts(LENGTH) {
        takes(0, "is_plain", &text, || _ = is_plain(&text));
        takes(8, "check", &text, || drop(check(&text)));
        takes(24, "detect", &text, || drop(detect(&text)));
        for dialect in Dialect::ALL {
            takes(1, "is_valid", &text, || _ = dialect.is_valid(&text));
            takes(16, dialect.name(), &text, || drop(dialect.check(&text)));
        }
    }
}

/// Reads each text by the dialects that accept it, and by that of its scheme.
#[test]
fn long_texts_are_read_and_written() {
    for text in texts(LENGTH) {
        let reads =
            |dialect: Dialect| dialect == Dialect::by_scheme(&text) || dialect.is_valid(&text);
        for dialect in Dialect::ALL.iter().copied().filter(|dialect| reads(*dialect)) {
            let how = Normalization::new().registry(true);
            takes(16, dialect.name(), &text, || {
                dialects::each(&mut Parsed { text: &text, dialect });
            });
            takes(16, dialect.name(), &text, || {
                drop(dialect.normalize_with(&text, Options::new(), how));
            });
            takes(32, dialect.name(), &text, || drop(dialect.fix(&text)));
            let terms = Terms::new().registry(true);
            takes(16, dialect.name(), &text, || drop(compare_with([(dialect, &text); 2], terms)));
        }
    }
}

/// Converts each text to every notation, and allows every loss.
#[test]
fn long_texts_are_converted() {
    for text in texts(LENGTH / 4) {
        let from = Dialect::by_scheme(&text);
        for &to in Dialect::ALL {
            for protect_dots in [false, true] {
                let allow = Loss::ALL;
                let conversion = Conversion::new(from, to).allow(allow).protect_dots(protect_dots);
                takes(40, to.name(), &text, || drop(conversion.convert(&text)));
            }
        }
    }
}

/// Texts with identifiers that the search compares with the forms of their registrant: the beginnings of the texts, and
/// the pieces that are repeated.
const SEARCHED: [(&str, &str); 4] = [
    ("", "10.1038/nature12373 "),
    ("", "10.1016/j. cell. 2009. "),
    ("10.3969/j", "．a"),
    (r"\cite{", "10.1000/1,"),
];

/// The search may take memory again and again and give it back. All of it together stays in proportion to the length.
#[test]
fn long_texts_are_searched() {
    let repeated =
        SEARCHED.map(|(head, piece)| [head, &piece.repeat(LENGTH / piece.len())].concat());
    for text in texts(LENGTH).chain(repeated.map(String::into_bytes)) {
        let taken = measure(|| find(&text).for_each(drop)).bytes_total;
        let shown = text[..40].escape_ascii();
        assert!(taken <= 32 * text.len() as u64, "{taken} octets of memory: {shown}…");
    }
}

#[test]
fn long_texts_are_read_by_every_rule() {
    for rule in Production::all() {
        for text in texts(LENGTH / 16) {
            takes(4, rule.name(), &text, || drop(rule.check(&text)));
        }
    }
}

/// The texts repeat a valid unit, a broken one, and one that is escaped without need.
#[test]
fn texts_of_sixty_four_mebibytes_are_checked() {
    for unit in ["a", "%", "%41"] {
        let text = ["hdl:10.1/", &unit.repeat((64 << 20) / unit.len())].concat();
        let mut valid = false;
        takes(2, "check", text.as_bytes(), || {
            valid = check(text.as_bytes()).1.is_valid();
        });
        assert_eq!(Dialect::HdlResolver.is_valid(text.as_bytes()), valid, "{unit}");
    }
}
