//! Properties that hold for every text. The fuzz targets call the same functions.

mod productions;
mod texts;

use proptest::test_runner::{Config, TestRunner};

/// As many random texts as a moment allows; always the same ones, for the fuzz targets try others.
#[test]
fn productions_hold_for_mutations() {
    let config = Config { cases: 1024, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, texts::rng());
    let held = runner.run(&texts::mutated(), |text| {
        productions::hold(&text);
        Ok(())
    });
    assert_eq!(held.map_err(|broken| broken.to_string()), Ok(()));
}

#[test]
fn productions_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| productions::hold(text));
}
