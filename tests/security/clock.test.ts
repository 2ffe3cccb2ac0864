// Clock jumps forwards, backwards and beyond 2038: payments and sessions must not end too early.
import { expect, test } from 'vitest'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '#contract/team/admin.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { inSqlite, openShop } from '#tests/support/shop.ts'
import { ACTING, ADMIN, inArea, openAdminArea } from '#tests/support/signed-in.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
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
  'a clock that is corrected a little keeps sessions and back-offs, one set back far refuses them until it is right',
  async (area) => {
    const { token } = await area.signIn()
    area.clock.pass(-30_000)
    expect(await area.sessions.authenticate(token)).not.toBeNull()
    const wrong = area.signIn({ ...ADMIN, password: 'wrong' })
    await expect(wrong).rejects.toMatchObject({ code: 'login_failed' })
    await expect(area.signIn()).rejects.toMatchObject({ code: 'too_many_attempts' })
    area.clock.pass(-HOUR)
    expect(await area.sessions.authenticate(token)).toBeNull()
    await area.sessions.sweep()
    area.clock.pass(HOUR)
    expect(await area.sessions.authenticate(token)).not.toBeNull()
  },
)

inArea('a clock set forward refuses sessions, and setting it back does not extend them', async (area) => {
  const { token } = await area.signIn()
  area.clock.pass(SESSION_MAX_MS)
  expect(await area.sessions.authenticate(token)).toBeNull()
  await area.sessions.sweep()
  area.clock.pass(-SESSION_MAX_MS)
  expect(await area.sessions.authenticate(token)).not.toBeNull()
  area.clock.pass(SESSION_IDLE_MS)
  expect(await area.sessions.authenticate(token)).toBeNull()
})

// Each by the clock of another process on the same database.
test.each([-3 * DAY, -HOUR, -5 * MINUTE, 5 * MINUTE, HOUR, 3 * DAY])(
  'a process whose clock is wrong by %i ms ends no session of the others',
  async (wrong) => {
    await using database = await openTestDatabase('sqlite')
    const area = await openAdminArea(database.db)
    const { token } = await area.signIn()
    await area.passkeys.begin(ACTING)
    area.clock.pass(wrong)
    await area.sessions.sweep()
    area.clock.pass(-wrong)
    expect(await area.sessions.authenticate(token)).not.toBeNull()
    expect(await database.db.selectFrom('passkey_challenge').selectAll().execute()).toHaveLength(1)
  },
)

inArea('a session of a clock that is ten minutes ahead opens the console', async (area) => {
  const { token } = await area.signIn()
  area.clock.pass(-10 * MINUTE)
  expect(await area.sessions.authenticate(token)).toMatchObject({ hasFreshProof: true })
  area.clock.pass(-1)
  expect(await area.sessions.authenticate(token)).toBeNull()
})
