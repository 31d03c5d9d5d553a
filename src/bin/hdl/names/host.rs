//! Hosts that people type.

use handle_syntax::{Conversion, Dialect};

/// Reads a host, perhaps with a port, that may stand in a link. The options of the library borrow a list of hosts, and
/// no argument is freed before the program ends.
pub(crate) fn proxy(text: &str) -> Result<&'static str, String> {
    let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(text);
    match links.wrong_name() {
        None => Ok(text.to_owned().leak()),
        Some(wrong) => Err(wrong),
    }
}
