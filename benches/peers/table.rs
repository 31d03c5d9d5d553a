//! The yardstick: the same languages, read by hand, octet by octet over tables.

const ALPHA: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SCHEME: [bool; 256] = table(&[ALPHA, b"0123456789+-."]);
const REG_NAME: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;="]);
const PATH: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;=:@/"]);
const QUERY: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;=:@/?"]);

const fn table(sets: &[&[u8]]) -> [bool; 256] {
    let mut table = [false; 256];
    let mut set = 0;
    while set < sets.len() {
        let mut at = 0;
        while at < sets[set].len() {
            table[sets[set][at] as usize] = true;
            at += 1;
        }
        set += 1;
    }
    table
}

/// Namespace, identifier, fragment.
pub(crate) type Info<'a> = (&'a [u8], &'a [u8], Option<&'a [u8]>);

/// `info:namespace/identifier[#fragment]`
#[inline]
pub(crate) fn info_uri(text: &[u8]) -> Option<Info<'_>> {
    let rest = prefixed(text, b"info:")?;
    if !rest.first()?.is_ascii_alphabetic() {
        return None;
    }
    let (namespace, rest) = rest.split_at(run(&SCHEME, rest));
    let [b'/', rest @ ..] = rest else { return None };
    let (identifier, rest) = rest.split_at(path(&PATH, rest));
    let (fragment, rest) = part(b'#', rest);
    rest.is_empty().then_some((namespace, identifier, fragment))
}

/// Naming authority, local name, query, fragment.
pub(crate) type Hdl<'a> = (&'a [u8], &'a [u8], Option<&'a [u8]>, Option<&'a [u8]>);

/// `hdl://naming.authority/local-name[?query][#fragment]`
#[inline]
pub(crate) fn hdl_uri(text: &[u8]) -> Option<Hdl<'_>> {
    let rest = prefixed(text, b"hdl://")?;
    let (naming_authority, rest) = rest.split_at(path(&REG_NAME, rest));
    let [b'/', rest @ ..] = rest else { return None };
    let (local_name, rest) = rest.split_at(path(&PATH, rest));
    let (query, rest) = part(b'?', rest);
    let (fragment, rest) = part(b'#', rest);
    rest.is_empty().then_some((naming_authority, local_name, query, fragment))
}

/// How many octets are a run of [`PATH`].
pub(crate) fn path_run(text: &[u8]) -> usize {
    path(&PATH, text)
}

#[inline]
fn prefixed<'a>(text: &'a [u8], prefix: &[u8]) -> Option<&'a [u8]> {
    let (head, rest) = text.split_at_checked(prefix.len())?;
    head.eq_ignore_ascii_case(prefix).then_some(rest)
}

#[inline]
fn run(table: &[bool; 256], text: &[u8]) -> usize {
    let mut at = 0;
    while at < text.len() && table[text[at] as usize] {
        at += 1;
    }
    at
}

/// A run with whole percent-escapes in it.
#[inline]
fn path(table: &[bool; 256], text: &[u8]) -> usize {
    let mut at = 0;
    while at < text.len() {
        if table[text[at] as usize] {
            at += 1;
        } else if text[at] == b'%'
            && at + 2 < text.len()
            && text[at + 1].is_ascii_hexdigit()
            && text[at + 2].is_ascii_hexdigit()
        {
            at += 3;
        } else {
            break;
        }
    }
    at
}

/// What follows `mark`, if it stands there.
#[inline]
fn part(mark: u8, text: &[u8]) -> (Option<&[u8]>, &[u8]) {
    match text {
        [first, rest @ ..] if *first == mark => {
            let (read, rest) = rest.split_at(path(&QUERY, rest));
            (Some(read), rest)
        }
        _ => (None, text),
    }
}
