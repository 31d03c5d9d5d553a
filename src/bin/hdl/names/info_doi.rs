//! DOI names in the `info` registry.

use std::borrow::Cow;

use handle_syntax::{Conversion, Dialect, Options};

/// The DOI name of an `info:doi` URI, which is a handle only for whoever wants DOI names.
pub(crate) fn name<'t>(text: &[u8], options: Options<'_>) -> Option<Cow<'t, [u8]>> {
    if Dialect::by_scheme(text) != Dialect::InfoUri {
        return None;
    }
    let conversion = Conversion::new(Dialect::InfoUri, Dialect::Doi).options(options);
    Some(Cow::Owned(conversion.convert(text).ok()?.text))
}
