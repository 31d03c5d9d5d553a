//! Identifiers that blanks break within a line, as in the text of a PDF.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // Blanks in the head of a link, or after each of its marks.
    (
        "https://doi. org/10.1038/nature14539 too https://doi.org /10.1038/nature14540. 2020 \
         http://dx.doi. org/10.1038/nature14541, https: //doi.org/10.1038/nature14542 https:// example. org/10.1000/182",
        &[
            "https://doi. org/10.1038/nature14539",
            "https://doi.org /10.1038/nature14540",
            "http://dx.doi. org/10.1038/nature14541",
            "https: //doi.org/10.1038/nature14542",
            "10.1000/182",
        ],
    ),
    (
        "https:// doi. org/ 10. 1038/ s41586- 020- 2649-2. 12. Smith https:// doi. org/ 10. 1371/ journ al. pone. 00105 60. The \
         https:// doi. org/ 10. 1016/j. cell. 2009. 01. 002. 5 cells, http:// hdl. handle. net/ 10013/ epic. 12345 too",
        &[
            "https:// doi. org/ 10. 1038/ s41586- 020- 2649-2",
            "https:// doi. org/ 10. 1371/ journ al. pone. 00105 60",
            "https:// doi. org/ 10. 1016/j. cell. 2009. 01. 002",
            "http:// hdl. handle. net/ 10013/ epic. 12345",
        ],
    ),
    (
        "https:// doi. org/ 10. 1080/ 09585 192. 2019. 16407 70. 3. Brown https:// doi. org/ 10. 1145/ 33192 08. 33192 09 (2019) \
         https:// doi. org/ 10. 1080/ 09585 192. 2019. The",
        &[
            "https:// doi. org/ 10. 1080/ 09585 192. 2019. 16407 70",
            "https:// doi. org/ 10. 1145/ 33192 08. 33192 09",
            "https:// doi. org/ 10. 1080/ 09585 192",
        ],
    ),
    (
        "https://doi.org/ 10. 1038/ s41586- 020- 2649-2 https://doi.org/10. 1038/ s41586- 020- 2650-2",
        &[
            "https://doi.org/ 10. 1038/ s41586- 020- 2649-2",
            "https://doi.org/10. 1038/ s41586- 020- 2650-2",
        ],
    ),
    (
        "https:// doi. org/ 10. 1000/ abc. Then https:// doi. org/ 10. 1000/ S0140- 6736(20) 30183-5 and \
         https:// doi. org/ 10. 1000/ abc. def. ghi https:// doi. org/ 10. 1000/ abc- https://doi.org/10.1000/1",
        &[
            "https:// doi. org/ 10. 1000/ abc",
            "https:// doi. org/ 10. 1000/ S0140- 6736(20) 30183-5",
            "https:// doi. org/ 10. 1000/ abc",
            "https:// doi. org/ 10. 1000/ abc-",
            "https://doi.org/10.1000/1",
        ],
    ),
    (
        "https://\u{200B}doi.\u{200B}org/\u{200B}10.\u{200B}1038/\u{200B}s41586-\u{200B}020 \
         https://<wbr>doi.<wbr>org/<wbr>10.<wbr>1038/<wbr>s41586-<wbr>020",
        &[
            "https://\u{200B}doi.\u{200B}org/\u{200B}10.\u{200B}1038/\u{200B}s41586-\u{200B}020",
            "https://doi.org/10.1038/s41586-020",
        ],
    ),
    // A long number after a mark and a blank is the rest of a name.
    (
        "10.1093/acprof:oso/ 9780199276000.001.0001 http://hdl.handle.net/2027/mdp. 39015012345678 was \
         hdl:11858/00-001M- 0000-0011-1234-5. hdl:10013/epic. 12345, hdl:10568/ 12345 or 10.1000/abc/ 123 10.1000/182. 12345 people, \
         10.1000/abc. 50000 people",
        &[
            "10.1093/acprof:oso/ 9780199276000.001.0001",
            "http://hdl.handle.net/2027/mdp. 39015012345678",
            "hdl:11858/00-001M- 0000-0011-1234-5",
            "hdl:10013/epic. 12345",
            "hdl:10568/ 12345",
            "10.1000/abc/",
            "10.1000/182",
            "10.1000/abc",
        ],
    ),
    (
        "10.1186/s12889- 020-08434-4 10.1016/S0140- 6736(97)11096-0. hdl:2027/abc- 2010-2012 10.1371/journal.pone.0012345- 12345",
        &[
            "10.1186/s12889- 020-08434-4",
            "10.1016/S0140- 6736(97)11096-0",
            "hdl:2027/abc-",
            "10.1371/journal.pone.0012345-",
        ],
    ),
    // Without a label, the form of a name shows that a blank breaks it.
    (
        "10.1038/ nature12373, 10.1038 /nature14539 (10. 1016/j.cell.2010.01.001) 10.1000/ 229 x10.1038/ nature12373",
        &["10.1038/ nature12373", "10.1038 /nature14539", "10. 1016/j.cell.2010.01.001"],
    ),
    // A blank beside the first dot, after a label.
    (
        "doi: 10 .1038/nature14539 doi = \"10. 1038/nature14540\", DOI 10. 1038/nature14541 at 10. 1000/nature14542",
        &["10 .1038/nature14539", "10. 1038/nature14540", "10. 1038/nature14541"],
    ),
    ("https: //doi.org/10.138/s41598-020-640401", &[]),
    (
        "DOI10. 1016/j.cell, \"doi\" 10. 1000/nature14541, 'doi': '10. 1038/nature14542'",
        &["10. 1038/nature14542"],
    ),
    // A blank beside the first dot or the slash, in a link or after a scheme.
    (
        "doi:10.1016/ j1, https://doi.org/10.1371/ journal.pone.0012345 doi:10.1371x/ journal.pone.0012345",
        &["doi:10.1016/ j1", "https://doi.org/10.1371/ journal.pone.0012345", "doi:10.1371x/"],
    ),
    (
        "doi:10.1000 /182 doi:10.1000 /x doi:10.1000 /_1, https://doi.org/10.1000/182, /b/1",
        &["doi:10.1000 /182", "doi:10.1000", "doi:10.1000", "https://doi.org/10.1000/182"],
    ),
    (
        "doi:10. 1007/s00134-020-06022-5, doi:10. 123/s00134-020 doi:10. 1234567890/s00134 \
         doi:10. 1038>natre14541 doi:10. 1016S0140-6736(20)30183-5 doi:10. 1007/ s00134- 020",
        &["doi:10. 1007/s00134-020-06022-5", "doi:10", "doi:10", "doi:10", "doi:10", "doi:10"],
    ),
    // In a value, the word after the blank has eight octets at most, and the name has no other blank.
    (
        "\"10.1016/j.cell.20 1.02.013\" {10.1016/j.cell.2 0110.0213} \"hhttps://doi.org/other 182\" \
         \"http:/ /dx.doi.org/10. 1007/00264-015-2 941-1\" \"hdl:F 0/1\"",
        &[
            "10.1016/j.cell.20 1.02.013",
            "10.1016/j.cell.2",
            "hhttps://doi.org/other",
            "http:/ /dx.doi.org/10. 1007/00264-015-2",
        ],
    ),
    ("DOI: 10 .100/182 DOI: 10 .1000/183 handle: 1721.1/ 1234", &["10 .1000/183"]),
    // After a full stop, the next name, the number of the next item or a year begins no group.
    (
        "https:// doi. org/ 10. 1000/ abc. 10. 1001/ 182 https:// doi. org/ 10. 1000/ abd. 12. Smith 2020 \
         https:// doi. org/ 10. 1038/ nature14539. 2020 x",
        &[
            "https:// doi. org/ 10. 1000/ abc",
            "https:// doi. org/ 10. 1000/ abd",
            "https:// doi. org/ 10. 1038/ nature14539",
        ],
    ),
    // Blanks beside the marks of a name end with the first word that gives it a form of its registrant.
    (
        "doi:10.1016/j . ygeno . 2015 . 11 . 003** 10.1371/journal . pone . 0184661。 10.13140/rg . 2 . 2 . 33716.68480 \
         doi:10.1016/j . mehy . 2019.109251 . Epub 2019 10.1016/j . jbi. 2023.104438.",
        &[
            "doi:10.1016/j . ygeno . 2015 . 11 . 003",
            "10.1371/journal . pone . 0184661",
            "10.13140/rg . 2 . 2 . 33716.68480",
            "doi:10.1016/j . mehy . 2019.109251",
            "10.1016/j . jbi. 2023.104438",
        ],
    ),
    (
        "https: // doi. org / 10.1144 / GSL. JGS. 1899.055.01 - 04.34\" 10.4018/978–1–60960–741–8 . ch 012 \
         https: // doi. org / 10.1111 / j. 1365 - 2311.1915. tb 02527. x\" doi: 10.1017/CBO 9781139167178",
        &[
            "https: // doi. org / 10.1144 / GSL. JGS. 1899.055.01 - 04.34",
            "10.4018/978–1–60960–741–8 . ch 012",
            "https: // doi. org / 10.1111 / j. 1365 - 2311.1915. tb 02527. x",
            "10.1017/CBO 9781139167178",
        ],
    ),
    // A whole name, a name without a form and one of an unknown registrant go no further.
    (
        "10.1016/j.cell.2010.01.001 . 12 10.1016/j . geoderma . 20016 . 13636363636 10.1145/335 . 33353636736 \
         10.1000/abc . 12 10.4018/978-1-60960-741-8 . The",
        &[
            "10.1016/j.cell.2010.01.001",
            "10.1016/j",
            "10.1145/335",
            "10.1000/abc",
            "10.4018/978-1-60960-741-8",
        ],
    ),
    // A blank before the colon of a link, too.
    (
        "https : // doi . org/10.1117/1. JBO .28 .12 .125002) http : // doi . org/10.1098/rsif .2016 .0156*) \
         ht tps : // doi . org/10.1098/rsta.2018.0148. http : //doi.org/10.1000/182",
        &[
            "https : // doi . org/10.1117/1. JBO .28 .12 .125002",
            "http : // doi . org/10.1098/rsif .2016 .0156",
            "ht tps : // doi . org/10.1098/rsta.2018.0148",
            "10.1000/182",
        ],
    ),
    // The number of a chapter at the end of a line.
    (
        "https: //doi.org/10.1007/978-3-642-04898-2 380\nhttps://doi.org/10.1007/978-3-642-04898-2 380\n",
        &[
            "https: //doi.org/10.1007/978-3-642-04898-2 380",
            "https://doi.org/10.1007/978-3-642-04898-2",
        ],
    ),
    // Wide signs in the prefix.
    (
        "DOI：10．3969／j．issn．1000-0000．2023．01．001 doi：10．1029/ 2011JD015921. doi：10．1029/ 2011 DOI：10．3969，",
        &["10．3969／j．issn．1000-0000．2023．01．001", "10．1029/ 2011JD015921"],
    ),
    // The text of some PDFs has a blank after every five letters or digits of a link.
    (
        "https ://doi.org/10.1038/s4158 6-020-2649-2\nhttps ://doi.org/10.1177/09637 21413 51289 2. Next \
         https ://doi.org/10.1371/journ al.pone.00111 11, https ://doi.org/10.1103/PhysR evLet t.119.04480 2",
        &[
            "https ://doi.org/10.1038/s4158 6-020-2649-2",
            "https ://doi.org/10.1177/09637 21413 51289 2",
            "https ://doi.org/10.1371/journ al.pone.00111 11",
            "https ://doi.org/10.1103/PhysR evLet t.119.04480 2",
        ],
    ),
    (
        "https ://doi.org/10.1007/s0013 4-020-05985 -9 https ://doi.org/10.1000/12345 Smith (2020), \
         https ://doi.org/10.1000/abcde accessed; the https : //x, see https ://doi.org/",
        &[
            "https ://doi.org/10.1007/s0013 4-020-05985 -9",
            "https ://doi.org/10.1000/12345",
            "https ://doi.org/10.1000/abcde",
        ],
    ),
    // A blank beside the slash of a DOI name in a link, or after its `10.`.
    (
        "https://doi.org/10. 1038/nature10712 now https://doi.org/10.1038 /s41586-020-2649-2 too \
         https://doi.org/10.1016/ j.cell.2009.01.002 x doi:10. 1016/j.cell.2009.01.003",
        &[
            "https://doi.org/10. 1038/nature10712",
            "https://doi.org/10.1038 /s41586-020-2649-2",
            "https://doi.org/10.1016/ j.cell.2009.01.002",
            "doi:10. 1016/j.cell.2009.01.003",
        ],
    ),
    (
        "https://doi.org/10.1016/ for all, https://doi.org/10. The",
        &["https://doi.org/10.1016/", "https://doi.org/10"],
    ),
    // A blank after each full stop of a name whose form is known.
    (
        "10.1016/j. cell. 2009. 01. 002. Then 10.1371/journal. pone. 0012345, 10.1000/abc. 2009",
        &["10.1016/j. cell. 2009. 01. 002", "10.1371/journal. pone. 0012345", "10.1000/abc"],
    ),
    (
        "10.1371/journal.pone.0012345. 2009 and 10.1016/j. cell",
        &["10.1371/journal.pone.0012345", "10.1016/j"],
    ),
];
