//! Turns panics of this package into exceptions that Python programs can catch.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;

thread_local! {
    /// The message of the last panic of this thread, and its place.
    static FAULT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps the messages of panics for the exception. Printing them directly could control the terminal.
pub(crate) fn keep_panics() {
    panic::set_hook(Box::new(|fault| FAULT.set(sentence(fault))));
}

/// Runs `work`; a panic in it becomes a `RuntimeError`. The `PanicException` of pyo3 would pass every `except
/// Exception`, and so end programs that want to survive the failure of one call.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    caught(work).unwrap_or_else(|fault| Err(PyRuntimeError::new_err(fault)))
}

/// The result of `work`, or a sentence about the panic that ended it.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| FAULT.take())
}

fn sentence(fault: &PanicHookInfo<'_>) -> String {
    let payload = fault.payload();
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let said = said.unwrap_or("it gives no reason").escape_debug();
    let place = fault.location().map(|place| format!(" at {place}")).unwrap_or_default();
    format!("this is a bug in handle_syntax; please report it with the text: {said}{place}")
}
