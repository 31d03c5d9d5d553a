//! What holds for every comparison: equality is an equivalence, and agrees with the keys.

use handle_syntax::{
    Dialect, Equality, Mode, Normalization, Options, Policy, Relation, Terms, compare,
};

use crate::meaning::meaning;

/// Asserts it for `text` and others that are nearly the same, read by the dialect of the scheme and as handles.
pub(crate) fn hold(text: &[u8]) {
    let alike = alike(text);
    hold_for_handles(&alike);
    for dialect in [Dialect::by_scheme(text), Dialect::InfoUri] {
        let read = alike.iter().filter(|text| dialect.is_valid(text));
        let texts: Vec<_> = read.map(|text| (dialect, text.as_slice())).collect();
        hold_for_texts(&texts);
    }
}

/// The text, and what differs from it in case, or in what is escaped.
fn alike(text: &[u8]) -> Vec<Vec<u8>> {
    let replaced = |from: &str, to: &str| {
        let at = text.windows(from.len()).rposition(|part| part == from.as_bytes());
        at.map_or(text.to_vec(), |at| {
            [&text[..at], to.as_bytes(), &text[at + from.len()..]].concat()
        })
    };
    let lower = |text: &[u8]| {
        let slash = text.iter().rposition(|&octet| octet == b'/').unwrap_or(0);
        [&text[..slash].to_ascii_lowercase(), &text[slash..]].concat()
    };
    Vec::from([
        text.to_vec(),
        text.to_ascii_uppercase(),
        lower(text),
        replaced("/", "%2F"),
        replaced("%2F", "/"),
        replaced("a", "%61"),
        replaced(".", "%2E"),
        replaced("\u{E9}", "\u{C9}"),
        [text, b"x"].concat(),
    ])
}

/// Asserts that a relation is an equivalence.
fn is_equivalence(texts: usize, shown: &str, equal: impl Fn(usize, usize) -> bool) {
    let row = |one| (0..texts).map(|other| equal(one, other)).collect::<Vec<_>>();
    let table: Vec<_> = (0..texts).map(row).collect();
    for one in 0..texts {
        assert!(table[one][one], "{one} is not itself: {shown}");
        for other in (0..texts).filter(|&other| table[one][other]) {
            // Whoever is equal to the one is equal to the other: so it is symmetric, and transitive.
            assert_eq!(table[one], table[other], "{one}, {other}: {shown}");
        }
    }
}

/// Each policy, over octets as they are.
fn hold_for_handles(handles: &[Vec<u8>]) {
    for &policy in Policy::ALL {
        let shown = format!("{policy} {:?}", handles[0].escape_ascii().to_string());
        is_equivalence(handles.len(), &shown, |one, other| {
            let equal = policy.equal(&handles[one], &handles[other]);
            let keys = policy.key(&handles[one]) == policy.key(&handles[other]);
            assert_eq!(equal, keys, "{one}, {other}: {shown}");
            equal
        });
    }
}

/// Each relation, with the policies and the rules that make a difference, over texts of one dialect.
fn hold_for_texts(texts: &[(Dialect, &[u8])]) {
    for &relation in Relation::ALL {
        let terms = Terms { relation, ..Terms::default() };
        hold_on_terms(texts, terms);
        match relation {
            Relation::Uri | Relation::Identifier => {
                hold_on_terms(texts, Terms { registry: true, ..terms });
            }
            Relation::Handle => {
                let policies = Policy::ALL.iter().filter(|&&policy| policy != terms.policy);
                policies.for_each(|&policy| hold_on_terms(texts, Terms { policy, ..terms }));
            }
            _ => {}
        }
    }
}

fn hold_on_terms(texts: &[(Dialect, &[u8])], terms: Terms<'_>) {
    let comparable = |&&text: &&(Dialect, &[u8])| compare([text, text], terms).is_ok();
    let texts: Vec<_> = texts.iter().filter(comparable).copied().collect();
    let Some((dialect, first)) = texts.first() else { return };
    let shown = format!("{terms:?} {dialect} \"{}\"", first.escape_ascii());
    is_equivalence(texts.len(), &shown, |one, other| {
        let comparison = compare([texts[one], texts[other]], terms);
        let comparison = comparison.unwrap_or_else(|_| panic!("{one}, {other}: {shown}"));
        assert!(!comparison.reason.contains(char::is_control), "{}", comparison.reason);
        assert_eq!(comparison.policy.is_some(), terms.relation == Relation::Handle, "{shown}");
        is_true(comparison.equal, [texts[one], texts[other]], terms);
        comparison.equal == Equality::Yes
    });
}

/// The answer is that of the octets, the normal forms or the handles.
fn is_true(equal: Equality, texts: [(Dialect, &[u8]); 2], terms: Terms<'_>) {
    let shown = texts.map(|(dialect, text)| format!("{dialect} \"{}\"", text.escape_ascii()));
    let wanted = match terms.relation {
        Relation::Octets => yes(texts[0].1 == texts[1].1),
        Relation::Uri => {
            let normalization = Normalization { mode: Mode::Section5, registry: terms.registry };
            let [one, other] = texts.map(|(dialect, text)| {
                dialect.normalize(text, Options::DEFAULT, normalization).ok()
            });
            yes(one == other)
        }
        Relation::Handle => {
            let [one, other] = texts.map(|(dialect, text)| {
                meaning(dialect, text, false).and_then(|meaning| meaning.handle).unwrap_or_default()
            });
            let folded = terms.policy == Policy::Handle && Policy::Service.equal(&one, &other);
            match terms.policy.equal(&one, &other) {
                true => Equality::Yes,
                false if folded => Equality::IfFolded,
                false => Equality::No,
            }
        }
        _ => return,
    };
    assert_eq!(equal, wanted, "{terms:?}: {shown:?}");
}

fn yes(equal: bool) -> Equality {
    if equal { Equality::Yes } else { Equality::No }
}
