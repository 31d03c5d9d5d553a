//! The notations of "Internationalization of the Handle System" (1998).

use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// A handle by the paper of 1998.
    ///
    /// ```
    /// use handle_syntax::HandleSun98;
    ///
    /// let text = HandleSun98::parse("cnri.dlib/july95-arms")?;
    /// assert_eq!((text.naming_authority().text(), text.handle_string().text()), ("cnri.dlib", "july95-arms"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    HandleSun98 of str, a handle of str {
        naming_authority;
        /// The local name.
        handle_string = local_name b'/';
    } new(naming_authority, local_name) = [naming_authority "/" local_name];

    /// A reference by the paper of 1998, after `hdl:`, in octets: those of the local name are decoded by the charset of
    /// the modifier, or else as UTF-8 (D-S3).
    ///
    /// ```
    /// use handle_syntax::Sun98Uri;
    ///
    /// let text = Sun98Uri::parse(b"hdl:sjis@cnri.test/\x93\xFA")?;
    /// assert_eq!(text.modifier().unwrap().text(), b"sjis");
    /// assert_eq!(text.handle(), "cnri.test/日");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98Uri of [u8], a handle of str {
        /// The modifier: the charset of the reference (SUN-5).
        modifier with_modifier = modifier b'/';
        naming_authority;
        /// The local name.
        handle_string = local_name b'/';
    } new(naming_authority, handle_string) = ["hdl:" naming_authority "/" handle_string];

    /// A reference like [`Sun98Uri`], but in characters: the caller has decoded it, so its modifier decodes nothing
    /// (D-S3).
    ///
    /// ```
    /// use handle_syntax::Sun98UriText;
    ///
    /// let text = Sun98UriText::parse("hdl:sjis@cnri.test/日")?;
    /// assert_eq!(text.modifier().unwrap().text(), "sjis");
    /// assert_eq!(text.handle(), "cnri.test/日");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98UriText (Sun98Uri) of str, a handle of str {
        /// The modifier: the charset that the reference was in (SUN-5).
        modifier with_modifier = modifier b'/';
        naming_authority;
        /// The local name.
        handle_string = local_name b'/';
    } new(naming_authority, handle_string) = ["hdl:" naming_authority "/" handle_string];

    /// A reference by the paper of 1998, after the name of a proxy server, in octets like those of [`Sun98Uri`].
    ///
    /// ```
    /// use handle_syntax::Sun98Proxy;
    ///
    /// let text = Sun98Proxy::parse("http://hdl.handle.net/jis@cnri.test/x")?;
    /// assert_eq!(text.proxy_server().text(), b"hdl.handle.net");
    /// assert_eq!(text.modifier().unwrap().text(), b"jis");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98Proxy of [u8], a handle of str {
        /// The domain name of the proxy server.
        proxy_server = authority b'.';
        /// The modifier: the charset of the reference (SUN-5).
        modifier with_modifier = modifier b'/';
        naming_authority;
        /// The local name.
        handle_string = local_name b'/';
    } new(proxy_server, naming_authority, handle_string) = ["http://" proxy_server "/" naming_authority "/" handle_string];

    /// A reference like [`Sun98Proxy`], but in characters, like those of [`Sun98UriText`].
    ///
    /// ```
    /// use handle_syntax::Sun98ProxyText;
    ///
    /// let text = Sun98ProxyText::parse("http://hdl.handle.net/sjis@cnri.test/%E6%97%A5")?;
    /// assert_eq!(text.handle(), "cnri.test/日");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Sun98ProxyText (Sun98Proxy) of str, a handle of str {
        /// The domain name of the proxy server.
        proxy_server = authority b'.';
        /// The modifier: the charset that the reference was in (SUN-5).
        modifier with_modifier = modifier b'/';
        naming_authority;
        /// The local name.
        handle_string = local_name b'/';
    } new(proxy_server, naming_authority, handle_string) = ["http://" proxy_server "/" naming_authority "/" handle_string];
}
