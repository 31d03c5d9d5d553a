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
