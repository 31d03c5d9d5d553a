//! Prose, in any language.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // An object of a program, a pattern of SQL, and one value of several.
    (
        "=> #<Doi:0x00007fc76ee8b588 @doi=#<URI::Generic doi:10.21345/asdf/qwer>>",
        &["doi:10.21345/asdf/qwer"],
    ),
    (
        "WHERE doi LIKE '10.1001/jama.251.19.2504%' OR doi LIKE \"10.1000/1%\"",
        &["10.1001/jama.251.19.2504", "10.1000/1"],
    ),
    (
        "format=json;ids=10.7164/antibiotics.37.454;idtype=auto;tool=portal",
        &["10.7164/antibiotics.37.454"],
    ),
    // The number of a funder in a line about money.
    (
        "by MCIU/AEI/10.13039/501100011033/FEDER, UE, AEI/10.13039/501100011034 y FEDER",
        &["10.13039/501100011033", "10.13039/501100011034"],
    ),
    (
        "__doi: 10.1109/TGRS.2018.2860054.__ 10.1000/a__b__",
        &["10.1109/TGRS.2018.2860054", "10.1000/a__b__"],
    ),
    // The next word follows without a blank.
    (
        "doi:10.1016/j.cell.2009.01.002Copyright 2009, 10.1371/journal.pone.0029797PMID:22253785, \
         https://doi.org/10.1038/nature10712Figure 3",
        &[
            "doi:10.1016/j.cell.2009.01.002",
            "10.1371/journal.pone.0029797",
            "https://doi.org/10.1038/nature10712",
        ],
    ),
    // A label or the words of a button cling to a name. In a link they would break it, so they are reported.
    (
        "doi:10.1371/journal.pone.0011111.PMID: 20559427 10.1093/bioinformatics/btp352Free Full Text, \
         https://doi.org/10.7717/peerj.10367.eCollection2020",
        &[
            "doi:10.1371/journal.pone.0011111",
            "10.1093/bioinformatics/btp352",
            "https://doi.org/10.7717/peerj.10367.eCollection2020",
        ],
    ),
    // The blank between a reference and its DOI name was lost. Without a form of its registrant, the name may be a part
    // of a longer number.
    (
        "2013;500:472-5.10.1038/nature12373. pp.10.1038/nature12374, (2013).10.1038/nature12375 \
         472.10.1000/abc, 1.2.10.1038/nature12376 x/y.10.1038/nature12377",
        &["10.1038/nature12373", "10.1038/nature12374", "10.1038/nature12375"],
    ),
    // The word of a note in brackets, in any language, and the first one of a sentence.
    (
        "10.1000/182(ed. Smith) 10.1000/183(in, press) 10.1000/184(a.b)",
        &["10.1000/182", "10.1000/183", "10.1000/184(a.b)"],
    ),
    (
        "10.1371/journal.pone.0011111(дата обращения: 12.03.2020) 10.1038/nature12373(Zugriff: 12.3.2020) \
         36. 10.1145/1327452.1327492.In Proc",
        &["10.1371/journal.pone.0011111", "10.1038/nature12373", "10.1145/1327452.1327492"],
    ),
    // A sentence ends after a volume, a count begins one, and amounts have parts of three digits.
    (
        "See 10.1144/SP335. 17 papers follow. 10.1144/SP500. 300 pp. 10.1172/JCI 119 (2009), RFCs have 10.17487/RFC 1 \
         to 9000, 20.500.1000.000/12 pesos, 20.500.12156.1/2058",
        &["10.1144/SP335", "10.1144/SP500", "10.1172/JCI", "10.17487/RFC", "20.500.12156.1/2058"],
    ),
    // Emphasis or a comment may end after the slash with which a name ends.
    (
        "*https://doi.org/10.1000/182/* (https://hdl.handle.net/2027/12345/*) `http://hdl.handle.net/123456789/*`",
        &["https://doi.org/10.1000/182/", "https://hdl.handle.net/2027/12345/"],
    ),
    // The target of a link and an element end with a full stop only by mistake, and with other marks never.
    (
        "[1](https://doi.org/10.1000/1**) [2](https://doi.org/10.1000/2.) <doi>10.1000/3;</doi> f[0](10.1000/4.)",
        &["https://doi.org/10.1000/1", "https://doi.org/10.1000/2.", "10.1000/3", "10.1000/4"],
    ),
    // A name that blanks part is read up to the last form that it has.
    (
        "10.18653/v1/2020 . acl - main . 1 10.1088/0004-637X / 12 / 3 / 4 and 10.1016/j . ygeno . 2015 . 11 . 003 . In 2016",
        &[
            "10.18653/v1/2020 . acl - main . 1",
            "10.1088/0004-637X / 12 / 3 / 4",
            "10.1016/j . ygeno . 2015 . 11 . 003",
        ],
    ),
    // Dots after `10` stand for any DOI name, and dots after a prefix for the rest of a name.
    (
        "doi:10...、https://doi.org/10... 10…, \"10....\" https://doi.org/10.1000... https://doi.org/110...",
        &["https://doi.org/10.1000", "https://doi.org/110"],
    ),
    // A word in angle brackets stands for a part of a name, and one in capitals with an underscore is no tag.
    (
        "`hdl:10.<AGENCY_ID>/<LOCAL_ID>` and 10.1000/a<sub_x>b",
        &["hdl:10.<AGENCY_ID>/<LOCAL_ID>", "10.1000/a"],
    ),
    ("hdl:1721.1/6– 7 10.1000/6— x", &["hdl:1721.1/6", "10.1000/6"]),
    // A dash of the sentence has no blanks around it.
    (
        "10.1016/j.cell.2010.10.016–a study, 10.1515/iral–2012–0003",
        &["10.1016/j.cell.2010.10.016", "10.1515/iral–2012–0003"],
    ),
    // Invisible characters at the end.
    (
        "10.1000/182\u{200B}, 10.1000/183\u{FEFF} 10.1000/184\u{AD}. 10.1000/185\u{2060}\u{200C}\u{200D}",
        &["10.1000/182", "10.1000/183", "10.1000/184", "10.1000/185"],
    ),
    // A dash between digits belongs to a name, unless the name is whole before it.
    (
        "doi:10.3969/j.issn.1004—5589.2017.02.001 10.1590/S0102ー0935 10.1371/journal.pone.0012345—2012",
        &[
            "doi:10.3969/j.issn.1004—5589.2017.02.001",
            "10.1590/S0102ー0935",
            "10.1371/journal.pone.0012345",
        ],
    ),
    // Two hyphens before a blank are a dash of the sentence.
    (
        "doi:10.1038/s41586-020-2649-2-- see 10.1000/182---\n10.1000/183--as 10.1000/184- 10.1000/18-- x",
        &[
            "doi:10.1038/s41586-020-2649-2",
            "10.1000/182",
            "10.1000/183--as",
            "10.1000/184-",
            "10.1000/18",
        ],
    ),
    (
        "10.1000/182—as 10.1000/a—2 10.2514/6.1997‚Äì5630",
        &["10.1000/182", "10.1000/a", "10.2514/6.1997‚Äì5630"],
    ),
    // A blank before the colon, as in French.
    (
        "hdl : 2042/12345, Handle : 2042/12346, http : //hdl.handle.net/2042/12347, word : 2042/12348",
        &["2042/12345", "2042/12346", "2042/12347"],
    ),
    // The ending of a Turkish word, and references of China.
    (
        "https://doi.org/10.17240/aibuefd.2020.20.52925-676813'te ve 10.5555/12'den, 10.5555/1'deoxy x",
        &["https://doi.org/10.17240/aibuefd.2020.20.52925-676813", "10.5555/12", "10.5555/1'deoxy"],
    ),
    (
        "10.5555/12[J/OL]. 10.5555/13[2020-03-16]. 10.5555/14.[J] 10.5555/15[j/ol]",
        &["10.5555/12", "10.5555/13", "10.5555/14", "10.5555/15[j/ol]"],
    ),
    // A word of another script between two names.
    (
        "https://doi.org/10.14456/jmu.2020.1และ10.14456/jmu.2020.2иhdl:2042/1",
        &["https://doi.org/10.14456/jmu.2020.1", "10.14456/jmu.2020.2", "hdl:2042/1"],
    ),
    // An ISBN-A, and the number of a company in Brazil.
    ("10.978.8896471/18 and 10.978.123/0001-45", &["10.978.8896471/18"]),
    // A prefix alone counts after a scheme.
    ("hdl:10.1000/\"x\" doi:10.1000/“x” 10.1000/ x", &["hdl:10.1000/", "doi:10.1000/"]),
    ("hdl:10.1000/182", &["hdl:10.1000/182"]),
    ("See hdl:10.1000/182.", &["hdl:10.1000/182"]),
    ("See 10.1000/182.", &["10.1000/182"]),
    ("(see DOI:10.1000/182).", &["DOI:10.1000/182"]),
    ("DOI: 10.1000/182", &["10.1000/182"]),
    ("doi 10.1000/182, p. 3", &["10.1000/182"]),
    ("Is it info:lccn/2002022641?", &["info:lccn/2002022641"]),
    // An info URI of a repository: at the start, in brackets, and after `=`.
    (
        "info:eu-repo/semantics/altIdentifier/doi/10.1000/a%2Bb (info:eu-repo/semantics/altIdentifier/doi/10.1000/a%2Bc) \
         dc.relation=info:eu-repo/semantics/altIdentifier/doi/10.1000/a%2Bd",
        &["10.1000/a+b", "10.1000/a+c", "10.1000/a+d"],
    ),
    // A bibcode is padded with dots.
    (
        "see info:bibcode/1919Natur.104..354., <a>info:bibcode/1919Natur.104..354.</a> info:bibcode/2003Icar..163..263Z.",
        &[
            "info:bibcode/1919Natur.104..354.",
            "info:bibcode/1919Natur.104..354.",
            "info:bibcode/2003Icar..163..263Z",
        ],
    ),
    ("hdl:10.1000/a, hdl:10.1000/b; and hdl:c/d!", &["hdl:10.1000/a", "hdl:10.1000/b", "hdl:c/d"]),
    ("10.1000/a,hdl:10.1000/b;doi:10.1/c", &["10.1000/a", "hdl:10.1000/b", "doi:10.1/c"]),
    ("10.1000/182;10.1000/183||10.1000/184", &["10.1000/182", "10.1000/183", "10.1000/184"]),
    ("“https://doi.org/10.1000/182”…", &["https://doi.org/10.1000/182"]),
    // Dots in place of the rest of a name belong to it, and dots of the sentence do not.
    (
        "10.1000/a… 10.5281/zenod… doi: 10.1016/j.ce... https://doi.org/10.1000/a… https://hdl.handle.net/2027/a…",
        &[
            "10.1000/a",
            "10.5281/zenod…",
            "10.1016/j.ce...",
            "https://doi.org/10.1000/a…",
            "https://hdl.handle.net/2027/a…",
        ],
    ),
    (
        "10.1016/j.cell.2020.02.052… https://doi.org/10.1038/nature12373… 10.1038/nature12373... and",
        &[
            "10.1016/j.cell.2020.02.052",
            "https://doi.org/10.1038/nature12373",
            "10.1038/nature12373",
        ],
    ),
    ("'10.1000/a'b', hdl:10.1000/it's", &["10.1000/a", "hdl:10.1000/it's"]),
    ("参见hdl:10.1000/日本。", &["hdl:10.1000/日本"]),
    ("10.1000/a\u{A0}b\u{3000}10.1000/c", &["10.1000/a", "10.1000/c"]),
    (
        "https://doi.org/f3s5np and https://doi.org/10/f3s5np",
        &["https://doi.org/f3s5np", "https://doi.org/10/f3s5np"],
    ),
    (
        "数据见https://doi.org/10.5281/zenodo.3678172的附录。",
        &["https://doi.org/10.5281/zenodo.3678172"],
    ),
    ("10.1000/日本語", &["10.1000/日本語"]),
    ("https://doi.org/10.1000/182، وآخر", &["https://doi.org/10.1000/182"]),
    ("https://doi.org/10.1000/182—an important", &["https://doi.org/10.1000/182"]),
    ("see 10.1000/182¹ and 10.1000/183²³.", &["10.1000/182", "10.1000/183"]),
    ("&#39;10.1000/182&#39;b", &["10.1000/182"]),
    // Text in another script follows without a space.
    (
        "参见 https://doi.org/10.1061/(ASCE)0733-9399(2005)131:9(926)以及",
        &["https://doi.org/10.1061/(ASCE)0733-9399(2005)131:9(926)"],
    ),
    (
        "https://doi.org/10.17605/OSF.IO/EZCUJи hdl:10568/99999ו.",
        &["https://doi.org/10.17605/OSF.IO/EZCUJ", "hdl:10568/99999"],
    ),
    ("10.1000/а 10.1000/bаc 10.1000/b.а", &["10.1000/а", "10.1000/bаc", "10.1000/b.а"]),
    ("\u{202B}doi:10.1038/nature12373\u{202C}.", &["doi:10.1038/nature12373"]),
    (
        "A→10.1000/182→B 10.1000/183👍 10.1000/184©2020",
        &["10.1000/182", "10.1000/183", "10.1000/184"],
    ),
    // Words that look like schemes.
    (
        "INFO:app/main.py:12 INFO:/usr/bin info:1/2 info:8 INFO:PMID/12345 INFO:10.1/a",
        &["INFO:PMID/12345"],
    ),
    ("HDL:1,2/LDL:3,4 HDL:45mg/dl HDL:10568/99999", &["HDL:10568/99999"]),
    // Notes and their citations, a genitive, a trade mark and the brackets of mathematicians.
    (
        "10.1000/182[2,3] 10.1000/183[1-12], 10.1000/184's. 10.1000/185™ ⟨10.1000/186⟩ 10.1000/187's.x",
        &[
            "10.1000/182",
            "10.1000/183",
            "10.1000/184",
            "10.1000/185",
            "10.1000/186",
            "10.1000/187's.x",
        ],
    ),
    (
        "10.1000/182[^2] 10.1000/183[@smith2020] hdl:10568/99999.[12] It",
        &["10.1000/182", "10.1000/183", "hdl:10568/99999"],
    ),
    (
        "10.1000/182[] 10.1000/183[label]. 10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2",
        &["10.1000/182", "10.1000/183", "10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2"],
    ),
    // Several words in brackets are the text of a link in AsciiDoc, or a note.
    (
        "https://doi.org/10.1371/journal.pone.0011111[Smith, 2010^] doi:10.1016/j.cell.2010.10.016.[Accessed 2010] \
         10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2 [x",
        &[
            "https://doi.org/10.1371/journal.pone.0011111",
            "doi:10.1016/j.cell.2010.10.016",
            "10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2",
        ],
    ),
    (
        "10.1000/182[see \"x\", p. 2] 10.1000/183[a,\nb c] 10.1000/[% doi %] 10.1000/184[a, b",
        &["10.1000/182", "10.1000/183", "10.1000/[%", "10.1000/184"],
    ),
    (
        r"\footnote{https://doi.org/10.1000/182.} \url{https://doi.org/10.1000/183.}",
        &["https://doi.org/10.1000/182", "https://doi.org/10.1000/183."],
    ),
    ("&quot;10.1000/x;y&quot;", &["10.1000/x;y"]),
    (
        "<!--10.1000/182--> [url]10.1000/183[/url] 10.1000/18<wbr />4 <!-10.1000/185",
        &["10.1000/182", "10.1000/183", "10.1000/184"],
    ),
    // In TeX, `~` is a space before the next word, and two hyphens are a dash.
    (
        r"10.1016/j.cell.2009.01.002~and 10.1000/183~in, 10.1000/184~\cite{a} https://doi.org/10.1000/185~or 10.1000/~a b",
        &[
            "10.1016/j.cell.2009.01.002",
            "10.1000/183",
            "10.1000/184",
            "https://doi.org/10.1000/185",
            "10.1000/~a",
        ],
    ),
    (
        "see 10.1000/1 10.1016/j.cell.2009.01.002--10.1016/j.cell.2009.01.009, a--10.1000/182",
        &["10.1000/1", "10.1016/j.cell.2009.01.002", "10.1016/j.cell.2009.01.009"],
    ),
    (
        "urn:doi:10.1371/journal.pone.0000370 (URN:hdl:2027/a) urn:x-doi:",
        &["urn:doi:10.1371/journal.pone.0000370", "URN:hdl:2027/a"],
    ),
    // Numbers and words that only look like identifiers.
    ("v10.1000/2 110.1000/2 1.10.1000/2 10.100/2 10.1000 10.1000/ 10.1000/. 10.1.2/3", &[]),
    ("HDL:LDL ratio, info: nothing, doi: none, hdl:", &[]),
    ("xhdl:1/1 x-doi:10.1/2 y+info:a/b", &[]),
    ("<doi:title/> hdl:/ info:, doi:.", &[]),
    (".10.1000/2 -10.1000/2 a_10.1000/2 10.1000/,a", &[]),
    ("info:a.hdl:5", &["hdl:5"]),
    ("10.1000/a,information 10.1000/b,abc:d", &["10.1000/a,information", "10.1000/b,abc:d"]),
    ("10.1000/n\u{E9}e", &["10.1000/n\u{E9}e"]),
    ("https://doi.org/ https://doi.org https://doi.org/. https://doi.org:443/", &[]),
    ("'hdl:a.hdl:'/b", &[]),
    // Brackets.
    ("(10.1000/a(1)b)", &["10.1000/a(1)b"]),
    ("[10.1000/a[1]]{hdl:10.1000/{b}}", &["10.1000/a[1]", "hdl:10.1000/{b}"]),
    ("10.1002/1529-0131(", &["10.1002/1529-0131"]),
    // A dash that was read in the wrong charset.
    (
        "10.1016/S0140â€“6736(97)11096-0 and 10.1111/j.1756âˆ’2171",
        &["10.1016/S0140â€“6736(97)11096-0", "10.1111/j.1756âˆ’2171"],
    ),
    ("〔10.1000/195〕［10.1000/196］10.1000/197·", &["10.1000/195", "10.1000/196", "10.1000/197"]),
    (
        "10.1000/204\u{200E}׃ 10.1000/205׃ 10.1000/a·b 10.1000/207· x",
        &["10.1000/204", "10.1000/205", "10.1000/a·b", "10.1000/207"],
    ),
    // What follows a name may begin with a digit or a mark that names have, or be a part of the name.
    ("10.1000/182[0001] 10.1000/183[2nd ed.]", &["10.1000/182[0001]", "10.1000/183"]),
    (
        "10.1038/nature10712Figure.pdf 10.1371/journal.pone.0174717é.eCollection",
        &["10.1038/nature10712Figure.pdf", "10.1371/journal.pone.0174717é.eCollection"],
    ),
    // Text in another script, a letter with a mark of its own, and a comma that is no dash.
    (
        "hdl:2027/1を参-2 10.1000/e\u{301} 10.1000/abcа“x 10.1000/182‚x",
        &["hdl:2027/1", "10.1000/e\u{301}", "10.1000/abc", "10.1000/182"],
    ),
];
