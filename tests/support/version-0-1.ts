// A database of version 0.1.0: its six migrations, run by Kysely alone, and rows in every table. Frozen, because later
// versions are tested against it, so it names its columns itself.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '#server/platform/database/migrations/index.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { openSqlite } from '#server/platform/database/sqlite.ts'
import { type DatabaseKind, openFreshPostgres } from './databases.ts'

const MIGRATIONS = [
  '001-admins',
  '002-donations',
  '003-gamemode-images',
  '004-store',
  '005-guards',
  '006-product-uploads',
]
const AT = '2026-11-15T03:00:00.000Z'

type Row = Record<string, string | number | null>

const PAID_ORDER: Row = {
  id: 'P1',
  number: 1,
  reference: 'REFERENCE0000000000001',
  username: 'Steve',
  username_key: 'steve',
  product_id: 'PR1',
  product_name: '20 Premium Points',
  price: 20_000,
  amount: 20_500,
  fee: 500,
  commands: '["points give %player% 20"]',
  method: 'QRIS',
  status: 'PAID',
  gateway_reference: 'T1',
  payment_name: 'QRIS',
  pay_code: null,
  qr_string: 'qr',
  qr_url: null,
  instructions: '[]',
  created_at: AT,
  expires_at: AT,
  paid_at: AT,
  next_check_at: null,
  checks: 1,
  needs_person: 0,
}

export const ROWS_0_1: Readonly<Record<string, readonly Row[]>> = {
  admin: [{ id: 'A1', username: 'ayu', password_hash: 'hash', created_at: AT }],
  admin_session: [{ token_hash: 'h', admin_id: 'A1', created_at: AT, used_at: AT }],
  audit_entry: [{ id: 'E1', number: 1, at: AT, admin: 'ayu', action: 'login', subject: null, detail: null }],
  counter: [
    { name: 'audit_entry', value: 1 },
    { name: 'purchase', value: 2 },
    { name: 'send_action', value: 1 },
  ],
  donation_total: [{ month: 'all', username: 'Steve', amount: 20_000, reached_at: AT }],
  gamemode_image: [{ id: 'G1', gamemode: 'survival', image_url: '/uploads/x', active: 1, created_at: AT }],
  limit_window: [{ key: 'k', count: 3, ends_at: AT }],
  product: [
    {
      id: 'PR1',
      name: '20 Premium Points',
      price: 20_000,
      image_url: '/art/x.png',
      sort_id: 1,
      description: '["Twenty"]',
      description_id: '["Dua puluh"]',
      version: 1,
      commands: '["points give %player% 20"]',
      created_at: AT,
      updated_at: AT,
    },
  ],
  product_upload: [{ url: '/uploads/y', at: AT }],
  purchase: [
    PAID_ORDER,
    { ...PAID_ORDER, id: 'P2', number: 2, reference: 'REFERENCE0000000000002', gateway_reference: 'T2' },
  ],
  purchase_flag: [{ purchase_id: 'P1', flag: 'amount_differs', detail: '1', at: AT }],
  secret: [{ name: 'first_products', value: AT }],
  send_action: [
    {
      id: 'D1',
      number: 1,
      purchase_id: 'P1',
      username: 'Steve',
      username_key: 'steve',
      lease: null,
      commands: '["points give Steve 20"]',
      done_commands: 1,
      state: 'done',
      attempts: 1,
      next_try_at: null,
      leased_until: null,
      last_reply: 'ok',
      created_at: AT,
      changed_at: AT,
      success_at: AT,
      resend_of: null,
      resend_key: null,
      needs_person: 0,
    },
  ],
  send_attempt: [
    { id: 'T1', send_action_id: 'D1', place: 1, at: AT, command: 'points give', outcome: 'done', reply: '' },
  ],
  spent_proof: [{ id: 'S1', expires_at: AT }],
}

export type OldInstallation = {
  db: Database
  /** The settings of a site that uses it. */
  env: { DATA_DIR: string; DATABASE_URL?: string }
} & AsyncDisposable

export async function openVersion01(kind: DatabaseKind): Promise<OldInstallation> {
  const open = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'angkasa-version-'))
  open.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const postgres = kind === 'postgres' ? open.use(await openFreshPostgres()) : null
  const db = postgres?.db ?? openSqlite(join(dataDir, 'angkasa.db'))
  if (!postgres) open.defer(() => db.destroy())
  const known = Object.fromEntries(MIGRATIONS.map((name) => [name, { up: migrations[name]?.up ?? missing }]))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await insertVersion01(db)
  return {
    db,
    env: { DATA_DIR: dataDir, ...(postgres && { DATABASE_URL: postgres.url }) },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** As the old program writes them, without the columns of later versions. */
async function insertVersion01(db: Database): Promise<void> {
  for (const [table, rows] of Object.entries(ROWS_0_1)) for (const row of rows) await insert(db, table, row)
}

async function missing(): Promise<void> {
  throw new Error('a migration of version 0.1.0 is gone')
}

async function insert(db: Database, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

function pick(row: Row, names: readonly string[]): Row {
  const read = (name: string) => row[name === 'username_key' && 'player_key' in row ? 'player_key' : name]
  return Object.fromEntries(names.map((name) => [name, read(name) ?? null]))
}

/** The rows of version 0.1.0 with the columns of version 0.1.0. */
export async function readVersion01(db: Database): Promise<typeof ROWS_0_1> {
  const read = Object.entries(ROWS_0_1).map(async ([table, rows]) => {
    const names = Object.keys(rows[0] ?? {})
    const found = await sql<Row>`select * from ${sql.table(table)} order by 1, 2`.execute(db)
    return [table, found.rows.map((row) => pick(row, names))] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
