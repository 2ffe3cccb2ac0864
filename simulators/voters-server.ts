// minecraft-mp.com's voter list on loopback.
import { listenHttp } from './http.ts'
import { chance, playerNames } from './player-names.ts'

type Known = { now: Date; key: string; voters?: readonly unknown[] }

export const DEMO_KEY = 'demo'
const VOTERS = 160
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500
const JAKARTA_MS = 7 * 60 * 60 * 1_000

export async function startVotersServer({ now }: { now: () => Date }) {
  const { origin, close } = await listenHttp(({ url }, response) => {
    const text = answerVoters(url, { now: now(), key: DEMO_KEY })
    response.setHeader('content-type', 'application/json').end(text)
  })
  return { url: `${origin}/api/`, close }
}

/** The API reports errors as plain text with status 200. */
export function answerVoters(url = '/', { now, key, voters }: Known): string {
  const { searchParams: query } = new URL(url, 'http://localhost')
  if (query.get('object') !== 'servers' || query.get('element') !== 'voters') return 'Error: unknown object'
  if (query.get('key') !== key) return 'Error: server key not found'
  const month = query.get('month') === 'previous' ? 'previous' : 'current'
  const limit = Math.min(MAX_LIMIT, Number(query.get('limit')) || DEFAULT_LIMIT)
  const all = voters ?? demoVoters(now, month)
  return JSON.stringify({
    name: 'Angkasa',
    address: '127.0.0.1',
    port: '25565',
    month,
    voters: all.slice(0, limit),
  })
}

/** At most one vote a day; numbers are text, as in the real API. */
function demoVoters(now: Date, month: 'current' | 'previous') {
  const there = new Date(now.getTime() + JAKARTA_MS)
  const lastDay = new Date(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 0))
  const days = month === 'current' ? there.getUTCDate() : lastDay.getUTCDate()
  const name = (month === 'current' ? there : lastDay).toISOString().slice(0, 7)
  return playerNames(VOTERS, 'voters')
    .map((nickname) => {
      const votes = Array.from({ length: days }, (_, day) => chance(`${nickname}/${name}/${day}`))
      const diligence = chance(`${nickname}/diligence`)
      return { nickname, votes: votes.filter((luck) => luck < diligence).length }
    })
    .filter(({ votes }) => votes > 0)
    .sort((one, other) => other.votes - one.votes)
    .map(({ nickname, votes }) => ({ nickname, votes: String(votes) }))
}
