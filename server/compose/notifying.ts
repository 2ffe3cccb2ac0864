// The notifiers of the owner besides the services that cause events: the worker, outages, the daily summary.
import type { Part } from '#contract/monitoring/health.ts'
import { NETWORK_ID } from '#contract/settings/servers.schema.ts'
import type { Status } from '#server/network/status/status.service.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import type { Delivery } from '#server/shop/delivery/delivery.service.ts'
import type { SendActions } from '#server/shop/delivery/send-actions.service.ts'
import type { Orders } from '#server/shop/payments/orders.service.ts'
import { createDailySummary } from '#server/team/notices/daily-summary.service.ts'
import { createNoticesWorker } from '#server/team/notices/notices-worker.service.ts'
import { createOutageWatch, type Watched } from '#server/team/notices/watch-outages.service.ts'
import type { World } from './world.ts'

export type FindOutage = (part: Part) => Outage | null

type Deps = {
  delivery: Pick<Delivery, 'outageOf'>
  status: Pick<Status, 'outages'>
  admin: {
    orders: Pick<Orders, 'sumBetween' | 'countFlagged'>
    sendActions: Pick<SendActions, 'counts'>
  }
  findOutage: FindOutage
}

/** Delivery and status are reported for each server. Without the database nothing can be stored. */
const WATCHED_PARTS = ['payments', 'leaderboards', 'voters', 'files'] as const

export function createNotifying(world: World, { delivery, status, admin, findOutage }: Deps) {
  const { core, shownSettings, notices, ownsDatabase, publicUrl } = world
  const { noticeChannels: channels, sendNotice: send } = world
  const pingOutage = (id: string) => status.outages().get(id) ?? null
  const ofServers = (part: Part, outageOf: (id: string) => Outage | null): Watched[] =>
    world.servers.current().list.map(({ id, name }) => ({ part, server: { id, name }, outage: outageOf(id) }))
  const watched = (): Watched[] => [
    ...WATCHED_PARTS.map((part) => ({ part, server: null, outage: findOutage(part) })),
    { part: 'status', server: null, outage: pingOutage(NETWORK_ID) },
    ...ofServers('status', pingOutage),
    ...ofServers('delivery', delivery.outageOf),
  ]
  return {
    noticesWorker: createNoticesWorker({ ...core, shownSettings, ownsDatabase, publicUrl, channels, send }),
    outageWatch: createOutageWatch({ ...core, notices, watched }),
    dailySummary: createDailySummary({
      ...core,
      shownSettings,
      notices,
      sumBetween: admin.orders.sumBetween,
      countAttention: async () => {
        const [{ failed, unknown, held }, flagged] = await Promise.all([
          admin.sendActions.counts(),
          admin.orders.countFlagged(),
        ])
        return failed + unknown + held + flagged
      },
    }),
  }
}
