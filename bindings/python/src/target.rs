//! The options of `convert`: the notation to write, and what may be lost.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

use crate::arguments::{Options, Remaining};
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
        for loss in self.names(LOSSES, "losses")? {
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

/// The option that names what may be lost.
const LOSSES: &str = "allow_loss";

/// Makes the losses among the options of a call a tuple, because they are read again to draw the cards of a report, and
/// a generator could be read once.
pub(crate) fn keep_losses(options: Options<'_, '_>) -> PyResult<()> {
    if let Some(options) = options
        && let Some(losses) = options.get_item(LOSSES)?
        && !losses.is_instance_of::<PyString>()
        && let Ok(names) = losses.try_iter()
    {
        let names = PyTuple::new(options.py(), names.collect::<PyResult<Vec<_>>>()?)?;
        options.set_item(LOSSES, names)?;
    }
    Ok(())
}
