//! Mistakes of real systems, which this library must not make.

use handle_syntax::meaning::Equality::No;
use handle_syntax::meaning::Relation::{Handle as Meant, Identifier};
use handle_syntax::{Code::*, Dialect, Policy, detect};

use crate::clauses::harness::Verdict::{Accepted, Refused, Warned};
use crate::clauses::harness::{self, Case};
use crate::meaning::compare::{self, Compared};
use crate::meaning::convert::Outcome::{self, Gives};
use crate::meaning::convert::{self, Case as Converted};
use crate::meaning::normalize::How::{Both, Registry};
use crate::meaning::normalize::{self, Normal};

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("what precedes the `@` is not a user", "hdl-uri", b"hdl://jis@cnri.test/x", Refused(AtSignInPrefix, 9)),
    ("what precedes the `@` is not a user", "cordra-host", b"hdl://jis@cnri.test/x", Refused(AtSignInPrefix, 9)),
    ("an empty segment", "handle", b"10.1//x", Accepted),
    ("a colon", "handle", b"10.1/a:b", Accepted),
    ("a broken escape is no escape", "handle", b"10.1/%ZZ", Accepted),
    ("a broken escape is refused", "info-hdl", b"info:hdl/10.1/%ZZ", Refused(BadPercentEscape, 14)),
    ("the prefix of a link", "proxy", b"https://hdl.handle.net/info:hdl/1/2", Accepted),
    ("dots are data", "info-uri", b"info:pii/../x", Warned(DotSegment, 9)),
];

#[rustfmt::skip]
const NORMAL: &[Normal] = &[
    ("dots stay", "info-uri", Both, b"info:pii/../x", b"info:pii/../x"),
    ("no letters are lost", "info-uri", Registry, b"info:oclcnum/ocm53393962", b"info:oclcnum/53393962"),
    ("no letters are lost", "info-uri", Registry, b"info:hdl/library.test/x", b"info:hdl/library.test/x"),
    ("a plus is data", "hdl-uri", Both, b"hdl://a/b+c", b"hdl://a/b+c"),
    ("only ASCII letters have a case", "hdl-uri", Both, b"hdl://%C3%89/x", b"hdl://%C3%89/x"),
];

#[rustfmt::skip]
const COMPARED: &[Compared] = &[
    ("dots are data", ("info-uri", b"info:pii/../x"), ("info-uri", b"info:pii/x"), Identifier, Policy::Service, No),
    ("a plus is data", ("proxy", b"https://doi.org/10.1/a+b"), ("handle", b"10.1/a b"), Meant, Policy::Service, No),
    ("only ASCII letters fold", ("handle", "a/\u{C9}".as_bytes()), ("handle", "a/\u{E9}".as_bytes()), Meant, Policy::Service, No),
    ("a broken escape is no escape", ("handle", b"10.1/%ZZ"), ("handle", b"10.1/%zz"), Meant, Policy::Octets, No),
    ("an empty segment", ("handle", b"10.1//x"), ("handle", b"10.1/x"), Meant, Policy::Service, No),
];

#[rustfmt::skip]
const CONVERTED: &[Converted] = &[
    ("a broken escape is no escape", "handle", "info-hdl", b"10.1/%ZZ", Gives(b"info:hdl/10.1/%25ZZ")),
    ("a plus is data", "info-hdl", "handle", b"info:hdl/a/b+c", Gives(b"a/b+c")),
    ("an empty segment", "handle", "hdl-uri", b"10.1//x", Gives(b"hdl://10.1//x")),
    ("a colon", "handle", "info-hdl", b"10.1/a:b", Gives(b"info:hdl/10.1/a:b")),
    ("no letters are lost", "handle", "proxy", b"library.test/x", Gives(b"https://hdl.handle.net/library.test/x")),
    ("no letters are lost", "handle", "info-hdl", b"library.test/x", Gives(b"info:hdl/library.test/x")),
    ("the namespace `hdl` is not part of the handle", "info-hdl", "handle", b"info:hdl/1/2", Gives(b"1/2")),
    ("what precedes the `@` is not a user", "hdl-uri", "handle", b"hdl://jis@cnri.test/x", Outcome::Refused(AtSignInPrefix, 9)),
];

#[test]
fn no_known_mistake_is_made() {
    let failures: Vec<_> = CASES
        .iter()
        .filter_map(harness::failure)
        .chain(NORMAL.iter().filter_map(normalize::failure))
        .chain(COMPARED.iter().filter_map(compare::failure))
        .chain(CONVERTED.iter().filter_map(convert::failure))
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// `info:hdl/1/2` is an info URI of the handle `1/2`; read as a handle, its prefix is `info:hdl`.
#[test]
fn a_namespace_is_not_a_prefix() {
    let readings = detect(b"info:hdl/1/2");
    let handle =
        |dialect| readings.iter().find(|reading| reading.dialect == dialect)?.handle.as_deref();
    assert_eq!(handle(Dialect::InfoHdl), Some(&b"1/2"[..]));
    assert_eq!(handle(Dialect::Handle), Some(&b"info:hdl/1/2"[..]));
}
