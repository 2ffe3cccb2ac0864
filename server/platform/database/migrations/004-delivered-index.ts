// Index of deliveries by their time, for the pipeline of send actions.
import { type Kysely, sql } from 'kysely'

export const deliveredIndex = { additive: true, up }

async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index send_action_success on send_action (success_at)`.execute(db)
}
