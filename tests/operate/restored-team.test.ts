// A restore brings nobody back: means of access × restore, where the replaced database can be read and where not.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Role } from '#contract/permissions.ts'
import { makeBackup } from '#scripts/backup/make-backup.ts'
import { PROGRAM_ENV } from '#scripts/lib/site-program.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import { createAdmins } from '#server/team/sign-in/admins.service.ts'
import { createInvitations } from '#server/team/sign-in/invitations.service.ts'
import { createTeam } from '#server/team/sign-in/team.service.ts'
import { codeOf } from '#tests/support/code-of.ts'
import { DATABASES, type DatabaseKind, openFreshPostgres } from '#tests/support/databases.ts'
import { createPasskeyDevice } from '#tests/support/passkey-device.ts'
import { ADDRESS, openActing, openAdminArea, PUBLIC_URL, servicesOf } from '#tests/support/signed-in.ts'
import { openDataFolder } from './data-folder.ts'
import { NOW, say } from './filled-folder.ts'

const PASSWORD = 'kelapa muda segar'
const NEXT = 'perahu di balik pulau'
const CALLER = { address: ADDRESS, device: null }
const TEAM = {
  bayu: 'owner',
  citra: 'manager',
  dewi: 'owner',
  eka: 'support',
  fajar: 'owner',
} satisfies Record<string, Role>
type Name = keyof typeof TEAM

/** A team whose people have sessions, passkeys and invitations, at the moment of its backup. */
async function openWorld(kind: DatabaseKind) {
  const open = new AsyncDisposableStack()
  const folder = open.use(openDataFolder())
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  await postgres?.db.destroy()
  const place = folder.place(postgres?.url)
  const db = await openDatabase(place, { warn: () => {} })
  await migrate(db)
  const area = { ...(await openAdminArea(db)), db, random: systemRandom }
  const ayu = await openActing(db)
  const invitations = createInvitations(area)
  const tokens: string[] = [(await area.signIn()).token]
  for (const [username, role] of Object.entries(TEAM)) {
    const { token: link } = await invitations.invite(role, ayu)
    tokens.push((await invitations.join({ token: link, username, password: PASSWORD }, CALLER)).token)
  }
  const people = await createTeam(area).people(ayu)
  const idOf = (name: Name) => people.find(({ username }) => username === name)?._id ?? ''
  const devices = Object.fromEntries(
    (['bayu', 'fajar'] as const).map((name) => [name, createPasskeyDevice(PUBLIC_URL)]),
  )
  for (const [name, device] of Object.entries(devices)) {
    const token = tokens[1 + Object.keys(TEAM).indexOf(name)] ?? ''
    const person = await area.sessions.authenticate(token)
    if (!person) throw new Error('not signed in')
    await area.passkeys.add(person, device.create(await area.passkeys.begin(person)), '|')
  }
  const waiting = await area.sessions.login({ username: 'fajar', password: PASSWORD }, CALLER)
  const { token: invitation } = await invitations.invite('owner', ayu)
  const { folder: backup } = await makeBackup({ place, to: join(folder.path, 'backups'), now: NOW, say })

  function restore() {
    const env = { ...PROGRAM_ENV, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    const done = spawnSync(process.execPath, ['scripts/restore.ts', backup, '--force'], {
      env,
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(done.stderr)
    return done.stdout
  }

  /** On the restored database: who gets in, by each means of before. */
  async function tryDoors() {
    const restored = await openDatabase(place, { warn: () => {} })
    const now = servicesOf(restored)
    const alive = []
    for (const token of tokens) alive.push((await now.sessions.authenticate(token)) !== null)
    const joining = { token: invitation, username: 'thief', password: PASSWORD }
    const outcome = {
      sessions: alive.filter(Boolean).length,
      invitation: await codeOf(
        createInvitations({ ...now, db: restored, random: systemRandom }).join(joining, CALLER),
      ),
      waiting: await codeOf(
        now.sessions.loginWithCode({ two_factor_token: '', ...waiting, code: '000000' }, CALLER),
      ),
      passkeys: await inTurn(Object.keys(devices), async (name) => {
        const device = devices[name]
        const answer = device?.use(await now.sessions.requestPasskey(ADDRESS))
        return answer ? codeOf(now.sessions.loginWithPasskey(answer, CALLER)) : 'none'
      }),
      passwords: await inTurn(Object.keys(TEAM), async (username) => {
        const given = await inTurn([PASSWORD, NEXT], async (password) => {
          now.clock.pass(60_000)
          const reply = await now.sessions.login({ username, password }, CALLER).catch(() => ({}))
          return Object.keys(reply)[0] ?? 'refused'
        })
        return Object.values(given).find((one) => one !== 'refused') ?? 'refused'
      }),
    }
    await restored.destroy()
    return outcome
  }

  return {
    ...area,
    place,
    db,
    ayu,
    idOf,
    invitations,
    restore,
    tryDoors,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

async function inTurn<Result>(names: readonly string[], ask: (name: string) => Promise<Result>) {
  const found: Record<string, Result> = {}
  for (const name of names) found[name] = await ask(name)
  return found
}

const NO_OLD_DOOR = { sessions: 0, invitation: 'invitation_not_found', waiting: 'two_factor_expired' }

test.each(DATABASES)(
  '%s: nobody gets back by a restore what they have lost since the backup',
  async (kind) => {
    await using world = await openWorld(kind)
    const { db, ayu, idOf, invitations } = world
    const team = createTeam(world)
    const admins = createAdmins(world)
    await team.removePerson(idOf('bayu'), ayu)
    expect(await admins.setPassword('citra', NEXT)).toBeNull()
    await team.changeRole(idOf('dewi'), 'support', ayu)
    await team.changeRole(idOf('eka'), 'owner', ayu)
    const { token } = await invitations.invite('owner', ayu)
    await invitations.join({ token, username: 'gita', password: PASSWORD }, CALLER)
    await db.destroy()

    const printed = world.restore()
    expect(await world.tryDoors()).toEqual({
      ...NO_OLD_DOOR,
      passkeys: { bayu: 'passkey_failed', fajar: 'done' },
      passwords: {
        bayu: 'refused',
        citra: 'refused',
        dewi: 'refused',
        eka: 'token',
        fajar: 'two_factor_token',
      },
    })
    expect(printed.split('\n').filter((line) => /^(Sessions|Person|Added|Since|Locked):/.test(line))).toEqual(
      [
        'Sessions: all are ended, with open invitations and sign-ins that waited for a code.',
        'Person:   ayu, owner: password only',
        'Person:   bayu, owner: cannot sign in; removed since the backup',
        'Person:   citra, manager: cannot sign in; password or second factor changed since the backup',
        'Person:   dewi, owner: cannot sign in; support since the backup',
        'Person:   eka, support: password only; owner since the backup',
        'Person:   fajar, owner: two-factor',
        'Added:    gita (owner): joined after the backup, so not in it.',
        'Locked:   let a person in by `npm run admin -- password <name>`, or remove them by `npm run admin -- remove <name>`.',
      ],
    )

    // The way in of somebody who is locked.
    const restored = await openDatabase(world.place, { warn: () => {} })
    const later = { ...servicesOf(restored), db: restored, random: systemRandom }
    expect(await createAdmins(later).setPassword('citra', NEXT)).toBeNull()
    expect(await later.signIn({ username: 'citra', password: NEXT })).toHaveProperty('token')
    await restored.destroy()
  },
)

test.each(DATABASES)(
  '%s: without the replaced database sessions and invitations end, passwords stay',
  async (kind) => {
    await using world = await openWorld(kind)
    await forget(world.db, kind)
    await world.db.destroy()
    if (kind === 'sqlite') rmSync(world.place.databaseFile)

    const printed = world.restore()
    expect(await world.tryDoors()).toEqual({
      ...NO_OLD_DOOR,
      passkeys: { bayu: 'done', fajar: 'done' },
      passwords: {
        ...{ bayu: 'two_factor_token', citra: 'token', dewi: 'token', eka: 'token' },
        fajar: 'two_factor_token',
      },
    })
    expect(printed).toContain('is not known')
  },
)

async function forget(db: Database, kind: DatabaseKind): Promise<void> {
  if (kind === 'sqlite') return
  for (const { name } of await db.introspection.getTables({ withInternalKyselyTables: true })) {
    await db.schema.dropTable(name).execute()
  }
}
