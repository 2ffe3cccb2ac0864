// Index of orders by their gateway, for the filter of the list.
import { type Kysely, sql } from 'kysely'

export const gatewayIndex = { additive: true, up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_gateway on orders (gateway, number)`.execute(db)
}
