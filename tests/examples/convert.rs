//! Makes a link from an identifier in any notation, and says which of its parts the link has no place for.
//!
//! `cargo run --example convert -- info:hdl/4263537/4000 'hdl:10.1000/a%2Fb?x'`

use std::env;

use handle_syntax::{Conversion, Dialect, Loss};

fn main() {
    for text in env::args().skip(1) {
        println!("{}", link(&text));
    }
}

/// The link to the proxy of DOI names or to that of handles, or the reason why there is none.
pub(crate) fn link(text: &str) -> String {
    let from = Dialect::by_scheme(text.as_bytes());
    let handle = from.handle(text);
    let is_doi = handle.is_some_and(|handle| Dialect::Doi.is_valid(&handle));
    let conversion = Conversion::new(from, Dialect::Proxy)
        .resolver(if is_doi { "doi.org" } else { "hdl.handle.net" })
        .allow(Loss::ALL);
    match conversion.convert(text) {
        Err(report) => format!("{text}: {report}"),
        Ok(converted) => {
            let mut line = String::from_utf8_lossy(&converted.text).into_owned();
            for dropped in &converted.dropped {
                line +=
                    &format!(", without the {} `{}`", dropped.what, &text[dropped.span.range()]);
            }
            line
        }
    }
}
