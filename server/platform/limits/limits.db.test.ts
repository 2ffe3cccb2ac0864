import { expect } from 'vitest'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { turnableClock } from '#tests/support/turnable-clock.ts'
import { createLimits } from './limits.service.ts'

const THREE_A_MINUTE = { limit: 3, windowMs: 60_000 }

const onBoth = onBothWith(async (kind: DatabaseKind) => {
  const database = await openTestDatabase(kind)
  const clock = turnableClock()
  return { ...database, clock, limits: createLimits({ ...database, clock }) }
})

onBoth('allows the limit in a window and tells the rest when it ends', async ({ limits, clock }) => {
  for (const count of [1, 2, 3]) {
    expect(await limits.take('a', THREE_A_MINUTE)).toEqual({ allowed: true, count, retryAfterSeconds: 60 })
  }
  clock.pass(50_500)
  expect(await limits.take('a', THREE_A_MINUTE)).toEqual({
    allowed: false,
    count: 4,
    retryAfterSeconds: 10,
  })
  expect(await limits.take('b', THREE_A_MINUTE)).toMatchObject({ allowed: true, count: 1 })
})

onBoth('refused events do not extend the window', async ({ limits, clock }) => {
  for (let tries = 0; tries < 9; tries += 1) await limits.take('a', THREE_A_MINUTE)

  clock.pass(59_999)
  expect(await limits.take('a', THREE_A_MINUTE)).toMatchObject({ allowed: false })
  clock.pass(1)
  expect(await limits.take('a', THREE_A_MINUTE)).toMatchObject({ allowed: true, count: 1 })
})

onBoth('concurrent events are allowed exactly up to the limit', async ({ limits }) => {
  const taken = await Promise.all(Array.from({ length: 50 }, () => limits.take('a', THREE_A_MINUTE)))

  expect(taken.filter(({ allowed }) => allowed)).toHaveLength(3)
  expect(new Set(taken.map(({ count }) => count)).size).toBe(50)
})

onBoth('an event that is given back can be taken again', async ({ limits }) => {
  for (let tries = 0; tries < 3; tries += 1) await limits.take('a', THREE_A_MINUTE)

  await limits.giveBack('a')
  expect(await limits.find('a', 60_000)).toEqual({ count: 2, retryAfterSeconds: 60 })
  expect(await limits.take('a', THREE_A_MINUTE)).toMatchObject({ allowed: true })
  expect(await limits.take('a', THREE_A_MINUTE)).toMatchObject({ allowed: false })
})

onBoth('sweep deletes only windows that have ended', async ({ limits, clock, db }) => {
  await limits.take('short', { limit: 1, windowMs: 1_000 })
  await limits.take('long', { limit: 1, windowMs: 2_000 })
  clock.pass(1_000)

  expect(await limits.find('short', 60_000)).toBeNull()
  await limits.sweep()
  expect(await db.selectFrom('limit_window').select('key').execute()).toMatchObject([{ key: 'long' }])
})
