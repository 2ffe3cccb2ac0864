import { expect } from 'vitest'
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '#contract/team/admin.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { onBoth } from '#tests/support/databases.ts'
import { ADDRESS, ADMIN, inArea, openAdminArea } from '#tests/support/signed-in.ts'
import { insertSession } from './session.repository.ts'

const A_MINUTE_MS = 60_000

type Area = Parameters<Parameters<typeof inArea>[1]>[0]

async function signedInBy({ sessions }: Pick<Area, 'sessions'>, token: string) {
  const signedIn = await sessions.authenticate(token)
  if (!signedIn) throw new Error('not signed in')
  return signedIn
}

onBoth('a token is long, valid, and stored as a hash only', async (database) => {
  const { sessions, signIn, audit } = await openAdminArea(database.db)

  const { token } = await signIn()

  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await sessions.authenticate(token)).toMatchObject({ id: 'ADMIN1', username: 'ayu' })
  const [stored] = await database.db.selectFrom('admin_session').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  // The stored value is no token: a copied database opens nothing.
  expect(await sessions.authenticate(stored?.token_hash ?? '')).toBeNull()
  expect((await audit.list({ page: 1 })).entries).toMatchObject([{ admin: 'ayu', action: 'login' }])
})

inArea('refuses an invalid token', async ({ sessions, signIn }) => {
  const { token } = await signIn()

  const wrong = ['', ' ', 'x'.repeat(43), `${token}A`, token.slice(1), token.toLowerCase(), `${token}\0`]
  for (const given of wrong) expect(await sessions.authenticate(given), given).toBeNull()
})

inArea('a session expires after two idle hours', async ({ sessions, signIn, clock }) => {
  const used = await signIn()
  const idle = await signIn()

  clock.pass(SESSION_IDLE_MS - 1)
  expect(await sessions.authenticate(used.token)).not.toBeNull()
  clock.pass(1)
  expect(await sessions.authenticate(idle.token)).toBeNull()
  expect(await sessions.authenticate(used.token)).not.toBeNull()
})

inArea('a session expires after 24 hours in any case', async ({ db, sessions, signIn, clock }) => {
  const { token } = await signIn()

  for (let hour = 1; hour < 24; hour += 1) {
    clock.pass(SESSION_MAX_MS / 24)
    expect(await sessions.authenticate(token), `hour ${hour}`).not.toBeNull()
  }
  clock.pass(SESSION_MAX_MS / 24)
  expect(await sessions.authenticate(token)).toBeNull()
  clock.pass(7 * SESSION_MAX_MS)
  await sessions.sweep()
  expect(await db.selectFrom('admin_session').selectAll().execute()).toEqual([])
})

inArea('the time of use is written at most once a minute', async ({ db, sessions, signIn, clock }) => {
  const { token } = await signIn()
  const usedAt = async () =>
    (await db.selectFrom('admin_session').select('used_at').executeTakeFirstOrThrow()).used_at

  clock.pass(A_MINUTE_MS - 1)
  await sessions.authenticate(token)
  expect(await usedAt()).toBe('2026-11-15T12:00:00.000Z')
  clock.pass(1)
  await sessions.authenticate(token)
  expect(await usedAt()).toBe('2026-11-15T12:01:00.000Z')
})

inArea('sign-out ends this session only', async ({ sessions, signIn, audit }) => {
  const [one, other] = [await signIn(), await signIn()]
  const signedIn = await signedInBy({ sessions }, one.token)

  await Promise.all([sessions.logout(signedIn), sessions.logout(signedIn)])

  expect(await sessions.authenticate(one.token)).toBeNull()
  expect(await sessions.authenticate(other.token)).not.toBeNull()
  expect((await audit.list({ page: 1 })).entries.filter(({ action }) => action === 'logout')).toHaveLength(1)
})

const NEW_PASSWORD = 'kelapa muda segar'

inArea('a new password replaces the old one and ends every other session', async (area) => {
  const { sessions, signIn, audit } = area
  const tokens = [await signIn(), await signIn()]
  const signedIn = await signedInBy({ sessions }, tokens[0]?.token ?? '')

  const change = { current_password: ADMIN.password, new_password: NEW_PASSWORD }
  await sessions.changePassword(signedIn, change, ADDRESS)

  const left = await Promise.all(tokens.map(({ token }) => sessions.authenticate(token)))
  expect(left.map((session) => session !== null)).toEqual([true, false])
  await expect(signIn({ ...ADMIN, password: NEW_PASSWORD })).resolves.toBeDefined()
  await expect(signIn()).rejects.toMatchObject({ code: 'login_failed' })
  const { entries } = await audit.list({ page: 1 })
  expect(entries.map(({ action }) => action)).toContain('password_changed')
  expect(JSON.stringify(entries)).not.toContain(NEW_PASSWORD)
})

inArea('a new password requires the current one and must follow the rules', async (area) => {
  const { sessions, clock } = area
  const { token } = await area.signIn()
  const signedIn = await signedInBy(area, token)
  const change = (current_password: string, new_password: string) =>
    codeOf(sessions.changePassword(signedIn, { current_password, new_password }, ADDRESS))

  expect(await change('wrong', NEW_PASSWORD)).toBe('current_password_wrong')
  expect(await change(ADMIN.password, NEW_PASSWORD)).toBe('too_many_attempts')
  clock.pass(1_000)
  expect(await change(ADMIN.password, ADMIN.password)).toBe('password_too_weak')
  expect(await change(ADMIN.password, 'password1234')).toBe('password_too_weak')
  expect(await sessions.authenticate(token)).not.toBeNull()
})

onBoth('a login whose password was changed meanwhile gets no session', async (database) => {
  await openAdminArea(database.db)
  const older = { adminId: 'ADMIN1', passwordHash: 'an older one' }
  const session = { tokenHash: 'x', ...older, at: new Date(0), network: '192.0.2.x', device: null }

  expect(await insertSession(database.db, session)).toBe(false)
  expect(await database.db.selectFrom('admin_session').selectAll().execute()).toEqual([])
})
