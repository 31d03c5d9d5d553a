//! [`rule`] gives a body the name of its rule; [`apart`] reads a rule in a function of its own.

#[cfg(target_family = "wasm")]
use nom::{Emit, Mode, OutputM};
use nom::{OutputMode, PResult, Parser};

use crate::source::Source;

use super::production::Production;

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
/// watcher, each rule is a function of its own. WebAssembly must be small, because it is downloaded, so nothing is
/// inlined by force there.
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
    #[cfg(not(target_family = "wasm"))]
    #[inline(always)]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, ()> {
        read_apart::<OM, I, P>(self.0, input)
    }

    /// WebAssembly must be small, so one function reads the rule whether its output is wanted or not.
    #[cfg(target_family = "wasm")]
    fn process<OM: OutputMode>(&mut self, input: I) -> PResult<OM, I, P::Output, ()> {
        let (rest, output) =
            read_apart::<OutputM<Emit, OM::Error, OM::Incomplete>, I, P>(self.0, input)?;
        Ok((rest, OM::Output::bind(|| output)))
    }
}

#[inline(never)]
fn read_apart<OM: OutputMode, I: Source, P: Parser<I, Error = ()>>(
    rule: impl Fn() -> P,
    input: I,
) -> PResult<OM, I, P::Output, ()> {
    rule().process::<OM>(input)
}
