//! A wrong name or argument gets a suggestion.

use super::plain_words::assert_no_leak;
use crate::run::run;

/// Wrong arguments, and a part of the message.
const SLIPS: &[(&[&str], &str)] = &[
    (&["check", "--as", "hdl-uir"], "did you mean `hdl-uri`"),
    (&["check", "--as", "hdl_uri::u-handel"], "did you mean `hdl_uri::u-handle`"),
    (&["check", "--charset", "shiftjis"], "did you mean `shift_jis`"),
    (&["check", "--charset", "klingon"], "the usual ones are `utf-8`, "),
    (&["check", "--format", "jsn"], "'json'"),
    (&["check", "--colum", "doi"], "'--column'"),
    (&["check", "--select", "mising-slash"], "did you mean `missing-slash`"),
    (&["check", "--severity", "not-nfc=eror"], "did you mean `error`"),
    (&["check", "--max", "many"], "write a whole number of at least 1"),
    (&["check", "--max", "-1"], "write a whole number of at least 1"),
    (&["check", "--threads", "-2"], "write a whole number of at least 1"),
    (&["check", "--format", "JSON"], "'json'"),
    (&["check", "--color", "NEVER"], "'never'"),
    (&["check", "--ignore", "foo"], "no problem is called `foo`; `hdl explain` lists every name"),
    (&["check", "--ignore", "traling-punctuation"], "did you mean `trailing-punctuation`?"),
    (&["check", "--select", "TRAILING-PUNCTUATION"], "did you mean `trailing-punctuation`?"),
    (&["check", "--group", "--max", "1"], "count all problems, so --max cannot end the run early"),
    (&["check", "--format=html", "--max=1"], "count all problems, so --max cannot end the run"),
    (&["check", "--output=a.html", "--max=1"], "count all problems, so --max cannot end the run"),
    (&["check", "--threads", "0"], "write a whole number of at least 1"),
    (&["check", "--file", "a.txt"], "'--files-from', '--field'"),
    (&["check", "--json"], "'--format json'"),
    (&["check", "--doi", "a.txt"], "Usage: hdl check [OPTIONS] [FILE]..."),
    (&["check", "--xml", "identifier"], "a path begins with `/`, or with `//`"),
    (&["check", "--xml", "//a/text()"], "leave out `text()`"),
    (
        &["unique", "--as", "rfc3986::host"],
        "`rfc3986::host` is a rule, by which a text means no handle",
    ),
    (&["explain", "datacit"], "did you mean `datacite`?"),
    (&["explain", "syntx"], "did you mean `syntax`?"),
    (&["explain", "any-do"], "did you mean `any-doi`?"),
    (&["generate", "man", "chek"], "did you mean `check`?"),
    (&["check", "--sarif", "a.txt"], "'--format sarif'"),
    (&["normalize", "--json"], "'--format json'"),
    (&["normalize", "--sarif"], "unexpected argument '--sarif' found"),
    (&["normalize", "--find", "a.md"], "write `< FILE`"),
    (&["convert", "--to=doi", "a.csv", "--column=1"], "write `< FILE`"),
    (&["check", "--find", "--split", ";"], "'--find' cannot be used with '--split"),
    (&["check", "--find", "--where", "a=b"], "'--find' cannot be used with '--where"),
    (&["check", "--files-from", "-", "-"], "the standard input cannot be both"),
    (&["unique", "--files-from", "-", "-"], "the standard input cannot be both"),
    (&["check", "--field", "doi", "--field", "/doi", "."], "cannot be given together"),
    (&["unique", "--field", "doi", "--field", "/doi", "."], "cannot be given together"),
    (&["normalize", "--field", "doi", "--field", "/doi"], "cannot be given together"),
    (&["convert", "--to=doi", "--field=doi", "--field=/doi"], "cannot be given together"),
    (&["check", "--as", "doi", "--charset", "latin1"], "--charset has no effect here"),
    (&["check", "--column", "1=doi", "--characters"], "--characters has no effect here"),
    (&["check", "--as", "hdl_uri::handle", "--characters"], "--characters has no effect here"),
    (&["unique", "--as", "doi", "--charset", "latin1"], "--charset has no effect here"),
    (&["parse", "--as", "doi", "--resolver-segment", "x"], "--resolver-segment has no effect here"),
    (&["normalize", "--as", "doi", "--characters", "a/b"], "--characters has no effect here"),
    (&["compare", "--as", "doi", "--characters", "a/b", "a/b"], "--characters has no effect here"),
    (&["convert", "--from=doi", "--to=doi", "--charset=latin1"], "--charset has no effect here"),
    (&["chekc"], "'check'"),
    (&["fix", "a.txt"], "write `hdl check --fix`"),
    (&["validate", "a.txt"], "write `hdl check`"),
    (&["check", "--doi", "a.txt"], "'--as doi'"),
    (&["generate", "--doi"], "unexpected argument '--doi' found"),
    (&["Cargo.toml"], "write `hdl check Cargo.toml`"),
    (&["10.1000/182"], "write `hdl parse 10.1000/182`"),
    (&["10.1000/it's"], r"write `hdl parse '10.1000/it'\''s'`"),
    (
        &["check", "--select=lint", "--ignore=lint"],
        "--ignore drops every problem that --select names",
    ),
    (&["convert", "--to=doi", "--allow-loss=x"], "`server`, `alias-prefix` or `all`"),
    (&["check", "--dry-run"], "'--diff'"),
    (&["check", "--csv", "doi"], "'--column', '--format csv'"),
    (&["check", "--ris"], "'--field'"),
    (&["check", "--in-place"], "'--fix'"),
    (&["normalize", "--dry-run"], "unexpected argument '--dry-run' found"),
    (&["normalize", "--namespace", "lcn"], "did you mean `lccn`"),
    (&["normalize", "--mode", "strict"], "it must be `section5` or `strict-3986`"),
    (&["convert", "--to", "inf-hdl"], "did you mean `info-hdl`"),
    (&["convert", "--to", "handle", "--allow-loss", "quere"], "did you mean `query`"),
    (&["compare", "--policy", "service1", "a", "b"], "did you mean `service`"),
    (&["compare", "--relation", "handles", "a", "b"], "did you mean `handle`"),
    (&["unique", "--memory", "0"], "write a whole number of at least 1"),
    (&["unique", "--places", "0"], "write a whole number of at least 1"),
    (&["unique", "--memory", "4294967296"], "the largest number allowed here is 4294967295"),
    (&["check", "--threads", "1000000"], "the largest number allowed here is 65535"),
    (&["check", "--max", "18446744073709551616"], "allowed here is 18446744073709551615"),
    (&["check", "--fix", "--apply", "all"], "name the problems, or a group: `lint`, `lossy` or"),
    (&["check", "--column", "Cargo.toml"], "Cargo.toml is a file, and --column wants the title"),
    (&["check", "--fix", "--column", "Cargo.toml"], "write `--column TITLE Cargo.toml`"),
    (&["normalize", "--column", "Cargo.toml"], "write `--column TITLE < Cargo.toml`"),
    (&["unique", "--column", "Cargo.toml"], "write `--column TITLE Cargo.toml`"),
    (&["check", "--proxy", ""], "the name of the resolver is missing"),
    (&["convert", "--to=proxy", "--resolver="], "the name of the resolver is missing"),
    (&["check", "--proxy", "a b"], "a space (U+0020) may not appear unescaped"),
    (&["check", "--proxy", "https://doi.org/"], "must be a host alone: write `doi.org`"),
    (&["check", "--proxy", "doi.org/10.1000"], "must be a host alone: write `doi.org`"),
    (&["check", "--output", "json=-"], "for the standard output, write `--format FORMAT`"),
    (&["check", "--undo", "a.jsonl", "b.txt"], "--undo takes no files"),
    (&["check", "--xml", "//i=doii"], "no dialect is called `doii`; did you mean `doi`?"),
    (&["check", "--field", "doi=doii"], "no dialect is called `doii`; did you mean `doi`?"),
    (&["check", "--write-baseline=a", "--format=json"], "cannot be used with '--format"),
    (&["check", "--write-baseline=a", "--output=a.html"], "cannot be used with '--output"),
    (&["explain", "mising-slash"], "did you mean `missing-slash`"),
    (&["convert", "--to", "url"], "did you mean `proxy`?"),
    (&["convert", "--to", "link"], "did you mean `proxy`?"),
    (&["convert", "--to", "https"], "did you mean `proxy`?"),
    (&["convert", "--to", "hdl"], "did you mean `hdl-resolver` or `hdl-uri`?"),
    (&["convert", "--to", "info"], "did you mean `info-hdl` or `info-uri`?"),
    (&["check", "--as", "url"], "did you mean `proxy`"),
    (&["check", "--as", "link"], "did you mean `proxy`?"),
    (&["check", "--as", "URI"], "did you mean `proxy`, `hdl-uri`, `info-uri`"),
    (&["check", "--as", "hdl"], "did you mean `hdl-resolver`"),
    (&["check", "--as", "info"], "did you mean `info-hdl`"),
    (&["explain", "trailing"], "did you mean `trailing-punctuation` or `trailing-text`?"),
    (&["check", "--select", "trailing"], "did you mean `trailing-punctuation` or `trailing-text`?"),
];

#[test]
fn a_wrong_name_gets_a_suggestion() {
    for (arguments, expected) in SLIPS {
        let ran = run(arguments, b"");
        assert_eq!((&*ran.out, ran.status), ("", Some(2)), "{arguments:?}");
        assert!(ran.err.contains(expected), "{arguments:?}: {}", ran.err);
        assert_no_leak(arguments, &ran);
    }
}

#[test]
fn an_identifier_in_place_of_a_file_gets_a_suggestion() {
    for (text, is_text) in [
        ("10.1000/182", true),
        ("hdl:10.1000/182", true),
        ("https://doi.org/10.1000/182", true),
        ("20.500.12345/678", true),
        ("2027/182", true),
        ("hdl:10.1000", true),
        ("doi:10.1000/182", true),
        ("https://doi.org/10.1000/a b", true),
        ("see 10.1000/182", true),
        ("doi.org10.1000/182", true),
        ("10.1000", true),
        ("2020", false),
        ("lists/handles.txt", false),
        ("../10.1000/182", false),
        ("handles.txt", false),
    ] {
        let ran = run(&["check", text], b"");
        let is_word = !text.contains(' ');
        let word = if is_word { text.to_owned() } else { format!("'{text}'") };
        let advice = format!("write `echo {word} | hdl check`");
        assert_eq!(ran.err.contains(&advice), is_text, "{text}: {}", ran.err);
        assert!(ran.err.starts_with(&format!("hdl: {text}: there is no such file")), "{}", ran.err);
        assert_eq!(ran.status, Some(2), "{text}");
    }
}

#[test]
fn the_last_one_of_a_repeated_option_counts() {
    let list = b"10.1000\n";
    for arguments in [
        &["check", "-q", "-q"][..],
        &["check", "--as", "doi", "--as", "handle", "-q"],
        &["check", "--max", "1", "--max", "2", "--format", "json", "--format", "concise"],
    ] {
        assert_eq!(run(arguments, list).status, Some(1), "{arguments:?}");
    }
    let ran = run(&["check", "--as", "doi", "--as", "info-hdl"], list);
    assert!(ran.out.contains("`info:`"), "{}", ran.out);
    let ran = run(&["check", "--ignore", "missing-slash", "--ignore", "not-nfc"], list);
    assert_eq!(ran.status, Some(0), "a second --ignore adds to the first: {}", ran.out);
}
