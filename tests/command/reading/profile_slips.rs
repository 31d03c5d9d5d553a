//! Slips in identifiers that a profile finds.

use crate::run::run;

/// The punctuation after an identifier belongs to a sentence, but an element that has only an identifier is no
/// sentence.
#[test]
fn a_dot_after_an_identifier_alone_in_its_element_is_reported() {
    let dc = "<record><metadata><dc:identifier>http://hdl.handle.net/20.500.12345/678.</dc:identifier></metadata></record>";
    let uri = "<mods><identifier type=\"uri\">https://doi.org/10.1000/183.</identifier></mods>";
    let url = "<mods><location><url>\n https://doi.org/10.1000/183.\n</url></location></mods>";
    let href = "<self-uri xlink:href='https://doi.org/10.1000/183.'/>";
    for (profile, record) in [("oai-pmh", dc), ("mods", uri), ("mods", url), ("jats", href)] {
        let profile = ["--profile", profile];
        let ran = run(&[&["check"], &profile[..]].concat(), record.as_bytes());
        assert!(ran.out.contains("warning [trailing-punctuation] `.`"), "{record}: {}", ran.out);
        let fix = ["check", "--fix", "--apply=trailing-punctuation"];
        let ran = run(&[&fix, &profile[..]].concat(), record.as_bytes());
        let expected = record.replace(".<", "<").replace(".\n", "\n").replace(".'", "'");
        assert_eq!(ran.out, expected, "{}", ran.err);
    }
    let prose = "<mods><identifier type='uri'>see https://doi.org/10.1000/183.</identifier></mods>";
    let ran = run(&["check", "--profile", "mods"], prose.as_bytes());
    assert_eq!(
        (&*ran.out, ran.err),
        ("", "hdl: 1 checked, 1 valid, 0 errors, 0 warnings\n".into())
    );
}

/// An element for identifiers of any kind has no type, so the text must show that a handle or a DOI name is meant.
#[test]
fn a_slip_in_the_beginning_of_an_identifier_is_reported() {
    let field = "<datafield tag='856'><subfield code='u'>TEXT</subfield></datafield>";
    for (text, fixed) in [
        (
            "https://doi.org/ 10.1371/journal.pone.0029797",
            "https://doi.org/10.1371/journal.pone.0029797",
        ),
        ("doi.org/10.1371/journal.pone.0029797.", "10.1371/journal.pone.0029797"),
        ("dio:10.1371/journal.pone.0029797", "10.1371/journal.pone.0029797"),
        ("DOI10.1371/journal.pone.0029797", "10.1371/journal.pone.0029797"),
        ("(10.1371/journal.pone.0029797)", "10.1371/journal.pone.0029797"),
        ("&quot;10.1371/journal.pone.0029797&quot;", "10.1371/journal.pone.0029797"),
        ("Handle: 10261/12345.", "10261/12345"),
        ("10,1371/journal.pone.0029797", "10.1371/journal.pone.0029797"),
        ("1O.1371/journal.pone.0029797", "10.1371/journal.pone.0029797"),
        ("http://hdl.handle.net/ 2027/mdp.1", "http://hdl.handle.net/2027/mdp.1"),
        ("http://hdl.handle.net10261/12345", "http://hdl.handle.net/10261/12345"),
        ("hld:1721.1/77", "hdl:1721.1/77"),
        ("hdl.handel.net/1721.1/77", "https://hdl.handle.net/1721.1/77"),
        ("HDL.HANDLE.NET/1721.1/77", "1721.1/77"),
        ("Handle 1721.1/77", "1721.1/77"),
        ("PID: 1721.1/77", "1721.1/77"),
    ] {
        for (profile, record) in [
            ("dublin-core", "<dc:identifier>TEXT</dc:identifier>"),
            ("dublin-core", "<dc:relation>TEXT</dc:relation>"),
            ("marcxml", field),
        ] {
            let arguments = ["check", "--profile", profile, "--fix", "--apply=lint,syntax"];
            let ran = run(&arguments, record.replace("TEXT", text).as_bytes());
            assert_eq!(ran.out, record.replace("TEXT", fixed), "{text}: {}", ran.err);
        }
    }
    for text in [
        "Is part of https://hdl.handle.net/10261/1.",
        "Smith, A title, doi:10.1371/journal.pone.0029797.",
        "https://example.org/10.1371/journal.pone.0029797",
        "Report 12345/67890",
        "(12345/67890)",
    ] {
        let record = format!("<dc:identifier>{text}</dc:identifier>");
        let ran = run(&["check", "--profile=dublin-core"], record.as_bytes());
        assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{text}");
    }
    let record = b"<dc:identifier>DOI: 10.1371/journal.pone.0029797</dc:identifier>";
    let ran = run(&["unique", "--profile=dublin-core"], record);
    assert!(ran.out.starts_with("1\t10.1371/journal.pone.0029797\t"), "{}{}", ran.out, ran.err);
}

/// Where a record says that a text is a DOI name or a handle, the text is checked as a whole.
#[test]
fn a_damaged_identifier_is_reported_where_the_record_says_what_it_is() {
    let field = |a: &str, two: &str| {
        format!(
            "<datafield tag=\"024\" ind1=\"7\"><subfield code=\"a\">{a}</subfield>\
            <subfield code=\"2\">{two}</subfield></datafield>"
        )
    };
    let (space, refused) = ("[inner-space]", "[character-not-allowed]");
    for (profile, record, expected) in [
        ("marcxml", field("10,1000/182", "doi"), "error [not-a-doi] `10,`"),
        ("marcxml", field("2027/mdp.39015 ", "HDL"), ""),
        ("marcxml", field("2027", "hdl"), "error [missing-slash]"),
        ("marcxml", field("2027/mdp.39015", "doi"), "error [not-a-doi]"),
        ("marcxml", field("10.1000", "doi"), "error [missing-slash]"),
        ("marcxml", field("10.1000/18 2", "doi"), space),
        ("marcxml", field("10.1000/18 2", "other"), space),
        ("mods", "<mods><identifier type='doi'>2027/1</identifier></mods>".into(), "[not-a-doi]"),
        ("dublin-core", "<dc:identifier>10.1000</dc:identifier>".into(), "[missing-slash]"),
        (
            "dublin-core",
            "<dc:identifier>https://doi.org/10.1000/18 2</dc:identifier>".into(),
            refused,
        ),
        ("dublin-core", "<dc:identifier>Smith 2020, 10.1000/18, 2</dc:identifier>".into(), ""),
        ("jats", "<uri xlink:href='https://doi.org/10.1000/1 2'/>".into(), refused),
        (
            "jats",
            "<institution-id institution-id-type='doi'>10,1000/1</institution-id>".into(),
            "error [not-a-doi] `10,`",
        ),
    ] {
        let ran = run(&["check", "--profile", profile], record.as_bytes());
        assert!(ran.out.contains(expected), "{record}: {}{}", ran.out, ran.err);
        assert!(ran.err.starts_with("hdl: 1 checked, "), "{record}: {}", ran.err);
        assert_eq!(ran.out.is_empty(), expected.is_empty(), "{record}: {}", ran.out);
    }
}

/// Commands that need only handles read every text that the check reads: an identifier next to a slip, or else the
/// whole text, with the warning of the check.
#[test]
fn a_text_with_a_slip_is_read_for_its_handle() {
    for (text, handle, warning) in [
        ("hld:1721.1/77", "hld:1721.1/77", "[misspelt-scheme]"),
        ("hdl.1721.1/79", "hdl.1721.1/79", "; try: hdl:1721.1/79"),
        ("htp://hdl.handle.net/1721.1/80", "htp://hdl.handle.net/1721.1/80", "[misspelt-scheme]"),
        ("hdl=1721.1/77", "1721.1/77", ""),
        ("DOI: 10.1371/journal.pone.0029797", "10.1371/journal.pone.0029797", ""),
    ] {
        let record = format!("<dc:identifier>{text}</dc:identifier>");
        let ran = run(&["unique", "--profile=dublin-core"], record.as_bytes());
        assert!(ran.out.starts_with(&format!("1\t{handle}\t")), "{text}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(warning), "{text}: {}", ran.err);
    }
}

/// In elements for rights, types and dates, words and licences are no mistake, but a slip in an info URI is one.
#[test]
fn only_an_info_uri_is_read_among_rights_types_and_dates() {
    for (text, expected) in [
        ("info:eu-repo/semantics/openAcces", "[namespace-syntax]"),
        ("inof:eu-repo/semantics/openAccess", "[misspelt-scheme]"),
        ("info: eu-repo/semantics/openAccess", "[namespace-start]"),
        ("Info: all rights/licences", ""),
        ("https://creativecommons.org/licenses/by/4.0/", ""),
        ("https://doi.org/10.1000/18 2", ""),
        ("2026-01-01", ""),
        ("Article, 10.1000/182.", ""),
    ] {
        for element in ["rights", "type", "date"] {
            let record = format!("<dc:{element}>{text}</dc:{element}>");
            let ran = run(&["check", "--profile=dublin-core"], record.as_bytes());
            assert!(ran.out.contains(expected), "{record}: {}{}", ran.out, ran.err);
            assert_eq!(ran.out.is_empty(), expected.is_empty(), "{record}: {}", ran.out);
        }
    }
}
