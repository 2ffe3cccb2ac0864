import { type Kysely, sql } from 'kysely'

export const passkeys = { additive: true, up }

const STATEMENTS = [
  `create table admin_passkey (
    id text primary key,
    admin_id text not null,
    public_key text not null,
    counter integer not null,
    device text not null,
    created_at text not null,
    used_at text
  )`,
  'create index admin_passkey_admin on admin_passkey (admin_id)',
  `create table passkey_challenge (
    challenge_hash text primary key,
    admin_id text,
    created_at text not null
  )`,
]

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
