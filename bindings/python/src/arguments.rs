//! Arguments by name: every option is taken once, and options that are left are an error.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::engine::{Case, Comparing, Normal, Settings, Syntax, Target, names};

/// The dialect or rule that reads a text, and its settings.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reading {
    pub(crate) syntax: Syntax,
    pub(crate) settings: Settings,
}

impl Reading {
    /// The options of a function that takes no others.
    #[inline]
    pub(crate) fn new(
        dialect: Option<&Bound<'_, PyAny>>,
        options: Options<'_, '_>,
    ) -> PyResult<Self> {
        if dialect.is_none() && options.is_none() {
            return Ok(Self::default());
        }
        let mut left = Left::new(options)?;
        let reading = left.reading(dialect)?;
        left.end()?;
        Ok(reading)
    }
}

/// The arguments by name that Python collects.
pub(crate) type Options<'a, 'py> = Option<&'a Bound<'py, PyDict>>;

/// The arguments that have not been taken yet.
pub(crate) struct Left<'py> {
    options: Option<Bound<'py, PyDict>>,
    taken: Vec<&'static str>,
}

impl<'py> Left<'py> {
    pub(crate) fn new(options: Option<&Bound<'py, PyDict>>) -> PyResult<Self> {
        Ok(Self { options: options.map(|options| options.copy()).transpose()?, taken: Vec::new() })
    }

    /// Takes an argument; `None` if it is not given, or given as `None`.
    pub(crate) fn take(&mut self, name: &'static str) -> PyResult<Option<Bound<'py, PyAny>>> {
        self.taken.push(name);
        let Some(options) = &self.options else { return Ok(None) };
        let Some(value) = options.get_item(name)? else { return Ok(None) };
        options.del_item(name)?;
        Ok(Some(value).filter(|value| !value.is_none()))
    }

    /// Takes a string.
    pub(crate) fn string(&mut self, name: &'static str) -> PyResult<Option<String>> {
        let Some(value) = self.take(name)? else { return Ok(None) };
        Ok(Some(string(name, &value)?))
    }

    fn flag(&mut self, name: &'static str) -> PyResult<bool> {
        let Some(value) = self.take(name)? else { return Ok(false) };
        value.extract().map_err(|_| wrong_type(name, "True or False", &value))
    }

    /// Takes a number that is not 0.
    fn number(&mut self, name: &'static str) -> PyResult<Option<NonZeroUsize>> {
        let Some(value) = self.take(name)? else { return Ok(None) };
        let number: usize =
            value.extract().map_err(|_| wrong_type(name, "a number above 0", &value))?;
        let number = NonZeroUsize::new(number);
        let zero = || PyValueError::new_err(format!("the argument `{name}` must be above 0"));
        number.ok_or_else(zero).map(Some)
    }

    /// Takes the number of threads; if it is not given, there is one for each core.
    pub(crate) fn threads(&mut self) -> PyResult<usize> {
        let threads = self.number("threads")?;
        Ok(threads.or_else(|| available_parallelism().ok()).map_or(1, usize::from))
    }

    /// Takes the options of every function: those for reading a text.
    pub(crate) fn reading(&mut self, dialect: Option<&Bound<'py, PyAny>>) -> PyResult<Reading> {
        let mut settings = Settings::default();
        settings.characters = self.flag("characters")?;
        settings.resolver_segment = self.string("resolver_segment")?;
        if let Some(charset) = self.string("charset")?
            && !settings.set_charset(&charset)
        {
            return Err(PyValueError::new_err(format!("no charset is called {charset:?}")));
        }
        let syntax = match dialect {
            Some(dialect) => syntax(dialect)?,
            None => Syntax::Scheme,
        };
        Ok(Reading { syntax, settings })
    }

    /// Takes the options of `normalize`.
    pub(crate) fn normal(&mut self) -> PyResult<Normal> {
        let (mode, registry) = (self.string("mode")?, self.flag("registry")?);
        Normal::new(mode.as_deref(), registry)
            .ok_or_else(|| unknown("mode", mode.as_deref().unwrap_or_default(), &names::modes()))
    }

    /// Takes the options of `convert`.
    pub(crate) fn target(&mut self, settings: &Settings) -> PyResult<Target> {
        let to = self.string("to")?;
        let to =
            to.ok_or_else(|| PyTypeError::new_err("the argument `to` names the dialect to write"))?;
        let mut target =
            Target::new(&to).ok_or_else(|| unknown("dialect", &to, &names::dialects()))?;
        for loss in self.losses()? {
            if !target.allow(&loss) {
                return Err(unknown("loss", &loss, &names::losses()));
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

    /// The names of `allow_loss`: one, or several.
    fn losses(&mut self) -> PyResult<Vec<String>> {
        let Some(value) = self.take("allow_loss")? else { return Ok(Vec::new()) };
        if let Ok(one) = value.cast::<PyString>() {
            return Ok(vec![one.to_string()]);
        }
        value.extract().map_err(|_| wrong_type("allow_loss", "a str or a list of them", &value))
    }

    /// Takes the policy for upper and lower case.
    pub(crate) fn case(&mut self) -> PyResult<Case> {
        let Some(policy) = self.string("policy")? else { return Ok(Case::default()) };
        Case::named(&policy).ok_or_else(|| unknown("policy", &policy, &names::policies()))
    }

    /// Takes the options of `compare`.
    pub(crate) fn comparing(&mut self) -> PyResult<Comparing> {
        let mut comparing = Comparing::default();
        comparing.case = self.case()?;
        comparing.registry = self.flag("registry")?;
        if let Some(relation) = self.string("relation")?
            && !comparing.set_relation(&relation)
        {
            return Err(unknown("relation", &relation, &names::relations()));
        }
        Ok(comparing)
    }

    /// Ends taking; options that are left are an error.
    pub(crate) fn end(self) -> PyResult<()> {
        let Some(options) = self.options.filter(|options| !options.is_empty()) else {
            return Ok(());
        };
        let name = options.keys().get_item(0)?.to_string();
        let known: Vec<_> = self.taken.iter().map(|name| (*name).to_owned()).collect();
        let hint = hint(options.py(), &name, &known)?;
        Err(PyTypeError::new_err(format!("there is no option {name:?}; {hint}")))
    }
}

fn string(name: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.extract().map_err(|_| wrong_type(name, "a str", value))
}

fn wrong_type(name: &str, expected: &str, value: &Bound<'_, PyAny>) -> PyErr {
    let found = value.get_type().name().map(|name| name.to_string()).unwrap_or_default();
    PyTypeError::new_err(format!("the argument `{name}` must be {expected}, not {found}"))
}

/// The dialect or the rule of this name.
fn syntax(name: &Bound<'_, PyAny>) -> PyResult<Syntax> {
    let name = string("dialect", name)?;
    name.parse().map_err(|_| {
        if name.contains("::") {
            return unknown("rule", &name, &names::productions());
        }
        if name.contains(['/', ':']) {
            let sentence =
                format!("no dialect is called {name:?}; the text comes before the dialect");
            return PyValueError::new_err(sentence);
        }
        unknown("dialect", &name, &names::dialects())
    })
}

/// The error for an unknown name; it suggests the most similar name, or lists all names.
pub(crate) fn unknown(kind: &str, name: &str, known: &[impl AsRef<str>]) -> PyErr {
    let known: Vec<_> = known.iter().map(|name| name.as_ref().to_owned()).collect();
    Python::attach(|py| match hint(py, name, &known) {
        Ok(hint) => PyValueError::new_err(format!("no {kind} is called {name:?}; {hint}")),
        Err(error) => error,
    })
}

/// The most names that an error lists.
const MOST: usize = 20;

/// The suggestion for a wrong `name`.
fn hint(py: Python<'_>, name: &str, known: &[String]) -> PyResult<String> {
    let near = py.import("difflib")?.call_method1("get_close_matches", (name, known, 1))?;
    Ok(match near.extract::<Vec<String>>()?.first() {
        Some(near) => format!("did you mean {near:?}?"),
        None if known.len() > MOST => "`handle_syntax.names` lists all names".into(),
        None => format!("the names are {}", known.join(", ")),
    })
}
