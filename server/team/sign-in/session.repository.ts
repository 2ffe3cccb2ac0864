// SQL of sessions. Tokens are stored as hashes, so a copy of the database gives no access.
import type { ExpressionBuilder } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

type NewSession = {
  tokenHash: string
  adminId: string
  passwordHash: string
  at: Date
  network: string
  device: string | null
}

/** `notAfter`: created or used later is of a clock that was ahead. */
export type Alive = { createdAfter: Date; usedAfter: Date; notAfter: Date }

/** Conditional on the verified password hash; returns whether the session was opened. */
export async function insertSession(db: Db, session: NewSession): Promise<boolean> {
  const at = session.at.toISOString()
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin_session')
    .columns(['token_hash', 'admin_id', 'created_at', 'used_at', 'proved_at', 'network', 'device'])
    .expression(
      db
        .selectFrom('admin')
        .select(({ ref, val }) => [
          val(session.tokenHash).as('token_hash'),
          ref('admin.id').as('admin_id'),
          val(at).as('created_at'),
          val(at).as('used_at'),
          val(at).as('proved_at'),
          val(session.network).as('network'),
          val(session.device).as('device'),
        ])
        .where('admin.id', '=', session.adminId)
        .where('admin.password_hash', '=', session.passwordHash),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function findSession(db: Db, tokenHash: string, alive: Alive) {
  const row = await db
    .selectFrom('admin_session')
    .innerJoin('admin', 'admin.id', 'admin_session.admin_id')
    .select([
      'admin.id',
      'admin.username',
      'admin.role',
      'admin.two_factor_at',
      'admin.two_factor_ended_at',
      'admin_session.used_at',
      'admin_session.proved_at',
    ])
    .where('token_hash', '=', tokenHash)
    .where((builder) => isAlive(builder, alive))
    .executeTakeFirst()
  if (!row) return null
  const { id: adminId, username, role, used_at, proved_at } = row
  return {
    adminId,
    username,
    role,
    hasTwoFactor: row.two_factor_at !== null,
    twoFactorEnded: row.two_factor_ended_at !== null,
    usedAt: new Date(used_at),
    provedAt: proved_at === null ? null : new Date(proved_at),
  }
}

export async function proveSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db
    .updateTable('admin_session')
    .set({ proved_at: at.toISOString() })
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function touchSession(db: Db, tokenHash: string, at: Date): Promise<void> {
  await db
    .updateTable('admin_session')
    .set({ used_at: at.toISOString() })
    .where('token_hash', '=', tokenHash)
    .where('used_at', '<', at.toISOString())
    .execute()
}

export async function deleteSession(db: Db, adminId: string, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_session')
    .where('token_hash', '=', tokenHash)
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function listSessions(db: Db, adminId: string, alive: Alive) {
  return db
    .selectFrom('admin_session')
    .select(['token_hash as tokenHash', 'created_at', 'used_at', 'network', 'device'])
    .where('admin_id', '=', adminId)
    .where((builder) => isAlive(builder, alive))
    .orderBy('used_at', 'desc')
    .execute()
}

export async function deleteSessionsOf(db: Db, adminId: string, exceptTokenHash = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_session')
    .where('admin_id', '=', adminId)
    .where('token_hash', '!=', exceptTokenHash)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Never by a moment in the future: then the clock of this process may be the wrong one. */
export async function deleteOldSessions(
  db: Db,
  { createdUntil, usedUntil }: { createdUntil: Date; usedUntil: Date },
): Promise<void> {
  await db
    .deleteFrom('admin_session')
    .where(({ eb, or }) =>
      or([eb('created_at', '<=', createdUntil.toISOString()), eb('used_at', '<=', usedUntil.toISOString())]),
    )
    .execute()
}

function isAlive(
  { eb, and }: ExpressionBuilder<Schema, 'admin_session'>,
  { createdAfter, usedAfter, notAfter }: Alive,
) {
  return and([
    eb('admin_session.created_at', '>', createdAfter.toISOString()),
    eb('admin_session.used_at', '>', usedAfter.toISOString()),
    eb('admin_session.created_at', '<=', notAfter.toISOString()),
    eb('admin_session.used_at', '<=', notAfter.toISOString()),
  ])
}

export async function insertChallenge(db: Db, row: Schema['admin_challenge']): Promise<void> {
  await db.insertInto('admin_challenge').values(row).execute()
}

export async function findChallenge(
  db: Db,
  tokenHash: string,
  { createdAfter, notAfter }: { createdAfter: Date; notAfter: Date },
) {
  const row = await db
    .selectFrom('admin_challenge')
    .innerJoin('admin', 'admin.id', 'admin_challenge.admin_id')
    .select(['admin.id as adminId', 'admin_challenge.password_hash as passwordHash', 'admin.username'])
    .where('admin_challenge.token_hash', '=', tokenHash)
    .where('admin_challenge.created_at', '>', createdAfter.toISOString())
    .where('admin_challenge.created_at', '<=', notAfter.toISOString())
    .executeTakeFirst()
  return row ?? null
}

/** Returns whether it existed: a challenge opens one session. */
export async function deleteChallenge(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_challenge')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0
}

export async function deleteOldChallenges(db: Db, createdUntil: Date): Promise<void> {
  await db.deleteFrom('admin_challenge').where('created_at', '<=', createdUntil.toISOString()).execute()
}
