//! [`compare`]: whether two texts are equal in a given sense, and why.

mod incomparable;
mod side;

use alloc::format;
use alloc::string::String;

use crate::dialect::Dialect;
use crate::meaning::policy::Policy;
use crate::meaning::terms::{Relation, Terms};
use crate::text::{named, quote};

pub use incomparable::Incomparable;
use side::{Identity, Side};

/// Whether two texts are equal.
///
/// ```
/// use handle_syntax::{Dialect, compare};
/// use handle_syntax::meaning::Equality;
///
/// let texts = [(Dialect::Handle, "cnri.test/a"), (Dialect::Handle, "cnri.test/A")];
/// assert_eq!(compare(texts)?.equal, Equality::IfFolded);
/// assert_eq!("if-folded".parse(), Ok(Equality::IfFolded));
/// # Ok::<(), handle_syntax::meaning::Incomparable>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Equality {
    /// The texts are equal.
    Yes,
    /// The texts are different.
    No,
    /// The texts are equal if the service of these handles ignores the case of ASCII letters (OV-5).
    IfFolded,
}

impl Equality {
    /// Every answer to the question whether two texts are equal.
    pub const ALL: &'static [Self] = &[Self::Yes, Self::No, Self::IfFolded];

    /// `yes`, `no` or `if-folded`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::IfFolded => "if-folded",
        }
    }

    const fn of(equal: bool) -> Self {
        if equal { Self::Yes } else { Self::No }
    }
}

named!(Equality, "no comparison has that answer");

/// Whether two texts are equal, and why.
///
/// ```
/// use handle_syntax::{Dialect, compare};
/// use handle_syntax::meaning::{Equality, Relation};
///
/// let texts = [(Dialect::Doi, "10.1000/a"), (Dialect::Proxy, "https://doi.org/10.1000/b")];
/// let found = compare(texts)?;
/// assert_eq!((found.equal, found.relation), (Equality::No, Relation::Handle));
/// assert!(!found.reason.is_empty());
/// # Ok::<(), handle_syntax::meaning::Incomparable>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Comparison {
    /// Whether the texts are equal.
    pub equal: Equality,
    /// The sense in which they were compared.
    pub relation: Relation,
    /// The policy by which handles were compared; `None` if the relation is not [`Relation::Handle`].
    pub policy: Option<Policy>,
    /// One sentence that says why. It has no character that a terminal would obey.
    pub reason: String,
}

/// Compares two texts, each in its own dialect, as handles.
///
/// ```
/// use handle_syntax::{Dialect, Policy, compare, compare_with};
/// use handle_syntax::meaning::{Equality, Terms};
///
/// let texts = [(Dialect::HdlResolver, "hdl:10.1/a%2Fb"), (Dialect::InfoHdl, "info:hdl/10.1/A/b")];
/// let comparison = compare(texts)?;
/// assert_eq!(comparison.equal, Equality::Yes, "a DOI name ignores case");
///
/// let terms = Terms::new().policy(Policy::Handle);
/// assert_eq!(compare_with(texts, terms)?.equal, Equality::IfFolded);
/// # Ok::<(), handle_syntax::meaning::Incomparable>(())
/// ```
///
/// # Errors
/// One of the texts is not valid, or means no handle, like an info URI of `lccn`.
pub fn compare<T: AsRef<[u8]> + ?Sized>(
    texts: [(Dialect, &T); 2],
) -> Result<Comparison, Incomparable<'_>> {
    compare_with(texts, Terms::default())
}

/// Like [`compare`], on other [`Terms`]: in another sense, by another policy, or with options.
///
/// ```
/// use handle_syntax::{Dialect, Policy, compare_with};
/// use handle_syntax::meaning::{Equality, Terms};
///
/// let texts = [(Dialect::Handle, "cnri.test/a"), (Dialect::Handle, "cnri.test/A")];
/// assert_eq!(compare_with(texts, Terms::new().policy(Policy::Service))?.equal, Equality::Yes);
/// # Ok::<(), handle_syntax::meaning::Incomparable>(())
/// ```
///
/// # Errors
/// One of the texts is not valid, or has no handle or identifier to compare.
pub fn compare_with<'t, T: AsRef<[u8]> + ?Sized>(
    texts: [(Dialect, &'t T); 2],
    terms: Terms<'t>,
) -> Result<Comparison, Incomparable<'t>> {
    let texts = texts.map(|(dialect, text)| (dialect, text.as_ref()));
    match terms.relation {
        Some(relation) => compared(relation, texts, terms),
        None => compared_as_what_they_mean(texts, terms),
    }
}

/// Compares two texts as handles. If one of them means no handle, compares them as DOI names; if that is not possible
/// either, as identifiers.
fn compared_as_what_they_mean<'t>(
    texts: [(Dialect, &'t [u8]); 2],
    terms: Terms<'t>,
) -> Result<Comparison, Incomparable<'t>> {
    match compared(Relation::Handle, texts, terms) {
        Err(refused) if refused.means_no_handle() => {
            let policy = terms.policy.or(Some(Policy::Doi));
            let names = Terms { policy, names: true, ..terms };
            let as_names = compared(Relation::Handle, texts, names);
            as_names.or_else(|_| compared(Relation::Identifier, texts, terms))
        }
        comparison => comparison,
    }
}

fn compared<'t>(
    relation: Relation,
    texts: [(Dialect, &'t [u8]); 2],
    terms: Terms<'t>,
) -> Result<Comparison, Incomparable<'t>> {
    let sides = [Side::new(0, texts[0], terms), Side::new(1, texts[1], terms)];
    let mut policy = None;
    let (equal, reason) = match relation {
        Relation::Octets => octets(texts[0].1, texts[1].1),
        Relation::Uri => uris(&sides[0].normal()?, &sides[1].normal()?),
        Relation::Identifier => identifiers(&sides[0].identity()?, &sides[1].identity()?),
        Relation::Handle => {
            let (one, other) = (sides[0].handle()?, sides[1].handle()?);
            let if_alike = || {
                let (of_one, of_other) = (sides[0].policy(&one), sides[1].policy(&other));
                (of_one == of_other).then_some(of_one)
            };
            // If the caller names no policy, it is the one that both texts have, or the default if they have
            // different ones.
            let policy_used = terms.policy.or_else(if_alike).unwrap_or_default();
            policy = Some(policy_used);
            handles(&one, &other, policy_used)
        }
    };
    Ok(Comparison { equal, relation, policy, reason })
}

fn octets(one: &[u8], other: &[u8]) -> (Equality, String) {
    let equal = one == other;
    let place = one.iter().zip(other).position(|(one, other)| one != other);
    let place = place.unwrap_or(one.len().min(other.len()));
    let reason = if equal {
        "the texts are the same, byte for byte".into()
    } else {
        format!("the texts differ from byte {place} on")
    };
    (Equality::of(equal), reason)
}

fn uris(one: &[u8], other: &[u8]) -> (Equality, String) {
    let reason = if one == other {
        format!("both have the normal form {}", quote::text(one))
    } else {
        format!("their normal forms are {} and {}", quote::text(one), quote::text(other))
    };
    (Equality::of(one == other), reason)
}

fn identifiers(one: &Identity<'_>, other: &Identity<'_>) -> (Equality, String) {
    let reason = if one.namespace != other.namespace {
        format!("their namespaces are `{}` and `{}`", one.namespace, other.namespace)
    } else if one == other {
        format!("both are {} in the namespace `{}`", quote::text(&one.octets), one.namespace)
    } else if one.octets == other.octets {
        format!("in the namespace `{}` the fragment belongs to the identifier", one.namespace)
    } else {
        format!("they are {} and {}", quote::text(&one.octets), quote::text(&other.octets))
    };
    (Equality::of(one == other), reason)
}

fn handles(one: &[u8], other: &[u8], policy: Policy) -> (Equality, String) {
    if one == other {
        return (Equality::Yes, format!("both mean the handle {}", quote::text(one)));
    }
    let both = format!("{} and {}", quote::text(one), quote::text(other));
    if policy.equal(one, other) {
        return (Equality::Yes, format!("{both} differ only in case, which does not matter here"));
    }
    if policy == Policy::Handle && Policy::Service.equal(one, other) {
        let reason = format!("{both} are the same handle only if its service ignores case");
        return (Equality::IfFolded, reason);
    }
    (Equality::No, format!("they mean the handles {both}"))
}
