// First screen of the admin area: what needs a person, today's orders, and the state of external services.
import { PARTS, type Part, type PartMode } from '#contract/health.ts'
import type { Overview } from '#contract/overview.schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { dayStart } from '#server/kernel/jakarta.ts'
import type { Outage } from '#server/kernel/outage.ts'

type Deps = {
  clock: Clock
  parts(): Record<Part, { mode: PartMode; uses: string }>
  findOutage(part: Part): Outage | null
  countSendActions(): Promise<{ unknown: number; failed: number; waiting: number }>
  countFlagged(): Promise<number>
  sumSince(since: Date): Promise<Overview['today']>
  countImages(): Promise<Overview['images']>
}

export type OverviewService = ReturnType<typeof createOverview>

const WHY_MAX_LENGTH = 200

export function createOverview(deps: Deps) {
  const { clock, parts, findOutage, countSendActions, countFlagged, sumSince, countImages } = deps

  return {
    async look(admin: string): Promise<Overview> {
      const [actions, flagged, today, images] = await Promise.all([
        countSendActions(),
        countFlagged(),
        sumSince(dayStart(clock.now())),
        countImages(),
      ])
      return {
        admin,
        needs_person: {
          unknown_deliveries: actions.unknown,
          failed_deliveries: actions.failed,
          flagged_transactions: flagged,
        },
        waiting_deliveries: actions.waiting,
        today,
        images,
        parts: PARTS.map((part) => ({ part, ...parts()[part], ...shownOutage(findOutage(part)) })),
      }
    },
  }
}

/** Driver messages may contain a connection URL with its password. */
function shownOutage(outage: Outage | null): { trouble: string | null; since: string | null } {
  if (!outage) return { trouble: null, since: null }
  const why = outage.why.replace(/\/\/[^@/\s]+@/g, '//…@').slice(0, WHY_MAX_LENGTH)
  return { trouble: why, since: outage.since }
}
