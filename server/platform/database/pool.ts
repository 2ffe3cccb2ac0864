// Use of the PostgreSQL connection pool, for metrics. SQLite has no pool.
import type { Database } from './schema.ts'

type PoolUse = { active: number; idle: number; waiting: number }

const pools = new WeakMap<Database, () => PoolUse>()

export function registerPool(db: Database, read: () => PoolUse): void {
  pools.set(db, read)
}

export function readPool(db: Database): PoolUse | null {
  return pools.get(db)?.() ?? null
}
