//! A class reads a run as a walk octet by octet does, however many octets it compares at once.

use std::cell::RefCell;
use std::collections::BTreeSet;

use handle_grammar::DOCUMENTS;
use handle_grammar::class::Class;
use handle_grammar::source::{Expected, Watch};

use crate::source_text::read;
use crate::subject::SUBJECTS;
use crate::suite::access;
use crate::walk::walk;

/// A watch that keeps the classes that it is told.
#[derive(Default)]
struct Seen(RefCell<Vec<&'static Class>>);

impl Watch for Seen {
    fn miss(&self, _: usize, expected: Expected) {
        let mut seen = self.0.borrow_mut();
        if let Expected::Class(class) = expected
            && !seen.contains(&class)
        {
            seen.push(class);
        }
    }
}

/// Every class that a production reads. For each state of a rule's automaton, the rule reads the shortest word that
/// leads there; at the end of the word, the classes that could follow do not match, and the watcher collects them.
fn classes() -> Vec<&'static Class> {
    let seen = Seen::default();
    for subject in SUBJECTS.iter() {
        for word in access(&subject.automaton()) {
            (subject.rule.watched)(&word, &seen);
        }
    }
    seen.0.into_inner()
}

#[track_caller]
fn check(class: &Class, octets: &[u8]) {
    let (run, walked) = (class.run(octets), walk(class, octets));
    let names: Vec<_> = class.names().collect();
    let escaped = octets.escape_ascii();
    assert_eq!(run, walked, "the run of {} in \"{escaped}\"", names.join(" / "));
}

/// Texts of one length that are a run of the class: one has each octet of the class in turn, one has percent-escapes.
fn runs(class: &Class, length: usize) -> Vec<Vec<u8>> {
    let members: Vec<u8> = (0..=255).filter(|&octet| class.contains(octet)).collect();
    let plain = members.iter().copied().cycle().skip(length).take(length).collect();
    let escapes = b"%4f%Da%09".iter().copied().cycle().take(length).collect();
    if class.escapes() { vec![plain, escapes] } else { vec![plain] }
}

/// Checks the run with every octet at one place and, if the class has escapes, with a whole or incomplete escape there.
fn disturb(class: &Class, run: &mut [u8], place: usize) {
    let kept = run[place];
    for octet in 0..=255 {
        run[place] = octet;
        check(class, run);
    }
    run[place] = kept;
    if !class.escapes() {
        return;
    }
    for escape in [&b"%7E"[..], b"%e9", b"%g1", b"%1g", b"%%41", b"%", b"%4", b"%\xB01", b"%1\xFF"]
    {
        let mut text = run.to_vec();
        text.truncate(place + escape.len());
        let end = text.len();
        text[place..].copy_from_slice(&escape[..end - place]);
        text.extend_from_slice(&run[end..]);
        check(class, &text);
        check(class, &text[..end]);
    }
}

#[test]
fn every_class_is_collected() {
    let written: BTreeSet<String> =
        DOCUMENTS.iter().flat_map(|of| arguments(&read(of, "rs"))).collect();
    let found = classes();
    let names: Vec<Vec<_>> = found.iter().map(|class| class.names().collect()).collect();
    assert_eq!(found.len(), written.len(), "told: {names:#?}, written: {written:#?}");
}

/// The classes that the productions of a module read, as the source names them: the first arguments of `one` and `run`.
fn arguments(source: &str) -> Vec<String> {
    let calls = ["one(", "run("].into_iter().flat_map(|call| source.split(call).skip(1));
    let class = |call: &str| {
        let call = call.trim_start();
        let inner = call.strip_prefix("const {").map_or_else(
            || call.split([',', ')']).next().unwrap(),
            |block| block.split('}').next().unwrap(),
        );
        inner.split_whitespace().collect::<String>()
    };
    calls.map(class).filter(|argument| argument.starts_with('&')).collect()
}

#[test]
fn every_octet_at_every_place_of_short_runs() {
    for class in classes() {
        for length in 0..=64 {
            for mut run in runs(class, length) {
                check(class, &run);
                (0..length).for_each(|place| disturb(class, &mut run, place));
            }
        }
    }
}

/// A run of 64 octets or more is read in blocks of sixteen, after its first two items. These texts end one octet before
/// the end of a block, with it, or one octet after it, and the changed octet ends the run at every place of a block.
#[test]
fn every_octet_at_every_place_of_long_runs() {
    for class in classes() {
        for length in (64..=132).filter(|length| (1..=3).contains(&(length % 16))) {
            for mut run in runs(class, length) {
                check(class, &run);
                (0..length).for_each(|place| disturb(class, &mut run, place));
            }
        }
    }
}
