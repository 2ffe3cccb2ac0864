// SQL of the names that the network has seen.
import type { Selectable } from 'kysely'
import type { Db, Schema } from '#server/platform/database/schema.ts'

export type KnownPlayerRow = Selectable<Schema['known_player']>
export type NameSourceRow = Selectable<Schema['known_player_source']>

/** Below the limit of parameters of both databases. */
const KEYS_AT_ONCE = 500

export async function findKnown(db: Db, keys: readonly string[]): Promise<KnownPlayerRow[]> {
  const found: KnownPlayerRow[] = []
  for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
    const some = keys.slice(at, at + KEYS_AT_ONCE)
    found.push(...(await db.selectFrom('known_player').selectAll().where('key', 'in', some).execute()))
  }
  return found
}

export async function storeKnown(db: Db, rows: readonly KnownPlayerRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += KEYS_AT_ONCE) {
    await db
      .insertInto('known_player')
      .values(rows.slice(at, at + KEYS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          name: eb.ref('excluded.name'),
          edition: eb.ref('excluded.edition'),
          seen_on: eb.ref('excluded.seen_on'),
          source: eb.ref('excluded.source'),
          found_on: eb.ref('excluded.found_on'),
        })),
      )
      .execute()
  }
}

/** Names that a simulator made up, once nothing is simulated any more. Their sources tell whether there are any. */
export async function deleteSimulated(db: Db, source: string): Promise<void> {
  const ids = (await listSources(db)).map(({ id }) => id).filter((id) => id.startsWith(`${source}:`))
  if (ids.length === 0) return
  await db.deleteFrom('known_player').where('source', '=', source).execute()
  await db.deleteFrom('known_player_source').where('id', 'in', ids).execute()
}

export async function hasNames(db: Db): Promise<boolean> {
  return (await db.selectFrom('known_player').select('key').limit(1).executeTakeFirst()) !== undefined
}

export async function deleteNotFoundSince(db: Db, day: string): Promise<void> {
  await db.deleteFrom('known_player').where('found_on', '<', day).execute()
}

export async function listSources(db: Db): Promise<NameSourceRow[]> {
  return db.selectFrom('known_player_source').selectAll().execute()
}

type Turn = { id: string; now: Date; until: Date }

/** Null while another process reads this source, or before its next turn. */
export async function claimSource(db: Db, { id, now, until }: Turn): Promise<NameSourceRow | null> {
  const next_at = until.toISOString()
  const row = await db
    .insertInto('known_player_source')
    .values({ id, position: '', next_at, completed_at: null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ next_at })
        .where('known_player_source.next_at', '<=', now.toISOString()),
    )
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function saveSource(db: Db, { id, ...changed }: NameSourceRow): Promise<void> {
  await db.updateTable('known_player_source').set(changed).where('id', '=', id).execute()
}
