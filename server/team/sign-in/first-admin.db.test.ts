import { expect } from 'vitest'
import type { Database } from '#server/platform/database/schema.ts'
import { systemClock } from '#server/platform/kernel/clock.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { onBoth } from '#tests/support/databases.ts'
import { ensureFirstAdmin, findFirstPassword } from './first-admin.service.ts'
import { hashPassword, passwordMatches } from './password.ts'

const NOTHING_WANTED = { username: null, password: null }
const depsOf = ({ db }: { db: Database }) => ({ db, clock: systemClock, random: systemRandom })

onBoth('the first start creates an admin with a random password', async (database) => {
  const made = await ensureFirstAdmin(depsOf(database), NOTHING_WANTED)

  expect(made?.username).toBe('admin')
  expect(made?.password).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/)
  const stored = await database.db.selectFrom('admin').selectAll().executeTakeFirstOrThrow()
  expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(stored.password_hash, made?.password ?? '')).toBe(true)
})

onBoth('creates the configured admin without returning the password', async (database) => {
  const made = await ensureFirstAdmin(depsOf(database), { username: 'owner', password: 'correct horse' })

  expect(made).toEqual({ username: 'owner', password: null })
  const { password_hash } = await database.db.selectFrom('admin').selectAll().executeTakeFirstOrThrow()
  expect(await passwordMatches(password_hash, 'correct horse')).toBe(true)
  expect(await passwordMatches(password_hash, 'Correct horse')).toBe(false)
})

onBoth('of concurrent and later starts one creates an admin', async (database) => {
  const deps = depsOf(database)

  const made = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(deps, NOTHING_WANTED)))

  expect(made.filter((admin) => admin !== null)).toHaveLength(1)
  expect(await ensureFirstAdmin(deps, { username: 'other', password: 'long enough' })).toBeNull()
})

onBoth('a printed password counts as the first one until it is replaced', async ({ db }) => {
  await ensureFirstAdmin(depsOf({ db }), NOTHING_WANTED)
  const find = () => findFirstPassword({ db, firstAdmin: NOTHING_WANTED })

  expect(await find()).toEqual({ use: 'generated', username: 'admin' })
  const password_hash = await hashPassword('a lantern on the island')
  await db.updateTable('admin').set({ password_hash }).execute()
  expect((await find()).use).toBe('changed')
})
