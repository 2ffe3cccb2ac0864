import { Gauge, Registry } from 'prom-client'
import { SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import { PAYMENT_STATUSES } from '#contract/shop/payment.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { countUndelivered, type StateCount } from '#server/team/notices/notices.service.ts'
import { findLastBackup } from './last-backup.repository.ts'
import { countBy, countForPerson, type QueuePart, readQueues } from './shop-metrics.repository.ts'

/** A cancelled one is stored as failed, a held one as unknown. */
const STORED_STATES = SEND_ACTION_STATES.filter((state) => state !== 'cancelled' && state !== 'held')

type Deps = Pick<Core, 'db' | 'clock'> & {
  servers: Pick<Servers, 'current' | 'first'>
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
  noticeChannelIds(): readonly string[]
}

/** In a registry of their own, so that they can be left out while the database does not answer. */
export function createShopMetrics({ db, clock, servers, noticeChannelIds, countsTests = false }: Deps) {
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const orders = gauge('angkasa_orders', 'Orders by status, at most a minute old.', ['status'])
  const deliveries = gauge('angkasa_deliveries', 'Deliveries by state, at most a minute old.', ['state'])
  const needsPerson = gauge('angkasa_needs_person', 'Orders and deliveries that wait for an admin.', ['what'])
  const queueWaiting = gauge('angkasa_queue_waiting', 'Deliveries that are not sent yet.', ['server'])
  const queueOldest = gauge('angkasa_queue_oldest_seconds', 'Age of the oldest of them.', ['server'])
  const awaiting = gauge('angkasa_queue_awaiting_players', 'Deliveries that wait for players.', ['server'])
  const backupAge = gauge('angkasa_backup_age_seconds', 'Since the last successful backup.')
  const noticesWaiting = gauge('angkasa_notices_waiting', 'Notices that are not delivered yet.', ['channel'])
  const noticesOldest = gauge('angkasa_notices_oldest_seconds', 'Age of the oldest of them.', ['channel'])
  const noticesFailed = gauge('angkasa_notices_failed', 'Notices that were given up in the last 30 days.', [
    'channel',
  ])

  /** Counting reads a whole index, and SQLite does so on the thread that serves requests. */
  const totals = createCache(async () => {
    const orders = await countBy(db, ['orders', 'status'], countsTests)
    return { orders, deliveries: await countBy(db, ['send_action', 'state'], countsTests) }
  }, clock)

  function secondsSince(moment: string): number {
    return Math.max(0, (clock.now().getTime() - Date.parse(moment)) / 1_000)
  }

  function setQueues(parts: readonly QueuePart[]): void {
    const ids = servers.current().list.map(({ id }) => id)
    for (const metric of [queueWaiting, queueOldest, awaiting]) restart(metric, 'server', ids)
    for (const [server, ofServer] of Map.groupBy(parts, (part) => part.server ?? servers.first())) {
      const due = ofServer.filter((part) => !part.isAwaiting)
      const [oldest] = due.map(({ oldestAt }) => oldestAt).sort()
      awaiting.set({ server }, sumOf(ofServer.filter((part) => part.isAwaiting)))
      queueWaiting.set({ server }, sumOf(due))
      if (oldest !== undefined) queueOldest.set({ server }, secondsSince(oldest))
    }
  }

  function setNotices(counts: readonly StateCount[]): void {
    for (const metric of [noticesWaiting, noticesOldest, noticesFailed])
      restart(metric, 'channel', noticeChannelIds())
    for (const { channel, state, count, oldest } of counts) {
      if (state === 'waiting') noticesOldest.set({ channel }, secondsSince(oldest))
      const metric = state === 'waiting' ? noticesWaiting : noticesFailed
      metric.set({ channel }, count)
    }
  }

  return {
    /** Rejects when the database fails. */
    async render(): Promise<string> {
      const counted = await totals.get()
      const [forPerson, queues, backupAt, notices] = await Promise.all([
        countForPerson(db, countsTests),
        readQueues(db, countsTests),
        findLastBackup(db),
        countUndelivered(db),
      ])
      for (const status of PAYMENT_STATUSES) orders.set({ status }, counted.orders[status] ?? 0)
      for (const state of STORED_STATES) deliveries.set({ state }, counted.deliveries[state] ?? 0)
      for (const [what, count] of Object.entries(forPerson)) needsPerson.set({ what }, count)
      setQueues(queues)
      setNotices(notices)
      // Without a backup there is no sample, which the alert rule finds with absent().
      if (backupAt) backupAge.set(secondsSince(backupAt.toISOString()))
      else backupAge.remove()
      return registry.metrics()
    },
  }
}

/** Every server and channel of the settings has samples, also while nothing waits. */
function restart(metric: Gauge, label: string, values: readonly string[]): void {
  metric.reset()
  for (const value of values) metric.set({ [label]: value }, 0)
}

function sumOf(parts: readonly QueuePart[]): number {
  return parts.reduce((sum, { waiting }) => sum + waiting, 0)
}
