// Runs checks at the same time, each within its time limit; details never contain a secret.
import type { CheckResult, CheckValues } from '#contract/monitoring/checks.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import { within } from '#server/platform/kernel/within.ts'
import { type Check, failing, messageOf, type Outcome } from './check.ts'

const LIMIT_MS = 10_000
const CONCURRENCY = 6
const VALUE_MAX_LENGTH = 200
/** A shorter value would match inside words. */
const SECRET_MIN_LENGTH = 6
const HIDDEN = '•••'

type Options = {
  clock: Clock
  secrets: readonly string[]
  /** Shortens every time limit, for tests. */
  limitMs?: number
  onResult?(result: CheckResult): void
}

export function runChecks(checks: readonly Check[], options: Options): Promise<CheckResult[]> {
  const semaphore = createSemaphore({ concurrency: CONCURRENCY, maxQueued: checks.length })
  const run = async (check: Check) => {
    const result = await runCheck(check, options)
    options.onResult?.(result)
    return result
  }
  return Promise.all(checks.map((check) => semaphore(() => run(check))))
}

async function runCheck(check: Check, { clock, secrets, limitMs }: Options): Promise<CheckResult> {
  const { id, part, subject } = check
  const limit = Math.min(check.limitMs ?? LIMIT_MS, limitMs ?? Number.POSITIVE_INFINITY)
  const start = performance.now()
  // A change during the test makes its result old.
  const at = clock.now().toISOString()
  const { state, reason, values = {} } = await withLimit(check, limit)
  return {
    id,
    part,
    subject: subject ?? null,
    state,
    reason,
    values: shown(values, secrets),
    at,
    ms: Math.round(performance.now() - start),
  }
}

/** The limit holds even when the check ignores its signal. */
async function withLimit(check: Check, limitMs: number): Promise<Outcome> {
  const stop = new AbortController()
  const running = (async () => check.run(stop.signal))().catch((error: unknown) =>
    failing('crashed', { detail: messageOf(error) }),
  )
  return within(limitMs, running, () => {
    stop.abort()
    return failing('time_limit', { seconds: Math.round(limitMs / 1_000) })
  })
}

function shown(values: CheckValues, secrets: readonly string[]): CheckValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? hideSecrets(value, secrets).slice(0, VALUE_MAX_LENGTH) : value,
    ]),
  )
}

/** Also the user and password of a URL. */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  const plain = [...text.replace(/[\p{Cc}\p{Cf}]+/gu, ' ')].join('').replace(/\/\/[^@/\s]+@/g, `//${HIDDEN}@`)
  return secrets
    .filter((secret) => secret.length >= SECRET_MIN_LENGTH)
    .reduce((hidden, secret) => hidden.replaceAll(secret, HIDDEN), plain)
    .trim()
}
