//! Links, and the addresses of other sites.

use super::Texts;

pub(super) const TABLE: Texts = &[
    ("DOI: dx.doi.org/10/1016/j.ajhg.2009.03.010, doi.org/10/12", &["10/1016/j.ajhg.2009.03.010"]),
    // Any other link may lack a slash.
    (
        "<svg xmlns=\"http:/www.w3.org/2000/svg\" (https:/github.com/a) http:example.com/a/b http:///example.com/a \
         https:/doi.org/10.1000/182 http:/hdl.handle.net/2027/abc",
        &["https:/doi.org/10.1000/182", "http:/hdl.handle.net/2027/abc"],
    ),
    // Pages about the systems, a service, and a pattern.
    (
        "https://www.handle.net/tech_manual/HN_Tech_Manual_9.pdf ?url=http://www.handle.net/mail-archive/handle-info/ \
         http://www.doi.org/doi_handbook/2_Numbering.html#2.2 https://www.doi.org/10.1000/182 \
         https://www.doi.org/doi:10.1000/183",
        &["https://www.doi.org/10.1000/182", "https://www.doi.org/doi:10.1000/183"],
    ),
    (
        "\"https://hdl.handle.net/api/handles/\" + s/http:\\/\\/dx.doi.org/https:\\/\\/doi.org/g;",
        &[],
    ),
    // A letter of another script in the host.
    (
        "https://dоi.org/10.17223/a1 http://hdl.hаndle.net/10995/90210 https://doi.оrg/",
        &["https://dоi.org/10.17223/a1", "http://hdl.hаndle.net/10995/90210"],
    ),
    // A label in a link, and in place of its host.
    (
        "https://doi.org/DOI: 10.1000/182 https://dx.doi.org/DOI 10.1000/183 https://doi.org/Doi 10.1038/Nn1954, or",
        &[
            "https://doi.org/DOI: 10.1000/182",
            "https://dx.doi.org/DOI 10.1000/183",
            "https://doi.org/Doi 10.1038/Nn1954",
        ],
    ),
    ("https://doi.org/DOI and 10.1000/182 https://doi.org/doi: see", &["10.1000/182"]),
    (
        "(http://doi:10.31234/osf.io/hvfmr) http://doi:10.1098/rsbl.2016.0291",
        &["http://doi:10.31234/osf.io/hvfmr", "http://doi:10.1098/rsbl.2016.0291"],
    ),
    // A year alone is no local name.
    (
        "144, https://doi.org/10.1016/ 1996: Reconstruction https://doi.org/10.1000/ 182",
        &["https://doi.org/10.1016/", "https://doi.org/10.1000/ 182"],
    ),
    // The files of an article, and the colours of badges.
    (
        "springer-static/image/art%3A10.1038%2Fs41467-021-24958-0/MediaObjects/41467_2021_24958_Fig1_HTML.png?as=webp \
         https://x.org/image/art%3A10.1186%2F1758-2946-3-33/MediaObjects/13321_2010_Fig1_HTML.jpg",
        &["10.1038/s41467-021-24958-0", "10.1186/1758-2946-3-33"],
    ),
    (
        "https://img.shields.io/badge/doi-https://doi.org/10.1101/2022.07.22.501149-blue.svg \
         badge/Reference-http%3A%2F%2Fhdl.handle.net%2F10012%2F16710-brightgreen \
         https://img.shields.io/badge/doi/10.1000/182-a1b2c3?x https://example.org/10.1000/182-blue.svg",
        &["10.1101/2022.07.22.501149", "10012/16710", "10.1000/182", "10.1000/182-blue"],
    ),
    (
        "http://dx.doi:10.1111/j.1365-2729.2006.00182.x, https://doi:10.1000/182",
        &["http://dx.doi:10.1111/j.1365-2729.2006.00182.x", "https://doi:10.1000/182"],
    ),
    ("see hdl.loc.gov/loc.mss/eadmss.ms006021, hdl.loc.gov/about", &["loc.mss/eadmss.ms006021"]),
    ("http://hdl.handle.net/1765/921/%D, 2002.", &["http://hdl.handle.net/1765/921/%D"]),
    // The argument of a macro is no name.
    (
        "\\newcommand{\\doi}[1]{\\url{https://doi.org/#1}} \\def\\hdl#1{https://hdl.handle.net/#1}",
        &[],
    ),
    ("HTTPS://DOI.ORG/10.1000/182", &["HTTPS://DOI.ORG/10.1000/182"]),
    ("http://hdl.handle.net:80/10.1/a?b#c", &["http://hdl.handle.net:80/10.1/a?b#c"]),
    ("https://doi.org/doi:10.1000/182", &["https://doi.org/doi:10.1000/182"]),
    ("http://x.y/?u=https://doi.org/10.1/2", &["https://doi.org/10.1/2"]),
    ("https://example.org/?doi=10.1000/182&x=y#z", &["10.1000/182"]),
    // A parameter after a link in the query of another one belongs to that one.
    (
        "https://ezproxy.uio.no/login?url=https://doi.org/10.1038/nature12375&x=1 or \
         https://www.google.com/url?q=https://hdl.handle.net/10568/12346&sa=D, and https://doi.org/10.1000/182?a&b=c",
        &[
            "https://doi.org/10.1038/nature12375",
            "https://hdl.handle.net/10568/12346",
            "https://doi.org/10.1000/182?a&b=c",
        ],
    ),
    ("https://example.org/doi/10.1000/182?x=y", &["10.1000/182"]),
    // In the address of another site, a DOI name has escapes.
    ("https://example.org/?doi=10.1000%2F182&x=y", &["10.1000/182"]),
    ("https://example.org/?u=https%3A%2F%2Fdoi.org%2f10.1000%2F182&x", &["10.1000/182"]),
    ("https://example.org/?ids=10.1000/1%2C10.1000/2%2Ca", &["10.1000/1", "10.1000/2,a"]),
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
        &["10.1000/1", "10.1000/a%2Fb"],
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
    (
        "https://www.frontiersin.org/articles/10.3389/fpsyg.2019.01234/pdf \
         https://www.biorxiv.org/content/10.1101/2020.03.03.20030593v1.full.pdf \
         https://www.emerald.com/insight/content/doi/10.1108/JD-12-2013-0166/full/html \
         https://example.org/10.1038/nature10712/?p=1",
        &[
            "10.3389/fpsyg.2019.01234",
            "10.1101/2020.03.03.20030593",
            "10.1108/JD-12-2013-0166",
            "10.1038/nature10712",
        ],
    ),
    // A misspelt host of a resolver belongs to the link, and another site does not.
    (
        "https://dio.org/10.1000/182 http://dx.doi.rog/10.1000/183, https://example.org/10.1000/184",
        &["https://dio.org/10.1000/182", "http://dx.doi.rog/10.1000/183", "10.1000/184"],
    ),
    // The proxy of a library stands in place of that of the names.
    (
        "https://doi-org.ezproxy.uni.edu/10.1016/j.cell.2009.01.002 (http://doi.org.ezproxy.uni.edu:2048/10.1000/182), \
         https://login.ezproxy.uni.edu/login?url=https://doi.org/10.1000/183 https://doi.org.uni.edu/about",
        &[
            "https://doi-org.ezproxy.uni.edu/10.1016/j.cell.2009.01.002",
            "http://doi.org.ezproxy.uni.edu:2048/10.1000/182",
            "https://doi.org/10.1000/183",
        ],
    ),
    ("http://hdl.handel.net/10993/1234.", &["http://hdl.handel.net/10993/1234"]),
    ("doi={10.1000/[}", &[]),
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
        "https//:doi.org/10.1000/182 http;:/doi.org/10.1000/183",
        &["https//:doi.org/10.1000/182", "http;:/doi.org/10.1000/183"],
    ),
    (
        "<a href=\"htp://hdl.handle.net/10568/99999\"> a//doi.org/10.1000/182 doi.org/10.1000/183",
        &["htp://hdl.handle.net/10568/99999", "10.1000/182", "10.1000/183"],
    ),
    // Pages of the resolvers.
    (
        "https://www.doi.org/index.html https://doi.org/doi-services https://doi.org/bthd",
        &["https://doi.org/bthd"],
    ),
    (
        "https://www.doi.org/the-identifier/resources/handbook https://www.doi.org/the-identifier/?a=1#2",
        &[],
    ),
    (r"https:\/\/www.doi.org\/the-identifier\/resources", &[]),
    (
        "https://hdl.handle.net/loc.pnp/cph https://doi.org/xx.xxxx/abc https://doi.org/N/A https://doi.org/?10.1000/182",
        &[
            "https://hdl.handle.net/loc.pnp/cph",
            "https://doi.org/xx.xxxx/abc",
            "https://doi.org/N/A",
            "https://doi.org/?10.1000/182",
        ],
    ),
    (
        "https://doi.org/ra/10.1000 https://doi.org:443/doiRA/10.1000,10.1001 https://hdl.handle.net/ra/10.1000",
        &["https://hdl.handle.net/ra/10.1000"],
    ),
    // The metadata in pages of libraries.
    (
        "<span title=\"ctx_ver=Z39.88-2004&amp;rft_id=info%3Adoi%2F10.1000%2F207&amp;rft.x=y\">",
        &["10.1000/207"],
    ),
    ("rft_id=info:doi/10.1000/207&rft.au=x", &["info:doi/10.1000/207"]),
    // The label before a link does not belong to it, and `info:` before an address does not begin an info URI.
    (
        "DOI:https://doi.org/10.1145/3313831 doi:http://dx.doi.org/10.1000/182 hdl:https://hdl.handle.net/2027/a",
        &[
            "https://doi.org/10.1145/3313831",
            "http://dx.doi.org/10.1000/182",
            "https://hdl.handle.net/2027/a",
        ],
    ),
    ("info:https://example.com/x info:john@example.com/phone info:pmid/123", &["info:pmid/123"]),
    // The records of repositories name related works in this way.
    (
        "<dc:relation>info:eu-repo/semantics/altIdentifier/doi/10.1016/j.cell.2010.01.001.</dc:relation>",
        &["10.1016/j.cell.2010.01.001"],
    ),
    (
        "info:eu-repo/semantics/altIdentifier/doi/10.1002/(SICI)1096%281999%2939:1<165::AID-X>3.0.CO;2-B",
        &["10.1002/(SICI)1096(1999)39:1<165::AID-X>3.0.CO;2-B"],
    ),
    (
        "info:eu-repo/semantics/altIdentifier/hdl/10261/12345 info:eu-repo/semantics/dataset/doi/10.1000/182",
        &["10261/12345", "10.1000/182"],
    ),
    (
        "info:eu-repo/semantics/altIdentifier/doi/https://doi.org/10.1000/182 info:eu-repo/semantics/altIdentifier/doi/doi:10.1000/183",
        &["https://doi.org/10.1000/182", "10.1000/183"],
    ),
    (
        "info:eu-repo/semantics/altIdentifier/doi/10,1016/j.cell.2010.01.001 info:eu-repo/semantics/altIdentifier/hdl/.",
        &["10,1016/j.cell.2010.01.001"],
    ),
    (
        "info:eu-repo/semantics/altIdentifier/urn/urn:nbn:de:1 info:eu-repo/semantics/article</a>x/doi/10.1000/a%2Fb",
        &[
            "info:eu-repo/semantics/altIdentifier/urn/urn:nbn:de:1",
            "info:eu-repo/semantics/article",
            "10.1000/a%2Fb",
        ],
    ),
    // A path or a query may stand without its host.
    (
        "\"GET /10.3417/1055-3177(2007)17%5B60:X%5D2.0.CO;2 HTTP/1.0\" GET /a?doi=10.1093/ref%3Aodnb/54217&x=1",
        &["10.3417/1055-3177(2007)17[60:X]2.0.CO;2", "10.1093/ref:odnb/54217"],
    ),
    (
        "https://resolver.uni.edu/openurl?id=doi:10.1023/A%3A1008286901817&date=2010 x?id=doi:10.1000/182&a=b",
        &["10.1023/A:1008286901817", "10.1000/182"],
    ),
    (
        "https://x.org/doi:10.1023/A%3A1008286901817?a=b https://x.org/?id=doi:10,1023/a",
        &["10.1023/A:1008286901817", "doi:10,1023/a"],
    ),
    ("doi:10.1023/A%3A1 =doi:10.1023/A%3A1", &["doi:10.1023/A%3A1", "doi:10.1023/A%3A1"]),
    (
        "See http://hdl.handle.net1721.1/12345 and https://doi.org1721.1/1",
        &["http://hdl.handle.net1721.1/12345"],
    ),
    // The host is missing.
    (
        "<a href=\"http://10.1000/182\">https://10.1000/183, http://10.5/x",
        &["http://10.1000/182", "https://10.1000/183"],
    ),
    // A blank stands before the name, or after a slash or a full stop of it.
    (
        "<a href=\"https://doi.org/ 10.1000/182\"> https://doi.org/ 10.1000/183. https://doi.org/ 10.5 mg",
        &["https://doi.org/ 10.1000/182", "https://doi.org/ 10.1000/183"],
    ),
    (
        "https://doi.org/10.1051/0004-6361/ 201322068. 10.1145/3178876. 3186100 x 10.1145/3178876. 2020 was 10.1038/nature12373/ x",
        &[
            "https://doi.org/10.1051/0004-6361/ 201322068",
            "10.1145/3178876. 3186100",
            "10.1145/3178876",
            "10.1038/nature12373/",
        ],
    ),
    // The scheme or the host of a link is damaged.
    (
        "https://https://doi.org/10.1000/182 https://http://dx.doi.org/10.1000/183 http://https://x.y/",
        &["https://https://doi.org/10.1000/182", "https://http://dx.doi.org/10.1000/183"],
    ),
    (
        "https://www.dx.doi.org/10.1000/182 http;//doi.org/10.1000/183 https://www.x.org/10.1000/184",
        &["https://www.dx.doi.org/10.1000/182", "http;//doi.org/10.1000/183", "10.1000/184"],
    ),
    (
        "https://doi.org10.1016/a https://dx.doi.org.10.1016/b http://doi.org:10.1016/c https://doi.org10.a/b",
        &["https://doi.org10.1016/a", "https://dx.doi.org.10.1016/b", "http://doi.org:10.1016/c"],
    ),
    // The folders of a publisher are not names.
    (
        "<img src=\"/cms/10.1002/asset/ab.png\"> https://x.org/doi/10.1002/asset1",
        &["10.1002/asset1"],
    ),
    // One letter of the scheme stands there twice.
    (
        "hhttps://doi.org/10.1371/journal.pone.0118342 hhttp://dx.doi.org/10.1140/epjb/e2012-20697-x",
        &[
            "hhttps://doi.org/10.1371/journal.pone.0118342",
            "hhttp://dx.doi.org/10.1140/epjb/e2012-20697-x",
        ],
    ),
    // A letter of another script in the namespace.
    ("info:fedor\u{430}/demo:1", &["info:fedor\u{430}/demo:1"]),
    // A link that had escapes of its own was escaped once more.
    (
        "https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fdoi.org%2F10.1636%2F0161-8202\
         %282003%29031%255B0135%3Acbaama%255D2.0.co%3B2&data=05 ?url=https%3A%2F%2Fdoi.org%2F10.1000%2F1",
        &["https://doi.org/10.1636/0161-8202(2003)031%5B0135:cbaama%5D2.0.co;2", "10.1000/1"],
    ),
    // A slash that was escaped twice.
    (
        "GET /login?return=%2Fdoi%2F10.1038%252Fnature12373 HTTP/1.1 ?u=https%3A%2F%2Fdoi.org%2F10.1000%252F182",
        &["10.1038/nature12373", "https://doi.org/10.1000/182"],
    ),
    // A plus sign stands for a blank between the words of a search.
    (
        "https://x.org/?q=10.1000/182+a ?a=b&query=doi+10.1126%2Fscience.1260419 ?doi=10.1000/a+b&c ?doi=10.1038/nature12373+a",
        &["10.1000/182", "10.1126/science.1260419", "10.1000/a+b", "10.1038/nature12373"],
    ),
    (
        "?doi=a+10.1000/182 q+10.1000/182 ?q=+10.1000/183 10.1000/a+b",
        &["10.1000/183", "10.1000/a+b"],
    ),
    // Several identifiers in one word, each of which is whole.
    (
        "https://doi.org/10.1038/nature12373https://doi.org/10.1126/science.1260419, 10.1038/nature12374doi:10.1126/science.1260420 10.1038/nature12375http://hdl.handle.net/1721.1/1",
        &[
            "https://doi.org/10.1038/nature12373",
            "https://doi.org/10.1126/science.1260419",
            "10.1038/nature12374",
            "doi:10.1126/science.1260420",
            "10.1038/nature12375",
            "http://hdl.handle.net/1721.1/1",
        ],
    ),
    (
        "https://x.org/?ids=10.1000%2F1%2C10.1000%2F2%3B10.1000%2F3 \"https://doi.org/10.1038/nature12373https://doi.org/10.1000/1\"",
        &[
            "10.1000/1",
            "10.1000/2",
            "10.1000/3",
            "https://doi.org/10.1038/nature12373https://doi.org/10.1000/1",
        ],
    ),
    ("=10.1000/18&b id=10.1000%2F182&b", &["10.1000/18&b", "10.1000/182"]),
    (
        "urn:doi:10.1000/182 x-urn:doi:10.1000/183 aurn:doi:10.1000/184",
        &["urn:doi:10.1000/182", "doi:10.1000/183", "doi:10.1000/184"],
    ),
    ("hdl10947/2516 hdl 10947/2517", &["10947/2517"]),
    ("hdl%2F2027%2Fabc hdl.handle.net%2F2027%2F. hdl.handle.net%2Fab%2Fabc", &[]),
    // The scheme of a link is misspelt, or its marks are.
    (
        "htps://hdl.handle.net/2027/abc htps://hdl.handle.net/. htps://hdl.handle.net/)",
        &["htps://hdl.handle.net/2027/abc"],
    ),
    (r"https://\\hdl.handle.net/a/b?noredirect#c", &[r"https://\hdl.handle.net/a/b?noredirect#c"]),
    ("https://doi.org/ab/cd", &["https://doi.org/ab/cd"]),
    ("https://x.example/a:10.1000/x//", &["10.1000/x"]),
    // The fragment of the link around an identifier.
    (
        "https://dataverse.harvard.edu/dataset.xhtml?persistentId=hdl:1902.1/16796#, ?id=hdl:2027/a&b=c https://hdl.handle.net/2027/a#b",
        &["hdl:1902.1/16796", "hdl:2027/a", "https://hdl.handle.net/2027/a#b"],
    ),
    // Dots in place of a whole name.
    ("# https://doi.org/10.... <-> 10....; http://dx.doi.org/....", &[]),
    // The letters of a template name no page.
    (
        "<idno type=\"DOI\">https://doi.org/XXXXXXX.XXXXXXX</idno> https://doi.org/XXXXXXX.XXXXXXX. https://doi.org/10.1145/nnnnnnn.nnnnnnn https://doi.org/index.html",
        &[
            "https://doi.org/XXXXXXX.XXXXXXX",
            "https://doi.org/XXXXXXX.XXXXXXX",
            "https://doi.org/10.1145/nnnnnnn.nnnnnnn",
        ],
    ),
    // The files of the registry.
    (
        "http://www.handle.net/HSj/hdlnet-2-SVC-AGREE-3.pdf https://www.handle.net/HNRj/HNR-9-manual.pdf http://www.handle.net/lO.1000/182",
        &["http://www.handle.net/lO.1000/182"],
    ),
    // Colours of badges, and names that only look like them.
    (
        "x/badge/doi-https://doi.org/10.1000/182-blueviolet.svg https://zenodo.org/badge/DOI/10.1109/abc-123456.svg \
         https://x.org/badge/10.1000/re-shared",
        &["10.1000/182", "10.1109/abc-123456", "10.1000/re-shared"],
    ),
];
