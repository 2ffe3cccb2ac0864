// Clock jumps forwards, backwards and beyond 2038: payments and sessions must not end too early.
import { expect, test } from 'vitest'
import { SESSION_MAX_MS } from '#contract/team/admin.ts'
import { inSqlite, openShop } from '#tests/support/shop.ts'
import { ADMIN, inArea } from '#tests/support/signed-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const JUMPS = [-HOUR, -10 * MINUTE, 10 * MINUTE, HOUR]

test.each(JUMPS)('a clock jump of %i ms does not end a payment that is open at the gateway', async (jump) => {
  await using shop = await openShop()
  const reference = await shop.order({ paymentMethod: 'BRIVA' })
  shop.clock.pass(jump)
  for (let round = 0; round < 5; round += 1) await shop.reconciler.run()

  expect(await shop.payments.find(reference)).toMatchObject({ status: 'UNPAID' })
  expect(shop.tripay.requests.filter((line) => line.includes('detail')).length).toBeLessThanOrEqual(1)
})

inSqlite('orders work after the year 2038', async (shop) => {
  shop.clock.pass(new Date('2039-03-27T00:59:30Z').getTime() - shop.clock.now().getTime())
  const reference = await shop.order({ username: 'Late_Player' })
  const payment = await shop.payments.find(reference)
  expect(payment?.expired_time).toBeGreaterThan(2 ** 31)
  expect(await shop.callback(reference, { status: 'PAID' })).toBe('stored')

  expect(await shop.deliverAll()).toEqual(['points give Late_Player 40'])
})

inArea(
  'a clock that is corrected a little keeps sessions and back-offs, one set back far ends them',
  async (area) => {
    const { token } = await area.signIn()
    area.clock.pass(-30_000)
    expect(await area.sessions.authenticate(token)).not.toBeNull()
    const wrong = area.signIn({ ...ADMIN, password: 'wrong' })
    await expect(wrong).rejects.toMatchObject({ code: 'login_failed' })
    await expect(area.signIn()).rejects.toMatchObject({ code: 'too_many_attempts' })
    area.clock.pass(-HOUR)
    expect(await area.sessions.authenticate(token)).toBeNull()
  },
)

inArea('a clock set forward ends sessions, and setting it back does not extend them', async (area) => {
  const { token } = await area.signIn()
  area.clock.pass(SESSION_MAX_MS)
  expect(await area.sessions.authenticate(token)).toBeNull()
  await area.sessions.sweep()
  area.clock.pass(-SESSION_MAX_MS)
  expect(await area.sessions.authenticate(token)).toBeNull()
})
