//! Refuses a Python that is not tested, and tells the linker of macOS that Python provides its own symbols.

fn main() {
    if pyo3_build_config::get().is_free_threaded() {
        println!(
            "cargo::error=handle-syntax is not tested with a free-threaded CPython; use one with the GIL"
        );
    }
    pyo3_build_config::add_extension_module_link_args();
}
