// Own pages and news as admins write them: by version, with history and audit log.
import type { AdminPost, PostEdit, PostForm, PostVersion } from '#contract/site/posts.schema.ts'
import { languagesOf, type PostKind } from '#contract/site/posts.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { pageOfFound } from '#server/platform/database/list-page.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { newId } from '#server/platform/kernel/random.ts'
import {
  deletePost,
  deletePostVersions,
  findPost,
  findPostBySlug,
  insertPost,
  listPostRows,
  listPostVersions,
  updatePost,
} from './post.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  onChange(): Promise<void>
  hasPicture(url: string): Promise<boolean>
}

type ListQuery = { kind: PostKind; page: number; cursor?: string; search?: string }

export type PostsAdmin = ReturnType<typeof createPostsAdmin>

const HISTORY_MS = 366 * 24 * 60 * 60 * 1_000

export function createPostsAdmin({ db, clock, random, audit, onChange, hasPicture }: Deps) {
  async function checkPicture({ image_url }: PostForm, before: string | null = null): Promise<void> {
    if (image_url !== null && image_url !== before && !(await hasPicture(image_url)))
      throw new AppError('image_not_found')
  }

  async function get(id: string, from: Db = db): Promise<AdminPost> {
    const post = await findPost(from, id)
    if (!post) throw new AppError('post_not_found')
    return post
  }

  async function save(trx: Db, id: string, { version, ...form }: PostEdit, by: string): Promise<AdminPost> {
    const before = await get(id, trx)
    await checkPicture(form, before.image_url)
    const other = await findPostBySlug(trx, form.kind, form.slug)
    if (other && other._id !== id) throw new AppError('slug_taken')
    const at = clock.now()
    const after = await updatePost(trx, { id, form, version, at, by })
    if (!after) throw new AppError('conflict')
    await deletePostVersions(trx, id, new Date(at.getTime() - HISTORY_MS).toISOString())
    const changes = changedFields(before, after, ['version', 'updated_at', 'updated_by'])
    const edited = { action: 'post_edited', subject: titleOf(after), target: toTarget(after) } as const
    if (changes) await audit.write(trx, { admin: by, ...edited, ...changes })
    return after
  }

  return {
    get: (id: string) => get(id),

    async list({ kind, search = '', ...request }: ListQuery) {
      const part = search.toLowerCase()
      const all = (await listPostRows(db, kind)).filter(({ slug, title }) =>
        [slug, title.en, title.id].some((text) => text.toLowerCase().includes(part)),
      )
      const found = all.map(({ place }) => place)
      const { numbers, pagination } = pageOfFound(found, request)
      return { posts: all.filter(({ place }) => numbers.includes(place)), pagination }
    },

    async history(id: string): Promise<PostVersion[]> {
      await get(id)
      return listPostVersions(db, id)
    },

    async add(form: PostForm, by: string): Promise<AdminPost> {
      await checkPicture(form)
      const added = await db.transaction().execute(async (trx) => {
        const post = await insertPost(trx, { id: newId(random), form, at: clock.now(), by })
        if (!post) throw new AppError('slug_taken')
        const subject = titleOf(post)
        await audit.write(trx, { admin: by, action: 'post_added', subject, target: toTarget(post) })
        return post
      })
      await onChange()
      return added
    },

    async edit(id: string, edit: PostEdit, by: string): Promise<AdminPost> {
      const edited = await db
        .transaction()
        .execute((trx) => save(trx, id, edit, by))
        .catch(refuse)
      await onChange()
      return edited
    },

    async remove(id: string, by: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const post = await get(id, trx)
        await deletePost(trx, id)
        await audit.write(trx, { admin: by, action: 'post_deleted', subject: titleOf(post) })
      })
      await onChange()
    },
  }
}

/** PostgreSQL saves two posts at the same moment: the index of the addresses refuses the second one. */
function refuse(error: unknown): never {
  const isTaken = error instanceof Error && 'constraint' in error && error.constraint === 'post_slug'
  throw isTaken ? new AppError('slug_taken') : error
}

export function titleOf({ title }: PostForm): string {
  return title[languagesOf(title)[0] ?? 'en']
}

/** The end of its address in the console. */
function toTarget({ kind, _id }: AdminPost): string {
  return `${kind === 'news' ? 'news' : 'own-pages'}/${_id}`
}
