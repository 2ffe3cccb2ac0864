// How often a password may be guessed: counted per name and per address, with pauses that double.
import { createHash } from 'node:crypto'
import { setImmediate as nextTurnOfTheLoop } from 'node:timers/promises'
import { AppError } from '#server/kernel/app-error.ts'
import { networkOf } from '#server/kernel/network-of.ts'
import { createTurns } from '#server/kernel/turns.ts'
import type { Limit, Limits } from '#server/limits/limits.service.ts'

const WINDOW_MS = 15 * 60 * 1_000
const GUESSES_PER_NAME = { limit: 10, windowMs: WINDOW_MS }
const GUESSES_PER_ADDRESS = { limit: 30, windowMs: WINDOW_MS }
const FIRST_PAUSE_MS = 1_000
const KNOWN_MS = 30 * 24 * 60 * 60 * 1_000
/** More than anybody but a flood sends at one moment. */
const WAITING_AT_MOST = 1_000

export type Guesser = { username: string; address: string }

/** Tells afterwards how it went. */
export type Guess = { right(): Promise<void>; wrong(): Promise<void> }

export type LoginGuesses = ReturnType<typeof createLoginGuesses>

export function createLoginGuesses(limits: Limits) {
  const turns = createTurns({ atOnce: 1, waitingAtMost: WAITING_AT_MOST })

  /** Ends the request when there were too many, whether this one is right or not. */
  function begin(guesser: Guesser): Promise<Guess> {
    return turns(async () => {
      // Counting writes to the disk: a crowd is counted one by one, and everybody else gets a turn in between.
      await nextTurnOfTheLoop()
      return count(guesser)
    })
  }

  /** Seconds until there are guesses again; undefined while there are some. */
  async function usedUp(key: string, { limit }: Limit): Promise<number | undefined> {
    const found = await limits.find(key)
    return found && found.count >= limit ? found.retryAfterSeconds : undefined
  }

  async function count({ username, address }: Guesser): Promise<Guess> {
    const from = digest(networkOf(address))
    const addressKey = `login from ${from}`
    const knownKey = `login known ${digest(username)} ${from}`
    // Who signed in from here before has guesses of their own: strangers cannot lock the admin out for good.
    const known = await limits.find(knownKey)
    const nameKey = `login as ${digest(username)}${known ? ` ${from}` : ''}`
    const pauseKey = `${nameKey} pause`

    // Who waits as long as they are told is let in. Nothing is written for those who are refused.
    const wait =
      (await usedUp(nameKey, GUESSES_PER_NAME)) ??
      (await usedUp(addressKey, GUESSES_PER_ADDRESS)) ??
      (await limits.find(pauseKey))?.retryAfterSeconds
    if (wait !== undefined) throw tooMany(wait)
    const byAddress = await limits.take(addressKey, GUESSES_PER_ADDRESS)
    if (!byAddress.allowed) throw tooMany(byAddress.retryAfterSeconds)
    const byName = await limits.take(nameKey, GUESSES_PER_NAME)
    if (!byName.allowed) throw tooMany(byName.retryAfterSeconds)

    return {
      async right() {
        await limits.giveBack(addressKey)
        await limits.giveBack(nameKey)
        if (!known) await limits.take(knownKey, { limit: 1, windowMs: KNOWN_MS })
      },
      async wrong() {
        const pauseMs = FIRST_PAUSE_MS * 2 ** (byName.count - 1)
        // Never longer than the window: whoever waits for its end is let in.
        const windowMs = Math.min(pauseMs, byName.retryAfterSeconds * 1_000)
        await limits.take(pauseKey, { limit: 1, windowMs })
      },
    }
  }

  return { begin }
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('too_many_attempts', { retryAfterSeconds })
}

/** Keys have one length, and names and addresses do not lie around. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
