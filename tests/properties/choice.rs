//! What may be chosen beside a text.

use handle_syntax::{Options, ResolverSegment};

/// What a caller may say beside the text.
pub(crate) const OPTIONS: [Options<'_>; 4] = [
    Options::DEFAULT,
    Options { characters: true, ..Options::DEFAULT },
    Options { resolver_segment: ResolverSegment::None, ..Options::DEFAULT },
    Options { resolver_segment: ResolverSegment::Is("hdl"), ..Options::DEFAULT },
];
