// Tells once a day how the day before was, at the hour that the owner chose.
import type { Core } from '#server/platform/database/core.ts'
import { dayStart, jakartaDay } from '#server/platform/kernel/jakarta.ts'
import type { Notices } from './notices.service.ts'

type Day = { orders: number; paid: number; revenue: number }

type Deps = Pick<Core, 'db' | 'clock'> & {
  notices: Pick<Notices, 'record'>
  shownSettings(): { readonly notices: { readonly summary_hour: number } }
  sumBetween(from: Date, until: Date): Promise<Day>
  countAttention(): Promise<number>
}

const HOUR_MS = 60 * 60 * 1_000
const DAY_MS = 24 * HOUR_MS
/** A site that was off at the hour still sends it, but not in the evening. */
const LATE_MS = 3 * HOUR_MS

export function createDailySummary(deps: Deps) {
  const { db, clock, notices, shownSettings, sumBetween, countAttention } = deps
  let lastTold = ''

  return {
    /** Run it every minute; a day is reported once, whichever process is first. */
    async sendSummary(): Promise<void> {
      const now = clock.now()
      const hourOf = (day: Date) => day.getTime() + shownSettings().notices.summary_hour * HOUR_MS
      const today = dayStart(now)
      const passed = now.getTime() - hourOf(today)
      // Shortly after midnight the hour of the day before may have just passed.
      const end = passed >= 0 ? today : new Date(today.getTime() - DAY_MS)
      if (now.getTime() - hourOf(end) >= LATE_MS) return
      const from = new Date(end.getTime() - DAY_MS)
      const day = jakartaDay(from)
      if (day === lastTold) return
      const [sums, needs_attention] = await Promise.all([sumBetween(from, end), countAttention()])
      const data = { day, ...sums, needs_attention }
      await db
        .transaction()
        .execute((trx) => notices.record(trx, { type: 'summary.daily', data }, { key: `summary ${day}` }))
      lastTold = day
    },
  }
}
