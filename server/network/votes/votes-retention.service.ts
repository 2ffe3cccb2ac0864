// Deletes old votes. What the board, the streak and the windows need is stored apart, so nothing that is shown changes.
import { sql } from 'kysely'
import type { Core } from '#server/platform/database/core.ts'
import { inBatches } from '#server/platform/database/in-batches.ts'
import type { Database, Db } from '#server/platform/database/schema.ts'
import { jakartaMonth } from '#server/platform/kernel/jakarta.ts'
import { deleteServicesBefore } from './vote-service.repository.ts'

/** Longer than the longest wait of a site. */
const WINDOW_DAYS = 10
const VOTE_DAYS = 90
const SERVICE_DAYS = 30
/** A player who has not voted for so long starts again. */
const PLAYER_DAYS = 400
const BATCH_ROWS = 500
const DAY_MS = 24 * 60 * 60 * 1_000

export function createVotesRetention({ db, clock }: Pick<Core, 'db' | 'clock'>) {
  return {
    async run(signal?: AbortSignal): Promise<void> {
      const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS)
      const old = (days: number) => before(days).toISOString()
      const batches = { limit: BATCH_ROWS, signal }
      await inBatches((limit) => deleteVotes(db, old(VOTE_DAYS), limit), batches)
      await inBatches((limit) => deleteRewards(db, { before: old(VOTE_DAYS), limit }), batches)
      await db.deleteFrom('vote_window').where('at', '<', old(WINDOW_DAYS)).execute()
      await db.deleteFrom('vote_player').where('last_at', '<', old(PLAYER_DAYS)).execute()
      await db
        .deleteFrom('vote_month')
        .where('month', '<', jakartaMonth(before(PLAYER_DAYS)))
        .execute()
      await deleteServicesBefore(db, old(SERVICE_DAYS))
    },

    /** Votes of simulated sites with what they gave. What is being sent right now is left. */
    async deleteTestVotes(): Promise<void> {
      await inBatches((limit) => deleteRewards(db, { onlyTests: true, limit }), { limit: BATCH_ROWS })
      for (const table of ['vote', 'vote_window', 'vote_player', 'vote_month'] as const)
        await db.deleteFrom(table).where('is_test', '=', 1).execute()
    },
  }
}

async function deleteVotes(db: Db, before: string, limit: number): Promise<number> {
  const old = db
    .selectFrom('vote')
    .select('id')
    .where('is_test', 'in', [0, 1])
    .where('at', '<', before)
    .limit(limit)
  const { numDeletedRows } = await db.deleteFrom('vote').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

type Rewards = { before?: string; onlyTests?: boolean; limit: number }

/** Deliveries of rewards that are over, and of test votes also those that are queued and not claimed. */
async function deleteRewards(db: Database, { before, onlyTests = false, limit }: Rewards): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const rows = await trx
      .selectFrom('send_action')
      .select('id')
      // The partial index has this condition.
      .where(sql<boolean>`purpose = 'vote'`)
      .where('state', 'in', onlyTests ? ['done', 'failed', 'unknown', 'queued'] : ['done', 'failed'])
      .where('lease', 'is', null)
      .$if(onlyTests, (query) => query.where('is_test', '=', 1))
      .$if(!onlyTests, (query) => query.where('needs_person', '=', 0))
      .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? ''))
      .limit(limit)
      .execute()
    const found = rows.map(({ id }) => id)
    if (found.length === 0) return 0
    const gone = await trx
      .deleteFrom('send_action')
      .where('id', 'in', found)
      .where('lease', 'is', null)
      .returning('id')
      .execute()
    const ids = gone.map(({ id }) => id)
    if (ids.length > 0) await trx.deleteFrom('send_attempt').where('send_action_id', 'in', ids).execute()
    return found.length
  })
}
