// Port: pings one game server; rejects without an answer. An answer is not trusted: what it says of players and version is
// read as far as it is plausible, shortened and stripped of control characters, and never makes a living server offline.
import * as z from 'zod'
import type { ServerStatus } from '#contract/network/status.schema.ts'

export type StatusProbe = { ping(): Promise<ServerStatus> }

export const PING_TIMEOUT_MS = 3_000

const VERSION_MAX_CHARACTERS = 64
/** Proxies and plugins answer with -1 or 2,147,483,647 where they have no number. */
const MAX_PLAYERS = 10_000_000
const COLOUR_CODES = /§./gs
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g

const Plausible = z.number().int().min(0).max(MAX_PLAYERS).nullable().catch(null)

const NONE = { online: null, max: null }
const StatusReply = z
  .object({
    version: z.object({ name: z.string() }).catch({ name: '' }),
    players: z.object({ online: Plausible, max: Plausible }).catch(NONE),
  })
  .catch({ version: { name: '' }, players: NONE })

export function toStatus(reply: unknown): ServerStatus {
  const { version, players } = StatusReply.parse(reply)
  return {
    online: true,
    players: {
      online: players.online ?? 0,
      max: players.max ?? 0,
      ...(players.online === null && { hidden: true as const }),
    },
    version: cleanVersion(version.name),
  }
}

export function cleanVersion(text: string): string {
  const clean = text.replace(COLOUR_CODES, '').replace(CONTROL_CHARACTERS, '').trim()
  return [...clean].slice(0, VERSION_MAX_CHARACTERS).join('').trim()
}
