// The Today screen: the attention queue, the figures of the day in Jakarta, and the last orders.

import { may, type Role } from '#contract/permissions.ts'
import { isOrderDelivery } from '#contract/shop/order-delivery.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import type { ServerReport } from '#contract/team/overview.schema.ts'
import type { LastOrder, Revenue, Today } from '#contract/team/today.schema.ts'
import { dayStart, jakartaDay } from '#server/platform/kernel/jakarta.ts'
import { countQueue, type QueueDeps, readQueue, sourcesOf } from './attention-queue.ts'
import {
  countDelivered,
  type DaySum,
  listDays,
  listLastOrders,
  listNewAccess,
  sumPrices,
} from './today.repository.ts'

type Deps = QueueDeps & { reportServers(): Promise<ServerReport[]> }

const DAY_MS = 24 * 60 * 60_000
const WEEK_DAYS = 7
const SHOWN_DAYS = 14
const USUAL_WEEKS = 4
/** A wide second screen shows them all. */
const LAST_ORDERS = 19
const QUEUE_MAX = 20

export function createToday(deps: Deps) {
  const { db, clock, countsTests: withTests = false } = deps
  return async ({ role, username }: { role: Role; username: string }): Promise<Today> => {
    const now = clock.now()
    const since = dayStart(now)
    const daysAgo = (days: number) => jakartaDay(new Date(now.getTime() - days * DAY_MS))
    const lastWeek = new Date(now.getTime() - WEEK_DAYS * DAY_MS)
    const [servers, days, delivered, compared, orders, newAccess] = await Promise.all([
      deps.reportServers(),
      listDays(db, daysAgo(USUAL_WEEKS * WEEK_DAYS), withTests),
      countDelivered(db, { since, withTests }),
      sumPrices(db, {
        since: new Date(since.getTime() - WEEK_DAYS * DAY_MS),
        until: lastWeek,
        withTests,
      }),
      listLastOrders(db, { withTests, limit: LAST_ORDERS }),
      role === 'owner' ? listNewAccess(db, { since: lastWeek, except: username }) : [],
    ])
    const sources = sourcesOf(deps, role, servers)
    const [queue, length] = await Promise.all([readQueue(sources), countQueue(sources)])
    const today = days.find(({ day }) => day === daysAgo(0))
    return {
      queue: queue.slice(0, QUEUE_MAX),
      more: Math.max(0, length - QUEUE_MAX),
      orders: today?.orders ?? 0,
      paid: today?.paid ?? 0,
      delivered,
      revenue: may(role, 'money') ? { ...revenueOf(days, daysAgo), compared: compared || null } : null,
      last_orders: orders.map(toLastOrder),
      new_access: newAccess.map(({ action, admin, subject, at }) => ({
        kind: action === 'passkey_added' ? 'passkey' : 'owner',
        admin: subject ?? admin,
        at,
      })),
    }
  }
}

function revenueOf(days: readonly DaySum[], daysAgo: (days: number) => string): Omit<Revenue, 'compared'> {
  const revenueOn = (day: string) => days.find((sum) => sum.day === day)?.revenue ?? 0
  const shown = Array.from({ length: SHOWN_DAYS }, (_, place) => {
    const day = daysAgo(SHOWN_DAYS - 1 - place)
    return { day, revenue: revenueOn(day) }
  })
  const weekday = Array.from({ length: USUAL_WEEKS }, (_, place) =>
    revenueOn(daysAgo((place + 1) * WEEK_DAYS)),
  ).filter((revenue) => revenue > 0)
  const sum = weekday.reduce((total, revenue) => total + revenue, 0)
  const hasChart = shown.some(({ revenue }) => revenue > 0)
  return {
    today: revenueOn(daysAgo(0)),
    usual: weekday.length > 0 ? Math.round(sum / weekday.length) : null,
    days: hasChart ? shown : [],
  }
}

type Row = Awaited<ReturnType<typeof listLastOrders>>[number]

function toLastOrder({ id, status, delivery, needs_person, is_test, ...row }: Row): LastOrder {
  return {
    ...row,
    _id: id,
    status: shownStatus(status),
    needs_person: needs_person === 1,
    is_test: is_test === 1,
    delivery: isOrderDelivery(delivery) ? delivery : null,
  }
}
