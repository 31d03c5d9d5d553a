//! Papers of the conferences of the ACL. Their DOI names have the same number as their addresses.

use alloc::format;
use alloc::string::String;

use crate::accident::form::octets::run;
use crate::accident::form::words::Words;

/// The beginnings of the addresses, without `https://` and `www.`.
static HOSTS: Words = Words::new(&["aclanthology.org/", "aclweb.org/anthology/"]);

/// The volumes of which every paper has a DOI name under 10.18653. Most other volumes have names of other registrants,
/// or none.
static VOLUMES: Words = Words::new(&[
    "D16-1",
    "D17-1",
    "D18-1",
    "D19-1",
    "N16-1",
    "N18-1",
    "N18-2",
    "N19-1",
    "P16-1",
    "P16-2",
    "P17-1",
    "P17-2",
    "P18-1",
    "P18-2",
    "P19-1",
    "2020.acl-main.",
    "2020.emnlp-main.",
    "2020.findings-emnlp.",
    "2021.acl-long.",
    "2021.acl-short.",
    "2021.eacl-main.",
    "2021.emnlp-main.",
    "2021.findings-acl.",
    "2021.findings-emnlp.",
    "2021.naacl-main.",
    "2022.acl-long.",
    "2022.acl-short.",
    "2022.naacl-main.",
    "2023.acl-long.",
    "2023.acl-short.",
    "2023.emnlp-main.",
    "2024.acl-long.",
    "2024.acl-short.",
    "2024.emnlp-main.",
    "2024.naacl-long.",
    "2024.naacl-short.",
]);

/// The DOI name of the paper whose page has its address at `at`, and where its number ends.
pub(super) fn paper(text: &[u8], at: usize) -> Option<(String, usize)> {
    let start = at + HOSTS.at(text, at).next()?.len();
    let volume = VOLUMES.at(text, start).next()?;
    let number = start + volume.len();
    let end = run(text, number, u8::is_ascii_digit);
    let digits = core::str::from_utf8(&text[number..end]).ok()?;
    // The older numbers have three digits after that of the volume. The front matter, which has no DOI name, has the
    // number 0.
    let is_padded = !volume.ends_with('.');
    let is_paper = if is_padded { digits.len() == 3 } else { !digits.starts_with('0') };
    let is_front = digits.bytes().all(|digit| digit == b'0');
    (is_paper && !is_front).then(|| (format!("10.18653/v1/{volume}{digits}"), end))
}
