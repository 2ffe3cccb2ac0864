import type { Db } from '#server/platform/database/schema.ts'
import { findKnown, type KnownPlayerRow, storeKnown } from './known-players.repository.ts'
import { mergeRow } from './merge-names.ts'

/** Writes only rows that change something. */
export async function storeNames(db: Db, rows: ReadonlyMap<string, KnownPlayerRow>, now: Date) {
  const known = new Map((await findKnown(db, [...rows.keys()])).map((row) => [row.key, row]))
  await storeKnown(
    db,
    [...rows.values()].flatMap((row) => mergeRow(row, known.get(row.key), now) ?? []),
  )
}
