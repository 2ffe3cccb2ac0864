// Guesses are limited; strangers cannot lock out an admin, and a lock can be lifted.
import { expect } from 'vitest'
import type { AppError } from '#server/platform/kernel/app-error.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { ADDRESS, ADMIN, inArea } from '#tests/support/signed-in.ts'
import { createAdmins } from './admins.service.ts'
import { createLoginLimits } from './login-limits.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const WRONG = { ...ADMIN, password: 'wrong' }

type Area = Parameters<Parameters<typeof inArea>[1]>[0]
type Attempt = { code: string; wait?: number }

const strangerAt = (index: number) => `198.51.100.${index}`

function attempt({ signIn }: Area, given: typeof ADMIN, address = ADDRESS): Promise<Attempt> {
  return signIn(given, address).then(
    () => ({ code: 'in' }),
    ({ code, retryAfterSeconds }: AppError) => ({ code, wait: retryAfterSeconds }),
  )
}

inArea('the back-off doubles from one second and is in the reply', async (area) => {
  for (const pause of [1, 2, 4, 8, 16]) {
    expect(await attempt(area, WRONG)).toMatchObject({ code: 'login_failed' })
    expect(await attempt(area, ADMIN)).toEqual({ code: 'too_many_attempts', wait: pause })
    area.clock.pass(pause * 1_000)
  }
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

inArea('allows ten attempts in 15 minutes from one network', async (area) => {
  const begun = area.clock.now().getTime()

  let tested = 0
  for (let second = 0; second < 900; second += 5) {
    const { code } = await attempt(area, WRONG)
    if (code === 'login_failed') tested += 1
    area.clock.pass(5_000)
  }
  expect(tested).toBeLessThanOrEqual(10)
  expect(tested).toBeGreaterThan(5)
  expect(area.clock.now().getTime() - begun).toBe(QUARTER_HOUR_MS)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

inArea('concurrent attempts cannot bypass the back-off', async (area) => {
  const burst = await Promise.all(Array.from({ length: 40 }, () => attempt(area, WRONG)))

  const codes = burst.map(({ code }) => code)
  expect(codes.filter((code) => code === 'login_failed')).toHaveLength(1)
  expect(codes.filter((code) => code === 'too_many_attempts')).toHaveLength(39)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'too_many_attempts', wait: 1 })
  area.clock.pass(1_000)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

inArea('attempts on several processes cannot bypass the back-off', async ({ limits }) => {
  let checked = 0
  const processes = Array.from({ length: 5 }, () => createLoginLimits(limits))
  const results = await Promise.allSettled(
    processes.map(({ attempt }) =>
      attempt({ username: ADMIN.username, address: ADDRESS }, async () => {
        checked += 1
        return null
      }),
    ),
  )

  expect(checked).toBe(1)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

inArea('concurrent correct logins all succeed', async (area) => {
  const all = await Promise.all(Array.from({ length: 15 }, () => attempt(area, ADMIN)))
  expect(all).toEqual(Array(15).fill({ code: 'in' }))
})

inArea('an IPv6 /48 has 30 attempts in all', async ({ limits }) => {
  const { attempt } = createLoginLimits(limits)
  const guess = (index: number, site: string) =>
    attempt(
      { username: `name${index}`, address: `2001:db8:${site}:${index.toString(16)}::1` },
      async () => null,
    )

  for (let index = 0; index < 30; index += 1) expect(await guess(index, '1')).toBeNull()
  await expect(guess(30, '1')).rejects.toMatchObject({ code: 'too_many_attempts' })
  expect(await guess(30, '2')).toBeNull()
})

inArea('an attempt that could not be verified is not counted', async ({ limits }) => {
  const { attempt } = createLoginLimits(limits)
  const guesser = { username: 'ayu', address: ADDRESS }
  for (let index = 0; index < 40; index += 1) {
    await expect(attempt(guesser, () => Promise.reject(new Error('busy')))).rejects.toThrow('busy')
  }

  expect(await attempt(guesser, async () => 'in')).toBe('in')
})

inArea('allows thirty attempts for many accounts from one address', async (area) => {
  const burst = await Promise.all(
    Array.from({ length: 60 }, (_, index) => attempt(area, { username: `name${index}`, password: 'x' })),
  )

  expect(burst.filter(({ code }) => code === 'login_failed')).toHaveLength(30)
  expect(await attempt(area, ADMIN)).toMatchObject({ code: 'too_many_attempts' })
  expect(await attempt(area, ADMIN, strangerAt(1))).toEqual({ code: 'in' })
})

inArea('a flood of attempts does not block the event loop', async ({ limits }) => {
  let turnsOfOthers = 0
  const counted: number[] = []
  const noting = {
    ...limits,
    require(...given: Parameters<typeof limits.require>) {
      if (given[0].startsWith('login from')) counted.push(turnsOfOthers)
      return limits.require(...given)
    },
  }
  const guesses = createLoginLimits(noting)
  let isOver = false
  const others = () => {
    turnsOfOthers += 1
    if (!isOver) setImmediate(others)
  }
  others()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      guesses.attempt({ username: `name${index}`, address: strangerAt(index) }, async () => null),
    ),
  )
  isOver = true

  expect(new Set(counted).size).toBe(20)
})

inArea('an unknown name gets the same replies and back-off as a known one', async (area) => {
  const unknown = { username: 'nobody', password: 'wrong' }

  expect(await attempt(area, unknown)).toEqual(await attempt(area, WRONG))
  expect(await attempt(area, unknown)).toEqual({ code: 'too_many_attempts', wait: 1 })
  expect(JSON.stringify(area.warned)).not.toMatch(/nobody|wrong/)
})

/** Wrong guesses without their hash, which costs time and changes nothing here; the pauses are over at once. */
async function useUpGuesses({ db, limits }: Area, address: string, guesses = 10) {
  const { attempt } = createLoginLimits(limits)
  for (let guess = 0; guess < guesses; guess += 1) {
    expect(await attempt({ username: ADMIN.username, address }, async () => null)).toBeNull()
    await db.deleteFrom('limit_window').where('key', 'like', '% pause').execute()
  }
}

inArea('after ten attempts Retry-After is the rest of the window', async (area) => {
  await useUpGuesses(area, ADDRESS)
  const stored = () => area.db.selectFrom('limit_window').selectAll().orderBy('key').execute()
  const before = await stored()

  expect(await attempt(area, ADMIN)).toEqual({ code: 'too_many_attempts', wait: 900 })
  expect(await stored()).toEqual(before)
  area.clock.pass(900_000)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

inArea('an attacker who used up all attempts does not lock out other networks', async (area) => {
  await useUpGuesses(area, strangerAt(1))

  expect(await attempt(area, ADMIN, strangerAt(1))).toMatchObject({ code: 'too_many_attempts' })
  expect(await attempt(area, ADMIN, strangerAt(2))).toEqual({ code: 'in' })
})

inArea('a correct login resets the counter', async (area) => {
  await useUpGuesses(area, ADDRESS, 9)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })

  await useUpGuesses(area, ADDRESS, 9)
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

/** A hundred wrong guesses, ten each from ten networks. */
async function guessFromManyNetworks(area: Area) {
  for (let index = 0; index < 10; index += 1) await useUpGuesses(area, strangerAt(index))
}

inArea('unknown networks together have a hundred attempts at one name', async (area) => {
  await guessFromManyNetworks(area)

  const refused = { code: 'too_many_attempts', wait: 900 }
  expect(await attempt(area, WRONG, strangerAt(11))).toEqual(refused)
})

inArea('attempts of unknown networks do not lock out a known network', async (area) => {
  const aMonthMs = 30 * 24 * 60 * 60_000
  await attempt(area, ADMIN)
  // Each sign-in begins the month again.
  area.clock.pass(aMonthMs - 1)
  await attempt(area, ADMIN)
  area.clock.pass(aMonthMs - 1)
  await guessFromManyNetworks(area)

  expect(await attempt(area, ADMIN, strangerAt(99))).toMatchObject({ code: 'too_many_attempts' })
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})

inArea('unlock and a new password remove the limits of that name only', async (area) => {
  const admins = createAdmins({ ...area, random: systemRandom })
  await guessFromManyNetworks(area)
  const ofBudi = { username: 'budi', password: 'wrong' }
  await attempt(area, ofBudi, strangerAt(50))

  expect(await admins.unlock('nobody')).toBe('unknown')
  expect(await admins.unlock(ADMIN.username)).toBeNull()
  expect(await attempt(area, ADMIN, strangerAt(1))).toEqual({ code: 'in' })
  expect(await attempt(area, ofBudi, strangerAt(50))).toMatchObject({ code: 'too_many_attempts' })
  expect((await area.audit.list({ page: 1 })).entries.map(({ action }) => action)).toContain('admin_unlocked')

  await useUpGuesses(area, strangerAt(60))
  const password = 'kelapa muda segar'
  expect(await admins.setPassword(ADMIN.username, password)).toBeNull()
  expect(await attempt(area, { ...ADMIN, password }, strangerAt(60))).toEqual({ code: 'in' })
})

inArea('one IPv6 /48 does not lock an admin out of new networks', async (area) => {
  const limits = createLoginLimits(area.limits)
  const guess = (place: number) => {
    const address = `2001:db8:1:${place.toString(16)}::1`
    return limits.attempt({ username: ADMIN.username, address }, async () => null)
  }
  const results = await Promise.allSettled(Array.from({ length: 104 }, (_, place) => guess(place)))
  expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

  expect(await attempt(area, ADMIN, strangerAt(9))).toEqual({ code: 'in' })
})

inArea('after a clock that was ahead no lock and no session stays for days', async (area) => {
  const ahead = 3 * 24 * 60 * 60_000
  area.clock.pass(ahead)
  const { token } = await area.signIn(ADMIN, strangerAt(1))
  await useUpGuesses(area, ADDRESS)
  area.clock.pass(-ahead)

  expect(await area.sessions.authenticate(token)).toBeNull()
  expect(await attempt(area, ADMIN)).toEqual({ code: 'in' })
})
