//! Texts that are too long for the search for accidents, so that only the rules report problems, and each edit is the
//! one that belongs to the code of its problem.

use handle_syntax::{Code, Dialect};

use crate::fix::Edited::{self, Fix, NoEdit, Try};
use crate::fix::edited;

/// How many octets replace a `…` in a text. Accidents are sought only in texts of up to 2048 octets, and edits are
/// tried in texts of up to four times as many.
const LONG: usize = 2100;

/// A dialect, a text, and its problems: the code of each, and the text after its edit.
type Case = (Dialect, &'static str, &'static [(Code, Edited<&'static str>)]);

#[rustfmt::skip]
const CASES: &[Case] = &[
    (Dialect::Handle, "10.1000/a\u{A0}…", &[(Code::InvisibleCharacter, Try("10.1000/a…"))]),
    (Dialect::Doi, "10.1000/\u{A0}…", &[(Code::InvisibleCharacter, Try("10.1000/…"))]),
    (Dialect::HdlUri, "hdl://10.1000/a\u{200B}…", &[(Code::RawNonAscii, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/…%E2%80%8B", &[(Code::InvisibleCharacter, Try("hdl://10.1000/…"))]),
    (Dialect::Handle, "\u{2003}1\u{200B}0.1000/…\u{A0}", &[(Code::StrayWhitespace, Try("1\u{200B}0.1000/…\u{A0}")), (Code::InvisibleCharacter, Try("\u{2003}10.1000/…\u{A0}")), (Code::StrayWhitespace, Try("\u{2003}1\u{200B}0.1000/…"))]),
    (Dialect::Handle, "10.1000/a\u{2013}b…", &[(Code::DashLookalike, Try("10.1000/a-b…"))]),
    (Dialect::Proxy, "https://doi.org/10.1000/…%E2%80%93", &[(Code::DashLookalike, Try("https://doi.org/10.1000/…-"))]),
    (Dialect::Handle, " 10.1000/…", &[(Code::StrayWhitespace, Try("10.1000/…"))]),
    (Dialect::Handle, "10.1000/… ", &[(Code::StrayWhitespace, Try("10.1000/…"))]),
    (Dialect::Doi, "doi:10.1000/…", &[(Code::DoiPrefix, Fix("10.1000/…"))]),
    (Dialect::Doi, "10.1000/…", &[]),
    (Dialect::Handle, "10.1000/a&lt;…", &[(Code::HtmlEntity, NoEdit)]),
    (Dialect::Handle, "10.1000/a&lt …", &[(Code::InnerSpace, NoEdit)]),
    (Dialect::Handle, "10.1000/…&lt;)", &[(Code::HtmlEntity, NoEdit), (Code::TrailingPunctuation, Try("10.1000/…&lt;"))]),
    (Dialect::Handle, "10.1000/…(&lt;", &[(Code::UnbalancedBracket, NoEdit), (Code::HtmlEntity, Try("10.1000/…(<"))]),
    (Dialect::HdlUri, "hdl://10.1000/…%26lt%3B", &[(Code::HtmlEntity, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/%252F…", &[(Code::DoubleEscape, Try("hdl://10.1000/%2F…"))]),
    (Dialect::HdlUri, "hdl://10.1000/%2541…", &[]),
    (Dialect::HdlUri, "hdl://10.1000/%41%253C…", &[(Code::NeedlessEscape, Fix("hdl://10.1000/A%253C…")), (Code::DoubleEscape, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/%25E6%2597%25A5…", &[(Code::DoubleEscape, Try("hdl://10.1000/%E6%97%A5…"))]),
    (Dialect::HdlUri, "hdl://10.1000/%25C3%2541…", &[(Code::DoubleEscape, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/%25C3…", &[]),
    (Dialect::HdlUri, "hdl://10.1000/%2597…", &[]),
    (Dialect::Handle, "https://doi.org/https://doi.org/10.1000/…", &[(Code::UrlAsHandle, NoEdit), (Code::DoubledScheme, Try("https://doi.org/10.1000/…"))]),
    (Dialect::Handle, "http://doi.org/http:/doi.org/10.1000/…", &[(Code::UrlAsHandle, NoEdit), (Code::DoubledScheme, Try("http://doi.org/10.1000/…"))]),
    (Dialect::Handle, "hdl:hdl:10.1000/…", &[(Code::UrlAsHandle, NoEdit), (Code::DoubledScheme, Try("hdl:10.1000/…"))]),
    (Dialect::Handle, "hdl.handle.net/4263537/…", &[(Code::DoubledScheme, Try("4263537/…"))]),
    (Dialect::Handle, "10.1000/…https://doi.org/10.1/x", &[(Code::DoubledScheme, NoEdit)]),
    (Dialect::Proxy, "https://doi.org/doi:doi:10.1000/…", &[(Code::DoubledScheme, Try("https://doi.org/doi:10.1000/…"))]),
    (Dialect::Proxy, "https://doi.org/doi:hdl.handle.net/10.1/…", &[(Code::DoubledScheme, Try("https://doi.org/doi:10.1/…"))]),
    (Dialect::Proxy, "https://doi.org/urn:doi:doi:10.1/…", &[(Code::DoubledScheme, Try("https://doi.org/urn:doi:10.1/…"))]),
    (Dialect::Proxy, "https://doi.org/doi.org//10.1/…", &[(Code::DoubledScheme, NoEdit)]),
    (Dialect::Proxy, "https://doi.org/10.1000/…doi.org/10.1/x", &[(Code::DoubledScheme, NoEdit)]),
    (Dialect::Proxy, "https://doi.org/hdl:10.1/x/doi:10.2/…", &[(Code::DoubledScheme, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/…/doi:10.1/x", &[(Code::DoubledScheme, NoEdit), (Code::EscapeRecommended, Fix("hdl://10.1000/…/doi%3A10.1/x"))]),
    (Dialect::HdlUri, "hdl://10.1000/d…/doi:10.1/x", &[(Code::DoubledScheme, NoEdit), (Code::EscapeRecommended, Fix("hdl://10.1000/d…/doi%3A10.1/x"))]),
    (Dialect::HdlUri, "hdl://10.1000/…-doi:10.1/x", &[(Code::EscapeRecommended, Fix("hdl://10.1000/…-doi%3A10.1/x"))]),
    (Dialect::HdlUri, "hdl://10.1000/doi.org%2F10.1/…", &[(Code::DoubledScheme, NoEdit)]),
    (Dialect::InfoUri, "info:doi/https%3A%2F%2Fdoi.org/10.1000/…", &[(Code::DoubledScheme, Try("info:doi/10.1000/…"))]),
    (Dialect::InfoHdl, "info:hdl/doi.org/10.1/…", &[(Code::DoubledScheme, Try("info:hdl/10.1/…"))]),
    (Dialect::InfoHdl, "INFO:HDL/doi.org/10.1/…", &[(Code::NotNormalized, Fix("info:hdl/doi.org/10.1/…")), (Code::DoubledScheme, Try("INFO:HDL/10.1/…"))]),
    (Dialect::HdlUri, "hdl://10.1000/d%6Fi.org/10.1/…", &[(Code::DoubledScheme, NoEdit), (Code::NeedlessEscape, Try("hdl://10.1000/doi.org/10.1/…"))]),
    (Dialect::HdlUri, "hdl://10.1000/%64oi.org/10.1/…", &[(Code::NeedlessEscape, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/…/doi:%310.1/x", &[(Code::EscapeRecommended, Fix("hdl://10.1000/…/doi%3A%310.1/x")), (Code::NeedlessEscape, NoEdit)]),
    (Dialect::HdlResolver, "hdl:10.1/…/hdl:%31", &[(Code::EscapeRecommended, Fix("hdl:10.1/…/hdl%3A%31")), (Code::NeedlessEscape, NoEdit)]),
    (Dialect::HdlResolver, "hdl:10.1/…/hdl:%41", &[(Code::EscapeRecommended, Fix("hdl:10.1/…/hdl%3A%41")), (Code::NeedlessEscape, Fix("hdl:10.1/…/hdl:A"))]),
    (Dialect::Doi, "10.1000/….", &[(Code::TrailingPunctuation, Try("10.1000/…"))]),
    (Dialect::Doi, "10.1000/(…).", &[(Code::TrailingPunctuation, Try("10.1000/(…)"))]),
    (Dialect::Doi, "10.1000/…(a.", &[(Code::UnbalancedBracket, NoEdit), (Code::TrailingPunctuation, Try("10.1000/…(a"))]),
    (Dialect::Doi, "10.1000/…\"", &[(Code::TrailingPunctuation, Try("10.1000/…"))]),
    (Dialect::Doi, "10.1000/'…'", &[]),
    (Dialect::InfoHdl, "info:hdl/10.1000/…).", &[(Code::TrailingPunctuation, Try("info:hdl/10.1000/…"))]),
    (Dialect::InfoUri, "info:lc/…).", &[]),
    (Dialect::Sun98Uri, "hdl:10.1000/a[b…", &[]),
    (Dialect::Sun98Uri, "hdl:10.1000/…>.", &[(Code::TrailingPunctuation, Try("hdl:10.1000/…>"))]),
    (Dialect::Handle, "10.1000/… a", &[(Code::InnerSpace, NoEdit)]),
    (Dialect::Handle, "10.1000/…%41", &[(Code::EscapeInHandle, Try("10.1000/…A"))]),
    (Dialect::Handle, "10.1000/…%C3%A9", &[(Code::EscapeInHandle, Try("10.1000/…é"))]),
    (Dialect::Handle, "10.1000/…%23", &[(Code::EscapeInHandle, Try("10.1000/…#"))]),
    (Dialect::Handle, "10.1000/…%01", &[(Code::EscapeInHandle, NoEdit)]),
    (Dialect::Proxy, "doi.org/10.1/…", &[(Code::MissingScheme, Try("https://doi.org/10.1/…"))]),
    (Dialect::Proxy, "doi.orgx/10.1/…………", &[(Code::MissingScheme, NoEdit)]),
    (Dialect::Proxy, "10.1000/…………", &[(Code::MissingScheme, NoEdit)]),
    (Dialect::Proxy, "https://doi.org/10.1000/…<1:>", &[(Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/…%3C1:>")), (Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/…<1:%3E"))]),
    (Dialect::HdlUri, "hdl://10.1000/…<a>", &[(Code::CharacterNotAllowed, Try("hdl://10.1000/…%3Ca>")), (Code::CharacterNotAllowed, Try("hdl://10.1000/…<a%3E"))]),
    (Dialect::HdlUri, "hdl://10.1000/1<2?>3…", &[(Code::CharacterNotAllowed, Try("hdl://10.1000/1%3C2?>3…")), (Code::CharacterNotAllowed, Try("hdl://10.1000/1<2?%3E3…"))]),
    (Dialect::HdlUri, "hdl://10.1000/1<2/3>…", &[(Code::CharacterNotAllowed, Try("hdl://10.1000/1%3C2/3>…")), (Code::CharacterNotAllowed, Try("hdl://10.1000/1<2/3%3E…"))]),
    (Dialect::Proxy, "https://doi.org/10.1000/<1<2:>…", &[(Code::CharacterNotAllowed, Try("https://doi.org/10.1000/%3C1<2:>…")), (Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/<1%3C2:>…")), (Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/<1<2:%3E…"))]),
    (Dialect::Proxy, "https://doi.org/10.1000/1%3C2:>3…", &[(Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/1%3C2:%3E3…"))]),
    (Dialect::Proxy, "https://doi.org/10.1000/1<2:%3E3…", &[(Code::CharacterNotAllowed, Fix("https://doi.org/10.1000/1%3C2:%3E3…"))]),
    (Dialect::HdlUri, "hdl://10.1000/…\u{EA}", &[(Code::RawNonAscii, Fix("hdl://10.1000/…%C3%AA"))]),
    (Dialect::HdlUri, "hdl://10.1000/…\u{EA}%CC%81", &[(Code::RawNonAscii, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/…\u{E31}", &[(Code::RawNonAscii, Try("hdl://10.1000/…%E0%B8%B1"))]),
    (Dialect::HdlUri, "hdl://10.1000/…\u{3164}", &[(Code::RawNonAscii, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/…\u{2013}", &[(Code::RawNonAscii, NoEdit)]),
    (Dialect::HdlUri, "hdl://10.1000/e%CC%81…", &[(Code::NotNfc, Try("hdl://10.1000/%C3%A9…"))]),
    (Dialect::Handle, "10.1000/e\u{301}…", &[(Code::NotNfc, Try("10.1000/é…"))]),
];

#[test]
fn every_problem_has_the_edit_of_its_code() {
    let filler = "x".repeat(LONG);
    let mut wrong = Vec::new();
    for (dialect, text, wanted) in CASES {
        let long = text.replace('…', &filler);
        let report = dialect.check(long.as_bytes());
        let found: Vec<_> = report
            .problems()
            .map(|problem| (problem.code(), edited(problem, &long)))
            .map(|(code, edited)| (code, edited.map(|text| text.replace(&filler, "…"))))
            .collect();
        let found: Vec<_> =
            found.iter().map(|(code, edited)| (*code, edited.map(String::as_str))).collect();
        if found != *wanted {
            wrong.push(format!("{dialect} {text:?}: {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
