// What renews the proof of a session, and what a session that was ended meanwhile can no longer do.
import { expect } from 'vitest'
import { PROOF_MS } from '#contract/team/admin.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { createPasskeyDevice } from '#tests/support/passkey-device.ts'
import { ADDRESS, ADMIN, openAdminArea, PUBLIC_URL } from '#tests/support/signed-in.ts'
import { createAdmins } from './admins.service.ts'
import { createInvitations } from './invitations.service.ts'
import { stepAt, totpCode } from './totp.ts'

const BUDI = { username: 'budi', password: 'kelapa muda segar' }
const CALLER = { address: ADDRESS, device: null }

async function openWorld(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const area = { ...(await openAdminArea(database.db)), db: database.db, random: systemRandom }
  const admins = createAdmins(area)
  await admins.add(BUDI.username, BUDI.password)
  const { sessions, passkeys } = area
  async function enter(person: typeof ADMIN) {
    const { token } = await area.signIn(person)
    const found = await sessions.authenticate(token)
    if (!found) throw new Error('not signed in')
    const signedIn = found
    const isFresh = async () => (await sessions.authenticate(token))?.hasFreshProof
    async function addPasskey() {
      const device = createPasskeyDevice(PUBLIC_URL)
      await passkeys.add(signedIn, device.create(await passkeys.begin(signedIn)), '|')
      return async () => ({ passkey: device.use(await sessions.requestPasskey(ADDRESS)) })
    }
    return { ...signedIn, isFresh, addPasskey }
  }
  return {
    ...area,
    admins,
    enter,
    invitations: createInvitations(area),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

const onBoth = onBothWith(openWorld)

onBoth('a sign-in is a proof for five minutes, the password and a passkey renew it', async (world) => {
  const ayu = await world.enter(ADMIN)
  const use = await ayu.addPasskey()
  for (const proof of [async () => ({ password: ADMIN.password }), use]) {
    expect(await ayu.isFresh()).toBe(true)
    world.clock.pass(PROOF_MS)
    expect(await ayu.isFresh()).toBe(false)
    await world.sessions.proveAgain(ayu, await proof(), ADDRESS)
  }
  expect(await ayu.isFresh()).toBe(true)
})

onBoth(
  'a wrong password, the passkey of somebody else and a repeated answer prove nothing',
  async (world) => {
    const [ayu, budi] = [await world.enter(ADMIN), await world.enter(BUDI)]
    const [own, foreign] = [await ayu.addPasskey(), await budi.addPasskey()]
    world.clock.pass(PROOF_MS)
    const prove = (proof: Parameters<typeof world.sessions.proveAgain>[1]) =>
      codeOf(world.sessions.proveAgain(ayu, proof, ADDRESS))

    expect(await prove({ password: 'wrong' })).toBe('current_password_wrong')
    expect(await prove({ password: ADMIN.password })).toBe('too_many_attempts')
    expect(await prove({ password: BUDI.password })).toBe('too_many_attempts')
    expect(await prove(await foreign())).toBe('passkey_failed')
    expect(await ayu.isFresh()).toBe(false)
    const answer = await own()
    expect([await prove(answer), await prove(answer)]).toEqual(['done', 'passkey_failed'])
    expect(await ayu.isFresh()).toBe(true)
  },
)

onBoth(
  'a session that a remedy ended makes no means of access, also when its act had begun',
  async (world) => {
    const thief = await world.enter(BUDI)
    const { secret } = await world.twoFactor.begin(thief)
    const device = createPasskeyDevice(PUBLIC_URL)
    const creation = device.create(await world.passkeys.begin(thief))
    await world.admins.setPassword('budi', 'perahu di balik pulau')

    // As the calls behind the guard, which had let the session in.
    const change = { current_password: 'perahu di balik pulau', new_password: 'yet another password' }
    const acts = [
      world.invitations.invite('owner', thief),
      world.passkeys.add(thief, creation, '|'),
      world.twoFactor.activate(thief, totpCode(secret, stepAt(world.clock.now()))),
      world.sessions.changePassword(thief, change, ADDRESS),
    ]
    const outcomes = await Promise.all(acts.map(codeOf))
    expect(outcomes).toEqual(['unauthorized', 'passkey_failed', 'conflict', 'unauthorized'])
    expect(await world.sessions.login({ ...BUDI, password: 'perahu di balik pulau' }, CALLER)).toHaveProperty(
      'token',
    )
  },
)

onBoth('a remedy and an act that makes a means at the same moment leave nothing open', async (world) => {
  const thief = await world.enter(BUDI)
  const device = createPasskeyDevice(PUBLIC_URL)
  const creation = device.create(await world.passkeys.begin(thief))
  await Promise.all([
    codeOf(world.invitations.invite('owner', thief)),
    codeOf(world.passkeys.add(thief, creation, '|')),
    world.admins.setPassword('budi', 'perahu di balik pulau'),
    codeOf(world.invitations.invite('owner', thief)),
  ])
  expect(await world.invitations.list()).toEqual([])
  expect(await world.passkeys.list(thief.id)).toEqual([])
  expect(await world.twoFactor.state(thief.id)).toMatchObject({ isOn: false })
})
