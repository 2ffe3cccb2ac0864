// Own pages and news, with every version of them.
import { type Kysely, sql } from 'kysely'
import { dialectOf } from './001-initial/dialect.ts'

export const posts = { additive: true, up }

async function up(db: Kysely<unknown>): Promise<void> {
  const { id, number } = dialectOf(db)
  const statements = [
    `create table post (
      id ${id},
      number ${number},
      kind text not null,
      slug text not null,
      old_slugs text not null default '',
      title_en text not null,
      title_id text not null,
      text_en text not null,
      text_id text not null,
      image_url text,
      published_at text not null,
      hidden integer not null,
      released integer not null,
      version integer not null,
      updated_at text not null,
      updated_by text not null
    )`,
    'create unique index post_slug on post (kind, slug)',
    'create index post_list on post (kind, number)',
    'create index post_due on post (published_at) where released = 0',
    `create table post_version (
      post_id text not null,
      version integer not null,
      value text not null,
      updated_at text not null,
      updated_by text not null,
      constraint post_version_pk primary key (post_id, version)
    )`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
