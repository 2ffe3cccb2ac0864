// How the connections of a PostgreSQL pool are used. SQLite has one connection and no pool.
import type { Database } from './schema.ts'

type PoolUse = { active: number; idle: number; waiting: number }

const pools = new WeakMap<Database, () => PoolUse>()

export function registerPool(db: Database, read: () => PoolUse): void {
  pools.set(db, read)
}

/** Null where there is no pool. */
export function readPool(db: Database): PoolUse | null {
  return pools.get(db)?.() ?? null
}
