// Which send action a worker takes next. Each game server has its own queue.
import type { Expression, SqlBool } from 'kysely'
import { isReal, isTest } from '#server/platform/database/real-orders.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { SendActionRow } from './send-action.repository.ts'

/** Enough for a demo. */
const AWAITED_MAX = 50

type Lease = { lease: string; now: string; until: string }

/** The send actions of one game server. Rows without a server belong to the first one. */
export type ServerQueue = { server: string; isFirst: boolean }

/**
 * Whose deliveries are sent. Test orders never reach a real game of a live site, real orders never reach a simulator: what
 * is not sent stays in the queue, and holds nothing back.
 */
export type Sends = 'all' | 'real' | 'test'

type Held = { sends: Sends }

/** `online`: the encoded names of players that are on the server; only what waits for one of them is claimed. */
type Wanted = ServerQueue & Held & { online: readonly string[] | null }

/**
 * Claims the oldest action of a server that is not leased; null when there is none. Actions of one player on one
 * server stay in order: a later one is free once no earlier one is queued or sending. What waits for the player holds
 * back only what waits as well.
 */
export async function claimSendAction(
  db: Db,
  { lease, now, until, ...wanted }: Lease & Wanted,
): Promise<(SendActionRow & { reference: string | null }) | null> {
  for (;;) {
    const id = await findFree(db, now, wanted)
    if (id === null) return null
    const claimed = await db
      .updateTable('send_action')
      .set({ lease, leased_until: until })
      .where('id', '=', id)
      .where('state', '=', 'queued')
      .where(({ or, eb }) => or([eb('lease', 'is', null), eb('leased_until', '<=', now)]))
      .returningAll()
      .returning(({ selectFrom }) =>
        selectFrom('orders')
          .select('reference')
          .whereRef('orders.id', '=', 'send_action.order_id')
          .as('reference'),
      )
      .executeTakeFirst()
    // Null when another worker claimed it first.
    if (claimed) return claimed
  }
}

/** One query for each value of `server`, because each of them can read the index in order. */
async function findFree(db: Db, now: string, wanted: Wanted): Promise<string | null> {
  const found = await Promise.all(serversOf(wanted).map((server) => findFreeOf(db, now, server, wanted)))
  const free = found.flatMap((row) => row ?? []).sort((a, b) => a.number - b.number)
  return free[0]?.id ?? null
}

function serversOf({ server, isFirst }: ServerQueue): (string | null)[] {
  return isFirst ? [server, null] : [server]
}

async function findFreeOf(db: Db, now: string, server: string | null, wanted: Wanted) {
  const { online, sends, ...queue } = wanted
  return db
    .selectFrom('send_action as action')
    .select(['action.id', 'action.number'])
    .where('action.state', '=', 'queued')
    .where('action.server', server === null ? 'is' : '=', server)
    .where('action.wait_online', '=', online ? 1 : 0)
    .$if(sends !== 'all', (query) => query.where(isSent(sends, 'action.is_test')))
    .$if(online !== null, (query) => query.where('action.username', 'in', online ?? []))
    .where(({ or, eb }) => or([eb('action.lease', 'is', null), eb('action.leased_until', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('send_action as earlier')
            .select('earlier.id')
            .whereRef('earlier.player_key', '=', 'action.player_key')
            .whereRef('earlier.number', '<', 'action.number')
            .where('earlier.state', 'in', ['queued', 'sending'])
            .$if(sends !== 'all', (query) => query.where(isSent(sends, 'earlier.is_test')))
            .where(({ or, eb }) =>
              or(serversOf(queue).map((one) => eb('earlier.server', one === null ? 'is' : '=', one))),
            )
            // Even a waiting one is in flight while it is `sending`.
            .$if(online === null, (query) =>
              query.where(({ or, eb }) =>
                or([eb('earlier.wait_online', '=', 0), eb('earlier.state', '=', 'sending')]),
              ),
            ),
        ),
      ),
    )
    .orderBy('action.number')
    .limit(1)
    .executeTakeFirst()
}

function isSent(sends: Sends, column?: string): Expression<SqlBool> {
  return sends === 'test' ? isTest(column) : isReal(column)
}

export async function hasQueued(db: Db, { sends, ...queue }: ServerQueue & Held): Promise<boolean> {
  for (const server of serversOf(queue)) {
    const rows = await db
      .selectFrom('send_action')
      .select('id')
      .where('state', '=', 'queued')
      .where('server', server === null ? 'is' : '=', server)
      .$if(sends !== 'all', (query) => query.where(isSent(sends)))
      .limit(1)
      .execute()
    if (rows.length > 0) return true
  }
  return false
}

/** The encoded names of the players that something waits for. */
export async function listAwaited(db: Db, { sends, ...queue }: ServerQueue & Held): Promise<string[]> {
  const rows = await Promise.all(
    serversOf(queue).map((server) =>
      db
        .selectFrom('send_action')
        .select('username')
        .distinct()
        .where('state', '=', 'queued')
        .where('server', server === null ? 'is' : '=', server)
        .$if(sends !== 'all', (query) => query.where(isSent(sends)))
        .where('wait_online', '=', 1)
        .execute(),
    ),
  )
  return [...new Set(rows.flat().map(({ username }) => username))]
}

export function listAwaitedBefore(db: Db, moment: string) {
  return db
    .selectFrom('send_action')
    .select(['username', 'server'])
    .distinct()
    .where('state', '=', 'queued')
    .where('wait_online', '=', 1)
    .where('created_at', '<', moment)
    .limit(AWAITED_MAX)
    .execute()
}
