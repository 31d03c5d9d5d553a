//! Properties of every comparison: equality is an equivalence, and agrees with the keys.

use std::sync::LazyLock;

use handle_syntax::meaning::{Equality, Mode, Normalization, Relation, Terms};
use handle_syntax::{Dialect, Options, Policy, compare_with};

use crate::meaning::meaning;

/// The sense in which texts are compared, the policy, and whether the rules of the registry apply.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    relation: Relation,
    policy: Option<Policy>,
    registry: bool,
}

impl Question {
    fn terms(self) -> Terms<'static> {
        Terms::new().relation(self.relation).policy(self.policy).registry(self.registry)
    }
}

/// Every question whose answer may be another one: the rules of the registry matter only for URIs and identifiers, and
/// a policy only for handles.
pub(crate) static QUESTIONS: LazyLock<Vec<Question>> = LazyLock::new(|| {
    let of = |relation| Question { relation, policy: None, registry: false };
    let by_rules = [Relation::Uri, Relation::Identifier];
    let relations = Relation::ALL.iter().map(|&relation| of(relation));
    let rules = by_rules.map(|relation| Question { registry: true, ..of(relation) });
    let policies =
        Policy::ALL.iter().map(|&policy| Question { policy: Some(policy), ..of(Relation::Handle) });
    relations.chain(rules).chain(policies).collect()
});

/// How many texts `alike` makes.
pub(crate) const ALIKE: usize = 9;

/// Asserts the properties for `text` and others that are nearly the same, read by the dialect of the scheme, as info
/// URIs, and as handles.
pub(crate) fn hold(text: &[u8]) {
    let all: Vec<_> = (0..ALIKE).map(|which| alike(text, which)).collect();
    for dialect in [Dialect::by_scheme(text), Dialect::InfoUri] {
        QUESTIONS.iter().for_each(|&question| hold_for(dialect, question, &all));
    }
}

/// Asserts the properties for texts of one dialect, and for the same octets as handles.
pub(crate) fn hold_for(dialect: Dialect, question: Question, texts: &[Vec<u8>]) {
    hold_for_handles(question.policy.unwrap_or_default(), texts);
    hold_for_texts(dialect, question, texts);
}

/// The text, or one that differs from it in case or escapes.
pub(crate) fn alike(text: &[u8], which: usize) -> Vec<u8> {
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
    match which {
        0 => text.to_vec(),
        1 => text.to_ascii_uppercase(),
        2 => lower(text),
        3 => replaced("/", "%2F"),
        4 => replaced("%2F", "/"),
        5 => replaced("a", "%61"),
        6 => replaced(".", "%2E"),
        7 => replaced("\u{E9}", "\u{C9}"),
        _ => [text, b"x"].concat(),
    }
}

/// Asserts that a relation is an equivalence.
fn is_equivalence(texts: usize, shown: &dyn Fn() -> String, equal: impl Fn(usize, usize) -> bool) {
    let row = |one| (0..texts).map(|other| equal(one, other)).collect::<Vec<_>>();
    let table: Vec<_> = (0..texts).map(row).collect();
    for one in 0..texts {
        assert!(table[one][one], "text {one} is not equal to itself: {}", shown());
        for other in (0..texts).filter(|&other| table[one][other]) {
            // If two texts are equal, the same texts are equal to both, so equality is symmetric and transitive.
            assert_eq!(table[one], table[other], "{one}, {other}: {}", shown());
        }
    }
}

/// Asserts the properties for a policy, with octets as handles.
fn hold_for_handles(policy: Policy, handles: &[Vec<u8>]) {
    let shown = || format!("{policy} {:?}", handles[0].escape_ascii().to_string());
    is_equivalence(handles.len(), &shown, |one, other| {
        let equal = policy.equal(&handles[one], &handles[other]);
        let keys = policy.key(&handles[one]) == policy.key(&handles[other]);
        assert_eq!(equal, keys, "{one}, {other}: {}", shown());
        equal
    });
}

/// Asserts the properties for a relation, with the texts that the dialect reads and that can be compared.
fn hold_for_texts(dialect: Dialect, question: Question, texts: &[Vec<u8>]) {
    let read = texts.iter().map(|text| (dialect, text.as_slice()));
    let comparable = |&text: &(Dialect, &[u8])| {
        dialect.is_valid(text.1) && compare_with([text, text], question.terms()).is_ok()
    };
    let texts: Vec<_> = read.filter(comparable).collect();
    let Some((_, first)) = texts.first() else { return };
    let shown = || format!("{question:?} {dialect} \"{}\"", first.escape_ascii());
    is_equivalence(texts.len(), &shown, |one, other| {
        let comparison = compare_with([texts[one], texts[other]], question.terms());
        let comparison = comparison.unwrap_or_else(|_| panic!("{one}, {other}: {}", shown()));
        assert!(!comparison.reason.contains(char::is_control), "{}", comparison.reason);
        assert_eq!(
            comparison.policy.is_some(),
            question.relation == Relation::Handle,
            "{}",
            shown()
        );
        is_true(comparison.equal, [texts[one], texts[other]], question);
        comparison.equal == Equality::Yes
    });
}

/// Asserts that the answer is the same as that of comparing the octets, the normal forms or the handles directly.
fn is_true(equal: Equality, texts: [(Dialect, &[u8]); 2], question: Question) {
    let wanted = match question.relation {
        Relation::Octets => yes(texts[0].1 == texts[1].1),
        Relation::Uri => {
            let normalization =
                Normalization::new().mode(Mode::Section5).registry(question.registry);
            let [one, other] = texts.map(|(dialect, text)| {
                dialect.normalize_with(text, Options::new(), normalization).ok()
            });
            yes(one == other)
        }
        Relation::Handle => {
            let [one, other] = texts.map(|(dialect, text)| {
                meaning(dialect, text, false).and_then(|meaning| meaning.handle).unwrap_or_default()
            });
            let [own, others] = [(texts[0].0, &one), (texts[1].0, &other)]
                .map(|(dialect, handle)| Policy::of(dialect, handle));
            let own = if own == others { own } else { Policy::Handle };
            let policy = question.policy.unwrap_or(own);
            let folded = policy == Policy::Handle && Policy::Service.equal(&one, &other);
            match policy.equal(&one, &other) {
                true => Equality::Yes,
                false if folded => Equality::IfFolded,
                false => Equality::No,
            }
        }
        _ => return,
    };
    let shown = || texts.map(|(dialect, text)| format!("{dialect} \"{}\"", text.escape_ascii()));
    assert_eq!(equal, wanted, "{question:?}: {:?}", shown());
}

fn yes(equal: bool) -> Equality {
    if equal { Equality::Yes } else { Equality::No }
}
