// One spelling for every address of a page. Whatever is spelled differently is redirected or refused before a route, a
// cache or a renderer sees it, so none of them has to be safe against strange paths.

/** Longer than any address of ours. */
export const LONGEST_PATH = 512

export type Address = { path: string; search: string }

/** The query may become part of a header. */
export function splitAddress(url: string): Address {
  const query = url.indexOf('?')
  if (query < 0) return { path: url, search: '' }
  return { path: url.slice(0, query), search: encodeInvisible(url.slice(query)) }
}

const NOT_VISIBLE_ASCII = /[^\x21-\x7e]+/g

export function encodeInvisible(text: string): string {
  return text.replace(NOT_VISIBLE_ASCII, (characters) => encodeURIComponent(characters.toWellFormed()))
}

/**
 * The path as we would write it: no empty or dot segments, no backslashes, nothing percent-encoded without need, no slash
 * at the end. Null when it cannot be read: a broken percent-encoding, a control character.
 */
export function canonicalPath(path: string): string | null {
  const segments: string[] = []
  for (const written of path.replaceAll('\\', '/').split('/')) {
    const segment = decode(written)
    if (segment === null) return null
    if (segment === '..') segments.pop()
    else if (segment !== '' && segment !== '.') segments.push(encodeSegment(segment))
  }
  return `/${segments.join('/')}`
}

/** Characters allowed in a path (RFC 3986, pchar) that `encodeURIComponent` encodes. */
const NEEDLESS = /%(?:24|26|2B|2C|3A|3B|3D|40)/g

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(NEEDLESS, decodeURIComponent)
}

const CONTROL_CHARACTER = /\p{Cc}/u

function decode(segment: string): string | null {
  try {
    const decoded = decodeURIComponent(segment)
    return CONTROL_CHARACTER.test(decoded) || !decoded.isWellFormed() ? null : decoded
  } catch {
    return null
  }
}
