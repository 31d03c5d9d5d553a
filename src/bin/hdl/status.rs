//! [`Status`]: the exit status of the command.

use std::process::ExitCode;

/// The exit status of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(u8);

impl Status {
    /// No errors were found.
    pub const SUCCESS: Self = Self(0);
    /// At least one text has an error.
    pub const FAILURE: Self = Self(1);
    /// The work could not be done.
    pub const UNABLE: Self = Self(2);

    /// The status of a run in which all of the work was done or not, and in which texts had errors or not.
    pub(crate) fn of(is_done: bool, has_errors: bool) -> Self {
        match (is_done, has_errors) {
            (false, _) => Self::UNABLE,
            (true, true) => Self::FAILURE,
            (true, false) => Self::SUCCESS,
        }
    }
}

impl From<u8> for Status {
    fn from(status: u8) -> Self {
        Self(status)
    }
}

impl From<Status> for u8 {
    fn from(status: Status) -> Self {
        status.0
    }
}

impl From<Status> for ExitCode {
    fn from(status: Status) -> Self {
        status.0.into()
    }
}
