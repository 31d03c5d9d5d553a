//! Kept texts: real identifiers, and texts that once broke a property.

use handle_syntax::Dialect;

/// The lists of the repository.
const LISTS: [&str; 4] = [
    include_str!("../identifiers/handles.txt"),
    include_str!("../identifiers/hdl.txt"),
    include_str!("../identifiers/info.txt"),
    include_str!("../identifiers/links.txt"),
];

/// Texts that fuzzing has found, each with the property that did not hold.
#[rustfmt::skip]
const FOUND: &[(&str, &[u8])] = &[
    ("conversion", b"https://hdl.handle.net/hdl:hdl:100.102/F5"),
    ("conversion", b"http://hdl.handle.net/./10.1/a"),
    ("fixes", b"info:ar  doi.g/10.NNNN;/1"),
    ("fixes", b"https:///%3A\xE2\x80\xAEdoi.org///%E6%97%A5%######).:/(12:a"),
    ("fixes", b"hdl:1V.or/10.1-$371%2F/12:*12:#12:9"),
    ("fixes", b"hdl:3%3A////%3A%3AA%3A%3AH12:iAn0fo"),
    ("fixes", b"hdl:hdl::15/11./O/..//..//..//..//..//..//..//..//..//..//..//..//../12:12:onot12:(<q.^onot12:2:1 "),
    ("fixes", b"https://doi.o\xF2g/doi\xE3\xA3\xA3\xA3\xA3\xA3\xA3\xA3\xA3\xA3\xA3\xA3\xD8\xD0p\x9B\xF0"),
    ("fixes", b"https://doi.org/10.1000/a%28b"),
    ("fixes", b"https://doi.org/htr+Wdx.doi.org%2F0-ht<2s200/htr+12:#12:2>>>>7-85"),
    ("fixes", b"hdl:1V11,%2520/2:a;l<2 //%2520//?12:%4112:>"),
    ("fixes", b"hdl:jis@doi.okg/h:.<-a>y"),
    ("fixes", b"hTtps://doi:.3s.@<!\x19tt%3A/|%3Ago.hdps>tgp"),
    ("fixes", b"https://doi.org/doi.org/#//#';dx.doi.org%2F"),
    ("fixes", b"https://doi.org/10.1000/182%2C%22"),
    ("fixes", b"info:hdl/10/456%%4123789"),
    ("fixes", b"info:hdl/10/456%4%4123789"),
    ("fixes", b"hdl://a&#38;b/c"),
    ("fixes", b"hdl://19%30.21.3.4/a"),
    ("fixes", b"hdl://#%2E#%2E00"),
    ("fixes", b"http://hdl.handle.net/a/[\"]\xF0a"),
    ("fixes", b"hdl://>c?x/7"),
    ("fixes", b"info:arxiv/hep-th\xC3\x89/9901001"),
    ("fixes", b"hdl://xnfioanl/::::::"),
    ("fixes", b"https://h.test/https://d]oi.org/1"),
    ("fixes", b"hdl:cnri.// = 1*( %x00%\"doi.org/1"),
    ("fixes", b"hdl:hdl:%36/%2F19%ter%3Fa"),
    ("fixes", b"https://doi.org/d%6Fi.org/10.1/x"),
    ("fixes", b"hdl:%d0dl,IP-543andle.net/inf):."),
    ("detection", b"https:org/10.10//doi.org/10.1000/182%252C%2522"),
    ("dialects", b"10/\x19\xCD\x81"),
    ("dialects", b"https://[on\xE2\x80\x93p://mens//men\x00t.i.o"),
    ("dialects", b"';%41doi.org/\x01';"),
    ("dialects", b"hdl:10.1000/a%\xE2\x80\xAEA"),
    ("dialects", b"hdl://a\xE2\x80\x93%E0%BE%A7/0"),
    ("dialects", b"\0//hdl%3A426*\0&amp;"),
    ("fixes", b"hdl://a\xC3\xAA%CC%81/0"),
    ("fixes", b"hdl://a/<%CC%B8"),
    ("fixes", b"hdl:a/&%23]30;"),
    ("fixes", b"h]tps://doi.org/doi:%2010.1000/182"),
    ("fixes", b"doi:10.1000/182 (accessed)"),
    ("fixes", b"//doi.org/10.Fk(`doi:10.b00/1A#//doi.org/10.F$&amp;+dx.doi.org%2Fu"),
    ("fixes", b"http://hdl.handle.net/3\xEF\xC4DOI 10.17487/RFC4903( June\xFF3"),
    ("fixes", b"@0.10 7%2Eeb_c1r0/182</ec_boiar$..o255.doi: 10.3102/0034654; 02"),
    ("fixes", b";DOI 10.1109/ICCNC.2016.7440637, %3AFebruary 2016,"),
    ("fixes", b"http://dx.doi.org/112:012:1.2/glias48046"),
    ("fixes", b"https://hdl.handle.net/hdl:https://hdl.handle12.net/20.500.1/2"),
    ("fixes", b"info:&htmple.edu/handle/291392531/182"),
    ("fixes", b"hdl:http%2A//hdl.hindle.net/4263537/5555%3Findex=3"),
    ("fixes", b"hdl://0/0K?https://doi.org/info:doi/://doi.org/10.2478/perc-212"),
    ("fixes", b"]&*3\xD3.l\xA9K\xD7\xB1https://\xA2in\xB1ht\xD7pfstcordra::cordra-http:`/\xA2i/y6::\xA3:da"),
    ("fixes", b"hdl:info%3A2004/lccn"),
    ("fixes", b"hdl:hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5"),
    ("fixes", b"info:hdl/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5"),
    ("fixes", b"https://hdl.handle.net/hdl/100.102/F58FB49EB1F848f0A606E84CEF294BE5"),
    ("fixes", b"hdl:tmple.edu/handle/291392531/182"),
    ("fixes", b"info:hdl/hfl:100.102/F5"),
    ("fixes", b"hdl:ihdl/10/456%254%254123789"),
    ("fixes", b"hdl:(dl%3A4263537/40t)"),
    ("fixes", b"hdl:0/0httdoi.or!g/';fo%3Adoi,%3A//doipK?https://doi.org/10.2478/perc-212"),
    ("fixes", b"hdl:10.1000/456%23________net/hdl%3A426353m/4___hdl"),
    ("fixes", b"info:hdl/hdlr://0/5C$$%20K%3Fh5%5E/hdlhdlr://0/"),
    ("normalization", b"hdl:cnri.test/#%33"),
    ("charset", b"%3A%3A%3A%3A%3A%3A%3A%3A%3A\xE6\x97"),
    ("fixes", b"0.1000/4510.1000/456#789"),
    ("fixes", b"https://hdl.handle.net/hdl:info;hdl/10/456%25%254123789"),
    ("fixes", b"hdl:10.1000/4510.0.1000/45109"),
    ("fixes", b"hdl:10.0041/%3FE6%26___________789"),
    ("fixes", b"info:hdl/190.21.3.4/abcde&#38;.D%C3a"),
    ("fixes", b"https://hdl.handle.net/20255.doi.org/00.01/FFEE"),
    ("detection", b"10.1000/182\tPP12:12"),
    ("fixes", b"hdl:0.O1000/185"),
    ("fixes", b"https://hdl.handle.net/tmple.edu/handle/291392531/182"),
    ("fixes", b"hdl://(3A4=063537/40t)"),
    ("fixes", b"https://hdl.handle.net/190.21.3.4/abcde%26#38;.D%C3a"),
    ("fixes", b".247,6/?\x0C%41%41&#38;?"),
    ("fixes", b"1010..1000/."),
    ("fixes", b"hdl:%20/a:/%2F%2F%2F%2F/dhandle%2Fy%2F%2F%2F-"),
    ("fixes", b"hdoi.org%%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%252FA"),
    ("fixes", b"hdl://(dl%3A4+63537/40t)"),
    ("fixes", b"https://doi.org/10.1000&#47;182"),
    ("fixes", b"hdl:10.1000&#47;182"),
    ("fixes", b"hdl:1V.or/10.1-$371//02%2A*12%4A#12:9"),
    ("fixes", b"hdl://h/10.1000/1822"),
    ("fixes", b"hdl://h/10.100/81202"),
    ("dialects", b"hdl:te7A/%E2%9E\xB1p,::.1000/3"),
    ("dialects", b"http://hdl.handle.net/0.Ol000/185"),
    ("dialects", b"hdl:\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFFjis@doi.okg/h:.<-a>y"),
    ("fixes", b"hdl:;DOI%2014/00.11/37ry%20201/"),
    ("fixes", b"https://hdl.handle.net/;DOI%2014/00.11/37ry%20201/"),
    ("fixes", b"hdl:hdl/%2f.102/F58FB49EB1F848f0A606E84CEF294BE5"),
];

/// Every identifier of the lists.
pub(crate) fn real() -> Vec<&'static [u8]> {
    LISTS.iter().flat_map(|list| list.lines()).map(str::as_bytes).collect()
}

/// All kept texts, and the example of each dialect.
pub(crate) fn all() -> impl Iterator<Item = &'static [u8]> {
    let examples = Dialect::ALL.iter().map(|dialect| dialect.example().as_bytes());
    real().into_iter().chain(FOUND.iter().map(|(_, text)| *text)).chain(examples)
}
