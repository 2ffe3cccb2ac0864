// Verified votes: what counted, the window of each site, sums of players and months, and unknown names of sites.
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export const additive = true

type Columns = { text?: readonly string[]; number?: readonly string[]; optional?: readonly string[] }

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(db, 'vote', ['id'], {
    text: ['id', 'service', 'username', 'username_key', 'at'],
    number: ['protocol', 'is_test'],
  })
  await db.schema.createIndex('vote_at').on('vote').columns(['is_test', 'at']).execute()
  await db.schema.createIndex('vote_username').on('vote').columns(['username_key', 'at']).execute()
  await createTable(db, 'vote_window', ['username_key', 'service', 'is_test'], {
    text: ['username_key', 'service', 'at'],
    number: ['is_test'],
  })
  await db.schema.createIndex('vote_window_at').on('vote_window').column('at').execute()
  await createTable(db, 'vote_player', ['username_key', 'is_test'], {
    text: ['username_key', 'username', 'last_day', 'last_at'],
    number: ['is_test', 'total', 'streak', 'longest'],
    optional: ['all_day', 'streak_day'],
  })
  await db.schema.createIndex('vote_player_at').on('vote_player').column('last_at').execute()
  await createTable(db, 'vote_month', ['month', 'is_test', 'username_key'], {
    text: ['month', 'username_key', 'username'],
    number: ['is_test', 'votes'],
  })
  await db.schema
    .createIndex('vote_month_votes')
    .on('vote_month')
    .columns(['month', 'is_test', 'votes'])
    .execute()
  await createTable(db, 'vote_service', ['service'], {
    text: ['service', 'name', 'first_at', 'last_at'],
    number: ['times'],
  })
  await sql`create index send_action_vote on send_action (created_at) where purpose = 'vote'`.execute(db)
}

async function createTable(
  db: Kysely<unknown>,
  name: string,
  key: readonly string[],
  { text = [], number = [], optional = [] }: Columns,
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const column of text) table = table.addColumn(column, 'text', (built) => built.notNull())
  for (const column of number) table = table.addColumn(column, 'integer', (built) => built.notNull())
  for (const column of optional) table = table.addColumn(column, 'text')
  await table.addPrimaryKeyConstraint(`${name}_key`, [...key]).execute()
}
