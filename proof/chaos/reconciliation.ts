// The site is off for twenty minutes, people pay, and every callback is lost.
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqlite } from '../../server/platform/database/sqlite.ts'
import { systemClock } from '../../server/platform/kernel/clock.ts'
import { createSumsCheck } from '../../server/shop/sums/sums-check.service.ts'
import { all, type ChaosTest, none } from './chaos-test.ts'
import { comesTrue, openChaosWorld, verdictOf } from './chaos-world.ts'
import { inParallel } from './request.ts'

const OFF_MINUTES = 20
const CALLBACK_PAUSE_MS = 100
const LIMIT_MS = 60_000
const PER_SECOND = 2

export const reconciliation: ChaosTest = {
  name: 'missed callbacks',
  async run(options) {
    const payments = options.quick ? 8 : 100
    await using world = await openChaosWorld(options, {
      name: 'missed callbacks',
      callbackPauseMs: CALLBACK_PAUSE_MS,
    })
    await world.start()
    const orders = await inParallel(Array.from({ length: payments }), 8, () => world.customers.order())
    await world.site.stop()
    await inParallel(orders, payments, ({ reference }) => world.pay(reference))
    // The gateway retries three times, then stops.
    await sleep(5 * CALLBACK_PAUSE_MS)
    await letTimePass(world.site.databaseFile)
    const askedBefore = world.tripay.requests.length
    const begun = performance.now()
    await world.start()
    const isDone = () => world.rows("select id from send_action where state = 'done'").length >= payments
    await comesTrue(isDone, 2 * LIMIT_MS)
    const ms = performance.now() - begun
    const asked = world.tripay.requests.length - askedBefore
    const { verdict } = await verdictOf(world)
    // N requests have N - 1 pauses.
    const rate = (asked - 1) / (ms / 1_000)
    const isSlow = ms > LIMIT_MS
    return [
      all('paid while off, callbacks lost: PAID in the end', payments - verdict.unmarked.length, payments),
      none('lost, or executed twice', verdict.lost.length + verdict.double.length),
      {
        what: 'start to the last one executed',
        bar: '≤ 60 s',
        ok: !isSlow,
        timed: true,
        figure: `${(ms / 1_000).toFixed(1)} s`,
      },
      {
        what: 'questions to the gateway, on average',
        bar: `≤ ${PER_SECOND} per second`,
        figure: `${rate.toFixed(2)} per second`,
        ok: rate <= PER_SECOND,
      },
    ]
  },
}

/** The site has the machine's clock, so its orders are made older instead, and the sums follow them. */
async function letTimePass(file: string): Promise<void> {
  const db = new DatabaseSync(file)
  const earlier = (text: string) => new Date(new Date(text).getTime() - OFF_MINUTES * 60_000).toISOString()
  const rows = db.prepare('select id, created_at, next_check_at from orders').all()
  const update = db.prepare('update orders set created_at = ?, next_check_at = ? where id = ?')
  for (const { id, created_at, next_check_at } of rows) {
    update.run(earlier(String(created_at)), earlier(String(next_check_at)), String(id))
  }
  db.close()
  const site = openSqlite(file)
  await createSumsCheck({ db: site, clock: systemClock, log: { warn() {} } }).rebuild()
  await site.destroy()
}
