// The services of the admin area over a test database, with one admin.

import { type Algorithm, hash } from '@node-rs/argon2'
import type { TwoFactorPolicy } from '#contract/settings/two-factor.ts'
import type { SessionToken } from '#contract/team/admin.schema.ts'
import { createAudit } from '#server/platform/audit/audit.service.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createSecretBox } from '#server/platform/secrets/secret-box.service.ts'
import { createPasskeys } from '#server/team/sign-in/passkeys.service.ts'
import { createSessions } from '#server/team/sign-in/sessions.service.ts'
import { createTwoFactor } from '#server/team/sign-in/two-factor.service.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from './databases.ts'
import { recordNotices } from './recorded-notices.ts'
import { turnableClock } from './turnable-clock.ts'

export const ADMIN = { username: 'ayu', password: 'correct horse battery' }
export const ADDRESS = '192.0.2.7'

export const PUBLIC_URL = 'https://play.example.com'

const KEY = Buffer.alloc(32, 7)
/** A hash names its cost, so that every sign-in of a test takes the lowest one. */
const CHEAP = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 8, timeCost: 1, parallelism: 1 }
const passwordHash = hash(ADMIN.password, CHEAP)

export async function openAdminArea(db: Database) {
  await db
    .insertInto('admin')
    .values({
      id: 'ADMIN1',
      username: ADMIN.username,
      password_hash: await passwordHash,
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute()
  return servicesOf(db)
}

/** Another process on the database. */
export function servicesOf(db: Database) {
  const clock = turnableClock()
  const limits = createLimits({ db, clock })
  const audit = createAudit({ db, clock, random: systemRandom })
  const warned: object[] = []
  const log = { warn: (details: object) => warned.push(details), error: () => {} }
  const { told, notices } = recordNotices()
  const deps = { db, clock, random: systemRandom, limits, audit, notices, log }
  const key = { find: () => KEY, findOrCreate: () => KEY }
  const box = createSecretBox({ ...deps, key })
  const twoFactor = createTwoFactor({ ...deps, box, siteName: () => 'Angkasa' })
  const passkeys = createPasskeys({ ...deps, siteName: () => 'Angkasa', publicUrl: PUBLIC_URL })
  const policy = { two_factor: 'nobody' as TwoFactorPolicy }
  const shownSettings = () => ({ team: policy })
  const sessions = createSessions({ ...deps, twoFactor, passkeys, shownSettings })

  /** By password alone. */
  async function signIn(given = ADMIN, address = ADDRESS): Promise<SessionToken> {
    const reply = await sessions.login(given, { address, device: null })
    if (!('token' in reply)) throw new Error('a code is needed')
    return reply
  }

  return { clock, limits, audit, notices, sessions, twoFactor, passkeys, policy, signIn, warned, told }
}

/** The admin with a session that acts by calls of the services; it is too old to be in a list. */
export async function openActing(db: Database) {
  const at = '2026-01-01T00:00:00.000Z'
  const row = { token_hash: 'ACTING', admin_id: 'ADMIN1', created_at: at, used_at: at }
  await db.insertInto('admin_session').values(row).execute()
  return ACTING
}

export const ACTING = { id: 'ADMIN1', username: ADMIN.username, session: 'ACTING' }

/** The area over a database of its own. */
export const inArea = onBothWith(async (kind: DatabaseKind) => {
  const database = await openTestDatabase(kind)
  return { ...database, ...(await openAdminArea(database.db)) }
})
