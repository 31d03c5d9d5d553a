//! The text of a PDF, with broken lines.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // A number that counts something begins the next line.
    (
        "Prefix: https://hdl.handle.net/10125/\n2 items, https://hdl.handle.net/10125/\n12345 and",
        &["https://hdl.handle.net/10125/", "https://hdl.handle.net/10125/12345"],
    ),
    // The next line goes on with an amount or a year, and not with the name.
    (
        "https://doi.org/10.1098/rspb.2014.\n2015 The Royal Society, https://doi.org/10.1242/dev.\n100 words",
        &["https://doi.org/10.1098/rspb.2014", "https://doi.org/10.1242/dev"],
    ),
    // A percent sign of TeX, and not an escape that was broken.
    (
        "\\url{https://doi.org/10.1016/j.cell.%\n2010.01.001} hdl:2027/a%\n2c",
        &["https://doi.org/10.1016/j.cell.2010.01.001", "hdl:2027/a2c"],
    ),
    // The next line is the next item of a list.
    (
        "101. A. doi:10.1109/9780470544112.\n102. B. doi:10.1109/IEEESTD.2008.4610935.\n",
        &["doi:10.1109/9780470544112", "doi:10.1109/IEEESTD.2008.4610935"],
    ),
    // Nobody counts or numbers with three digits of which the first is a zero.
    (
        "doi: 10.1016/j.brainresrev.2010.03.\n002 PMID: 20227440 doi: 10.1016/j.jad.2010.03.\n012. Next",
        &["10.1016/j.brainresrev.2010.03.002", "10.1016/j.jad.2010.03.012"],
    ),
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
    (
        "10.1000/1|10.1016/S0140-6736(20)\n30183-5 10.1000/1;10.1016/S0140-6736(20)\n30184-7",
        &[
            "10.1000/1",
            "10.1016/S0140-6736(20)30183-5",
            "10.1000/1",
            "10.1016/S0140-6736(20)30184-7",
        ],
    ),
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
    // A prefix may have more numbers after its dots.
    ("doi:10.1000.10/\nabc1 10.978.86123/\na12 x", &["doi:10.1000.10/abc1", "10.978.86123/a12"]),
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
    (
        "doi:10.1101/2020.\n03.11.20031096. doi:10.18653/v1/\nN19-1423. https://doi.org/10.18653/v1/\n2020.acl-main.747",
        &[
            "doi:10.1101/2020.03.11.20031096",
            "doi:10.18653/v1/N19-1423",
            "https://doi.org/10.18653/v1/2020.acl-main.747",
        ],
    ),
    (
        "10.1101/2020.\n03.11.2020 10.1101/123456.\n03.11.20031096 10.18653/v1/\nb2b",
        &["10.1101/2020", "10.1101/123456", "10.18653/v1/"],
    ),
    ("doi:10.1111/j.1365-2125.2009.03\u{AD}\n456.x", &["doi:10.1111/j.1365-2125.2009.03456.x"]),
    ("https://doi.org/10.1000/abc=\r\ndef", &["https://doi.org/10.1000/abcdef"]),
    (
        "doi:10.1371/journal=\n.pone.0011111 10.1038/s41586=\r\n-020-2649-2, 10.1016/S0140-6736=\n(97)11096-0",
        &[
            "doi:10.1371/journal.pone.0011111",
            "10.1038/s41586-020-2649-2",
            "10.1016/S0140-6736(97)11096-0",
        ],
    ),
    ("10.1000/abc=\n- item 10.1000/abc=\n... x", &["10.1000/abc=", "10.1000/abc="]),
    ("10.1000/abc=\n\nNext", &["10.1000/abc="]),
    // Guides for authors want a line to be broken before a mark.
    (
        "doi:10.1103/PhysRevLett\n.119.044802. 10.1038/s41586\n-020-2649-2) 10.1093/bioinformatics\n/btp352, \
         10.1007/978-3-319-70407-4\n_36 10.1016/0022\n-2836(81)90087-5 10.1145/3383583\n.3398617",
        &[
            "doi:10.1103/PhysRevLett.119.044802",
            "10.1038/s41586-020-2649-2",
            "10.1093/bioinformatics/btp352",
            "10.1007/978-3-319-70407-4_36",
            "10.1016/0022-2836(81)90087-5",
            "10.1145/3383583.3398617",
        ],
    ),
    (
        "10.1186/s12885\r\n   -018-4648-3 # 10.18653/v1\n# /N19-1423 > 10.1101/2020\n> .03.11.20031096. \
         https://doi.org/10.3389/fmicb\n  .2018.02041 10.1140/s12885\n-018-4648-3",
        &[
            "10.1186/s12885-018-4648-3",
            "10.18653/v1/N19-1423",
            "10.1101/2020.03.11.20031096",
            "https://doi.org/10.3389/fmicb.2018.02041",
            "10.1140/s12885-018-4648-3",
        ],
    ),
    (
        "10.1103/PhysRevLett\n- item 10.1103/PhysRevLett\n.gitignore 10.1145/3383583\n.5 10.1093/nar\n/usr/bin \
         10.1103/PhysRevLett\n\n.119.044802 10.1103/PhysRevLett .119.x 10.1000/a\n.119.04",
        &[
            "10.1103/PhysRevLett",
            "10.1103/PhysRevLett",
            "10.1145/3383583",
            "10.1093/nar",
            "10.1103/PhysRevLett",
            "10.1103/PhysRevLett",
            "10.1000/a",
        ],
    ),
    // A name that is whole does not go on, and neither does one with a word.
    (
        "10.7910/DVN/TJCLKP\n_Science_ 10.5061/dryad.8515\n-output 10.1037/a0012345\n-2012 x \
         10.7554/eLife.00001\n.2020 10.1371/journal.pone.0011111.s001\n.NET",
        &[
            "10.7910/DVN/TJCLKP",
            "10.5061/dryad.8515",
            "10.1037/a0012345",
            "10.7554/eLife.00001",
            "10.1371/journal.pone.0011111.s001",
        ],
    ),
    // A sentence ends with the line, and the next one begins with a number.
    ("doi:10.1000/182.\n10.1000/183.\n", &["doi:10.1000/182", "10.1000/183"]),
    ("10.1000/a.\n10.1000/b.\n", &["10.1000/a", "10.1000/b"]),
    ("10.1000/182.\n1721.1/39679", &["10.1000/182"]),
    ("10.1016/j.cell.2011.02.013.\n1.2 Methods", &["10.1016/j.cell.2011.02.013"]),
    ("10.1000/abc.\n1.2 Methods", &["10.1000/abc"]),
    ("10.1016/j.cell.2011.02.013.\n10.5 mg were", &["10.1016/j.cell.2011.02.013"]),
    ("10.1000/182.\n2011.05.06", &["10.1000/182"]),
    ("10.1000/182's licence", &["10.1000/182"]),
    // Nothing is known of the registrant, and the line end and the next line alone show that a name goes on.
    (
        "doi:10.1000/\nabc1 and 10.1000/nar/\ngks1195. 10.1000/nar/\nmethods 10.1000/n4r/\nb2b 10.1000/nar/\n4b",
        &[
            "doi:10.1000/abc1",
            "10.1000/nar/gks1195",
            "10.1000/nar/",
            "10.1000/n4r/",
            "10.1000/nar/4b",
        ],
    ),
    (
        "10.1000/journal.\narticle.0012 and 10.1000/journal.\narticle. Next, 10.1000/j.abc.\n2019.01.001 or \
         10.1000/j.abc.\n19.01.001 10.1000/j.abc.\n2019.01 in 10.1000/osf.\nio/abcde. 10.1000/osf.\nio of",
        &[
            "10.1000/journal.article.0012",
            "10.1000/journal",
            "10.1000/j.abc.2019.01.001",
            "10.1000/j.abc",
            "10.1000/j.abc",
            "10.1000/osf.io/abcde",
            "10.1000/osf",
        ],
    ),
    (
        "10.1000/abc.2011.\n02.013 for 10.1000/abc.3011.\n02.013 for 10.1000/abc.2011.\n02.13 for \
         10.1000/abc.2011.\n2.013 for 10.1000/s1234.\n2019.12345 was 10.1000/s1234.\n2019.1234 was \
         10.1000/s1234.\n201.12345 was",
        &[
            "10.1000/abc.2011.02.013",
            "10.1000/abc.3011",
            "10.1000/abc.2011",
            "10.1000/abc.2011",
            "10.1000/s1234.2019.12345",
            "10.1000/s1234",
            "10.1000/s1234",
        ],
    ),
    // A line that begins with something of its own does not continue a name.
    (
        "https://doi.org/10.1093/\nhttps://doi.org/10.1093/abm/kax024\n",
        &["https://doi.org/10.1093/", "https://doi.org/10.1093/abm/kax024"],
    ),
    ("hdl:10.1093/\n10.1093/abm/kax024\n", &["hdl:10.1093/", "10.1093/abm/kax024"]),
    ("doi:10.1091/\n10.1093/abm/kax022\n", &["doi:10.1091/", "10.1093/abm/kax022"]),
    ("10.1000/a-\n10.1093/abm/kax022\n", &["10.1000/a-", "10.1093/abm/kax022"]),
    ("doi:10.1091/\nDOI 10.1093/abm/kax022\n", &["doi:10.1091/", "10.1093/abm/kax022"]),
    ("3\t10.4103/1008-\n4\t10.4103/1009\n", &["10.4103/1008-", "10.4103/1009"]),
    ("3,10.4103/1008-\n4,10.4103/1009\n", &["10.4103/1008-", "10.4103/1009"]),
    ("3;10.4103/1008-\n4;10.4103/1009\n", &["10.4103/1008-", "10.4103/1009"]),
    ("3|10.4103/1008-\n4|10.4103/1009\n", &["10.4103/1008-", "10.4103/1009"]),
    ("10.4103/1008-\n4, and 10.4103/1008-\n5; or", &["10.4103/1008-4", "10.4103/1008-5"]),
    ("UR  - https://doi.org/10.1093/\nER  - \n", &["https://doi.org/10.1093/"]),
    ("UR  - https://doi.org/10.1093/\r\nL1  - x\r\n", &["https://doi.org/10.1093/"]),
    ("a: https://doi.org/10.1093/\nb: x\n", &["https://doi.org/10.1093/"]),
    ("a: https://doi.org/10.1093/\nb-c:\n", &["https://doi.org/10.1093/"]),
    ("10.1038/\nnature12373: a study", &["10.1038/nature12373"]),
    ("1 GET 10.4103/1008-\n2020-01-02 GET\n", &["10.4103/1008-"]),
    ("1 GET 10.4103/1008-\n2020-01-02T00:00:00Z GET\n", &["10.4103/1008-"]),
    ("10.4103/1008-\n2020-01-023 or", &["10.4103/1008-2020-01-023"]),
    ("10.1000/abc=\r\n123,d 10.1000/abc=\nhttps://x.y", &["10.1000/abc123,d", "10.1000/abc="]),
    // A hyphen at the end of a line may belong to the name or not, so it is kept, and a report can say so.
    (
        "https://doi.org/10.1-\n038/s41586-020-2649-2. 10.5281/zenodo.324-\n2074",
        &["https://doi.org/10.1-038/s41586-020-2649-2", "10.5281/zenodo.324-2074"],
    ),
    // In TeX, a comment may begin at the end of a line inside a name.
    (
        "doi:10.1103/%\n  PhysRevB.50.17953 10.1000/50%",
        &["doi:10.1103/PhysRevB.50.17953", "10.1000/50%"],
    ),
    // Lines may end with CR alone.
    (
        "10.1371/journal.\rpone.0012345\r10.1371/journal.\r\rpone",
        &["10.1371/journal.pone.0012345", "10.1371/journal"],
    ),
    ("10.1000/a-\n1234. Next 10.1000/(a).\n2019.12345 was", &["10.1000/a-1234", "10.1000/(a)"]),
    ("10.1000/a–b… 10.1016/S0140–\n6736", &["10.1000/a–b", "10.1016/S0140–"]),
    ("10.1038/s41586–020–\n2649–2, 10.1000/1–\n2649", &["10.1038/s41586–020–2649–2", "10.1000/1–"]),
    // The number of a page, a running head or the next word of the text is not the rest of a name.
    (
        "https://doi.org/10.1038/\n15\nnature12373 hdl:2027/\n17\nmdp doi:10.9999/\n8\nx doi:10.1109/\n345 x",
        &["https://doi.org/10.1038/", "hdl:2027/", "doi:10.9999/", "doi:10.1109/"],
    ),
    (
        "doi:10.1038/\n2019 was doi:10.9999/\n2019. doi:10.9999/\n182 was doi:10.9999/\n182, or",
        &["doi:10.1038/", "doi:10.9999/2019", "doi:10.9999/182", "doi:10.9999/182"],
    ),
    (
        "doi:10.1016/\niv\nj.cell doi:10.2307/\nSmith et al. doi:10.1016/\nCELL\n doi:10.1016/\nwww.elsevier.com",
        &["doi:10.1016/", "doi:10.2307/", "doi:10.1016/", "doi:10.1016/"],
    ),
    ("Prefix 10.1038/\nand 10.1126/\nare ours, doi:10.1016/\nReceived 12 May", &["doi:10.1016/"]),
    (
        "doi:10.1371/\njournal.\npone.0012345, doi:10.1093/\nbioinformatics/\nbtp352, doi:10.1093/\nSmith.\nNext",
        &["doi:10.1371/journal.pone.0012345", "doi:10.1093/bioinformatics/btp352", "doi:10.1093/"],
    ),
    (
        "10.18653/v1/N19-\n17\n1423 10.5194/acp-12-\n17\n1423 10.1093/nar/\n17\nx hdl:21.11116/0000-\n17\n",
        &["10.18653/v1/N19-", "10.5194/acp-12-", "10.1093/nar/", "hdl:21.11116/0000-"],
    ),
    // After a label, a prefix is enough to say that the rest of the name is not what follows.
    (
        "DOI: 10.1038/\nlearning doi: 10.1126/\nscience.1260419",
        &["10.1038/", "10.1126/science.1260419"],
    ),
    ("REM doi:10.1126/\nREM science.1260419", &["doi:10.1126/"]),
    // An escape is broken, which the `%` of a comment in TeX is not.
    (
        "http://hdl.handle.net/10088/abc%\n20def https://doi.org/10.1002/anie%\r\n2E201501234, \
         https://doi.org/10.1016/S0140-6736%2\n820%2930183-5 https://doi.org/10.1000/a%2\n9 hdl:1/a%4\n1",
        &[
            "http://hdl.handle.net/10088/abc%20def",
            "https://doi.org/10.1002/anie%2E201501234",
            "https://doi.org/10.1016/S0140-6736%2820%2930183-5",
            "https://doi.org/10.1000/a%29",
            "hdl:1/a%4",
        ],
    ),
    // A part without a digit, or with a single one, and a number.
    (
        "http://hdl.handle.net/2027/mdp.\n39015012345678 10.1190/1.\n1442928 10.1121/1.\n400000, 10.1242/dev.\n001234\n",
        &[
            "http://hdl.handle.net/2027/mdp.39015012345678",
            "10.1190/1.1442928",
            "10.1121/1.400000",
            "10.1242/dev.001234",
        ],
    ),
    (
        "10.1287/mnsc.\n2014.1909, 10.20944/preprints202001.\n0001.v1 10.6084/m9.figshare.1012345.\nv2\n",
        &[
            "10.1287/mnsc.2014.1909",
            "10.20944/preprints202001.0001.v1",
            "10.6084/m9.figshare.1012345.v2",
        ],
    ),
    (
        "10.1000/abc.\n2014\n10.1000/abc.\n12345 people 10.1000/abc1.\n12345678\n10.1000/a.\n2014.190\n10.1000/1.\n2345\n\
         10.1000/182.\nv2 of 10.1000/182.\n1001.v1",
        &[
            "10.1000/abc",
            "10.1000/abc",
            "10.1000/abc1",
            "10.1000/a",
            "10.1000/1",
            "10.1000/182",
            "10.1000/182",
        ],
    ),
    // In a query, another parameter follows the rest.
    (
        "rft_id=info:doi/10.1103/PhysRevLett.\n116.061102&rft.x=1",
        &["info:doi/10.1103/PhysRevLett.116.061102"],
    ),
    // The host of the resolver is broken.
    (
        "http://hdl.handle.\nnet/1721.1/26690 http://hdl.\n  handle.net/1721.1/2 http:\n//hdl.handle.net/1721.1/3 \
         http://hdl.handle.net\n/1721.1/4 hdl.handle.net/\n1721.1/5 http://hdl.\n\nhandle.net/1721.1/6",
        &["1721.1/26690", "1721.1/2", "1721.1/3", "1721.1/4", "1721.1/5"],
    ),
    // A line is broken in the prefix, or before its slash.
    (
        "https://doi.org/10.1016\n/j.cell.2018.05.046 hdl:1721.1\n/26690 http://hdl.handle.net/20.500.\n12592/abcd \
         hdl:1721.\n1/26690 doi:10.\n1038/nature12373",
        &[
            "https://doi.org/10.1016/j.cell.2018.05.046",
            "hdl:1721.1/26690",
            "http://hdl.handle.net/20.500.12592/abcd",
            "hdl:1721.1/26690",
            "doi:10.1038/nature12373",
        ],
    ),
    (
        "hdl:1721.1\n/usr/bin/x2 hdl:1721.1\n/abc https://doi.org/10.1016\n/img/1.png hdl:1721.\nx/2",
        &["hdl:1721.1", "hdl:1721.1", "https://doi.org/10.1016", "hdl:1721"],
    ),
    // Copies of a page have a blank at the end of their lines.
    (
        "https://doi.org/10.1126/ \nscience.1260419 10.1371/journal. \r\npone.0012345 10.1016/S0140- \n6736(97)11096-0",
        &[
            "https://doi.org/10.1126/science.1260419",
            "10.1371/journal.pone.0012345",
            "10.1016/S0140-6736(97)11096-0",
        ],
    ),
    (
        "10.1103/PhysRevLett \n.119.044802 10.1000/abc% \n20",
        &["10.1103/PhysRevLett", "10.1000/abc%"],
    ),
    // A name that is broken twice, of which a text may be cut between the lines.
    (
        "https://doi.org/\n1016\n /120 10.1371/\njournal.\npone.0012345 https://doi.org/10.1016/\nS0140-\n6736(97)11096-0",
        &[
            "https://doi.org/1016",
            "10.1371/journal.pone.0012345",
            "https://doi.org/10.1016/S0140-6736(97)11096-0",
        ],
    ),
    // After the ISSN of a Chinese journal.
    (
        "https://doi.org/10.13335/j.1000-3673.\npst.2024.2225. 10.13335/j.1000-3673.\nThe 10.13335/j.1000-3673.\n12.5 kg",
        &[
            "https://doi.org/10.13335/j.1000-3673.pst.2024.2225",
            "10.13335/j.1000-3673",
            "10.13335/j.1000-3673",
        ],
    ),
];
