// What a game server tells about itself is free text from outside: checked, cut and cleaned before we believe it.
import * as z from 'zod'
import type { ServerStatus } from '#contract/status.schema.ts'

const VERSION_SIGNS = 64
const MOST_PLAYERS = 10_000_000
const COLOUR_CODES = /§./gs
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const CONTROL_SIGNS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g

const Count = z.number().int().min(0).max(MOST_PLAYERS)

/** Some proxies leave the players out. */
const Told = z.object({
  version: z.object({ name: z.string() }).optional(),
  players: z.object({ online: Count, max: Count }).optional(),
})

export function toStatus(told: unknown): ServerStatus {
  const { version, players } = Told.parse(told)
  return {
    online: true,
    players: players ?? { online: 0, max: 0 },
    version: cleanVersion(version?.name ?? ''),
  }
}

export function cleanVersion(text: string): string {
  const clean = text.replace(COLOUR_CODES, '').replace(CONTROL_SIGNS, '').trim()
  return [...clean].slice(0, VERSION_SIGNS).join('').trim()
}
