//! DOI names in the `info` registry.

use std::borrow::Cow;

use handle_syntax::{Conversion, Dialect, Loss, Options};

const START: &[u8] = b"info:doi/";

/// Whether an info URI has the namespace of DOI names.
pub(crate) fn has_namespace(text: &[u8]) -> bool {
    text.get(..START.len()).is_some_and(|start| start.eq_ignore_ascii_case(START))
}

/// The DOI name of an `info:doi` URI, which is a handle only for a command that reads DOI names. A fragment is not part
/// of it.
pub(crate) fn name<'t>(text: &[u8], options: Options<'_>) -> Option<Cow<'t, [u8]>> {
    if Dialect::by_scheme(text) != Dialect::InfoUri {
        return None;
    }
    let conversion = Conversion::new(Dialect::InfoUri, Dialect::Doi).options(options);
    let converted = conversion.allow(&[Loss::Fragment]).convert(text).ok()?;
    Some(Cow::Owned(converted.text))
}

/// An `info:doi` URI with the namespace `hdl`, so that its DOI name is a handle. The namespaces are equally long, so
/// each octet of the name stays where it is.
pub(crate) fn as_handle(text: &[u8]) -> Vec<u8> {
    with_namespace(text, b"hdl")
}

/// The opposite of [`as_handle`].
pub(crate) fn of_handle(text: &[u8]) -> Vec<u8> {
    with_namespace(text, b"doi")
}

fn with_namespace(text: &[u8], namespace: &[u8]) -> Vec<u8> {
    let identifier = text.get(START.len()..).unwrap_or_default();
    [b"info:", namespace, b"/", identifier].concat()
}
