// Limits of a product, and how its commands are filled in.

import { USERNAME_MAX_LENGTH } from '#contract/network/username.ts'
import { longestWithGift, MESSAGE_PLACEHOLDER, needsGift, SENDER_PLACEHOLDER } from './friend-gift.ts'

export const PRODUCT_NAME_MAX_LENGTH = 100
/** The highest limit of all payment methods. */
export const PRODUCT_PRICE_MAX_RUPIAH = 10_000_000
/** Step of the arrows in the form's price field. Any whole price is valid. */
export const PRODUCT_PRICE_STEP_RUPIAH = 1_000
/** In one list, saved as a whole. */
export const PRODUCTS_MAX = 2_000
export const PRODUCT_SORT_ID_MAX = 1_000_000
export const PRODUCT_IMAGE_URL_MAX_LENGTH = 2_048
export const DESCRIPTION_LINES_MAX = 50
export const DESCRIPTION_LINE_MAX_LENGTH = 500
export const COMMANDS_MAX = 50
/** Maximum size of one RCON packet's payload. */
export const COMMAND_MAX_BYTES = 1_446
export const PLAYER_LIMIT_MAX = 1_000
/** In which period a limit per player counts: the day or the month in Jakarta, or all time. */
export const LIMIT_PERIODS = ['day', 'month', 'ever'] as const
export type LimitPeriod = (typeof LIMIT_PERIODS)[number]
export const PLAYER_PLACEHOLDER = '%player%'
/** How many of the product were bought; a command with it is sent once, all others as often as the product was bought. */
export const QUANTITY_PLACEHOLDER = '%quantity%'

/** One entry per line; blank lines are dropped. */
export function toLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A web address, or a path of our own site. */
const IMAGE_URL = /^(?:https?:\/\/[^\s\\/]|\/(?![/\\]))[^\s\\]*$/i

export function isImageUrl(text: string): boolean {
  return text.length <= PRODUCT_IMAGE_URL_MAX_LENGTH && IMAGE_URL.test(text)
}

/** The command for one player. The name is inserted literally: `$&` has no meaning in it. */
export function fillCommand(command: string, inGameUsername: string): string {
  return command.replaceAll(PLAYER_PLACEHOLDER, () => inGameUsername)
}

export function fillQuantity(command: string, quantity: number): string {
  return command.replaceAll(QUANTITY_PLACEHOLDER, String(quantity))
}

/** Whether the command fits into one packet with the longest values filled in. */
export function commandFits(command: string): boolean {
  const longest = fillCommand(longestWithGift(command), 'x'.repeat(USERNAME_MAX_LENGTH))
  return new TextEncoder().encode(longest).length <= COMMAND_MAX_BYTES
}

const KNOWN_PLACEHOLDERS = [PLAYER_PLACEHOLDER, SENDER_PLACEHOLDER, MESSAGE_PLACEHOLDER, QUANTITY_PLACEHOLDER]

/** Placeholders that nothing replaces, such as a misspelled `%player%`. */
export function unknownPlaceholders(command: string): string[] {
  const placeholders = command.match(/%[\w-]+%/g) ?? []
  return [...new Set(placeholders)].filter((placeholder) => !KNOWN_PLACEHOLDERS.includes(placeholder))
}

/** Whether an order that is no gift is sent nothing at all. */
export function isForGiftsOnly(commands: readonly string[]): boolean {
  return commands.length > 0 && commands.every(needsGift)
}

/** Consoles expect commands without the slash of the chat. */
export function hasSlash(command: string): boolean {
  return command.startsWith('/')
}

/** Commands that give away the game server, or stop it. */
const RISKY = /^\/?(?:minecraft:)?(?:op|deop|stop)(?:\s|$)/i

export function isRisky(command: string): boolean {
  return RISKY.test(command)
}
