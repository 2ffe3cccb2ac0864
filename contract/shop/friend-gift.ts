// An order for a friend: who it is from and a short message, as shown and as filled into commands.
import { RESERVED_USERNAMES } from '#contract/network/username.ts'

export const GIFT_SENDER_MAX_LENGTH = 20
export const GIFT_MESSAGE_MAX_LENGTH = 100
/** The limit of a message in a command: a character outside ASCII has up to three bytes for each UTF-16 unit. */
const GIFT_MESSAGE_MAX_BYTES = 3 * GIFT_MESSAGE_MAX_LENGTH

export const SENDER_PLACEHOLDER = '%sender%'
export const MESSAGE_PLACEHOLDER = '%message%'

/** Both cleaned; null where nothing was entered. */
export type FriendGift = { sender: string | null; message: string | null }

/** Chat and messengers turn a word such as `evil.com` into a link. A full stop before a word, as in Bedrock names, stays. */
function withoutLinks(text: string): string {
  return text
    .replace(/:\/\/+/g, ' ')
    .replace(/(?<=\S)([.。．｡])(?=[\p{L}\p{M}])/gu, '$1 ')
    .replace(/\d{1,3}(?:\.\d{1,3}){3}/g, (address) => address.replaceAll('.', ' '))
}

/** One line of visible characters without formatting codes and links; null when nothing is left. */
export function cleanGiftText(typed: string, maxLength: number): string | null {
  const visible = typed
    .normalize('NFC')
    .replace(/§./gu, '')
    // Invisible characters and changes of the writing direction, among them unpaired surrogates.
    .replace(/[§\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(/[\s\p{Z}\p{Cc}]+/gu, ' ')
    // Stacked marks would cover the lines above and below.
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
  const line = withoutLinks(visible).trim()
  const cut = cutTo(line, maxLength).trim()
  return cut === '' ? null : cut
}

/** Never between the two halves of a character. */
function cutTo(text: string, maxLength: number): string {
  let cut = ''
  for (const character of text) {
    if (cut.length + character.length > maxLength) break
    cut += character
  }
  return cut
}

/**
 * Letters, digits and plain punctuation only: no quote, backslash, bracket, selector, placeholder or formatting code that
 * a command or a chat plugin would read, and no link. Null when nothing is left.
 */
export function messageInCommand(message: string): string | null {
  const allowed = message.replace(/['‘’`´]/g, '’').replace(/[^\p{L}\p{M}\p{N} .,!?’():_-]/gu, '')
  // Commands read a word that begins with a hyphen as an option.
  const words = allowed.replace(/(^|[^\p{L}\p{N}])-+/gu, '$1').replace(/^[^\p{L}\p{N}]+/u, '')
  // Without the characters between them, two words may have become one address.
  const text = withoutLinks(words).replace(/ {2,}/g, ' ').trim()
  return text === '' ? null : text
}

/** One word, so that it cannot shift the arguments of a command. Null when it could be read as something else than a name. */
export function senderInCommand(sender: string, reserved: readonly string[] = []): string | null {
  const name = sender
    .normalize('NFKD')
    .replaceAll(' ', '_')
    .replace(/[^A-Za-z0-9_.]/g, '')
    // Only the first, which marks a Bedrock player: a name with another one would become a link.
    .replace(/(?<=.)\./g, '')
    .slice(0, GIFT_SENDER_MAX_LENGTH)
  const isName = /[A-Za-z]/.test(name) && ![...RESERVED_USERNAMES, ...reserved].includes(name.toLowerCase())
  return isName ? name : null
}

/** Whether a command is sent only for a gift. */
export function needsGift(command: string): boolean {
  return command.includes(SENDER_PLACEHOLDER) || command.includes(MESSAGE_PLACEHOLDER)
}

/** Null when the command needs something that was not entered, so it is not sent. One pass: values are never filled in again. */
export function fillGift(
  command: string,
  gift: FriendGift | null,
  reserved: readonly string[] = [],
): string | null {
  const values: Record<string, string | null> = {
    [SENDER_PLACEHOLDER]: gift?.sender ? senderInCommand(gift.sender, reserved) : null,
    [MESSAGE_PLACEHOLDER]: gift?.message ? messageInCommand(gift.message) : null,
  }
  const used = Object.keys(values).filter((placeholder) => command.includes(placeholder))
  if (used.some((placeholder) => values[placeholder] === null)) return null
  return command.replace(/%(?:sender|message)%/g, (placeholder) => values[placeholder] ?? '')
}

/** With the longest values that can be filled in. */
export function longestWithGift(command: string): string {
  return command
    .replaceAll(SENDER_PLACEHOLDER, 'x'.repeat(GIFT_SENDER_MAX_LENGTH))
    .replaceAll(MESSAGE_PLACEHOLDER, 'x'.repeat(GIFT_MESSAGE_MAX_BYTES))
}
