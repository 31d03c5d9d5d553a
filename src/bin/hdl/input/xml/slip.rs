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

/// Labels of handles and hosts of links to them, which may have any punctuation after them. `pid` counts only with its
/// `:` or `=`: other numbers are called PID, too, but hardly ever with such a mark after it.
const LABELS: [&str; 6] = ["handle", "handle.net", "hdl", "hdl.handle.net", "pid:", "pid="];

/// How many letters of a misspelt host are wrong at most; two that changed places count once.
const MOST_SLIPS: usize = 2;

/// The scheme of info URIs.
const INFO: &[u8] = b"info:";

/// Whether a text begins with the scheme of info URIs.
pub(super) fn begins_info(text: &[u8]) -> bool {
    text.get(..INFO.len()).is_some_and(|start| start.eq_ignore_ascii_case(INFO))
}

/// Whether a text is an info URI with a slip, so that an info URI of a registered namespace is offered in its place.
pub(super) fn is_in_info(text: &[u8]) -> bool {
    if !text.contains(&b'/') || text.len() > LONGEST {
        return false;
    }
    let (_, report) = check_with(text, Options::default());
    report.repaired().is_some_and(|repaired| {
        let meant = repaired.text().as_bytes();
        begins_info(meant) && is_alone(meant, meant) && is_registered(meant)
    })
}

fn is_registered(info: &[u8]) -> bool {
    let (_, report) = check_with(info, Options::default());
    !report.has(Code::UnregisteredNamespace)
}

/// Whether the report on the text as a whole names such a slip, and offers a handle or a DOI name.
pub(super) fn is_in(text: &[u8]) -> bool {
    let has_slash = text.iter().any(|octet| b"/\\".contains(octet));
    if !has_slash || text.len() > LONGEST {
        return false;
    }
    let (_, report) = check_with(text, Options::default());
    let Some(repaired) = report.repaired() else { return false };
    let meant = repaired.text().as_bytes();
    let names = |problem: Problem<'_>| text.get(problem.span().range()).is_some_and(names_handle);
    let is_word = |problem: Problem<'_>| text.get(problem.span().range()).is_some_and(is_label);
    let label = |problem: Problem<'_>| is_word(problem) || names(problem);
    let before =
        |problem: Problem<'_>| text.get(..problem.span().range().start).unwrap_or_default();
    // A problem with a space before it is not at the beginning of the text.
    let shows = |problem: Problem<'_>| match problem.code() {
        Code::LeadingText => label(problem),
        Code::UnknownProxy if is_misspelt_host(text, problem) => !before(problem).contains(&b' '),
        code if LINKS.contains(&code) => host(meant).is_some_and(|host| text.starts_with(host)),
        code => SLIPS.contains(&code) && !before(problem).contains(&b' '),
    };
    let differs = |problem: Problem<'_>| match problem.code() {
        Code::LeadingText => !label(problem),
        code => OTHERS.contains(&code),
    };
    let is_handle = || report.problems().any(names) && is_handle(meant);
    report.problems().any(shows)
        && !report.problems().any(differs)
        && (is_alone(meant, meant) || is_alone(text, meant) || is_handle())
}

/// Whether a host looks like that of a known resolver, which is offered in its place, perhaps with a scheme.
fn is_misspelt_host(text: &[u8], problem: Problem<'_>) -> bool {
    let host = text.get(problem.span().range()).and_then(|host| str::from_utf8(host).ok());
    let edit = problem.suggestion().filter(|edit| edit.span == problem.span());
    host.zip(edit).is_some_and(|(host, edit)| {
        let meant = edit.text.rsplit('/').next().unwrap_or_default();
        strsim::osa_distance(host, meant) <= MOST_SLIPS
    })
}

/// Whether the text before an identifier is a label of handles, or the host of a link to one.
fn names_handle(text: &[u8]) -> bool {
    let is_mark = |octet: &u8| octet.is_ascii_punctuation() || octet.is_ascii_whitespace();
    let end = text.iter().rposition(|octet| !is_mark(octet)).map_or(0, |last| last + 1);
    let is_label = |text: &[u8]| LABELS.iter().any(|it| text.eq_ignore_ascii_case(it.as_bytes()));
    is_label(text.trim_ascii()) || is_label(&text[..end])
}

/// Whether a text looks like a handle, so that it is found after a label.
fn is_handle(meant: &[u8]) -> bool {
    is_alone(&[b"handle: ", meant].concat(), meant)
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

/// Whether the identifier that is meant is the only one that is found in the text.
fn is_alone(text: &[u8], meant: &[u8]) -> bool {
    let mut found = Finder::after(b'\n', text);
    found.next().is_some_and(|found| *found.text() == *meant) && found.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::{is_in, is_in_info};

    #[test]
    fn only_an_attempt_at_an_info_uri_is_judged() {
        for (text, expected) in [
            ("inof:eu-repo/semantics/openAccess", true),
            ("info/eu-repo/semantics/openAccess", true),
            ("info: eu-repo/semantics/openAccess", true),
            ("\"info:eu-repo/semantics/article\"", true),
            ("info: rights/reserved", false),
            ("Information/Communication", false),
            ("info.example.org/rights", false),
            ("eu-repo/semantics/openAccess", true),
            ("https://creativecommons.org/licenses/by/4.0/", false),
            ("https://doi.org/10.1000/182", false),
            ("2026-01-01/2027-01-01", false),
            ("text/html", false),
            ("Article / Letter to editor", false),
        ] {
            assert_eq!(is_in_info(text.as_bytes()), expected, "{text}");
        }
    }

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
            ("hld:1721.1/77", true),
            ("hdl.1721.1/77", true),
            ("hdl.handel.net/1721.1/77", true),
            ("HDL.HANDLE.NET/1721.1/77", true),
            ("Handle 1721.1/77", true),
            ("hdl 1721.1/77", true),
            ("hdl=1721.1/77", true),
            ("PID: 1721.1/77", true),
            ("1721.1/77", false),
            ("PID 12/34", false),
            ("PID 2019/12345", false),
            ("Handle 5/7", false),
            ("Handle with care 12345/6", false),
            ("ISSN 1234/5678", false),
            ("ISBN: 97831/6", false),
            ("QA76.73/C15", false),
            ("Ms. 1721.1/77", false),
            ("https://hld.handle.net/1721.1/77", true),
            ("hdl.example.org/1721.1/77", false),
            ("https://handle.example.edu/1721.1/77", false),
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
