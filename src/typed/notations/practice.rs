//! The notations that everybody uses, though no document has a grammar for them: DOI names and links to proxies.

use crate::read::{Parameter, proxy};
use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// A DOI name. A `doi:` before it is accepted with a warning; it is not part of the name.
    ///
    /// ```
    /// use handle_syntax::Doi;
    ///
    /// let text = Doi::parse("10.1000/182")?;
    /// assert_eq!((text.prefix().text(), text.suffix().text()), ("10.1000", "182"));
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Doi of str, a handle of str {
        /// The prefix, which is the naming authority: `10.` and the number of the registrant.
        prefix = naming_authority b'.';
        /// The suffix, which is the local name.
        suffix = local_name b'/';
    } new(prefix, suffix) = [prefix "/" suffix];

    /// The address of a handle at a deployed proxy.
    ///
    /// ```
    /// use handle_syntax::Proxy;
    ///
    /// let text = Proxy::parse("https://doi.org/10.1000/182?noredirect")?;
    /// assert_eq!((text.authority().text(), &*text.handle()), ("doi.org", "10.1000/182"));
    /// assert_eq!(text.query().unwrap().text(), "noredirect");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    Proxy of str, a handle of str {
        /// The host, and its port.
        authority = authority b'.';
        /// The whole path after its first `/`.
        path = path b'/';
        /// The prefix that the proxy removes from the path, such as `hdl:`.
        alias with_alias = alias b'/';
        naming_authority;
        local_name;
        /// The query, which tells the proxy what to do.
        query with_query = query b'&';
        /// The fragment.
        fragment with_fragment = fragment b'/';
    } new(authority, path) = ["https://" authority "/" path];
}

impl<T: Bos<str>> Proxy<T> {
    /// The parameters of the query, and what the proxy does with each. `&` and `;` separate them, and a `+` stands for
    /// itself.
    ///
    /// ```
    /// use handle_syntax::Proxy;
    ///
    /// let link = Proxy::parse("https://hdl.handle.net/4263537/4000?noredirect&index=1")?;
    /// let parameters: Vec<_> = link.parameters().map(|parameter| (parameter.name, parameter.value)).collect();
    /// assert_eq!(parameters, [("noredirect", ""), ("index", "1")]);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    pub fn parameters<'i, 'o>(&'i self) -> impl Iterator<Item = Parameter<'o>> + use<'o, T>
    where
        T: BorrowOrShare<'i, 'o, str>,
    {
        proxy::parameters(self.query().map(|query| query.text()).unwrap_or_default())
    }
}
