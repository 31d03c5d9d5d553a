//! What reading a text needs and yields: productions, options, a tree of spans, and how far a refused text was read.

pub(crate) mod charset;
mod frontier;
mod options;
pub(crate) mod production;
pub(crate) mod proxy;
pub(crate) mod reference;
mod trace;
mod tree;

pub use charset::Charset;
pub(crate) use frontier::{Frontier, Miss, Misses, Open};
pub use options::{Options, Resolver, ResolverSegment};
pub use production::Production;
pub use proxy::{Parameter, is_proxy_host};
pub use trace::Node;
pub(crate) use trace::Trace;
pub(crate) use tree::{Slot, Tree};
