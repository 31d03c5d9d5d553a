//! [`Offers`]: the edits that are suggested for the findings of a report.

use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::iter;
#[cfg(feature = "report")]
use std::sync::OnceLock;

use crate::fix::Suggestion;

/// The suggestion for each finding, in the order of the findings. It is made when it is first asked for, because edits
/// are tried before they are offered, and reading the edited text takes longer than everything else in a report.
#[derive(Clone, Debug, Default)]
pub(super) struct Offers(Cell<Vec<Cell<Option<Suggestion>>>>);

/// A value that is made when it is first asked for, and then kept. Without the standard library, several threads cannot
/// share such a value, so only a value that is given from the start is kept.
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
    /// The suggestions for all findings, given from the start.
    pub(super) fn of(suggestions: impl Iterator<Item = Option<Suggestion>>) -> Self {
        Self(suggestions.map(Cell::from).collect::<Vec<_>>().into())
    }

    /// The suggestion for finding `at` of `findings`; `make` makes it when it is first asked for.
    pub(super) fn get(
        &self,
        at: usize,
        findings: usize,
        make: impl Fn() -> Option<Suggestion>,
    ) -> Option<Cow<'_, Suggestion>> {
        let all = self.0.get(|| iter::repeat_with(Cell::default).take(findings).collect());
        let known = all.and_then(|all| all.get(at)).and_then(|one| one.get(&make));
        match known {
            Some(suggestion) => suggestion.as_ref().map(Cow::Borrowed),
            None => make().map(Cow::Owned),
        }
    }

    /// Keeps the suggestions for the findings that are paired with `true`.
    pub(super) fn retain(&mut self, mut kept: impl Iterator<Item = bool>) {
        if let Some(all) = self.0.get_mut() {
            all.retain(|_| kept.next().unwrap_or(false));
        }
    }
}

/// Suggestions follow from the rest of the report, so they never make equal reports differ.
impl PartialEq for Offers {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Offers {}
