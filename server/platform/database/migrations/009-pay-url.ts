// The page of a wallet, for payments of channels that redirect to one.
import { type Kysely, sql } from 'kysely'

export const payUrl = { additive: true, up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table orders add column pay_url text`.execute(db)
}
