//! Errors for wrong names, which suggest the names that were probably meant.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// The most names that an error lists, and that it suggests.
const LISTED: usize = 20;
const SUGGESTED: usize = 4;

/// Everyday names of the dialect `proxy`.
const LINKS: [&str; 6] = ["url", "link", "http", "https", "doi.org", "hdl.handle.net"];

/// The error for an unknown name; it suggests similar names, or lists all names.
pub(crate) fn unknown(kind: &str, name: &str, known: &[impl AsRef<str>]) -> PyErr {
    let known: Vec<_> = known.iter().map(|name| name.as_ref().to_owned()).collect();
    Python::attach(|py| match hint(py, kind, name, &known) {
        Ok(hint) => PyValueError::new_err(format!("no {kind} is called {name:?}; {hint}")),
        Err(error) => error,
    })
}

/// The suggestion for a wrong `name`: names of which it is a part, or else the most similar one, or else all.
pub(crate) fn hint(py: Python<'_>, kind: &str, name: &str, known: &[String]) -> PyResult<String> {
    if kind == "dialect" && LINKS.contains(&folded(name).as_str()) {
        return Ok("did you mean \"proxy\"?".into());
    }
    if kind == "dialect" && folded(name) == "any-doi" {
        return Ok(
            "convert(text, to=\"doi\", allow_loss=\"all\") reads DOI names in any notation".into()
        );
    }
    if let Some(same) = known.iter().find(|known| folded(known) == folded(name)) {
        return Ok(meant(&[same]));
    }
    let parts: Vec<_> = known.iter().filter(|known| is_part(name, known)).take(SUGGESTED).collect();
    if !parts.is_empty() {
        return Ok(meant(&parts));
    }
    let all: Vec<_> = known.iter().map(|name| folded(name)).collect();
    let near = py.import("difflib")?.call_method1("get_close_matches", (folded(name), &all, 1))?;
    let near = near.extract::<Vec<String>>()?;
    let near = near.first().and_then(|near| all.iter().position(|name| name == near));
    Ok(match near.and_then(|number| known.get(number)) {
        Some(near) => meant(&[near]),
        None if kind == "charset" => format!("the usual ones are {}", known.join(", ")),
        None if kind == "column" && known.len() > LISTED => {
            format!(
                "there are {} columns, of which the first are {}",
                known.len(),
                known[..LISTED].join(", ")
            )
        }
        None if kind == "column" => format!("the columns are {}", known.join(", ")),
        None if known.len() > LISTED => "`handle_syntax.names` lists all names".into(),
        None if kind == "option" => format!("the options are {}", known.join(", ")),
        None => format!("the names are {}", known.join(", ")),
    })
}

/// Whether the name is the same in other letters, the first word of the known one, or the known one without its
/// document.
fn is_part(name: &str, known: &str) -> bool {
    let (name, known) = (folded(name), folded(known));
    let own = known.rsplit("::").next().unwrap_or_default();
    name == known || name == own || known.strip_prefix(&*name).is_some_and(|it| it.starts_with('-'))
}

/// The name as people compare it.
fn folded(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-")
}

fn meant(names: &[&String]) -> String {
    let quoted: Vec<_> = names.iter().map(|name| format!("{name:?}")).collect();
    format!("did you mean {}?", quoted.join(" or "))
}
