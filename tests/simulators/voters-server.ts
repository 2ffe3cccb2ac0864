// minecraft-mp.com's voter list with faults.
import type { ServerResponse } from 'node:http'
import { listenHttp } from '#simulators/http.ts'
import { answerVoters, DEMO_KEY } from '#simulators/voters-server.ts'
import { sendHalf, sendHuge } from './http-faults.ts'

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
type Answering = { response: ServerResponse; text: string }

const HUGE_BYTES = 64 * 1024 * 1024

export async function startVotersServer({ now, key = DEMO_KEY, voters }: Options) {
  let fault: VotersFault | null = null
  const requests: string[] = []
  const { origin, close } = await listenHttp(({ url = '/' }, response) => {
    requests.push(url)
    const text = answerVoters(url, { now: now(), key, voters })
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
