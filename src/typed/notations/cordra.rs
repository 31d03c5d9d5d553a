//! The notations of "Encoding CORDRA Identifiers in URI Syntax" (2005).

use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// A CORDRA identifier (CORDRA-28).
    ///
    /// ```
    /// use handle_syntax::CordraId;
    ///
    /// let text = CordraId::parse("2000.01/FFEE9F72")?;
    /// assert_eq!((text.na().text(), text.local_name().text()), ("2000.01", "FFEE9F72"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraId of str, a handle of str {
        /// The naming authority.
        na = naming_authority b'.';
        local_name;
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// CORDRA's host encoding.
    ///
    /// ```
    /// use handle_syntax::CordraHost;
    ///
    /// let text = CordraHost::parse("hdl://100.102/F58FB49E")?;
    /// assert_eq!((text.host().text(), text.segment().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraHost of str, a handle of str {
        /// The naming authority.
        host = naming_authority b'.';
        /// The local name.
        segment = local_name b'/';
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query with_query = query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment with_fragment = fragment b'/';
    } new(naming_authority, local_name) = ["hdl://" naming_authority "/" local_name];

    /// CORDRA's path encoding.
    ///
    /// ```
    /// use handle_syntax::CordraPath;
    ///
    /// let text = CordraPath::parse("hdl:100.102/F58FB49E")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraPath of str, a handle of str {
        naming_authority;
        local_name;
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query with_query = query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment with_fragment = fragment b'/';
    } new(naming_authority, local_name) = ["hdl:" naming_authority "/" local_name];

    /// CORDRA's HTTP encoding.
    ///
    /// ```
    /// use handle_syntax::CordraHttp;
    ///
    /// let text = CordraHttp::parse("http://arrow.resolver.au.gov:2641/hdl/100.102/F58FB49E")?;
    /// assert_eq!(text.resolver_segment().unwrap().text(), "hdl");
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("100.102", "F58FB49E"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    CordraHttp of str, a handle of str {
        /// The name of the resolver (CORDRA-32).
        authority = authority b'.';
        /// The optional first segment, which says that the path is a handle (CORDRA-34).
        resolver_segment with_resolver_segment = segment b'/';
        naming_authority;
        local_name;
        /// The query, which says nothing about the handle (WIKI-3, D-U9).
        query with_query = query b'&';
        /// The fragment, which says nothing about the handle (WIKI-3, D-U9).
        fragment with_fragment = fragment b'/';
    } new(authority, naming_authority, local_name) = ["http://" authority "/" naming_authority "/" local_name];
}
