// A restore brings back who could sign in when the backup was made. Sessions, unfinished sign-ins and invitations end; where
// the database that it replaces can be read, nobody gets back what they have lost since.
import type { DatabaseSync } from 'node:sqlite'
import { type Selectable, sql } from 'kysely'
import { ROLES, toKnownRole } from '#contract/permissions.ts'
import type { Database, Db, Schema } from '#server/platform/database/schema.ts'
import { endShortAccess, isLockedOut, lockOut } from '#server/team/sign-in/access.repository.ts'
import { listTables } from './migration.ts'

type Admin = Selectable<Schema['admin']>

/** The difference from the database that was replaced. */
type Change = {
  isRemoved: boolean
  /** The role at the end, where it is another one. */
  roleNow: string | null
  /** Password, authenticator app, passkeys or recovery codes. */
  signIn: boolean
}

export type RestoredPerson = Pick<Admin, 'username' | 'role'> & {
  hasTwoFactor: boolean
  isLockedOut: boolean
  /** Null: none, or it is not known. */
  change: Change | null
}

export type RestoredTeam = {
  people: RestoredPerson[]
  /** Joined after the backup; null when the replaced database could not be read. */
  added: Pick<Admin, 'username' | 'role'>[] | null
}

const TABLES = ['admin', 'admin_passkey', 'admin_recovery_code'] as const

export type SignIns = { [Table in (typeof TABLES)[number]]: readonly Selectable<Schema[Table]>[] }

type Reading = {
  listTables(): Promise<string[]> | string[]
  read(table: string): Promise<unknown[]> | unknown[]
}

/** A backup may be older than a table. Throws when the database is damaged. */
async function readSignIns({ listTables, read }: Reading): Promise<SignIns> {
  const there = await listTables()
  const rowsOf = (table: string) => (there.includes(table) ? read(table) : [])
  const [admin, admin_passkey, admin_recovery_code] = await Promise.all(TABLES.map(rowsOf))
  return { admin, admin_passkey, admin_recovery_code } as SignIns
}

/** Of the database that is replaced; null when it holds no team or cannot be read. */
async function readFormer(reading: Reading): Promise<SignIns | null> {
  const found = await readSignIns(reading).catch(() => null)
  return found && found.admin.length > 0 ? found : null
}

export async function readFormerFile(db: DatabaseSync | null): Promise<SignIns | null> {
  if (db === null) return null
  return readFormer({
    listTables: async () =>
      db
        .prepare('select name from sqlite_schema')
        .all()
        .map(({ name }) => String(name)),
    read: async (table) => db.prepare(`select * from ${table}`).all(),
  })
}

/** From the schema that holds the tables that were set aside. */
export function readFormerSchema(db: Db, tables: string[], schema: string): Promise<SignIns | null> {
  return readFormer({
    listTables: () => tables,
    read: async (table) => (await sql`select * from ${sql.id(schema, table)}`.execute(db)).rows,
  })
}

/** In the restored database, before a site uses it. */
export async function endAccess(db: Database, former: SignIns | null): Promise<RestoredTeam> {
  const tables = await listTables(db)
  return db.transaction().execute(async (trx) => {
    await endShortAccess(trx, tables)
    const restored = await readSignIns({
      listTables: () => tables,
      read: async (table) => (await sql`select * from ${sql.table(table)}`.execute(trx)).rows,
    })
    const people: RestoredPerson[] = []
    const byName = restored.admin.toSorted((one, other) => (one.username < other.username ? -1 : 1))
    for (const admin of byName) {
      const change = former && findChange(admin, restored, former)
      const isLocked = change !== null && losesAccess(admin, change)
      if (isLocked) await lockOut(trx, admin, tables)
      const { username, role, two_factor_at } = admin
      const hasTwoFactor = two_factor_at !== null && !isLocked
      people.push({ username, role, hasTwoFactor, isLockedOut: isLocked || isLockedOut(admin), change })
    }
    const known = new Set(restored.admin.map(({ id }) => id))
    return { people, added: former?.admin.filter(({ id }) => !known.has(id)) ?? null }
  })
}

function findChange(admin: Admin, restored: SignIns, former: SignIns): Change | null {
  const now = former.admin.find(({ id }) => id === admin.id)
  if (!now) return { isRemoved: true, roleNow: null, signIn: false }
  const roleNow = now.role === admin.role ? null : now.role
  const signIn = signInOf(admin, restored) !== signInOf(now, former)
  return roleNow === null && !signIn ? null : { isRemoved: false, roleNow, signIn }
}

/** A role that was raised since is only gone: the person does not have more by the restore. */
function losesAccess({ role }: Admin, { isRemoved, roleNow, signIn }: Change): boolean {
  const rank = (one: string) => ROLES.indexOf(toKnownRole(one))
  return isRemoved || signIn || (roleNow !== null && rank(roleNow) > rank(role))
}

/** The credentials of a person; a recovery code counts until it is used. */
function signInOf({ id, password_hash, totp_secret }: Admin, rows: SignIns): string {
  const passkeys = rows.admin_passkey.filter(({ admin_id }) => admin_id === id)
  const codes = rows.admin_recovery_code.filter(
    ({ admin_id, used_at }) => admin_id === id && used_at === null,
  )
  return JSON.stringify([
    password_hash,
    totp_secret,
    passkeys.map((passkey) => passkey.id).toSorted(),
    codes.map(({ code_hash }) => code_hash).toSorted(),
  ])
}
