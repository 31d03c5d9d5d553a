//! Properties that hold for every text. The fuzz targets call the same functions.

#![allow(clippy::panic, reason = "a property that does not hold")]

mod comparison;
mod conversion;
mod dialects;
mod drawing;
mod meaning;
mod normalization;
mod productions;
mod texts;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};

#[track_caller]
fn hold_for_mutations(cases: u32, hold: fn(&[u8])) {
    hold_for(cases, texts::mutated(), hold);
}

/// As many random texts as a moment allows; always the same ones, for the fuzz targets try others.
#[track_caller]
fn hold_for(cases: u32, texts: impl Strategy<Value = Vec<u8>>, hold: fn(&[u8])) {
    let config = Config { cases, failure_persistence: None, ..Config::default() };
    let mut runner = TestRunner::new_with_rng(config, texts::rng());
    let held = runner.run(&texts, |text| {
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

#[test]
fn conversions_hold_for_mutations() {
    hold_for_mutations(128, conversion::hold);
}

#[test]
fn conversions_hold_for_handles() {
    hold_for(256, texts::handle(), conversion::hold);
}

#[test]
fn conversions_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| conversion::hold(text));
}

#[test]
fn normal_forms_hold_for_mutations() {
    hold_for_mutations(512, normalization::hold);
}

#[test]
fn normal_forms_hold_for_handles() {
    hold_for(256, texts::handle(), normalization::hold);
}

#[test]
fn normal_forms_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| normalization::hold(text));
}

#[test]
fn comparisons_hold_for_mutations() {
    hold_for_mutations(32, comparison::hold);
}

#[test]
fn comparisons_hold_for_handles() {
    hold_for(32, texts::handle(), comparison::hold);
}

#[test]
fn comparisons_hold_for_real_identifiers() {
    texts::real().iter().for_each(|text| comparison::hold(text));
}
