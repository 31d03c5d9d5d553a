//! Articles in journals of Copernicus. Their addresses have the numbers of the volume, of the first page and of the
//! year; their DOI names have the code of the journal and the same numbers.

use alloc::format;
use alloc::string::String;

use crate::accident::form::octets::{ends, run, starts};
use crate::accident::form::pattern;

/// The journals of which every article has such a name: their codes, which are also the first parts of their hosts, and
/// the hosts that they had before, up to `.net`. Volumes of other journals have the names of an earlier publisher.
const JOURNALS: &[(&str, &str)] = &[
    ("acp", "atmos-chem-phys"),
    ("adgeo", "adv-geosci"),
    ("amt", "atmos-meas-tech"),
    ("ars", "adv-radio-sci"),
    ("asr", "adv-sci-res"),
    ("bg", "biogeosciences"),
    ("cp", "clim-past"),
    ("dwes", "drink-water-eng-sci"),
    ("esd", "earth-syst-dynam"),
    ("essd", "earth-syst-sci-data"),
    ("esurf", "earth-surf-dynam"),
    ("gc", "geosci-commun"),
    ("gi", "geosci-instrum-method-data-syst"),
    ("gmd", "geosci-model-dev"),
    ("hess", "hydrol-earth-syst-sci"),
    ("hgss", "hist-geo-space-sci"),
    ("jsss", "j-sens-sens-syst"),
    ("ms", "mech-sci"),
    ("nhess", "nat-hazards-earth-syst-sci"),
    ("npg", "nonlin-processes-geophys"),
    ("os", "ocean-sci"),
    ("piahs", "proc-iahs"),
    ("se", "solid-earth"),
    ("soil", "soil-journal"),
    ("tc", "the-cryosphere"),
    ("wes", "wind-energ-sci"),
];

/// The DOI name of the article whose page has its address at `at`, and where the year ends.
pub(super) fn article(text: &[u8], at: usize) -> Option<(String, usize)> {
    // A manuscript under discussion had a host and a name of its own.
    const PATHS: &[(&str, &str)] = &[(".net/", ""), ("-discuss.net/", "d")];
    const PATH: &str = ".copernicus.org/articles/";
    // Few hosts end so, and the other ones need not be compared with every journal.
    let host = run(text, at, |octet| *octet != b'/');
    if !ends(text, host, ".copernicus.org") && !ends(text, host, ".net") {
        return None;
    }
    let path = |start: usize, path: &str| starts(text, start, path).then_some(start + path.len());
    let (code, kind, start) = JOURNALS.iter().find_map(|&(code, host)| {
        let is_now = path(at, code).and_then(|end| path(end, PATH));
        let before = path(at, host);
        let mut hosts = PATHS.iter();
        is_now
            .map(|start| (code, "", start))
            .or_else(|| hosts.find_map(|&(rest, kind)| Some((code, kind, path(before?, rest)?))))
    })?;
    let (parts, end) = pattern::parts(text, start, "#/#/#")?;
    let number = |part: usize| core::str::from_utf8(&text[parts[part].clone()]).ok();
    let (volume, page, year) = (number(0)?, number(1)?, number(2)?);
    Some((format!("10.5194/{code}{kind}-{volume}-{page}-{year}"), end))
}
