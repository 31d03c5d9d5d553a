//! A text with another part: a query, a fragment, a modifier.

use super::notation::{
    CordraHost, CordraHttp, CordraPath, HdlResolver, HdlUri, InfoHdl, InfoUri, Proxy, Sun98Proxy,
    Sun98Uri, dialects,
};
use crate::read::Tree;
use crate::typed::build::{BuildError, Place, with};
use crate::typed::text::{Notation, Owned};

/// What a text may have besides: each puts the part in, or another in its place.
macro_rules! optional {
    ($($doc:literal $method:ident $slot:ident [$($name:ident),+] $place:expr;)+) => {
        $($(impl<T: AsRef<<dialects::$name as Notation>::Slice>> $name<T> {
            #[doc = $doc]
            ///
            /// # Errors
            /// The part does not fit; nothing is escaped or repaired.
            pub fn $method(
                &self,
                part: &<dialects::$name as Notation>::Slice,
            ) -> Result<Owned<dialects::$name>, BuildError> {
                let text = self.as_octets();
                let place: fn(&Tree, usize) -> Place = $place;
                with::<dialects::$name>(text, self.tree.$slot.get(), &place(&self.tree, text.len()), part.as_ref())
            }
        })+)+
    };
}

optional! {
    "The same text with this query."
    with_query query [HdlUri, HdlResolver, CordraHost, CordraPath, CordraHttp, Proxy]
        |tree, len| Place { at: tree.body(len), before: "?", behind: "" };
    "The same text with this fragment."
    with_fragment fragment [HdlUri, HdlResolver, CordraHost, CordraPath, CordraHttp, Proxy, InfoUri, InfoHdl]
        |_, len| Place { at: len, before: "#", behind: "" };
    "The same reference with this modifier."
    with_modifier modifier [Sun98Uri, Sun98Proxy]
        |tree, _| Place { at: tree.naming_authority.range().start, before: "", behind: "@" };
    "The same handle at this server."
    with_server authority [HdlResolver]
        |tree, _| Place { at: tree.naming_authority.range().start, before: "//", behind: "/" };
    "The same text with this first segment."
    with_resolver_segment segment [CordraHttp]
        |tree, _| Place { at: tree.naming_authority.range().start, before: "", behind: "/" };
}
