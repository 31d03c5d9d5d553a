//! A fault of this package becomes an exception that Python programs can catch.

use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe, PanicHookInfo, catch_unwind};

use pyo3::PyResult;
use pyo3::exceptions::PyRuntimeError;

thread_local! {
    /// What the last panic of this thread said, and where.
    static FAULT: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Lets panics be kept for the exception: printed as they are, they could hold what controls a terminal.
pub(crate) fn keep_panics() {
    panic::set_hook(Box::new(|fault| FAULT.set(sentence(fault))));
}

/// Runs `work`. A panic in it is a `RuntimeError`: what pyo3 would make of it, a `PanicException`, passes every
/// `except Exception`, and so ends programs that mean to survive the failure of one call.
pub(crate) fn guarded<T>(work: impl FnOnce() -> PyResult<T>) -> PyResult<T> {
    caught(work).unwrap_or_else(|fault| Err(PyRuntimeError::new_err(fault)))
}

/// What `work` gives, or a sentence about the panic that ended it.
pub(crate) fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| FAULT.take())
}

fn sentence(fault: &PanicHookInfo<'_>) -> String {
    let payload = fault.payload();
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
    let said = said.unwrap_or("it gives no reason").escape_debug();
    let place = fault.location().map(|place| format!(" at {place}")).unwrap_or_default();
    format!("handle_syntax has a fault of its own; please report it with the text: {said}{place}")
}
