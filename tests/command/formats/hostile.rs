//! No format writes characters that a terminal obeys or hides, whichever text or argument has them.

use serde_json::Value;

use crate::run::{Ran, formats, run};

/// Colours, a title, a bell, a reset; the same with an 8-bit control character; backspaces and a carriage return;
/// changes of direction, and invisible letters.
const HOSTILE: [&str; 12] = [
    "\u{1B}[31m",
    "\u{1B}]0;title\u{7}",
    "\u{1B}c",
    "\u{9B}31m",
    "\u{9D}0;title\u{9C}",
    "\u{8}\u{7F}",
    "\rhdl: 0 errors",
    "\u{85}x",
    "\u{202E}txt",
    "\u{2066}x\u{2069}",
    "\u{2028}x",
    "\u{200B}\u{FEFF}\u{E0041}",
];

/// Asserts that the output has no character that a terminal would obey or hide.
#[track_caller]
fn is_harmless(ran: &Ran, arguments: &[&str]) {
    for said in [&ran.out, &ran.err] {
        let obeyed = said.chars().find(|&c| c != '\n' && handle_syntax::text::is_hidden(c));
        assert_eq!(obeyed, None, "{arguments:?} says {said:?}");
    }
}

/// Asserts that the output is harmless with each hostile text in place of each `{}` of the input, and with all of
/// them in the arguments.
#[track_caller]
fn says(arguments: &[&str], input: &str) -> Ran {
    let with_all: Vec<_> =
        arguments.iter().map(|argument| argument.replace("{}", &HOSTILE.concat())).collect();
    let ran =
        run(&with_all, HOSTILE.map(|hostile| input.replace("{}", hostile)).concat().as_bytes());
    is_harmless(&ran, arguments);
    ran
}

/// Texts of every family, whose parts a message, a label or an edit may show.
const TEXTS: &str = "10.1/a{}b\nhdl:10.1{}/a\n{}:10.1/a\ninfo:{}/a\ninfo:hd{}l/a\ninfo:lccn/{}\n\
    https://{}/10.1/a\nhdl:{}@10.1/a\nhdl://10.1/{}/a?{}#{}\ndoi:{}10.1/a\n10.1/{}(\n&amp;{}\n{}%1B%9B/%C2%9B\n";

#[test]
fn a_checked_text_cannot_control_a_terminal() {
    for format in formats() {
        let format = &*format;
        says(&["check", "--format", format], TEXTS);
        says(&["check", "--format", format, "--statistics"], TEXTS);
        says(&["check", "--format", format, "--find"], TEXTS);
        for dialect in ["handle", "hdl-uri", "info-hdl", "sun98-uri", "cordra-http", "doi"] {
            says(&["check", "--format", format, "--as", dialect], TEXTS);
        }
    }
}

#[test]
fn the_name_of_a_list_a_column_or_a_field_cannot_control_a_terminal() {
    for format in formats() {
        let format = &*format;
        let check = ["check", "--format", format, "--stdin-name", "a{}b\n::error::c"];
        says(&check, "10.1000\n");
        says(&[&check[..], &["--column", "x{}"]].concat(), "a,b{}\n1,2\n");
        says(&[&check[..], &["--field", "/x{}"]].concat(), "{\"a{}\": \"10.1000\"}\n{{}\n");
        let ran = says(&["check", "--format", format, "no{}such\nfile"], "");
        assert_eq!((ran.status, ran.err.lines().count()), (Some(2), 1), "{}", ran.err);
    }
}

/// The fixed list itself keeps its octets; only the messages about it must be harmless.
#[test]
fn a_text_that_is_parsed_compared_or_written_cannot_control_a_terminal() {
    for format in ["human", "json"] {
        says(&["parse", "--format", format], TEXTS);
        says(&["parse", "--format", format, "--as", "handle-octet"], TEXTS);
    }
    for format in ["plain", "json"] {
        for (one, other) in
            [("10.1/a{}", "10.1/b{}"), ("{}", "hdl:10.1/{}"), ("info:x/{}", "info:{}/x")]
        {
            for relation in ["octets", "uri", "identifier", "handle"] {
                let compare = ["compare", "--format", format, "--relation", relation];
                says(&[&compare[..], &[one, other]].concat(), "");
            }
        }
    }
    says(&["normalize", "--format", "json"], TEXTS);
    for to in ["handle-octet", "info-hdl", "proxy", "sun98-uri"] {
        says(&["convert", "--to", to, "--format", "json"], TEXTS);
    }
    for arguments in [["normalize", "--as", "hdl-uri"], ["convert", "--to", "hdl-uri"]] {
        let ran =
            run(&arguments, HOSTILE.map(|text| TEXTS.replace("{}", text)).concat().as_bytes());
        is_harmless(&Ran { out: String::new(), ..ran }, &arguments);
    }
}

/// Output that is JSON, as a whole or line by line, stays JSON.
#[test]
fn json_with_hostile_text_stays_json() {
    for hostile in HOSTILE {
        let input = format!("10.1{hostile}");
        let check = |format| run(&["check", "--format", format], input.as_bytes());
        assert_eq!(check("json").problems()[0]["input"], input);
        let log: Value = serde_json::from_str(&check("sarif").out).unwrap();
        assert!(log["runs"][0]["results"][0]["message"]["text"].is_string());
    }
}

#[test]
fn a_wrong_argument_cannot_control_a_terminal() {
    for arguments in [
        &["{}"][..],
        &["explain", "{}"],
        &["check", "--as", "{}"],
        &["check", "--{}"],
        &["check", "--format", "{}"],
        &["convert", "--to", "{}"],
        &["convert", "--to", "proxy", "--resolver", "{}", "10.1/a"],
        &["convert", "--to", "sun98-uri", "--charset", "{}", "10.1/a"],
        &["normalize", "--namespace", "{}", "x"],
        &["generate", "{}"],
    ] {
        let ran = says(arguments, "");
        let told = ["⟨U+001B⟩[31m⟨U+001B⟩]0;title⟨U+0007⟩", "U+001B"];
        assert!(told.iter().any(|told| ran.err.contains(told)), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.status, Some(2), "{arguments:?}");
    }
}
