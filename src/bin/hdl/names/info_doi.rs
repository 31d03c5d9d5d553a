//! DOI names in the `info` registry.

use std::borrow::Cow;

use handle_syntax::{Conversion, Dialect, Loss, Options};

/// Whether an info URI has the namespace of DOI names.
pub(crate) fn has_namespace(text: &[u8]) -> bool {
    const START: &[u8] = b"info:doi/";
    text.get(..START.len()).is_some_and(|start| start.eq_ignore_ascii_case(START))
}

/// The DOI name of an `info:doi` URI, which is a handle only for whoever wants DOI names.
pub(crate) fn name<'t>(text: &[u8], options: Options<'_>) -> Option<Cow<'t, [u8]>> {
    converted(text, options, &[])
}

/// The same of an `info:doi` URI that may have a fragment.
pub(super) fn any_name<'t>(text: &[u8], options: Options<'_>) -> Option<Cow<'t, [u8]>> {
    converted(text, options, &[Loss::Fragment])
}

fn converted<'t>(text: &[u8], options: Options<'_>, allow: &[Loss]) -> Option<Cow<'t, [u8]>> {
    if Dialect::by_scheme(text) != Dialect::InfoUri {
        return None;
    }
    let conversion = Conversion::new(Dialect::InfoUri, Dialect::Doi).options(options).allow(allow);
    Some(Cow::Owned(conversion.convert(text).ok()?.text))
}
