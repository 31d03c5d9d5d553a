//! The formats: each writes a problem, and what comes before and after all problems.

pub(crate) mod brief;
pub(crate) mod concise;
pub(super) mod csv;
pub(super) mod github;
pub(super) mod gitlab;
pub(super) mod group;
pub(super) mod html;
pub(super) mod human;
pub(crate) mod json;
pub(super) mod junit;
mod markup;
pub(super) mod sarif;
