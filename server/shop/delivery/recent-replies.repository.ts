import type { Db } from '#server/platform/database/schema.ts'

/** The number of the newest deliveries whose replies are read. */
const REPLIES_READ = 1_000

/** The replies of the games to commands since then, newest first; empty replies are left out. */
export function listReplies(db: Db, since: Date) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('send_action')
        .select(['id', 'number', 'server', 'username'])
        .where('attempts', '>', 0)
        .orderBy('number', 'desc')
        .limit(REPLIES_READ)
        .as('action'),
    )
    .innerJoin('send_attempt as attempt', 'attempt.send_action_id', 'action.id')
    .select(['action.server', 'action.username', 'attempt.reply', 'attempt.command', 'attempt.at'])
    .where('attempt.outcome', 'in', ['done', 'failed'])
    .where('attempt.command', 'is not', null)
    .where('attempt.at', '>=', since.toISOString())
    .where('attempt.reply', '<>', '')
    .orderBy('attempt.at', 'desc')
    .orderBy('action.number', 'desc')
    .execute()
}
