// SQL of own pages and news. A save replaces exactly the version that was read.
import { type Selectable, sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import type { AdminPost, PostForm, PostInFile, PostRow, PostVersion } from '#contract/site/posts.schema.ts'
import type { PostKind } from '#contract/site/posts.ts'
import type { Db, Schema } from '#server/platform/database/schema.ts'

type Row = Selectable<Schema['post']>
type Head = Omit<Row, 'text_en' | 'text_id' | 'released' | 'old_slugs'>

/** A summary is made from so many characters. */
const START_LENGTH = 600
const VERSIONS_SHOWN = 200

export type ShownPost = Pick<PostForm, 'slug' | 'title' | 'image_url' | 'published_at'> & {
  kind: PostKind
  oldSlugs: readonly string[]
  /** The beginning of the text. */
  start: Record<Language, string>
  /** About as many as there are spaces and ends of lines. */
  words: Record<Language, number>
}

/** Everything that is not hidden, also what is published later; newest first. */
export async function listShownPosts(db: Db): Promise<ShownPost[]> {
  const start = (column: 'text_en' | 'text_id') => sql<string>`substr(${sql.ref(column)}, 1, ${START_LENGTH})`
  const words = (column: 'text_en' | 'text_id') =>
    sql<number>`length(${sql.ref(column)}) - length(replace(replace(${sql.ref(column)}, ' ', ''), ${'\n'}, ''))`
  const rows = await db
    .selectFrom('post')
    .select(['kind', 'slug', 'old_slugs', 'title_en', 'title_id', 'image_url', 'published_at'])
    .select([start('text_en').as('start_en'), start('text_id').as('start_id')])
    .select([words('text_en').as('words_en'), words('text_id').as('words_id')])
    .where('hidden', '=', 0)
    .orderBy('published_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  return rows.map(({ kind, slug, image_url, published_at, ...row }) => ({
    kind: kind as PostKind,
    slug,
    oldSlugs: toOldSlugs({ slug, ...row }),
    title: { en: row.title_en, id: row.title_id },
    start: { en: row.start_en, id: row.start_id },
    words: { en: row.words_en, id: row.words_id },
    image_url,
    published_at,
  }))
}

export async function listPosts(db: Db): Promise<(AdminPost & { old_slugs: string[] })[]> {
  const rows = await db.selectFrom('post').selectAll().orderBy('number').execute()
  return rows.map((row) => ({ ...toAdminPost(row), old_slugs: toOldSlugs(row) }))
}

/** `place`: a later publish time, then a later entry, is a larger number. */
export type ListedPost = PostRow & { place: number }

/** As visitors see them: the one that was published last comes first. */
export async function listPostRows(db: Db, kind: PostKind): Promise<ListedPost[]> {
  const rows = await db
    .selectFrom('post')
    .select(['id', 'number', 'kind', 'slug', 'title_en', 'title_id', 'image_url', 'published_at', 'hidden'])
    .select(['version', 'updated_at', 'updated_by'])
    .where('kind', '=', kind)
    .execute()
  return rows
    .map((row) => ({ ...toPostRow(row), place: placeOf(row) }))
    .sort((one, other) => other.place - one.place)
}

export async function findPost(db: Db, id: string): Promise<AdminPost | null> {
  const row = await db.selectFrom('post').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAdminPost(row) : null
}

export async function findPostBySlug(db: Db, kind: PostKind, slug: string): Promise<AdminPost | null> {
  const row = await db
    .selectFrom('post')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? toAdminPost(row) : null
}

/** With the earlier addresses in a form from the file of the site. */
type Written = { id: string; form: PostInFile; at: Date; by: string }

/** Null when another post has the address. Writes the version as well: call it in a transaction. */
export async function insertPost(trx: Db, written: Written): Promise<AdminPost | null> {
  const row = await trx
    .insertInto('post')
    .values({
      id: written.id,
      ...toColumns(written),
      old_slugs: toText(written.form.old_slugs),
      released: 0,
      version: 1,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ? storeVersion(trx, toAdminPost(row)) : null
}

/**
 * Null when it is not at that version. A post that visitors do not see any more is released again. The address that it
 * had is added to its earlier ones.
 */
export async function updatePost(trx: Db, { version, ...written }: Written & { version: number }) {
  const columns = toColumns(written)
  const { slug, old_slugs: given } = written.form
  const old_slugs = given
    ? toText(given)
    : sql<string>`case when slug = ${slug} then old_slugs else old_slugs || slug || ' ' end`
  const isShown = columns.hidden === 0 && columns.published_at <= columns.updated_at
  const row = await trx
    .updateTable('post')
    .set({ ...columns, old_slugs, version: version + 1, ...(!isShown && { released: 0 }) })
    .where('id', '=', written.id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  return row ? storeVersion(trx, toAdminPost(row)) : null
}

async function storeVersion(trx: Db, post: AdminPost): Promise<AdminPost> {
  const { _id, version, updated_at, updated_by, ...form } = post
  await trx
    .insertInto('post_version')
    .values({ post_id: _id, version, value: JSON.stringify(form), updated_at, updated_by })
    .execute()
  return post
}

export async function listPostVersions(db: Db, id: string): Promise<PostVersion[]> {
  const rows = await db
    .selectFrom('post_version')
    .selectAll()
    .where('post_id', '=', id)
    .orderBy('version', 'desc')
    .limit(VERSIONS_SHOWN)
    .execute()
  return rows.map((row) => ({
    version: row.version,
    at: row.updated_at,
    by: row.updated_by,
    value: JSON.parse(row.value),
  }))
}

export async function deletePostVersions(trx: Db, id: string, before?: string): Promise<void> {
  await trx
    .deleteFrom('post_version')
    .where('post_id', '=', id)
    .$if(before !== undefined, (query) => query.where('updated_at', '<', before ?? ''))
    .execute()
}

export async function deletePost(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('post').where('id', '=', id).execute()
  await deletePostVersions(trx, id)
}

/** Posts whose publish time has come. Each is returned to one process only: call it in a transaction. */
export async function releasePosts(trx: Db, now: Date): Promise<AdminPost[]> {
  const rows = await trx
    .updateTable('post')
    .set({ released: 1 })
    .where('released', '=', 0)
    .where('hidden', '=', 0)
    .where('published_at', '<=', now.toISOString())
    .returningAll()
    .execute()
  return rows.map(toAdminPost)
}

/** Whether a publish time has come; reads only the index. */
export async function hasDuePosts(db: Db, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('post')
    .select('id')
    .where('released', '=', 0)
    .where('hidden', '=', 0)
    .where('published_at', '<=', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

const toText = (slugs: readonly string[] = []): string => slugs.map((slug) => `${slug} `).join('')

function toOldSlugs({ slug, old_slugs }: Pick<Row, 'slug' | 'old_slugs'>): string[] {
  return [...new Set(old_slugs.split(' '))].filter((old) => old !== '' && old !== slug)
}

/** Moments are compared as text, so all have the same form. */
function toColumns({ form, at, by }: Written) {
  const { kind, slug, title, text, image_url, published_at, hidden } = form
  return {
    kind,
    slug,
    title_en: title.en,
    title_id: title.id,
    text_en: text.en,
    text_id: text.id,
    image_url,
    published_at: new Date(published_at).toISOString(),
    hidden: hidden ? 1 : 0,
    updated_at: at.toISOString(),
    updated_by: by,
  }
}

/** No site has as many posts. */
const POSTS_LIMIT = 100_000

function placeOf({ published_at, number }: Pick<Row, 'published_at' | 'number'>): number {
  return Math.floor(Date.parse(published_at) / 1_000) * POSTS_LIMIT + number
}

function toPostRow(row: Head): PostRow {
  const { id, slug, image_url, published_at, version, updated_at, updated_by } = row
  return {
    _id: id,
    kind: row.kind as PostKind,
    slug,
    title: { en: row.title_en, id: row.title_id },
    image_url,
    published_at,
    hidden: row.hidden === 1,
    version,
    updated_at,
    updated_by,
  }
}

function toAdminPost(row: Row): AdminPost {
  return { ...toPostRow(row), text: { en: row.text_en, id: row.text_id } }
}
