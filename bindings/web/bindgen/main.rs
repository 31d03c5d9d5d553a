//! Writes the JavaScript that loads the library, next to the WebAssembly: `bindgen library.wasm folder`.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let library =
        arguments.next().context("the library is missing: `bindgen library.wasm folder`")?;
    let folder =
        arguments.next().context("the folder is missing: `bindgen library.wasm folder`")?;
    let mut bindgen = Bindgen::new();
    bindgen.input_path(library).out_name("native").web(true)?.typescript(false);
    bindgen.omit_default_module_path(true).remove_name_section(true).remove_producers_section(true);
    bindgen.generate(folder)
}
