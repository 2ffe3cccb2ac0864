// The schema of version 1.0.0.
import type { Dialect } from './dialect.ts'
import { network } from './network.ts'
import { delivery, orders } from './orders.ts'
import { shop } from './shop.ts'
import { site } from './site.ts'
import { team } from './team.ts'

export function initial(dialect: Dialect): readonly string[] {
  const statements = [shop, orders(dialect), delivery(dialect), network, site, team(dialect)].join('')
  return statements.split(';').filter((statement) => statement.trim())
}
