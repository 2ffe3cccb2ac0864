// The Go live screen: runs the checks and keeps their last results.

import type { Checks, Seen } from '#contract/monitoring/checks.schema.ts'
import { CHECK_PARTS, type CheckPart, type CheckResult, stateOfPart } from '#contract/monitoring/checks.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { deleteResultsExcept, listResults, storeResults } from './check-results.repository.ts'
import type { CheckDeps } from './deps.ts'
import { listChecks, listSecretValues } from './list-checks.ts'
import { runChecks } from './run-checks.ts'

type Deps = CheckDeps & {
  limits: Pick<Limits, 'take'>
  secrets: { current(): ReadonlyMap<string, string> }
  /** What visitors see right now. */
  look(): Promise<Seen[]>
}

/** "Test everything" is one call for each part. */
const LIMIT = { limit: 60, windowMs: 60_000 }
const RUNS = { concurrency: 3, maxQueued: 40 }

export type ChecksService = ReturnType<typeof createChecks>

export function createChecks(deps: Deps) {
  const { db, limits, secrets, look, clock } = deps
  const semaphore = createSemaphore(RUNS)

  /** Results of servers and channels that are gone are left out. */
  async function listCurrent(): Promise<{ parts: CheckPart[]; results: CheckResult[] }> {
    const checks = listChecks(deps)
    const stored = new Map((await listResults(db)).map((result) => [result.id, result]))
    return {
      parts: CHECK_PARTS.filter((part) => checks.some((check) => check.part === part)),
      results: checks.flatMap(({ id }) => stored.get(id) ?? []),
    }
  }

  async function report(): Promise<Checks> {
    const [current, visitors] = await Promise.all([listCurrent(), look()])
    return { ...current, visitors }
  }

  return {
    report,

    async run(part: CheckPart | undefined, admin: string): Promise<Checks> {
      const { allowed, retryAfterSeconds } = await limits.take(`checks ${admin}`, LIMIT)
      if (!allowed) throw new AppError('too_many_requests', { retryAfterSeconds })
      const all = listChecks(deps)
      const chosen = all.filter((check) => part === undefined || check.part === part)
      const hidden = listSecretValues(deps, secrets.current().values())
      const results = await semaphore(() => runChecks(chosen, { clock, secrets: hidden }))
      await storeResults(db, results)
      if (part === undefined)
        await deleteResultsExcept(
          db,
          all.map(({ id }) => id),
        )
      return report()
    },

    /** For the navigation; null until something was tested. */
    async count(): Promise<{ ready: number; total: number } | null> {
      const { parts, results } = await listCurrent()
      if (results.length === 0) return null
      const states = parts.map((part) => {
        const own = results.filter((result) => result.part === part)
        return own.length > 0 ? stateOfPart(own.map(({ state }) => state)) : null
      })
      const used = states.filter((state) => state !== 'off')
      return { ready: used.filter((state) => state === 'ready').length, total: used.length }
    },
  }
}
