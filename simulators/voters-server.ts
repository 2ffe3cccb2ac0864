// minecraft-mp.com's voter list on loopback, with simulated faults.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listenHttp, sendHalf, sendHuge } from './http.ts'
import { chance, playerNames } from './player-names.ts'
import { remember } from './remember.ts'
export type VotersFault =
  | 'error-500'
  | 'hang'
  | 'drips'
  | 'cut-short'
  | 'garbage'
  | 'huge'
  | 'wrong-types'
  | 'redirect'

type Options = { now: () => Date; key?: string; voters?: readonly unknown[] }
type Known = { now: Date; key: string; voters?: readonly unknown[] }
type Answering = { response: ServerResponse; text: string }

export const DEMO_KEY = 'demo'
const VOTERS = 160
const DEFAULT_LIMIT = 100
const MAX_LIMIT = 500
const JAKARTA_MS = 7 * 60 * 60 * 1_000
const HUGE_BYTES = 64 * 1024 * 1024
const REMEMBERED = 1_000

export async function startVotersServer({ now, key = DEMO_KEY, voters }: Options) {
  let fault: VotersFault | null = null
  const requests: string[] = []
  const { origin, close } = await listenHttp((request, response) => {
    remember(requests, request.url ?? '', REMEMBERED)
    const text = answer(request, { now: now(), key, voters })
    if (fault) FAULTS[fault]({ response, text })
    else response.setHeader('content-type', 'application/json').end(text)
  })
  return {
    url: `${origin}/api/`,
    setFault: (next: VotersFault | null) => {
      fault = next
    },
    /** Requested URLs, oldest first. */
    requests,
    close,
  }
}

const FAULTS: Record<VotersFault, (answering: Answering) => void> = {
  'error-500': ({ response }) => response.writeHead(500).end('<h1>Internal Server Error</h1>'),
  hang: () => {},
  drips: ({ response, text }) => drip(response, text),
  'cut-short': ({ response, text }) => sendHalf(response, text),
  garbage: ({ response }) => response.end('\u0000\u0001<html>{"voters":'),
  huge: ({ response }) => sendHuge(response, HUGE_BYTES),
  'wrong-types': ({ response }) => response.end('{"voters":[{"nickname":7,"votes":"many"},null,[]]}'),
  redirect: ({ response }) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
}

function drip(response: ServerResponse, text: string): void {
  let at = 0
  const timer = setInterval(() => response.write(text.charAt(at++) || ' '), 100)
  response.on('close', () => clearInterval(timer))
}

/** The API reports errors as plain text with status 200. */
function answer({ url = '/' }: IncomingMessage, { now, key, voters }: Known): string {
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
