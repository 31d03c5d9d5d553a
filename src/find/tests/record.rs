//! Tables and records: labels, delimiters and subfields.

use super::Texts;

pub(super) const TABLE: Texts = &[
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
    (
        "004V $010.1111/ane.13611 004U $0https://doi.org/10.1000/182",
        &["10.1111/ane.13611", "https://doi.org/10.1000/182"],
    ),
    ("856 40 $uhttps://doi.org/10.1000/182$zVolltext", &["https://doi.org/10.1000/182"]),
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
    ("doi: 1.5/2 doi: about 10/12 doi: 10,1016/. doi: 10,", &[]),
];
