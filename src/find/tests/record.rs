//! Tables and records: labels, delimiters and subfields.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // The keys of a citation.
    (
        r"\cite{doi:10.1017/fms.2015.33,arxiv:1504.07618} \citep*{10.1000/182,knuth} \nocite{a,10.1000/183,b}",
        &["doi:10.1017/fms.2015.33", "10.1000/182", "10.1000/183"],
    ),
    // Names of fields and hosts in capital letters.
    (
        "Doi = {0.1016/j.cell.2020.01.001} Hdl = {1721.1/26690} HANDLE = {1721.1/26691} <HANDLE>2027/abce</HANDLE>",
        &["0.1016/j.cell.2020.01.001", "1721.1/26690", "1721.1/26691", "2027/abce"],
    ),
    (
        "see HDL.HANDLE.NET/2027/abc, Hdl.Handle.Net/\n2027/abd, xHDL.HANDLE.NET/2027/abe and XHANDLE = {2027/abf}",
        &["2027/abc", "2027/abd"],
    ),
    (
        "Doi.org/10/ggv8cy DOI.ORG/10/1016/j.ajhg.2009.03.010 DX.DOI.ORG/10/ggv8cx xDoi.org/10/ggv8cz",
        &["10/ggv8cy", "10/1016/j.ajhg.2009.03.010", "10/ggv8cx"],
    ),
    // Identifiers of arXiv in place of a DOI name.
    (
        "doi:arXiv:1310.4375v3 [stat.ML] DOI:arXiv:2204.12345。doi = {arXiv:2406.06482}, arXiv:2406.06483",
        &["doi:arXiv:1310.4375v3", "DOI:arXiv:2204.12345", "arXiv:2406.06482"],
    ),
    // Labels, hosts and delimiters of tables.
    ("DOI10.1000/184 doi10.1000/185 xdoi10.1000/186", &["10.1000/184", "10.1000/185"]),
    (
        "DOI-10.1000/184 doi.10.1000/185 doi_10.1000/186 doi.org10.1000/187 x-doi-10.1000/188",
        &["10.1000/184", "10.1000/185", "10.1000/186", "10.1000/187"],
    ),
    ("see hdl.handle.net/2027/abd, or xhdl.handle.net/2027/abe", &["2027/abd"]),
    (
        "hdl: 2027/abf Handle: 20.500.12345/abg handle: 12/2 hdl:  2027/a",
        &["2027/abf", "20.500.12345/abg"],
    ),
    // Blanks and line ends between a label and its handle, and amounts after words that are labels elsewhere.
    (
        "{\"handle\" : \"1721.1/26690\", \"handle\": {\n  \"value\": \"1721.1/26691\"}} <handle>\n 1721.1/26692</handle> \
         hdl = { 1721.1/26693 } {{hdl| 1721.1/26694}} HDL = 45.2/130.1 mg/dL, HDL > 1000/50, handle = 2019/2020 x",
        &["1721.1/26690", "1721.1/26691", "1721.1/26692", "1721.1/26693", "1721.1/26694"],
    ),
    // Prefixes with which nothing else begins.
    (
        "let id = \"21.T11148/076759916209e5d62bd5\".into(); <dc:identifier>20.500.11850/123</dc:identifier> (20.500.12345/678).",
        &["21.T11148/076759916209e5d62bd5", "20.500.11850/123", "20.500.12345/678"],
    ),
    (
        "20.500.000/2 x20.500.12345/1 /20.500.12345/2 120.500.12345/3 20.500.12345 21.T11148 20.500.12345/ 1/20.500.12345 a%20.500.12345/6",
        &[],
    ),
    // CiteSeerX calls its numbers DOIs in its addresses.
    (
        "doi = {10.1.1.61.1645}, viewdoc/download?doi=10.1.1.72.9610&rep=rep1&type=pdf \
         summary?doi=10.1.1.72.9610 DOI 10.1.1.72.9611.",
        &["10.1.1.61.1645", "10.1.1.72.9611"],
    ),
    // The type of an element may stand before its other attributes.
    (
        "<relatedIdentifier relatedIdentifierType=\"Handle\" relationType=\"References\">10013/epic.10033</relatedIdentifier>",
        &["10013/epic.10033"],
    ),
    (
        "<x relatedIdentifierType='Handle' schemeURI='http://a,b'>\n  10013/epic.10034</x> <y identifierType=\"Handle\" a=\"x > y\" >\n10013/epic.10035</y>",
        &["10013/epic.10034", "10013/epic.10035"],
    ),
    (
        "name == \"handle\" and value >1000/5 <h1 class=\"handle\" style=\"color:red\">2023/24</h1> <x idType=\"Handle\" y=\"x\"/>10013/12345",
        &[],
    ),
    // What a template has left open.
    (
        "doi={10.XXXX/xxxxx}, \"doi\": \"10.xxxx/...\" <identifier identifierType=\"DOI\">10.XXXXX/PENDING</identifier> 10.xxxx/a",
        &["10.XXXX/xxxxx", "10.xxxx/...", "10.XXXXX/PENDING"],
    ),
    (
        "doi = {10.5281/zenodo.<id>}, 10.5281/zenodo.&lt;TBD&gt; value: 10.5281/zenodo.<record>, 10.1000/a.<b>c</b> 10.1000/b<id>",
        &[
            "10.5281/zenodo.<id>",
            "10.5281/zenodo.<TBD>",
            "10.5281/zenodo.<record>",
            "10.1000/a",
            "10.1000/b",
        ],
    ),
    (
        "<https://hdl.handle.net/20.500.11840/${termMaster[0]}> href=\"https://doi.org/{info?.paper_doi}\"",
        &[
            "https://hdl.handle.net/20.500.11840/${termMaster[0]}",
            "https://doi.org/{info?.paper_doi}",
        ],
    ),
    (
        "doi: 10.1109/ACCESS.2017.DOI\nDigital Object Identifier 10.1109/ACCESS.2018.DOI\n\"10.1109/ACCESS.2019.Doi Number\"",
        &["10.1109/ACCESS.2017.DOI", "10.1109/ACCESS.2018.DOI", "10.1109/ACCESS.2019.Doi"],
    ),
    ("J Glob Health,4.2,10.7189/jogh...,Human validation", &["10.7189/jogh..."]),
    ("1,10.1000/182,ok\n2;10.1000/183;ok", &["10.1000/182", "10.1000/183"]),
    ("1,10.1000/a(b,c)d,ok", &["10.1000/a(b,c)d"]),
    (r"doi:\,10.1000/186 doi:~10.1000/187", &["10.1000/186", "10.1000/187"]),
    ("GET /works/10.1000%2F182 HTTP/1.1\n?doi=10.1000%2F184&x=1", &["10.1000/182", "10.1000/184"]),
    // MARC.
    (
        "7 \u{1F}a10.1000/187\u{1F}2doi\u{1E} \u{2021}a10.1000/183\u{2021}2doi",
        &["10.1000/187", "10.1000/183"],
    ),
    (r"=024  7\$a10.1000/182$2doi", &["10.1000/182"]),
    (
        "004V $010.1111/ane.13611 004U $0https://doi.org/10.1000/182",
        &["10.1111/ane.13611", "https://doi.org/10.1000/182"],
    ),
    ("856 40 $uhttps://doi.org/10.1000/182$zVolltext", &["https://doi.org/10.1000/182"]),
    (
        "=856  40$uhttp://hdl.handle.net/1887/12345$5DE-12 856 40 $u10.1000/182.$9LOCAL",
        &["http://hdl.handle.net/1887/12345", "10.1000/182"],
    ),
    (
        "024 7  |a10.1000/182|2doi 856 40 |uhttps://doi.org/10.1000/183|zText \u{1C2}a10.1000/184",
        &["10.1000/182", "https://doi.org/10.1000/183", "10.1000/184"],
    ),
    ("https://hdl.handle.net/2027/uc1.$b123", &["https://hdl.handle.net/2027/uc1.$b123"]),
    // The strings of programs, with words before the identifier.
    (
        "INSERT INTO w VALUES (1,'Smith J. doi 10.1000/182','x'); ('DOI: 10.1000/183',NULL,3)",
        &["10.1000/182", "10.1000/183"],
    ),
    (
        "('Smith. https://doi.org/10.1000/182','x') {'a':'see 10.1000/183','b':2}",
        &["https://doi.org/10.1000/182", "10.1000/183"],
    ),
    (
        "msg='resolved 10.1000/182',status=ok ['see 10.1000/183','10.1000/184'] 'see 10.1000/185'+y",
        &["10.1000/182", "10.1000/183", "10.1000/184", "10.1000/185"],
    ),
    ("10.1000/a{b('c','d')}e 10.1000/it's,x", &["10.1000/a{b('c','d')}e", "10.1000/it's,x"]),
    // A label without a blank, and a damaged prefix after a label.
    ("handle:11250/12345 handle:x/1 filehandle:11250/1 handle:\n11250/1", &["11250/12345"]),
    (
        "doi: 10,1016/a DOI: l0.1016/b doi: 10. 1016/c, doi: 10, 1016/d doi: 10 x/e xdoi: 10,1016/f",
        &["10,1016/a", "l0.1016/b", "10. 1016/c"],
    ),
    ("doi: |10.1000/182| doi: |10,1016/a", &["10.1000/182"]),
    // A damaged prefix in a field, in an element, after a tag and in a column.
    (
        "{\"doi\": \"0.1016/0009-2614(93)89068-S\", \"DOI\":\"10:1371/journal.pone.0049198\"} doi: \"110.1038/ng.3774\"\ndoi: '0.1093/nar/gkz947'",
        &[
            "0.1016/0009-2614(93)89068-S",
            "10:1371/journal.pone.0049198",
            "110.1038/ng.3774",
            "0.1093/nar/gkz947",
        ],
    ),
    (
        "doi = {0.1016/j.cell.2020.01.001}, DOI = \"110.1038/ng.3774\", DOI=0.1038/ng.3774; article_doi={0.1093/nar/gkz947}",
        &["0.1016/j.cell.2020.01.001", "110.1038/ng.3774", "0.1038/ng.3774", "0.1093/nar/gkz947"],
    ),
    (
        "<idno type=\"DOI\">0.1093/nar/gkz947</idno> <doi>110.1038/ng.3774</doi> <id type='doi' n='1'>10:1371/journal.pone.0049198</id>",
        &["0.1093/nar/gkz947", "110.1038/ng.3774", "10:1371/journal.pone.0049198"],
    ),
    (
        "TY  - JOUR\nDO  - 110.1038/ng.3774\nDO  - 0.1038/ng.3774\nER  - ",
        &["110.1038/ng.3774", "0.1038/ng.3774"],
    ),
    (
        "JRNL        DOI    0.1038/NI1450\n_journal_paper_doi               0.1039/C4SC02090A\ndoi\t0.1093/nar/gkz947",
        &["0.1038/NI1450", "0.1039/C4SC02090A", "0.1093/nar/gkz947"],
    ),
    (
        "DOI\t0.1234/0.5678 doi=0.1234/ratio; DOI = {0.2020/12}, doi={10/total}; \"doi\": \"10/days\" doi 0.5/3 DOI    0.5/2  \"doi\": \"0.5/3\" <doi>1/2</doi> xdoi = {0.1016/a} DO  - 1/2\nXDO  - 0.1038/ng.3774 doi = {10/ggv8cx}",
        &["10/ggv8cx"],
    ),
    // A prefix alone in a column.
    (
        "_journal_paper_doi               10.1039\nJRNL        DOI    10.1040          \nREMARK DOI    10.1041 is DOI    10.1042",
        &["10.1039", "10.1040", "10.1042"],
    ),
    // A name without its first dot or its slash, after a label.
    (
        "doi: 101016/j.cell.2010.01.001, DOI: 1016/j.cell.2010.01.001. doi: 10.1016.j.cell.2010.01.001; doi 10.1038-s41586",
        &[
            "101016/j.cell.2010.01.001",
            "1016/j.cell.2010.01.001",
            "10.1016.j.cell.2010.01.001",
            "10.1038-s41586",
        ],
    ),
    (
        r#"DOI 10.1038nature12373. DOI: 10.1038\nature12373, doi = {10.1038_nature12373} "doi": "10.1038⁄nature12373" doi: 10.1038,50"#,
        &[
            "10.1038nature12373",
            r"10.1038\nature12373",
            "10.1038_nature12373",
            "10.1038⁄nature12373",
        ],
    ),
    (
        "doi: 2020/05/01 doi: 101016/ DOI: 1016/12 doi 10.1016-based, doi 10.1016.Elsevier doi 10.1016: a",
        &[],
    ),
    (
        "rft_id=info%3Ahdl%2F2027%2Fmdp.39015&amp;rft_id=https%3A%2F%2Fhdl.handle.net%2F1721.1%2F123&amp;x PID: 11858/00-1, hdl 1721.1/4 hdl x",
        &["2027/mdp.39015", "1721.1/123", "11858/00-1", "1721.1/4"],
    ),
    // The templates of Wikipedia, and JSON.
    (
        "{{hdl|1721.1/123}} | hdl = 2027/mdp.39015 |hdl-access=free {\"handle\": \"1721.1/1234\",\"hdl\":\"11250/1\"}",
        &["1721.1/123", "2027/mdp.39015", "1721.1/1234", "11250/1"],
    ),
    (
        "hdl=45/dl xhdl=2027/1 hdl|x/1 \"hdl\": 2027/1 handle\": \"2027/2\" \"filehandle\": \"2027/3\"",
        &["2027/2"],
    ),
    ("doi: 1.5/2 doi: about 10/12 doi: 10,1016/. doi: 10,", &[]),
    // Fields, elements, templates and subfields that hold a handle.
    (
        "hdl = {1721.1/26690}, handle = \"10419/12345\" {{Literatur|HDL=10419/12346}} {{hdl|1=1721.1/26691}}",
        &["1721.1/26690", "10419/12345", "10419/12346", "1721.1/26691"],
    ),
    (
        "<mods:identifier type=\"hdl\">1721.1/26690</mods:identifier> alternateIdentifierType=\"Handle\">20.500.12592/abcd< <handle>1721.1/26691</handle>",
        &["1721.1/26690", "20.500.12592/abcd", "1721.1/26691"],
    ),
    (
        "{\"type\":\"handle\",\"value\":\"1721.1/26689\"} {\"type\":\"handle\",\n  \"value\": \"1721.1/26690\"} {\"handle\":{\"value\":\"1721.1/26691\"}} \"\"hdl\"\":\"\"1721.1/26692\"\"",
        &["1721.1/26689", "1721.1/26690", "1721.1/26691", "1721.1/26692"],
    ),
    (
        "eprint={2027/mdp.39015012345678}, eprinttype={hdl} eprint = {2027/a1},\n  eprinttype = {hdl}, eprinttype = {hdl},\n eprint = {2027/a2}",
        &["2027/mdp.39015012345678", "2027/a1", "2027/a2"],
    ),
    (
        r#"=024  7\$a2027/mdp.39015012345679$2hdl 024 7  |a1721.1/26690|2hdl bibo:handle "1721.1/26691" hdl\:1721.1/26692"#,
        &["2027/mdp.39015012345679", "1721.1/26690", "1721.1/26691", "1721.1/26692"],
    ),
    (
        "handle 2019/20 \"handle\" 2019/20 handle, 2019/20 x-handle=2019/20 handler=2019/20 $2hdl eprint={1/2}, eprinttype={hdl} eprint={2027/1}, eprinttype={x}",
        &[],
    ),
    // A shortDOI without a scheme.
    (
        "see doi.org/10/bhj4, dx.doi.org/10/ggv8cx, DOI: 10/bbbb. {\"DOI\": \"10/ggv8cy\"} doi.org/10/a.b",
        &["10/bhj4", "10/ggv8cx", "10/bbbb", "10/ggv8cy"],
    ),
    (
        "doi: 10/05/2020 DOI: 10/May xdoi.org/10/bhj4 doi.org/10/ doi.org/10/1234 doi: 10/may/2020",
        &[],
    ),
    // A name that is known to be whole, or a key after a comma, ends the name before it.
    ("10.1371/journal.pone.0012345,Some title", &["10.1371/journal.pone.0012345"]),
    (
        "10.1038/nature12373,which https://doi.org/10.1038/nature12373;W1 10.1016/j.cell.2010.01.001;see",
        &[
            "10.1038/nature12373",
            "https://doi.org/10.1038/nature12373",
            "10.1016/j.cell.2010.01.001",
        ],
    ),
    (
        "\"10.1038/nature12373,which\" 10.1000/182,which",
        &["10.1038/nature12373,which", "10.1000/182,which"],
    ),
    (
        "{a: 10.1000/184,b: 10.1000/185} 10.1000/1,b:c",
        &["10.1000/184", "10.1000/185", "10.1000/1,b:c"],
    ),
    // A blank breaks a value.
    ("{\"DOI\":\"10.1000/18 2\"} x,\"10.1000/18 3\",y", &["10.1000/18 2", "10.1000/18 3"]),
    ("<a href=\"https://doi.org/10.1000/18 2\">", &["https://doi.org/10.1000/18 2"]),
    ("doi = {10.1000/18 2}, VALUES ('10.1000/18 5')", &["10.1000/18 2", "10.1000/18 5"]),
    (
        "\"10.1000/182 is a DOI\" \"10.1000/183 2020\" '10.1000/184 hdl:1/2' (10.1000/185 2)",
        &["10.1000/182", "10.1000/183", "10.1000/184", "hdl:1/2", "10.1000/185"],
    ),
    (
        "\"10.1000/18  2\" \"10.1000/19 2, \" \"10.1000/21, 2\" \"10.1000/22 (2)\" \"10.1371/journal.pone.0012345 3\" {10.1000/20 2\"",
        &[
            "10.1000/18",
            "10.1000/19",
            "10.1000/21",
            "10.1000/22",
            "10.1371/journal.pone.0012345",
            "10.1000/20",
        ],
    ),
    // Entities of other characters than those of ASCII are decoded, too.
    (
        "<d>10.1000/caf&#xE9;</d> 10.1000/caf&#233;s <a href=\"https://doi.org/10.1000/&#233;t&#233;\">",
        &["10.1000/café", "10.1000/cafés", "https://doi.org/10.1000/été"],
    ),
    // The subfields of a catalogue may begin with a bracket, and a key may follow a SICI.
    (
        "=024  7\\\\$a10.1000/182$q(online)$2doi =856  40$uhttps://doi.org/10.1000/187$3(PDF)",
        &["10.1000/182", "https://doi.org/10.1000/187"],
    ),
    (
        "\"citation_doi=10.1175/1520-0442(2001)014&lt;1479:AOTPDF&gt;2.0.CO;2;citation_id=CR5\"",
        &["10.1175/1520-0442(2001)014<1479:AOTPDF>2.0.CO;2"],
    ),
    // A label shows that a broken name is one, and so is a prefix alone.
    ("doi: 10.1000/ 229 and DOI: 10.1000 /228", &["10.1000/ 229", "10.1000 /228"]),
    ("DOI 10.1371/ journal.pone.0012345, x", &["10.1371/ journal.pone.0012345"]),
    ("\"doi\": \"10.1000 / 1\"} 'doi': '10.1000/ 2'", &["10.1000 / 1", "10.1000/ 2"]),
    (
        "DOI: 10.1000\ndoi: 10.1001. Next doi={10.1002} \"doi\": \"10.1003\"",
        &["10.1000", "10.1001", "10.1002", "10.1003"],
    ),
    ("doi = {10.1000/} DOI: 10.1001", &["10.1000/", "10.1001"]),
    (
        "DOI: 10.1000 is DOI: 10.1000, or DOI 10.1000. xdoi: 10.1000. 10.1000/ 229 DOI: 10.1000/ and",
        &[],
    ),
    ("DOI: 10.1000/ 10.1001/2 DOI: 10.5 mg doi: 10.1000.", &["10.1001/2", "10.1000"]),
    ("{'doi': '10.3868/s030-006-017-0045-4...'}", &["10.3868/s030-006-017-0045-4"]),
    // The codes of subfields right before a name, and signs that are none.
    (
        "$010.1000/182$5DE $0info:hdl/10.1$000/a info:hdl/10.1$000/a $uhttp://hdl.handle.net/1887/1$5-1 \
         $uhttp://hdl.handle.net/1887/1$a1 x$tps://doi.org/10.1000/182",
        &[
            "10.1000/182",
            "info:hdl/10.1",
            "info:hdl/10.1$000/a",
            "http://hdl.handle.net/1887/1$5-1",
            "http://hdl.handle.net/1887/1$a1",
            "tps://doi.org/10.1000/182",
        ],
    ),
    // Prefixes with the number of a part, and an amount.
    (
        "1\t20.500.12156.1/2058\t5 20.500.12156.1.2/a 20.500.000.1/2 20.500.12156./3",
        &["20.500.12156.1/2058", "20.500.12156.1.2/a"],
    ),
    // A DOI name without its `10.` in a field of BibTeX, and a quotient.
    ("doi = {1016/j.ymssp.2013.01.012},\n doi = {1016/2},\n", &["1016/j.ymssp.2013.01.012"]),
    // The pattern of a path, and emphasis.
    (
        "`http://hdl.handle.net/123456789/*` or **https://hdl.handle.net/123456789/4**",
        &["https://hdl.handle.net/123456789/4"],
    ),
    // The full stop at the end of a value belongs to it, and that of a sentence in a link or an element does not.
    (
        "[10.1038/srep34516.](https://doi.org/10.1038/srep34516.) <https://doi.org/10.1038/srep34517.> \
         <doi>10.1038/srep34518.</doi> <pub-id pub-id-type=\"doi\">10.1038/srep34519.</pub-id> \
         <p>10.1038/srep34510.</p> (https://doi.org/10.1038/srep34511.) <10.1038/srep34512.>",
        &[
            "10.1038/srep34516",
            "https://doi.org/10.1038/srep34516.",
            "https://doi.org/10.1038/srep34517.",
            "10.1038/srep34518.",
            "10.1038/srep34519.",
            "10.1038/srep34510",
            "https://doi.org/10.1038/srep34511",
            "10.1038/srep34512",
        ],
    ),
];
