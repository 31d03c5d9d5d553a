//! No word of a parser or of the system reaches the user: what is said about files, rows and arguments is a sentence.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::run::{Ran, run};

/// Asserts that the output has none of the words that only a parser, the system or the source code uses.
#[track_caller]
pub(crate) fn assert_no_leak(arguments: &[&str], ran: &Ran) {
    for leak in [
        "as a value",
        "invalid digit",
        "os error",
        "expected ident",
        "expected value",
        "number one",
        "is called `x`, but",
        "EOF while",
        "unwrap",
    ] {
        let said = [&*ran.out, &ran.err].concat();
        assert!(!said.contains(leak), "{arguments:?}: {leak}: {said}");
    }
}

/// A file of BibTeX.
const BIBTEX: &[u8] = b"@article{a,\n  doi = {10.1000/1},\n}\n";

/// Arguments, a file, and what is said about them.
const FILES: [(&[&str], &[u8], &str); 85] = [
    (&["check", "no-such-file"], b"", "there is no such file"),
    (&["check", "README.md/x"], b"", "a part of this path is not a directory"),
    (&["check", "--field=/a"], b"{\"a\": nope}\n", "unreadable-row"),
    (&["check", "--field=/a"], b"{\"a\": \"1", "unreadable-row"),
    (&["check", "--column=x"], b"id,y\n", "no column is called `x`; the columns are `id` and `y`"),
    (
        &["check", "--column=DOI"],
        b"Publications,,\n,,\n\nTitle,DOI,Link\nA,10.1000/1,x\n",
        "`DOI` is in line 4, not in the first row: delete the lines before the titles",
    ),
    (
        &["check", "--column=DOI"],
        b"Publications\n\"A,\nb\",DOI\n",
        "`DOI` is in line 2, not in the first row: delete the lines before the titles",
    ),
    (&["check", "--column=x"], b"id,,y,\n", "the columns are `id` and `y`"),
    (&["check", "--column=x"], b"id,,\n", "the only title in the first row is `id`"),
    (&["check", "--column=x"], b",,\n1,2,3\n", "the first row has no titles"),
    (
        &["check", "10.1000/it's"],
        b"",
        r"to check this text itself, write `echo '10.1000/it'\''s' | hdl check`",
    ),
    (
        &["check", "10.1000/182"],
        b"",
        "to check this text itself, write `echo 10.1000/182 | hdl check`",
    ),
    (
        &["check", "--column=doi"],
        b"doi,doi\n",
        "2 columns are called `doi`: give the number of one",
    ),
    (&["check", "--column=doi"], b"id;doi\n", "add --delimiter ';'"),
    (&["check", "--column=doi"], b"id\tdoi\n", "add --delimiter tab"),
    (
        &["check", "--column=doi"],
        b"DOI;Title\n",
        "add --delimiter ';', and write `DOI` instead of `doi`",
    ),
    (&["check", "--column=titel"], b"doi;title\n", "write `title` instead of `titel`"),
    (&["check", "--column=doi"], b"\"doi\";\"title\"\n", "perhaps add --delimiter ';'"),
    (&["check"], b"PK\x03\x04\x14\0\0\0", "this is a zip archive: extract it first"),
    (&["check", "--column=doi", "--delimiter=;"], b"id,doi\n", "add --delimiter ','"),
    (&["check", "--fix", "--apply"], b"", "`hdl explain` lists every name"),
    (&["convert", "--to=proxy", "--column=1", "a.csv"], b"", "write `< FILE`"),
    (&["explain", "10.1000/182"], b"", "`hdl parse TEXT` shows how it is read"),
    (&["check", "--column=doi"], b"doi,x\r10.1000/182,y\r", "its lines end with CR alone"),
    (&["check", "--column=doi"], b"doi,x\r\"10.1/1\",y\r", "its lines end with CR alone"),
    (&["check", "--column=doi"], b"\"x\",\"doi\"\r1,10.1/1\r", "its lines end with CR alone"),
    (&["check", "--column=2"], b"1,10.1/1\r2,10.1/2\r", "its lines end with CR alone"),
    (&["normalize", "--column=2"], b"1,\"10.1/1\"\r2,10.1/2\r", "its lines end with CR alone"),
    (&["check", "--strict"], b"10.1000/1\r10.1000/2\r", "its lines end with CR alone"),
    (&["check", "--fix"], b"doi:10.1000/1\rdoi:10.1000/2\r", "its lines end with CR alone"),
    (&["unique"], b"10.1000/1\r10.1000/2\r", "its lines end with CR alone"),
    (&["normalize"], b"10.1000/1\r10.1000/2\r", "its lines end with CR alone"),
    (&["convert", "--to=proxy"], b"10.1/1\r10.1/2\r", "its lines end with CR alone"),
    (&["check"], b"\xFF\xFE\0\x001\0\0\0", "this text is UTF-32: convert it"),
    (&["check"], b"1\x000\0.\x001\0/\x001\0", "iconv -f UTF-16LE -t UTF-8`"),
    (&["check"], b"\x001\x000\0.\x001\0/\x001", "iconv -f UTF-16BE -t UTF-8`"),
    (&["normalize"], b"1\x000\0.\x001\0/\x001\0", "iconv -f UTF-16LE -t UTF-8`"),
    (&["check", "--column=9"], b"a,b\n1,2\n", "no column 9: the table has only 2 columns\n"),
    (&["check", "--column=2"], b"a;b\n1;2\n", "only one column; perhaps add --delimiter ';'"),
    (&["check", "--column=a", "--column=9"], b"a,b\n1,2\n", "there is no column 9"),
    (&["check", "--column=a", "--where=3=x"], b"a,b\n1,2\n", "there is no column 3"),
    (&["check", "--column=doi"], b"sep=;\nid;doi\n", "delete the line, and add --delimiter ';'"),
    (&["check", "--column=doi", "--delimiter=;"], b"sep=;\nid;doi\n", "delete the line\n"),
    (&["check", "--column=doi"], b"\"a\" b,doi\n", "add --no-quotes"),
    (&["check", "--column=1"], b"\"a\" b\n", "add --no-quotes"),
    (&["check", "--column=1"], b"\"a\n", "add --no-quotes"),
    (
        &["check", "--field=doi", "--stdin-name=x.csv"],
        b"id,doi\n",
        "this is a table: write `--column doi` instead of `--field doi`",
    ),
    (&["check", "--field=/a/DOI", "--stdin-name=x.tsv"], b"", "write `--column DOI`"),
    (
        &["check", "--field=/a b", "--stdin-name=x.csv"],
        b"a b\n",
        "write `--column 'a b'` instead of `--field '/a b'`",
    ),
    (&["check", "--field=", "--stdin-name=x.csv"], b"a\n", "write `--column NAME`"),
    (&["check", "--output=sub/"], b"", "sub/: this is the name of a folder: name a file in it"),
    (&["check", "--glob=", "."], b"", "write a pattern, such as `*.csv`"),
    (&["check", "--field=doi", "--stdin-name=x.xml"], b"<a/>", "write `--xml //doi`"),
    (
        &["check", "--field=/*/DOI", "--stdin-name=x.bib"],
        BIBTEX,
        "this is BibTeX: write `--field doi`",
    ),
    (&["check", "--field=/DOI"], BIBTEX, "this is BibTeX: write `--field doi`"),
    (&["check", "--column=doi", "--stdin-name=x.bib"], BIBTEX, "write `--field doi`"),
    (&["check", "--column=doi"], BIBTEX, "this is BibTeX: write `--field doi`"),
    (&["check", "--field=/doi"], b"TY  - JOUR\n", "this is RIS: write `--field DO`"),
    (&["check", "--column=DOI"], b"{\"DOI\": 1}", "this is JSON: write `--field /DOI`"),
    (
        &["check", "--field=DOI"],
        b"[{\"DOI\": 1}]",
        "write `--field /DOI` or, in an array, `--field '/*/DOI'` instead of",
    ),
    (&["check", "--field=/a"], b"<a/>", "this is XML: write `--xml //a`"),
    (
        &["convert", "--to=handle", "--find"],
        b"hdl:10.1000/a%28b\n",
        "1:1: the result is not written here: in this text, some of its characters may be markup; \
         write `10.1000/a(b` by hand",
    ),
    (&["check", "--column=doi"], b"id,doi\n1,10.1000/a,b\n", "has more columns than titles"),
    (&["check", "--field=/DOI"], b"[{\"DOI\":\"10.1000/1\"}]\n", "in an array, write `/*/DOI`"),
    (&["check", "--field=DOI", "--stdin-name=x.json"], b"[]", "or in an array `/*/DOI`"),
    (
        &["check", "--field=DOI", "--stdin-name=x.ris"],
        b"TY  - JOUR\nER  -\n",
        "RIS has tags of two letters, such as `DO`",
    ),
    (
        &["check", "--column=doi=doii"],
        b"id,doi\n",
        "no dialect is called `doii`; did you mean `doi`?",
    ),
    (&["check", "--column=2=doii"], b"id,doi\n", "no dialect is called `doii`"),
    (&["check", "--column=a=doii"], b"id,doi\n", "no column is called `a=doii`"),
    (
        &["check", "--field=/a/doi=doii"],
        b"{\"a\": {\"doi\": \"10.1000/1\"}}\n",
        "nothing has the field `/a/doi=doii`; no dialect is called `doii`; did you mean `doi`?",
    ),
    (&["check", "--field=/a=b"], b"[{\"a\": \"10.1000/1\"}]\n", "in an array, write `/*/a=b`"),
    (&["check"], b"%PDF-1.7\n", "this is a PDF"),
    (&["check"], b"PAR1\x15\x04\x15", "this is a file of Parquet or Arrow"),
    (&["check"], b"ARROW1\0\0\xFF", "this is a file of Parquet or Arrow"),
    (&["check"], b"SQLite format 3\0\x10", "this is a database of SQLite"),
    (&["check"], b"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1\0", "this is a spreadsheet"),
    (&["check", "--xml=//a"], b"<a>caf\xE9</a>", "this text is not UTF-8: convert the file"),
    (
        &["convert", "--to=proxy", "--resolver=https://doi.org/", "10.1000/1"],
        b"",
        "must be a host alone: write `doi.org`",
    ),
    (&["convert", "--to=proxy", "Cargo.toml"], b"", "write `< Cargo.toml`"),
    (&["check", "--as=any_doi"], b"", "did you mean `any-doi`?"),
    (
        &["check", "--field=DO", "--stdin-name=x.ris"],
        b"DO - 10.1000/182\n",
        "nothing has the field `DO`",
    ),
    (&["check", "--field=doi", "--stdin-name=x.bib"], b"nothing\n", "nothing has the field"),
    (&["check", "--ignore"], b"", "a value is required"),
    (&["check", "--xml=//a["], b"", "a path is written like"),
    (&["check", "--baseline=README.md"], b"", "does not belong in a baseline"),
];

#[test]
fn no_word_of_a_parser_or_of_the_system_reaches_the_user() {
    let tar = [&b"a.txt"[..], &[0; 252], b"ustar\x0000", &[0; 248], b"10.1000/1\n"].concat();
    let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
    packed.write_all(&tar).unwrap();
    let packed = packed.finish().unwrap();
    let archive = "this is a tar archive: extract it first";
    let archives: [(&[&str], &[u8], &str); 4] = [
        (&["check"], &tar, archive),
        (&["check", "--find"], &tar, archive),
        (&["check"], &packed, archive),
        (&["normalize"], &tar, archive),
    ];
    for (arguments, input, expected) in FILES.into_iter().chain(archives) {
        let ran = run(arguments, input);
        let said = [&*ran.out, &ran.err].concat();
        assert!(said.contains(expected), "{arguments:?}: {said}");
        assert!(matches!(ran.status, Some(1 | 2)), "{arguments:?}");
        assert_no_leak(arguments, &ran);
    }
}
