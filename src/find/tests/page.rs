//! The addresses of pages, which go on after the name.

use super::Texts;

pub(super) const TABLE: Texts = &[
    // After the name, the addresses of some platforms have the number of the article, and the name of a file or a
    // title.
    (
        "eprint = {https://academic.oup.com/bioinformatics/advance-article-pdf/doi/10.1093/bioinformatics/btab446/38660282/btab446.pdf}, \
         http://royalsocietypublishing.org/rsta/article-pdf/doi/10.1098/rsta.2021.0417/1326707/rsta.2021.0417.pdf \
         https://academic.oup.com/bib/advance-article/doi/10.1093/bib/bbab033/6149347 \
         https://direct.mit.edu/octo/article-abstract/doi/10.1162/OCTO.a.545/137249/ \
         https://journals.biologists.com/jeb/article-abstract/doi/10.1242/jeb.251396/372318/Torque-limitations?x=y",
        &[
            "10.1093/bioinformatics/btab446",
            "10.1098/rsta.2021.0417",
            "10.1093/bib/bbab033",
            "10.1162/OCTO.a.545",
            "10.1242/jeb.251396",
        ],
    ),
    (
        "https://example.org/article/doi/10.1155/2014/123456 https://example.org/doi/10.1000/a/123456",
        &["10.1155/2014/123456", "10.1000/a/123456"],
    ),
    // The page about the name, and the entry of a book.
    (
        "https://f1000research.com/articles/10.12688/f1000research.9756.1/doi. \
         http://www.oxfordreference.com/view/10.1093/acref/9780199766444.001.0001/acref-9780199766444-e-3642?rskey=a \
         10.1093/ww/9780199540891.001.0001/ww-9780199540884-e-221850",
        &[
            "10.12688/f1000research.9756.1",
            "10.1093/acref/9780199766444.001.0001",
            "10.1093/ww/9780199540891.001.0001/ww-9780199540884-e-221850",
        ],
    ),
    // Addresses with the number of a session, without a scheme, and with a name that is escaped in them.
    (
        "http://onlinelibrary.wiley.com/doi/10.1111/j.1365-2664.2005.01097.x/abstract;jsessionid=A1.f01 \
         degruyter.com/document/doi/10.1515/zna-1952-0202/pdf doi.org/10.1000/182/pdf",
        &["10.1111/j.1365-2664.2005.01097.x", "10.1515/zna-1952-0202", "10.1000/182/pdf"],
    ),
    (
        "[x](/api/v2/datasets/doi%3A10.5061%2Fdryad.j1fd7/versions) https://example.org/10.1000%2Fa%2Fb/c, 10.1000%2Fa/b",
        &["10.5061/dryad.j1fd7", "10.1000/a/b", "10.1000/a/b"],
    ),
    ("https://ors.datacite.org/doi:/10.23725/7jg3-v803", &["10.23725/7jg3-v803"]),
    // A sentence about the URIs of repositories names only their beginning.
    (
        "types in info:eu-repo/semantics. But info:eu-repo/semantics/article, <type>info:eu-repo/semantics</type>\ninfo:eu-repo/semantics\n",
        &["info:eu-repo/semantics/article", "info:eu-repo/semantics", "info:eu-repo/semantics"],
    ),
    // The names of reviews go on after the name of the article.
    (
        "https://publons.com/publon/10.1111/ejn.14567/v2/response1",
        &["10.1111/ejn.14567/v2/response1"],
    ),
    // The address of a page goes on after the name.
    (
        "https://pubs.acs.org/doi/suppl/10.1021/acs.jcim.9b00237/suppl_file/ci9b00237_si_001.pdf, \
         https://example.org/article/10.1371/journal.pone.0011111/supplementary",
        &["10.1021/acs.jcim.9b00237", "10.1371/journal.pone.0011111"],
    ),
];
