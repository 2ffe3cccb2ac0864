// Text of players and other services, made harmless for a message.

/** Control characters, and those that hide or turn text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const INVISIBLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

export function clean(text: string): string {
  return text.replace(INVISIBLE, '')
}

export function cut(text: string, length: number): string {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

/** The reply of a receiver as one short line, without the secrets that it may repeat. */
export function replyLine(text: string, secrets: readonly string[]): string {
  const safe = secrets
    .filter((secret) => secret.length >= 6)
    .reduce((line, secret) => line.replaceAll(secret, '[hidden]'), text)
  return cut(clean(safe.replace(/\s+/g, ' ')).trim(), 200)
}
