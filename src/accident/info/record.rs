//! Whether an identifier is as the record of its namespace describes.

use crate::registry::Namespace;
use crate::text::Decoded;

/// Whether an identifier has the form and a normal form by the record of its namespace.
pub(crate) fn fits_record(namespace: Namespace, identifier: &[u8]) -> bool {
    namespace.is_like(Decoded::part(identifier, 0, false)) && namespace.normal(identifier).is_some()
}
