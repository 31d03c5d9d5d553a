//! Parameters in the query of a link that are for a page: they tell advertisers where a reader came from, or choose how
//! the page is shown.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::{is_word, position, run, starts};
use crate::accident::form::words::Words;
use crate::accident::name::kind::Kind;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;

/// How the parameters begin that most campaigns of advertisers have.
const CAMPAIGN: &str = "utm_";

/// The beginnings of parameters that tell advertisers where a reader came from.
static TRACKING: Words = Words::new(&[
    CAMPAIGN,
    "wt_",
    "wt.",
    "mc_",
    "_hs",
    "fbclid",
    "gclid",
    "dclid",
    "msclkid",
    "igshid",
    "cmpid",
    "cm_mmc",
    "yclid",
    "af_",
    "af=",
    "src=",
    "ref=",
    "source=",
    "campaign",
    "medium",
    "platform=hootsuite",
    "_ga",
    "spm=",
    "trk",
    "rss=",
    "via%3d",
    "via=",
    "ga_",
    "sms_ss",
    "at_xt",
    "xtor",
    "ncid",
    "sfns",
    "__hstc",
    "__s=",
    "oly_",
    "vero_",
    "urlappend=?utm",
    "casa_token=",
    "t=",
    "dgcid=",
    "sa=x",
    "mi=",
]);

/// The beginnings of parameters that search engines, link resolvers and campaigns add to any address. A handle that is
/// not a DOI name may have the other parameters of this file as its own, but not these.
pub(crate) static OF_NO_HANDLE: Words =
    Words::new(&["sa=", "ust=", "usg=", "ved=", "rft.", "rft_", CAMPAIGN]);

/// Whole parameters that tell from which application a link was shared.
static OF_APPLICATIONS: Words = Words::new(&["s=09", "s=20", "s=46"]);

/// The beginnings of parameters that choose how a page is shown, that let a reader in, or that a translator adds.
static OF_PAGE: Words = Words::new(&[
    "nosfx=",
    "jav=",
    "rel=cite-as",
    "sid=",
    "sessionid=",
    "jsessionid=",
    "needaccess=",
    "journalcode=",
    "download=",
    "_x_tr_",
    "show=full",
    "mode=full",
    "error=cookies",
    "code=",
    "domain=",
    "login=",
    "origin=",
    "__cf_",
    "cookieset=",
    "proof=",
    "pdf=",
    "scroll=top",
    "frompaywallrec=",
    "noaccess=",
    "allfield=",
    "submit_simple=",
    "locale-attribute=",
    "sequence=",
    "isallowed=",
    "locale=",
    "lang=",
    "sfvrsn=",
    "mobileui=",
]);

/// `#sthash.…dpuf`, `#.….twitter`: text that the buttons of a page add to its address, to count how often it is shared.
pub(crate) fn share(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let slash = pasted.slash_of_handle()?;
    let hash = slash + text[slash..].iter().position(|&octet| octet == b'#')?;
    let fragment = &text[hash + 1..];
    let counts = starts(fragment, 0, "sthash.") || (pasted.is_name() && is_share(fragment));
    (counts && hash > slash + 1).then(|| Hit::cut(hash..text.len()))
}

/// Whether a fragment is `.`, the number of a visitor, and perhaps the place where the page was shared.
fn is_share(fragment: &[u8]) -> bool {
    let mut parts = fragment.splitn(3, |&octet| octet == b'.');
    let is_first = parts.next().is_some_and(<[u8]>::is_empty);
    let visitor = parts.next().unwrap_or_default();
    let place = parts.next().unwrap_or_default();
    is_first
        && visitor.len() > 4
        && is_word(visitor, b"")
        && place.iter().all(u8::is_ascii_alphabetic)
}

/// Parameters of advertisers and of pages in the query of a link.
pub(crate) fn tracking(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = pasted.body.end;
    let is_query = text.get(start) == Some(&b'?');
    let may_have_any = pasted.is_known || pasted.kind == Kind::Hdl && is_query;
    if !may_have_any || start >= text.len() {
        return None;
    }
    let ending = &text[start..];
    // A browser writes `:~:` before the words that it shows on the page.
    let shown = position(ending, ":~:");
    if let Some(hash) = shown.and_then(|at| ending[..at].iter().rposition(|&octet| octet == b'#')) {
        return Some(Hit::cut(start + hash..text.len()));
    }
    if counts_copies(ending) {
        return Some(Hit::cut(start..text.len()));
    }
    if is_query { parameters(text, start) } else { None }
}

/// Whether this is the fragment with which a page counts how often its link was copied: `#.X1y2z`.
fn counts_copies(ending: &[u8]) -> bool {
    let count = ending.strip_prefix(b"#.").unwrap_or_default();
    !count.is_empty() && is_word(count, b"_-")
}

/// The parameters of advertisers and of pages in the query that begins at `start`.
fn parameters(text: &[u8], start: usize) -> Option<Hit> {
    let end = run(text, start, |octet| *octet != b'#');
    let tracks = |parameter: &[u8]| {
        TRACKING.stand(parameter, 0)
            || OF_PAGE.stand(parameter, 0)
            || OF_APPLICATIONS.has(parameter)
    };
    let mut places = Vec::new();
    let (mut at, mut kept) = (start + 1, false);
    while at < end {
        let next = run(&text[..end], at, |octet| *octet != b'&' && *octet != b';');
        if tracks(&text[at..next]) {
            let place = if kept { at - 1..next } else { at..(next + 1).min(end) };
            places.push((place, String::new()));
        } else {
            kept = true;
        }
        at = next + 1;
    }
    // If nothing is left of the query, its `?` is deleted, too.
    if !kept && !places.is_empty() {
        return Some(Hit::cut(start..end));
    }
    Hit::all(places)
}
