// Passkeys: what opens a session, what does not, and how they count as two-factor login.
import { expect, test } from 'vitest'
import { RECOVERY_CODES } from '#contract/settings/two-factor.ts'
import type { CreatedPasskey, UsedPasskey } from '#contract/team/passkey.schema.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { createPasskeyDevice } from '#tests/support/passkey-device.ts'
import { ACTING, ADDRESS, ADMIN, openActing, openAdminArea, PUBLIC_URL } from '#tests/support/signed-in.ts'
import { stepAt, totpCode } from './totp.ts'

const OWNER = ACTING
const CALLER = { address: ADDRESS, device: null }
const DEVICE = 'Chrome|Android'
const MINUTE_MS = 60_000

async function openWorld(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  await openActing(database.db)
  const { sessions, passkeys } = area

  async function add(device = createPasskeyDevice(PUBLIC_URL)) {
    const codes = await passkeys.add(OWNER, device.create(await passkeys.begin(OWNER)), DEVICE)
    return { device, codes }
  }

  const dispose = { [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
  const state = () => area.twoFactor.state(OWNER.id)
  const request = () => sessions.requestPasskey(ADDRESS)
  const login = (answer: UsedPasskey) => codeOf(sessions.loginWithPasskey(answer, CALLER))
  const register = (created: CreatedPasskey) => codeOf(passkeys.add(OWNER, created, DEVICE))
  return { ...area, db: database.db, add, state, request, login, register, ...dispose }
}

const onBoth = onBothWith(openWorld)

onBoth('a passkey opens a session without password and code', async (world) => {
  const { device } = await world.add()

  const { token } = await world.sessions.loginWithPasskey(device.use(await world.request()), CALLER)
  expect(await world.sessions.authenticate(token)).toMatchObject({ username: ADMIN.username })
  const [stored] = await world.passkeys.list(OWNER.id)
  expect(stored).toMatchObject({ device: { browser: 'Chrome', system: 'Android' } })
  expect(stored?.used_at).toBe(world.clock.now().toISOString())
})

onBoth('an answer opens one session, also when it is sent twice at once', async (world) => {
  const { device } = await world.add()
  const answer = device.use(await world.request())

  const logins = [1, 2, 3].map(() => world.login(answer))
  expect((await Promise.all(logins)).toSorted()).toEqual(['done', 'passkey_failed', 'passkey_failed'])
})

onBoth('a challenge is refused after five minutes', async (world) => {
  const { device } = await world.add()
  const challenge = await world.request()
  const creation = await world.passkeys.begin(OWNER)
  world.clock.pass(5 * MINUTE_MS)

  expect(await world.login(device.use(challenge))).toBe('passkey_failed')
  expect(await world.register(createPasskeyDevice(PUBLIC_URL).create(creation))).toBe('passkey_failed')
  await world.sessions.sweep()
  expect(await world.db.selectFrom('passkey_challenge').selectAll().execute()).toHaveLength(2)
  world.clock.pass(7 * 24 * 60 * MINUTE_MS)
  await world.sessions.sweep()
  expect(await world.db.selectFrom('passkey_challenge').selectAll().execute()).toEqual([])
})

onBoth('a challenge counts only for what it was made for', async (world) => {
  const { device } = await world.add()
  const { challenge: forSignIn } = await world.request()
  const creation = await world.passkeys.begin(OWNER)

  const created = createPasskeyDevice(PUBLIC_URL).create({ ...creation, challenge: forSignIn })
  expect(await world.register(created)).toBe('passkey_failed')
  const ofAnother = world.passkeys.add(
    { ...OWNER, id: 'ADMIN2', username: 'budi' },
    device.create(creation),
    DEVICE,
  )
  expect(await codeOf(ofAnother)).toBe('passkey_failed')
  const used = device.use({ ...(await world.request()), challenge: creation.challenge })
  expect(await world.login(used)).toBe('passkey_failed')
})

test.each([
  ['another site', { origin: 'https://play.example.org' }],
  ['a device that did not verify its user', { verified: false }],
])('sqlite: refuses an answer of %s', async (_name, faults) => {
  await using world = await openWorld('sqlite')
  const { device } = await world.add()

  expect(await world.login(device.use(await world.request(), faults))).toBe('passkey_failed')
  const created = createPasskeyDevice(PUBLIC_URL).create(await world.passkeys.begin(OWNER), faults)
  expect(await world.register(created)).toBe('passkey_failed')
})

onBoth('refuses the signature of another device, and a counter that runs backwards', async (world) => {
  const { device } = await world.add()
  const other = createPasskeyDevice(PUBLIC_URL)

  const forged = { ...other.use(await world.request()), id: device.id }
  expect(await world.login(forged)).toBe('passkey_failed')
  expect(await world.login(other.use(await world.request()))).toBe('passkey_failed')
  expect(await world.login(device.use(await world.request(), { counter: 7 }))).toBe('done')
  expect(await world.login(device.use(await world.request(), { counter: 7 }))).toBe('passkey_failed')
  expect(await world.login(device.use(await world.request(), { counter: 8 }))).toBe('done')
})

onBoth('the first passkey gives recovery codes and asks for more than a password', async (world) => {
  const { codes } = await world.add()
  expect(codes).toHaveLength(RECOVERY_CODES)
  expect((await world.add()).codes).toEqual([])

  const reply = await world.sessions.login(ADMIN, CALLER)
  if (!('two_factor_token' in reply)) throw new Error('no code was asked for')
  const [code = ''] = codes
  const login = world.sessions.loginWithCode({ ...reply, code }, CALLER)
  expect(await codeOf(login)).toBe('done')
})

onBoth('a passkey satisfies the rule of the team', async (world) => {
  const { token } = await world.signIn()
  world.policy.two_factor = 'everybody'
  expect(await world.sessions.authenticate(token)).toMatchObject({ mustSetUpTwoFactor: true })
  await world.add()
  expect(await world.sessions.authenticate(token)).toMatchObject({ mustSetUpTwoFactor: false })
})

onBoth('two-factor login is off when neither app nor passkey is left', async (world) => {
  const { device } = await world.add()
  const { secret } = await world.twoFactor.begin(OWNER)
  await world.twoFactor.activate(OWNER, totpCode(secret, stepAt(world.clock.now())))
  world.clock.pass(MINUTE_MS)
  expect(await world.state()).toMatchObject({ isOn: true, hasApp: true })

  await Promise.all([
    world.passkeys.remove(OWNER, device.id),
    world.twoFactor.remove(OWNER, totpCode(secret, stepAt(world.clock.now()))),
  ])
  expect(await world.state()).toEqual({ isOn: false, hasApp: false, wasEnded: false })
  expect(await world.twoFactor.countRecoveryCodes(OWNER.id)).toBe(0)
  expect(await world.login(device.use(await world.request()))).toBe('passkey_failed')
})

onBoth('two-factor login stays on while a passkey is left', async (world) => {
  const { device } = await world.add()
  await world.add()
  await world.passkeys.remove(OWNER, device.id)
  expect(await world.state()).toMatchObject({ isOn: true, hasApp: false })
  expect(await world.twoFactor.countRecoveryCodes(OWNER.id)).toBe(RECOVERY_CODES)
})

onBoth('nobody fills the table of challenges', async (world) => {
  const results = []
  for (let each = 0; each < 61; each += 1) results.push(await codeOf(world.request()))
  expect(results.slice(-2)).toEqual(['done', 'too_many_attempts'])
})

onBoth('a new passkey is told', async (world) => {
  await world.add()
  expect(world.told).toEqual([{ type: 'staff.new_passkey', data: { admin: ADMIN.username } }])
})
