//! Entities and word breaks of HTML, which are in identifiers that were copied from the source of a page.

use crate::text::characters::windows_1252;
use crate::text::decode::Decoded;
use crate::text::octets::ascii;
use crate::text::span::Span;

/// The entities that have a name: those of HTML 4, and those of HTML 5 that stand for white space, for marks of ASCII
/// and for a few signs.
#[rustfmt::skip]
const NAMED: &[(&[u8], char)] = &[
    (b"amp", '&'), (b"lt", '<'), (b"gt", '>'), (b"quot", '"'), (b"apos", '\''), (b"nbsp", '\u{A0}'), (b"ensp", '\u{2002}'),
    (b"emsp", '\u{2003}'), (b"thinsp", '\u{2009}'), (b"shy", '\u{AD}'), (b"zwnj", '\u{200C}'), (b"zwj", '\u{200D}'),
    (b"lrm", '\u{200E}'), (b"rlm", '\u{200F}'), (b"ndash", '\u{2013}'), (b"mdash", '\u{2014}'), (b"hyphen", '\u{2010}'),
    (b"dash", '\u{2010}'), (b"minus", '\u{2212}'), (b"lsquo", '\u{2018}'), (b"rsquo", '\u{2019}'), (b"sbquo", '\u{201A}'),
    (b"ldquo", '\u{201C}'), (b"rdquo", '\u{201D}'), (b"bdquo", '\u{201E}'), (b"laquo", '\u{AB}'), (b"raquo", '\u{BB}'),
    (b"lsaquo", '\u{2039}'), (b"rsaquo", '\u{203A}'), (b"bull", '\u{2022}'), (b"middot", '\u{B7}'), (b"hellip", '\u{2026}'),
    (b"sol", '/'), (b"bsol", '\\'), (b"lowbar", '_'), (b"colon", ':'), (b"semi", ';'), (b"period", '.'), (b"comma", ','),
    (b"lpar", '('), (b"rpar", ')'), (b"lsqb", '['), (b"rsqb", ']'), (b"lbrack", '['), (b"rbrack", ']'), (b"lcub", '{'),
    (b"rcub", '}'), (b"verbar", '|'), (b"num", '#'), (b"percnt", '%'), (b"plus", '+'), (b"equals", '='), (b"quest", '?'),
    (b"excl", '!'), (b"ast", '*'), (b"dollar", '$'), (b"commat", '@'), (b"Tab", '\t'), (b"NewLine", '\n'), (b"copy", '\u{A9}'),
    (b"reg", '\u{AE}'), (b"trade", '\u{2122}'), (b"deg", '\u{B0}'), (b"micro", '\u{B5}'), (b"times", '\u{D7}'),
    (b"Agrave", 'À'), (b"Aacute", 'Á'), (b"Acirc", 'Â'), (b"Atilde", 'Ã'), (b"Auml", 'Ä'), (b"Aring", 'Å'),
    (b"AElig", 'Æ'), (b"Ccedil", 'Ç'), (b"Egrave", 'È'), (b"Eacute", 'É'), (b"Ecirc", 'Ê'), (b"Euml", 'Ë'),
    (b"Igrave", 'Ì'), (b"Iacute", 'Í'), (b"Icirc", 'Î'), (b"Iuml", 'Ï'), (b"ETH", 'Ð'), (b"Ntilde", 'Ñ'),
    (b"Ograve", 'Ò'), (b"Oacute", 'Ó'), (b"Ocirc", 'Ô'), (b"Otilde", 'Õ'), (b"Ouml", 'Ö'), (b"Oslash", 'Ø'),
    (b"Ugrave", 'Ù'), (b"Uacute", 'Ú'), (b"Ucirc", 'Û'), (b"Uuml", 'Ü'), (b"Yacute", 'Ý'), (b"THORN", 'Þ'),
    (b"szlig", 'ß'), (b"agrave", 'à'), (b"aacute", 'á'), (b"acirc", 'â'), (b"atilde", 'ã'), (b"auml", 'ä'),
    (b"aring", 'å'), (b"aelig", 'æ'), (b"ccedil", 'ç'), (b"egrave", 'è'), (b"eacute", 'é'), (b"ecirc", 'ê'),
    (b"euml", 'ë'), (b"igrave", 'ì'), (b"iacute", 'í'), (b"icirc", 'î'), (b"iuml", 'ï'), (b"eth", 'ð'),
    (b"ntilde", 'ñ'), (b"ograve", 'ò'), (b"oacute", 'ó'), (b"ocirc", 'ô'), (b"otilde", 'õ'), (b"ouml", 'ö'),
    (b"divide", '÷'), (b"oslash", 'ø'), (b"ugrave", 'ù'), (b"uacute", 'ú'), (b"ucirc", 'û'), (b"uuml", 'ü'),
    (b"yacute", 'ý'), (b"thorn", 'þ'), (b"yuml", 'ÿ'), (b"ZeroWidthSpace", '\u{200B}'), (b"NoBreak", '\u{2060}'),
    (b"iexcl", '¡'), (b"cent", '¢'), (b"pound", '£'), (b"curren", '¤'), (b"yen", '¥'), (b"brvbar", '¦'), (b"sect", '§'),
    (b"uml", '¨'), (b"ordf", 'ª'), (b"not", '¬'), (b"macr", '¯'), (b"plusmn", '±'), (b"sup2", '²'), (b"sup3", '³'),
    (b"acute", '´'), (b"para", '¶'), (b"cedil", '¸'), (b"sup1", '¹'), (b"ordm", 'º'), (b"frac14", '¼'),
    (b"frac12", '½'), (b"frac34", '¾'), (b"iquest", '¿'), (b"OElig", 'Œ'), (b"oelig", 'œ'), (b"Scaron", 'Š'),
    (b"scaron", 'š'), (b"Yuml", 'Ÿ'), (b"fnof", 'ƒ'), (b"circ", 'ˆ'), (b"tilde", '˜'), (b"Alpha", 'Α'), (b"Beta", 'Β'),
    (b"Gamma", 'Γ'), (b"Delta", 'Δ'), (b"Epsilon", 'Ε'), (b"Zeta", 'Ζ'), (b"Eta", 'Η'), (b"Theta", 'Θ'), (b"Iota", 'Ι'),
    (b"Kappa", 'Κ'), (b"Lambda", 'Λ'), (b"Mu", 'Μ'), (b"Nu", 'Ν'), (b"Xi", 'Ξ'), (b"Omicron", 'Ο'), (b"Pi", 'Π'),
    (b"Rho", 'Ρ'), (b"Sigma", 'Σ'), (b"Tau", 'Τ'), (b"Upsilon", 'Υ'), (b"Phi", 'Φ'), (b"Chi", 'Χ'), (b"Psi", 'Ψ'),
    (b"Omega", 'Ω'), (b"alpha", 'α'), (b"beta", 'β'), (b"gamma", 'γ'), (b"delta", 'δ'), (b"epsilon", 'ε'),
    (b"zeta", 'ζ'), (b"eta", 'η'), (b"theta", 'θ'), (b"iota", 'ι'), (b"kappa", 'κ'), (b"lambda", 'λ'), (b"mu", 'μ'),
    (b"nu", 'ν'), (b"xi", 'ξ'), (b"omicron", 'ο'), (b"pi", 'π'), (b"rho", 'ρ'), (b"sigmaf", 'ς'), (b"sigma", 'σ'),
    (b"tau", 'τ'), (b"upsilon", 'υ'), (b"phi", 'φ'), (b"chi", 'χ'), (b"psi", 'ψ'), (b"omega", 'ω'), (b"thetasym", 'ϑ'),
    (b"upsih", 'ϒ'), (b"piv", 'ϖ'), (b"dagger", '†'), (b"Dagger", '‡'), (b"permil", '‰'), (b"prime", '′'),
    (b"Prime", '″'), (b"oline", '‾'), (b"frasl", '⁄'), (b"euro", '€'), (b"image", 'ℑ'), (b"weierp", '℘'),
    (b"real", 'ℜ'), (b"alefsym", 'ℵ'), (b"larr", '←'), (b"uarr", '↑'), (b"rarr", '→'), (b"darr", '↓'), (b"harr", '↔'),
    (b"crarr", '↵'), (b"lArr", '⇐'), (b"uArr", '⇑'), (b"rArr", '⇒'), (b"dArr", '⇓'), (b"hArr", '⇔'), (b"forall", '∀'),
    (b"part", '∂'), (b"exist", '∃'), (b"empty", '∅'), (b"nabla", '∇'), (b"isin", '∈'), (b"notin", '∉'), (b"ni", '∋'),
    (b"prod", '∏'), (b"sum", '∑'), (b"lowast", '∗'), (b"radic", '√'), (b"prop", '∝'), (b"infin", '∞'), (b"ang", '∠'),
    (b"and", '∧'), (b"or", '∨'), (b"cap", '∩'), (b"cup", '∪'), (b"int", '∫'), (b"there4", '∴'), (b"sim", '∼'),
    (b"cong", '≅'), (b"asymp", '≈'), (b"ne", '≠'), (b"equiv", '≡'), (b"le", '≤'), (b"ge", '≥'), (b"sub", '⊂'),
    (b"sup", '⊃'), (b"nsub", '⊄'), (b"sube", '⊆'), (b"supe", '⊇'), (b"oplus", '⊕'), (b"otimes", '⊗'), (b"perp", '⊥'),
    (b"sdot", '⋅'), (b"lceil", '⌈'), (b"rceil", '⌉'), (b"lfloor", '⌊'), (b"rfloor", '⌋'), (b"lang", '〈'),
    (b"rang", '〉'), (b"loz", '◊'), (b"spades", '♠'), (b"clubs", '♣'), (b"hearts", '♥'), (b"diams", '♦'),
    (b"hairsp", '\u{200A}'), (b"numsp", '\u{2007}'), (b"puncsp", '\u{2008}'), (b"lbrace", '{'), (b"rbrace", '}'),
    (b"vert", '|'), (b"grave", '`'), (b"Hat", '^'), (b"midast", '*'), (b"horbar", '―'), (b"check", '✓'),
    (b"cross", '✗'), (b"star", '☆'), (b"starf", '★'),
];

/// The length of the longest entity that is read, in octets.
pub(crate) const LONGEST: usize = "&ZeroWidthSpace;".len();

const LONGEST_NAME: usize = LONGEST - "&;".len();

const _: () = {
    let mut row = 0;
    while row < NAMED.len() {
        assert!(NAMED[row].0.len() <= LONGEST_NAME, "an entity is too long to be read");
        row += 1;
    }
};

/// The character of the entity whose `&` stands at `place` of `part`, and where it ends.
pub(crate) fn at(part: Decoded<'_>, place: Span) -> Option<(char, u32)> {
    first(part.rest_at(place.start))
}

/// The character of the entity that `part` begins with, and where it ends. An entity that was written for HTML twice,
/// `&amp;lt;`, stands for the character of the inner one.
pub(crate) fn first(part: Decoded<'_>) -> Option<(char, u32)> {
    let mut outer = single(part)?;
    while let ('&', end) = outer {
        let semicolon = end - 1;
        match single(part.rest_at(semicolon)) {
            Some(inner) => outer = inner,
            None => break,
        }
    }
    Some(outer)
}

/// The character of the entity whose name follows the first octet of `part`, and where it ends. The entity is decoded
/// only once, as by a browser.
pub(crate) fn single(part: Decoded<'_>) -> Option<(char, u32)> {
    let mut name = [0; LONGEST_NAME];
    let mut octets = part.octets().skip(1);
    for len in 0..=name.len() {
        let (octet, span) = octets.next()?;
        // Every name begins with a letter, and every number with `#`.
        if len == 0 && !octet.is_ascii_alphabetic() && octet != b'#' {
            return None;
        }
        if octet == b';' {
            return Some((character(&name[..len])?, span.end));
        }
        *name.get_mut(len)? = octet;
    }
    None
}

/// The character that an entity stands for, by what is between its `&` and its `;`.
fn character(name: &[u8]) -> Option<char> {
    if let [b'#', digits @ ..] = name {
        let (digits, radix) = match digits {
            [b'x' | b'X', hex @ ..] => (hex, 16),
            _ => (digits, 10),
        };
        let digits = core::str::from_utf8(digits).ok().filter(|digits| !digits.starts_with('+'))?;
        let code = u32::from_str_radix(digits, radix).ok()?;
        // Browsers read these numbers, which are control characters, as Windows-1252.
        let octet = u8::try_from(code).ok().filter(|octet| (0x80..0xA0).contains(octet));
        return octet.map(windows_1252::character).or_else(|| char::from_u32(code));
    }
    named(name)
}

/// The character of the entity that has this name, or else of the first one that has it in another case: `&LT;` is
/// `<`, but `&Eacute;` is `É` and `&eacute;` is `é`.
pub(crate) fn named(name: &[u8]) -> Option<char> {
    let exact = NAMED.iter().find(|(known, _)| name == *known);
    let entity = exact.or_else(|| NAMED.iter().find(|(known, _)| name.eq_ignore_ascii_case(known)));
    entity.map(|&(_, character)| character)
}

/// How many octets at the beginning of `text` are a tag with which HTML or JATS allows a line to break inside a word.
pub(crate) fn word_break(text: &[u8]) -> Option<usize> {
    ["<wbr></wbr>", "<wbr>", "<wbr/>", "<wbr />", "<break/>", "<break />"]
        .into_iter()
        .find(|tag| ascii::starts_with(text, tag))
        .map(str::len)
}
