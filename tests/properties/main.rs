//! Properties that hold for every text. The fuzz targets call the same functions.

mod dialects;
mod drawing;
mod productions;
mod texts;

use proptest::test_runner::{Config, TestRunner};

/// As many random texts as a moment allows; always the same ones, for the fuzz targets try others.
#[track_caller]
fn hold_for_mutations(cases: u32, hold: fn(&[u8])) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, texts::rng());
    let held = runner.run(&texts::mutated(), |text| {
        hold(&text);
        Ok(())
    });
    assert_eq!(held.map_err(|broken| broken.to_string()), Ok(()));
}

#[test]
fn productions_hold_for_mutations() {
    hold_for_mutations(1024, productions::hold);
}

#[test]
fn productions_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| productions::hold(text));
}

#[test]
fn dialects_hold_for_mutations() {
    hold_for_mutations(1024, dialects::hold);
}

#[test]
fn dialects_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| dialects::hold(text));
}

#[test]
fn drawings_hold_for_mutations() {
    hold_for_mutations(256, drawing::hold);
}

#[test]
fn drawings_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| drawing::hold(text));
}
