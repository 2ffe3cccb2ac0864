// Delivery of paid orders: wires queue and workers, and shows buyers and admins its progress.

import { inGameUsername } from '#contract/network/username.ts'
import { buyerDeliveryState, type SendActionState } from '#contract/shop/delivery.ts'
import { groupResends, isHeld } from '#contract/shop/order-delivery.ts'
import type { Delivery as BuyerDelivery } from '#contract/shop/payment.schema.ts'
import type { DeliveryState } from '#contract/shop/payment.ts'
import type { ServerReport } from '#contract/team/overview.schema.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'
import { createRepeatNotice } from './delivery-notice.ts'
import { createOrderDeliveries } from './order-deliveries.ts'
import { createQueue } from './queue.ts'
import { listAwaitedBefore, type Sends } from './send-action-claim.repository.ts'
import { countQueued, type QueuedCount } from './send-action-lanes.repository.ts'
import { listStandings, type Standing } from './send-action-list.repository.ts'
import { createServerWorkers, type WorkersDeps } from './server-workers.ts'

type Deps = Omit<WorkersDeps, 'queue' | 'ownsQueueAlone'> &
  Partial<Pick<WorkersDeps, 'ownsQueueAlone'>> & {
    /** Payments are play money, so test orders are delivered as well. */
    countsTests?: boolean
    notices: Pick<Notices, 'record'>
    /** Besides those that plugins are known to read as something else than a player. */
    reservedUsernames?: readonly string[]
  }

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ ownsQueueAlone = false, ...deps }: Deps) {
  const { db, servers, countsTests = false } = deps
  /** A simulated game takes only what play money has bought. */
  const sends = (): Sends => (!countsTests ? 'real' : servers.current().simulated.rcon ? 'test' : 'all')
  const queue = createQueue({ ...deps, sends })
  const { of: workerOf, ...workers } = createServerWorkers({ ...deps, queue, ownsQueueAlone })

  function outageOf(server: string | null): Outage | null {
    return workerOf(server)?.outage() ?? null
  }

  return {
    ...createOrderDeliveries(deps),
    noticeRepeated: createRepeatNotice(deps),
    /** Null for an order without send actions. */
    async findDelivery(orderId: string): Promise<BuyerDelivery | null> {
      return toBuyerDelivery(await listStandings(db, orderId), { find: servers.find, outageOf })
    },
    ...workers,
    takeOver: queue.takeOver,
    outageOf,
    sends,
    nextTryAt: (server: string | null): Date | null => workerOf(server)?.nextTryAt() ?? null,
    reportServers: async (): Promise<ServerReport[]> =>
      toReports(await countQueued(db, countsTests), { servers, outageOf }),
    /** The names in the game of players that commands have waited for since before `at`. */
    async listAwaited(at: Date): Promise<string[]> {
      const awaited = await listAwaitedBefore(db, at.toISOString())
      return awaited.flatMap(({ username, server }) => {
        const found = servers.find(server)
        return found ? [inGameUsername(username, found.bedrockPrefix)] : []
      })
    },
    /** The longest outage of a server. */
    consoleOutage(): Outage | null {
      const { list } = servers.current()
      const outages = list.flatMap(({ id, name }) => {
        const outage = outageOf(id)
        return outage ? [list.length > 1 ? { ...outage, why: `${name}: ${outage.why}` } : outage] : []
      })
      return outages.sort((a, b) => (a.since < b.since ? -1 : 1))[0] ?? null
    },
  }
}

type Context = { find: Servers['find']; outageOf(server: string | null): Outage | null }

/** Furthest from delivered first. */
const ORDER: readonly DeliveryState[] = ['checking', 'waiting', 'queued', 'delivered']

/** `actions`: every send action of the order, oldest first; the one furthest from delivered counts. Null without any. */
export function toBuyerDelivery(actions: readonly Standing[], context: Context): BuyerDelivery | null {
  const rows = actions.filter(({ purpose }) => purpose === 'delivery')
  if (rows.length === 0) return null
  const parts = groupResends(rows).map((attempts) => stateOf(attempts, context))
  const state = ORDER.find((one) => parts.some((part) => part.state === one)) ?? 'queued'
  const times = parts.filter((part) => part.state === state).map(({ at }) => at)
  const at = times.sort().at(state === 'delivered' ? -1 : 0) ?? ''
  const join = [...new Set(parts.flatMap((part) => part.join ?? []))]
  const isAboveLimit = state === 'checking' && rows.some((row) => isHeld(row) && row.held === 'limit')
  return { state, at, ...(join.length > 0 && { join }), ...(isAboveLimit && { above_limit: true }) }
}

/** A delivery that succeeded once stays delivered, even when it is resent. */
function stateOf(attempts: readonly Standing[], { find, outageOf }: Context): BuyerDelivery {
  const done = attempts.find(({ state }) => state === 'done')
  if (done) return { state: 'delivered', at: done.success_at ?? done.changed_at }
  const latest = attempts.at(-1) as Standing
  const { created_at, changed_at } = latest
  const server = find(latest.server)
  const outage = outageOf(latest.server)
  if (latest.state === 'queued' && !outage) {
    if (!server?.rcon) return { state: 'waiting', at: created_at }
    if (latest.wait_online === 1) return { state: 'waiting', at: created_at, join: [server.name] }
  }
  const isBlocked = outage !== null && latest.state === 'queued' && latest.attempts === 0
  const shown = buyerDeliveryState(latest.state as SendActionState, isBlocked ? 1 : latest.attempts)
  if (shown === 'queued') return { state: shown, at: created_at }
  return { state: shown, at: isBlocked && outage.since > created_at ? outage.since : changed_at }
}

type Consoles = Pick<Context, 'outageOf'> & { servers: Pick<Servers, 'current' | 'first'> }

function toReports(counts: readonly QueuedCount[], { servers, outageOf }: Consoles): ServerReport[] {
  const { list, simulated } = servers.current()
  const queued = Map.groupBy(counts, ({ server }) => server ?? servers.first())
  const gone = [...queued.keys()].filter((id) => list.every((server) => server.id !== id))
  const mode = simulated.rcon ? ('sandbox' as const) : ('real' as const)
  const all = [
    ...list.map(({ id, name, rconLacks }) => ({
      id,
      name,
      mode,
      waits_for: rconLacks && (`rcon_${rconLacks}` as const),
    })),
    ...gone.map((id) => ({ id, name: id, mode: 'real' as const, waits_for: 'server' as const })),
  ]
  return all.map((server) => {
    const { why = null, since = null } = outageOf(server.id) ?? {}
    return { ...server, trouble: why, since, ...countsOf(queued.get(server.id)) }
  })
}

function countsOf(counts: readonly QueuedCount[] = []) {
  const sum = (waitOnline: number) =>
    counts.filter((one) => one.wait_online === waitOnline).reduce((total, { count }) => total + count, 0)
  return { waiting: sum(0), awaiting_players: sum(1) }
}
