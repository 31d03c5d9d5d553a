//! Other spellings and notations of a text.

use handle_syntax::meaning::Normalization;
use handle_syntax::{Conversion, Dialect, Loss, Policy, Span};
use serde::Serialize;

use crate::answer::{Place, Problem, problems, text as answer};
use crate::options::{Given, dialect};
use crate::places::{Places, hex_unless_utf8};

/// A text in another spelling or notation; `output` is null if it was refused, and `problems` say why.
#[derive(Serialize)]
pub(crate) struct Outcome {
    dialect: &'static str,
    input: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    input_hex: Option<String>,
    output: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    output_hex: Option<String>,
    lossless: bool,
    /// The names of the parts that were lost.
    dropped: Vec<&'static str>,
    /// The places of these parts in the input.
    lost: Vec<Lost>,
    problems: Vec<Problem>,
}

/// A part of the input that was lost.
#[derive(Serialize)]
struct Lost {
    part: &'static str,
    #[serde(flatten)]
    place: Place,
}

/// A text that was written, and the parts that were lost.
struct Written<'a> {
    text: &'a [u8],
    dropped: &'a [(Loss, Span)],
}

impl Outcome {
    fn new(
        dialect: Dialect,
        text: &[u8],
        done: Result<Written<'_>, &handle_syntax::Report<'_>>,
    ) -> Self {
        let places = Places::new(text);
        let (output, dropped) = match &done {
            Ok(done) => (Some(done.text), done.dropped),
            Err(_) => (None, &[][..]),
        };
        let (written, output_hex) = output.map(answer).unzip();
        let lost = |&(loss, span): &(Loss, _)| Lost {
            part: loss.name(),
            place: Place::new(&places, span),
        };
        Self {
            dialect: dialect.name(),
            input: places.string(),
            input_hex: hex_unless_utf8(text),
            output: written,
            output_hex: output_hex.flatten(),
            lossless: output.is_some() && dropped.is_empty(),
            dropped: dropped.iter().map(|(loss, _)| loss.name()).collect(),
            lost: dropped.iter().map(lost).collect(),
            problems: done.err().map(|report| problems(&places, report)).unwrap_or_default(),
        }
    }
}

pub(crate) fn normalized(text: &[u8], options: &Given) -> Result<Outcome, String> {
    let dialect = dialect(&options.syntax, text)?;
    let mode = options.mode.unwrap_or_default();
    let normalization = Normalization::new().mode(mode).registry(options.registry);
    let normal = dialect.normalize_with(text, options.options(), normalization);
    Ok(Outcome::new(dialect, text, normal.as_deref().map(|text| Written { text, dropped: &[] })))
}

pub(crate) fn converted(text: &[u8], options: &Given) -> Result<Outcome, String> {
    let dialect = dialect(&options.syntax, text)?;
    let to = options.to.ok_or("convert needs the option `to`, the dialect to write")?;
    let conversion = Conversion::new(dialect, to)
        .options_for_target(options.options())
        .allow(&options.allow_loss)
        .protect_dots(options.protect_dots)
        .minimal(options.minimal)
        .resolver(options.resolver.as_deref());
    if let Some(wrong) = conversion.wrong_name() {
        return Err(wrong);
    }
    let done = conversion.convert(text);
    let dropped: Vec<_> =
        done.iter().flat_map(|done| &done.dropped).map(|lost| (lost.what, lost.span)).collect();
    Ok(Outcome::new(
        dialect,
        text,
        done.as_ref().map(|done| Written { text: &done.text, dropped: &dropped }),
    ))
}

/// The handle that a text means, and the key that it shares with all equal handles; null if it means none.
#[derive(Serialize)]
pub(crate) struct Keyed {
    dialect: &'static str,
    policy: Option<&'static str>,
    handle: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    handle_hex: Option<String>,
    key: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    key_hex: Option<String>,
    problems: Vec<Problem>,
}

pub(crate) fn key(text: &[u8], options: &Given) -> Result<Keyed, String> {
    let dialect = dialect(&options.syntax, text)?;
    let own = options.options();
    if let Some(octets) = dialect.handle_with(text, own) {
        let policy = options.policy.unwrap_or_else(|| Policy::of(dialect, &octets));
        let (handle, handle_hex) = answer(&octets);
        let (key, key_hex) = answer(policy.key(&octets).as_bytes());
        let (handle, key, policy) = (Some(handle), Some(key), Some(policy.name()));
        return Ok(Keyed {
            dialect: dialect.name(),
            policy,
            handle,
            handle_hex,
            key,
            key_hex,
            problems: Vec::new(),
        });
    }
    // The text means no handle, so a conversion to a handle is refused, and its report says why.
    let conversion = Conversion::new(dialect, Dialect::Handle).options(own).allow(Loss::ALL);
    let problems =
        conversion.convert(text).err().map(|report| problems(&Places::new(text), &report));
    Ok(Keyed {
        dialect: dialect.name(),
        policy: None,
        handle: None,
        handle_hex: None,
        key: None,
        key_hex: None,
        problems: problems.unwrap_or_default(),
    })
}
