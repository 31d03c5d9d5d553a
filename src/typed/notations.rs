//! The types of the dialects. Each document has a file.

mod cordra;
mod hdl_uri;
mod info_uri;
mod overview;
mod practice;
mod sun98;

/// The type of the texts of each dialect, as the file of its document names it.
pub(crate) mod texts {
    pub use super::cordra::*;
    pub use super::hdl_uri::*;
    pub use super::info_uri::*;
    pub use super::overview::*;
    pub use super::practice::*;
    pub use super::sun98::*;
}

/// The dialects as types, which are the first parameter of [`Text`](crate::Text). At the root of the crate is an alias
/// of [`Text`](crate::Text) for each.
pub mod dialects {
    use super::{cordra, hdl_uri, info_uri, overview, practice, sun98};
    use crate::typed::notation::Visitor;

    pub use cordra::dialects::*;
    pub use hdl_uri::dialects::*;
    pub use info_uri::dialects::*;
    pub use overview::dialects::*;
    pub use practice::dialects::*;
    pub use sun98::dialects::*;

    /// Runs generic code for every notation, document by document.
    ///
    /// ```
    /// use handle_syntax::Dialect;
    /// use handle_syntax::typed::{Notation, Visitor, dialects};
    ///
    /// struct Names(Vec<&'static str>);
    ///
    /// impl Visitor for Names {
    ///     fn visit<D: Notation>(&mut self) {
    ///         self.0.push(D::DIALECT.name());
    ///     }
    /// }
    ///
    /// let mut names = Names(Vec::new());
    /// dialects::each(&mut names);
    /// assert!(Dialect::ALL.iter().all(|dialect| names.0.contains(&dialect.name())));
    /// ```
    pub fn each(visitor: &mut impl Visitor) {
        hdl_uri::dialects::each(visitor);
        overview::dialects::each(visitor);
        cordra::dialects::each(visitor);
        sun98::dialects::each(visitor);
        info_uri::dialects::each(visitor);
        practice::dialects::each(visitor);
    }
}
