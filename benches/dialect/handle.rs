//! Well-known handles, and handles with characters beyond ASCII.

use handle_syntax::Dialect;
use handle_syntax::grammar::hdl_uri::handle;

use crate::family::Family;
use crate::peers::{ours, production, regex, table_loop};
use crate::sample::Texts;

pub(crate) const HANDLE: Family = Family {
    dialect: Dialect::Handle,
    texts: Texts {
        short: [
            "4263537/4000",
            "10.1045/january99-bearman",
            "2027/mdp.39015012345678",
            "1721.1/7582",
            "loc.ndlpcoop/nicmoas.ahj0001",
            "20.500.12345/sword-deposit:17/a",
            "cnri.dlib/july95-arms",
            "11304/eba3ea6a-c0b4-4b1a-8f0f-1a2b3c4d5e6f",
            "20.1000/100/archive/2008/02/draft",
            "10.1002/0470841559.ch1",
        ],
        escaped: [
            "cnri.test/日本",
            "20.500.12345/café-über",
            "10.1000/€",
            "2027/ünïcödé.39015012345678",
            "1721.1/диссертация-2008",
            "11304/論文-1a2b3c4d5e6f",
            "loc.music/Dvořák.200033456",
            "10.1016/S0015-6868(05)80001-–",
            "4263537/北京",
            "20.1000/100/αρχείο/2008/02/draft",
        ],
        head: "20.500.12345/",
        plain_tail: "loc.ndlpcoop:nicmoas/January_1999-bearman,2005;v=1/",
        escaped_tail: "<>loc.ndlp:böok/January_1999日",
        spoil: |text| text.replace('/', "-"),
    },
    peers: &[
        ours!(Handle),
        production!(handle()),
        table_loop!(handle),
        regex!(r"([^./@]+(?:\.[^./@]+)*)/(.*)"),
    ],
};
