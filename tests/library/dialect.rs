//! The dialects and their names.

mod matrix;

use handle_syntax::{Dialect, Loss};

use crate::names::{are_read, names, refusal};

#[test]
fn every_dialect_and_every_loss_has_its_name() {
    let dialects = "handle handle-octet handle-prose handle-overview handle-sun98 cordra-id doi \
        hdl-uri hdl-resolver cordra-host cordra-path cordra-http sun98-uri sun98-proxy \
        info-uri info-hdl proxy";
    assert_eq!(names(Dialect::ALL), dialects);
    let losses = "query fragment modifier resolver host segment server alias-prefix";
    assert_eq!(names(Loss::ALL), losses);
}

#[test]
fn a_dialect_is_read_by_its_name() {
    are_read(Dialect::ALL.iter().copied());
    assert_eq!(refusal::<Dialect>("handles"), "there is no dialect of that name");
}

#[test]
fn every_dialect_has_a_description() {
    for dialect in Dialect::ALL {
        let about = dialect.about();
        assert!(about.contains(' ') && !about.ends_with('.'), "{dialect}: {about}");
        assert_eq!(Dialect::ALL.iter().filter(|other| other.about() == about).count(), 1);
    }
}

#[test]
fn the_example_of_a_dialect_has_no_problem() {
    for dialect in Dialect::ALL {
        let report = dialect.check(dialect.example().as_bytes());
        assert!(report.is_empty(), "{dialect}: {report}");
    }
}

#[test]
fn these_dialects_say_who_resolves() {
    let with = Dialect::ALL.iter().filter(|dialect| dialect.has_resolver());
    assert_eq!(names(with), "hdl-resolver cordra-http sun98-proxy proxy");
}
