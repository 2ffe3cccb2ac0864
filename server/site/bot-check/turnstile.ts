// Cloudflare Turnstile's token verification: https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { BOT_CHECK_PURPOSE } from '#contract/site/bot-check.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { networkOf } from '#server/platform/kernel/network-of.ts'
import { parseJson } from '#server/platform/kernel/parse-json.ts'
import { readText } from '#server/platform/kernel/read-text.ts'
import { createKeyedSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { BotCheckVerdict, SweptBotChecker, Visitor } from './bot-check.ts'

export type TurnstileSettings = { siteKey: string; secretKey: string; scriptUrl: string; verifyUrl: string }

type Deps = {
  settings: TurnstileSettings
  hostnames: readonly string[]
  log: Log
}

const TIMEOUT_MS = 5_000
const TRIES = 2
/** Every forged token costs a request, so each network has a queue of its own. */
const REQUESTS_OF_A_NETWORK = { concurrency: 4, maxQueued: 40, timeoutMs: 5_000 }
const MAX_BYTES = 64 * 1024
const TOKEN_MAX_LENGTH = 2_048
/** Cloudflare's test secrets, whose replies carry neither our host nor our action. */
const DUMMY_SECRET = /^[123]x0{31}AA$/

const Reply = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
})
type Reply = z.output<typeof Reply>

const CONFIGURATION_ERRORS = [
  'missing-input-secret',
  'invalid-input-secret',
  'invalid-parsed-secret',
  'invalid-widget-id',
]
const INTERNAL_ERROR = 'internal-error'
const TEST_TOKEN = 'angkasa-doctor'
const USED_OR_EXPIRED = 'timeout-or-duplicate'

export function isDummySecret(secretKey: string): boolean {
  return DUMMY_SECRET.test(secretKey)
}

export function createTurnstile({ settings, hostnames, log }: Deps): SweptBotChecker {
  const { siteKey, secretKey, scriptUrl, verifyUrl } = settings
  const acceptsAnyHost = isDummySecret(secretKey)
  const semaphore = createKeyedSemaphore(REQUESTS_OF_A_NETWORK)
  let loggedReason: string | null = null

  /** Logged once per reason, not once per order. */
  function logOnce(reason: string): void {
    if (reason !== loggedReason) log.error({ reason }, 'Turnstile verification failed')
    loggedReason = reason
  }

  async function verifyToken({ token, address }: Visitor): Promise<Reply | null> {
    const body = JSON.stringify({
      secret: secretKey,
      response: token,
      remoteip: address,
      // Equal for every try, because the first one may have consumed the single-use token.
      idempotency_key: randomUUID(),
    })
    let reason = ''
    for (let tries = 0; tries < TRIES; tries += 1) {
      try {
        const reply = await requestVerification(verifyUrl, body)
        if (!reply['error-codes'].includes(INTERNAL_ERROR)) return reply
        reason = INTERNAL_ERROR
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
    logOnce(reason)
    return null
  }

  function toVerdict({ success, 'error-codes': codes, action, hostname }: Reply): BotCheckVerdict {
    const fault = codes.find((code) => CONFIGURATION_ERRORS.includes(code))
    if (!success && fault) {
      logOnce(fault)
      return 'unavailable'
    }
    loggedReason = null
    if (!success) return codes.includes(USED_OR_EXPIRED) ? 'expired' : 'failed'
    const isOurs = action === BOT_CHECK_PURPOSE && hostnames.includes(hostname?.toLowerCase() ?? '')
    return isOurs || acceptsAnyHost ? 'passed' : 'failed'
  }

  return {
    describe: () => ({ kind: 'turnstile', siteKey, scriptUrl }),
    newChallenge: async () => null,
    async verify(visitor) {
      if (!visitor.token || visitor.token.length > TOKEN_MAX_LENGTH) return 'failed'
      try {
        const reply = await semaphore(networkOf(visitor.address), () => verifyToken(visitor))
        return reply ? toVerdict(reply) : 'unavailable'
      } catch (error) {
        if (error instanceof AppError) return 'unavailable'
        throw error
      }
    },
    sweep: async () => {},
  }
}

/** By a token that cannot be valid: Cloudflare checks the secret first. */
export async function testSecret(
  { secretKey, verifyUrl }: TurnstileSettings,
  signal: AbortSignal,
): Promise<'accepted' | 'dummy' | 'refused' | { unreachable: string }> {
  if (isDummySecret(secretKey)) return 'dummy'
  try {
    const body = JSON.stringify({ secret: secretKey, response: TEST_TOKEN })
    const { 'error-codes': codes } = await requestVerification(verifyUrl, body, signal)
    if (codes.some((code) => CONFIGURATION_ERRORS.includes(code))) return 'refused'
    return codes.includes(INTERNAL_ERROR) ? { unreachable: INTERNAL_ERROR } : 'accepted'
  } catch (error) {
    return { unreachable: error instanceof Error ? error.message : String(error) }
  }
}

async function requestVerification(url: string, body: string, signal = AbortSignal.timeout(TIMEOUT_MS)) {
  const response = await fetch(url, {
    method: 'POST',
    signal,
    // The body contains our secret, which must not follow a redirect.
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body,
  })
  const text = await readText(response, MAX_BYTES, () => new Error('reply too large'))
  if (response.status >= 500) throw new Error(`HTTP ${response.status}`)
  const { data: reply } = Reply.safeParse(parseJson(text))
  if (!reply) throw new Error('unknown reply format')
  return reply
}
