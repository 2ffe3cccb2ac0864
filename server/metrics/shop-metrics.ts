// Orders and deliveries, read from the database when somebody asks: services know nothing of it.
import { SEND_ACTION_STATES } from '#contract/delivery.ts'
import { PAYMENT_STATUSES } from '#contract/payment.ts'
import type { Database } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import { type Family, gauge, labelled } from './exposition.ts'
import { findLastBackup } from './last-backup.repository.ts'
import {
  type Counts,
  countDeliveries,
  countForPerson,
  countOrders,
  lookAtQueue,
} from './shop-metrics.repository.ts'

type Deps = { db: Database; clock: Clock }
type Totals = { orders: Counts; deliveries: Counts }

/** Counting all rows of a large shop takes a while, and SQLite counts on the one thread that serves. */
const TOTALS_KEPT_MS = 60_000

export function createShopFigures({ db, clock }: Deps) {
  let kept: { totals: Totals; until: number } | null = null

  async function totals(): Promise<Totals> {
    const now = clock.now().getTime()
    if (kept && now < kept.until) return kept.totals
    const fresh = { orders: await countOrders(db), deliveries: await countDeliveries(db) }
    kept = { totals: fresh, until: now + TOTALS_KEPT_MS }
    return fresh
  }

  function secondsSince(moment: Date): number {
    return Math.max(0, (clock.now().getTime() - moment.getTime()) / 1_000)
  }

  async function families(): Promise<Family[]> {
    const { orders, deliveries } = await totals()
    const [forPerson, { waiting, oldestAt }, backupAt] = await Promise.all([
      countForPerson(db),
      lookAtQueue(db),
      findLastBackup(db),
    ])
    return [
      labelled('gauge', 'angkasa_orders', 'Orders by status, at most a minute old.', [
        'status',
        { ...none(PAYMENT_STATUSES), ...orders },
      ]),
      labelled('gauge', 'angkasa_deliveries', 'Deliveries by state, at most a minute old.', [
        'state',
        { ...none(SEND_ACTION_STATES), ...deliveries },
      ]),
      labelled('gauge', 'angkasa_needs_person', 'What waits for an admin to look at it.', [
        'what',
        forPerson,
      ]),
      gauge('angkasa_queue_waiting', 'Deliveries that are not sent yet.', waiting),
      gauge(
        'angkasa_queue_oldest_seconds',
        'How long the oldest of them waits.',
        oldestAt === null ? 0 : secondsSince(new Date(oldestAt)),
      ),
      // Without a backup there is no age; absent() finds that case.
      ...(backupAt
        ? [
            gauge(
              'angkasa_backup_age_seconds',
              'Since the last backup that succeeded.',
              secondsSince(backupAt),
            ),
          ]
        : []),
    ]
  }

  return { families }
}

/** A status that nothing has yet is a zero, not a gap. */
function none(names: readonly string[]): Counts {
  return Object.fromEntries(names.map((name) => [name, 0]))
}
