// Meanings of a typed text: a name, a reference, a code, an amount.

import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK, BEDROCK_SHOWN_PREFIX, USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import { toReference } from '#contract/shop/reference.ts'

export type SearchTerms = {
  /** As typed, without spaces at its ends. */
  text: string
  /** Part of a name in lower case; null when no name can contain it. */
  name: { part: string; isBedrock: boolean } | null
  /** The beginning of a reference in its stored form. */
  reference: string | null
  /** Letters and digits only, in upper case: part of a reference, of the gateway's, or of a payment code. */
  code: string | null
  /** Rupiah. */
  amount: number | null
}

/** Fewer characters of a code fit too many orders. */
const CODE_MIN_LENGTH = 4
const NAME = /^[\w.-]+$/
const CODE = /^[A-Z0-9]+$/
/** `82500`, `82.500`, `82,500`, `Rp82.500`, `Rp 82.500,00`. */
const AMOUNT = /^(?:rp\.?\s*)?(\d{1,9}|\d{1,3}(?:[.,]\d{3}){1,2})(?:[.,]00)?$/i
const REFERENCE_PART = /^[0-9A-HJKMNP-TV-Z-]+$/
const REFERENCE_LENGTH = 34

export function readSearch(typed: string): SearchTerms {
  const text = typed.trim()
  const compact = text.toUpperCase().replace(/[\s-]/g, '')
  const reference = toReference(text)
  const isReference =
    compact.length >= CODE_MIN_LENGTH &&
    REFERENCE_PART.test(reference) &&
    reference.length <= REFERENCE_LENGTH
  return {
    text,
    name: readName(text),
    reference: isReference ? reference : null,
    code: compact.length >= CODE_MIN_LENGTH && CODE.test(compact) ? compact : null,
    amount: readAmount(text),
  }
}

/** For `like … escape '!'`: any text that contains the part. */
export function patternOf(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
}

/**
 * The keys that a typed name, or the beginning of one, can have: that of the Java player and that of the Bedrock player, or the
 * latter alone where a dot or the mark is in front.
 */
export function keysOfTyped(typed: string): string[] {
  const name = typed.trim().toLowerCase().replaceAll(' ', '_')
  if (name.startsWith(BEDROCK_MARK)) return [playerKey(name)]
  const marked = BEDROCK_MARK.slice(0, -BEDROCK_SHOWN_PREFIX.length)
  if (name.startsWith(BEDROCK_SHOWN_PREFIX)) return [playerKey(marked + name)]
  return [name, playerKey(BEDROCK_MARK + name)]
}

/** Names have underscores for spaces; a dot in front means a Bedrock player. */
function readName(text: string): SearchTerms['name'] {
  const keys = keysOfTyped(text)
  const isBedrock = keys.length === 1
  const part = keys[0]?.slice(isBedrock ? BEDROCK_MARK.length : 0) ?? ''
  return part !== '' && part.length <= USERNAME_MAX_LENGTH && NAME.test(part) ? { part, isBedrock } : null
}

function readAmount(text: string): number | null {
  const digits = AMOUNT.exec(text)?.[1]?.replace(/[.,]/g, '')
  return digits === undefined ? null : Number(digits)
}
