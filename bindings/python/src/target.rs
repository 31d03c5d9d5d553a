//! The options of `convert`: the notation to write, and what may be lost.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;

use crate::arguments::Remaining;
use crate::engine::{Settings, Target, names};
use crate::suggestions::unknown;

impl Remaining<'_> {
    /// Takes the options of `convert`.
    pub(crate) fn target(&mut self, settings: &Settings) -> PyResult<Target> {
        let Some(to) = self.string("to")? else {
            let sentence =
                "the argument `to` is missing: it names the dialect to write, as in to=\"proxy\"";
            return Err(PyTypeError::new_err(sentence));
        };
        let mut target =
            Target::new(&to).ok_or_else(|| unknown("dialect", &to, &names::dialects()))?;
        for loss in self.names("allow_loss", "losses")? {
            if !target.allow(&loss) {
                return Err(unknown("loss", &loss, &[names::losses(), vec!["all"]].concat()));
            }
        }
        target.protect_dots = self.flag("protect_dots")?;
        target.minimal = self.flag("minimal")?;
        target.resolver = self.string("resolver")?;
        match target.misfit(settings) {
            Some(misfit) => Err(PyValueError::new_err(misfit)),
            None => Ok(target),
        }
    }
}
