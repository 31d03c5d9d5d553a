//! Each profile finds the identifier at each of its paths.

use crate::run::run;

/// A profile, the number of its paths, and a record with an identifier at each of them.
const RECORDS: [(&str, usize, &str); 6] = [
    (
        "datacite",
        12,
        "<resource><identifier identifierType='DOI'>10.1000/1</identifier>\
        <identifier identifierType='Handle'>10.1000/1</identifier>\
        <alternateIdentifier alternateIdentifierType='DOI'>10.1000/1</alternateIdentifier>\
        <alternateIdentifier alternateIdentifierType='Handle'>10.1000/1</alternateIdentifier>\
        <relatedIdentifier relatedIdentifierType='DOI'>10.1000/1</relatedIdentifier>\
        <relatedIdentifier relatedIdentifierType='Handle'>10.1000/1</relatedIdentifier>\
        <relatedItemIdentifier relatedItemIdentifierType='DOI'>10.1000/1</relatedItemIdentifier>\
        <relatedItemIdentifier relatedItemIdentifierType='Handle'>10.1000/1</relatedItemIdentifier>\
        <alternateIdentifier alternateIdentifierType='URL'>https://doi.org/10.1000/1</alternateIdentifier>\
        <relatedIdentifier relatedIdentifierType='URL'>https://doi.org/10.1000/1</relatedIdentifier>\
        <relatedItemIdentifier relatedItemIdentifierType='URL'>https://doi.org/10.1000/1</relatedItemIdentifier>\
        <funderIdentifier>https://doi.org/10.1000/1</funderIdentifier></resource>",
    ),
    (
        "dublin-core",
        19,
        "<r><dc:identifier>a hdl:10.1000/1</dc:identifier><dc:relation>a hdl:10.1000/1</dc:relation>\
        <dc:source>a hdl:10.1000/1</dc:source><dcterms:identifier>a hdl:10.1000/1</dcterms:identifier>\
        <dcterms:isPartOf>a hdl:10.1000/1</dcterms:isPartOf>\
        <dcterms:isVersionOf>a hdl:10.1000/1</dcterms:isVersionOf>\
        <dcterms:references>a hdl:10.1000/1</dcterms:references>\
        <dcvalue element='identifier'>a hdl:10.1000/1</dcvalue>\
        <dcvalue element='relation'>a hdl:10.1000/1</dcvalue>\
        <dc:date>info:eu-repo/date/embargoEnd/2026-01-01</dc:date>\
        <dc:rights>info:eu-repo/semantics/openAccess</dc:rights>\
        <dc:type>info:eu-repo/semantics/article</dc:type>\
        <dcterms:accessRights>info:eu-repo/semantics/openAccess</dcterms:accessRights>\
        <dcterms:date>info:eu-repo/date/embargoEnd/2026-01-01</dcterms:date>\
        <dcterms:rights>info:eu-repo/semantics/openAccess</dcterms:rights>\
        <dcterms:type>info:eu-repo/semantics/article</dcterms:type>\
        <dcvalue element='date'>info:eu-repo/date/embargoEnd/2026-01-01</dcvalue>\
        <dcvalue element='rights'>info:eu-repo/semantics/openAccess</dcvalue>\
        <dcvalue element='type'>info:eu-repo/semantics/article</dcvalue></r>",
    ),
    (
        "jats",
        16,
        "<article><article-id pub-id-type='doi'>10.1000/1</article-id>\
        <object-id pub-id-type='doi'>10.1000/1</object-id><pub-id pub-id-type='doi'>10.1000/1</pub-id>\
        <ext-link ext-link-type='doi' xlink:href='10.1000/1'>a</ext-link>\
        <related-article ext-link-type='doi' xlink:href='10.1000/1'/>\
        <related-object ext-link-type='doi' xlink:href='10.1000/1'/>\
        <related-object document-id-type='doi' document-id='10.1000/1'/>\
        <self-uri>https://doi.org/10.1000/1</self-uri>\
        <ext-link ext-link-type='uri' xlink:href='https://doi.org/10.1000/1'>a</ext-link>\
        <self-uri xlink:href='https://doi.org/10.1000/1'/><uri xlink:href='https://doi.org/10.1000/1'/>\
        <institution-id institution-id-type='doi'>10.1000/1</institution-id>\
        <institution-id>https://doi.org/10.1000/1</institution-id>\
        <award-id award-id-type='doi'>10.1000/1</award-id><award-id xlink:href='https://doi.org/10.1000/1'/>\
        <license xlink:href='https://doi.org/10.1000/1'/></article>",
    ),
    (
        "marcxml",
        5,
        "<record><datafield tag='024'><subfield code='a'>10.1000/1</subfield><subfield code='2'>doi</subfield></datafield>\
        <datafield tag='024'><subfield code='a'>10.1000/1</subfield><subfield code='2'>hdl</subfield></datafield>\
        <datafield tag='024'><subfield code='a'>a hdl:10.1000/1</subfield></datafield>\
        <datafield tag='773'><subfield code='o'>a hdl:10.1000/1</subfield></datafield>\
        <datafield tag='856'><subfield code='u'>a hdl:10.1000/1</subfield></datafield></record>",
    ),
    (
        "mods",
        5,
        "<mods><identifier type='doi'>10.1000/1</identifier><identifier type='hdl'>10.1000/1</identifier>\
        <identifier type='handle'>10.1000/1</identifier>\
        <identifier type='uri'>a hdl:10.1000/1</identifier>\
        <location><url>a hdl:10.1000/1</url></location></mods>",
    ),
    (
        "oai-pmh",
        7,
        "<record><metadata><dc><identifier>a hdl:10.1000/1</identifier>\
        <relation>a hdl:10.1000/1</relation><source>a hdl:10.1000/1</source>\
        <accessRights>info:eu-repo/semantics/openAccess</accessRights>\
        <date>info:eu-repo/date/embargoEnd/2026-01-01</date>\
        <rights>info:eu-repo/semantics/openAccess</rights>\
        <type>info:eu-repo/semantics/article</type></dc></metadata></record>",
    ),
];

#[test]
fn every_path_of_a_profile_finds_an_identifier() {
    for (profile, paths, record) in RECORDS {
        let ran = run(&["check", "--profile", profile], record.as_bytes());
        let counts = format!("hdl: {paths} checked, {paths} valid, 0 errors, 0 warnings\n");
        assert_eq!((&*ran.out, ran.err), ("", counts), "{profile}");
    }
}

#[test]
fn every_profile_has_a_record() {
    let error = run(&["check", "--profile=none"], b"").err;
    let names: Vec<_> = error.split('`').skip(1).step_by(2).collect();
    assert_eq!(RECORDS.map(|(profile, ..)| profile).to_vec(), names);
}

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

#[test]
fn the_types_of_identifiers_in_a_record_may_have_any_case() {
    for (profile, paths, record) in RECORDS {
        let mut record = record.to_owned();
        for (usual, other) in [("DOI", "Doi"), ("doi", "DOI"), ("Handle", "handle"), ("hdl", "HDL")]
        {
            record = record.replace(&format!("'{usual}'"), &format!("'{other}'"));
        }
        let ran = run(&["check", "--profile", profile], record.as_bytes());
        assert!(ran.err.starts_with(&format!("hdl: {paths} checked, ")), "{profile}: {}", ran.err);
    }
    let record = "<resource><relatedIdentifier relatedIdentifierType=\"doi\">10.1000/1.</relatedIdentifier></resource>";
    let ran = run(&["check", "--profile", "datacite"], record.as_bytes());
    assert!(ran.out.contains("[trailing-punctuation]"), "{}{}", ran.out, ran.err);
    let exact = ["check", "--xml", "//relatedIdentifier[@relatedIdentifierType='DOI']"];
    let ran = run(&exact, record.as_bytes());
    assert_eq!((&*ran.out, ran.status), ("", Some(2)), "a path means what it says");
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

/// A link to another site, or another kind of identifier, is not a mistake.
#[test]
fn what_is_something_else_is_passed_over() {
    for (profile, record) in [
        ("jats", "<license xlink:href='https://creativecommons.org/licenses/by/4.0/'/>"),
        ("jats", "<uri xlink:href='https://example.org/10.1000/1'/>"),
        ("jats", "<institution-id institution-id-type='ringgold'>1234</institution-id>"),
        ("datacite", "<funderIdentifier>https://ror.org/02mhbdp94</funderIdentifier>"),
        ("datacite", "<funderIdentifier>501100000780</funderIdentifier>"),
        ("dublin-core", "<dc:identifier>ISBN 10.5</dc:identifier>"),
        ("dublin-core", "<dc:identifier>ISSN 1234/5678</dc:identifier>"),
        ("dublin-core", "<dc:identifier>1721.1/77</dc:identifier>"),
        ("dublin-core", "<dc:identifier>PID 2019/12345</dc:identifier>"),
        ("marcxml", "<datafield tag='024'><subfield code='a'>USPR37300012</subfield></datafield>"),
    ] {
        let ran = run(&["check", "--profile", profile], record.as_bytes());
        let counts = "hdl: 0 checked, 0 valid, 0 errors, 0 warnings\n";
        assert!(ran.err.starts_with(counts), "{record}: {}", ran.err);
        assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{record}");
    }
}

/// The element that says that a text is a DOI name may follow the text, so the text is kept until then. A fix is still
/// written to the right place.
#[test]
fn a_fix_is_written_where_the_text_stood() {
    let record = "<r><datafield tag='024'><subfield code='a'> 10.1000/1 x</subfield>\n<subfield code='q'>é</subfield>\
        <subfield code='2'>doi</subfield></datafield><datafield tag='856'><subfield code='u'>\
        https://doi.org/10.1000/é</subfield></datafield></r>\n";
    let ran = run(&["check", "--profile", "marcxml", "--fix"], record.as_bytes());
    let expected = record.replace("10.1000/é", "10.1000/%C3%A9");
    assert_eq!(ran.out, expected, "{}", ran.err);
}
