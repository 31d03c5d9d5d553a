//! Characters: how they are decoded, shown and composed, and which of them look like others.

pub(crate) mod character;
pub(crate) mod confusable;
pub(crate) mod nfc;
pub(crate) mod windows_1252;
