//! How a case of meaning is judged: a normal form, a comparison, a conversion.

use handle_syntax::{
    Code, Conversion, Dialect, Equality, Loss, Mode, Normalization, Options, Policy, Relation,
    Report, Severity, Terms, compare,
};

use crate::harness;

/// How a text is brought into its normal form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    Section5,
    Strict,
    /// In either mode.
    Both,
    /// By the rules of its namespace.
    Registry,
}

/// Clause, reading, how, text, normal form.
pub(crate) type Normal = (&'static str, &'static str, How, &'static [u8], &'static [u8]);

/// A text and how it is read.
type Read = (&'static str, &'static [u8]);

/// Clause, two texts, relation, policy, verdict.
pub(crate) type Compared = (&'static str, Read, Read, Relation, Policy, Equality);

/// What a conversion gives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Outcome {
    /// This text, and nothing is lost.
    Gives(&'static [u8]),
    /// This text without that, and a refusal where that must not be lost.
    Without(&'static [Loss], &'static [u8]),
    /// This error at this octet of the source before every other.
    Refused(Code, u32),
}

/// Clause, reading, target, text, outcome. Behind the target may stand `minimal` or `protected`.
pub(crate) type Converted = (&'static str, &'static str, &'static str, &'static [u8], Outcome);

fn reading(reading: &'static str) -> (Dialect, Options<'static>) {
    let (name, option) = reading.split_once(' ').unwrap_or((reading, ""));
    (name.parse().unwrap(), harness::options(option))
}

/// What a normal form should be and what it is, if they differ.
pub(crate) fn normal_failure(&(clause, read, how, text, wanted): &Normal) -> Option<String> {
    let (dialect, options) = reading(read);
    let modes: &[Mode] = match how {
        How::Strict => &[Mode::Strict3986],
        How::Section5 => &[Mode::Section5],
        How::Both | How::Registry => &[Mode::Section5, Mode::Strict3986],
    };
    modes.iter().find_map(|&mode| {
        let normalization = Normalization { mode, registry: how == How::Registry };
        let normal = dialect.normalize(text, options, normalization);
        let found =
            normal.as_deref().map_or("nothing".into(), |normal| normal.escape_ascii().to_string());
        (normal.as_deref() != Ok(wanted)).then(|| {
            format!("{clause}: `{}` as {read}, {how:?}: found {found}", text.escape_ascii())
        })
    })
}

/// What a comparison should say and what it says, if they differ.
pub(crate) fn compared_failure(
    &(clause, one, other, relation, policy, wanted): &Compared,
) -> Option<String> {
    let [one, other] = [one, other].map(|(read, text)| (reading(read), text));
    let terms = Terms { relation, policy, options: one.0.1, ..Terms::default() };
    let texts = [(one.0.0, one.1), (other.0.0, other.1)];
    let found = compare(texts, terms).map(|comparison| comparison.equal);
    (found != Ok(wanted)).then(|| {
        let texts = texts.map(|(_, text)| text.escape_ascii().to_string());
        format!("{clause}: {texts:?} by {relation}, {policy}: wanted {wanted}, found {found:?}")
    })
}

/// What a conversion should give and what it gives, if they differ.
pub(crate) fn converted_failure(
    &(clause, read, target, text, wanted): &Converted,
) -> Option<String> {
    let (from, options) = reading(read);
    let (to, way) = target.split_once(' ').unwrap_or((target, ""));
    let conversion = Conversion {
        options,
        minimal: way == "minimal",
        protect_dots: way == "protected",
        ..Conversion::new(from, to.parse().unwrap())
    };
    let lenient = Conversion { allow: Loss::ALL, ..conversion }.convert(text);
    let strict = conversion.convert(text);
    let found = match &lenient {
        Ok(converted) => format!("{:?} {}", converted.dropped, converted.text.escape_ascii()),
        Err(report) => format!("{:?}", first(report)),
    };
    let lost = |converted: &handle_syntax::Converted, losses: &[Loss]| {
        converted.dropped.iter().map(|lost| lost.what).eq(losses.iter().copied())
    };
    let fits = match (wanted, lenient, strict) {
        (Outcome::Gives(text), Ok(lenient), Ok(strict)) => {
            lenient == strict && strict.is_lossless() && strict.text == text
        }
        (Outcome::Without(losses, text), Ok(lenient), Err(strict)) => {
            let codes = strict.problems.iter().map(|problem| problem.code);
            lost(&lenient, losses)
                && !lenient.is_lossless()
                && lenient.text == text
                && codes.eq(losses.iter().map(|loss| loss.code()))
        }
        (Outcome::Refused(code, at), Err(report), Err(_)) => first(&report) == Some((code, at)),
        _ => false,
    };
    (!fits).then(|| {
        let text = text.escape_ascii();
        format!("{clause}: `{text}` from {read} to {target}: wanted {wanted:?}, found {found}")
    })
}

fn first(report: &Report) -> Option<(Code, u32)> {
    let error = report.problems.iter().find(|problem| problem.severity == Severity::Error)?;
    Some((error.code, error.span.start))
}
