// Bounds of a JSON text from outside, checked before it is parsed: parsing and validating cost a multiple of its bytes.

export type JsonBounds = {
  /** Lists and objects inside of each other. */
  depth: number
  /** Entries of all lists and objects together. */
  entries: number
}

/** A basket of ten lines, an answer of a passkey and the notice of a gateway have far fewer. */
export const ANONYMOUS_JSON: JsonBounds = { depth: 8, entries: 200 }
/** Two languages of all texts of the site are the largest value. */
export const SIGNED_IN_JSON: JsonBounds = { depth: 32, entries: 50_000 }

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c]
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d]

/** A text that is no JSON may be within them too. */
export function isWithin(json: Uint8Array, bounds: JsonBounds): boolean {
  let depth = 0
  let entries = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === QUOTE) at = endOfString(json, at)
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1
    else if (byte === COMMA) entries += 1
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      entries += 1
    }
    if (depth > bounds.depth || entries > bounds.entries) return false
  }
  return true
}

function endOfString(json: Uint8Array, begin: number): number {
  let at = begin + 1
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1
  return at
}
