// The database as the process sees it; known without asking it anything.
import { readPool } from '#server/database/pool.ts'
import type { Database } from '#server/database/schema.ts'
import { type Family, gauge, labelled } from './exposition.ts'

type Deps = { db: Database; isWritable(): boolean }

export function databaseFamilies({ db, isWritable }: Deps): Family[] {
  const pool = readPool(db)
  return [
    gauge(
      'angkasa_database_writable',
      '0 from a failed write until a test write succeeds.',
      isWritable() ? 1 : 0,
    ),
    ...(pool
      ? [
          labelled('gauge', 'angkasa_database_pool', 'Connections in use and idle, and queries that wait.', [
            'state',
            pool,
          ]),
        ]
      : []),
  ]
}
