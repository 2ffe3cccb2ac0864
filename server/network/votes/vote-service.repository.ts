// SQL of names that sites sent and that no vote site of the settings has.
import { sql } from 'kysely'
import type { Db } from '#server/platform/database/schema.ts'

/** A sender with the public key can invent names: the oldest ones give way. */
const NAMES_MAX = 50

export async function countUnknownService(
  db: Db,
  { service, name, at }: { service: string; name: string; at: string },
): Promise<void> {
  await db
    .insertInto('vote_service')
    .values({ service, name, times: 1, first_at: at, last_at: at })
    .onConflict((conflict) =>
      conflict
        .column('service')
        .doUpdateSet({ name, times: sql<number>`vote_service.times + 1`, last_at: at }),
    )
    .execute()
  const newest = db
    .selectFrom('vote_service')
    .select('service')
    .orderBy('last_at', 'desc')
    .orderBy('service')
    .limit(NAMES_MAX)
  await db.deleteFrom('vote_service').where('service', 'not in', newest).execute()
}

export async function listUnknownServices(db: Db) {
  return db
    .selectFrom('vote_service')
    .select(['service', 'name', 'times', 'last_at'])
    .orderBy('last_at', 'desc')
    .limit(NAMES_MAX)
    .execute()
}

export async function deleteServicesBefore(db: Db, before: string): Promise<void> {
  await db.deleteFrom('vote_service').where('last_at', '<', before).execute()
}
