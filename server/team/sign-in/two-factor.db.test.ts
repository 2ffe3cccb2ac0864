// Two-factor login: codes are accepted once, guesses are limited, recovery codes work once.
import { expect, test } from 'vitest'
import { RECOVERY_CODES } from '#contract/settings/two-factor.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { ACTING, ADDRESS, ADMIN, openActing, openAdminArea } from '#tests/support/signed-in.ts'
import { stepAt, totpCode } from './totp.ts'

const OWNER = ACTING
const CALLER = { address: ADDRESS, device: null }
const STEP_MS = 30_000

async function openWorld(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  await openActing(database.db)
  const { sessions, twoFactor, clock } = area
  const codeAt = (secret: string, drift = 0) => totpCode(secret, stepAt(clock.now()) + drift)

  async function switchOn() {
    const { secret } = await twoFactor.begin(OWNER)
    const recovery = await twoFactor.activate(OWNER, codeAt(secret))
    clock.pass(STEP_MS)
    return { secret, recovery }
  }

  async function begin(): Promise<string> {
    const reply = await sessions.login(ADMIN, CALLER)
    if (!('two_factor_token' in reply)) throw new Error('no code was asked for')
    return reply.two_factor_token
  }

  const finish = (two_factor_token: string, code: string): Promise<string> =>
    codeOf(sessions.loginWithCode({ two_factor_token, code }, CALLER))

  const dispose = { [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
  return { ...area, db: database.db, codeAt, switchOn, begin, finish, ...dispose }
}

const onBoth = onBothWith(openWorld)

onBoth('the password alone opens no session once two-factor login is on', async (world) => {
  const { secret } = await world.switchOn()

  const reply = await world.sessions.login(ADMIN, CALLER)
  expect(Object.keys(reply)).toEqual(['two_factor_token'])
  const token = await world.begin()
  expect(await world.sessions.authenticate(token)).toBeNull()
  const sessions = () =>
    world.db.selectFrom('admin_session').selectAll().where('token_hash', '!=', OWNER.session).execute()
  expect(await sessions()).toHaveLength(0)
  expect(await world.finish(token, world.codeAt(secret))).toBe('done')
  expect(await sessions()).toHaveLength(1)
})

onBoth('a code is accepted once, also by simultaneous sign-ins', async (world) => {
  const { secret } = await world.switchOn()
  const code = world.codeAt(secret)
  const tokens = [await world.begin(), await world.begin(), await world.begin()]

  const results = await Promise.all(tokens.map((token) => world.finish(token, code)))
  expect(results.toSorted()).toEqual(['done', 'two_factor_failed', 'two_factor_failed'])
  world.clock.pass(STEP_MS)
  expect(await world.finish(await world.begin(), code)).toBe('two_factor_failed')
  // The step before the accepted one is as used.
  expect(await world.finish(await world.begin(), world.codeAt(secret, -1))).toBe('two_factor_failed')
  expect(await world.finish(await world.begin(), world.codeAt(secret))).toBe('done')
})

onBoth('five wrong codes lock the second factor for 15 minutes', async (world) => {
  const { secret } = await world.switchOn()
  const guesses = await Promise.all(
    Array.from({ length: 8 }, async () => world.finish(await world.begin(), '000000')),
  )
  expect(guesses.filter((result) => result === 'two_factor_failed')).toHaveLength(5)
  expect(guesses.filter((result) => result === 'too_many_attempts')).toHaveLength(3)
  expect(await world.finish(await world.begin(), world.codeAt(secret))).toBe('too_many_attempts')
  world.clock.pass(15 * 60_000 + 1)
  expect(await world.finish(await world.begin(), world.codeAt(secret))).toBe('done')
})

onBoth('a recovery code opens one session', async (world) => {
  const { recovery } = await world.switchOn()
  expect(recovery).toHaveLength(RECOVERY_CODES)
  expect(new Set(recovery).size).toBe(RECOVERY_CODES)
  const [first = '', second = ''] = recovery
  const tokens = [await world.begin(), await world.begin()]

  const results = await Promise.all(tokens.map((token) => world.finish(token, first)))
  expect(results.toSorted()).toEqual(['done', 'two_factor_failed'])
  // As somebody types it from paper.
  expect(await world.finish(await world.begin(), ` ${second.toLowerCase().replace('-', ' ')} `)).toBe('done')
  expect(await world.twoFactor.countRecoveryCodes('ADMIN1')).toBe(RECOVERY_CODES - 2)
  const stored = JSON.stringify(await world.db.selectFrom('admin_recovery_code').selectAll().execute())
  for (const code of recovery) expect(stored).not.toContain(code.replace('-', ''))
})

onBoth('new recovery codes make the old ones void', async (world) => {
  const { secret, recovery } = await world.switchOn()
  const renewed = await world.twoFactor.renewRecoveryCodes(OWNER, world.codeAt(secret))
  expect(await world.finish(await world.begin(), recovery[0] ?? '')).toBe('two_factor_failed')
  expect(await world.finish(await world.begin(), renewed[0] ?? '')).toBe('done')
})

onBoth('the sign-in must be finished within five minutes, once', async (world) => {
  const { secret } = await world.switchOn()
  const late = await world.begin()
  world.clock.pass(5 * 60_000)
  expect(await world.finish(late, world.codeAt(secret))).toBe('two_factor_expired')
  const used = await world.begin()
  expect(await world.finish(used, world.codeAt(secret))).toBe('done')
  world.clock.pass(STEP_MS)
  expect(await world.finish(used, world.codeAt(secret))).toBe('two_factor_expired')
  expect(await world.finish('garbage', world.codeAt(secret))).toBe('two_factor_expired')
})

onBoth('it counts after a right code only, and goes off with one', async (world) => {
  const { secret } = await world.twoFactor.begin(OWNER)
  expect((await world.twoFactor.state('ADMIN1')).isOn).toBe(false)
  await expect(world.twoFactor.activate(OWNER, '000000')).rejects.toMatchObject({ code: 'two_factor_failed' })
  expect(await world.sessions.login(ADMIN, CALLER)).toHaveProperty('token')
  await world.twoFactor.activate(OWNER, world.codeAt(secret))
  expect((await world.twoFactor.state('ADMIN1')).isOn).toBe(true)
  await expect(world.twoFactor.begin(OWNER)).rejects.toMatchObject({ code: 'conflict' })

  world.clock.pass(STEP_MS)
  await expect(world.twoFactor.remove(OWNER, '000000')).rejects.toMatchObject({ code: 'two_factor_failed' })
  await world.twoFactor.remove(OWNER, world.codeAt(secret))
  expect(await world.sessions.login(ADMIN, CALLER)).toHaveProperty('token')
  const { entries } = await world.audit.list({ page: 1 })
  expect(entries.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['two_factor_on', 'two_factor_off']),
  )
})

test('the secret is stored encrypted and in no log', async () => {
  await using world = await openWorld('sqlite')
  const { secret } = await world.switchOn()
  const stored = JSON.stringify(await world.db.selectFrom('admin').selectAll().execute())
  expect(stored).not.toContain(secret)
  expect(JSON.stringify(await world.db.selectFrom('audit_entry').selectAll().execute())).not.toContain(secret)
})

onBoth('with another key of the secrets the app says so, a recovery code still opens', async (world) => {
  const { secret, recovery } = await world.switchOn()
  await world.db.updateTable('admin').set({ totp_secret: 'of another key' }).execute()
  expect(await world.finish(await world.begin(), world.codeAt(secret))).toBe('two_factor_unreadable')
  expect(await world.finish(await world.begin(), '000000')).toBe('two_factor_unreadable')
  expect(await world.finish(await world.begin(), recovery[0] ?? '')).toBe('done')
  await world.twoFactor.remove(OWNER, recovery[1] ?? '')
  expect(await world.twoFactor.state('ADMIN1')).toMatchObject({ hasApp: false })
})
