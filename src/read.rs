//! From octets to a tree of spans: the productions, the options of a reader, and how far a reading got.

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
