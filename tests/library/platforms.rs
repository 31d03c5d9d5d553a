//! Asserts that the tests that `tests/platforms/run` leaves out under Miri exist, because a name that fits no test
//! leaves none out, and nobody would notice before the next run.

use std::fs;
use std::path::Path;

#[test]
fn every_test_that_miri_leaves_out_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let slow = fs::read_to_string(root.join("tests/platforms/slow")).unwrap();
    for path in slow.lines() {
        let (module, name) = path.rsplit_once("::").unwrap();
        let file = root.join("src").join(module.replace("::", "/")).with_extension("rs");
        // A module `tests` is either a file of its own or the end of the file that it tests.
        let inside = file.parent().unwrap().with_extension("rs");
        let source = fs::read_to_string(&file).or_else(|_| fs::read_to_string(&inside));
        assert!(source.is_ok_and(|source| has_test(&source, name)), "no test is called {path}");
    }
    assert!(!slow.is_empty());
}

#[test]
fn every_test_that_asks_for_a_column_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let run = fs::read_to_string(root.join("tests/platforms/run")).unwrap();
    let embed = fs::read_to_string(root.join("grammar/tests/embed.rs")).unwrap();
    let words: Vec<_> = run.split([' ', '\n', '(', ')']).collect();
    let skipped = words.windows(2).filter(|pair| pair[0].ends_with("--skip")).map(|pair| pair[1]);
    let columns: Vec<_> = skipped.filter(|name| !name.starts_with('"')).collect();
    for name in &columns {
        assert!(has_test(&embed, name), "no test of grammar/tests/embed.rs is called {name}");
    }
    assert_eq!(columns.len(), 4, "{columns:?}");
}

fn has_test(source: &str, name: &str) -> bool {
    source.contains(&format!("fn {name}()"))
}
