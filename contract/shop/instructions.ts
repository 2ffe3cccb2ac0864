// Sanitizes the gateway's payment instructions, on the server and again in the browser.

/** Maximum length of a step; a character, an entity and a tag count as one token each. */
export const STEP_MAX_TOKENS = 600
/** Input beyond this is cut unread; a sanitized step of the longest tags is shorter. */
const STEP_MAX_LENGTH = 10 * STEP_MAX_TOKENS

const INVISIBLE = /[\p{Cf}\p{Cs}]/gu
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}]/gu
/** An allowed tag, an allowed entity, or one character. No `u` flag: with it `ſ` would match an s. */
const TOKEN =
  /<(\/?)(b|strong|i|em) *>|<(?:br *\/?|\/br *)>|&(?:amp|lt|gt|quot|apos|nbsp|#39);|[\ud800-\udbff][\udc00-\udfff]|[\s\S]/gi
const ESCAPED: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Without line breaks, control characters and invisible marks. */
function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(BREAKS, ' ')
}

/** One line of plain text, not HTML. Only the beginning of a far too long text is read. */
export function plainLine(text: string, maxCharacters: number): string {
  return [...withoutInvisible(text.slice(0, 4 * maxCharacters)).trim()].slice(0, maxCharacters).join('')
}

/**
 * Well-formed HTML with `b`, `strong`, `i`, `em` and `br` without attributes; everything else is escaped to text.
 * Sanitizing twice changes nothing.
 */
export function cleanStep(html: string): string {
  const open: string[] = []
  let clean = ''
  let tokens = 0
  for (const [token, slash, tag] of withoutInvisible(html.slice(0, STEP_MAX_LENGTH)).matchAll(TOKEN)) {
    tokens += 1
    if (tokens > STEP_MAX_TOKENS) break
    if (!tag) clean += cleanToken(token)
    else if (slash) clean += closeUpTo(tag.toLowerCase(), open)
    else clean += openTag(tag.toLowerCase(), open)
  }
  return clean + closeAll(open)
}

/** A token longer than one character is an allowed entity, a line break, or a surrogate pair. */
function cleanToken(token: string): string {
  if (token.startsWith('<') && token.length > 1) return '<br>'
  return ESCAPED[token] ?? (token.startsWith('&') ? token.toLowerCase() : token)
}

/** An open tag is not opened again, which bounds the nesting depth. */
function openTag(tag: string, open: string[]): string {
  if (open.includes(tag)) return ''
  open.push(tag)
  return `<${tag}>`
}

/** Also closes the tags opened after it. A closing tag without an open one is dropped. */
function closeUpTo(tag: string, open: string[]): string {
  return open.includes(tag) ? closeAll(open.splice(open.indexOf(tag))) : ''
}

function closeAll(open: readonly string[]): string {
  return open.reduce((closed, tag) => `</${tag}>${closed}`, '')
}
