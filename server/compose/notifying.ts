// What notifies the owner of events, besides the services that cause them: the worker, outages, the daily summary.
import type { Part } from '#contract/monitoring/health.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import type { SendActions } from '#server/shop/delivery/send-actions.service.ts'
import type { Transactions } from '#server/shop/payments/transactions.service.ts'
import { createDailySummary } from '#server/team/notices/daily-summary.service.ts'
import { createNoticesWorker } from '#server/team/notices/notices-worker.service.ts'
import { createOutageWatch, type Watched } from '#server/team/notices/watch-outages.service.ts'
import type { World } from './world.ts'

export type FindOutage = (part: Part) => Outage | null

type Deps = {
  delivery: Pick<Delivery, 'outageOf'>
  admin: {
    transactions: Pick<Transactions, 'sumBetween' | 'countFlagged'>
    sendActions: Pick<SendActions, 'counts'>
  }
  findOutage: FindOutage
}

/** Delivery is reported for each server. Without the database nothing can be stored. */
const WATCHED_PARTS = ['payments', 'status', 'leaderboards', 'voters', 'files'] as const

export function createNotifying(world: World, { delivery, admin, findOutage }: Deps) {
  const { noticeChannels: channels, sendNotice: send } = world
  const watched = (): Watched[] => [
    ...WATCHED_PARTS.map((part) => ({ part, server: null, outage: findOutage(part) })),
    ...world.servers.current().list.map(({ id, name }) => ({
      part: 'delivery' as const,
      server: { id, name },
      outage: delivery.outageOf(id),
    })),
  ]
  return {
    noticesWorker: createNoticesWorker({ ...world, channels, send }),
    outageWatch: createOutageWatch({ ...world, watched }),
    dailySummary: createDailySummary({
      ...world,
      sumBetween: admin.transactions.sumBetween,
      countAttention: async () => {
        const [{ failed, unknown }, flagged] = await Promise.all([
          admin.sendActions.counts(),
          admin.transactions.countFlagged(),
        ])
        return failed + unknown + flagged
      },
    }),
  }
}
