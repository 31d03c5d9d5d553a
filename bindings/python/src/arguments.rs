//! Arguments by name: every option is taken once, and options that are left are an error.

use std::thread::available_parallelism;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyInt, PyString};

use crate::engine::{Case, Comparing, Normal, Settings, Suggestions, Syntax, names};
use crate::suggestions::{hint, unknown};

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
        let mut remaining = Remaining::new(options)?;
        let reading = remaining.reading(dialect)?;
        remaining.end()?;
        Ok(reading)
    }
}

/// The arguments by name that Python collects.
pub(crate) type Options<'a, 'py> = Option<&'a Bound<'py, PyDict>>;

/// The arguments by name that have not been taken yet, and the names of those that a function takes.
pub(crate) struct Remaining<'py> {
    options: Option<Bound<'py, PyDict>>,
    taken: Vec<&'static str>,
}

impl<'py> Remaining<'py> {
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
        self.take(name)?.map(|value| string(name, &value)).transpose()
    }

    pub(crate) fn flag(&mut self, name: &'static str) -> PyResult<bool> {
        self.take(name)?.map_or(Ok(false), |value| flag(name, &value))
    }

    /// Takes the number of threads; if it is not given, there is one for each core.
    pub(crate) fn threads(&mut self) -> PyResult<usize> {
        let threads =
            self.take("threads")?.map(|value| number("threads", &value, 1)).transpose()?;
        Ok(threads.unwrap_or_else(|| available_parallelism().map_or(1, usize::from)))
    }

    /// Takes how many problems a report has at most.
    pub(crate) fn most(&mut self) -> PyResult<Option<usize>> {
        self.take("most")?.map(|value| number("most", &value, 0)).transpose()
    }

    /// Takes the options for reading a text as a dialect; the dialect itself is an argument of the function.
    pub(crate) fn reading(&mut self, dialect: Option<&Bound<'py, PyAny>>) -> PyResult<Reading> {
        self.taken.push("dialect");
        let settings = self.settings()?;
        let syntax = match dialect {
            Some(dialect) => syntax(dialect)?,
            None => Syntax::Scheme,
        };
        Ok(Reading { syntax, settings })
    }

    /// Takes the options for reading a text as any dialect.
    pub(crate) fn settings(&mut self) -> PyResult<Settings> {
        let mut settings = Settings::default();
        settings.characters = self.flag("characters")?;
        settings.resolver_segment = self.string("resolver_segment")?;
        if let Some(charset) = self.string("charset")?
            && !settings.set_charset(&charset)
        {
            return Err(unknown("charset", &charset, &names::charsets()));
        }
        for host in self.names("proxies", "hosts")? {
            let wrong = |why| PyValueError::new_err(format!("the argument `proxies`: {why}"));
            settings.add_proxy(&host).map_err(wrong)?;
        }
        Ok(settings)
    }

    /// Takes the options of `normalize`.
    pub(crate) fn normal(&mut self) -> PyResult<Normal> {
        let (mode, registry) = (self.string("mode")?, self.flag("registry")?);
        Normal::new(mode.as_deref(), registry)
            .ok_or_else(|| unknown("mode", mode.as_deref().unwrap_or_default(), &names::modes()))
    }

    /// Takes the problems whose suggestions `fix` applies.
    pub(crate) fn suggestions(&mut self) -> PyResult<Suggestions> {
        let mut suggestions = Suggestions::default();
        for name in self.names("apply", "problems")? {
            if !suggestions.add(&name) {
                let known = [names::codes(), names::groups(), vec!["all"]].concat();
                return Err(unknown("problem or group of problems", &name, &known));
            }
        }
        Ok(suggestions)
    }

    /// Takes names of some kind: one, or several.
    pub(crate) fn names(&mut self, argument: &'static str, kind: &str) -> PyResult<Vec<String>> {
        let Some(value) = self.take(argument)? else { return Ok(Vec::new()) };
        if let Ok(one) = value.cast::<PyString>() {
            return Ok(vec![one.to_string()]);
        }
        let wrong = |_| wrong_type(argument, "a str or several of them", &value);
        let item = |name: Bound<'_, PyAny>| {
            name.extract().map_err(|_| {
                let found = type_name(&name);
                PyTypeError::new_err(format!(
                    "the argument `{argument}` must name {kind} by str, not by {found}"
                ))
            })
        };
        value.try_iter().map_err(wrong)?.map(|name| item(name?)).collect()
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

    /// Ends the taking of arguments; one that is left is an error.
    pub(crate) fn end(self) -> PyResult<()> {
        let Some(options) = self.options.filter(|options| !options.is_empty()) else {
            return Ok(());
        };
        let name = options.keys().get_item(0)?.to_string();
        let known: Vec<_> = self.taken.iter().map(|name| (*name).to_owned()).collect();
        let hint = hint(options.py(), "option", &name, &known)?;
        Err(PyTypeError::new_err(format!("there is no option {name:?}; {hint}")))
    }
}

/// The value of an argument that is a string.
pub(crate) fn string(name: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    value.extract().map_err(|_| wrong_type(name, "a str", value))
}

/// The value of an argument that is True or False.
pub(crate) fn flag(name: &str, value: &Bound<'_, PyAny>) -> PyResult<bool> {
    value.extract().map_err(|_| wrong_type(name, "True or False", value))
}

/// The value of an argument that is a whole number, of which `least` is the least: 0 or 1.
pub(crate) fn number(name: &str, value: &Bound<'_, PyAny>, least: usize) -> PyResult<usize> {
    // True and False are numbers in Python, but nobody means them as such.
    if !value.is_instance_of::<PyInt>() || value.is_instance_of::<PyBool>() {
        return Err(wrong_type(name, "an int", value));
    }
    if let Ok(number) = value.extract()
        && number >= least
    {
        return Ok(number);
    }
    let limit = match least {
        _ if value.gt(0).unwrap_or_default() => format!("at most {}", usize::MAX),
        0 => "0 or more".to_owned(),
        _ => "above 0".to_owned(),
    };
    Err(PyValueError::new_err(format!("the argument `{name}` must be {limit}, not {value}")))
}

/// The error for an argument of another type than expected.
pub(crate) fn wrong_type(name: &str, expected: &str, value: &Bound<'_, PyAny>) -> PyErr {
    let found = type_name(value);
    PyTypeError::new_err(format!("the argument `{name}` must be {expected}, not {found}"))
}

/// The name of the type of a value, for a sentence about the value.
pub(crate) fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map(|name| name.to_string()).unwrap_or_default()
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
        // A dialect in other letters is meant before a rule of that name.
        if names::dialects().iter().any(|dialect| dialect.eq_ignore_ascii_case(&name)) {
            return unknown("dialect", &name, &names::dialects());
        }
        // A name may be that of a rule without its document.
        let rules = names::productions().into_iter();
        let rules: Vec<_> = rules
            .filter(|rule| rule.split_once("::").is_some_and(|(_, own)| own == name))
            .collect();
        let known = if rules.is_empty() { names::dialects() } else { rules };
        unknown("dialect", &name, &known)
    })
}
