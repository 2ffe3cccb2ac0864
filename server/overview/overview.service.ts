// The first screen of the admin area: what needs a person, how the day goes, and what the server talks to.
import { PARTS, type Part, type PartMode } from '#contract/health.ts'
import type { Overview } from '#contract/overview.schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { dayStart } from '#server/kernel/jakarta.ts'
import type { Trouble } from './troubles.service.ts'

type Deps = {
  clock: Clock
  parts: Record<Part, { mode: PartMode; uses: string }>
  findTrouble(part: Part): Trouble | null
  countSendActions(): Promise<{ unknown: number; failed: number; waiting: number }>
  countFlagged(): Promise<number>
  sumSince(since: Date): Promise<Overview['today']>
  countImages(): Promise<Overview['images']>
}

export type OverviewService = ReturnType<typeof createOverview>

const WHY_MAX_LENGTH = 200

export function createOverview(deps: Deps) {
  const { clock, parts, findTrouble, countSendActions, countFlagged, sumSince, countImages } = deps

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
        parts: PARTS.map((part) => ({ part, ...parts[part], ...told(findTrouble(part)) })),
      }
    },
  }
}

/** Messages of drivers may quote the address with its password. */
function told(trouble: Trouble | null): { trouble: string | null; since: string | null } {
  if (!trouble) return { trouble: null, since: null }
  const why = trouble.why.replace(/\/\/[^@/\s]+@/g, '//…@').slice(0, WHY_MAX_LENGTH)
  return { trouble: why, since: trouble.since }
}
