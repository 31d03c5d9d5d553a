//! The words that identifiers of a namespace are made of.

use core::ops::Range;

use crate::text::nearest;

/// The words that may follow the same segments.
pub(super) struct WordList {
    /// The segments before such a word, each with its slash.
    after: &'static str,
    words: &'static [&'static str],
}

/// The vocabulary of repositories in Europe: the kinds of identifiers, and those of access, of versions and of
/// publications. The record names a few; the others are those of the guidelines of DRIVER and OpenAIRE.
pub(super) static EU_REPO: &[WordList] = &[
    WordList {
        after: "",
        words: &["semantics", "dai", "grantAgreement", "date", "classification"],
    },
    WordList { after: "date/", words: &["embargoEnd"] },
    WordList {
        after: "semantics/",
        words: &[
            "openAccess",
            "embargoedAccess",
            "restrictedAccess",
            "closedAccess",
            "draft",
            "submittedVersion",
            "acceptedVersion",
            "publishedVersion",
            "updatedVersion",
            "article",
            "bachelorThesis",
            "masterThesis",
            "doctoralThesis",
            "studentThesis",
            "book",
            "bookPart",
            "bookReview",
            "review",
            "reviewArticle",
            "conferenceObject",
            "conferencePaper",
            "conferencePoster",
            "conferenceItem",
            "conferenceContribution",
            "conferenceProceedings",
            "lecture",
            "workingPaper",
            "preprint",
            "report",
            "reportPart",
            "annotation",
            "contributionToPeriodical",
            "patent",
            "dataset",
            "software",
            "other",
            "altIdentifier",
            "reference",
            "descriptiveMetadata",
            "objectFile",
            "humanStartPage",
            "researchProposal",
            "researchPaper",
        ],
    },
];

/// Whether an identifier is a word of the vocabulary with the segments before it.
pub(super) fn has(vocabulary: &'static [WordList], identifier: &[u8]) -> bool {
    vocabulary.iter().any(|WordList { after, words }| {
        let word = identifier.strip_prefix(after.as_bytes());
        word.is_some_and(|word| words.iter().any(|known| known.as_bytes() == word))
    })
}

/// The segments that are missing before an identifier that is a word of the vocabulary.
pub(super) fn head_of(vocabulary: &'static [WordList], identifier: &[u8]) -> Option<&'static str> {
    let has = |list: &&WordList| list.words.iter().any(|word| word.as_bytes() == identifier);
    vocabulary.iter().find(has).map(|list| list.after).filter(|after| !after.is_empty())
}

/// The first segment of an identifier that is misspelt, and the word that was meant: one that differs in case, or by a
/// letter or two.
pub(super) fn misspelt(
    vocabulary: &'static [WordList],
    identifier: &[u8],
) -> Option<(Range<usize>, &'static str)> {
    vocabulary.iter().find_map(|WordList { after, words }| {
        let rest = identifier.strip_prefix(after.as_bytes())?;
        let segment = rest.split(|&octet| octet == b'/').next()?;
        if words.iter().any(|word| word.as_bytes() == segment) {
            return None;
        }
        let same = words.iter().find(|word| word.as_bytes().eq_ignore_ascii_case(segment));
        let meant = same.copied().or_else(|| nearest(segment, words.iter().copied()))?;
        Some((after.len()..after.len() + segment.len(), meant))
    })
}
