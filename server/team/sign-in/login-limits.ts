// Rate limits of sign-in attempts, per name and network with a doubling back-off, so that an attacker cannot lock out the
// admin.
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { networkOf, siteOf } from '#server/platform/kernel/network-of.ts'
import { createKeyedSemaphore, createSemaphore } from '#server/platform/kernel/semaphore.ts'
import { digest, type Limit, type Limits, resetStartingWith } from '#server/platform/limits/limits.service.ts'

const WINDOW_MS = 15 * 60 * 1_000
const PER_NAME_AND_NETWORK = { limit: 10, windowMs: WINDOW_MS }
const PER_NETWORK = { limit: 30, windowMs: WINDOW_MS }
/** An IPv6 /48 may belong to one customer, so it gets no more guesses than one network. */
const PER_SITE = { limit: 30, windowMs: WINDOW_MS }
/** For all networks without an earlier sign-in under this name together: slows down distributed guessing. */
const PER_NAME = { limit: 100, windowMs: WINDOW_MS }
const FIRST_PAUSE_MS = 1_000
/** A network counts as known this long after a sign-in. */
const KNOWN_MS = 30 * 24 * 60 * 60 * 1_000
/** Only a flood of sign-in attempts fills this queue. */
const MAX_QUEUED = 1_000

type Guesser = { username: string; address: string }

type Counter = { key: string; limit: Limit }

export function createLoginLimits(limits: Limits) {
  const counting = createSemaphore({ concurrency: 1, maxQueued: MAX_QUEUED })
  const guessing = createKeyedSemaphore({ concurrency: 1, maxQueued: MAX_QUEUED })

  /** Verifies the password unless a limit is exceeded; null when it is wrong. */
  function attempt<Proof>(guesser: Guesser, check: () => Promise<Proof | null>): Promise<Proof | null> {
    const keys = keysOf(guesser)
    // Serialized, so that a concurrent attempt sees the back-off of the one before.
    return guessing(keys.pair, async () => {
      const counters = await counting(async () => {
        // Counting writes to the disk: yield, so that a flood does not block the event loop.
        await nextTurnOfTheLoop()
        return count(keys)
      })
      try {
        const proof = await check()
        if (proof !== null) await succeed(keys, counters)
        return proof
      } catch (error) {
        // The attempt gave no information about the password, so it is not counted.
        await giveBack(counters)
        await limits.reset(keys.pause)
        throw error
      }
    })
  }

  async function count(keys: Keys): Promise<Counter[]> {
    const known = await limits.find(keys.known, KNOWN_MS)
    const counters = [
      { key: keys.pair, limit: PER_NAME_AND_NETWORK },
      { key: keys.network, limit: PER_NETWORK },
      ...(keys.site ? [{ key: keys.site, limit: PER_SITE }] : []),
      ...(known ? [] : [{ key: keys.name, limit: PER_NAME }]),
    ]
    // A refused attempt is not counted: after Retry-After the next one is verified.
    for (const { key, limit } of counters) {
      const found = await limits.find(key, limit.windowMs)
      if (found && found.count >= limit.limit) throw tooMany(found.retryAfterSeconds)
    }
    await beginPause(keys)
    for (const { key, limit } of counters) await limits.require(key, limit, 'too_many_attempts')
    return counters
  }

  /** Before the password is verified, so that other processes see the attempt meanwhile. */
  async function beginPause({ pair, pause }: Keys): Promise<void> {
    const running = await limits.find(pause, WINDOW_MS)
    if (running) throw tooMany(running.retryAfterSeconds)
    const before = await limits.find(pair, WINDOW_MS)
    const windowMs = before
      ? // Never longer than the window, at whose end guesses are checked again.
        Math.min(FIRST_PAUSE_MS * 2 ** before.count, before.retryAfterSeconds * 1_000)
      : FIRST_PAUSE_MS
    await limits.require(pause, { limit: 1, windowMs }, 'too_many_attempts')
  }

  async function succeed({ pair, pause, known }: Keys, counters: readonly Counter[]): Promise<void> {
    await giveBack(counters)
    await limits.reset(pair, pause)
    await limits.renew(known, KNOWN_MS)
  }

  async function giveBack(counters: readonly Counter[]): Promise<void> {
    for (const { key } of counters) await limits.giveBack(key)
  }

  return {
    attempt,
    remember: (guesser: Guesser): Promise<void> => limits.renew(keysOf(guesser).known, KNOWN_MS),
    /** Nobody signed in under this name from this network lately, but from another. Ask it before the attempt. */
    async isNewNetwork(guesser: Guesser): Promise<boolean> {
      const { known, knownOfName } = keysOf(guesser)
      return (
        (await limits.find(known, KNOWN_MS)) === null && (await limits.hasStartingWith(knownOfName, KNOWN_MS))
      )
    },
  }
}

export async function unlock(db: Db, username: string): Promise<void> {
  await resetStartingWith(db, nameKey(username))
  await resetStartingWith(db, codeAttemptsKey(username))
}

export function codeAttemptsKey(username: string): string {
  return `code of ${digest(username)}`
}

type Keys = ReturnType<typeof keysOf>

function keysOf({ username, address }: Guesser) {
  const name = nameKey(username)
  const network = digest(networkOf(address))
  const site = siteOf(address)
  const pair = `${name} from ${network}`
  const knownOfName = `login known ${digest(username)} `
  return {
    name,
    pair,
    pause: `${pair} pause`,
    network: `login from ${network}`,
    site: site === null ? null : `login from site ${digest(site)}`,
    known: `${knownOfName}${network}`,
    knownOfName,
  }
}

function nameKey(username: string): string {
  return `login as ${digest(username)}`
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('too_many_attempts', { retryAfterSeconds })
}
