//! A production that reads a text to its end.

use nom::{Check, Complete, Mode, OutputM, OutputMode, PResult, Parser};

use crate::source::{Expected, Source};

use super::production::{Production, refused};

/// The body, and the end of the text after it.
///
/// ```
/// use handle_grammar::{combinator::whole, hdl_uri};
/// use nom::Parser;
///
/// let (_, (naming_authority, local_name)) = whole(hdl_uri::handle()).parse(&b"10.1000/182"[..]).unwrap();
/// assert_eq!((naming_authority, local_name), (&b"10.1000"[..], &b"182"[..]));
/// ```
pub fn whole<I: Source, O>(body: impl Production<I, O>) -> impl Production<I, O> {
    nom::sequence::terminated(body, End)
}

struct End;

impl<I: Source> Parser<I> for End {
    type Output = ();
    type Error = ();

    #[inline]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, (), ()> {
        if input.input_len() == 0 {
            return Ok((input, OM::Output::bind(|| ())));
        }
        input.miss(0, Expected::End);
        Err(refused::<OM>())
    }
}

/// Whether the production reads the whole of `text`. This makes no output and no error, and allocates nothing.
///
/// ```
/// use handle_grammar::{combinator::accepts, hdl_uri};
///
/// assert!(accepts(hdl_uri::hdl_uri(), b"hdl://10.1000/182"));
/// assert!(!accepts(hdl_uri::hdl_uri(), b"hdl:10.1000/182"));
/// ```
#[inline]
pub fn accepts<'a, O>(production: impl Production<&'a [u8], O>, text: &'a [u8]) -> bool {
    whole(production).process::<OutputM<Check, Check, Complete>>(text).is_ok()
}
