//! A database table whose key is a handle, which can be looked up in any notation.

use std::collections::BTreeMap;

use handle_syntax::{Key, Policy, Report, read};

/// A table as in databases: from octets to octets, sorted by key.
#[derive(Default)]
struct Table(BTreeMap<Vec<u8>, Vec<u8>>);

impl Table {
    fn insert(&mut self, identifier: &str, title: &str) -> Result<(), Report<'static>> {
        self.0.insert(key(identifier)?.into(), title.into());
        Ok(())
    }

    fn get(&self, identifier: &str) -> Result<Option<&str>, Report<'static>> {
        let row = self.0.get(key(identifier)?.as_bytes());
        Ok(row.and_then(|title| str::from_utf8(title).ok()))
    }
}

/// A key that all texts with the same handle share. Only DOI names have a policy of their own, and only their keys
/// begin with `10.`, so the keys of both policies may stand in one table.
fn key(identifier: &str) -> Result<Key, Report<'static>> {
    let (dialect, handle) = read(identifier).map_err(Report::into_owned)?;
    Ok(Policy::of(dialect, &*handle).key(&*handle))
}

fn main() -> Result<(), Report<'static>> {
    let mut table = Table::default();
    table.insert("https://doi.org/10.1000/Abc", "a DOI name: its letters have no case")?;
    table.insert("hdl:20.500.12345/Abc", "a handle: those of its local name have")?;

    for asked in [
        "10.1000/aBC",
        "doi:10.1000/abc",
        "info:hdl/10.1000%2FABC",
        "https://hdl.handle.net/20.500.12345/Abc",
        "20.500.12345/abc",
    ] {
        println!("{asked}: {}", table.get(asked)?.unwrap_or("not there"));
    }
    println!("error: {}", table.get("https://doi.org/10.1000").unwrap_err());

    // A key from the database is the same key again.
    for (stored, title) in &table.0 {
        let again = Key::from(stored.clone());
        println!("{} = {}", again.as_bytes().escape_ascii(), title.escape_ascii());
        assert_eq!(again.as_bytes(), stored);
    }
    Ok(())
}
