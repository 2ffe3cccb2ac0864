// Voters on minecraft-mp.com. https://minecraft-mp.com/help/api/
import * as z from 'zod'
import type { VoterPeriod } from '#contract/network/leaderboards.ts'
import { toDisplayName } from '#server/network/leaderboards/board-value.ts'
import { derive } from '#server/platform/kernel/derive.ts'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import { readText } from '#server/platform/kernel/read-text.ts'

type Access = { url: string; key: string }

export type Voter = { name: string; votes: number }

export type VoterSource = {
  list(month: VoterPeriod, signal: AbortSignal): Promise<Voter[]>
}

export const VOTERS_SECRET = 'votes.minecraft_mp_key'

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

export function createVoterSource({ url, key }: Access): VoterSource {
  return {
    async list(month, signal) {
      const response = await fetch(address({ url, key, month }), {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        // The URL contains our key, which must not follow a redirect.
        redirect: 'error',
        headers: { accept: 'application/json' },
      })
      const tooLarge = () => new Error('the reply of minecraft-mp.com is too large')
      const text = await readText(response, MAX_BYTES, tooLarge)
      if (!response.ok) throw new Error(`minecraft-mp.com replied ${response.status}`)
      const { data: reply } = Reply.safeParse(parseJson(text))
      // The API reports errors as plain text with status 200.
      if (!reply) throw new Error(`minecraft-mp.com replied: ${text.slice(0, 80)}`)
      return toVoters(reply)
    },
  }
}

function address({ url, key, month }: Access & { month: VoterPeriod }): URL {
  const address = new URL(url)
  const query = { object: 'servers', element: 'voters', key, month, format: 'json', limit: String(LIMIT) }
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

/** Skips invalid rows; when all are invalid, the format has changed. */
function toVoters({ voters }: z.output<typeof Reply>): Voter[] {
  const read = voters.flatMap((row): Voter[] => {
    const { data } = Row.safeParse(row)
    const name = toDisplayName(data?.nickname)
    return data && name ? [{ name, votes: data.votes }] : []
  })
  if (read.length === 0 && voters.length > 0) throw new Error('minecraft-mp.com replied in an unknown format')
  return read
}

type Deps = {
  config: { voters: Access | null; votersUrl: string }
  secrets: { current(): ReadonlyMap<string, string> }
  simulated: Access | null
}

/** By the key of the environment, else the one that the owner entered, else the simulator. */
export function createVoterAccess({ config, secrets, simulated }: Deps) {
  function realAccess(stored: ReadonlyMap<string, string>): Access | null {
    const key = stored.get(VOTERS_SECRET)
    return config.voters ?? (key === undefined ? null : { url: config.votersUrl, key })
  }
  return {
    isReal: () => realAccess(secrets.current()) !== null,
    /** Returns one object until a secret changes. Null while the voters are off. */
    source: derive(secrets.current, (stored): VoterSource | null => {
      const access = realAccess(stored) ?? simulated
      return access && createVoterSource(access)
    }),
  }
}
