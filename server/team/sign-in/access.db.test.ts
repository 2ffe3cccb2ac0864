// Every means of access × every remedy: nothing of before opens a door.
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AppError } from '#server/platform/kernel/app-error.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { DATABASES, type DatabaseKind, openTestDatabase } from '#tests/support/databases.ts'
import { createPasskeyDevice } from '#tests/support/passkey-device.ts'
import { ADDRESS, openActing, openAdminArea, PUBLIC_URL } from '#tests/support/signed-in.ts'
import { ACCESS_COLUMNS, ACCESS_ROWS } from './access.repository.ts'
import { createAdmins } from './admins.service.ts'
import { createInvitations } from './invitations.service.ts'
import { createTeam } from './team.service.ts'
import { stepAt, totpCode } from './totp.ts'

const PASSWORD = 'kelapa muda segar'
const NEXT = 'perahu di balik pulau'
const BAYU = { username: 'bayu', password: PASSWORD }
const CALLER = { address: ADDRESS, device: null }
const MINUTE_MS = 60_000
/** The next code of the app. */
const STEP_MS = 30_000

/** Columns that can name a person of the team or hold a credential. */
const SUSPECT = /admin|token|hash|password|secret|passkey|session|credential|created_by/
/** Tables with such a column that open nothing: history, and secrets of the site. */
const OPENS_NOTHING: readonly string[] = ['audit_entry', 'order_event', 'removed_admin', 'secret']
const TELLS_NOTHING = ['id', 'username', 'created_at', 'role', 'totp_step', 'two_factor_ended_at']

/** With Bayu, an owner who has every means of access there is. */
async function openWorld(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const area = { ...(await openAdminArea(database.db)), db: database.db, random: systemRandom }
  const ayu = await openActing(database.db)
  const { sessions, passkeys, twoFactor, clock } = area
  const invitations = createInvitations(area)
  const team = createTeam(area)
  const admins = createAdmins(area)

  const { token: link } = await invitations.invite('owner', ayu)
  const { token } = await invitations.join({ token: link, ...BAYU }, CALLER)
  const bayu = await sessions.authenticate(token)
  if (!bayu) throw new Error('did not join')
  const other = await sessions.login(BAYU, CALLER)
  const { secret } = await twoFactor.begin(bayu)
  const recovery = await twoFactor.activate(bayu, totpCode(secret, stepAt(clock.now())))
  clock.pass(MINUTE_MS)
  const device = createPasskeyDevice(PUBLIC_URL)
  await passkeys.add(bayu, device.create(await passkeys.begin(bayu)), '|')
  const ceremony = await passkeys.begin(bayu)
  const waiting = await sessions.login(BAYU, CALLER)
  const { token: invitation } = await invitations.invite('owner', bayu)
  if (!('token' in other) || !('two_factor_token' in waiting)) throw new Error('not as expected')

  const code = () => totpCode(secret, stepAt(clock.now()))
  async function challengeOf(password: string): Promise<string> {
    const reply = await sessions.login({ ...BAYU, password }, CALLER)
    return 'two_factor_token' in reply ? reply.two_factor_token : 'none'
  }
  const withCode = async (two_factor_token: string, given: string) =>
    codeOf(sessions.loginWithCode({ two_factor_token, code: given }, CALLER))

  /** Each tries to get in, with the password of now where it needs one; `done` is an open door. */
  const doors: Record<string, (password: string) => Promise<string>> = {
    'the session that acts': async () => ((await sessions.authenticate(token)) ? 'done' : 'refused'),
    'another session': async () => ((await sessions.authenticate(other.token)) ? 'done' : 'refused'),
    'a passkey': async () =>
      codeOf(sessions.loginWithPasskey(device.use(await sessions.requestPasskey(ADDRESS)), CALLER)),
    'the authenticator app': async (password) => withCode(await challengeOf(password), code()),
    'a recovery code': async (password) => withCode(await challengeOf(password), recovery[0] ?? ''),
    'a sign-in that waits for its code': () => withCode(waiting.two_factor_token, recovery[1] ?? ''),
    'a passkey that is being made': () => codeOf(passkeys.add(bayu, device.create(ceremony), '|')),
    'an invitation': () =>
      codeOf(invitations.join({ token: invitation, username: 'thief', password: PASSWORD }, CALLER)),
  }
  const { db } = database
  return {
    ...area,
    ...{ db, team, admins, invitations, ayu, bayu, doors },
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  }
}

type World = Awaited<ReturnType<typeof openWorld>>

/** What each ends: the password by which Bayu can sign in afterwards, null for none. */
const REMEDIES: Record<string, { run: (world: World) => Promise<unknown>; next: string | null }> = {
  'a new password in the console': {
    run: ({ sessions, bayu }) =>
      sessions.changePassword(bayu, { current_password: PASSWORD, new_password: NEXT }, ADDRESS),
    next: NEXT,
  },
  'admin password': { run: ({ admins }) => admins.setPassword('bayu', NEXT), next: NEXT },
  'admin two-factor-off': { run: ({ admins }) => admins.resetTwoFactor('bayu'), next: PASSWORD },
  'a demotion': { run: ({ team, bayu, ayu }) => team.changeRole(bayu.id, 'manager', ayu), next: PASSWORD },
  'admin role': { run: ({ admins }) => admins.setRole('bayu', 'support'), next: PASSWORD },
  'a removal': { run: ({ team, bayu, ayu }) => team.removePerson(bayu.id, ayu), next: null },
  'admin remove': { run: ({ admins }) => admins.remove('bayu'), next: null },
}
const CASES = DATABASES.flatMap((kind) =>
  Object.entries(REMEDIES).map(([name, remedy]) => ({ kind, name, ...remedy })),
)

test.each(DATABASES)('%s: every door of the walk is open before a remedy', async (kind) => {
  await using world = await openWorld(kind)
  const { 'a passkey that is being made': _, ...doors } = world.doors
  for (const [name, enter] of Object.entries(doors)) {
    expect([name, await enter(PASSWORD)]).toEqual([name, 'done'])
    world.clock.pass(STEP_MS)
  }
})

test.each(CASES)('$kind: nothing of before opens a door after $name', async ({ kind, name, run, next }) => {
  await using world = await openWorld(kind)
  expect(await run(world)).not.toBeTypeOf('string')

  const open: string[] = []
  for (const [door, enter] of Object.entries(world.doors)) {
    // All of them in the five minutes in which a sign-in may be finished.
    world.clock.pass(STEP_MS)
    const outcome = await enter(next ?? PASSWORD).catch(({ code }: AppError) => code)
    if (outcome === 'done') open.push(door)
  }
  expect(open).toEqual(name === 'a new password in the console' ? ['the session that acts'] : [])

  for (const password of [PASSWORD, NEXT]) {
    world.clock.pass(MINUTE_MS)
    const reply = await world.sessions.login({ ...BAYU, password }, CALLER).catch(() => ({}))
    expect([password, 'token' in reply]).toEqual([password, password === next])
  }
})

test.each(DATABASES)(
  '%s: every table and column that can let somebody in is ended by a remedy',
  async (kind) => {
    await using database = await openTestDatabase(kind)
    const tables = await database.db.introspection.getTables()
    const suspect = tables.filter(({ name, columns }) =>
      [name, ...columns.map((one) => one.name)].some((one) => SUSPECT.test(one)),
    )
    const known = [...Object.keys(ACCESS_ROWS), 'admin', ...OPENS_NOTHING]
    expect(suspect.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
    const columns = tables.find(({ name }) => name === 'admin')?.columns.map(({ name }) => name)
    expect(columns?.toSorted()).toEqual([...Object.keys(ACCESS_COLUMNS), ...TELLS_NOTHING].toSorted())
  },
)

test.each(CASES)('$kind: no row of before is left after $name', async ({ kind, name, run }) => {
  await using world = await openWorld(kind)
  await run(world)
  for (const [table, { column, holds }] of Object.entries(ACCESS_ROWS)) {
    const { rows } = await sql<{ token_hash: string; used_by: string | null }>`
      select * from ${sql.table(table)} where ${sql.ref(column)} = ${world.bayu[holds as 'id' | 'username']}`.execute(
      world.db,
    )
    const isActing = name === 'a new password in the console' && table === 'admin_session'
    expect([table, rows.map((row) => row.token_hash)]).toEqual([table, isActing ? [world.bayu.session] : []])
  }
})
