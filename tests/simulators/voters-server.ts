// minecraft-mp.com's voter list with faults.
import { listenHttp } from '#simulators/http.ts'
import { answerVoters, DEMO_KEY } from '#simulators/voters-server.ts'
import { type Answering, drip, HTTP_FAULTS } from './http-faults.ts'

export type VotersFault = keyof typeof FAULTS

type Options = { now: () => Date; key?: string; voters?: readonly unknown[] }

export async function startVotersServer({ now, key = DEMO_KEY, voters }: Options) {
  let fault: VotersFault | null = null
  const requests: string[] = []
  const { origin, close } = await listenHttp(({ url = '/' }, response) => {
    requests.push(url)
    const body = answerVoters(url, { now: now(), key, voters })
    if (fault) FAULTS[fault]({ response, body })
    else response.setHeader('content-type', 'application/json').end(body)
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

const FAULTS = {
  ...HTTP_FAULTS,
  drips: ({ response, body }) => drip(response, Buffer.from(String(body).padEnd(100_000)), 100),
  garbage: ({ response }) => response.end('\u0000\u0001<html>{"voters":'),
  'wrong-types': ({ response }) => response.end('{"voters":[{"nickname":7,"votes":"many"},null,[]]}'),
} satisfies Record<string, (answering: Answering) => void>
