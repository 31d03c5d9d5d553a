//! Valid texts whose handle is probably wrong, and texts without a handle: the first ten are reported, with what to do.

use crate::run::run;

/// Texts that are valid, and the line about each.
const TEXTS: &str = "10.1000/182 (accessed)\n10.1000/183\n\
    https://repo.example.edu/handle/10986/1234\nn/a\n10.1000/184.\n";
const TOLD: &str = "\
    <stdin>:1:12: warning [inner-space] a space and more text follow the identifier; try: 10.1000/182\n\
    <stdin>:3:9: warning [landing-page] this is a page at `repo.example.edu`, whose address contains an identifier; \
    try: https://hdl.handle.net/10986/1234\n\
    <stdin>:4:1: warning [placeholder] `n/a` is here in place of an identifier\n\
    <stdin>:5:12: warning [trailing-punctuation] `.` at the end is probably punctuation from the text around the identifier; \
    try: 10.1000/184\n\
    hdl: 4 texts with a problem; `hdl check` says why\n";

#[test]
fn each_doubt_is_reported_with_its_place_and_what_to_do() {
    let convert = ["convert", "--to=proxy", "--allow-loss=host"];
    for arguments in [&convert[..], &["normalize"], &["unique"]] {
        let ran = run(arguments, TEXTS.as_bytes());
        let told = ran.err.replace("hdl: 5 texts, 5 handles\n", "");
        assert_eq!((&*told, ran.status), (TOLD, Some(0)), "{arguments:?}");
        let quiet = run(&[arguments, &["--quiet"]].concat(), TEXTS.as_bytes());
        assert_eq!((quiet.err, quiet.out), (String::new(), ran.out), "{arguments:?}");
    }
    let table = ["a,b\n", &TEXTS.replace('\n', ",x\n")].concat();
    for format in ["plain", "json"] {
        let arguments = [&convert[..], &["--column=a", "--format", format]].concat();
        let ran = run(&arguments, table.as_bytes());
        assert_eq!(ran.err.lines().count(), 5, "{}", ran.err);
        assert!(ran.err.starts_with("<stdin>:2:12: warning [inner-space]"), "{}", ran.err);
    }
}

/// A conversion escapes the `%` of a bare name as `%25`, although the writer may have meant the character that the
/// escape stands for. In a URI, `%25` shows that the `%` itself is meant.
#[test]
fn a_percent_escape_in_a_bare_name_is_doubted_and_one_in_a_uri_is_not() {
    let convert = ["convert", "--to=proxy", "--resolver=doi.org", "--allow-loss=host"];
    for text in ["10.1016/S0140-6736%2820%2930183-5", "doi:10.1000/a%3Cb"] {
        let ran = run(&convert, text.as_bytes());
        assert!(ran.err.contains(": warning [escape-in-handle] "), "{text}: {}", ran.err);
    }
    for text in ["hdl:10.1000/a%2541", "https://doi.org/10.1000/a%2541"] {
        let ran = run(&convert, text.as_bytes());
        assert_eq!((&*ran.out, &*ran.err), ("https://doi.org/10.1000/a%2541\n", ""), "{text}");
    }
}

#[test]
fn two_texts_that_are_compared_are_doubted_too() {
    let ran = run(&["compare", "https://repo.example.edu/handle/2027/42", "2027/42"], b"");
    assert!(ran.err.starts_with("<argument>:1:9: warning [landing-page]"), "{}", ran.err);
    assert!(ran.err.contains("; try: https://hdl.handle.net/2027/42\n"), "{}", ran.err);
    assert_eq!(ran.status, Some(1));
}

#[test]
fn a_result_that_software_would_change_is_reported_with_the_option_that_protects_it() {
    let convert = ["convert", "--to=proxy", "10.1000/../182"];
    let ran = run(&convert, b"");
    let told = "<argument>:1:1: warning [dot-segment] software that normalizes URIs removes the segment `..` from the result; \
        --protect-dots keeps it\n";
    assert!(ran.err.starts_with(told), "{}", ran.err);
    let ran = run(&[&convert[..], &["--protect-dots"]].concat(), b"");
    assert_eq!((&*ran.out, &*ran.err), ("https://hdl.handle.net/10.1000/..%2F182\n", ""));
}

/// Thousands of lines would hide the summary.
#[test]
fn ten_doubts_are_reported_and_all_are_counted() {
    let list = "n/a\n".repeat(1000);
    for arguments in [&["normalize"][..], &["unique"]] {
        let ran = run(arguments, list.as_bytes());
        assert_eq!(ran.err.matches("[placeholder]").count(), 10, "{arguments:?}");
        let end = "hdl: 1000 texts with a problem, 990 of them not shown; `hdl check` says why\n";
        assert!(ran.err.ends_with(end), "{}", ran.err);
    }
    let ran = run(&["unique"], "10.1000\n".repeat(12).as_bytes());
    assert_eq!(ran.err.matches(": error [missing-slash]").count(), 10, "{}", ran.err);
    let end = "hdl: 12 texts, 12 without a handle (2 of them not shown), 0 handles\n";
    assert!(ran.err.ends_with(end), "{}", ran.err);
}

#[test]
fn a_text_without_a_handle_is_reported_with_the_reason() {
    let list = "10.1000\nhttps://doi.org/10.1000/é\ninfo:lccn/n78890351\n";
    let ran = run(&["unique"], list.as_bytes());
    let told = "<stdin>:1:8: error [missing-slash] `10.1000` is only the prefix of an identifier, and nothing follows it\n\
        <stdin>:2:25: error [raw-non-ascii] `é` (U+00E9) must be percent-encoded in a link; \
        fix: https://doi.org/10.1000/%C3%A9\n\
        <stdin>:3:1: this text does not name a handle; among info URIs, only those with `info:hdl/` or `info:doi/` do\n\
        hdl: 3 texts, 3 without a handle, 0 handles\n";
    assert_eq!((&*ran.err, ran.status), (told, Some(1)));
    assert_eq!(run(&["unique", "-q"], list.as_bytes()).err, "");
}

/// A reader finds the identifier in spite of the blank; a field means only what it says.
#[test]
fn a_broken_identifier_in_prose_is_listed_as_it_is_meant() {
    let text = "see https://doi.or g/10.1016/j.cell.2015.12.001, and\n";
    let ran = run(&["unique", "--find"], text.as_bytes());
    let told = "<stdin>:1:13: error [unknown-proxy] `doi.or g` appears where a link has `doi.org`; \
        try: https://doi.org/10.1016/j.cell.2015.12.001\n\
        hdl: 1 text, 1 handle\n\
        hdl: 1 text with a problem; `hdl check` says why\n";
    assert_eq!((&*ran.err, ran.status), (told, Some(0)));
    assert_eq!(ran.out, "1\t10.1016/j.cell.2015.12.001\t<stdin>:1:5\n");
    let ran = run(&["unique", "--column=1"], b"https://doi.or g/10.1016/j.cell.2015.12.001\n");
    assert!(ran.err.ends_with("hdl: 1 text, 1 without a handle, 0 handles\n"), "{}", ran.err);
}

/// A space at the end of a line is invisible, so its code point is written.
#[test]
fn a_space_at_the_end_of_a_handle_is_shown() {
    let ran = run(&["unique"], "10.1000/1\n10.1000/1 \n10.1000/1\u{A0}\n".as_bytes());
    let shown: Vec<_> = ran.out.lines().filter_map(|line| line.split('\t').nth(1)).collect();
    assert_eq!(shown, ["10.1000/1", "10.1000/1⟨U+0020⟩", "10.1000/1⟨U+00A0⟩"]);
    let json = run(&["unique", "--format=json"], b"10.1000/1 \n");
    assert_eq!(json.json()[0]["handle"], "10.1000/1 ");
}

#[test]
fn the_option_that_allows_a_loss_is_named_once() {
    let list = "https://doi.org/10.1000/1\nhttps://doi.org/10.1000/2?a=b\n10.1000/3\n";
    let ran = run(&["convert", "--to=doi"], list.as_bytes());
    let end = "hdl: 1 text would lose its query: --allow-loss query\n\
        hdl: 2 texts would lose their host: --allow-loss host\n";
    assert!(ran.err.ends_with(end), "{}", ran.err);
    assert_eq!((&*ran.out, ran.status), ("\n\n10.1000/3\n", Some(1)));
    let ran = run(&["convert", "--to=doi", "--allow-loss=host,query"], list.as_bytes());
    assert_eq!((&*ran.err, ran.status), ("", Some(0)));
    let ran = run(&["convert", "--to=doi", "-q"], list.as_bytes());
    assert_eq!(ran.err, "");
}

/// A reason that many texts share is reported ten times, and does not hide the other reasons.
#[test]
fn ten_texts_with_a_loss_are_reported_and_all_are_counted() {
    let links = "https://doi.org/10.1000/1\n".repeat(1000);
    let query = "https://doi.org/10.1000/1?a=b\n10.1000\n";
    let list = [&links, query].concat();
    for place in [&[][..], &["--column=1"]] {
        let ran = run(&[&["convert", "--to=doi"], place].concat(), list.as_bytes());
        assert_eq!(ran.err.matches("[lossy-host]").count(), 10, "{place:?}");
        assert_eq!(ran.err.matches("<stdin>:1001:27: error [lossy-query]").count(), 1);
        assert_eq!(ran.err.matches("<stdin>:1002:8: error [missing-slash]").count(), 1);
        let end = "hdl: 1 text would lose its query: --allow-loss query\n\
            hdl: 1001 texts would lose their host, 991 of them not shown: --allow-loss host\n";
        assert!(ran.err.ends_with(end), "{}", ran.err);
        assert_eq!((ran.out.lines().count(), ran.status), (1002, Some(1)));
    }
    let json = run(&["convert", "--to=doi", "--format=json"], list.as_bytes());
    assert!(json.json().iter().take(1000).all(|it| it["problems"][0]["code"] == "lossy-host"));
    let end = "hdl: 1 text would lose its query: --allow-loss query\n\
        hdl: 1001 texts would lose their host: --allow-loss host\n";
    assert_eq!(json.err, end);
    // The address of a page is reported with its warning, and counted among the texts with a warning.
    let pages = "https://arxiv.org/abs/1706.03762\n".repeat(12);
    let ran = run(&["convert", "--to=doi"], pages.as_bytes());
    assert_eq!(ran.err.matches("[lossy-host]").count(), 10, "{}", ran.err);
    let end = "hdl: 12 texts with a problem, 2 of them not shown; `hdl check` says why\n";
    assert!(ran.err.ends_with(end), "{}", ran.err);
    let texts = [&["convert", "--to=doi"], &["https://doi.org/10.1000/1"; 12][..]].concat();
    let ran = run(&texts, b"");
    let end = "hdl: 12 texts would lose their host, 2 of them not shown: --allow-loss host\n";
    assert!(ran.err.ends_with(end), "{}", ran.err);
}

#[test]
fn the_way_from_info_doi_is_named() {
    let list = b"info:doi/10.1000/1\ninfo:doi/10.1000/2\n";
    let ran = run(&["convert", "--to=proxy"], list);
    let end = "hdl: 2 `info:doi` URIs mean DOI names, not handles: convert them --to doi first\n";
    assert!(ran.err.ends_with(end), "{}", ran.err);
    let one = run(&["convert", "--to=proxy", "info:doi/10.1000/1"], b"");
    let end = "hdl: 1 `info:doi` URI means a DOI name, not a handle: convert it --to doi first\n";
    assert!(one.err.ends_with(end), "{}", one.err);
    let dois = run(&["convert", "--to=doi"], list);
    assert_eq!((&*dois.err, dois.status), ("", Some(0)));
    let ran = run(&["convert", "--to=proxy"], dois.out.as_bytes());
    assert_eq!((ran.out.lines().count(), ran.status), (2, Some(0)), "{}", ran.err);
}

#[test]
fn the_end_of_a_name_that_is_read_as_a_short_doi_is_doubted() {
    for command in ["normalize", "unique"] {
        let ran = run(&[command], b"https://doi.org/baz058\n");
        let told = "<stdin>:1:17: warning [truncated] `baz058` is read as a shortDOI";
        assert!(ran.err.starts_with(told), "{command}: {}", ran.err);
    }
}
