//! `--proxy` names a host that is a resolver, such as that of an institution.

use crate::run::run;

const OWN: &str = "--proxy=r.example.edu";

#[test]
fn the_port_of_a_link_does_not_matter() {
    let list = "https://r.example.edu/10.1000/1\nhttps://u@R.example.edu:443/10.1000/2\n";
    for own in [OWN, "--proxy=r.example.edu:80"] {
        let ran = run(&["check", own], list.as_bytes());
        assert_eq!((&*ran.out, ran.status), ("", Some(0)), "{own}: {}", ran.err);
    }
}

/// A page of the resolver is not a handle, and a link to another handle is not a DOI name.
#[test]
fn only_links_that_are_right_at_a_known_proxy_are_right() {
    for (reading, text, code) in [
        ("proxy", "https://r.example.edu/about", "missing-slash"),
        ("proxy", "https://r.example.edu/b37j", "missing-slash"),
        ("any-doi", "https://r.example.edu/b37j", "missing-slash"),
        ("any-doi", "https://r.example.edu/4263537/4000", "not-a-doi"),
        ("any-doi", "https://r.example.edu/abc/def", "not-a-doi"),
        ("proxy", "https://example.org/10.1000/1", "unknown-proxy"),
    ] {
        let ran = run(&["check", OWN, "--strict", "--as", reading], text.as_bytes());
        assert!(ran.out.contains(&format!("[{code}]")), "{reading} {text}: {}", ran.out);
        assert_eq!(ran.status, Some(1), "{reading} {text}");
    }
}

#[test]
fn a_fix_and_the_picture_of_a_reading_know_the_host_too() {
    let link = "https://r.example.edu/10.1000/182";
    let drawn = run(&["parse", "--as=any-doi", OWN, link], b"");
    assert!(drawn.out.contains("handle: 10.1000/182"), "{}", drawn.out);
    assert!(!drawn.out.contains("unknown-proxy"), "{}", drawn.out);
    let fixed = run(&["check", OWN, "--diff"], format!("{link}<a\n").as_bytes());
    assert!(!fixed.out.contains("doi.org"), "{}", fixed.out);
}
