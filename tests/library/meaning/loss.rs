//! The parts of a text that are lost in the conversion of every notation to every other.

use handle_syntax::{Conversion, Dialect, Loss};

/// The targets, in groups that lose the same.
const TARGETS: [&str; 8] = [
    "handle handle-octet handle-prose handle-overview handle-sun98 cordra-id doi",
    "hdl-uri cordra-host cordra-path",
    "hdl-resolver",
    "cordra-http",
    "sun98-uri",
    "sun98-proxy",
    "info-uri info-hdl",
    "proxy",
];

/// A source, and the parts that are lost for each group of targets, in the order of the source.
#[rustfmt::skip]
const LOSSES: &[(&str, &str, [&str; 8])] = &[
    ("handle", "10.1/F5", [""; 8]),
    ("handle-octet", "10.1/F5", [""; 8]),
    ("handle-prose", "10.1/F5", [""; 8]),
    ("handle-overview", "10.1/F5", [""; 8]),
    ("handle-sun98", "10.1/F5", [""; 8]),
    ("cordra-id", "10.1/F5", [""; 8]),
    ("doi", "10.1/F5", [""; 8]),
    ("hdl-uri", "hdl://10.1/F5", [""; 8]),
    ("hdl-uri", "hdl://10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("hdl-resolver", "hdl:10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("hdl-resolver", "hdl://h/10.1/F5?q#f", ["server query fragment", "server", "", "server", "server query fragment", "server query fragment", "server query", "server query"]),
    ("cordra-host", "hdl://10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("cordra-path", "hdl:10.1/F5?q#f", ["query fragment", "", "", "", "query fragment", "query fragment", "query", "query"]),
    ("cordra-http", "http://r.test/10.1/F5", ["resolver", "resolver", "resolver", "", "resolver", "resolver", "resolver", "resolver"]),
    ("cordra-http", "http://r.test/x/10.1/F5?q#f", ["resolver segment query fragment", "resolver segment", "resolver segment", "", "resolver segment query fragment", "resolver segment query fragment", "resolver segment query", "resolver segment query"]),
    ("sun98-uri", "hdl:10.1/F5", [""; 8]),
    ("sun98-uri", "hdl:jis@10.1/F5", ["modifier", "modifier", "modifier", "modifier", "", "", "modifier", "modifier"]),
    ("sun98-proxy", "http://h.test/10.1/F5", ["host"; 8]),
    ("sun98-proxy", "http://h.test/jis@10.1/F5", ["host modifier", "host modifier", "host modifier", "host modifier", "host", "host", "host modifier", "host modifier"]),
    ("info-uri", "info:hdl/10.1/F5#f", ["fragment", "", "", "", "fragment", "fragment", "", ""]),
    ("info-hdl", "info:hdl/10.1/F5#f", ["fragment", "", "", "", "fragment", "fragment", "", ""]),
    ("proxy", "https://p.test/10.1/F5", ["host"; 8]),
    ("proxy", "https://p.test/hdl:10.1/F5?q#f", ["host alias-prefix query fragment", "host alias-prefix query", "host alias-prefix query", "host alias-prefix query", "host alias-prefix query fragment", "host alias-prefix query fragment", "host alias-prefix query", "host alias-prefix"]),
];

#[test]
fn every_conversion_loses_what_it_says() {
    for (from, text, losses) in LOSSES {
        for (targets, wanted) in TARGETS.iter().zip(losses) {
            for to in targets.split(' ') {
                let conversion = new(from, to).allow(Loss::ALL);
                let converted = conversion.convert(text.as_bytes()).unwrap();
                let lost: Vec<_> = converted.dropped.iter().map(|lost| lost.what.name()).collect();
                assert_eq!(lost.join(" "), *wanted, "{text} from {from} to {to}");
                assert_eq!(new(from, to).convert(text.as_bytes()).is_ok(), lost.is_empty());
            }
        }
    }
}

#[test]
fn every_dialect_is_in_the_matrix() {
    for dialect in Dialect::ALL {
        assert!(LOSSES.iter().any(|(from, ..)| *from == dialect.name()), "from {dialect}");
        let to = TARGETS
            .iter()
            .flat_map(|targets| targets.split(' '))
            .filter(|to| *to == dialect.name());
        assert_eq!(to.count(), 1, "to {dialect}");
    }
}

pub(crate) fn new(from: &str, to: &str) -> Conversion<'static> {
    Conversion::new(from.parse().unwrap(), to.parse().unwrap())
}
