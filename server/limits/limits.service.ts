// How often something may be done: counted in the database, so that a restart or a second process forgets nothing.
import type { Database, Db } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import {
  countInWindow,
  deleteEndedWindows,
  deleteWindows,
  deleteWindowsStartingWith,
  findWindow,
  restartWindow,
  uncount,
} from './limits.repository.ts'

type Deps = { db: Database; clock: Clock }

/** At most so many in a window; it begins with the first and ends for all at once. */
export type Limit = { limit: number; windowMs: number }

export type Taken = {
  allowed: boolean
  /** Which one in the window this was. */
  count: number
  /** Until the window ends. */
  retryAfterSeconds: number
}

export type Limits = ReturnType<typeof createLimits>

export function createLimits({ db, clock }: Deps) {
  function secondsUntil(moment: Date): number {
    return Math.max(1, Math.ceil((moment.getTime() - clock.now().getTime()) / 1_000))
  }

  return {
    /** Counts this one, allowed or not. */
    async take(key: string, { limit, windowMs }: Limit): Promise<Taken> {
      const now = clock.now()
      const endsAt = new Date(now.getTime() + windowMs)
      const { count, endsAt: end } = await countInWindow(db, { key, now, endsAt })
      return { allowed: count <= limit, count, retryAfterSeconds: secondsUntil(end) }
    },

    /** The window that runs, without counting; null when none does. */
    async find(key: string): Promise<{ count: number; retryAfterSeconds: number } | null> {
      const found = await findWindow(db, key, clock.now())
      return found && { count: found.count, retryAfterSeconds: secondsUntil(found.endsAt) }
    },

    /** For what should not have counted after all. */
    giveBack: (key: string): Promise<void> => uncount(db, key),

    /** Begins the window again, so that it ends as late as if it had begun now. */
    async renew(key: string, windowMs: number): Promise<void> {
      await restartWindow(db, { key, endsAt: new Date(clock.now().getTime() + windowMs) })
    },

    /** As if nothing had been counted. */
    reset: (...keys: string[]): Promise<void> => deleteWindows(db, keys),

    /** Forgets the windows that are over. */
    sweep: (): Promise<void> => deleteEndedWindows(db, clock.now()),
  }
}

/** In the caller's transaction: as if nothing had been counted under any key that starts so. */
export function resetStartingWith(db: Db, start: string): Promise<void> {
  return deleteWindowsStartingWith(db, start)
}
