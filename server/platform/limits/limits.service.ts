// Rate limits in fixed windows, counted in the database, so that they hold across restarts and processes. A loss of
// power may take back the last ones.
import { createHash } from 'node:crypto'
import type { ErrorCode } from '#contract/errors.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { CLOCK_SKEW_MS } from '#server/platform/kernel/clock.ts'
import { unsynced } from '#server/platform/kernel/work-context.ts'
import {
  countInWindow,
  deleteEndedWindows,
  deleteWindows,
  findWindow,
  hasWindowStartingWith,
  restartWindow,
  uncount,
} from './limits.repository.ts'

export { deleteWindowsStartingWith as resetStartingWith } from './limits.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'>

/** Hashed: fixed length, and no names or addresses in the table. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** A fixed window, which starts with its first event. */
export type Limit = { limit: number; windowMs: number }

export type Taken = {
  allowed: boolean
  /** Events in the window, including this one. */
  count: number
  retryAfterSeconds: number
}

export type Limits = ReturnType<typeof createLimits>

export function createLimits({ db, clock }: Deps) {
  function secondsUntil(moment: Date): number {
    return Math.max(1, Math.ceil((moment.getTime() - clock.now().getTime()) / 1_000))
  }

  /** An end that lies further ahead than a window is long was written by a clock that was ahead, and counts as over. */
  function untilOf(windowMs: number) {
    const now = clock.now()
    return { now, latest: new Date(now.getTime() + windowMs + CLOCK_SKEW_MS) }
  }

  /** Counts the event, also when it is refused. */
  async function take(key: string, { limit, windowMs }: Limit): Promise<Taken> {
    const until = untilOf(windowMs)
    const endsAt = new Date(until.now.getTime() + windowMs)
    const { count, endsAt: end } = await unsynced(() => countInWindow(db, key, { ...until, endsAt }))
    return { allowed: count <= limit, count, retryAfterSeconds: secondsUntil(end) }
  }

  return {
    take,

    /** Counts the event, and throws when it is one too many. */
    async require(key: string, limit: Limit, code: ErrorCode = 'too_many_requests'): Promise<void> {
      const { allowed, retryAfterSeconds } = await take(key, limit)
      if (!allowed) throw new AppError(code, { retryAfterSeconds })
    },

    /** The open window, without counting; null when there is none. */
    async find(key: string, windowMs: number): Promise<{ count: number; retryAfterSeconds: number } | null> {
      const found = await findWindow(db, key, untilOf(windowMs))
      return found && { count: found.count, retryAfterSeconds: secondsUntil(found.endsAt) }
    },

    hasStartingWith: (start: string, windowMs: number): Promise<boolean> =>
      hasWindowStartingWith(db, start, untilOf(windowMs)),

    /** Takes back an event that should not count. */
    giveBack: (key: string): Promise<void> => unsynced(() => uncount(db, key)),

    renew: (key: string, windowMs: number): Promise<void> =>
      restartWindow(db, key, new Date(clock.now().getTime() + windowMs)),

    reset: (...keys: string[]): Promise<void> => deleteWindows(db, keys),

    sweep: (): Promise<void> => deleteEndedWindows(db, clock.now()),
  }
}
