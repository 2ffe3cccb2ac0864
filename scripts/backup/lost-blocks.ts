// Players who are blocked in the data that a restore replaces, and not in the backup.
import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { shownUsername } from '#contract/network/username.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Blocked = { player_key: string; username: string }

/** Null without a file, or when it cannot be read. */
export function readBlocks(db: DatabaseSync | null): Blocked[] | null {
  try {
    return (
      (db?.prepare('select player_key, username from player_block').all() as Blocked[] | undefined) ?? null
    )
  } catch {
    return null
  }
}

export function listBlocks(db: Database): Promise<Blocked[]> {
  return db.selectFrom('player_block').select(['player_key', 'username']).execute()
}

/** The tables that were set aside are in the schema `before`. */
export async function readBlocksIn(db: Database, before: string): Promise<Blocked[] | null> {
  const rows = sql<Blocked>`select player_key, username from ${sql.table(`${before}.player_block`)}`.execute(
    db,
  )
  return rows.then(
    (found) => found.rows,
    () => null,
  )
}

/** Names as the team reads them; null when it is not known. */
export function lostBlocks(before: Blocked[] | null, restored: Blocked[]): string[] | null {
  if (!before) return null
  const left = new Set(restored.map(({ player_key }) => player_key))
  return before
    .filter(({ player_key }) => !left.has(player_key))
    .map(({ username }) => shownUsername(username))
    .sort()
}
