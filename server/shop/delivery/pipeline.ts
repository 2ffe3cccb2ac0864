import type { Pipeline, SendAction } from '#contract/shop/delivery.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { dayStart } from '#server/platform/kernel/jakarta.ts'
import * as lanes from './send-action-lanes.repository.ts'
import type { ListedSendAction } from './send-action-list.repository.ts'

const LANE_ROWS = 20

type Deps = Pick<Core, 'db' | 'clock'> & {
  countsTests: boolean
  show(row: ListedSendAction): SendAction
}

export async function readPipeline({ db, clock, countsTests, show }: Deps): Promise<Pipeline> {
  const test = countsTests ? 'shown' : 'hidden'
  const [counts, queued, needs, waiting, delivered] = await Promise.all([
    lanes.countByState(db, countsTests),
    lanes.countQueued(db, countsTests),
    lanes.listOldest(db, { needsPerson: true, test }, LANE_ROWS),
    lanes.listOldest(db, { needsPerson: false, state: 'queued', test }, LANE_ROWS),
    lanes.countDelivered(db, dayStart(clock.now()), countsTests),
  ])
  return {
    waiting: { count: queued.reduce((sum, { count }) => sum + count, 0), actions: waiting.map(show) },
    needs_person: {
      count: counts.unknown + counts.failed + counts.held,
      oldest_at: needs.map(({ changed_at }) => changed_at).sort()[0] ?? null,
      actions: needs.map(show),
    },
    delivered_today: delivered,
  }
}
