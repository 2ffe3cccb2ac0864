// The schema of version 1.0.0.
import { type Kysely, sql } from 'kysely'
import { delivery } from './delivery.ts'
import { dialectOf } from './dialect.ts'
import { network } from './network.ts'
import { orders } from './orders.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { team } from './team.ts'

export const initial = { additive: true, up }

async function up(db: Kysely<unknown>): Promise<void> {
  const dialect = dialectOf(db)
  const statements = [shop, orders(dialect), delivery(dialect), network, site, team(dialect)].join('')
  for (const statement of statements.split(';')) {
    if (statement.trim()) await sql.raw(statement).execute(db)
  }
}
