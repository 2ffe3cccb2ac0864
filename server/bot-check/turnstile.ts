// Cloudflare Turnstile, asked about each token. https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
import * as z from 'zod'
import { BOT_CHECK_PURPOSE } from '#contract/bot-check.ts'
import { AppError } from '#server/kernel/app-error.ts'
import type { Log } from '#server/kernel/log.ts'
import { networkOf } from '#server/kernel/network-of.ts'
import type { Random } from '#server/kernel/random.ts'
import { createKeyedSemaphore } from '#server/kernel/semaphore.ts'
import type { BotCheckVerdict, SweptBotChecker, Visitor } from './bot-check.ts'

export type TurnstileSettings = { siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string }

type Deps = {
  settings: TurnstileSettings
  /** Where the widget may have been shown. */
  hostnames: readonly string[]
  random: Random
  log: Log
}

const TIMEOUT_MS = 5_000
const TRIES = 2
/** Made-up tokens cost us a request each: a flood from one network waits for itself, not for others. */
const REQUESTS_OF_A_NETWORK = { concurrency: 4, maxQueued: 40, timeoutMs: 5_000 }
const MAX_BYTES = 64 * 1024
const TOKEN_MAX_LENGTH = 2_048
/** Cloudflare's secrets for trying things out: they judge nothing, and name no host or action of ours. */
const DUMMY_SECRET = /^[123]x0{31}AA$/

const Answer = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
})
type Answer = z.output<typeof Answer>

/** Not the visitor's fault: our key is wrong, or they are in trouble. */
const OUR_FAULTS = [
  'missing-input-secret',
  'invalid-input-secret',
  'invalid-parsed-secret',
  'invalid-widget-id',
]
const THEIR_FAULT = 'internal-error'
const SPENT_OR_OLD = 'timeout-or-duplicate'

export function isDummySecret(secretKey: string): boolean {
  return DUMMY_SECRET.test(secretKey)
}

export function createTurnstile({ settings, hostnames, random, log }: Deps): SweptBotChecker {
  const { siteKey, secretKey, scriptUrl, verifyUrl } = settings
  const anywhere = isDummySecret(secretKey)
  const semaphore = createKeyedSemaphore(REQUESTS_OF_A_NETWORK)
  let trouble: string | null = null

  /** Said once, until something changes: every order would say it again. */
  function tell(reason: string): void {
    if (reason !== trouble) log.error({ reason }, 'Turnstile cannot judge tokens')
    trouble = reason
  }

  async function ask({ token, address }: Visitor): Promise<Answer | null> {
    const body = JSON.stringify({
      secret: secretKey,
      response: token,
      remoteip: address,
      // The same in every try: a token is good once, and the first try may have been heard.
      idempotency_key: newUuid(random),
    })
    let reason = ''
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const answer = await askOnce(verifyUrl, body)
        if (!answer['error-codes'].includes(THEIR_FAULT)) return answer
        reason = THEIR_FAULT
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    tell(reason)
    return null
  }

  function toVerdict({ success, 'error-codes': codes, action, hostname }: Answer): BotCheckVerdict {
    const fault = codes.find((code) => OUR_FAULTS.includes(code))
    if (!success && fault) {
      tell(fault)
      return 'unavailable'
    }
    trouble = null
    if (!success) return codes.includes(SPENT_OR_OLD) ? 'expired' : 'failed'
    const here = action === BOT_CHECK_PURPOSE && hostnames.includes(hostname?.toLowerCase() ?? '')
    return here || anywhere ? 'passed' : 'failed'
  }

  return {
    describe: () => ({ kind: 'turnstile', siteKey, scriptUrl }),
    newChallenge: async () => null,
    async verify(visitor) {
      if (!visitor.token || visitor.token.length > TOKEN_MAX_LENGTH) return 'failed'
      try {
        const answer = await semaphore(networkOf(visitor.address), () => ask(visitor))
        return answer ? toVerdict(answer) : 'unavailable'
      } catch (error) {
        if (error instanceof AppError) return 'unavailable'
        throw error
      }
    },
    sweep: async () => {},
  }
}

async function askOnce(url: string, body: string): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // The body holds our secret: it goes to nobody else.
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
  })
  const text = await readText(response)
  if (response.status >= 500) throw new Error(`it answers ${response.status}`)
  return parse(text)
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength
    if (bytes > MAX_BYTES) throw new Error('it sends too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function parse(text: string): Answer {
  try {
    return Answer.parse(JSON.parse(text))
  } catch {
    throw new Error('it answers in another form')
  }
}

/** Version 4, from the randomness that was handed in. */
function newUuid(random: Random): string {
  const bytes = Buffer.from(random.bytes(16))
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
