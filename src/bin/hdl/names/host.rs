//! Hosts that people type.

use handle_syntax::{Conversion, Dialect};

/// Reads a host, perhaps with a port, that may stand in a link. The options of the library borrow a list of hosts, and
/// no argument is freed before the program ends.
pub(crate) fn proxy(text: &str) -> Result<&'static str, String> {
    let text = alone(text)?;
    let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(text.as_str());
    match links.check_names() {
        Ok(()) => Ok(text.leak()),
        Err(report) => Err(report.headline().map_or_else(String::new, |it| it.to_string())),
    }
}

/// Refuses an empty text, and a link in place of its host.
pub(crate) fn alone(text: &str) -> Result<String, String> {
    let rest = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    let host = rest.unwrap_or(text).split('/').next().unwrap_or_default();
    match host {
        "" => Err("the name of the host is missing".into()),
        _ if host == text => Ok(host.to_owned()),
        _ => Err(format!("write the host alone: `{host}`")),
    }
}
