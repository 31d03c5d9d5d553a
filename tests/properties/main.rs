//! Properties that hold for every text. The fuzz targets call the same functions.

#![allow(clippy::panic, reason = "a property that does not hold fails its test")]

mod case;
mod charset;
mod choice;
mod comparison;
mod conversion;
mod detection;
mod dialects;
#[cfg(feature = "report")]
mod drawing;
mod fixes;
mod found;
mod generic;
mod kept;
mod meaning;
mod normalization;
mod productions;
mod reason;
mod telling;
mod texts;

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, TestRunner};

/// Asserts a property for `cases` random texts. They are always the same, because the fuzz targets try others.
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

/// Tests each property with this many mutated identifiers, with this many random handles, and with every kept text.
macro_rules! properties {
    ($($(#[$feature:meta])? $property:ident $mutations:literal $handles:literal)+) => {
        $($(#[$feature])? mod $property {
            use crate::{$property, hold_for, kept, texts};

            #[test]
            fn holds_for_mutations() {
                hold_for($mutations, texts::mutated(), $property::hold);
            }

            #[test]
            fn holds_for_handles() {
                hold_for($handles, texts::handle(), $property::hold);
            }

            #[test]
            fn holds_for_kept_texts() {
                kept::all().for_each($property::hold);
            }
        })+
    };
}

/// Each property, with its numbers of mutated identifiers and of random handles, which take only a moment.
mod properties {
    properties! {
        charset 64 256
        comparison 32 32
        conversion 128 256
        detection 512 256
        dialects 1024 256
        #[cfg(feature = "report")]
        drawing 256 64
        fixes 1024 64
        found 1024 256
        generic 512 256
        normalization 512 256
        productions 1024 64
    }
}
