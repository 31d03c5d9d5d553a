//! Pages of the journals of MDPI. Their addresses have the ISSN and the numbers of the volume, the issue and the
//! article; their DOI names have the code of the journal and the same numbers.

use alloc::format;
use alloc::string::String;
use core::ops::RangeInclusive;

use crate::accident::form::octets::{run, starts};
use crate::accident::form::words::Words;

/// The beginnings of the addresses, without `https://` and `www.`.
static HOSTS: Words = Words::new(&["mdpi.com/", "m.mdpi.com/"]);

/// The ISSNs of journals, and their codes in DOI names.
const JOURNALS: &[(&str, &str)] = &[
    ("1099-4300", "e"),
    ("1420-3049", "molecules"),
    ("1422-0067", "ijms"),
    ("1424-2818", "d"),
    ("1424-8220", "s"),
    ("1424-8247", "ph"),
    ("1648-9144", "medicina"),
    ("1660-3397", "md"),
    ("1660-4601", "ijerph"),
    ("1911-8074", "jrfm"),
    ("1996-1073", "en"),
    ("1996-1944", "ma"),
    ("1999-4907", "f"),
    ("1999-4915", "v"),
    ("1999-4923", "pharmaceutics"),
    ("1999-5903", "fi"),
    ("2071-1050", "su"),
    ("2072-4292", "rs"),
    ("2072-6643", "nu"),
    ("2072-6651", "toxins"),
    ("2072-666X", "mi"),
    ("2072-6694", "cancers"),
    ("2073-431X", "computers"),
    ("2073-4344", "catal"),
    ("2073-4352", "cryst"),
    ("2073-4360", "polym"),
    ("2073-4395", "agronomy"),
    ("2073-4409", "cells"),
    ("2073-4425", "genes"),
    ("2073-4433", "atmos"),
    ("2073-4441", "w"),
    ("2073-445X", "land"),
    ("2073-8994", "sym"),
    ("2075-163X", "min"),
    ("2075-1702", "machines"),
    ("2075-1729", "life"),
    ("2075-4418", "diagnostics"),
    ("2075-4426", "jpm"),
    ("2075-4450", "insects"),
    ("2075-4663", "sports"),
    ("2075-4701", "met"),
    ("2075-5309", "buildings"),
    ("2076-0760", "socsci"),
    ("2076-0817", "pathogens"),
    ("2076-2607", "microorganisms"),
    ("2076-2615", "ani"),
    ("2076-3263", "geosciences"),
    ("2076-328X", "bs"),
    ("2076-3417", "app"),
    ("2076-3425", "brainsci"),
    ("2076-3921", "antiox"),
    ("2076-393X", "vaccines"),
    ("2077-0375", "membranes"),
    ("2077-0383", "jcm"),
    ("2077-0472", "agriculture"),
    ("2077-1312", "jmse"),
    ("2077-1444", "rel"),
    ("2078-2489", "info"),
    ("2079-4991", "nano"),
    ("2079-6374", "bios"),
    ("2079-6382", "antibiotics"),
    ("2079-6412", "coatings"),
    ("2079-7737", "biology"),
    ("2079-8954", "systems"),
    ("2079-9292", "electronics"),
    ("2218-1989", "metabo"),
    ("2218-1997", "universe"),
    ("2218-273X", "biom"),
    ("2218-6581", "robotics"),
    ("2220-9964", "ijgi"),
    ("2223-7747", "plants"),
    ("2227-7102", "educsci"),
    ("2227-7390", "math"),
    ("2227-9032", "healthcare"),
    ("2227-9059", "biomedicines"),
    ("2227-9067", "children"),
    ("2227-9717", "pr"),
    ("2304-6775", "publications"),
    ("2304-8158", "foods"),
    ("2306-5338", "hydrology"),
    ("2306-5354", "bioengineering"),
    ("2306-7381", "vetsci"),
    ("2309-608X", "jof"),
    ("2313-0105", "batteries"),
    ("2504-2289", "bdcc"),
    ("2504-446X", "drones"),
    ("2673-2688", "ai"),
];

/// The first volumes whose DOI names have this form, of the journals that once had another one.
const FIRST: &[(&str, u32)] = &[("molecules", 13), ("ijms", 9), ("s", 5), ("ijerph", 5), ("md", 7)];

/// The volumes whose DOI names have five digits for the page, because a year had more than 9,999 pages.
const WIDE: &[(&str, RangeInclusive<u32>)] = &[("s", 9..=15), ("ijerph", 11..=12)];

/// The DOI name of the article whose page has its address at `at`, and where the number of the article ends.
pub(super) fn article(text: &[u8], at: usize) -> Option<(String, usize)> {
    let issn = at + HOSTS.at(text, at).next()?.len();
    let (known, code) = JOURNALS.iter().find(|(known, _)| starts(text, issn, known))?;
    let mut end = issn + known.len();
    let mut number = || {
        let start = end + 1;
        let slash = text.get(end) == Some(&b'/');
        end = run(text, start, u8::is_ascii_digit);
        let digits = core::str::from_utf8(text.get(start..end)?).ok()?;
        (slash && (1..=5).contains(&digits.len())).then_some(digits)
    };
    let (volume, issue, article) = (number()?, number()?, number()?);
    let first = FIRST.iter().find(|(journal, _)| journal == code).map_or(0, |(_, first)| *first);
    if volume.parse().is_ok_and(|volume: u32| volume < first) {
        return None;
    }
    let is_wide =
        |volumes: &RangeInclusive<u32>| volume.parse().is_ok_and(|it| volumes.contains(&it));
    let wide = WIDE.iter().find(|(journal, _)| journal == code);
    let width = if wide.is_some_and(|(_, volumes)| is_wide(volumes)) { 5 } else { 4 };
    Some((format!("10.3390/{code}{volume}{issue:0>2}{article:0>width$}"), end))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::accident::other::is_issn;

    /// The check digit of an ISSN shows most slips.
    #[test]
    fn every_issn_is_one_and_stands_once() {
        for (issn, code) in JOURNALS {
            assert!(is_issn(issn.as_bytes()), "{issn} {code}");
        }
        assert!(JOURNALS.windows(2).all(|pair| pair[0].0 < pair[1].0), "the ISSNs are not sorted");
    }
}
