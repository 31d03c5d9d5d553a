//! The dialects and their names.

mod matrix;

use handle_syntax::{Dialect, Loss};

use crate::names::{are_read, names, refusal};

#[test]
fn every_loss_has_its_name() {
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
        let alike = Dialect::ALL.iter().filter(|other| other.about() == about).count();
        assert_eq!(alike, 1, "dialects are described as {about:?}");
    }
}

#[test]
fn the_example_of_a_dialect_has_no_problem() {
    for dialect in Dialect::ALL {
        let report = dialect.check(dialect.example().as_bytes());
        assert!(report.is_empty(), "{dialect}: {report}");
    }
}
