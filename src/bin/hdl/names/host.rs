//! Hosts that people type.

use handle_syntax::{Conversion, Dialect};

/// Reads a host, perhaps with a port, that may be part of a link. The text is never freed, because the options of the
/// library borrow a list of hosts for the whole run.
pub(crate) fn proxy(text: &str) -> Result<&'static str, String> {
    let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(text);
    match links.wrong_name() {
        None => Ok(text.to_owned().leak()),
        Some(wrong) => Err(wrong),
    }
}
