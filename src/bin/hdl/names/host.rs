//! Hosts that people type.

use std::collections::BTreeSet;
use std::sync::Mutex;

use handle_syntax::{Conversion, Dialect};

use crate::lock::locked;

/// The hosts that were typed so far. They are never freed, because the options of the library borrow a list of hosts
/// for the whole run. A program, such as Python, may run the command many times; each host takes memory only once.
static HOSTS: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// Reads a host, perhaps with a port, that may be part of a link.
pub(crate) fn proxy(text: &str) -> Result<&'static str, String> {
    let links = Conversion::new(Dialect::Handle, Dialect::Proxy).resolver(text);
    links.wrong_name().map_or_else(|| Ok(host(text)), Err)
}

fn host(text: &str) -> &'static str {
    let mut hosts = locked(&HOSTS);
    if let Some(host) = hosts.get(text) {
        return host;
    }
    let host = text.to_owned().leak();
    hosts.insert(host);
    host
}

#[cfg(test)]
mod tests {
    use std::ptr;

    use super::proxy;

    #[test]
    fn a_host_that_is_typed_again_takes_no_memory() {
        let [one, other] = [(); 2].map(|()| proxy("resolver.example.edu").unwrap_or_default());
        assert_eq!(one, "resolver.example.edu");
        assert!(ptr::eq(one, other), "{other}");
        assert!(proxy("a b").is_err());
    }
}
