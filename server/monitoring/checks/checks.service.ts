// The Go live screen: runs the checks and keeps their last results.

import type { Checks, VisiblePart } from '#contract/monitoring/checks.schema.ts'
import {
  CHECK_PARTS,
  type CheckPart,
  type CheckResult,
  countReady,
  stateNow,
} from '#contract/monitoring/checks.ts'
import { createSemaphore } from '#server/platform/kernel/semaphore.ts'
import type { Limits } from '#server/platform/limits/limits.service.ts'
import { TROUBLE_REASON } from '#server/shop/payments/payment-troubles.service.ts'
import type { Check } from './check.ts'
import { deleteResultsExcept, findLastChange, listResults, storeResults } from './check-results.repository.ts'
import type { CheckDeps } from './deps.ts'
import { listChecks, listSecretValues } from './list-checks.ts'
import { runChecks } from './run-checks.ts'

type Deps = CheckDeps & {
  limits: Pick<Limits, 'require'>
  secrets: { current(): ReadonlyMap<string, string> }
  describeVisibleParts(): Promise<VisiblePart[]>
}

/** "Test everything" is one call for each part. */
const LIMIT = { limit: 60, windowMs: 60_000 }

export function createChecks(deps: Deps) {
  const { db, limits, secrets, describeVisibleParts, clock } = deps
  const semaphore = createSemaphore({ concurrency: 3, maxQueued: 40 })
  const startedAt = clock.now().toISOString()

  /** Results of servers and channels that are gone are left out. */
  async function listCurrent(): Promise<Omit<Checks, 'visitors'>> {
    const checks = listChecks(deps)
    const stored = new Map((await listResults(db)).map((result) => [result.id, result]))
    const changedAt = await findLastChange(db)
    return {
      valid_from: changedAt && changedAt > startedAt ? changedAt : startedAt,
      parts: CHECK_PARTS.filter((part) => checks.some((check) => check.part === part)),
      results: checks.flatMap((check) => asOfNow(check, stored.get(check.id)) ?? []),
    }
  }

  async function report(): Promise<Checks> {
    const [current, visitors] = await Promise.all([listCurrent(), describeVisibleParts()])
    return { ...current, visitors }
  }

  return {
    report,

    async run(part: CheckPart | undefined, admin: string): Promise<Checks> {
      await limits.require(`checks ${admin}`, LIMIT)
      const all = listChecks(deps)
      const chosen = all.filter((check) => part === undefined || check.part === part)
      const hidden = listSecretValues(deps, secrets.current().values())
      const results = await semaphore(() => runChecks(chosen, { clock, secrets: hidden }))
      await storeResults(db, results)
      if (part === undefined) await deleteResultsExcept(db, all)
      return report()
    },

    /** For the navigation; null until every part is tested. */
    async count(): Promise<{ ready: number; total: number } | null> {
      const { parts, results, valid_from } = await listCurrent()
      const ofPart = (part: CheckPart) => results.filter((result) => result.part === part)
      return countReady(parts.map((part) => stateNow(ofPart(part), valid_from)))
    },
  }
}

/** A stored result, unless the site knows better: what fails now is failing, and what has ended is tested again. */
function asOfNow({ now }: Check, stored: CheckResult | undefined): CheckResult | null {
  if (!stored) return null
  const found = now?.() ?? null
  if (found) return { ...stored, ...found, values: found.values ?? {} }
  return now && TROUBLE_REASON.test(stored.reason) ? null : stored
}
