//! The notations of the Handle System overview, and of the prose of RFC 3651.

use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// A handle by the prose of RFC 3651, where `@` may stand in a naming authority (D-W2).
    ///
    /// ```
    /// use handle_syntax::HandleProse;
    ///
    /// let text = HandleProse::parse("x@a/b")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("x@a", "b"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleProse of str, a handle of str {
        naming_authority;
        local_name;
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the Handle System overview, section 1.1.
    ///
    /// ```
    /// use handle_syntax::HandleOverview;
    ///
    /// let text = HandleOverview::parse("12345/hdl1")?;
    /// assert_eq!((text.prefix().text(), text.handle_local_name().text()), ("12345", "hdl1"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleOverview of str, a handle of str {
        /// The naming authority.
        prefix = naming_authority b'.';
        /// The local name.
        handle_local_name = local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];
}
