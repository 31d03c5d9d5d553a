//! A production inside a nom grammar of the caller's own.

use core::marker::PhantomData;

use nom::error::{ErrorKind, ParseError};
use nom::{Check, Err, Mode, OutputM, OutputMode, PResult, Parser};

use crate::source::Source;

use super::production::Production;

/// Fits a production into a nom grammar that has an error type of its own.
///
/// If the production fails, the error of `E` is at the place where the production began. The exact octet is reported to
/// a [`Watch`](crate::source::Watch) in the `extra` of the span, or in a [`Watched`](crate::watched::Watched) text.
///
/// ```
/// use handle_grammar::{combinator::embed, info_uri};
/// use nom::{Parser, bytes::complete::tag, error::Error, sequence::delimited};
/// use nom_locate::LocatedSpan;
///
/// type Text<'a> = LocatedSpan<&'a [u8]>;
/// let mut quoted = delimited(tag("<"), embed::<Text, _, Error<Text>>(info_uri::info_uri()), tag(">"));
///
/// let (_, ((namespace, identifier), _)) = quoted.parse(Text::new(b"<info:lccn/2002022641>")).unwrap();
/// assert_eq!((namespace.location_offset(), *identifier.fragment()), (6, &b"2002022641"[..]));
/// ```
///
/// A production reads as far as its rule allows. For a grammar of `&str`, use [`embed_str`]. A production does not
/// check what only the prose of a document demands; the dialects of `handle-syntax` check that in the octets that it
/// read.
pub fn embed<I: Source, O, E: ParseError<I>>(
    production: impl Production<I, O>,
) -> impl Parser<I, Output = O, Error = E> {
    Embed { production, error: PhantomData }
}

struct Embed<P, E> {
    production: P,
    error: PhantomData<E>,
}

impl<I: Source, P: Parser<I, Error = ()>, E: ParseError<I>> Parser<I> for Embed<P, E> {
    type Output = P::Output;
    type Error = E;

    #[inline]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, E> {
        match self.production.process::<OutputM<OM::Output, Check, OM::Incomplete>>(input.clone()) {
            Ok(read) => Ok(read),
            Err(Err::Incomplete(needed)) => Err(Err::Incomplete(needed)),
            Err(Err::Failure(())) => {
                Err(Err::Failure(E::from_error_kind(input, ErrorKind::Verify)))
            }
            Err(Err::Error(())) => {
                Err(Err::Error(OM::Error::bind(|| E::from_error_kind(input, ErrorKind::Verify))))
            }
        }
    }
}

/// Fits a production into a nom grammar of `&str`; its output is the characters that it read.
///
/// A production reads as far as its rule allows: a URI ends before a space, a quotation mark or an angle bracket, but a
/// handle may have any of these, so the grammar around it must first find its end.
///
/// ```
/// use handle_grammar::combinator::{embed_str, whole};
/// use handle_grammar::hdl_uri;
/// use handle_grammar::nom::{Parser, bytes::complete::{tag, take_until}, error::Error, sequence::delimited};
///
/// let mut uri = embed_str::<_, Error<&str>>(hdl_uri::name_form());
/// assert_eq!(uri.parse("hdl:10.1000/182 is free"), Ok((" is free", "hdl:10.1000/182")));
///
/// let handle = embed_str::<_, Error<&str>>(whole(hdl_uri::handle()));
/// let mut quoted = delimited(tag("\""), take_until("\"").and_then(handle), tag("\""));
/// assert_eq!(quoted.parse("\"10.1000/a b\" is free"), Ok((" is free", "10.1000/a b")));
/// ```
pub fn embed_str<'a, O, E: ParseError<&'a str>>(
    production: impl Production<&'a [u8], O>,
) -> impl Parser<&'a str, Output = &'a str, Error = E> {
    EmbedStr { production, error: PhantomData }
}

struct EmbedStr<P, E> {
    production: P,
    error: PhantomData<E>,
}

impl<'a, P, E> Parser<&'a str> for EmbedStr<P, E>
where
    P: Parser<&'a [u8], Error = ()>,
    E: ParseError<&'a str>,
{
    type Output = &'a str;
    type Error = E;

    fn process<OM: OutputMode>(&mut self, input: &'a str) -> PResult<OM, &'a str, &'a str, E> {
        let production = &mut self.production;
        let rest = production
            .process::<OutputM<Check, Check, OM::Incomplete>>(input.as_bytes())
            .map(|(rest, ())| input.len() - rest.len());
        match rest.map(|end| input.split_at_checked(end)) {
            Ok(Some((read, rest))) => Ok((rest, OM::Output::bind(|| read))),
            Err(Err::Incomplete(needed)) => Err(Err::Incomplete(needed)),
            Err(Err::Failure(())) => {
                Err(Err::Failure(E::from_error_kind(input, ErrorKind::Verify)))
            }
            // A rule of octets may end inside a character.
            Ok(None) | Err(Err::Error(())) => {
                Err(Err::Error(OM::Error::bind(|| E::from_error_kind(input, ErrorKind::Verify))))
            }
        }
    }
}
