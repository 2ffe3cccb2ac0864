// Strangers cannot lock out an admin, and a lock can be lifted.
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import type { AppError } from '#server/platform/kernel/app-error.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBoth } from '#tests/support/databases.ts'
import { ADDRESS, ADMIN, inArea, openAdminArea } from '#tests/support/signed-in.ts'
import { createAdmins } from './admins.service.ts'
import { createLoginLimits } from './login-limits.ts'

type Area = Awaited<ReturnType<typeof openAdminArea>>

const strangerAt = (index: number) => `198.51.100.${index}`

function signIn(area: Area, given = ADMIN, address = ADDRESS): Promise<{ code: string; wait?: number }> {
  return area.signIn(given, address).then(
    () => ({ code: 'in' }),
    ({ code, retryAfterSeconds }: AppError) => ({ code, wait: retryAfterSeconds }),
  )
}

/** Wrong guesses without their hash, which costs time and changes nothing here; the pauses are over at once. */
async function useUpGuesses({ limits }: Area, db: Database, address: string, guesses = 10) {
  const { attempt } = createLoginLimits(limits)
  for (let guess = 0; guess < guesses; guess += 1) {
    expect(await attempt({ username: ADMIN.username, address }, async () => null)).toBeNull()
    await db.deleteFrom('limit_window').where('key', 'like', '% pause').execute()
  }
}

inArea('after ten attempts Retry-After is the rest of the window', async (area) => {
  await useUpGuesses(area, area.db, ADDRESS)
  const stored = () => area.db.selectFrom('limit_window').selectAll().orderBy('key').execute()
  const before = await stored()

  expect(await signIn(area)).toEqual({ code: 'too_many_attempts', wait: 900 })
  expect(await stored()).toEqual(before)
  area.clock.pass(900_000)
  expect(await signIn(area)).toEqual({ code: 'in' })
})

inArea('an attacker who used up all attempts does not lock out other networks', async (area) => {
  await useUpGuesses(area, area.db, strangerAt(1))

  expect(await signIn(area, ADMIN, strangerAt(1))).toMatchObject({ code: 'too_many_attempts' })
  expect(await signIn(area, ADMIN, strangerAt(2))).toEqual({ code: 'in' })
})

inArea('a correct login resets the counter', async (area) => {
  await useUpGuesses(area, area.db, ADDRESS, 9)
  expect(await signIn(area)).toEqual({ code: 'in' })

  await useUpGuesses(area, area.db, ADDRESS, 9)
  expect(await signIn(area)).toEqual({ code: 'in' })
})

/** A hundred wrong guesses, ten each from ten networks. */
async function guessFromManyNetworks(area: Area, db: Database) {
  for (let index = 0; index < 10; index += 1) await useUpGuesses(area, db, strangerAt(index))
}

inArea('unknown networks together have a hundred attempts at one name', async (area) => {
  await guessFromManyNetworks(area, area.db)

  expect(await signIn(area, { ...ADMIN, password: 'wrong' }, strangerAt(11))).toEqual({
    code: 'too_many_attempts',
    wait: 900,
  })
})

inArea('attempts of unknown networks do not lock out a known network', async (area) => {
  const aMonthMs = 30 * 24 * 60 * 60_000
  await signIn(area)
  // Each sign-in begins the month again.
  area.clock.pass(aMonthMs - 1)
  await signIn(area)
  area.clock.pass(aMonthMs - 1)
  await guessFromManyNetworks(area, area.db)

  expect(await signIn(area, ADMIN, strangerAt(99))).toMatchObject({ code: 'too_many_attempts' })
  expect(await signIn(area)).toEqual({ code: 'in' })
})

onBoth('unlock and a new password remove the limits of that name only', async ({ db }) => {
  const area = await openAdminArea(db)
  const admins = createAdmins({ db, clock: area.clock, random: systemRandom, audit: area.audit })
  await guessFromManyNetworks(area, db)
  await signIn(area, { username: 'budi', password: 'wrong' }, strangerAt(50))

  expect(await admins.unlock('nobody')).toBe('unknown')
  expect(await admins.unlock(ADMIN.username)).toBeNull()
  expect(await signIn(area, ADMIN, strangerAt(1))).toEqual({ code: 'in' })
  expect(await signIn(area, { username: 'budi', password: 'wrong' }, strangerAt(50))).toMatchObject({
    code: 'too_many_attempts',
  })
  expect((await area.audit.list({ page: 1 })).entries.map(({ action }) => action)).toContain('admin_unlocked')

  await useUpGuesses(area, db, strangerAt(60))
  const password = 'kelapa muda segar'
  expect(await admins.setPassword(ADMIN.username, password)).toBeNull()
  expect(await signIn(area, { ...ADMIN, password }, strangerAt(60))).toEqual({ code: 'in' })
})

inArea('one IPv6 /48 does not lock an admin out of new networks', async (area) => {
  const { attempt } = createLoginLimits(area.limits)
  const guess = (place: number) =>
    attempt({ username: ADMIN.username, address: `2001:db8:1:${place.toString(16)}::1` }, async () => null)
  const results = await Promise.allSettled(Array.from({ length: 104 }, (_, place) => guess(place)))
  expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)

  expect(await signIn(area, ADMIN, strangerAt(9))).toEqual({ code: 'in' })
})

inArea('after a clock that was ahead no lock and no session stays for days', async (area) => {
  const ahead = 3 * 24 * 60 * 60_000
  area.clock.pass(ahead)
  const { token } = await area.signIn(ADMIN, strangerAt(1))
  await useUpGuesses(area, area.db, ADDRESS)
  area.clock.pass(-ahead)

  expect(await area.sessions.authenticate(token)).toBeNull()
  expect(await signIn(area)).toEqual({ code: 'in' })
})
