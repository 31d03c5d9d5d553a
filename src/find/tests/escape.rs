//! JSON, BibTeX and LaTeX, which write some characters with a backslash.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // A regular expression is no name. LaTeX has `\-` where a word may be broken.
    (
        r"'/10.1111\/j.1438-8677\.[0-9]{4}/' 10.1002\/mmnd\.\d+ http:\/\/doi.org\/10.1000\/182",
        &["http://doi.org/10.1000/182"],
    ),
    (
        "*See https://doi.org/10.1000/182/.* (10.1000/183)[A-Z], [10.1000/184][a-z1] 10.1000/185[^/] 10.1021/ja00123a001[a-f]+ 10.1093/nar/gkaa1100)(?:x",
        &[
            "https://doi.org/10.1000/182/",
            "10.1000/183",
            "10.1000/184",
            "10.1000/185",
            "10.1021/ja00123a001[a-f]+",
            "10.1093/nar/gkaa1100",
        ],
    ),
    (
        "<a>doi.org/10.1666/0022-3360(2000)074%3C0763:SIPR%3E2.0.CO;2</a> [x](dx.doi.org/10.1016/0304-3975%2880%2990018-3) urn:doi:10.22152%2Fprogramming-journal.org%2F2024%2F8%2F7",
        &[
            "10.1666/0022-3360(2000)074<0763:SIPR>2.0.CO;2",
            "10.1016/0304-3975(80)90018-3",
            "10.22152/programming-journal.org/2024/8/7",
        ],
    ),
    (
        r#""pattern": "^(PMID:\\d+|doi:10\\.\\d{2,9}/.*|https?:x)$" |doi:10\\.82902\\/.*)$ re["id"] = ["hdl:21.14100/.*"] /^10.5281\\/zenodo.([0-9]{7})+$/ 10.1371/journal.pone.\d+ 10.18810/[a-z-]+"#,
        &[],
    ),
    ("10.1000/182[^1] **10.1000/183.** *hdl:1/2.*", &["10.1000/182", "10.1000/183", "hdl:1/2"]),
    // In `sed`, another name takes the place of the first.
    (
        r"sed 's/10.5281\/zenodo.XXXXXXX/10.5281\/zenodo.789012/g'",
        &["10.5281/zenodo.XXXXXXX", "10.5281/zenodo.789012"],
    ),
    // After the full stop of a sentence, JSON has a line end.
    (
        r#"{"d": "is doi:10.60629.\nIt is", "e": "doi:10.1000\nature1"}"#,
        &["doi:10.60629", r"doi:10.1000\nature1"],
    ),
    // After a label, the escapes belong to no address.
    (
        "[DOI: 10.1016%2Fj.omtm.2020.05.013](x) doi = {10.1371%2Fa.1} ?doi=10.1000%2F182",
        &["10.1016%2Fj.omtm.2020.05.013", "10.1371%2Fa.1", "10.1000/182"],
    ),
    // In the URNs of MIRIAM, and in the files of packages of R, the name is escaped.
    (
        "rdf:resource=\"urn:miriam:doi:10.1016%2F0141-0229%2890%2990033-M\" \
         <doi:10.1093%2Facref%2F9780199976720.001.0001>, <doi:10.1002/%28SICI%291097-0258%2819980815/30%2917:15/16%3C1661::AID-SIM968%3E3.0.CO%3B2-2>",
        &[
            "10.1016/0141-0229(90)90033-M",
            "10.1093/acref/9780199976720.001.0001",
            "10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2",
        ],
    ),
    (
        "<doi:10.1000/182> doi:10.1000%2F182 <doi:10.1000/a%%3C2>",
        &["doi:10.1000/182", "doi:10.1000%2F182", "doi:10.1000/a%%3C2"],
    ),
    ("-- (@doi:10.1016\\/B978-044450813-3\\/50028-X@).", &["doi:10.1016/B978-044450813-3/50028-X"]),
    // BibTeX, LaTeX, JSON.
    (r"doi = {10.1000/182},", &["10.1000/182"]),
    (r"url = {https://doi.org/10.1/2},", &["https://doi.org/10.1/2"]),
    (r"\doi{10.1000/foo\_bar} \url{hdl:10.1000/1}", &["10.1000/foo_bar", "hdl:10.1000/1"]),
    (
        r"10.1002/1096(1999)39:1$<$165::AID$>$3.0.CO;2-B",
        &["10.1002/1096(1999)39:1<165::AID>3.0.CO;2-B"],
    ),
    (r"doi = {10.1000/a{\textunderscore}2{\textendash}3}", &["10.1000/a_2-3"]),
    (
        r"doi = {10.1007/978-3-540-12345-3{\textbackslash}_1}, doi = {10.1000/a{\textbackslash}}",
        &["10.1007/978-3-540-12345-3_1", "10.1000/a"],
    ),
    (
        r"10.1002/(SICI)1097-4636(19981205)42:3$\lt$387::AID-JBM6$\gt$3.0.CO;2-F",
        &["10.1002/(SICI)1097-4636(19981205)42:3<387::AID-JBM6>3.0.CO;2-F"],
    ),
    (r#"{\"hdl:10.1000/1\"}"#, &["hdl:10.1000/1"]),
    (r#"{"url":"https:\/\/doi.org\/10.1000\/182"}"#, &["https://doi.org/10.1000/182"]),
    ("DO  - 10.1000/182\r\nER  - ", &["10.1000/182"]),
    // The line breaks of JSON, LaTeX and HTML.
    (r#"{"c":"10.1000/184\n10.1000/185\tx"}"#, &["10.1000/184", "10.1000/185"]),
    (r"10.1000/185\newline 10.1000/186\\\hline", &["10.1000/185", "10.1000/186"]),
    (r#""10.1000/a\u003cb""#, &["10.1000/a"]),
    ("10.1016/j.<wbr>cell.<WBR/>2011.02.013</a>", &["10.1016/j.cell.2011.02.013"]),
    // What only allows LaTeX to break a line is no part of a name.
    (
        r"\doi{10.1016/j.\-cell.2010.01.001} \url{https://doi.org/10.1000/a\-bc} doi = {10.1000/c\-{}d}, 10.1000/e\-f",
        &[
            "10.1016/j.cell.2010.01.001",
            "https://doi.org/10.1000/abc",
            "10.1000/c-d",
            "10.1000/e-f",
        ],
    ),
    // Before a digit or a single letter, it is the hyphen of a name that was escaped.
    (
        r"doi = {10.1007/s00401\-019\-02067\-z}, \doi{10.1016/S0140\-6736(05)66539\-7} \doi{10.1103/Phys\-Rev\-Lett.116.061102}",
        &[
            "10.1007/s00401-019-02067-z",
            "10.1016/S0140-6736(05)66539-7",
            "10.1103/PhysRevLett.116.061102",
        ],
    ),
    (
        r"\doi{10.1000/\allowbreak a} 10.1038/nature12373\penalty0 and \doi{10.1000/a\penalty0 b} 10.1000/c\allowbreak{}.d 10.1000/e\hspace{0pt}f",
        &["10.1000/a", "10.1038/nature12373", "10.1000/ab", "10.1000/c.d", "10.1000/ef"],
    ),
    (
        r"\doi{10.1000\slash a} \doi{10.1000/b{}} '10.1000/{}' 10.1000/c\allowbreak 10.1000/d\allowbreak, e",
        &["10.1000/a", "10.1000/b", "10.1000/c", "10.1000/d"],
    ),
    // JSON in a string of JSON.
    (r#""{\"u\":\"https:\\/\\/doi.org\\/10.1000\\/182\"}""#, &["https://doi.org/10.1000/182"]),
    // A whole value has no sentence around it.
    (
        r#"<a href="https://doi.org/10.1000/182.">10.1000/182.</a>"#,
        &["https://doi.org/10.1000/182.", "10.1000/182"],
    ),
    (
        r#"{"doi": "10.1000/182,", "see": "10.1000/183."}, "10.1000/184.""#,
        &["10.1000/182,", "10.1000/183.", "10.1000/184"],
    ),
    (
        r"doi = {10.1000/182;}, \doi{10.1000/183.} {10.1000/184.}",
        &["10.1000/182;", "10.1000/183.", "10.1000/184"],
    ),
    // The escapes of JSON before an identifier, in it and after it.
    (
        r#""<p>\u003ehttps://doi.org/10.1000/182\u003c/p>\u201chttps://doi.org/10.1000/183\u201d""#,
        &["https://doi.org/10.1000/182", "https://doi.org/10.1000/183"],
    ),
    (
        r#""\u201c10.1000/182\u201d\u003cp\u003e10.1000/183\u003c/p\u003e\u00a010.1000/184""#,
        &["10.1000/182", "10.1000/183", "10.1000/184"],
    ),
    (
        r#""\uff08doi\uff1a10.1000/182\uff09x\u002c10.1000/183" "\ufeff10.1000/184""#,
        &["10.1000/182", "10.1000/183", "10.1000/184"],
    ),
    (
        r#""\xa010.1000/182\xa0 \x22https://doi.org/10.1000/183\x22""#,
        &["10.1000/182", "https://doi.org/10.1000/183"],
    ),
    (r"\u003110.1000/1 \u002d10.1000/2 \ud80010.1000/3 \u00zz10.1000/4 \u006810.1000/5", &[]),
    (
        r#""10.1000\u002F182" "https:\u002F\u002Fdoi.org\u002F10.1000\u002f182""#,
        &["10.1000/182", "https://doi.org/10.1000/182"],
    ),
    (
        r#"{"DOI": "10.2118/120228\u2013pa", "x": "10.2118/\u200b120228-pa"}"#,
        &["10.2118/120228–pa", "10.2118/\u{200B}120228-pa"],
    ),
    (
        r#""https://doi.org/10.4025/di\u00e1logos.v17i2.36030" "10.1002/abc.\u00ad142""#,
        &["https://doi.org/10.4025/diálogos.v17i2.36030", "10.1002/abc.\u{AD}142"],
    ),
    (
        r#""10.1000/\u03b1-a \u89c1https://doi.org/10.5281/zenodo.3678172\u7684\u9644\u5f55\u3002""#,
        &["10.1000/α-a", "https://doi.org/10.5281/zenodo.3678172"],
    ),
    (
        r#""10.1000/182\u0438 10.1000/183\u00a0x 10.1000/184\ud83d\ude00 10.1000/185\u0009x""#,
        &["10.1000/182", "10.1000/183", "10.1000/184", "10.1000/185"],
    ),
    (
        r#""10.1000/\u65e5\u672c\u8a9e" "10.1000/\u0438\u0438-a" "10.1000/a\u0028b\u0029\u65e5""#,
        &["10.1000/日本語", "10.1000/ии-a", "10.1000/a(b)"],
    ),
    (
        r#""10.1000/1\u002chdl:10.1000/2" "10.1000/3\u003b10.1000/4" "10.1000/5\u002ca""#,
        &["10.1000/1", "hdl:10.1000/2", "10.1000/3", "10.1000/4", "10.1000/5,a"],
    ),
    // The codes of e-mails, addresses and terminals.
    (
        "<a href=3D\"x\">=3Dhttps://doi.org/10.1000/182 =20hdl:10.1000/183 =3D10.1000/184",
        &["https://doi.org/10.1000/182", "hdl:10.1000/183", "10.1000/184"],
    ),
    (
        "=E2=80=9C10.1000/182=E2=80=9D =2010.1000/183 =AB10.1000/184 =4110.1000/185 =a =AB10.1000/186",
        &["10.1000/182=E2=80=9D"],
    ),
    (
        "?u%3Dhttps://doi.org/10.1000/182 %0Ahttps://doi.org/10.1000/183 %41https://doi.org/10.1000/184",
        &["https://doi.org/10.1000/182", "https://doi.org/10.1000/183", "10.1000/184"],
    ),
    (
        "\x1B[0mhttps://doi.org/10.1000/182\x1B[0m \x1B[01;31m\x1B[K10.1000/183\x1B[m x[0m10.1000/184",
        &["https://doi.org/10.1000/182", "10.1000/183"],
    ),
    (
        r"\u003ehtps://doi.org/10.1000/182 \u00abhtps://doi.org/10.1000/183",
        &["htps://doi.org/10.1000/182", "htps://doi.org/10.1000/183"],
    ),
    // Patterns of programs, and links in which only some slashes are escaped.
    (
        r#""https:\/\/doi.org\/10.1002/abc" https://hdl.handle.net\/2027/abc, 10.1000\/a/b."#,
        &["https://doi.org/10.1002/abc", "https://hdl.handle.net/2027/abc", "10.1000/a/b"],
    ),
    (
        r"https://doi.org/10.[0-9]{4,9}/x https://doi.org/10[.]\d+/x https://doi.org/(10\.\d+/x) hdl:%c/%c hdl:%16x/%16x hdl:%-5d/a",
        &[],
    ),
    (
        r"match(x, /https:\/\/doi.org\/10.3390\/cancers18132068/); s/\[INSERT\]/https:\/\/doi.org\/10.5281\/zenodo.123/g",
        &["https://doi.org/10.3390/cancers18132068", "https://doi.org/10.5281/zenodo.123"],
    ),
    (
        r"~* 'https:\/\/doi.org\/10.\d{4,9}\/[-._]' https://doi.org/10\.[0-9]+/ hdl:%x/%x hdl:0x%x hdl:%d/%d hdl:10.1000/%x",
        &["hdl:10.1000/%x"],
    ),
    // The key of an entry is no identifier.
    (
        "@article{https://doi.org/10.1002/(SICI)1097-0258(19990915)18:17<2529::AID-SIM274>3.0.CO;2-5,\n\
         doi = {10.1000/182}} @misc{10.1000/183, url={10.1000/184}} \"bibtex\": \"\\n@misc{10.1000/185,\"",
        &["10.1000/182", "10.1000/184"],
    ),
    (
        "@reference{10.1000/182, @MvProceedings{10.1000/183, @Article(10.1000/184, @someone(10.1000/185) @misc{ 10.1000/186,",
        &["10.1000/185", "10.1000/186"],
    ),
    (r"\cite{10.1000/182} \a@b{10.1000/183}", &["10.1000/182", "10.1000/183"]),
    (
        "@url{https://doi.org/10.1000/182}, @doi{10.1007/BF02165003} @footnote{10.1000/183, a name.}",
        &["https://doi.org/10.1000/182", "10.1007/BF02165003", "10.1000/183"],
    ),
    // A label right before a command, or before a bracket.
    (
        r"doi:\doi{10.1000/182} doi:\href{https://doi.org/10.1000/183}{10.1000/183} doi:\bibinfo{doi}{10.1000/184}, 2014.",
        &["10.1000/182", "https://doi.org/10.1000/183", "10.1000/183", "10.1000/184"],
    ),
    (
        "doi:[10.1000/182](https://doi.org/10.1000/182) doi:{10.1000/183}. DOI:(10.1000/184), doi:[10.1000/185]",
        &[
            "10.1000/182",
            "https://doi.org/10.1000/182",
            "10.1000/183",
            "10.1000/184",
            "10.1000/185",
        ],
    ),
    // LaTeX may escape the first character of a suffix, and a program may put braces around an escape.
    (r"@article{a, doi={10.1163/\_eifo\_com\_0203}}", &["10.1163/_eifo_com_0203"]),
    (r"{10.1163/{\_}eifo{\_}com} 10.1000/a$\_$b", &["10.1163/_eifo_com", "10.1000/a_b"]),
    (
        r"url={https://doi.org/10.1023/a{\%}3A1012801612484} 10.1000/a{\&}b{\#}c",
        &["https://doi.org/10.1023/a%3A1012801612484", r"10.1000/a&b#c"],
    ),
    (r#"10.1000/\" 10.1000/\, 10.1000/\\"#, &[]),
    // The raised number of a note.
    (
        r"10.1000/187$^{1}$ and https://doi.org/10.1000/188$^2$. 10.1000/189$a",
        &["10.1000/187", "https://doi.org/10.1000/188", "10.1000/189$a"],
    ),
    // LaTeX divides a ligature with braces, and programs put braces around other signs.
    (r"10.1016/S0140{-}6736(97)11096{--}0", &["10.1016/S0140-6736(97)11096-0"]),
    (
        r"10.1007/978-3-030-02671-4{\_}7 10.1002/1(1)1:1{\textless}1::A{\textgreater}3.0.CO;2-B",
        &["10.1007/978-3-030-02671-4_7", "10.1002/1(1)1:1<1::A>3.0.CO;2-B"],
    ),
    (
        r"10.1002/1(1)1:1\textless{}1::A\textgreater{}3.0.CO;2-B",
        &["10.1002/1(1)1:1<1::A>3.0.CO;2-B"],
    ),
    // A command of LaTeX ends with the blank after it.
    (
        r"10.1000/foo\textunderscore bar and 10.1000/foo\slash bar, 10.1000/foo \slash bar",
        &["10.1000/foo_bar", "10.1000/foo/bar", "10.1000/foo"],
    ),
    // The digits of an escape in an e-mail are capital letters.
    ("=dF10.1000/182 =Df10.1000/182 =3A10.1000/182 =3a10.1000/182", &["10.1000/182"]),
    (r"doi:10.1000&#47;182\textit{a}", &["doi:10.1000/182"]),
    // A `~` before a single letter, or before what is no word, may belong to the name in TeX.
    (
        "<i>10.1000/182~and</i> 10.1000/182~x y, 10.1000/182~ x",
        &["10.1000/182~and", "10.1000/182~x", "10.1000/182~"],
    ),
    (r"_10.1000/a\string_ and 10.1000/b\string_ x", &["10.1000/a_", "10.1000/b_"]),
    ("10.1049/ ip-cds:220351=", &["10.1049/ ip-cds:220351"]),
    ("10.1000/ ip-cds:220351=", &[]),
];
