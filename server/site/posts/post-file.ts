// News and own pages in the file of the site, by their address.
import * as z from 'zod'
import { checkUnique } from '#contract/settings/fields.schema.ts'
import { PostInFile } from '#contract/site/posts.schema.ts'
import { OLD_SLUGS_MAX, POSTS_MAX } from '#contract/site/posts.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { compareEntries } from '#server/platform/site-file/compare-entries.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type { PictureUse, SiteFileKind } from '#server/platform/site-file/site-file-kind.ts'
import { deletePost, insertPost, listPosts, updatePost } from './post.repository.ts'
import { titleOf } from './posts-admin.service.ts'

type Deps = Pick<Core, 'db' | 'random'> & { audit: Audit; pictures: PictureUse }

const keyOf = ({ kind, slug }: Pick<PostInFile, 'kind' | 'slug'>) => `${kind}/${slug}`

const Posts = z.array(PostInFile).max(POSTS_MAX).superRefine(checkUnique(keyOf))

export function createPostFile({ db, random, audit, pictures }: Deps): SiteFileKind<PostInFile[]> {
  return {
    name: 'posts',
    pictures,
    read: async () => (await listPosts(db)).map(toEntry),
    parse: (json) => parseStrictly(Posts, json),
    check: async () => [],
    async compare(posts) {
      const stored = new Map((await listPosts(db)).map((post) => [keyOf(post), post]))
      return compareEntries<PostInFile>({
        // With the moments as they are stored. An earlier address stays one, also where the file does not name it.
        wanted: posts.map((post) =>
          toEntry({
            ...post,
            published_at: new Date(post.published_at).toISOString(),
            old_slugs: [
              ...new Set([...(stored.get(keyOf(post))?.old_slugs ?? []), ...(post.old_slugs ?? [])]),
            ],
          }),
        ),
        present: [...stored.values()].map(toEntry),
        keyOf,
        nameOf: titleOf,
        add:
          (form) =>
          async (trx, { admin, at }) => {
            if (!(await insertPost(trx, { id: newId(random), form, at, by: admin }))) return false
            await audit.write(trx, { admin, action: 'post_added', subject: titleOf(form) })
            return true
          },
        change:
          (form, before) =>
          async (trx, { admin, at }) => {
            const { _id: id, version } = stored.get(keyOf(before)) ?? { _id: '', version: 0 }
            if (!(await updatePost(trx, { id, version, form, at, by: admin }))) return false
            const edited = { action: 'post_edited', subject: titleOf(form) } as const
            await audit.write(trx, { admin, ...edited, ...changedFields(before, form, ['old_slugs']) })
            return true
          },
        remove: (before) => ({
          action: 'remove',
          async apply(trx, { admin }) {
            await deletePost(trx, stored.get(keyOf(before))?._id ?? '')
            await audit.write(trx, { admin, action: 'post_deleted', subject: titleOf(before) })
            return true
          },
        }),
      })
    },
  }
}

function toEntry(post: PostInFile): PostInFile {
  const { kind, slug, title, text, image_url, published_at, hidden, old_slugs = [] } = post
  const entry = { kind, slug, title, text, image_url, published_at, hidden }
  return old_slugs.length > 0 ? { ...entry, old_slugs: old_slugs.slice(-OLD_SLUGS_MAX) } : entry
}
