//! The words and signs that stand in place of an identifier. Letters of ASCII match in either case.

use crate::accident::form::words::Words;

/// Words that programs and people, but no registrants, write where they have no value.
pub(super) static NO_VALUE: Words =
    Words::new(&["undefined", "null", "none", "nan", "tbd", "tba", "todo"]);

/// English words that say that there is no identifier, or none yet.
pub(super) static ENGLISH: Words = Words::new(&[
    "unknown",
    "unavailable",
    "not available",
    "not applicable",
    "not found",
    "not provided",
    "not set",
    "not assigned",
    "not yet assigned",
    "none assigned",
    "missing",
    "empty",
    "no doi",
    "no handle",
    "no identifier",
    "no doi found",
    "no doi available",
    "no doi assigned",
    "no doi provided",
    "doi not found",
    "doi not available",
    "doi not assigned",
    "doi unavailable",
    "doi pending",
    "pending",
    "to be assigned",
    "to be added",
    "to be announced",
    "to be determined",
    "in press",
    "forthcoming",
    "see publisher",
]);

/// Abbreviations of such words, in several languages.
pub(super) static ABBREVIATED: Words = Words::new(&[
    "n/a", "n.a.", "n.a", "na", "n / a", "n.d.", "n. d.", "n/d", "n/v", "s/d", "s.d.", "s. d.",
    "s/n", "s.o.", "s. o.", "k/a", "k.a.", "k. a.", "o/a", "o.a.", "o. a.", "s/doi", "sin/doi",
    "н/д", "Н/Д",
]);

/// Such words of other languages.
pub(super) static LOCAL: Words = Words::new(&[
    "ohne doi",
    "kein doi",
    "keine doi",
    "keine angabe",
    "keine",
    "keiner",
    "nicht vorhanden",
    "nicht verfügbar",
    "sans doi",
    "pas de doi",
    "non disponible",
    "aucun",
    "nessuno",
    "sin doi",
    "ninguno",
    "ninguna",
    "no tiene",
    "no aplica",
    "sem doi",
    "nenhum",
    "não possui",
    "não tem",
    "brak",
    "yok",
    "không có",
    "нет",
    "отсутствует",
    "Отсутствует",
    "δεν υπάρχει",
    "Δεν υπάρχει",
    "لا يوجد",
    "无",
    "無",
    "なし",
    "없음",
]);

/// What programs, databases and spreadsheets write for a value that is missing.
pub(super) static VALUES: Words = Words::new(&[
    "nil",
    "true",
    "false",
    "0",
    "\\n",
    "(null)",
    "(none)",
    "<na>",
    "[]",
    "\"\"",
    "[object object]",
    "#n/a",
    "#n/a!",
    "#nv",
    "#n/d",
    "#н/д",
    "#Н/Д",
]);

/// Words and names of templates that nobody replaced.
pub(super) static SAMPLES: Words = Words::new(&[
    "placeholder",
    "prefix/suffix",
    "doi/url",
    "foo/bar",
    "test/test",
    "xx",
    "10.####/####",
]);

/// Signs that people write if there is no identifier; there is another rule for dashes.
pub(super) static SIGNS: Words =
    Words::new(&["?", "??", "???", ".", "..", "...", "…", "*", "_", "-/-"]);

/// Chinese words that say that there is no identifier yet, or that the field is still to be filled in.
pub(super) static OPEN: Words = Words::new(&[
    "待分配",
    "待定",
    "待补充",
    "待补",
    "待填",
    "待填写",
    "待确定",
    "待補充",
    "待確定",
    "未分配",
    "暂无",
    "暫無",
]);

/// What spreadsheets show in a cell if its formula failed, in several languages.
pub(super) static FAILED: Words = Words::new(&[
    "#ref!",
    "#value!",
    "#name?",
    "#null!",
    "#num!",
    "#div/0!",
    "#bezug!",
    "#wert!",
    "#ссылка!",
    "#ССЫЛКА!",
    "#nom?",
    "#nombre?",
    "#valor!",
    "#valeur!",
    "#¡ref!",
    "#¡valor!",
    "#знач!",
    "#ЗНАЧ!",
    "#имя?",
    "#ИМЯ?",
]);

/// Variables and fields that a program or a search pattern was to replace by an identifier.
pub(super) static VARIABLES: Words = Words::new(&[
    "%s", "%doi%", "{}", "{0}", "{1}", "$1", "\\1", "$doi", "$handle", "${doi}", ":doi", "@doi",
]);

/// Dashes that people write if there is no identifier.
pub(super) static DASHES: Words = Words::new(&["-", "--", "---", "–", "––", "—", "——", "―", "−"]);

/// Labels that an identifier should follow. There is another rule for the schemes of URIs.
pub(super) static LABELS: Words = Words::new(&["doi:", "handle:"]);
