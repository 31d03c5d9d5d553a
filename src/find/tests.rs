//! Texts of every format, with the identifiers that a person sees in them.

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use super::{Finder, emergency_cut, find, first_cut, last_cut};

/// A text, and the identifiers that are found in it.
const TABLE: &[(&str, &[&str])] = &[
    // Prose.
    ("hdl:10.1000/182", &["hdl:10.1000/182"]),
    ("See hdl:10.1000/182.", &["hdl:10.1000/182"]),
    ("See 10.1000/182.", &["10.1000/182"]),
    ("(see DOI:10.1000/182).", &["DOI:10.1000/182"]),
    ("DOI: 10.1000/182", &["10.1000/182"]),
    ("doi 10.1000/182, p. 3", &["10.1000/182"]),
    ("Is it info:lccn/2002022641?", &["info:lccn/2002022641"]),
    ("hdl:10.1000/a, hdl:10.1000/b; and hdl:c/d!", &["hdl:10.1000/a", "hdl:10.1000/b", "hdl:c/d"]),
    ("10.1000/a,hdl:10.1000/b;doi:10.1/c", &["10.1000/a", "hdl:10.1000/b", "doi:10.1/c"]),
    ("10.1000/182;10.1000/183||10.1000/184", &["10.1000/182", "10.1000/183", "10.1000/184"]),
    ("“https://doi.org/10.1000/182”…", &["https://doi.org/10.1000/182"]),
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
    // A misspelt host of a resolver belongs to the link, and another site does not.
    (
        "https://dio.org/10.1000/182 http://dx.doi.rog/10.1000/183, https://example.org/10.1000/184",
        &["https://dio.org/10.1000/182", "http://dx.doi.rog/10.1000/183", "10.1000/184"],
    ),
    ("http://hdl.handel.net/10993/1234.", &["http://hdl.handel.net/10993/1234"]),
    ("doi={10.1000/[}", &[]),
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
    // Pages of the resolvers.
    (
        "https://www.doi.org/index.html https://doi.org/doi-services https://doi.org/bthd",
        &["https://doi.org/bthd"],
    ),
    // Notes and their citations.
    (
        "10.1000/182[^2] 10.1000/183[@smith2020] hdl:10568/99999.[12] It",
        &["10.1000/182", "10.1000/183", "hdl:10568/99999"],
    ),
    (
        "10.1000/182[] 10.1000/183[label]. 10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2",
        &["10.1000/182", "10.1000/183", "10.1641/0006-3568(2004)054[0547:DOIA]2.0.CO;2"],
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
    // A scheme that is misspelt belongs to the link.
    (
        "see htps://doi.org/10.1000/182, https//dx.doi.org/10.1000/183 (https:/doi.org/10.1000/184).",
        &[
            "htps://doi.org/10.1000/182",
            "https//dx.doi.org/10.1000/183",
            "https:/doi.org/10.1000/184",
        ],
    ),
    (
        "<a href=\"htp://hdl.handle.net/10568/99999\"> a//doi.org/10.1000/182 doi.org/10.1000/183",
        &["htp://hdl.handle.net/10568/99999", "10.1000/182", "10.1000/183"],
    ),
    // Comments.
    ("<!-- doi:10.1000/182-->", &["doi:10.1000/182"]),
    ("/* 10.1000/182*/ 10.1000/1-- 10.1000/*/.", &["10.1000/182", "10.1000/1--"]),
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
    // A SICI has `<` and `>` in it.
    (
        "doi:10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2.",
        &["doi:10.1002/(SICI)1097-0258(19980815/30)17:15/16<1661::AID-SIM968>3.0.CO;2-2"],
    ),
    (
        "<td>10.1002/(SICI)1096(199905)39:1&lt;165::AID-X&gt;3.0.CO;2-B</td>",
        &["10.1002/(SICI)1096(199905)39:1<165::AID-X>3.0.CO;2-B"],
    ),
    (
        "10.1175/1520(1981)038<1743:TSOT>2.0.CO;2, and",
        &["10.1175/1520(1981)038<1743:TSOT>2.0.CO;2"],
    ),
    ("10.1002/a<b>c 10.1002/a<b>cdefghi", &["10.1002/a", "10.1002/a"]),
    ("10.1002/1(1)1:1<1::A>3.0. x", &["10.1002/1(1)1:1"]),
    ("10.1002/1(1)1:1<1 A>3.0.CO;2-B", &["10.1002/1(1)1:1"]),
    (r#"10.1002/1(1)1:1<1"A>3.0.CO;2-B"#, &["10.1002/1(1)1:1"]),
    ("10.1002/1(1)1:1<1::A>3.0.CO;2-\"#\" x", &["10.1002/1(1)1:1<1::A>3.0.CO;2-"]),
    (
        "https://example.org/doi/10.1002/1(1)1:1<1::A>3.0.CO;2-#a",
        &["10.1002/1(1)1:1<1::A>3.0.CO;2-#a"],
    ),
    ("10.1002/1(1)1:1<1::A>3.0.CO;2 10.1000/2", &["10.1002/1(1)1:1<1::A>3.0.CO;2", "10.1000/2"]),
    // Links.
    ("HTTPS://DOI.ORG/10.1000/182", &["HTTPS://DOI.ORG/10.1000/182"]),
    ("http://hdl.handle.net:80/10.1/a?b#c", &["http://hdl.handle.net:80/10.1/a?b#c"]),
    ("https://doi.org/doi:10.1000/182", &["https://doi.org/doi:10.1000/182"]),
    ("http://x.y/?u=https://doi.org/10.1/2", &["https://doi.org/10.1/2"]),
    ("https://example.org/?doi=10.1000/182&x=y#z", &["10.1000/182"]),
    ("https://example.org/doi/10.1000/182?x=y", &["10.1000/182"]),
    // In the address of another site, a DOI name has escapes.
    ("https://example.org/?doi=10.1000%2F182&x=y", &["10.1000/182"]),
    ("https://example.org/?u=https%3A%2F%2Fdoi.org%2f10.1000%2F182&x", &["10.1000/182"]),
    ("https://example.org/works/10.1000%2Fa%28b%29%3Bc", &["10.1000/a(b);c"]),
    ("https://example.org/?id=doi%3A10.1000/a%26b%3Fc%23d#e", &["10.1000/a&b?c#d"]),
    ("https://example.org/?q=%2210.1000/182%22%20and%20more", &["10.1000/182"]),
    ("https://example.org/?q=%28see%2010.1000/182%29", &["10.1000/182"]),
    (
        "https://example.org/?d=10.1002/%28SICI%291096%3A1%3C165%3A%3AAID-X%3E3.0.CO%3B2-B",
        &["10.1002/(SICI)1096:1<165::AID-X>3.0.CO;2-B"],
    ),
    ("https://example.org/?d=10.1000/100%25%4", &["10.1000/100%%4"]),
    (
        "https://example.org/?d=110%2E10.1000/1 a%2F10.1000/1 10.1000%2F1 10.1000/a%2Fb",
        &["10.1000/a%2Fb"],
    ),
    ("10.1371/journal.pone.0000001&type=printable 10.1/a", &["10.1371/journal.pone.0000001"]),
    ("10.1002/abc?wt_mc=x 10.1000/a?b", &["10.1002/abc", "10.1000/a?b"]),
    ("10.1000/a?=b", &["10.1000/a?=b"]),
    ("https://example.org/10.1000-5/a 10.1000.10/a", &["10.1000.10/a"]),
    (r"hdl:10.1000\abc, or", &[r"hdl:10.1000\abc"]),
    ("hdl:10.1000/a&amp; b", &["hdl:10.1000/a&"]),
    ("https://zenodo.org/badge/DOI/10.5281/zenodo.3678171.svg", &["10.5281/zenodo.3678171"]),
    (
        "https://link.springer.com/content/pdf/10.1007/s00401-008-0340-z.pdf)",
        &["10.1007/s00401-008-0340-z"],
    ),
    // Labels, hosts and delimiters of tables.
    ("DOI10.1000/184 doi10.1000/185 xdoi10.1000/186", &["10.1000/184", "10.1000/185"]),
    ("see hdl.handle.net/2027/abd, or xhdl.handle.net/2027/abe", &["2027/abd"]),
    (
        "hdl: 2027/abf Handle: 20.500.12345/abg handle: 12/2 hdl:  2027/a",
        &["2027/abf", "20.500.12345/abg"],
    ),
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
    ("856 40 $uhttps://doi.org/10.1000/182$zVolltext", &["https://doi.org/10.1000/182"]),
    ("https://hdl.handle.net/2027/uc1.$b123", &["https://hdl.handle.net/2027/uc1.$b123"]),
    // Markdown.
    (
        "[10.1000/182](https://doi.org/10.1000/182), or",
        &["10.1000/182", "https://doi.org/10.1000/182"],
    ),
    ("<https://doi.org/10.1000/182>", &["https://doi.org/10.1000/182"]),
    (
        "**hdl:10.1000/1**, _10.1000/2_ `hdl:10.1000/3`",
        &["hdl:10.1000/1", "10.1000/2", "hdl:10.1000/3"],
    ),
    ("|10.1000/1|hdl:10.1000/2|pmid=", &["10.1000/1", "hdl:10.1000/2"]),
    // HTML and XML.
    ("<a href=\"https://doi.org/10.1/2\">10.1000/2</a>", &["https://doi.org/10.1/2", "10.1000/2"]),
    ("<a href='https://doi.org/10.1/2'>10.1000/2</a>", &["https://doi.org/10.1/2", "10.1000/2"]),
    ("&lt;10.1000/1&gt; hdl:10.1000/2&nbsp;3", &["10.1000/1", "hdl:10.1000/2"]),
    ("hdl:10.1000/1?a&amp;b &quot;10.1000/2&quot;", &["hdl:10.1000/1?a&b", "10.1000/2"]),
    ("<identifier identifierType=\"DOI\">10.5072/a_b</identifier>", &["10.5072/a_b"]),
    (
        "&ldquo;10.1000/182&rdquo; 10.1000/183&hellip; 10.1000/184&#8203; 10.1000/185&mdash;as",
        &["10.1000/182", "10.1000/183", "10.1000/184", "10.1000/185"],
    ),
    // BibTeX, LaTeX, JSON.
    (r"doi = {10.1000/182},", &["10.1000/182"]),
    (r"url = {https://doi.org/10.1/2},", &["https://doi.org/10.1/2"]),
    (r"\doi{10.1000/foo\_bar} \url{hdl:10.1000/1}", &["10.1000/foo_bar", "hdl:10.1000/1"]),
    (
        r"10.1002/1096(1999)39:1$<$165::AID$>$3.0.CO;2-B",
        &["10.1002/1096(1999)39:1<165::AID>3.0.CO;2-B"],
    ),
    (r"doi = {10.1000/a{\textunderscore}2{\textendash}3}", &["10.1000/a_2-3"]),
    (r#"{\"hdl:10.1000/1\"}"#, &["hdl:10.1000/1"]),
    (r#"{"url":"https:\/\/doi.org\/10.1000\/182"}"#, &["https://doi.org/10.1000/182"]),
    ("DO  - 10.1000/182\r\nER  - ", &["10.1000/182"]),
    // The line breaks of JSON, LaTeX and HTML.
    (r#"{"c":"10.1000/184\n10.1000/185\tx"}"#, &["10.1000/184", "10.1000/185"]),
    (r"10.1000/185\newline 10.1000/186\\\hline", &["10.1000/185", "10.1000/186"]),
    (r#""10.1000/a\u003cb""#, &["10.1000/a"]),
    ("10.1016/j.<wbr>cell.<WBR/>2011.02.013</a>", &["10.1016/j.cell.2011.02.013"]),
    // The metadata in pages of libraries.
    (
        "<span title=\"ctx_ver=Z39.88-2004&amp;rft_id=info%3Adoi%2F10.1000%2F207&amp;rft.x=y\">",
        &["10.1000/207"],
    ),
    ("rft_id=info:doi/10.1000/207&rft.au=x", &["info:doi/10.1000/207"]),
    // A dash that was read in the wrong charset.
    (
        "10.1016/S0140â€“6736(97)11096-0 and 10.1111/j.1756âˆ’2171",
        &["10.1016/S0140â€“6736(97)11096-0", "10.1111/j.1756âˆ’2171"],
    ),
    // The text of a PDF, with broken lines.
    ("10.1016/S0140-\n6736(97)11096-0, see", &["10.1016/S0140-6736(97)11096-0"]),
    ("10.1016/j.jbusres.\n  2019.01.001\nnext", &["10.1016/j.jbusres.2019.01.001"]),
    (
        "https://doi.org/10.1016/\nj.cell.2020.02.052 for more",
        &["https://doi.org/10.1016/j.cell.2020.02.052"],
    ),
    ("doi:10.1371/journal.\npone.0000001", &["doi:10.1371/journal.pone.0000001"]),
    ("10.1000/182(in press) and 10.1000/183[Cell paper]", &["10.1000/182", "10.1000/183"]),
    ("10.1016/S0140-6736(20)30183-5 (a)", &["10.1016/S0140-6736(20)30183-5"]),
    ("10.1000/a(b c) 10.1000/ab-(cd e)", &["10.1000/a(b", "10.1000/ab-(cd"]),
    ("10.1000/123abc and", &["10.1000/123abc"]),
    ("doi:10.1371/journal.pone.\n0000001.", &["doi:10.1371/journal.pone.0000001"]),
    ("10.1371/journal.pone.\nMethods", &["10.1371/journal.pone"]),
    ("10.1016/S0140-6736(20)\n30183-5.", &["10.1016/S0140-6736(20)30183-5"]),
    ("(10.1111/j.1365-2966.\n2008.14219.x)", &["10.1111/j.1365-2966.2008.14219.x"]),
    ("doi:10.1136/bmj.\nn71, and", &["doi:10.1136/bmj.n71"]),
    ("of 10.1371/journal.pone.0000217.\nThe next", &["10.1371/journal.pone.0000217"]),
    ("10.1371/journal.\n1255.255. ", &["10.1371/journal"]),
    ("in 10.5281/zenodo.123\n456 people", &["10.5281/zenodo.123"]),
    ("see 10.1038/nature.\n2020 was", &["10.1038/nature"]),
    ("10.1016/j.cell.\nA. Smith", &["10.1016/j.cell"]),
    ("10.1016/j.cell.2020.\nNo.123", &["10.1016/j.cell.2020"]),
    ("10.1016/j.cell.2020.\n1.2 Methods", &["10.1016/j.cell.2020"]),
    ("see 10.1000/abc.\n1234567 people", &["10.1000/abc"]),
    ("10.1000/182/abc/\nb2b sales", &["10.1000/182/abc/"]),
    ("https://doi.org/10.1093/nar/\ngks1195.", &["https://doi.org/10.1093/nar/gks1195"]),
    ("10.1093/nar/\nand others", &["10.1093/nar/"]),
    ("hdl:10.1093//\nb2b sales", &["hdl:10.1093//"]),
    ("hdl:10.12/\nabc hdl:10.123/\nabc", &["hdl:10.12/", "hdl:10.123/"]),
    ("hdl:20.1234/\nabc", &["hdl:20.1234/"]),
    ("See 10.1000/182.\n2019 was a good year.", &["10.1000/182"]),
    ("See 10.1000/182.\nFor 2.5 years", &["10.1000/182"]),
    ("10.1000/182-\nand", &["10.1000/182-"]),
    ("10.1016/j.cell.2011.\n02.013 for", &["10.1016/j.cell.2011.02.013"]),
    ("10.1145/3292500.\n3330701. Next", &["10.1145/3292500.3330701"]),
    ("10.31219/osf.\nio/abcde.", &["10.31219/osf.io/abcde"]),
    ("https://doi.org/10.5445/IR/\n1000012345. x", &["https://doi.org/10.5445/IR/1000012345"]),
    ("10.1000/abc/\n2. books", &["10.1000/abc/"]),
    ("doi:10.1111/j.1365-2125.2009.03\u{AD}\n456.x", &["doi:10.1111/j.1365-2125.2009.03456.x"]),
    ("https://doi.org/10.1000/abc=\r\ndef", &["https://doi.org/10.1000/abcdef"]),
    ("10.1000/abc=\n\nNext", &["10.1000/abc="]),
    // A sentence ends with the line, and the next one begins with a number.
    ("doi:10.1000/182.\n10.1000/183.\n", &["doi:10.1000/182", "10.1000/183"]),
    ("10.1000/a.\n10.1000/b.\n", &["10.1000/a", "10.1000/b"]),
    ("10.1000/182.\n1721.1/39679", &["10.1000/182"]),
    ("10.1016/j.cell.2011.02.013.\n1.2 Methods", &["10.1016/j.cell.2011.02.013"]),
    ("10.1000/abc.\n1.2 Methods", &["10.1000/abc"]),
    ("10.1016/j.cell.2011.02.013.\n10.5 mg were", &["10.1016/j.cell.2011.02.013"]),
    ("10.1000/182.\n2011.05.06", &["10.1000/182"]),
    ("10.1000/182's licence", &["10.1000/182"]),
];

fn found(text: &str) -> Vec<String> {
    find(text.as_bytes()).map(|it| String::from_utf8_lossy(&it.text()).into_owned()).collect()
}

#[test]
fn an_identifier_ends_where_a_person_would_end_it() {
    for (text, expected) in TABLE {
        assert_eq!(found(text), *expected, "in {text:?}");
    }
}

#[test]
fn the_octet_before_the_text_counts() {
    let count = |before| Finder::after(before, b"hdl:a/1'").count();
    assert_eq!((count(b'\n'), count(b'x'), count(b'(')), (1, 0, 1));
}

#[test]
fn an_identifier_is_open_if_only_the_text_ends() {
    let open =
        |text: &'static str| find(text.as_bytes()).map(|it| it.is_open()).collect::<Vec<_>>();
    assert_eq!((open("10.1000/182"), open("10.1000/182 ")), (vec![true], vec![false]));
}

#[test]
fn the_angle_brackets_of_a_sici_are_less_than_a_hundred_octets_apart() {
    for (len, is_read) in [(97, true), (98, false)] {
        let name = ["10.1002/1(1)1:1", "<1", &"a".repeat(len), ">3.0.CO;2-B"].concat();
        assert_eq!(found(&name) == [name], is_read, "{len}");
    }
}

#[test]
fn a_cut_is_after_a_blank_or_a_mark_that_no_identifier_has() {
    for (text, last, first) in [
        ("a b", Some(2), Some(2)),
        ("a b\tc\nd\re", Some(8), Some(2)),
        ("a  b", Some(2), Some(2)),
        ("ab\"c|d`e", Some(7), Some(3)),
        ("a\\\"b", None, None),
        ("a- b/ c_ d. e\\ f", None, None),
        (" a", None, Some(1)),
        ("abc", None, None),
    ] {
        let cuts = (last_cut(text.as_bytes(), 0), first_cut(b'x', text.as_bytes()));
        assert_eq!(cuts, (last, first), "{text:?}");
    }
}

#[test]
fn a_text_may_come_in_pieces() {
    for (text, _) in TABLE {
        let whole = ["x ", text, " y"].concat();
        let octets = whole.as_bytes();
        let cuts = (0..octets.len()).filter_map(|from| last_cut(octets, from));
        for cut in cuts {
            let (head, tail) = octets.split_at(cut);
            let pieces = find(head).chain(Finder::after(head[cut - 1], tail));
            let pieces: Vec<_> = pieces.map(|it| it.text().into_owned()).collect();
            let at_once: Vec<_> = find(octets).map(|it| it.text().into_owned()).collect();
            assert_eq!(pieces, at_once, "{whole:?} cut at {cut}");
            assert!(first_cut(0, octets).is_some_and(|first| first <= cut));
        }
    }
}

#[test]
fn every_octet_of_a_text_has_its_place() {
    for (written, text, at, expected) in [
        ("hdl:10.1/a&amp;b", "hdl:10.1/a&b", 11, 15),
        (r"10.1000/foo\_bar", "10.1000/foo_bar", 11, 11),
        (r"10.1000/foo\_bar", "10.1000/foo_bar", 12, 13),
        ("10.1016/S-\n 67", "10.1016/S-67", 10, 12),
        ("10.1016/S<wbr>67", "10.1016/S67", 9, 14),
        ("http://x.y/?d=10.1000%2F1%26a", "10.1000/1&a", 9, 11),
    ] {
        let found: Vec<_> = find(written.as_bytes()).collect();
        let texts: Vec<_> = found.iter().map(super::Found::text).collect();
        assert_eq!(texts, [text.as_bytes()], "{written}");
        let place = |at| found[0].writing().place(found[0].written(), at);
        assert_eq!(place(at), expected, "{written} {at}");
        assert_eq!(place(text.len()), found[0].written().len(), "{written}");
    }
}

#[test]
fn a_word_that_is_too_long_is_cut_between_identifiers() {
    let cuts: [(&[u8], Option<usize>); 8] = [
        (b"x", None),
        (b"hdl:10.1000/1", None),
        (b"x/hdl:10.1000/1", Some(2)),
        (b"(hdl:10.1000/1)x", Some(14)),
        (&[b'x'; 100], Some(36)),
        (&[0x80; 100], Some(36)),
        (&[b"\xE6\x97\xA5".repeat(33), b"x".to_vec()].concat(), Some(36)),
        (&[b"x".to_vec(), b"\xE6\x97\xA5".repeat(33)].concat(), Some(34)),
    ];
    for (text, expected) in cuts {
        assert_eq!(emergency_cut(b' ', text), expected, "{}", text.escape_ascii());
    }
}
