//! [`Terms`]: how two texts are compared; [`Relation`]: in which sense.

use crate::meaning::policy::Policy;
use crate::read::Options;
use crate::text::named;

/// The sense in which two texts are compared.
///
/// Texts that are equal as octets are equal in every sense. For URIs, escapes and the case of a host do not count. For
/// identifiers, the notation does not count, but the case of every letter does. For handles, the notation does not
/// count, and a [`Policy`] says whether the case of letters does. So `hdl://21.T11998/a` and `hdl://21.t11998/a` are
/// equal as URIs and as handles, but different as identifiers.
///
/// ```
/// use handle_syntax::{Dialect, compare_with};
/// use handle_syntax::meaning::{Equality, Relation, Terms};
///
/// let texts = [(Dialect::HdlUri, "hdl://21.T11998/a"), (Dialect::HdlUri, "hdl://21.t11998/a")];
/// let equal = |relation| compare_with(texts, Terms::new().relation(relation)).unwrap().equal;
/// assert_eq!((equal(Relation::Uri), equal(Relation::Identifier)), (Equality::Yes, Equality::No));
/// assert_eq!((equal(Relation::Handle), equal("octets".parse()?)), (Equality::Yes, Equality::No));
/// # Ok::<(), handle_syntax::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Relation {
    /// As octets: both texts have the same octets.
    Octets,
    /// As URIs: both texts have the same normal form (INFO-21, D-U11), which for info URIs is that of the default
    /// [`Mode`](crate::meaning::Mode).
    Uri,
    /// As identifiers: both texts have the same decoded name in the same namespace (INFO-12, D-I10). The namespace of
    /// texts of the dialect `doi` is `doi`, that of an info URI is the one that it names, and that of all other texts
    /// `hdl`.
    Identifier,
    /// As handles: both texts mean the same handle, by a [`Policy`].
    #[default]
    Handle,
}

impl Relation {
    /// Every relation.
    pub const ALL: &'static [Self] = &[Self::Octets, Self::Uri, Self::Identifier, Self::Handle];

    /// The name that people type: `identifier`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Octets => "octets",
            Self::Uri => "uri",
            Self::Identifier => "identifier",
            Self::Handle => "handle",
        }
    }
}

named!(Relation, "there is no relation of that name");

/// How to compare two texts.
///
/// ```
/// use handle_syntax::{Dialect, compare_with};
/// use handle_syntax::meaning::{Equality, Relation, Terms};
///
/// let texts = [(Dialect::InfoUri, "info:lccn/n78-89035"), (Dialect::InfoUri, "info:lccn/n78089035")];
/// let identifiers = Terms::new().relation(Relation::Identifier);
/// assert_eq!(compare_with(texts, identifiers)?.equal, Equality::No);
/// assert_eq!(compare_with(texts, identifiers.registry(true))?.equal, Equality::Yes);
/// # Ok::<(), handle_syntax::meaning::Incomparable>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms<'a> {
    pub(super) relation: Option<Relation>,
    pub(super) policy: Option<Policy>,
    /// Whether an `info:doi` URI means its DOI name, whatever the policy is.
    pub(super) names: bool,
    pub(super) registry: bool,
    pub(super) options: Options<'a>,
}

impl Default for Terms<'_> {
    fn default() -> Self {
        Self::new()
    }
}

impl<'a> Terms<'a> {
    /// The terms that compare texts as handles, by the policy of their dialects.
    #[must_use]
    pub const fn new() -> Self {
        let (relation, options) = (Some(Relation::Handle), Options::new());
        Self { relation, policy: None, names: false, registry: false, options }
    }

    /// The sense in which the texts are compared. With `None`, they are compared as handles; if one of them means no
    /// handle, as DOI names, which `info:doi` URIs have too; and if one of them is no DOI name, as identifiers.
    ///
    /// ```
    /// use handle_syntax::{Dialect, compare_with};
    /// use handle_syntax::meaning::{Equality, Terms};
    ///
    /// let terms = Terms::new().relation(None);
    /// let equal = |texts| compare_with(texts, terms).map(|found| found.equal);
    /// let link = (Dialect::Proxy, "https://doi.org/10.1000/182");
    /// assert_eq!(equal([(Dialect::InfoUri, "info:doi/10.1000/182"), link])?, Equality::Yes);
    /// assert_eq!(equal([(Dialect::InfoUri, "info:lccn/n78089035"), link])?, Equality::No);
    /// # Ok::<(), handle_syntax::meaning::Incomparable>(())
    /// ```
    #[must_use]
    pub fn relation(self, relation: impl Into<Option<Relation>>) -> Self {
        Self { relation: relation.into(), ..self }
    }

    /// The policy for the case of letters in handles. By default it is the one that [`Policy::of`] returns for both
    /// texts, or [`Policy::Handle`] if it returns different ones.
    #[must_use]
    pub fn policy(self, policy: impl Into<Option<Policy>>) -> Self {
        Self { policy: policy.into(), ..self }
    }

    /// Whether to bring identifiers into the normal form that the record of their namespace gives (INFO-26). This
    /// counts only for [`Relation::Uri`] and [`Relation::Identifier`].
    #[must_use]
    pub const fn registry(self, registry: bool) -> Self {
        Self { registry, ..self }
    }

    /// How to read the texts.
    #[must_use]
    pub const fn options(self, options: Options<'a>) -> Self {
        Self { options, ..self }
    }
}
