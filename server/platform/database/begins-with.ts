// Beginnings of codes, found by an index.
import { type Expression, PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from './schema.ts'

/** Groups of four characters and a dash. */
const GROUP_WIDTH = 5
const GROUPS = [2, 3, 4, 5, 6, 7]
/** Characters of each index. */
const INDEXED = 9

/** A span of the index. PostgreSQL needs its operators by character, because a collation may ignore dashes. */
export function beginsWith(db: Db, field: RawBuilder<unknown>, text: string): Expression<SqlBool> {
  const end = text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1)
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<SqlBool>`(${field} ~>=~ ${text} and ${field} ~<~ ${end})`
    : sql<SqlBool>`(${field} >= ${text} and ${field} < ${end})`
}

/** Conditions for a reference that has the text at the beginning of any of its groups; each has its own index. */
export function groupsBeginWith(db: Db, text: string): Expression<SqlBool>[] {
  const starts = GROUPS.map((group) => (group - 1) * GROUP_WIDTH + 1)
  return [
    beginsWith(db, sql.ref('reference'), text),
    ...starts.map((start) => {
      const group = sql`substr(reference, ${sql.lit(start)}, ${sql.lit(INDEXED)})`
      const found = beginsWith(db, group, text.slice(0, INDEXED))
      if (text.length <= INDEXED) return found
      return sql<SqlBool>`(${found} and substr(reference, ${sql.lit(start)}, ${sql.lit(text.length)}) = ${text})`
    }),
  ]
}
