//! [`Offers`]: what is suggested for the findings of a report.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::iter;
#[cfg(feature = "report")]
use std::sync::OnceLock;

use crate::fix::Suggestion;

/// What is suggested for each finding, in their order, once somebody has asked. Edits are tried before they are offered,
/// and to try them, the edited text is read again: that takes longer than everything else in a report.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers(Cell<Vec<Cell<Suggestion>>>);

/// A value that is kept from the first time that it is asked for. Without the standard library nothing can be kept that
/// several threads may share, so only what is known from the beginning is.
#[derive(Clone, Debug)]
struct Cell<T>(#[cfg(feature = "report")] OnceLock<T>, #[cfg(not(feature = "report"))] Option<T>);

impl<T> Default for Cell<T> {
    fn default() -> Self {
        Self(Default::default())
    }
}

impl<T> From<T> for Cell<T> {
    fn from(value: T) -> Self {
        Self(value.into())
    }
}

impl<T: Clone> Cell<T> {
    #[cfg(feature = "report")]
    fn get(&self, make: impl FnOnce() -> T) -> Option<&T> {
        Some(self.0.get_or_init(make))
    }

    #[cfg(not(feature = "report"))]
    fn get(&self, _: impl FnOnce() -> T) -> Option<&T> {
        self.0.as_ref()
    }

    #[cfg(feature = "report")]
    fn get_mut(&mut self) -> Option<&mut T> {
        self.0.get_mut()
    }

    #[cfg(not(feature = "report"))]
    fn get_mut(&mut self) -> Option<&mut T> {
        self.0.as_mut()
    }
}

impl Offers {
    /// What is suggested, if all of it is known.
    pub(super) fn of(suggestions: impl Iterator<Item = Suggestion>) -> Self {
        Self(suggestions.map(Cell::from).collect::<Vec<_>>().into())
    }

    /// What is suggested for finding `at` of `findings`; if nobody has asked before, the one that is made.
    pub(super) fn get(
        &self,
        at: usize,
        findings: usize,
        make: impl Fn() -> Suggestion,
    ) -> Cow<'_, Suggestion> {
        let all = self.0.get(|| iter::repeat_with(Cell::default).take(findings).collect());
        let known = all.and_then(|all| all.get(at)).and_then(|one| one.get(&make));
        known.map_or_else(|| Cow::Owned(make()), Cow::Borrowed)
    }

    /// Keeps what is suggested for the findings that are paired with `true`.
    pub(super) fn retain(&mut self, mut kept: impl Iterator<Item = bool>) {
        if let Some(all) = self.0.get_mut() {
            all.retain(|_| kept.next().unwrap_or(false));
        }
    }
}

/// They follow from the rest of the report, so they never make equal reports differ.
impl PartialEq for Offers {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Offers {}
