//! Reads any text by a combinator, and by the automaton of its rule.

#![no_main]

#[path = "../grammar/tests/conformance/agreement.rs"]
mod agreement;
#[path = "../grammar/tests/conformance/automaton.rs"]
mod automaton;
#[path = "../grammar/tests/conformance/pattern.rs"]
mod pattern;
mod sample;
#[path = "../grammar/tests/conformance/subject.rs"]
mod subject;
#[path = "../tests/properties/telling.rs"]
mod telling;

use std::sync::LazyLock;

use automaton::Automaton;
use sample::Sample;
use subject::SUBJECTS;

static AUTOMATA: LazyLock<Vec<Automaton>> =
    LazyLock::new(|| SUBJECTS.iter().map(subject::Subject::automaton).collect());

libfuzzer_sys::fuzz_target!(|sample: Sample| {
    let at = sample.up_to(SUBJECTS.len() - 1);
    let why = agreement::disagreement(SUBJECTS[at].rule, &AUTOMATA[at], &sample.text);
    assert_eq!(why, None, "{}: \"{}\"", SUBJECTS[at], sample.text.escape_ascii());
});
