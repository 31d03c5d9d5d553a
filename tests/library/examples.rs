//! Calls the programs of `tests/examples` as their `main` functions do.

#[path = "../examples/convert.rs"]
#[allow(dead_code, reason = "nothing calls `main`")]
mod convert;
#[path = "../examples/embed.rs"]
#[allow(dead_code, reason = "nothing calls `main`")]
mod embed;
#[path = "../examples/list.rs"]
#[allow(dead_code, reason = "nothing calls `main`")]
mod list;
#[path = "../examples/own_words.rs"]
#[allow(dead_code, reason = "nothing calls `main`")]
mod own_words;
#[path = "../examples/validate.rs"]
#[allow(dead_code, reason = "nothing calls `main`")]
mod validate;

#[test]
fn validate_keeps_the_doi_name_or_says_what_is_wrong() {
    let cases = [
        ("https://doi.org/10.1000/182", Ok("10.1000/182")),
        (" doi:10.1000/182 ", Ok("10.1000/182")),
        ("HDL:10.1000/%61", Ok("10.1000/a")),
        (
            "https://doi.org/10.1000/a b",
            Err(
                "Character 26: a space and more text follow the identifier. Did you mean https://doi.org/10.1000/a?",
            ),
        ),
        (
            "10.1000",
            Err(
                "Character 8: `10.1000` is only the prefix of an identifier, and nothing follows it.",
            ),
        ),
        ("11.1000/182", Err("This is not a DOI: a DOI name begins with `10.`, not with `11`.")),
        (
            "https://example.org/10.1/x",
            Err("Character 9: `example.org` is not a known resolver of handles or DOI names."),
        ),
    ];
    for (field, wanted) in cases {
        let found = validate::doi(field);
        assert_eq!(found.as_deref().map_err(String::as_str), wanted, "{field}");
    }
}

#[test]
fn list_prints_every_problem_with_its_place() {
    let mut output = Vec::new();
    let lists = [
        (&b"10.1000/182\nhdl:10.1000/a b\n10.1000/\xFF\n"[..], false),
        (b"10.1000/182\ninfo:lccn/2002022641\n", true),
    ];
    for (list, valid) in lists {
        assert_eq!(list::list(list, &mut output).unwrap(), valid, "{}", list.escape_ascii());
    }
    let wanted = "\
2:14: error [character-not-allowed] of hdl-resolver: a space and more text follow the identifier
3:9: error [not-utf8] of handle: the byte FF is not UTF-8
";
    assert_eq!(String::from_utf8(output).unwrap(), wanted);
}

#[test]
fn convert_makes_links_and_says_what_they_leave_out() {
    let cases = [
        ("info:hdl/4263537/4000", "https://hdl.handle.net/4263537/4000"),
        ("hdl:10.1000/a%2Fb?x", "https://doi.org/10.1000/a/b, without the query `x`"),
        ("10.1000/a#b", "https://doi.org/10.1000/a%23b"),
        ("info:lccn/1", "info:lccn/1: the namespace is `lccn`, not `hdl`"),
    ];
    for (text, wanted) in cases {
        assert_eq!(convert::link(text), wanted, "{text}");
    }
}

#[test]
fn own_words_uses_no_words_of_the_library() {
    let cases = [
        (
            "hdl:10.1000/1%2",
            "Zeichen 14: nach »%« gehören zwei Hexadezimalziffern; vielleicht: »%252«",
        ),
        ("10.1000", "Zeichen 8: der Schrägstrich nach dem Präfix fehlt"),
        ("hdl:10..1/a", "Zeichen 8: zwischen zwei Punkten steht nichts; vielleicht zu löschen"),
        ("hdl:10.1/é", "Zeichen 10: »é« muss prozentkodiert werden; richtig: »%C3%A9«"),
        ("hdl:10.1/a<b", "Zeichen 11: »<« ist hier nicht erlaubt; vielleicht: »%3C«"),
        ("11.1/x.", "Zeichen 7: siehe trailing-punctuation; vielleicht zu löschen"),
    ];
    for (text, wanted) in cases {
        assert_eq!(own_words::in_german(text), [wanted], "{text}");
    }
}

#[test]
fn embed_reads_a_bibliography_or_says_where_it_is_wrong() {
    let read =
        embed::bibliography(b"arms95 <hdl:cnri.dlib/july95-arms>\ndoi <HDL:10.1000/182?a#b>\n");
    let wanted = [("arms95", "cnri.dlib/july95-arms"), ("doi", "10.1000/182")];
    assert_eq!(read, Ok(wanted.map(|(key, handle)| (key.to_owned(), handle.to_owned())).to_vec()));
    assert_eq!(embed::bibliography(b"doi <hdl:10.1000/182>").map(|lines| lines.len()), Ok(1));
    let cases = [
        ("a <hdl:1/b>\nx <hdl:10.1000>\n", "2:15: expected `u-na-segment` or `.` or `/`"),
        ("x <hdl:10.1000/é b>\n", "1:16: expected `pchar` or `/` or `?` or `#`"),
        ("x <hdl:10.1000/%4>\n", "1:18: expected a hexadecimal digit"),
        ("x hdl:10.1000/182\n", "1:1: expected a key and a URI in angle brackets"),
        ("x <hdl:10.1000/1>>", "1:18: expected a key and a URI in angle brackets"),
    ];
    for (text, wanted) in cases {
        assert_eq!(embed::bibliography(text.as_bytes()), Err(wanted.to_owned()), "{text}");
    }
}
