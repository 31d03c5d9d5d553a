//! The options that properties are tried with.

use handle_syntax::{Dialect, Options, ResolverSegment};

/// The options that a caller may give with a text.
pub(crate) const OPTIONS: [Options<'_>; 4] = [
    Options::new(),
    Options::new().characters(true),
    Options::new().resolver_segment(ResolverSegment::Absent),
    Options::new().resolver_segment(ResolverSegment::Is("hdl")),
];

/// Asserts a property for `text` in every dialect, with all of these options.
pub(crate) fn each(text: &[u8], hold_for: fn(Dialect, Options<'_>, &[u8])) {
    for options in OPTIONS {
        Dialect::ALL.iter().for_each(|&dialect| hold_for(dialect, options, text));
    }
}
