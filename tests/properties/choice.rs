//! The options that properties are tried with.

use handle_syntax::{Options, ResolverSegment};

/// The options that a caller may give with a text.
pub(crate) const OPTIONS: [Options<'_>; 4] = [
    Options::new(),
    Options::new().characters(true),
    Options::new().resolver_segment(ResolverSegment::Absent),
    Options::new().resolver_segment(ResolverSegment::Is("hdl")),
];
