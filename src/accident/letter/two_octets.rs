//! Characters that were read in the wrong charset, if the right or the wrong one is a charset of China or Japan, in
//! which most characters have two octets.

use alloc::string::String;
use alloc::vec::Vec;

use crate::accident::form::octets::run;
use crate::accident::name;
use crate::accident::registrant;
use crate::accident::search::hit::Hit;
use crate::accident::search::pasted::Pasted;
use crate::text::character;

/// How GBK and Shift JIS show the first two octets of characters of UTF-8: those of hyphens and dashes, of the minus
/// sign, and, in GBK only, of wide marks.
pub(super) const MISREAD: [char; 5] = ['鈥', '窶', '鈭', '竏', '锛'];

/// The one of them that begins no dash.
const WIDE: char = '锛';

/// How GBK shows the last octet of a hyphen, of an en dash, of an em dash and of a minus sign together with the letter
/// after it, for each letter from `A` to `Z` and from `a` to `z`.
const LETTERS: &[&str] = &[
    "怉怋怌怐怑怓怗怘怚怞怟怢怣怤怬怭怮怰怱怲怳怴怶怷怸怹恆恇恈恉恊恌恎恏恑恓恔恖恗恘恛恜恞恟恠恡恥恦恮恱恲恴",
    "揂揃揅揇揈揊揋揌揑揓揔揕揗揘揙揚換揜揝揟揢揤揥揦揧揨揳揵揷揹揺揻揼揾搃搄搆搇搈搉搊損搎搑搒搕搖搗搘搙搚搝",
    "擜擝擟擠擡擣擥擧擨擩擪擫擬擭擮擯擰擱擲擳擴擵擶擷擸擹攁攂攃攄攅攆攇攈攊攋攌攍攎攏攐攑攓攔攕攖攗攙攚攛攜攝",
    "扐払扖扗扙扚扜扝扞扟扠扡扢扤扥扨扱扲扴扵扷扸扺扻扽抁抋抌抍抎抏抐抔抙抜抝択抣抦抧抩抪抭抮抯抰抲抳抴抶抷抸",
];

/// The letter that was read together with the last octet of a dash.
fn hidden_letter(shown: char) -> Option<char> {
    let at = LETTERS.iter().find_map(|row| row.chars().position(|letter| letter == shown))?;
    ('A'..='Z').chain('a'..='z').nth(at)
}

/// What stands in place of the last octet of a character.
struct Last {
    end: usize,
    /// The letter that was read together with it, which shows that the character was a dash.
    letter: Option<char>,
    /// Whether it is clear what stood there.
    is_clear: bool,
}

/// What stands at `at` in place of the last octet of a character that begins with `start`, if more of a name follows.
fn last(text: &[u8], at: usize, start: char) -> Option<Last> {
    let (shown, width) = character::decode(text.get(at..)?);
    let (shown, mut end) = (shown?, at + width);
    if let Some(letter) = hidden_letter(shown).filter(|_| "鈥鈭".contains(start)) {
        return Some(Last { end, letter: Some(letter), is_clear: true });
    }
    while shown == char::REPLACEMENT_CHARACTER && character::first(&text[end..]) == Some(shown) {
        end += width;
    }
    let next = text.get(end)?;
    let is_lost = matches!(shown, char::REPLACEMENT_CHARACTER | '?') && next.is_ascii_digit();
    // Shift JIS makes one character of the octet and of a letter, too.
    let has_letter = "窶竏锛".contains(start) && character::is_unspaced(shown) && next.is_ascii();
    let is_clear = is_lost && shown != '?' && start != WIDE;
    (is_lost || has_letter).then_some(Last { end, letter: None, is_clear })
}

/// `10.1590/S0102鈥\u{FFFD}311X`, `10.1002/asi.10鈥怉1`: dashes inside a name, whose UTF-8 was read as GBK or Shift JIS.
/// These make one character of the last octet and of a letter after it. With a digit they make none: some programs
/// write U+FFFD for the octet, and others a `?` for both.
pub(crate) fn dashes(pasted: &Pasted<'_>) -> Option<Hit> {
    let (text, slash) = (pasted.flat, pasted.slash?);
    let (mut places, mut is_clear, mut what) = (Vec::new(), true, "");
    for (shown, place) in pasted.characters(slash) {
        let Some(start) = shown.filter(|shown| MISREAD.contains(shown)) else { continue };
        let Some(last) = last(text, place.end, start) else { continue };
        if places.is_empty() {
            what = match last.letter {
                Some(_) => "a dash before a letter",
                None if start == WIDE => "a wide mark",
                None => "a dash",
            };
            // After a whole name, the text around it may begin so, for which there is another rule.
            let name = &text[pasted.body.start..place.start];
            let may_go_on = last.letter.is_some() && registrant::may_be_longer(name);
            let is_over = registrant::is_whole(name) && !may_go_on;
            if is_over || name::identifier(text, last.end) {
                return None;
            }
        }
        is_clear &= last.is_clear;
        places.push((place.start..last.end, ['-'].into_iter().chain(last.letter).collect()));
    }
    Some(Hit::all(places)?.offered(is_clear).called(what))
}

/// Whether a text begins with a mark of GB 2312 or EUC-JP, such as `「`, `（` or `。`, of which each octet was read as a
/// character of Latin-1.
fn begins_with_mark(text: &[u8]) -> bool {
    let second = || character::first(&text["¡".len()..]);
    matches!(character::first(text), Some('¡' | '£'))
        && second().is_some_and(|second| ('\u{A1}'..='\u{FE}').contains(&second))
}

/// `¡¸10.2493/jjspe.86.1¡¹£¨²ÎÕÕ£©`: Chinese or Japanese text around an identifier, which begins with a mark and was
/// read as Latin-1.
pub(crate) fn around(pasted: &Pasted<'_>) -> Option<Hit> {
    let text = pasted.flat;
    let start = if begins_with_mark(text) { run(text, 0, |octet| !octet.is_ascii()) } else { 0 };
    let end = run(text, start, u8::is_ascii);
    let follows = begins_with_mark(&text[end..]);
    let is_all = follows || start > 0 && end == text.len();
    let may_end = || name::may_end(name::local_name(&text[start..end]));
    if !is_all || !name::identifier(text, start) || !may_end() {
        return None;
    }
    let is_only = !(end..text.len()).any(|at| name::identifier(text, at));
    let places = [0..start, end..text.len()].into_iter().filter(|place| !place.is_empty());
    Some(Hit::all(places.map(|place| (place, String::new())))?.offered(is_only))
}
