//! [`Status`]: what the command exits with.

use std::process::ExitCode;

/// The exit status of the command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status(u8);

impl Status {
    /// Everything is right.
    pub const SUCCESS: Self = Self(0);
    /// Something is wrong with a text.
    pub const FAILURE: Self = Self(1);
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
