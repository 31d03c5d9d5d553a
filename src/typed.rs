//! Each dialect as a type, which holds a text and knows where its parts are.

mod build;
mod notation;
mod part;
mod text;
mod with;

pub use build::BuildError;
pub use notation::{
    CordraHost, CordraHttp, CordraId, CordraPath, Doi, Handle, HandleOctet, HandleOverview,
    HandleProse, HandleSun98, HdlResolver, HdlUri, InfoHdl, InfoUri, Proxy, Sun98Proxy, Sun98Uri,
    dialects,
};
pub use part::{Part, Slice};
pub use text::{Input, Notation, Text};
