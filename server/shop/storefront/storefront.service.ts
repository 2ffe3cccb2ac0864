// The store page besides its products: closed or open, the goal of the month, and the last supporters.
import { type SqlBool, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { playerKey } from '#contract/network/player-key.ts'
import { shownUsername } from '#contract/network/username.ts'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { pointsOfCommands } from '#contract/shop/points.ts'
import {
  type ClosedView,
  type GoalView,
  type StorefrontView,
  type SupporterView,
  timeAgo,
} from '#contract/shop/storefront.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { createCache } from '#server/platform/kernel/cache.ts'
import { jakartaDay, monthStart } from '#server/platform/kernel/jakarta.ts'
import { listBlockedKeys } from '#server/shop/players/player-blocks.service.ts'
import { sumPrices } from '#server/shop/sums/sums.service.ts'
import type { Notices } from '#server/team/notices/notices.service.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  shownSettings(): Pick<Settings, 'storefront'>
  countsTests: boolean
  notices: Pick<Notices, 'record'>
  onChange(listener: () => void): void
}

/** More orders are read than are shown: some give no points, some players buy twice. */
const READ_ORDERS = 60
const SHOWN_SUPPORTERS = 6
const DAY_MS = 24 * 60 * 60 * 1_000
const SUPPORTED_DAYS = 30
const MONTH_LENGTH = '2026-11'.length

export function createStorefront(deps: Deps) {
  const { db, clock, shownSettings, countsTests: withTests, notices, onChange } = deps
  let toldGoal = ''
  const sales = createCache(async () => {
    const now = clock.now()
    const [from, until] = [jakartaDay(monthStart(now)), jakartaDay(now)]
    return { month: from, price: await sumPrices(db, { from, until, withTests }) }
  }, clock)
  const paid = createCache(async () => {
    const since = new Date(clock.now().getTime() - SUPPORTED_DAYS * DAY_MS)
    const supporters = toSupporters(await listPaid(db, since, withTests))
    const keys = supporters.map(({ key }) => key)
    const blocked = await listBlockedKeys(db, keys)
    return supporters.filter(({ key }) => !blocked.has(key)).slice(0, SHOWN_SUPPORTERS)
  }, clock)
  onChange(sales.invalidate)
  onChange(paid.invalidate)

  function closed(language: Language): ClosedView | null {
    const { closed } = shownSettings().storefront
    if (!closed) return null
    const { text, until } = closed
    const isAhead = until !== null && Date.parse(until) > clock.now().getTime()
    return { text: text[language], until: isAhead ? until : null }
  }

  async function sumOfMonth(now: Date): Promise<number> {
    const { month, price } = await sales.get()
    // Right after midnight the cached sum is that of the month before.
    return month === jakartaDay(monthStart(now)) ? price : 0
  }

  /** The job: a goal is told once a month, whichever process is first; one that the owner has raised is another goal. */
  async function tellGoal(): Promise<void> {
    const { goal } = shownSettings().storefront
    if (!goal) return
    const now = clock.now()
    const month = jakartaDay(now).slice(0, MONTH_LENGTH)
    const key = `goal ${month} ${goal.rupiah}`
    if (key === toldGoal || (await sumOfMonth(now)) < goal.rupiah) return
    const data = { month, rupiah: goal.rupiah, text: goal.text }
    await db.transaction().execute((trx) => notices.record(trx, { type: 'goal.reached', data }, { key }))
    toldGoal = key
  }

  async function goal(language: Language): Promise<GoalView | null> {
    const { goal } = shownSettings().storefront
    if (!goal) return null
    const now = clock.now()
    const sum = await sumOfMonth(now)
    return { percent: Math.floor((sum / goal.rupiah) * 100), text: goal.text[language], ...restOfMonth(now) }
  }

  async function supporters(): Promise<SupporterView[]> {
    if (!shownSettings().storefront.supporters) return []
    const now = clock.now()
    return (await paid.get()).map(({ name, points, at }) => ({ name, points, ago: timeAgo(at, now) }))
  }

  return {
    closed,
    tellGoal,
    view: async (language: Language): Promise<StorefrontView> => ({
      closed: closed(language),
      goal: await goal(language),
      supporters: await supporters(),
    }),
  }
}

function restOfMonth(now: Date): Pick<GoalView, 'month' | 'daysLeft'> {
  const [year = 0, month = 1, day = 1] = jakartaDay(now).split('-').map(Number)
  return { month, daysLeft: new Date(Date.UTC(year, month, 0)).getUTCDate() - day }
}

/** Paid orders, last paid first. Written so that the index of the time of payment is used. */
function listPaid(db: Db, since: Date, withTests: boolean) {
  return (
    db
      .selectFrom('orders')
      .select(['username', 'commands', 'paid_at'])
      .where('paid_at', '>=', since.toISOString())
      .where(sql<SqlBool>`status || '' = 'PAID'`)
      .where(sql<SqlBool>`method || '' <> ${FREE_OF_CHARGE}`)
      .where('given_by', 'is', null)
      // The name on a gift is that of the friend.
      .where('gift', 'is', null)
      .$if(!withTests, (query) => query.where(sql<SqlBool>`is_test + 0 <> 1`))
      .orderBy('paid_at', 'desc')
      .limit(READ_ORDERS)
      .execute()
  )
}

type Paid = Awaited<ReturnType<typeof listPaid>>[number]

/** Each player once, with the last order that gives points. */
function toSupporters(orders: readonly Paid[]) {
  const seen = new Set<string>()
  return orders.flatMap(({ username, commands, paid_at }) => {
    const [key, points] = [playerKey(username), pointsOfCommands(JSON.parse(commands))]
    if (points === null || paid_at === null || seen.has(key)) return []
    seen.add(key)
    return [{ key, name: shownUsername(username), points, at: new Date(paid_at) }]
  })
}
