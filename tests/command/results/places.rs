//! `hdl normalize` and `hdl convert` in tables, JSON and XML.

use crate::run::run;

/// The arguments, a file, and the file with the results; a refused text stays as it was.
const TABLE: [(&[&str], &str, &str, i32); 19] = [
    (
        &["convert", "--to", "proxy", "--resolver", "doi.org", "--column", "doi"],
        "title,doi\r\n\"a, b\",10.1/a b\r\nc,10.1\r\n",
        "title,doi\r\n\"a, b\",https://doi.org/10.1/a%20b\r\nc,10.1\r\n",
        1,
    ),
    (
        &["convert", "--to", "handle", "--column", "1"],
        "hdl:10.1/a%2Cb\n\"hdl:10.1/a%22b\"\nhdl:10.1/a%22b,x\n",
        "\"10.1/a,b\"\n\"10.1/a\"\"b\"\n\"10.1/a\"\"b\",x\n",
        0,
    ),
    (
        &["convert", "--to", "handle", "--column", "1", "--split", "||"],
        "hdl:10.1/a||hdl:10.1/b\nhdl:10.1/a%2Cb||x\n",
        "10.1/a||10.1/b\nhdl:10.1/a%2Cb||x\n",
        1,
    ),
    (
        &["convert", "--to", "handle", "--field", "/*/id"],
        "[{\"id\": \"hdl:10.1/a%22b\"}, {\"id\": \"hdl:10.1/caf%C3%A9\"}]",
        "[{\"id\": \"10.1/a\\\"b\"}, {\"id\": \"10.1/caf\\u00e9\"}]",
        0,
    ),
    (
        &["convert", "--to", "handle", "--xml", "//id"],
        "<r><id> hdl:10.1/a%3Cb </id><id>hdl:10.1</id></r>",
        "<r><id> 10.1/a&lt;b </id><id>hdl:10.1</id></r>",
        1,
    ),
    (
        &["normalize", "--field", "/uri"],
        "{\"uri\": \"HDL://A.test/a%2db\", \"x\": 1}\n{\"uri\": null}\n",
        "{\"uri\": \"hdl://a.test/a-b\", \"x\": 1}\n{\"uri\": null}\n",
        0,
    ),
    (
        &["normalize", "--column", "2=cordra-host"],
        "x,HDL://A.test/a%2db\n",
        "x,hdl://a.test/a-b\n",
        0,
    ),
    // A link with a broken scheme stays as it is.
    (
        &["convert", "--find", "--to", "proxy"],
        "see https//doi.org/10.1000/182, https ://doi.org/10.1145/33835 83.33986 17 and 10.1000/183\n",
        "see https//doi.org/10.1000/182, https ://doi.org/10.1145/33835 83.33986 17 and https://hdl.handle.net/10.1000/183\n",
        1,
    ),
    (
        &["convert", "--find", "--to", "proxy"],
        "doi:10.1000/1, 10.1000/2 and (hdl:10.1000/3).",
        "https://hdl.handle.net/10.1000/1, https://hdl.handle.net/10.1000/2 and (https://hdl.handle.net/10.1000/3).",
        0,
    ),
    // Inside of an address, another notation would break the address.
    (
        &["convert", "--find", "--to", "proxy"],
        "www.doi.org/10.1000/1 https://example.org/doi/10.1000/2 https://example.org/?u=10.1000%2F3",
        "www.doi.org/10.1000/1 https://example.org/doi/10.1000/2 https://example.org/?u=10.1000%2F3",
        1,
    ),
    (
        &["convert", "--find", "--to", "info-hdl"],
        "hdl:21.T11148/1c69?locatt=id:1 hdl:21.T11148/1c69? hdl:21.T11148/1c69?\n",
        "hdl:21.T11148/1c69?locatt=id:1 info:hdl/21.T11148/1c69? info:hdl/21.T11148/1c69?\n",
        1,
    ),
    // Braces that keep the case of letters are not part of the handle.
    (
        &["convert", "--to", "proxy", "--field", "doi"],
        "@a{k, doi = {10.1109/{CVPR}.2016.90}}\n",
        "@a{k, doi = {https://hdl.handle.net/10.1109/{CVPR}.2016.90}}\n",
        0,
    ),
    // Nothing is written to a row that cannot be read.
    (
        &["convert", "--to", "handle", "--column", "b"],
        "a,b\nx,hdl:10.1/a,y\nx,hdl:10.1/a\n",
        "a,b\nx,hdl:10.1/a,y\nx,10.1/a\n",
        1,
    ),
    (
        &["convert", "--to", "handle", "--field", "/a"],
        "{\"a\": \"hdl:10.1/a\"}x\n",
        "{\"a\": \"hdl:10.1/a\"}x\n",
        1,
    ),
    // Where no cell is quoted, a cell cannot hold the delimiter.
    (
        &["convert", "--to", "handle", "--column", "2", "--no-quotes"],
        "\"a,hdl:10.1/a%22b\nb,hdl:10.1/a%2Cb\n",
        "\"a,10.1/a\"b\nb,hdl:10.1/a%2Cb\n",
        1,
    ),
    (
        &["normalize", "--column", "2", "--delimiter", "tab", "--no-quotes"],
        "\"Foo\" x\tHDL://A.test/b\n",
        "\"Foo\" x\thdl://a.test/b\n",
        0,
    ),
    (&["normalize", "--column", "2"], "only one\na,b/c\n", "only one\na,b/c\n", 1),
    (&["normalize", "--column", "2"], "only one\n", "", 2),
    (&["normalize", "--field", "/x"], "{\"y\": 1}\n", "{\"y\": 1}\n", 2),
];

#[test]
fn a_result_is_written_in_its_place() {
    for (arguments, before, after, status) in TABLE {
        let ran = run(arguments, before.as_bytes());
        assert_eq!((&*ran.out, ran.status), (after, Some(status)), "{arguments:?}: {}", ran.err);
    }
}

#[test]
fn results_as_json_have_no_file_around_them() {
    let input = b"a,HDL://A.test/b\nc,10.1\n";
    let ran = run(&["normalize", "--format=json", "--column=2"], input);
    let lines = ran.json();
    assert_eq!(lines.len(), 2, "{}", ran.out);
    assert_eq!((&lines[0]["output"], &lines[0]["line"]), (&"hdl://a.test/b".into(), &1.into()));
    assert_eq!(lines[1]["output"], serde_json::Value::Null);
    assert_eq!(ran.status, Some(1));
}
