//! The yardstick: hand-written readers of the same languages, which look up each octet in a table.

const ALPHA: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SCHEME: [bool; 256] = table(&[ALPHA, b"0123456789+-."]);
const REG_NAME: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;="]);
const USER: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;=:"]);
const SUN98: [bool; 256] = table(&[ALPHA, b"0123456789.-_"]);
const PCHAR: [bool; 256] = table(&[ALPHA, b"0123456789-._~!$&'()*+,;=:@"]);
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
    let (query, fragment) = ending(rest)?;
    Some((naming_authority, local_name, query, fragment))
}

/// `hdl:naming-authority/local-name[?query][#fragment]`, in which the naming authority and the local name are a segment
/// each.
#[inline]
pub(crate) fn cordra_path(text: &[u8]) -> Option<Hdl<'_>> {
    let rest = prefixed(text, b"hdl:")?;
    let (naming_authority, rest) = segment(rest)?;
    let [b'/', rest @ ..] = rest else { return None };
    let (local_name, rest) = segment(rest)?;
    let (query, fragment) = ending(rest)?;
    Some((naming_authority, local_name, query, fragment))
}

/// Resolver, segments, query, fragment.
pub(crate) type Http<'a> =
    (&'a [u8], [&'a [u8]; 2], Option<&'a [u8]>, Option<&'a [u8]>, Option<&'a [u8]>);

/// `http://resolver/segment/segment[/segment][?query][#fragment]`
#[inline]
pub(crate) fn cordra_http(text: &[u8]) -> Option<Http<'_>> {
    let (resolver, rest) = authority(prefixed(text, b"http://")?)?;
    let [b'/', rest @ ..] = rest else { return None };
    let (first, rest) = segment(rest)?;
    let [b'/', rest @ ..] = rest else { return None };
    let (second, rest) = segment(rest)?;
    let (third, rest) = match rest {
        [b'/', rest @ ..] => segment(rest).map(|(third, rest)| (Some(third), rest))?,
        _ => (None, rest),
    };
    let (query, fragment) = ending(rest)?;
    Some((resolver, [first, second], third, query, fragment))
}

/// `http[s]://proxy/path[?query][#fragment]`
#[inline]
pub(crate) fn proxy(text: &[u8]) -> Option<Hdl<'_>> {
    let rest = prefixed(text, b"https://").or_else(|| prefixed(text, b"http://"))?;
    let (proxy, rest) = authority(rest)?;
    let [b'/', rest @ ..] = rest else { return None };
    let (read, rest) = rest.split_at(path(&PATH, rest));
    let (query, fragment) = ending(rest)?;
    Some((proxy, read, query, fragment))
}

/// `naming.authority/local-name`, whose segments are not empty.
#[inline]
pub(crate) fn handle(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let (mut at, mut start) = (0, 0);
    loop {
        match text.get(at)? {
            b'.' | b'/' if at == start => return None,
            b'/' => return Some((&text[..at], &text[at + 1..])),
            b'@' => return None,
            b'.' => start = at + 1,
            _ => {}
        }
        at += 1;
    }
}

/// Modifier, naming authority, local name.
pub(crate) type Reference<'a> = (Option<&'a [u8]>, &'a [u8], &'a [u8]);

/// `hdl:[modifier@]naming-authority/local-name`
#[inline]
pub(crate) fn sun98_uri(text: &[u8]) -> Option<Reference<'_>> {
    let rest = prefixed(text, b"hdl:")?;
    let (head, local_name) = rest.split_at(rest.iter().position(|octet| *octet == b'/')?);
    let (modifier, naming_authority) = match head.iter().position(|octet| *octet == b'@') {
        Some(0) => return None,
        Some(at) => (Some(&head[..at]), &head[at + 1..]),
        None => (None, head),
    };
    let named =
        !naming_authority.is_empty() && run(&SUN98, naming_authority) == naming_authority.len();
    (named && local_name.len() > 1).then_some((modifier, naming_authority, &local_name[1..]))
}

/// `[userinfo@]host[:port]`
#[inline]
fn authority(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let user = path(&USER, text);
    let host = if text.get(user) == Some(&b'@') { user + 1 } else { 0 };
    let rest = &text[host..];
    let name = match rest {
        [b'[', inner @ ..] => {
            let end = inner.iter().position(|octet| *octet == b']')?;
            literal(&inner[..end])?;
            end + 2
        }
        _ => path(&REG_NAME, rest),
    };
    let port = match &rest[name..] {
        [b':', port @ ..] => 1 + port.iter().take_while(|octet| octet.is_ascii_digit()).count(),
        _ => 0,
    };
    Some(text.split_at(host + name + port))
}

/// Reads the text in brackets: an IPv6 address or a future version.
fn literal(text: &[u8]) -> Option<()> {
    let [b'v' | b'V', future @ ..] = text else {
        return core::str::from_utf8(text).ok()?.parse::<core::net::Ipv6Addr>().ok().map(drop);
    };
    let version = future.iter().take_while(|octet| octet.is_ascii_hexdigit()).count();
    let [b'.', rest @ ..] = &future[version..] else { return None };
    (version > 0 && !rest.is_empty() && run(&USER, rest) == rest.len()).then_some(())
}

/// A segment that is not empty.
#[inline]
fn segment(text: &[u8]) -> Option<(&[u8], &[u8])> {
    Some(text.split_at(path(&PCHAR, text))).filter(|(segment, _)| !segment.is_empty())
}

/// The query and the fragment, with nothing after them.
#[inline]
#[allow(clippy::type_complexity, reason = "two parts that may be absent")]
fn ending(text: &[u8]) -> Option<(Option<&[u8]>, Option<&[u8]>)> {
    let (query, rest) = part(b'?', text);
    let (fragment, rest) = part(b'#', rest);
    rest.is_empty().then_some((query, fragment))
}

/// The length of the run of [`PATH`] at the start of a text.
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

/// The length of a run that may have whole percent-escapes.
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

/// The part after `mark`, if the text begins with it.
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
