//! Remains of the address of a page at the end of a name.

pub(super) mod repository;

use super::form::octets::{ends, is_year, position, run, run_before, starts};
use super::name::doi_slash;
use super::search::hit::Hit;
use super::search::pasted::Pasted;

/// The endings after a name in the addresses of pages; an ending comes before the shorter ones that it ends with. No
/// name ends in this way, so an ending is an accident even if no host shows that the name comes from an address.
const PAGES: &[&str] = &[
    "/abstract",
    "/fulltext",
    "/full/html",
    "/fulltext.html",
    "/issuetoc",
    "/full/pdf",
    "/full.pdf",
    "/full",
    "/epdf",
    "/pdf",
    "/pdfdirect",
    "/html",
    "/meta",
    "/summary",
    "/status.svg",
    "/status",
    "/references",
    "/figures",
    "/citedby",
    "/download",
    "/epub",
    "/tables",
    "/suppinfo",
    "/-/dcsupplemental",
    ".full.pdf+html",
    ".full.pdf",
    ".full.html",
    ".pdf+html",
    ".fulltext",
    ".full",
    ".abstract",
    ".short",
    ":pdf",
];

/// The last word of each of [`PAGES`] and [`FILES`].
pub(super) const WORDS: [&str; PAGES.len() + FILES.len()] = {
    let (mut words, mut at) = ([""; PAGES.len() + FILES.len()], 0);
    while at < words.len() {
        let ending = if at < PAGES.len() { PAGES[at] } else { FILES[at - PAGES.len()] };
        let mut start = ending.len();
        while start > 0 && ending.as_bytes()[start - 1].is_ascii_alphabetic() {
            start -= 1;
        }
        words[at] = ending.split_at(start).1;
        at += 1;
    }
    words
};

/// The index at which an ending of [`PAGES`] begins, if one ends at `end`, perhaps with a slash after it.
pub(super) fn page_start(text: &[u8], end: usize) -> Option<usize> {
    let end = run_before(text, end, |octet| *octet == b'/');
    // Each ending has a word of three letters or more at its end, after one of these marks.
    let word = run_before(text, end, u8::is_ascii_alphabetic);
    let mark = word.checked_sub(1).map(|at| text[at])?;
    if end - word < 3 || !b"/.:+".contains(&mark) {
        return None;
    }
    let page = PAGES.iter().find(|page| ends(text, end, page))?;
    let start = end - page.len();
    // Sites that write a dot before the kind of a page write a version before that.
    let version = run_before(text, start, u8::is_ascii_digit);
    let has_version = page.starts_with('.')
        && version < start
        && matches!(text[..version], [.., digit, b'v'] if digit.is_ascii_digit());
    Some(if has_version { version - 1 } else { start })
}

/// The kinds of files at the end of the address of a page. Some names end in this way, too.
const FILES: &[&str] = &[".pdf", ".html", ".epub", ".svg", ".bib", ".ris"];

/// The kinds of files, without their dots.
pub(super) fn kinds_of_files() -> impl Iterator<Item = &'static str> {
    FILES.iter().map(|file| file.trim_start_matches('.'))
}

/// Where the kind of a file begins in an address that ends at `end`.
pub(super) fn file_start(text: &[u8], end: usize) -> Option<usize> {
    FILES.iter().find(|file| ends(text, end, file)).map(|file| end - file.len())
}

/// Where a DOI name that begins at `start`, with its slash at `slash`, ends in the address of a page that ends at
/// `end`: before the number of the article, a folder of files, the end of the page, the kind of a file, slashes, or the
/// version of a preprint.
pub(crate) fn name_end(text: &[u8], start: usize, slash: usize, mut end: usize) -> usize {
    let is_name = |end: &usize| *end > slash + 1;
    let before = |part: Option<usize>, end| part.filter(is_name).unwrap_or(end);
    end = before(session_start(&text[..end], start), end);
    end = before(number_start(&text[..end], start, slash), end);
    end = before(entry_start(&text[..end], start), end);
    end = before(record_start(&text[..end], start), end);
    end = before(folder_start(&text[start..end]).map(|at| start + at), end);
    loop {
        let named = run_before(text, end, |octet| *octet == b'/').max(slash + 2).min(end);
        let page = page_start(text, named).or_else(|| file_start(text, named)).filter(is_name);
        end = page.unwrap_or(named);
        if page.is_none() {
            break;
        }
    }
    version_start(&text[start..end]).map_or(end, |version| start + version)
}

/// Where the number of a session begins in an address, after the name that begins at `start`.
fn session_start(address: &[u8], start: usize) -> Option<usize> {
    position(&address[start..], ";jsessionid=").map(|at| start + at)
}

/// Whether an address that begins with `head` has the number of the article after the name, and perhaps the name of a
/// file or a title, as those of Silverchair do: `/article/doi/`, `/advance-article-pdf/doi/`.
pub(super) fn is_numbered(head: &[u8]) -> bool {
    let Some(folders) = head.strip_suffix(b"/doi/") else { return false };
    let is_of_word = |octet: &u8| octet.is_ascii_alphabetic() || *octet == b'-';
    let folder = &folders[run_before(folders, folders.len(), is_of_word)..];
    position(folder, "article").is_some()
}

/// Where the number of the article begins in such an address, after the name that begins at `start`.
fn number_start(address: &[u8], start: usize, slash: usize) -> Option<usize> {
    if is_numbered(&address[..start]) { long_number_start(address, start, slash) } else { None }
}

/// Where a slash and a number of five digits or more begin after the DOI name that begins at `start`, with its slash at
/// `slash`. After a year, the number belongs to the name: `10.1155/2014/123456`.
pub(super) fn long_number_start(address: &[u8], start: usize, slash: usize) -> Option<usize> {
    // The names of Oxford University Press have two slashes or more.
    let is_long = starts(address, start, "10.1093/");
    let is_number = |at: &usize| {
        let end = run(address, at + 1, u8::is_ascii_digit);
        let ends = address.get(end).is_none_or(|octet| b"/?#&.,;)".contains(octet));
        let mut parts = address[slash + 1..*at].rsplit(|octet| *octet == b'/');
        let follows_year = parts.next().is_some_and(is_year);
        let is_first = parts.next().is_none();
        end > at + 5 && ends && !follows_year && !(is_long && is_first)
    };
    (slash + 2..address.len()).filter(|at| address[*at] == b'/').find(is_number)
}

/// Where the number of an entry begins in an address of Oxford University Press, after the name of the book:
/// `/view/10.1093/acref/9780199766444.001.0001/acref-9780199766444-e-3642`.
fn entry_start(address: &[u8], start: usize) -> Option<usize> {
    const BOOK: &str = ".001.0001/";
    let is_view = address[..start].ends_with(b"/view/") && starts(address, start, "10.1093/");
    let book = if is_view { position(&address[start..], BOOK) } else { None };
    book.map(|at| start + at + BOOK.len() - "/".len())
}

/// Where the page about the name itself begins in an address of F1000 and its sisters:
/// `10.12688/f1000research.1.2/doi`.
fn record_start(address: &[u8], start: usize) -> Option<usize> {
    let is_record = starts(address, start, "10.12688/") && address.ends_with(b"/doi");
    is_record.then(|| address.len() - "/doi".len())
}

/// Whether a DOI name ends like the address of a page.
pub(super) fn ends_like_a_page(name: &[u8]) -> bool {
    name.starts_with(b"10.")
        && (page_start(name, name.len()).is_some()
            || view_start(name).is_some()
            || folder_start(name).is_some())
}

/// Folders with the figures and the supplements of an article, in addresses of its publisher after the name.
const FOLDERS: &[&str] = &["/suppl_file/", "/asset/", "/MediaObjects/"];

/// The last word of each of [`FOLDERS`].
pub(super) const WORDS_OF_FOLDERS: [&str; FOLDERS.len()] = {
    let (mut words, mut at) = ([""; FOLDERS.len()], 0);
    while at < FOLDERS.len() {
        let (folder, _slash) = FOLDERS[at].split_at(FOLDERS[at].len() - 1);
        let mut start = folder.len();
        while !matches!(folder.as_bytes()[start - 1], b'/' | b'_') {
            start -= 1;
        }
        words[at] = folder.split_at(start).1;
        at += 1;
    }
    words
};

/// Where such a folder begins in a DOI name that ends with the kind of a file: `/suppl_file/ci8b00839_si_001.pdf`.
fn folder_start(name: &[u8]) -> Option<usize> {
    let kind = run_before(name, name.len(), u8::is_ascii_alphabetic);
    let is_file = name.len() - kind > 2 && name[..kind].ends_with(b".");
    if !is_file {
        return None;
    }
    FOLDERS.iter().filter_map(|folder| position(name, folder)).min()
}

/// The parts of an address of J-STAGE after the name of an article.
const VIEWS: &[&str] = &["_article", "_pdf"];

/// Where the end of an address of J-STAGE begins in a DOI name: `/_article/-char/ja/`, `_pdf`.
fn view_start(name: &[u8]) -> Option<usize> {
    let mut views = VIEWS.iter();
    views.find_map(|view| {
        let at = position(name, view)?;
        let end = at + view.len();
        let start = run_before(name, at, |octet| *octet == b'/');
        let is_page = match &name[end..] {
            b"" => name[..at].last().is_some_and(|last| b"/0123456789".contains(last)),
            rest => start < at && (rest == b"/" || is_language(rest)),
        };
        is_page.then_some(start)
    })
}

/// Whether this is the language of a page of J-STAGE, or the beginning of it: `/-char/ja/`.
fn is_language(rest: &[u8]) -> bool {
    let word = rest.strip_prefix(b"/-char/").map(|word| word.strip_suffix(b"/").unwrap_or(word));
    word.is_some_and(|word| matches!(word, b"" | b"ja" | b"en"))
}

/// The end of the address of a page, left after a name.
pub(super) fn page(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, end) = (pasted.flat, pasted.body.end);
    let slash = doi_slash(text, pasted.body.start)?;
    let body = pasted.body.start;
    let name = &text[body..end];
    let view = || view_start(name).or_else(|| folder_start(name)).map(|start| body + start);
    let start = page_start(text, end).or_else(view).filter(|&start| start > slash + 1)?;
    Some(Hit::cut(start..end))
}

/// How the DOI names of preprints in bioRxiv, medRxiv and arXiv begin, and how many digits the number of a preprint has
/// at least. All versions of a preprint share one name.
const PREPRINTS: &[(&str, usize)] = &[("10.1101/", 6), ("10.64898/", 6), ("10.48550/arxiv.", 4)];

/// The version of a preprint after its name, as in the address of its page.
pub(super) fn version(pasted: &Pasted<'_>) -> Option<Hit> {
    let start = pasted.body.start + version_start(pasted.body())?;
    Some(Hit::cut(start..pasted.body.end))
}

/// Whether the version of a preprint follows a name.
pub(super) fn has_version(name: &[u8]) -> bool {
    version_start(name).is_some()
}

/// Where the version begins in the name of a preprint that has one: after the number of the preprint, before which a
/// date or an archive may stand, as in `10.1101/2020.04.02.20047050v1` and `10.48550/arXiv.hep-th/9711200v3`.
pub(super) fn version_start(name: &[u8]) -> Option<usize> {
    let (prefix, least) = PREPRINTS.iter().find(|(prefix, _)| starts(name, 0, prefix))?;
    let archive =
        run(name, prefix.len(), |octet| octet.is_ascii_alphabetic() || b"-.".contains(octet));
    let start = if name.get(archive) == Some(&b'/') { archive + 1 } else { prefix.len() };
    let end = run(name, start, |octet| octet.is_ascii_digit() || *octet == b'.');
    let number = name[start..end].rsplit(|&octet| octet == b'.').next()?;
    let digits = run(name, end + 1, u8::is_ascii_digit) - end - 1;
    let is_version = number.len() >= *least && starts(name, end, "v") && (1..3).contains(&digits);
    // An address ends with letters, as in `v1.full.pdf`.
    let ends_with_word =
        || name.last_chunk::<3>().is_some_and(|last| last.iter().all(u8::is_ascii_alphabetic));
    let follows = match name.get(end + 1 + digits) {
        None => true,
        Some(b'.' | b'/') => ends_with_word(),
        _ => false,
    };
    (is_version && follows).then_some(end)
}
