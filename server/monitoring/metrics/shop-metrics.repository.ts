import { sql } from 'kysely'
import { countFound } from '#server/platform/database/list-page.ts'
import { isReal } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'

type Counts = Record<string, number>

/** Reads a whole index: the caller caches the result. */
export async function countBy(
  db: Db,
  [table, column]: ['orders', 'status'] | ['send_action', 'state'],
  withTests: boolean,
): Promise<Counts> {
  const name = sql.ref<string>(column)
  const counting = db
    .selectFrom(table as 'orders')
    .select(({ fn }) => [name.as('name'), fn.countAll<number>().as('count')])
    .groupBy(name)
  const all = toCounts(await counting.execute())
  return withTests ? all : subtract(all, toCounts(await counting.where('is_test', '=', 1).execute()))
}

/** Each of both counts reads an index alone; leaving test orders out of the first one would read the whole table. */
function subtract(all: Counts, tests: Counts): Counts {
  return Object.fromEntries(Object.entries(all).map(([name, count]) => [name, count - (tests[name] ?? 0)]))
}

export async function countForPerson(db: Db, withTests: boolean): Promise<Counts> {
  const countIn = (table: 'orders' | 'send_action') => {
    const marked = db
      .selectFrom(table as 'orders')
      .select('number')
      .where('needs_person', '=', 1)
      .$if(!withTests, (query) => query.where(isReal()))
    return countFound(db, marked)
  }
  const [orders, deliveries] = await Promise.all([countIn('orders'), countIn('send_action')])
  return { orders, deliveries }
}

/** Deliveries that are not sent yet; `isAwaiting`: they leave when the player is online. */
export type QueuePart = { server: string | null; isAwaiting: boolean; waiting: number; oldestAt: string }

export async function readQueues(db: Db, withTests: boolean): Promise<QueuePart[]> {
  const rows = await db
    .selectFrom('send_action')
    .select(({ fn }) => [
      'server',
      'wait_online',
      fn.countAll<number>().as('waiting'),
      fn.min('created_at').as('oldest'),
    ])
    .where('state', 'in', ['queued', 'sending'])
    .$if(!withTests, (query) => query.where(isReal()))
    .groupBy(['server', 'wait_online'])
    .execute()
  return rows.map(({ server, wait_online, waiting, oldest }) => ({
    server,
    isAwaiting: wait_online === 1,
    waiting,
    oldestAt: oldest,
  }))
}

function toCounts(rows: readonly { name: string; count: number }[]): Counts {
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
