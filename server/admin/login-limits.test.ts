import { expect, test } from 'vitest'
import type { AppError } from '#server/kernel/app-error.ts'
import { DATABASES, openTestDatabase } from '#tests/support/databases.ts'
import { ADDRESS, ADMIN, openAdminArea } from '#tests/support/signed-in.ts'
import { createLoginGuesses } from './login-limits.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const WRONG = { ...ADMIN, password: 'wrong' }

type Area = Awaited<ReturnType<typeof openAdminArea>>
type Attempt = { code: string; wait?: number }

const strangerAt = (index: number) => `198.51.100.${index}`

function attempt({ sessions }: Area, given: typeof ADMIN, address = ADDRESS): Promise<Attempt> {
  return sessions.login(given, address).then(
    () => ({ code: 'in' }),
    ({ code, retryAfterSeconds }: AppError) => ({ code, wait: retryAfterSeconds }),
  )
}

test.each(DATABASES)('%s: pauses double from one second, and are told', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)

  for (const pause of [1, 2, 4, 8, 16]) {
    expect(await attempt(area, WRONG)).toMatchObject({ code: 'login_failed' })
    expect(await attempt(area, ADMIN)).toEqual({ code: 'too_many_attempts', wait: pause })
    area.clock.pass(pause * 1_000)
  }
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

test.each(DATABASES)(
  '%s: one account, many addresses: ten guesses, and no more in a quarter hour',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const area = await openAdminArea(database.db)
    const begun = area.clock.now().getTime()

    let tested = 0
    for (let second = 0; second < 900; second += 5) {
      const { code } = await attempt(area, WRONG, strangerAt(second % 200))
      if (code === 'login_failed') tested += 1
      area.clock.pass(5_000)
    }
    expect(tested).toBeLessThanOrEqual(10)
    expect(tested).toBeGreaterThan(5)
    expect(area.clock.now().getTime() - begun).toBe(QUARTER_HOUR_MS)
    expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
  },
)

test.each(DATABASES)(
  '%s: of a burst at one moment ten at most are tested; the right password waits too',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const area = await openAdminArea(database.db)

    const burst = await Promise.all(
      Array.from({ length: 40 }, (_, index) => attempt(area, WRONG, strangerAt(index))),
    )

    const tested = burst.filter(({ code }) => code === 'login_failed').length
    expect(tested).toBeGreaterThan(0)
    expect(tested).toBeLessThanOrEqual(10)
    const refused = await attempt(area, ADMIN)
    expect(refused.code).toBe('too_many_attempts')
    expect(refused.wait).toBeLessThanOrEqual(900)
    area.clock.pass((refused.wait ?? 0) * 1_000)
    expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
  },
)

test.each(DATABASES)('%s: when all ten are used up, the wait that is told is the whole one', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await attempt(area, WRONG, strangerAt(guess))).toMatchObject({ code: 'login_failed' })
    await database.db.deleteFrom('limit_window').where('key', 'like', '% pause').execute()
  }
  const kept = () => database.db.selectFrom('limit_window').selectAll().orderBy('key').execute()
  const before = await kept()

  expect(await attempt(area, ADMIN, strangerAt(99))).toEqual({ code: 'too_many_attempts', wait: 900 })
  expect(await kept()).toEqual(before)
  area.clock.pass(900_000)
  expect(await attempt(area, ADMIN, strangerAt(99))).toEqual({ code: 'in' })
})

test.each(DATABASES)('%s: many accounts from one address: thirty guesses', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)

  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, index) => attempt(area, { username: `name${index}`, password: 'x' })),
  )

  expect(burst.filter(({ code }) => code === 'login_failed')).toHaveLength(30)
  expect(await attempt(area, ADMIN)).toMatchObject({ code: 'too_many_attempts' })
  expect(await attempt(area, ADMIN, strangerAt(1))).toEqual({ code: 'in' })
})

test.each(DATABASES)('%s: a crowd is counted one by one, and others get a turn in between', async (kind) => {
  await using database = await openTestDatabase(kind)
  const { limits } = await openAdminArea(database.db)
  let turnsOfOthers = 0
  const counted: number[] = []
  const noting = {
    ...limits,
    take(...given: Parameters<typeof limits.take>) {
      if (given[0].startsWith('login from')) counted.push(turnsOfOthers)
      return limits.take(...given)
    },
  }
  const guesses = createLoginGuesses(noting)
  let isOver = false
  const others = () => {
    turnsOfOthers += 1
    if (!isOver) setImmediate(others)
  }
  others()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      guesses.begin({ username: `name${index}`, address: strangerAt(index) }),
    ),
  )
  isOver = true

  expect(new Set(counted).size).toBe(20)
})

test.each(DATABASES)('%s: who signed in from here before is not locked out by strangers', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  await attempt(area, ADMIN)
  await Promise.all(Array.from({ length: 20 }, (_, index) => attempt(area, WRONG, strangerAt(index))))

  expect(await attempt(area, ADMIN, strangerAt(99))).toMatchObject({ code: 'too_many_attempts' })
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

test.each(DATABASES)('%s: signing in rightly is never counted', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)

  for (let count = 0; count < 40; count += 1) expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

test.each(DATABASES)('%s: an unknown name is answered and slowed down like a known one', async (kind) => {
  await using database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  const unknown = { username: 'nobody', password: 'wrong' }

  expect(await attempt(area, unknown)).toEqual(await attempt(area, WRONG))
  expect(await attempt(area, unknown)).toEqual({ code: 'too_many_attempts', wait: 1 })
  expect(JSON.stringify(area.warned)).not.toMatch(/nobody|wrong/)
})
