// Every means of access to an account. A remedy ends all that existed before it: a new password, a demotion, a removal,
// `two-factor-off` and a restore.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'
import type { TeamTables } from '#server/platform/database/tables/team.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { NOBODYS_HASH } from './password.ts'
import { lockAdmin } from './two-factor.repository.ts'

type AccessRows = {
  /** The column that names the person. */
  column: string
  /** What of the person it holds. */
  holds: 'id' | 'username'
  /** Lives for a day at most: a restore ends it for everybody. */
  isShort: boolean
  /** Rows with a value in this column are used up, and only history. */
  usedIn?: string
}

type OpensNothing =
  | 'admin'
  | 'audit_entry'
  | 'notice'
  | 'notice_channel'
  | 'notice_delivery'
  | 'notice_outage'
  | 'removed_admin'

/** A new table of the team does not compile until it is in one of the two lists. */
export const ACCESS_ROWS = {
  admin_session: { column: 'admin_id', holds: 'id', isShort: true },
  admin_challenge: { column: 'admin_id', holds: 'id', isShort: true },
  passkey_challenge: { column: 'admin_id', holds: 'id', isShort: true },
  admin_invitation: { column: 'created_by', holds: 'username', isShort: true, usedIn: 'used_by' },
  admin_passkey: { column: 'admin_id', holds: 'id', isShort: false },
  admin_recovery_code: { column: 'admin_id', holds: 'id', isShort: false },
} satisfies Record<Exclude<keyof TeamTables, OpensNothing>, AccessRows>

type TellsNothing = 'id' | 'username' | 'created_at' | 'role' | 'totp_step' | 'two_factor_ended_at'

/** The columns of an admin that let somebody in, with their value when they no longer do. */
export const ACCESS_COLUMNS = {
  password_hash: NOBODYS_HASH,
  totp_secret: null,
  totp_pending: null,
  two_factor_at: null,
} satisfies Record<Exclude<keyof TeamTables['admin'], TellsNothing>, string | null>

type AccessTable = keyof typeof ACCESS_ROWS
const TABLES = Object.keys(ACCESS_ROWS) as AccessTable[]

type Person = { id: string; username: string }

/** All of a person but the session that acts and the password, by which somebody who stays in the team comes back. */
export async function endAccess(
  trx: Db,
  person: Person,
  { at, exceptSession = '' }: { at: Date; exceptSession?: string },
): Promise<void> {
  await trx
    .updateTable('admin')
    .set({ two_factor_ended_at: at.toISOString() })
    .where('id', '=', person.id)
    .where('two_factor_at', 'is not', null)
    .execute()
  const { password_hash: _, ...factors } = ACCESS_COLUMNS
  await trx.updateTable('admin').set(factors).where('id', '=', person.id).execute()
  await endRows(trx, TABLES, person, exceptSession)
}

/** The session that acts, and its admin. */
export type Acting = Person & { session: string }

/**
 * In the transaction of an act that makes a means of access: waits for a remedy of the same person that runs, and refuses
 * a session that it ended.
 */
export async function requireSession(trx: Db, { id, session }: Acting): Promise<void> {
  await lockAdmin(trx, id)
  const row = await trx
    .selectFrom('admin_session')
    .select('token_hash')
    .where('token_hash', '=', session)
    .where('admin_id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('unauthorized')
}

/** The password too: the person cannot sign in until it is set again. `tables` are those that the database has. */
export async function lockOut(trx: Db, person: Person, tables: readonly string[]): Promise<void> {
  await endRows(trx, existing(tables), person)
  await trx.updateTable('admin').set(ACCESS_COLUMNS).where('id', '=', person.id).execute()
}

/** Sessions, sign-ins that wait for their second step, and invitations of everybody. */
export async function endShortAccess(trx: Db, tables: readonly string[]): Promise<void> {
  const short = existing(tables).filter((table) => ACCESS_ROWS[table].isShort)
  await endRows(trx, short, null)
}

export function isLockedOut({ password_hash }: { password_hash: string }): boolean {
  return password_hash === ACCESS_COLUMNS.password_hash
}

/** A backup may be older than a table. */
function existing(tables: readonly string[]): AccessTable[] {
  return TABLES.filter((table) => tables.includes(table))
}

async function endRows(
  trx: Db,
  tables: readonly AccessTable[],
  person: Person | null,
  exceptSession = '',
): Promise<void> {
  for (const table of tables) {
    const { column, holds, usedIn }: AccessRows = ACCESS_ROWS[table]
    const conditions = [
      ...(person ? [sql`${sql.ref(column)} = ${person[holds]}`] : []),
      ...(usedIn ? [sql`${sql.ref(usedIn)} is null`] : []),
      ...(table === 'admin_session' ? [sql`token_hash != ${exceptSession}`] : []),
    ]
    const where = conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
    await sql`delete from ${sql.table(table)} ${where}`.execute(trx)
  }
}
