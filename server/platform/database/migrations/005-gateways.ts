// The gateway of each payment. Payments of before were taken by Tripay, the only one.
import { type Kysely, sql } from 'kysely'

export const gateways = { additive: true, up }

const STATEMENTS = [
  "alter table orders add column gateway text default 'tripay'",
  'alter table orders add column biller_code text',
  "alter table unknown_payment add column gateway text not null default 'tripay'",
]

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
