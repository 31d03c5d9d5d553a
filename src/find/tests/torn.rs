//! Names that a blank breaks at any place.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // The form of the registrant shows that the next word belongs to the name.
    (
        "https://doi.org/10.1145/35 24842.3528454, (10.1145/36 38243) 10.1109/TS E.2009.67. 10.1109/MODELS -C68889.2025.00028 \
         10.2514/6.20 12-1818; 10.5281/zenodo.2 1154924 10.1080/10 447318.2012.681221",
        &[
            "https://doi.org/10.1145/35 24842.3528454",
            "10.1145/36 38243",
            "10.1109/TS E.2009.67",
            "10.1109/MODELS -C68889.2025.00028",
            "10.2514/6.20 12-1818",
            "10.5281/zenodo.2 1154924",
            "10.1080/10 447318.2012.681221",
        ],
    ),
    (
        "10.1155/20 20/8909458 10.1115/OM AE2023-102308 https://doi.org/10.1371/journ al.pone.0274260. 10.1371/j ournal.pone.0274260 \
         10.1371/journal.pone.0 161945 10.1007/s106 64-017-9523-3 arXiv.200 10.48550/arXiv.200 7.10120, 10.1016/j.prostr .2022.03.039",
        &[
            "10.1155/20 20/8909458",
            "10.1115/OM AE2023-102308",
            "https://doi.org/10.1371/journ al.pone.0274260",
            "10.1371/j ournal.pone.0274260",
            "10.1371/journal.pone.0 161945",
            "10.1007/s106 64-017-9523-3",
            "10.48550/arXiv.200 7.10120",
            "10.1016/j.prostr .2022.03.039",
        ],
    ),
    // After a whole name, or before what may be a year, a count, a number of PubMed or an identifier, it ends.
    (
        "10.7717/peerj.53 23638391 10.1145/3292500.3330701 12345 10.1038/nature12373 12345.6789 10.3390/su 2020 10.1371/journal 2009 \
         10.1000/a 12345.6789 10.1145/35 10.1145/3292500.3330701 10.3390/ijms 12.5 mg, https://doi.org/10.7910/DVN/TJCLKP V1, \
         https://doi.org/10.7910/DVN/ABCDEF , Harvard, https://doi.org/10.7910/DVN/ABCDEG 3. https://doi.org/10.5061/dryad.abc12 ; x \
         10.1088/1361-6382/acfd01 12. 10.7910/DVN/AXGGC6 12345 downloads, https://doi.org/10.7910/DVN/AXGGC7 PMC1234567 \
         10.17632/btmrycjpbj.1 12345 files 10.1021/acsguide PMC1234567 10.5194/test 2019-2020",
        &[
            "10.7717/peerj.53",
            "10.1145/3292500.3330701",
            "10.1038/nature12373",
            "10.3390/su",
            "10.1371/journal",
            "10.1000/a",
            "10.1145/35",
            "10.1145/3292500.3330701",
            "10.3390/ijms",
            "https://doi.org/10.7910/DVN/TJCLKP",
            "https://doi.org/10.7910/DVN/ABCDEF",
            "https://doi.org/10.7910/DVN/ABCDEG",
            "https://doi.org/10.5061/dryad.abc12",
            "10.1088/1361-6382/acfd01",
            "10.7910/DVN/AXGGC6",
            "https://doi.org/10.7910/DVN/AXGGC7",
            "10.17632/btmrycjpbj.1",
            "10.1021/acsguide",
            "10.5194/test",
        ],
    ),
    // A number at the end is that of a chapter.
    (
        "doi: 10.1007/978-3-030-58452-8 13. In doi: 10.1007/978-3-319-10602-1 48. URL https://doi.org/10.1007/978-3-030- 65411-5 24. \
         <a href=\"https://doi.org/10.1007/978-3-319-24574-4 28\"> (10.1142/9789814417358 0006) https: //doi.org/10.1007/978-3-319-75319-5 8\n\
         https://doi.org/10.1007/978-3-030- 65411-5 25 \n\
         {10.1007/978-3-319-24574-4 7}",
        &[
            "10.1007/978-3-030-58452-8 13",
            "10.1007/978-3-319-10602-1 48",
            "https://doi.org/10.1007/978-3-030- 65411-5 24",
            "https://doi.org/10.1007/978-3-319-24574-4 28",
            "10.1142/9789814417358 0006",
            "https: //doi.org/10.1007/978-3-319-75319-5 8",
            "https://doi.org/10.1007/978-3-030- 65411-5 25",
            "10.1007/978-3-319-24574-4 7",
        ],
    ),
    (
        "10.1007/978-3-319-24574-4 234–241, 10.1007/978-3-319-24574-4 234-241. 10.1007/978-3-319-24574-4 2015. \
         10.1007/978-3-319-24574-4 28 pages 10.1007/978-3-319-24574-4 28.5 10.1007/978-3-319-24574-4 28: 1",
        &[
            "10.1007/978-3-319-24574-4",
            "10.1007/978-3-319-24574-4",
            "10.1007/978-3-319-24574-4",
            "10.1007/978-3-319-24574-4",
            "10.1007/978-3-319-24574-4",
            "10.1007/978-3-319-24574-4",
        ],
    ),
    (
        "doi: 10.1162/tacl a 00475. See 10.1162/tacl a new 48,10.1016/j. matlet.2016.03.133,2016 https://doi.org/10.1021/acs.  analchem.9b00213 \
         http://journals.plos.org/plosone/article/file?id=10.1371/ journal.pone.0239518&type=manuscript",
        &[
            "10.1162/tacl a 00475",
            "10.1162/tacl",
            "10.1016/j. matlet.2016.03.133",
            "https://doi.org/10.1021/acs.  analchem.9b00213",
            "10.1371/ journal.pone.0239518",
        ],
    ),
    // The number of the registrant, or a blank in place of the slash.
    (
        "https://doi.org/10.1 016/j.jbiomech.2013.01.004. https://doi.org/10 .1038/s41562-020-0912-z, doi:10.1 145/3630614.3630616 \
         doi: 10.1 145/3630614.3630616 https://doi.org/10.1007 s00239-020-09951-3. doi: 10.5 mg and doi:10.1000 2000/5",
        &[
            "https://doi.org/10.1 016/j.jbiomech.2013.01.004",
            "https://doi.org/10 .1038/s41562-020-0912-z",
            "doi:10.1 145/3630614.3630616",
            "10.1 145/3630614.3630616",
            "https://doi.org/10.1007 s00239-020-09951-3",
            "doi:10.1000",
        ],
    ),
    // The scheme or the host of a link.
    (
        "ht tps://doi.org/10.1007/s10270-023-01094-5 (http s://doi.org/10.1016/j.cell.2020.01.001) https://doi.or g/10.1000/182 \
         https://d oi.o rg/10.1000/183 with tps://example.org/10.1000/184",
        &[
            "ht tps://doi.org/10.1007/s10270-023-01094-5",
            "http s://doi.org/10.1016/j.cell.2020.01.001",
            "https://doi.or g/10.1000/182",
            "https://d oi.o rg/10.1000/183",
            "10.1000/184",
        ],
    ),
    // A SICI.
    (
        "doi:10.1002/(sici) 1097-0258(19990915/30)18:17/18<2507:aid-sim272>3.0.co;2-j https://doi.org/10.1175/1520- \
         0493(2001)129<0550:IORHFV>2.0.CO;2, 2001. 10.1175/1520-0434(1989)004<0286: HONWPA>2.0.CO;2. 10.1002/(SICI) and",
        &[
            "doi:10.1002/(sici) 1097-0258(19990915/30)18:17/18<2507:aid-sim272>3.0.co;2-j",
            "https://doi.org/10.1175/1520- 0493(2001)129<0550:IORHFV>2.0.CO;2",
            "10.1175/1520-0434(1989)004<0286: HONWPA>2.0.CO;2",
            "10.1002/(SICI)",
        ],
    ),
    // Blanks on both sides of every mark.
    (
        "doi: 10 . 1109 / CVPR . 2018 . 00387. In DOI: 10 . 1145 / 76359 . 76371 . url: x doi: 10 . 1145 / 3287560.3287596. The \
         https: / / doi . org / 10 . 1016 / j . compchemeng . 2023 . 108518 . The https: / / doi.org /10.1080 / 10618600. 1998.10474790 and",
        &[
            "10 . 1109 / CVPR . 2018 . 00387",
            "10 . 1145 / 76359 . 76371",
            "10 . 1145 / 3287560.3287596",
            "https: / / doi . org / 10 . 1016 / j . compchemeng . 2023 . 108518",
            "https: / / doi.org /10.1080 / 10618600. 1998.10474790",
        ],
    ),
    (
        "https://doi . org/10 . 1145/3703155 and https: / / doi.org / 10.1029 / 2019GL081990 too 10 . 1145 / 76359 and doi: 10 . 5 / 7 \
         10.1000/182 / 10.1000/183 or 10.1000/184 . the",
        &[
            "https://doi . org/10 . 1145/3703155",
            "https: / / doi.org / 10.1029 / 2019GL081990",
            "10.1000/182",
            "10.1000/183",
            "10.1000/184",
        ],
    ),
    // A word that a hyphen divides at the end of a line, where the name without the hyphen is whole.
    (
        "doi:10.1016/j.jbus-\nres.2019.01.001. See doi:10.1371/jour-\nnal.pone.0000001 and 10.1016/j.jbus-\nthe next.",
        &[
            "doi:10.1016/j.jbus-res.2019.01.001",
            "doi:10.1371/jour-nal.pone.0000001",
            "10.1016/j.jbus-",
        ],
    ),
];
