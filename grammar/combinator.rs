//! The operators of RFC 5234 that nom lacks, and [`rule`], which gives a body the name of its rule.

use core::marker::PhantomData;
use core::ops::{Bound, RangeBounds};

use nom::error::{ErrorKind, ParseError};
use nom::{Check, Complete, Err, Mode, OutputM, OutputMode, PResult, Parser};

use crate::class::{Class, escape};
use crate::source::{Expected, Source};

/// The trait of every production: a nom parser of a [`Source`] whose error is `()`.
///
/// `O` is its output: by default the octets that it read, for a rule of several parts a tuple of the parts.
///
/// ```
/// use handle_grammar::combinator::{Production, accepts, run, text};
/// use handle_grammar::rfc5234::DIGIT;
/// use handle_grammar::source::Source;
/// use nom::Parser;
///
/// fn year<I: Source>() -> impl Production<I, (I, I)> {
///     (text("in "), run(&DIGIT, 4..=4))
/// }
/// assert!(accepts(year(), b"in 2008"));
/// ```
pub trait Production<I, O = I>: Parser<I, Output = O, Error = ()> {}

impl<I, O, P: Parser<I, Output = O, Error = ()>> Production<I, O> for P {}

/// Gives a body the name of its rule, `document::rule`. A [`Watch`](crate::source::Watch) is told under this name where
/// the rule begins and ends.
///
/// ```
/// use handle_grammar::combinator::{Production, rule, run};
/// use handle_grammar::rfc5234::DIGIT;
/// use handle_grammar::source::Source;
///
/// fn year<I: Source>() -> impl Production<I> {
///     rule("ours::year", run(&DIGIT, 4..=4))
/// }
/// # let _ = year::<&[u8]>;
/// ```
pub fn rule<I: Source, O>(
    name: &'static str,
    body: impl Production<I, O>,
) -> impl Production<I, O> {
    Named { name, body }
}

/// A parser with the name of its rule.
///
/// Without a watcher, the parser is inlined, so that the compiler knows the names, texts and bounds in its body. With a
/// watcher, each rule is a function of its own. In WebAssembly, which is downloaded, nothing is inlined by force.
struct Named<P> {
    name: &'static str,
    body: P,
}

impl<I: Source, P: Parser<I, Error = ()>> Parser<I> for Named<P> {
    type Output = P::Output;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, ()> {
        if I::WATCHED {
            return self.watched::<I, OM>(input);
        }
        self.body.process::<OM>(input)
    }
}

impl<P> Named<P> {
    #[inline(never)]
    fn watched<I: Source, OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, ()>
    where
        P: Parser<I, Error = ()>,
    {
        input.enter(self.name);
        let read = self.body.process::<OM>(input.clone());
        input.leave(self.name, read.as_ref().ok().map(|(rest, _)| rest));
        read
    }
}

/// A large rule, read by a function of its own; otherwise it would be inlined into every rule that names it.
///
/// The parser is made inside that function, so that the compiler knows its parts.
///
/// ```
/// use handle_grammar::combinator::{accepts, apart};
/// use handle_grammar::hdl_uri;
///
/// assert!(accepts(apart(hdl_uri::handle), b"10.1000/182"));
/// ```
pub fn apart<I: Source, O, P: Production<I, O>>(
    rule: impl Fn() -> P + Copy,
) -> impl Production<I, O> {
    Apart(rule)
}

struct Apart<F>(F);

impl<I: Source, P: Parser<I, Error = ()>, F: Fn() -> P + Copy> Parser<I> for Apart<F> {
    type Output = P::Output;
    type Error = ();

    /// `read_apart` makes the parser anew. If it got the parser as an argument, the parser would have to be kept in
    /// memory, together with the rule around it.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, ()> {
        read_apart::<OM, I, P>(self.0, input)
    }
}

#[inline(never)]
fn read_apart<OM: OutputMode, I: Source, P: Parser<I, Error = ()>>(
    rule: impl Fn() -> P,
    input: I,
) -> PResult<OM, I, P::Output, ()> {
    rule().process::<OM>(input)
}

/// A quoted string: its letters match in either case (RFC 5234 section 2.3).
///
/// ```
/// use handle_grammar::combinator::{accepts, text};
///
/// assert!(accepts(text("info:"), b"INFO:"));
/// ```
pub fn text<I: Source>(wanted: &'static str) -> impl Production<I> {
    Text(wanted)
}

/// The parser of a quoted string. It is always inlined: if the compiler knows the text, only a comparison of each octet
/// is left. Otherwise, reading a short identifier takes one and a half times as long.
struct Text(&'static str);

impl<I: Source> Parser<I> for Text {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let wanted = self.0.as_bytes();
        match input.octets().get(..wanted.len()) {
            Some(found)
                if found.iter().zip(wanted).all(|(found, wanted)| same(*found, *wanted)) =>
            {
                Ok(split::<OM, I>(&input, wanted.len()))
            }
            _ => {
                if I::WATCHED {
                    input.miss(common(input.octets(), wanted), Expected::Text(self.0));
                }
                Err(refused::<OM>())
            }
        }
    }
}

/// How many octets from the first on agree, ignoring case.
fn common(octets: &[u8], wanted: &[u8]) -> usize {
    let pairs = octets.iter().zip(wanted);
    pairs.take_while(|&(&found, &wanted)| same(found, wanted)).count()
}

/// Whether two octets agree, ignoring case. If the compiler knows `wanted`, only one comparison is left.
#[inline]
fn same(found: u8, wanted: u8) -> bool {
    let case = if wanted.is_ascii_alphabetic() { 0x20 } else { 0 };
    found | case == wanted | case
}

/// One octet of a class, or one percent-escape if the class allows it.
///
/// ```
/// use handle_grammar::combinator::{accepts, one};
/// use handle_grammar::rfc3986::PCHAR;
///
/// assert!(accepts(one(&PCHAR), b"%2F") && !accepts(one(&PCHAR), b"/"));
/// ```
pub fn one<I: Source>(class: &'static Class) -> impl Production<I> {
    run(class, 1..=1)
}

/// A repetition of a class, read as one run: `run(&PCHAR, 0..)` is `*pchar`, `run(&HEXDIG, 1..=4)` is `1*4HEXDIG`.
///
/// The parser reads as many octets as it can; a percent-escape counts as one. It fails if these are fewer than the
/// lower bound.
///
/// ```
/// use handle_grammar::combinator::run;
/// use handle_grammar::rfc5234::HEXDIG;
/// use nom::Parser;
///
/// let (rest, read) = run(&HEXDIG, 1..=4).parse(&b"20abc-"[..]).unwrap();
/// assert_eq!((read, rest), (&b"20ab"[..], &b"c-"[..]));
/// ```
pub fn run<I: Source>(
    class: &'static Class,
    bounds: impl RangeBounds<usize>,
) -> impl Production<I> {
    let (least, most) = limits(&bounds);
    Run { class, least, most }
}

/// The parser of a run. It is always inlined, so that the compiler chooses from the bounds how to read.
struct Run {
    class: &'static Class,
    least: usize,
    most: usize,
}

impl<I: Source> Parser<I> for Run {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let octets = input.octets();
        let (end, items) = match self.most {
            usize::MAX if self.least <= 1 => {
                let end = self.class.run(octets);
                (end, end)
            }
            1 => {
                let end = self.class.item(octets);
                (end, usize::from(end > 0))
            }
            most => self.class.count(octets, most),
        };
        if I::WATCHED && items < self.most {
            missed(&input, end, self.class);
        }
        if items < self.least {
            return Err(refused::<OM>());
        }
        Ok(split::<OM, I>(&input, end))
    }
}

/// Reports the end of a run as a miss of the class and, if an incomplete percent-escape stands there, as a miss of its
/// next digit.
fn missed<I: Source>(input: &I, end: usize, class: &'static Class) {
    input.miss(end, Expected::Class(class));
    if let Some(broken @ [b'%', ..]) = input.octets().get(end..)
        && class.escapes()
    {
        input.miss(end + escape(broken), Expected::Escape(class));
    }
}

/// A repetition of any production: `repeat(0.., p)` is `*p`, `repeat(6..=6, p)` is `6p`. It outputs the octets that it
/// read.
///
/// The parser reads as many parts as it can, and ends when a part reads no octet.
///
/// ```
/// use handle_grammar::combinator::{accepts, repeat, text};
///
/// assert!(accepts(repeat(1.., text("ab")), b"abab") && !accepts(repeat(1.., text("ab")), b""));
/// ```
pub fn repeat<I: Source, O>(
    bounds: impl RangeBounds<usize>,
    part: impl Production<I, O>,
) -> impl Production<I> {
    let (least, most) = limits(&bounds);
    Repeat { part, least, most }
}

struct Repeat<P> {
    part: P,
    least: usize,
    most: usize,
}

impl<I: Source, P: Parser<I, Error = ()>> Parser<I> for Repeat<P> {
    type Output = I;
    type Error = ();

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, I, ()> {
        let (mut rest, mut items) = (input.clone(), 0);
        while items < self.most {
            match self.part.process::<OutputM<Check, Check, OM::Incomplete>>(rest.clone()) {
                Ok((after, ())) if after.input_len() < rest.input_len() => {
                    (rest, items) = (after, items + 1);
                }
                Ok(_) => items = self.most,
                Err(Err::Error(())) => break,
                Err(Err::Failure(())) => return Err(Err::Failure(())),
                Err(Err::Incomplete(needed)) => return Err(Err::Incomplete(needed)),
            }
        }
        if items < self.least {
            return Err(refused::<OM>());
        }
        Ok(split::<OM, I>(&input, input.input_len() - rest.input_len()))
    }
}

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

/// Fits a production into a nom grammar that has an error type of its own.
///
/// If the production fails, the error of `E` is at the place where the production began. The exact octet is reported to
/// a [`Watch`](crate::source::Watch) in the `extra` of the span.
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

/// The bounds of a repetition as numbers.
fn limits(bounds: &impl RangeBounds<usize>) -> (usize, usize) {
    let least = match bounds.start_bound() {
        Bound::Included(&least) => least,
        Bound::Excluded(&before) => before + 1,
        Bound::Unbounded => 0,
    };
    let most = match bounds.end_bound() {
        Bound::Included(&most) => most,
        Bound::Excluded(&after) => after.saturating_sub(1),
        Bound::Unbounded => usize::MAX,
    };
    (least, most)
}

/// The octets after the first `end`, and these first octets as output.
#[inline]
fn split<OM: OutputMode, I: Source>(input: &I, end: usize) -> (I, <OM::Output as Mode>::Output<I>) {
    let (rest, read) = input.take_split(end);
    (rest, OM::Output::bind(|| read))
}

#[inline]
fn refused<OM: OutputMode>() -> Err<(), <OM::Error as Mode>::Output<()>> {
    Err::Error(OM::Error::bind(|| ()))
}
