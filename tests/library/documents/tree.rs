//! The tree of a text, written as one line.

use handle_syntax::{Code, Dialect, Part, Slice, dialects};

/// `u-naming-authority 6..13 "10.1000"`, if the part is there.
fn part<S: Slice + ?Sized>(rule: &str, part: Option<Part<'_, S>>) -> Option<String> {
    let part = part?;
    let text = String::from_utf8_lossy(part.text().as_ref());
    Some(format!("{} {} \"{text}\"", rule.replace('_', "-"), part.span()))
}

macro_rules! trees {
    ($($name:ident: $($part:ident)+;)+) => {
        /// The tree of a typed text as one line, or the code and the octet of its refusal.
        pub(crate) fn tree(dialect: Dialect, text: &str) -> Result<String, (Code, usize)> {
            match dialect {
                $(Dialect::$name => match handle_syntax::$name::parse(text) {
                    Err(error) => Err((error.code(), error.at())),
                    Ok(read) => {
                        let parts = [$(part(stringify!($part), read.$part().into())),+];
                        let parts: Vec<_> = parts.into_iter().flatten().collect();
                        let handle = read.handle_octets();
                        let handle = handle.map(|octets| format!(" = {}", String::from_utf8_lossy(&octets)));
                        Ok(parts.join(" | ") + &handle.unwrap_or_default())
                    }
                })+
                _ => panic!("{dialect} is not in the table"),
            }
        }

        /// The dialects that have a tree here.
        pub(crate) const TREES: &[Dialect] = &[$(<dialects::$name as handle_syntax::Notation>::DIALECT),+];
    };
}

trees! {
    Handle: naming_authority local_name;
    HandleOctet: naming_authority local_name;
    HandleProse: naming_authority local_name;
    HandleOverview: prefix handle_local_name;
    HandleSun98: naming_authority handle_string;
    CordraId: na local_name;
    Doi: naming_authority local_name;
    HdlUri: u_naming_authority u_local_name query fragment;
    HdlResolver: server u_naming_authority u_local_name query fragment;
    CordraHost: host segment query fragment;
    CordraPath: naming_authority local_name query fragment;
    CordraHttp: authority resolver_segment naming_authority local_name query fragment;
    Sun98Uri: modifier naming_authority handle_string;
    Sun98Proxy: proxy_server modifier naming_authority handle_string;
    InfoUri: namespace identifier fragment;
    InfoHdl: namespace identifier naming_authority local_name fragment;
    Proxy: authority path alias naming_authority local_name query fragment;
}
