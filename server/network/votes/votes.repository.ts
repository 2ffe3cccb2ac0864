// SQL of counted votes.
import { sql } from 'kysely'
import { lockByName } from '#server/platform/database/lock-by-name.ts'
import type { Db } from '#server/platform/database/schema.ts'

type Player = { username: string; key: string; isTest: number }

/**
 * Takes the window of a site for a player. False when the last vote that counted is newer than `lastBefore`. One statement:
 * of votes that arrive at the same moment one gets the window.
 */
export async function takeWindow(
  trx: Db,
  { key, isTest }: Player,
  { service, at, lastBefore }: { service: string; at: string; lastBefore: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('vote_window')
    .values({ player_key: key, service, is_test: isTest, at })
    .onConflict((conflict) =>
      conflict
        .columns(['player_key', 'service', 'is_test'])
        .doUpdateSet({ at })
        .where('vote_window.at', '<=', lastBefore),
    )
    .returning('at')
    .executeTakeFirst()
  return row !== undefined
}

/** The key under which a player has voted before, so that two spellings have the same windows and rewards. */
export async function findVoterKey(trx: Db, keys: readonly string[], isTest: number): Promise<string> {
  const [first = '', ...others] = keys
  if (others.length === 0) return first
  for (const key of keys) await lockByName(trx, `vote ${key}`)
  const { key } = await trx
    .selectFrom('vote_player')
    .select(({ fn }) => fn.min('player_key').as('key'))
    .where('player_key', 'in', keys)
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow()
  return key ?? first
}

export type VoterDays = { today: string; yesterday: string; at: string }

/**
 * Adds a vote to the player, and locks the player until the transaction ends. Day and moment never go back: of votes that
 * arrive together, the later one may be stored first.
 */
export async function addToPlayer(
  trx: Db,
  { username, key, isTest }: Player,
  { today, yesterday, at }: VoterDays,
) {
  const streak = sql<number>`case when vote_player.last_day >= ${today} then vote_player.streak
    when vote_player.last_day = ${yesterday} then vote_player.streak + 1 else 1 end`
  return trx
    .insertInto('vote_player')
    .values({
      player_key: key,
      is_test: isTest,
      username,
      total: 1,
      streak: 1,
      longest: 1,
      last_day: today,
      all_day: null,
      streak_day: null,
      last_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_key', 'is_test']).doUpdateSet({
        username,
        total: sql<number>`vote_player.total + 1`,
        streak,
        longest: sql<number>`case when ${streak} > vote_player.longest then ${streak} else vote_player.longest end`,
        last_day: sql<string>`case when vote_player.last_day > ${today} then vote_player.last_day else ${today} end`,
        last_at: sql<string>`case when vote_player.last_at > ${at} then vote_player.last_at else ${at} end`,
      }),
    )
    .returning(['streak', 'all_day', 'streak_day', 'last_day', 'last_at'])
    .executeTakeFirstOrThrow()
}

type NewVote = { id: string; service: string; protocol: number; at: string; month: string }

export async function insertVote(
  trx: Db,
  { username, key, isTest }: Player,
  { id, service, protocol, at, month }: NewVote,
): Promise<void> {
  await trx
    .insertInto('vote')
    .values({ id, service, username, player_key: key, protocol, is_test: isTest, at })
    .execute()
  await trx
    .insertInto('vote_month')
    .values({ month, player_key: key, is_test: isTest, username, votes: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['month', 'is_test', 'player_key'])
        .doUpdateSet({ username, votes: sql<number>`vote_month.votes + 1` }),
    )
    .execute()
}

/** The day on which a reward was given, so that it is given once a day. */
export async function markRewarded(
  trx: Db,
  { key, isTest }: Player,
  days: { all_day?: string; streak_day?: string },
): Promise<void> {
  await trx
    .updateTable('vote_player')
    .set(days)
    .where('player_key', '=', key)
    .where('is_test', '=', isTest)
    .execute()
}

type Keys = { keys: readonly string[]; isTest: number }

/** The last vote that counted on each site. */
export async function listWindows(db: Db, { keys, isTest }: Keys) {
  return db
    .selectFrom('vote_window')
    .select(['service', 'at'])
    .where('player_key', 'in', [...keys])
    .where('is_test', '=', isTest)
    .execute()
}

export async function listPlayers(db: Db, { keys, isTest }: Keys) {
  return db
    .selectFrom('vote_player')
    .select(['username', 'total', 'streak', 'longest', 'last_day', 'all_day', 'last_at'])
    .where('player_key', 'in', [...keys])
    .where('is_test', '=', isTest)
    .execute()
}

export async function listVoteTimes(db: Db, { keys, isTest }: Keys, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom('vote')
    .select('at')
    .where('player_key', 'in', [...keys])
    .where('is_test', '=', isTest)
    .where('at', '>=', since)
    .execute()
  return rows.map(({ at }) => at)
}

export async function listLatest(db: Db, { isTest, limit }: { isTest: number; limit: number }) {
  return db
    .selectFrom('vote')
    .select(['id', 'service', 'username', 'protocol', 'at'])
    .where('is_test', '=', isTest)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
}

export async function listTop(
  db: Db,
  { month, isTest, limit }: { month: string; isTest: number; limit: number },
) {
  return db
    .selectFrom('vote_month')
    .select(['username', 'votes'])
    .where('month', '=', month)
    .where('is_test', '=', isTest)
    .orderBy('votes', 'desc')
    .limit(limit)
    .execute()
}

export async function findMonthVotes(db: Db, { keys, isTest }: Keys, month: string): Promise<number> {
  const { votes } = await db
    .selectFrom('vote_month')
    .select(({ fn }) => fn.sum<number | null>('votes').as('votes'))
    .where('month', '=', month)
    .where('player_key', 'in', [...keys])
    .where('is_test', '=', isTest)
    .executeTakeFirstOrThrow()
  return votes ?? 0
}
