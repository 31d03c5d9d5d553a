//! Each profile finds the identifier at each of its paths.

use crate::run::run;

/// A profile, the number of its paths, and a record with an identifier at each of them.
const RECORDS: [(&str, usize, &str); 6] = [
    (
        "datacite",
        8,
        "<resource><identifier identifierType='DOI'>10.1000/1</identifier>\
        <identifier identifierType='Handle'>10.1000/1</identifier>\
        <alternateIdentifier alternateIdentifierType='DOI'>10.1000/1</alternateIdentifier>\
        <alternateIdentifier alternateIdentifierType='Handle'>10.1000/1</alternateIdentifier>\
        <relatedIdentifier relatedIdentifierType='DOI'>10.1000/1</relatedIdentifier>\
        <relatedIdentifier relatedIdentifierType='Handle'>10.1000/1</relatedIdentifier>\
        <relatedItemIdentifier relatedItemIdentifierType='DOI'>10.1000/1</relatedItemIdentifier>\
        <relatedItemIdentifier relatedItemIdentifierType='Handle'>10.1000/1</relatedItemIdentifier></resource>",
    ),
    (
        "dublin-core",
        9,
        "<r><dc:identifier>a hdl:10.1000/1</dc:identifier><dc:relation>a hdl:10.1000/1</dc:relation>\
        <dc:source>a hdl:10.1000/1</dc:source><dcterms:identifier>a hdl:10.1000/1</dcterms:identifier>\
        <dcterms:isPartOf>a hdl:10.1000/1</dcterms:isPartOf>\
        <dcterms:isVersionOf>a hdl:10.1000/1</dcterms:isVersionOf>\
        <dcterms:references>a hdl:10.1000/1</dcterms:references>\
        <dcvalue element='identifier'>a hdl:10.1000/1</dcvalue>\
        <dcvalue element='relation'>a hdl:10.1000/1</dcvalue></r>",
    ),
    (
        "jats",
        8,
        "<article><article-id pub-id-type='doi'>10.1000/1</article-id>\
        <object-id pub-id-type='doi'>10.1000/1</object-id><pub-id pub-id-type='doi'>10.1000/1</pub-id>\
        <ext-link ext-link-type='doi' xlink:href='10.1000/1'>a</ext-link>\
        <related-article ext-link-type='doi' xlink:href='10.1000/1'/>\
        <related-object ext-link-type='doi' xlink:href='10.1000/1'/>\
        <ext-link ext-link-type='uri' xlink:href='https://doi.org/10.1000/1'>a</ext-link>\
        <self-uri xlink:href='https://doi.org/10.1000/1'/></article>",
    ),
    (
        "marcxml",
        3,
        "<record><datafield tag='024'><subfield code='a'>a hdl:10.1000/1</subfield></datafield>\
        <datafield tag='773'><subfield code='o'>a hdl:10.1000/1</subfield></datafield>\
        <datafield tag='856'><subfield code='u'>a hdl:10.1000/1</subfield></datafield></record>",
    ),
    (
        "mods",
        4,
        "<mods><identifier type='doi'>10.1000/1</identifier><identifier type='hdl'>10.1000/1</identifier>\
        <identifier type='uri'>a hdl:10.1000/1</identifier>\
        <location><url>a hdl:10.1000/1</url></location></mods>",
    ),
    (
        "oai-pmh",
        3,
        "<record><metadata><dc><identifier>a hdl:10.1000/1</identifier>\
        <relation>a hdl:10.1000/1</relation><source>a hdl:10.1000/1</source></dc></metadata></record>",
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
fn a_dot_after_an_identifier_alone_in_its_element_is_told() {
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
