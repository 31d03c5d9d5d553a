//! Whether a text that does not begin with an identifier is meant as one: it has a slip in its beginning, or a label or
//! marks around it.

use handle_syntax::find::Finder;
use handle_syntax::{Code, Options, Problem, check_with};

/// The longest text that may be an identifier, in octets.
const LONGEST: usize = 1 << 12;

/// Problems with how an identifier begins, or with what is around it.
const SLIPS: [Code; 7] = [
    Code::DoiPrefix,
    Code::DoubledScheme,
    Code::EnclosingMarks,
    Code::MissingSlash,
    Code::MisspeltScheme,
    Code::PrefixLookalike,
    Code::WrongSlashes,
];

/// Problems that show what is meant only if the text begins with the link to a resolver that is offered.
const LINKS: [Code; 2] = [Code::CharacterNotAllowed, Code::UnknownProxy];

/// Problems of texts that mean something else, even if they contain an identifier.
const OTHERS: [Code; 5] = [
    Code::InnerSpace,
    Code::LandingPage,
    Code::LibraryProxy,
    Code::OtherIdentifier,
    Code::Placeholder,
];

/// Whether the report on the text as a whole names such a slip, and offers a handle or a DOI name.
pub(super) fn is_in(text: &[u8]) -> bool {
    let has_slash = text.iter().any(|octet| b"/\\".contains(octet));
    if !has_slash || text.len() > LONGEST {
        return false;
    }
    let (_, report) = check_with(text, Options::default());
    let Some(repaired) = report.repaired() else { return false };
    let meant = repaired.text().as_bytes();
    let label = |problem: Problem<'_>| text.get(problem.span().range()).is_some_and(is_label);
    let before =
        |problem: Problem<'_>| text.get(..problem.span().range().start).unwrap_or_default();
    // A problem with a space before it is not at the beginning of the text.
    let shows = |problem: Problem<'_>| match problem.code() {
        Code::LeadingText => label(problem),
        code if LINKS.contains(&code) => host(meant).is_some_and(|host| text.starts_with(host)),
        code => SLIPS.contains(&code) && !before(problem).contains(&b' '),
    };
    let differs = |problem: Problem<'_>| match problem.code() {
        Code::LeadingText => !label(problem),
        code => OTHERS.contains(&code),
    };
    report.problems().any(shows) && !report.problems().any(differs) && is_found(meant, text)
}

/// Whether the text before an identifier is one word and a colon.
fn is_label(text: &[u8]) -> bool {
    let word = text.trim_ascii().strip_suffix(b":").unwrap_or_default();
    !word.is_empty() && word.iter().all(u8::is_ascii_alphanumeric)
}

/// The scheme and the host of a link.
fn host(link: &[u8]) -> Option<&[u8]> {
    let slashes = link.windows(3).position(|octets| octets == b"://")? + 3;
    let end = link[slashes..].iter().position(|octet| *octet == b'/')?;
    Some(&link[..slashes + end])
}

/// Whether the identifier that is meant is the only one that is found in itself, or in the text.
fn is_found(meant: &[u8], text: &[u8]) -> bool {
    [meant, text].iter().any(|text| {
        let mut found = Finder::after(b'\n', text);
        found.next().is_some_and(|found| *found.text() == *meant) && found.next().is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::is_in;

    #[test]
    fn only_an_attempt_at_a_handle_or_a_doi_name_is_judged() {
        for (text, expected) in [
            ("https://doi.org/ 10.1371/journal.pone.0029797", true),
            ("doi.org/10.1371/journal.pone.0029797.", true),
            ("dio:10.1371/journal.pone.0029797", true),
            ("DOI10.1371/journal.pone.0029797", true),
            ("DOI: 10.1371/journal.pone.0029797", true),
            ("(10.1371/journal.pone.0029797)", true),
            ("\"10.1371/journal.pone.0029797\"", true),
            ("Handle: 10261/12345.", true),
            ("10,1371/journal.pone.0029797", true),
            ("1O.1371/journal.pone.0029797", true),
            ("10.1371\\journal.pone.0029797", true),
            ("http://hdl.handle.net/ 2027/mdp.39015012345678", true),
            ("http://hdl.handle.net10261/12345", true),
            ("https:/doi.org/10.1371/journal.pone.0029797", true),
            ("Is part of https://hdl.handle.net/10261/1.", false),
            ("Smith, J., A title, doi:10.1371/journal.pone.0029797", false),
            ("See also doi:10.1371/journal.pone.0029797.", false),
            ("(see 10.1371/journal.pone.0029797)", false),
            ("https://example.org/10.1371/journal.pone.0029797", false),
            ("https://example.org/handle/10261/12345", false),
            ("https:/example.org/a/b", false),
            ("Report 12345/67890", false),
            ("(12345/67890)", false),
            ("citation: 12345/67890", false),
            ("GB/NNAF/C12345", false),
            ("2010/05", false),
            ("urn:nbn:de:101:1-2", false),
            ("text/html", false),
        ] {
            assert_eq!(is_in(text.as_bytes()), expected, "{text}");
        }
    }
}
