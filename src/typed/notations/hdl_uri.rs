//! The notations of "URI scheme for Handle" (2008), whose ABNF of a handle is that of RFC 3651.

use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// A handle by RFC 3651 and the first-cut ABNF of 2008.
    ///
    /// ```
    /// use handle_syntax::Handle;
    ///
    /// let text = Handle::parse("10.1000/182")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("10.1000", "182"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Handle of str, a handle of str {
        naming_authority;
        local_name;
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A handle by the octets of the first-cut ABNF, in whatever encoding.
    ///
    /// ```
    /// use handle_syntax::HandleOctet;
    ///
    /// let text = HandleOctet::parse(b"cnri.test/\x93\xFA")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), (&b"cnri.test"[..], &b"\x93\xFA"[..]));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleOctet of [u8], a handle of [u8] {
        naming_authority;
        local_name;
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// An `hdl://` URI by the first-cut ABNF of 2008.
    ///
    /// ```
    /// use handle_syntax::HdlUri;
    ///
    /// let text = HdlUri::parse("hdl://10.1000/182?x#y")?;
    /// assert_eq!((text.u_naming_authority().text(), text.u_local_name().text()), ("10.1000", "182"));
    /// assert_eq!(text.query().unwrap().span().range(), 18..19);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HdlUri of str, a handle of str {
        /// The naming authority.
        u_naming_authority = naming_authority b'.';
        /// The local name.
        u_local_name = local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query with_query = query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment with_fragment = fragment b'/';
    } new(naming_authority, local_name) = ["hdl://" naming_authority "/" local_name];

    /// An `hdl:` URI in one of two forms: `hdl:` handle, or `hdl://` server `/` handle.
    ///
    /// ```
    /// use handle_syntax::HdlResolver;
    ///
    /// let text = HdlResolver::parse("hdl://190.12.34.56/1234/567")?;
    /// assert_eq!(text.server().unwrap().text(), "190.12.34.56");
    /// assert_eq!((text.u_naming_authority().text(), text.u_local_name().text()), ("1234", "567"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HdlResolver of str, a handle of str {
        /// The server, in the form that has one.
        server with_server = authority b'.';
        /// The naming authority.
        u_naming_authority = naming_authority b'.';
        /// The local name.
        u_local_name = local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query with_query = query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment with_fragment = fragment b'/';
    } new(naming_authority, local_name) = ["hdl:" naming_authority "/" local_name];
}
