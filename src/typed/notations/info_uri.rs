//! The notations of draft-vandesompel-info-uri-04, which is RFC 4452.

use crate::typed::table::notations;
use crate::typed::table::prelude::*;

notations! {
    /// An info URI by draft-04, which is RFC 4452.
    ///
    /// ```
    /// use handle_syntax::InfoUri;
    ///
    /// let text = InfoUri::parse("info:ddc/22/eng//004.678")?;
    /// assert_eq!((text.namespace().text(), text.identifier().text()), ("ddc", "22/eng//004.678"));
    /// assert_eq!(text.identifier().segments().count(), 4);
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    InfoUri of str {
        /// The namespace that the identifier belongs to.
        namespace = namespace b'.';
        /// The identifier. A `/` in it does not delimit a hierarchy (INFO-11).
        identifier = path b'/';
        /// The fragment.
        fragment with_fragment = fragment b'/';
    } new(namespace, identifier) = ["info:" namespace "/" identifier];

    /// An info URI of the namespace `hdl`, whose identifier is a handle.
    ///
    /// ```
    /// use handle_syntax::InfoHdl;
    ///
    /// let text = InfoHdl::parse("info:hdl/10.1000%2F182")?;
    /// assert_eq!((text.naming_authority().text(), text.local_name().text()), ("10.1000", "182"));
    /// assert_eq!(text.handle(), "10.1000/182");
    /// # Ok::<(), handle_syntax::ParseError>(())
    /// ```
    InfoHdl of str, a handle of str {
        /// The namespace that the identifier belongs to.
        namespace = namespace b'.';
        /// The identifier. A `/` in it does not delimit a hierarchy (INFO-11).
        identifier = path b'/';
        naming_authority;
        local_name;
        /// The fragment.
        fragment with_fragment = fragment b'/';
    } new(identifier) = ["info:hdl/" identifier];
}
