// The gateway's instructions are text from outside: here they are made harmless, on the server and again in the browser.

/** A step may be as long as this; a sign, an entity and a tag count as one. */
export const STEP_MAX_SIGNS = 600
/** More is not even looked at; a clean step of the longest tags is shorter. */
const STEP_MAX_LENGTH = 10 * STEP_MAX_SIGNS

const UNSEEN = /[\p{Cf}\p{Cs}]/gu
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** A tag that may stay, an entity that may stay, or one sign. Without the flag `u`: with it `ſ` would pass for an s. */
const TOKEN =
  /<(\/?)(b|strong|i|em) *>|<(?:br *\/?|\/br *)>|&(?:amp|lt|gt|quot|apos|nbsp|#39);|[\ud800-\udbff][\udc00-\udfff]|[\s\S]/gi
const ESCAPED: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Without line breaks, control signs and marks that nobody sees. */
function legible(text: string): string {
  return text.replace(UNSEEN, '').replace(BREAKS, ' ')
}

/** One line of text that is not HTML. Of a text that is far too long only the beginning is looked at. */
export function plainLine(text: string, maxSigns: number): string {
  return [...legible(text.slice(0, 4 * maxSigns)).trim()].slice(0, maxSigns).join('')
}

/**
 * HTML that holds `b`, `strong`, `i`, `em` and `br` without attributes and is always well-formed. Everything else becomes
 * text. What is clean already stays as it is.
 */
export function cleanStep(html: string): string {
  const open: string[] = []
  let clean = ''
  let signs = 0
  for (const [token, slash, tag] of legible(html.slice(0, STEP_MAX_LENGTH)).matchAll(TOKEN)) {
    signs += 1
    if (signs > STEP_MAX_SIGNS) break
    if (!tag) clean += cleanToken(token)
    else if (slash) clean += closeUpTo(tag.toLowerCase(), open)
    else clean += openTag(tag.toLowerCase(), open)
  }
  return clean + closeAll(open)
}

/** Whatever is longer than a sign is an entity or a line break of the list above, or one sign of two halves. */
function cleanToken(token: string): string {
  if (token.startsWith('<') && token.length > 1) return '<br>'
  return ESCAPED[token] ?? (token.startsWith('&') ? token.toLowerCase() : token)
}

/** What is open already is not opened again, so that nothing nests without an end. */
function openTag(tag: string, open: string[]): string {
  if (open.includes(tag)) return ''
  open.push(tag)
  return `<${tag}>`
}

/** Closes what was opened after it as well. A closing tag that closes nothing is dropped. */
function closeUpTo(tag: string, open: string[]): string {
  return open.includes(tag) ? closeAll(open.splice(open.indexOf(tag))) : ''
}

function closeAll(open: readonly string[]): string {
  return open.reduce((closed, tag) => `</${tag}>${closed}`, '')
}
