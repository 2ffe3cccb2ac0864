// The team: roles, the last owner, invitations that work once.
import { expect } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import { INVITATION_MS } from '#contract/settings/two-factor.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { type DatabaseKind, onBothWith, openTestDatabase } from '#tests/support/databases.ts'
import { ACTING, ADDRESS, openActing, openAdminArea } from '#tests/support/signed-in.ts'
import { createInvitations } from './invitations.service.ts'
import { createTeam } from './team.service.ts'

const PASSWORD = 'kelapa muda segar'
const CALLER = { address: ADDRESS, device: 'Chrome|Android' }
const AYU = ACTING

async function openTeam(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const area = await openAdminArea(database.db)
  await openActing(database.db)
  const deps = { ...area, db: database.db, random: systemRandom }
  const invitations = createInvitations(deps)
  /** By an invitation of their own. */
  async function admit(role: Role, username: string) {
    const { token: link } = await invitations.invite(role, AYU)
    const { token } = await invitations.join({ token: link, username, password: PASSWORD }, CALLER)
    const person = await area.sessions.authenticate(token)
    if (!person) throw new Error('did not join')
    return { token, person }
  }
  const dispose = { [Symbol.asyncDispose]: () => database[Symbol.asyncDispose]() }
  return { ...deps, team: createTeam(deps), invitations, admit, ...dispose }
}

const onBoth = onBothWith(openTeam)

onBoth('an invited person joins with the role, and the link works once', async (world) => {
  const { token, ...shown } = await world.invitations.invite('support', AYU)
  expect(await world.invitations.list()).toEqual([shown])
  expect(JSON.stringify(await world.db.selectFrom('admin_invitation').selectAll().execute())).not.toContain(
    token,
  )
  expect(await world.invitations.look(token, ADDRESS)).toMatchObject({ role: 'support' })

  const joined = await world.invitations.join({ token, username: 'bayu', password: PASSWORD }, CALLER)
  expect(await world.sessions.authenticate(joined.token)).toMatchObject({ username: 'bayu', role: 'support' })
  expect(await codeOf(world.invitations.look(token, ADDRESS))).toBe('invitation_not_found')
  const again = world.invitations.join({ token, username: 'citra', password: PASSWORD }, CALLER)
  expect(await codeOf(again)).toBe('invitation_not_found')
  expect(await world.invitations.list()).toEqual([])
  expect(await world.team.people(AYU)).toMatchObject([
    {
      username: 'ayu',
      role: 'owner',
      is_you: true,
      two_factor: false,
      last_used_at: '2026-01-01T00:00:00.000Z',
    },
    { username: 'bayu', role: 'support', is_you: false, last_used_at: expect.any(String) },
  ])
})

onBoth('of ten who use one link at the same time one joins', async (world) => {
  const { token } = await world.invitations.invite('manager', AYU)
  const results = await Promise.all(
    Array.from({ length: 10 }, (_, place) =>
      codeOf(world.invitations.join({ token, username: `person_${place}`, password: PASSWORD }, CALLER)),
    ),
  )
  expect(results.filter((result) => result === 'done')).toHaveLength(1)
  expect(await world.team.people(AYU)).toHaveLength(2)
})

onBoth('a refused name or password leaves the invitation open', async (world) => {
  const { token } = await world.invitations.invite('support', AYU)
  const join = (username: string, password = PASSWORD) =>
    codeOf(world.invitations.join({ token, username, password }, CALLER))
  for (const name of ['ayu', 'AYU', 'Ayu']) expect(await join(name)).toBe('admin_name_taken')
  expect(await join('a b')).toBe('admin_name_invalid')
  expect(await join('bayu', 'password1234')).toBe('password_too_weak')
  expect(await world.team.people(AYU)).toHaveLength(1)
  expect(await join('bayu')).toBe('done')
})

onBoth('an invitation ends after a day or when it is taken back', async (world) => {
  const old = await world.invitations.invite('support', AYU)
  world.clock.pass(INVITATION_MS)
  expect(await codeOf(world.invitations.look(old.token, ADDRESS))).toBe('invitation_not_found')
  expect(await world.invitations.list()).toEqual([])

  const taken = await world.invitations.invite('support', AYU)
  await world.invitations.withdraw(taken._id, AYU)
  expect(await codeOf(world.invitations.look(taken.token, ADDRESS))).toBe('invitation_not_found')
  expect(await codeOf(world.invitations.withdraw(taken._id, AYU))).toBe('invitation_not_found')
})

onBoth('guesses of links are limited per network', async (world) => {
  const { token } = await world.invitations.invite('support', AYU)
  for (let guess = 0; guess < 30; guess += 1) await codeOf(world.invitations.look('garbage', '203.0.113.5'))
  expect(await codeOf(world.invitations.look(token, '203.0.113.5'))).toBe('too_many_attempts')
  expect(await codeOf(world.invitations.look(token, '198.51.100.4'))).toBe('done')
})

onBoth('the last owner keeps the role and stays', async (world) => {
  const dewi = (await world.admit('owner', 'dewi')).person.id
  // Each demotes the other at the same moment: one is left.
  const results = await Promise.all([
    codeOf(world.team.changeRole(dewi, 'support', AYU)),
    codeOf(world.team.changeRole('ADMIN1', 'support', AYU)),
  ])
  expect(results.toSorted()).toEqual(['done', 'last_owner'])
  const owners = (await world.team.people(AYU)).filter(({ role }) => role === 'owner')
  expect(owners).toHaveLength(1)
  const [owner] = owners
  expect(await codeOf(world.team.removePerson(owner?._id ?? '', AYU))).toBe('last_owner')
  expect(await codeOf(world.team.removePerson('NOBODY', AYU))).toBe('person_not_found')
})

onBoth('a removed person is signed out, a changed role counts at once', async (world) => {
  const { token, person } = await world.admit('manager', 'sari')
  await world.team.changeRole(person.id, 'owner', AYU)
  expect(await world.sessions.authenticate(token)).toMatchObject({ role: 'owner' })
  await world.team.removePerson(person.id, AYU)
  expect(await world.sessions.authenticate(token)).toBeNull()
  const { entries } = await world.audit.list({ page: 1 })
  expect(
    entries.map(({ admin, action, subject, before, after }) => [admin, action, subject, before, after]),
  ).toEqual(
    expect.arrayContaining([
      ['ayu', 'invitation_created', null, null, { role: 'manager' }],
      ['sari', 'admin_joined', null, null, { role: 'manager' }],
      ['ayu', 'role_changed', 'sari', { role: 'manager' }, { role: 'owner' }],
      ['ayu', 'admin_removed', 'sari', null, null],
    ]),
  )
})

onBoth('a required two-factor login is known to the guard', async (world) => {
  const { token } = await world.signIn()
  const must = async () => (await world.sessions.authenticate(token))?.mustSetUpTwoFactor
  expect(await must()).toBe(false)
  world.policy.two_factor = 'owners'
  expect(await must()).toBe(true)
  const bayu = await world.admit('support', 'bayu')
  expect(await world.sessions.authenticate(bayu.token)).toMatchObject({ mustSetUpTwoFactor: false })
  world.policy.two_factor = 'everybody'
  expect(await world.sessions.authenticate(bayu.token)).toMatchObject({ mustSetUpTwoFactor: true })
})

onBoth('own sessions are listed with their device and ended', async (world) => {
  const here = await world.signIn()
  const there = await world.sessions.login({ username: 'ayu', password: 'correct horse battery' }, CALLER)
  if (!('token' in there)) throw new Error('a code is needed')
  const signedIn = await world.sessions.authenticate(here.token)
  if (!signedIn) throw new Error('not signed in')
  const list = await world.sessions.list(signedIn)
  expect(list).toHaveLength(2)
  const other = list.find(({ is_current }) => !is_current)
  expect(other).toMatchObject({ device: { browser: 'Chrome', system: 'Android' }, network: '192.0.2.x' })

  await world.sessions.end(signedIn, other?.id ?? '')
  expect(await world.sessions.authenticate(there.token)).toBeNull()
  expect(await codeOf(world.sessions.end(signedIn, other?.id ?? ''))).toBe('session_not_found')
  const third = await world.signIn()
  await world.sessions.endOthers(signedIn)
  expect(await world.sessions.authenticate(third.token)).toBeNull()
  expect(await world.sessions.authenticate(here.token)).not.toBeNull()
})

onBoth('removal and demotion end sessions and invitations', async (world) => {
  const admit = async (username: string) => {
    const owner = await world.admit('owner', username)
    return { ...owner, invited: await world.invitations.invite('owner', owner.person) }
  }
  const removed = await admit('bayu')
  const demoted = await admit('citra')
  await world.team.removePerson(removed.person.id, AYU)
  await world.team.changeRole(demoted.person.id, 'support', AYU)

  for (const { token, invited } of [removed, demoted]) {
    expect(await world.sessions.authenticate(token)).toBeNull()
    expect(await codeOf(world.invitations.look(invited.token, ADDRESS))).toBe('invitation_not_found')
    const joining = { token: invited.token, username: 'dewi', password: PASSWORD }
    expect(await codeOf(world.invitations.join(joining, CALLER))).toBe('invitation_not_found')
  }
  expect(await world.invitations.list()).toEqual([])
})

onBoth('an invitation counts only while its author may invite', async (world) => {
  const { token } = await world.invitations.invite('owner', { ...AYU, username: 'gone' })
  expect(await codeOf(world.invitations.look(token, ADDRESS))).toBe('invitation_not_found')
  const joining = { token, username: 'bayu', password: PASSWORD }
  expect(await codeOf(world.invitations.join(joining, CALLER))).toBe('invitation_not_found')
})

onBoth('an invitation of a clock that was ahead is not open', async (world) => {
  world.clock.pass(3 * INVITATION_MS)
  const { token } = await world.invitations.invite('support', AYU)
  world.clock.pass(-3 * INVITATION_MS)
  expect(await codeOf(world.invitations.look(token, ADDRESS))).toBe('invitation_not_found')
})

onBoth('the name of a removed person is given to nobody, in any case of its letters', async (world) => {
  const { person } = await world.admit('manager', 'Sari')
  await world.team.removePerson(person.id, AYU)
  const { token } = await world.invitations.invite('support', AYU)
  for (const username of ['Sari', 'sari', 'SARI']) {
    const joining = world.invitations.join({ token, username, password: PASSWORD }, CALLER)
    expect(await codeOf(joining)).toBe('admin_name_removed')
  }
  expect(await codeOf(world.invitations.join({ token, username: 'sari2', password: PASSWORD }, CALLER))).toBe(
    'done',
  )
})

onBoth(
  'of a removal and a joining under the same name at once the name is given to nobody',
  async (world) => {
    const { person } = await world.admit('manager', 'sari')
    const { token } = await world.invitations.invite('support', AYU)
    const joining = world.invitations.join({ token, username: 'SARI', password: PASSWORD }, CALLER)
    const [removal, joined] = await Promise.all([
      codeOf(world.team.removePerson(person.id, AYU)),
      codeOf(joining),
    ])
    expect(removal).toBe('done')
    expect(['admin_name_taken', 'admin_name_removed']).toContain(joined)
  },
)

onBoth('a new owner is told, by invitation and by role; other roles are not', async (world) => {
  await world.admit('support', 'sari')
  const { person } = await world.admit('manager', 'tari')
  expect(world.told).toEqual([])
  await world.team.changeRole(person.id, 'owner', AYU)
  await world.admit('owner', 'umar')
  const by = 'ayu'
  expect(world.told).toEqual([
    { type: 'staff.new_owner', data: { admin: 'tari', by } },
    { type: 'staff.new_owner', data: { admin: 'umar', by } },
  ])
})
