// Port: pings one game server; rejects without a valid status. Replies are not trusted: they are validated, shortened and
// stripped of control characters.
import * as z from 'zod'
import type { ServerStatus } from '#contract/network/status.schema.ts'

export type StatusProbe = { ping(): Promise<ServerStatus> }

export const PING_TIMEOUT_MS = 3_000

const VERSION_MAX_CHARACTERS = 64
const MAX_PLAYERS = 10_000_000
const COLOUR_CODES = /§./gs
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g

const Count = z.number().int().min(0).max(MAX_PLAYERS)

/** Some proxies omit the players. */
const StatusReply = z.object({
  version: z.object({ name: z.string() }).optional(),
  players: z.object({ online: Count, max: Count }).optional(),
})

export function toStatus(reply: unknown): ServerStatus {
  const { version, players } = StatusReply.parse(reply)
  return {
    online: true,
    players: players ?? { online: 0, max: 0 },
    version: cleanVersion(version?.name ?? ''),
  }
}

export function cleanVersion(text: string): string {
  const clean = text.replace(COLOUR_CODES, '').replace(CONTROL_CHARACTERS, '').trim()
  return [...clean].slice(0, VERSION_MAX_CHARACTERS).join('').trim()
}
