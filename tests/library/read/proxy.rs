//! The hosts of links: those of the known proxies, and of the proxies that a caller names.

use handle_syntax::{Code, Conversion, Dialect, Options, Severity};

/// In the authority, a user and a port may stand beside the host. They say nothing about which proxy it is.
#[test]
fn a_known_host_is_known_with_a_user_and_a_port() {
    for authority in ["doi.org", "doi.org:443", "user@doi.org", "user:pw@DOI.org:443"] {
        let link = format!("https://{authority}/b37j");
        assert_eq!(Dialect::Proxy.handle(&link).as_deref(), Some(&b"10/b37j"[..]), "{link}");
        let link = format!("https://{authority}/10.1000/182");
        assert!(Dialect::Proxy.check(&link).is_empty(), "{link}");
        let refused = Conversion::new(Dialect::Proxy, Dialect::Doi).convert(&link).unwrap_err();
        let help = refused.headline().unwrap().help();
        assert!(!help.contains("web page"), "{link}: {help}");
    }
}

/// The first problem of a link.
fn first(host: &str, path: &str, options: Options<'_>) -> Option<(Code, Severity)> {
    let link = format!("https://{host}/{path}");
    let report = Dialect::Proxy.check_with(&link, options);
    report.problems().next().map(|problem| (problem.code(), problem.severity()))
}

#[test]
fn links_to_a_proxy_of_the_caller_are_read_like_those_to_a_known_one() {
    let paths = [
        "10.1000/182",
        "4263537/4000?noredirect",
        "10.1000/1 2",
        "about",
        "handle/1721.1/39679",
        "10.1000/182?utm_source=x",
    ];
    for (own, host) in [
        ("r.example.edu", "r.example.edu"),
        ("R.example.edu:80", "u@r.Example.edu:443"),
        ("[::1]", "[::1]:8000"),
        ("doi-org.r.example.edu", "doi-org.r.example.edu"),
        ("10.1.2.3", "10.1.2.3:80"),
    ] {
        let proxies = [own];
        let options = Options::new().proxies(&proxies);
        for path in paths {
            let known = first("hdl.handle.net", path, Options::new());
            assert_eq!(first(host, path, options), known, "{host} {path}");
        }
        let stranger = first("example.org", paths[0], options).map(|(code, _)| code);
        assert_eq!(stranger, Some(Code::UnknownProxy));
    }
}
