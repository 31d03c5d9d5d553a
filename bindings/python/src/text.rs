//! [`Given`]: a text given by Python; answers are returned in the same type.

use std::borrow::Cow;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyByteArray, PyBytes, PyMemoryView, PyString};

use crate::arguments::type_name;
use crate::characters::{Beginnings, Characters, Counted};

/// The error handler of Python's codec that keeps lone surrogates.
const KEPT: &str = "surrogatepass";

/// The text itself; `bytes` for a `bytearray` or a `memoryview`, because the answers keep the text, and it must not
/// change.
#[inline]
pub(crate) fn unchanging<'a, 'py>(
    text: &'a Bound<'py, PyAny>,
) -> PyResult<Cow<'a, Bound<'py, PyAny>>> {
    let is_usual = text.is_instance_of::<PyString>() || text.is_instance_of::<PyBytes>();
    if !is_usual && (text.is_instance_of::<PyByteArray>() || text.is_instance_of::<PyMemoryView>())
    {
        return Ok(Cow::Owned(text.py().get_type::<PyBytes>().call1((text,))?));
    }
    Ok(Cow::Borrowed(text))
}

/// A `str` or `bytes`.
#[derive(Clone, Debug)]
pub(crate) struct Given<'a> {
    octets: Cow<'a, [u8]>,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A `str` of ASCII: its octets are its code points.
    Ascii,
    /// Any other `str`.
    Characters,
    Octets,
}

impl<'a> Given<'a> {
    /// Borrows the text. A lone surrogate of a `str` becomes three octets that are not valid UTF-8, so that it is a
    /// problem with a place, and not an exception.
    #[inline]
    pub(crate) fn new(text: &'a Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(text) = text.cast::<PyString>() {
            return Self::of_str(text);
        }
        if let Ok(text) = text.cast::<PyBytes>() {
            return Ok(Self { octets: text.as_bytes().into(), kind: Kind::Octets });
        }
        let kind = type_name(text);
        Err(PyTypeError::new_err(format!("the text must be str or bytes, not {kind}")))
    }

    #[inline]
    fn of_str(text: &'a Bound<'_, PyString>) -> PyResult<Self> {
        if let Ok(text) = text.to_str() {
            let kind = if text.is_ascii() { Kind::Ascii } else { Kind::Characters };
            return Ok(Self { octets: text.as_bytes().into(), kind });
        }
        let octets = text.call_method1("encode", ("utf-8", KEPT))?;
        let octets = octets.cast::<PyBytes>()?.as_bytes().to_vec();
        Ok(Self { octets: octets.into(), kind: Kind::Characters })
    }

    #[inline]
    pub(crate) fn octets(&self) -> &[u8] {
        &self.octets
    }

    /// An answer about this text, `str` for a `str` and `bytes` for `bytes`.
    ///
    /// # Errors
    /// The answer to a `str` is not UTF-8; the error is Python's own, with the place.
    pub(crate) fn answer<'py>(
        &self,
        py: Python<'py>,
        octets: &[u8],
    ) -> PyResult<Bound<'py, PyAny>> {
        if self.kind == Kind::Octets {
            return Ok(PyBytes::new(py, octets).into_any());
        }
        match std::str::from_utf8(octets) {
            Ok(text) => Ok(PyString::new(py, text).into_any()),
            Err(_) => PyBytes::new(py, octets).call_method1("decode", ("utf-8", KEPT)),
        }
    }

    /// A place, given in octets, as indices of the text that was given: code points of a `str`, octets of `bytes`.
    pub(crate) fn indices(&self, octets: [usize; 2]) -> [usize; 2] {
        self.characters().indices(octets)
    }

    /// Counts places in any order as indices of the text that was given.
    pub(crate) fn beginnings(&self) -> Beginnings {
        match self.kind {
            Kind::Characters => Beginnings::of_str(&self.octets),
            Kind::Ascii | Kind::Octets => Beginnings::octets(),
        }
    }

    /// Counts places one after the other as indices of the text that was given.
    fn characters(&self) -> Characters<'_> {
        match self.kind {
            Kind::Characters => Characters::of_str(&self.octets),
            Kind::Ascii | Kind::Octets => Characters::octets(&self.octets),
        }
    }

    /// Counts on from a place up to which characters of this text have been counted.
    pub(crate) fn characters_from(&self, counted: Counted) -> Characters<'_> {
        self.characters().counting_from(counted)
    }
}

/// A text that is kept after the call that gave it. [`Kept::given`] copies nothing, however long the text is.
#[derive(Debug)]
pub(crate) struct Kept {
    text: Py<PyAny>,
    kind: Kind,
    /// The octets of a `str` with lone surrogates.
    octets: Option<Vec<u8>>,
}

impl Kept {
    pub(crate) fn new(text: &Bound<'_, PyAny>, given: &Given<'_>) -> Self {
        let octets = match &given.octets {
            Cow::Owned(octets) => Some(octets.clone()),
            Cow::Borrowed(_) => None,
        };
        Self { text: text.clone().unbind(), kind: given.kind, octets }
    }

    /// The text itself.
    pub(crate) fn bind<'py>(&self, py: Python<'py>) -> &Bound<'py, PyAny> {
        self.text.bind(py)
    }

    pub(crate) fn given<'a>(&'a self, py: Python<'a>) -> PyResult<Given<'a>> {
        let octets = match &self.octets {
            Some(octets) => octets,
            None => match self.text.bind(py).cast::<PyString>() {
                Ok(text) => text.to_str()?.as_bytes(),
                Err(_) => self.text.bind(py).cast::<PyBytes>()?.as_bytes(),
            },
        };
        Ok(Given { octets: octets.into(), kind: self.kind })
    }
}
