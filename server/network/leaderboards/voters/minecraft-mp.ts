// Voters on minecraft-mp.com. https://minecraft-mp.com/help/api/
import * as z from 'zod'
import type { VoterPeriod } from '#contract/network/leaderboards.ts'
import { toDisplayName } from '#server/network/leaderboards/player-name.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import type { Voter, VoterSource } from './voter-source.ts'

type MinecraftMpSettings = { url: string; key: string }

const TIMEOUT_MS = 5_000
const MAX_BYTES = 256 * 1024
/** More than are shown, because spellings of one player are merged. */
const LIMIT = 100

const Reply = z.object({ voters: z.array(z.unknown()).max(500) })
/** The API sends votes as text. */
const Row = z.object({
  nickname: z.string(),
  votes: z.union([
    z.int().min(0),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ]),
})

export function createMinecraftMp({ url, key }: MinecraftMpSettings): VoterSource {
  return {
    async list(month, signal) {
      const response = await fetch(address({ url, key, month }), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        // The URL contains our key, which must not follow a redirect.
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      const tooLarge = () => new Error('the reply of the voting site is too large')
      const text = await readText(response, MAX_BYTES, tooLarge)
      if (!response.ok) throw new Error(`the voting site replied ${response.status}`)
      return toVoters(parse(text))
    },
  }
}

function address({ url, key, month }: MinecraftMpSettings & { month: VoterPeriod }): URL {
  const address = new URL(url)
  const query = { object: 'servers', element: 'voters', key, month, format: 'json', limit: String(LIMIT) }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

/** The API reports errors as plain text with status 200. */
function parse(text: string): z.output<typeof Reply> {
  try {
    return Reply.parse(JSON.parse(text))
  } catch {
    throw new Error(`the voting site replied: ${text.slice(0, 80)}`)
  }
}

/** Skips invalid rows; when all are invalid, the format has changed. */
function toVoters({ voters }: z.output<typeof Reply>): Voter[] {
  const read = voters.flatMap((row): Voter[] => {
    const { data } = Row.safeParse(row)
    const name = toDisplayName(data?.nickname)
    return data && name ? [{ name, votes: data.votes }] : []
  })
  if (read.length === 0 && voters.length > 0) throw new Error('the voting site replied in an unknown format')
  return read
}
