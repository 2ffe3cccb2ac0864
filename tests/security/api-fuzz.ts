// Fuzzer: sends requests with one invalid part to every API call and checks the replies.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { isErrorCode } from '#contract/errors.ts'
import { ask } from '#proof/chaos/request.ts'
import { type Known, listTargets, type Sent, toRequest, wrongness } from './fuzz-requests.ts'

type Answer = { status: number; type: string; text: string }

type FuzzFigures = { requests: number; problems: { what: string; sent: string; answer: string }[] }

type Options = {
  url: string
  signIn(): Promise<string>
  known: Known
  requests: number
  seed: number
}

const AT_ONCE = 8
const GIVE_UP_MS = 20_000
const BODY_LIMIT_BYTES = 64 * 1024
const STACK = /\bat .{1,200}\.(?:ts|js|mjs):\d+|node_modules|\/server\/[\w/-]+\.ts/
const SHOWN = 300

export async function fuzzApi({ url, signIn, known, requests, seed }: Options): Promise<FuzzFigures> {
  const targets = listTargets()
  const wrongs = fc.sample(wrongness, { numRuns: requests, seed })
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const figures: FuzzFigures = { requests: 0, problems: [] }
  const plan = wrongs.entries()
  let token = await signIn()

  async function work(): Promise<void> {
    for (const [number, wrong] of plan) {
      const target = targets[number % targets.length]
      if (!target) return
      // Logging out would end the session of the other requests.
      const own = target.call.name === 'logout' ? await signIn() : token
      const sent = toRequest(target, wrong, { known, token: own, number })
      const answer = await answerTo(url, sent, agent)
      if (answer.status === 401 && target.call.endpoint.admin && own === token) token = await signIn()
      note(figures, sent, answer)
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work))
  agent.destroy()
  return figures
}

function answerTo(url: string, { method, path, headers, body }: Sent, agent: Agent): Promise<Answer> {
  const failed = (error: NodeJS.ErrnoException) => ({
    status: 0,
    type: '',
    text: error.code ?? error.message,
  })
  const asking = ask(url + path, { method, headers, body: body ?? undefined, agent }).then(
    ({ status, headers: answered, text }) => ({ status, type: answered['content-type'] ?? '', text }),
    failed,
  )
  return Promise.race([asking, sleep(GIVE_UP_MS, failed(new Error('no answer')), { ref: false })])
}

function note(figures: FuzzFigures, sent: Sent, answer: Answer): void {
  figures.requests += 1
  const what = problemOf(sent, answer)
  if (what === null) return
  const body = sent.body?.toString('latin1').slice(0, SHOWN) ?? ''
  figures.problems.push({
    what,
    sent: `${sent.method} ${sent.path.slice(0, SHOWN)} ${sent.headers['content-type'] ?? ''} ${body}`,
    answer: `${answer.status} ${answer.text.slice(0, SHOWN)}`,
  })
}

function isFile(path: string, type: string): boolean {
  if (path.startsWith('/api/admin/export/')) return type.startsWith('text/csv')
  return path.startsWith('/api/admin/site-file') && type === 'application/zip'
}

function problemOf({ method, path, body }: Sent, { status, type, text }: Answer): string | null {
  // The server does not read an oversized body to its end, so the response may be lost.
  if (status === 0) return body && body.length > BODY_LIMIT_BYTES ? null : 'no answer'
  if (status >= 500) return 'an answer that is our fault'
  if (STACK.test(text)) return 'a stack'
  if (method === 'HEAD') return null
  if (status === 200 && isFile(path, type)) return null
  if (!type.startsWith('application/json')) return 'an answer that is not JSON'
  return status >= 400 && !isFailure(text) ? 'a failure in another form' : null
}

function isFailure(text: string): boolean {
  try {
    const { error, code } = JSON.parse(text) as { error?: unknown; code?: unknown }
    return typeof error === 'string' && isErrorCode(code)
  } catch {
    return false
  }
}
