//! Accidents of giving an identifier of another kind, recognised by its form and its check digits.

use alloc::borrow::Cow;
use alloc::format;

use super::hit::Hit;
use super::name::Kind;
use super::name::{self, blanks, run, starts};
use super::pasted::Pasted;

/// A kind of identifier other than handles.
struct Form {
    name: &'static str,
    /// The labels, schemes and addresses that may stand before the identifier.
    heads: &'static [&'static str],
    /// Whether the identifier may also stand without one of them.
    bare: bool,
    is: fn(&[u8]) -> bool,
}

const FORMS: &[Form] = &[
    Form {
        name: "an ORCID iD",
        heads: &[
            "https://orcid.org/",
            "http://orcid.org/",
            "https://www.orcid.org/",
            "orcid.org/",
            "orcid id",
            "orcid",
        ],
        bare: true,
        is: is_orcid,
    },
    Form {
        name: "an ISNI",
        heads: &[
            "https://isni.org/isni/",
            "http://isni.org/isni/",
            "https://www.isni.org/isni/",
            "http://www.isni.org/isni/",
            "https://www.isni.org/",
            "isni",
        ],
        bare: true,
        is: is_isni,
    },
    Form {
        name: "an ISBN",
        heads: &["urn:isbn:", "isbn-13", "isbn-10", "isbn13", "isbn10", "isbn"],
        bare: true,
        is: is_isbn,
    },
    Form {
        name: "an ISSN",
        heads: &[
            "urn:issn:",
            "https://portal.issn.org/resource/issn/",
            "eissn",
            "e-issn",
            "issn-l",
            "issn",
        ],
        bare: true,
        is: is_issn,
    },
    Form {
        name: "a PMCID",
        heads: &[
            "https://www.ncbi.nlm.nih.gov/pmc/articles/",
            "http://www.ncbi.nlm.nih.gov/pmc/articles/",
            "https://pmc.ncbi.nlm.nih.gov/articles/",
            "pmcid",
            "pmc id",
        ],
        bare: true,
        is: is_pmcid,
    },
    Form {
        name: "a PMID",
        heads: &[
            "https://pubmed.ncbi.nlm.nih.gov/",
            "http://pubmed.ncbi.nlm.nih.gov/",
            "https://www.ncbi.nlm.nih.gov/pubmed/",
            "http://www.ncbi.nlm.nih.gov/pubmed/",
            "pubmed id",
            "pubmed",
            "pmid",
        ],
        bare: false,
        is: is_number,
    },
    Form {
        name: "a ROR identifier",
        heads: &["https://ror.org/", "http://ror.org/", "ror.org/", "ror"],
        bare: false,
        is: is_ror,
    },
    Form {
        name: "a SWHID",
        heads: &["https://archive.softwareheritage.org/", "http://archive.softwareheritage.org/"],
        bare: true,
        is: is_swhid,
    },
    Form {
        name: "an ARK",
        heads: &[
            "https://n2t.net/",
            "http://n2t.net/",
            "https://arks.org/",
            "http://arks.org/",
            "ark id",
        ],
        bare: true,
        is: is_ark,
    },
    Form {
        name: "a URN:NBN",
        heads: &[
            "https://nbn-resolving.org/",
            "http://nbn-resolving.org/",
            "http://nbn-resolving.de/",
            "https://nbn-resolving.de/",
            "http://urn.fi/",
            "https://urn.fi/",
        ],
        bare: true,
        is: is_nbn,
    },
    Form { name: "a PII", heads: &["pii"], bare: true, is: is_pii },
    Form { name: "a UUID", heads: &["urn:uuid:", "uuid"], bare: true, is: is_uuid },
    Form { name: "a number that a spreadsheet wrote", heads: &[], bare: true, is: is_rounded },
    Form { name: "a URN", heads: &[], bare: true, is: is_urn },
    Form { name: "an e-mail address", heads: &["mailto:"], bare: true, is: is_mail },
];

/// An identifier of another kind in place of a handle.
pub(super) fn kind(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = blanks(text, 0);
    let whole = start..name::blanks_before(text, text.len()).max(start);
    // It may also stand after a scheme or a known host.
    let body = pasted.body.clone();
    let known = pasted.kind == Kind::Hdl
        || pasted.kind == Kind::InfoHandle
        || (pasted.kind == Kind::Web && super::link::is_known(pasted));
    let places = [Some(whole).filter(|_| !known), known.then_some(body)];
    places.into_iter().flatten().find_map(|place| {
        let identifier = trimmed(&text[place.clone()]);
        let form = FORMS.iter().find(|form| is_form(form, identifier))?;
        Some(Hit::at(place).whole().called(form.name))
    })
}

/// Whether a text without slashes and punctuation at its end is an identifier of this form.
fn is_form(form: &Form, text: &[u8]) -> bool {
    let head = form.heads.iter().find(|head| starts(text, 0, head));
    if let Some(head) = head {
        let start = run(text, head.len(), |octet| b": =#-.".contains(&octet) && octet != b'-');
        let label = head.as_bytes().last().is_some_and(|last| last.is_ascii_alphanumeric());
        if (!label || start > head.len() || form.bare) && (form.is)(trimmed(&text[start..])) {
            return true;
        }
    }
    form.bare && (form.is)(text)
}

/// The text without slashes and punctuation at its end.
fn trimmed(text: &[u8]) -> &[u8] {
    let end = text.iter().rposition(|octet| !b"/.,; ".contains(octet)).map_or(0, |last| last + 1);
    &text[..end]
}

/// The `N` digits of a number that is written in groups, with `X` for ten at the end; `None` if the text has anything
/// else.
fn grouped<const N: usize>(text: &[u8]) -> Option<[u32; N]> {
    let (mut digits, mut len) = ([0; N], 0);
    for &octet in text {
        let digit = match octet {
            b'0'..=b'9' => u32::from(octet - b'0'),
            b'x' | b'X' if len + 1 == N => 10,
            b'-' | b' ' if len > 0 => continue,
            _ => return None,
        };
        *digits.get_mut(len)? = digit;
        len += 1;
    }
    (len == N && text.last().is_some_and(|last| *last != b'-')).then_some(digits)
}

fn is_isbn(text: &[u8]) -> bool {
    let thirteen = grouped::<13>(text).is_some_and(|digits| {
        let sum: u32 =
            digits.iter().zip([1, 3].iter().cycle()).map(|(digit, weight)| digit * weight).sum();
        sum.is_multiple_of(10) && digits[..2] == [9, 7] && digits[2] > 7 && !digits.contains(&10)
    });
    // Ten digits in a row may be any number, because the check digit of one in eleven is right by chance.
    let ten = || {
        grouped::<10>(text).is_some_and(|digits| {
            let sum: u32 =
                digits.iter().zip((1..=10).rev()).map(|(digit, weight)| digit * weight).sum();
            sum.is_multiple_of(11) && digits.iter().any(|digit| *digit != digits[0])
        })
    };
    thirteen || ten()
}

fn is_issn(text: &[u8]) -> bool {
    let dashed = text.len() == 9 && text[4] == b'-';
    dashed && has_issn(text)
}

/// Whether the text is the eight digits of an ISSN, of which the last checks the others.
fn has_issn(text: &[u8]) -> bool {
    grouped::<8>(text).is_some_and(|digits| {
        let sum: u32 = digits.iter().zip((1..=8).rev()).map(|(digit, weight)| digit * weight).sum();
        sum.is_multiple_of(11)
    })
}

/// Whether the text is the PII of an article: an `S`, the ISSN of its journal, two digits of the year, five digits and a
/// check digit, with or without punctuation.
fn is_pii(text: &[u8]) -> bool {
    let (mut pii, mut len) = ([0; 17], 0);
    for &octet in text.iter().filter(|octet| !b"-()".contains(octet)) {
        let Some(next) = pii.get_mut(len) else { return false };
        (*next, len) = (octet, len + 1);
    }
    let [kind, numbers @ .., last] = pii;
    let (issn, rest) = numbers.split_at(8);
    len == pii.len()
        && kind.eq_ignore_ascii_case(&b'S')
        && has_issn(issn)
        && rest.iter().all(u8::is_ascii_digit)
        && (last.is_ascii_digit() || last.eq_ignore_ascii_case(&b'X'))
}

/// Whether the check digit is right by ISO 7064 MOD 11-2, which ORCID iDs and ISNIs use.
fn is_checked(digits: &[u32]) -> bool {
    let (last, rest) = (digits[digits.len() - 1], &digits[..digits.len() - 1]);
    let total = rest.iter().fold(0, |total, digit| (total + digit) * 2 % 11);
    (12 - total) % 11 == last
}

fn is_orcid(text: &[u8]) -> bool {
    let dashed = text.len() == 19 && [4, 9, 14].iter().all(|&at| text[at] == b'-');
    dashed && grouped::<16>(text).is_some_and(|digits| is_checked(&digits))
}

fn is_isni(text: &[u8]) -> bool {
    let isni = |digits: [u32; 16]| is_checked(&digits) && digits[..4] == [0; 4];
    text.starts_with(b"0") && !text.contains(&b'-') && grouped::<16>(text).is_some_and(isni)
}

fn is_number(text: &[u8]) -> bool {
    (1..=8).contains(&text.len()) && text.iter().all(u8::is_ascii_digit)
}

fn is_pmcid(text: &[u8]) -> bool {
    starts(text, 0, "pmc")
        && (4..=8).contains(&(text.len() - 3))
        && text[3..].iter().all(u8::is_ascii_digit)
}

/// Whether the text is a ROR: a zero, six digits of Crockford's base 32, and two check digits by ISO 7064 MOD 97-10.
fn is_ror(text: &[u8]) -> bool {
    const DIGITS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";
    let value = |octet: &u8| DIGITS.iter().position(|digit| *digit == octet.to_ascii_lowercase());
    if text.len() != 9 || text[0] != b'0' || !text[7..].iter().all(u8::is_ascii_digit) {
        return false;
    }
    let number = text[1..7]
        .iter()
        .try_fold(0_u64, |sum, octet| Some(sum * 32 + u64::try_from(value(octet)?).ok()?));
    let check = u64::from(text[7] - b'0') * 10 + u64::from(text[8] - b'0');
    number.is_some_and(|number| 98 - (number * 100) % 97 == check)
}

fn is_swhid(text: &[u8]) -> bool {
    let object = text
        .get(6..9)
        .is_some_and(|kind| [&b"cnt"[..], b"dir", b"rev", b"rel", b"snp"].contains(&kind));
    let digits = text.get(10..50).is_some_and(|digits| digits.iter().all(u8::is_ascii_hexdigit));
    starts(text, 0, "swh:1:") && object && digits
}

fn is_ark(text: &[u8]) -> bool {
    let start = "ark:".len();
    if !starts(text, 0, "ark:") {
        return false;
    }
    let number = run(text, start, |octet| octet == b'/');
    let end = run(text, number, |octet| octet.is_ascii_alphanumeric());
    (5..=9).contains(&(end - number)) && text.get(end) == Some(&b'/') && text.len() > end + 1
}

fn is_nbn(text: &[u8]) -> bool {
    starts(text, 0, "urn:nbn:") && text.len() > 12 && !text.contains(&b' ')
}

fn is_urn(text: &[u8]) -> bool {
    if !starts(text, 0, "urn:") {
        return false;
    }
    let own = ["urn:hdl:", "urn:doi:"].iter().any(|own| starts(text, 0, own));
    let space = run(text, 4, |octet| octet.is_ascii_alphanumeric() || octet == b'-');
    !own && space > 5
        && text.get(space) == Some(&b':')
        && text.len() > space + 1
        && !text.contains(&b' ')
}

fn is_uuid(text: &[u8]) -> bool {
    let text = text.strip_prefix(b"{").and_then(|text| text.strip_suffix(b"}")).unwrap_or(text);
    text.len() == 36
        && text.iter().enumerate().all(|(at, octet)| match at {
            8 | 13 | 18 | 23 => *octet == b'-',
            _ => octet.is_ascii_hexdigit(),
        })
}

/// Whether the text is a number that a spreadsheet has rounded, such as `1.00E+12`.
fn is_rounded(text: &[u8]) -> bool {
    if !text.first().is_some_and(u8::is_ascii_digit) {
        return false;
    }
    let digits = |octets: &[u8]| !octets.is_empty() && octets.iter().all(u8::is_ascii_digit);
    let mut halves = text.split(|octet| matches!(octet, b'E' | b'e'));
    let (Some(number), Some(power), None) = (halves.next(), halves.next(), halves.next()) else {
        return false;
    };
    let power = power.strip_prefix(b"+").or_else(|| power.strip_prefix(b"-"));
    let mut parts = number.split(|octet| matches!(octet, b'.' | b','));
    power.is_some_and(digits) && parts.clone().count() <= 2 && parts.all(digits)
}

fn is_mail(text: &[u8]) -> bool {
    let Some(at) = text.iter().position(|&octet| octet == b'@') else { return false };
    let word = |octet: &u8| octet.is_ascii_alphanumeric() || b"._+-".contains(octet);
    let (user, host) = (&text[..at], &text[at + 1..]);
    let top = host.rsplit(|&octet| octet == b'.').next().unwrap_or_default();
    !user.is_empty()
        && user.iter().all(word)
        && host.contains(&b'.')
        && host.iter().all(word)
        && top.len() > 1
        && top.iter().all(u8::is_ascii_alphabetic)
}

/// The archives in arXiv's identifiers from before April 2007.
const ARCHIVES: &[&str] = &[
    "acc-phys", "adap-org", "alg-geom", "ao-sci", "astro-ph", "atom-ph", "bayes-an", "chao-dyn",
    "chem-ph", "cmp-lg", "comp-gas", "cond-mat", "cs", "dg-ga", "funct-an", "gr-qc", "hep-ex",
    "hep-lat", "hep-ph", "hep-th", "math-ph", "math", "mtrl-th", "nlin", "nucl-ex", "nucl-th",
    "patt-sol", "physics", "plasm-ph", "q-alg", "q-bio", "quant-ph", "solv-int", "supr-con",
];

/// What may stand before an arXiv identifier.
const ARXIV: &[&str] = &[
    "https://arxiv.org/abs/",
    "http://arxiv.org/abs/",
    "https://www.arxiv.org/abs/",
    "https://arxiv.org/pdf/",
    "http://arxiv.org/pdf/",
    "arxiv.org/abs/",
    "arxiv.org/pdf/",
    "https://doi.org/arxiv:",
    "https://doi.org/arxiv.",
    "doi:arxiv:",
    "doi:arxiv.",
    "info:arxiv/",
    "arxiv id:",
    "arxiv:",
    "arxiv.",
    "arxiv ",
    "arxiv/",
];

/// An arXiv identifier, which has a DOI name since 2022.
pub(super) fn arxiv(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = blanks(text, 0);
    let whole = start..name::blanks_before(text, text.len()).max(start);
    let head = ARXIV.iter().find(|head| starts(text, whole.start, head));
    // Digits and a dot alone may be anything, so such an identifier needs a label.
    let labelled = head.is_some_and(|head| !starts(text, 0, "info:") || head.is_empty());
    let known = pasted.kind == Kind::Web && super::link::is_known(pasted)
        || matches!(pasted.kind, Kind::Hdl | Kind::InfoHandle);
    let start = match head {
        Some(_) if pasted.kind == Kind::Info => return None,
        Some(head) => blanks(text, whole.start + head.len()),
        None if known => pasted.body.start,
        None => whole.start,
    };
    let id = arxiv_id(text.get(start..whole.end)?)?;
    let bare = !labelled && !id.contains('/');
    if bare && !is_dated(id) {
        return None;
    }
    let doi = format!("10.48550/arXiv.{id}");
    let written = match pasted.kind {
        Kind::Name => doi,
        Kind::Web => format!("https://doi.org/{doi}"),
        Kind::Hdl => format!("hdl:{doi}"),
        Kind::InfoHandle | Kind::Info => format!("info:doi/{doi}"),
    };
    let name: Cow<'static, str> = "an arXiv identifier".into();
    Some(Hit::swap(whole, written).whole().called(name))
}

/// The arXiv identifier at the beginning of the text, without its version.
fn arxiv_id(text: &[u8]) -> Option<&str> {
    let text = text.strip_suffix(b".pdf").unwrap_or(text);
    let end = without_note(text);
    let text = trimmed(&text[..end]);
    let digits = |octets: &[u8]| octets.iter().all(u8::is_ascii_digit);
    let unversioned = match text.iter().rposition(|&octet| octet == b'v') {
        Some(at) if at > 6 && at + 1 < text.len() && digits(&text[at + 1..]) => &text[..at],
        _ => text,
    };
    let new = match unversioned {
        [head @ .., tail] if head.len() >= 8 => {
            head.get(4) == Some(&b'.')
                && digits(&unversioned[..4])
                && digits(&head[5..])
                && tail.is_ascii_digit()
                && unversioned.len() <= 10
        }
        _ => false,
    };
    let old = unversioned.iter().position(|&octet| octet == b'/').is_some_and(|slash| {
        let (archive, number) = (&unversioned[..slash], &unversioned[slash + 1..]);
        let archive = archive.split(|&octet| octet == b'.').next().unwrap_or_default();
        number.len() == 7
            && digits(number)
            && ARCHIVES.iter().any(|known| archive.eq_ignore_ascii_case(known.as_bytes()))
    });
    core::str::from_utf8(unversioned).ok().filter(|_| new || old)
}

/// Where the identifier ends, before a subject in brackets: `0704.0001 [hep-ph]`.
fn without_note(text: &[u8]) -> usize {
    let blank = text.iter().position(|&octet| octet == b' ');
    match blank {
        Some(at) if text.get(at + 1) == Some(&b'[') => at,
        _ => text.len(),
    }
}

/// Whether the first four digits are a year and a month since April 2007.
fn is_dated(id: &str) -> bool {
    let number: u32 = id.get(..4).and_then(|digits| digits.parse().ok()).unwrap_or(0);
    (704..=4912).contains(&number) && (1..=12).contains(&(number % 100))
}

/// The address of a web page that is not a link to a handle.
pub(super) fn address(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    if pasted.kind != Kind::Web || super::link::is_known(pasted) {
        return None;
    }
    let slashless = !text[pasted.body.clone()].contains(&b'/');
    let host = &text[pasted.host.clone()];
    let page = host.contains(&b'.') && name::is_host(host) && slashless;
    page.then(|| Hit::at(pasted.host.clone()).whole())
}
