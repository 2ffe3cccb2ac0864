// News and own pages in the file of the site, by their address.
import * as z from 'zod'
import { checkUnique } from '#contract/settings/fields.schema.ts'
import { PostForm } from '#contract/site/posts.schema.ts'
import { POSTS_MAX } from '#contract/site/posts.ts'
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

const keyOf = ({ kind, slug }: Pick<PostForm, 'kind' | 'slug'>) => `${kind}/${slug}`

const Posts = z.array(PostForm).max(POSTS_MAX).superRefine(checkUnique(keyOf))

export function createPostFile({ db, random, audit, pictures }: Deps): SiteFileKind<PostForm[]> {
  return {
    name: 'posts',
    pictures,
    read: async () => (await listPosts(db)).map(toForm),
    parse: (json) => parseStrictly(Posts, json),
    check: async () => [],
    async compare(posts) {
      const stored = new Map((await listPosts(db)).map((post) => [keyOf(post), post]))
      return compareEntries<PostForm>({
        // With the moments as they are stored.
        wanted: posts.map((post) => ({
          ...post,
          published_at: new Date(post.published_at).toISOString(),
        })),
        present: [...stored.values()].map(toForm),
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
            await audit.write(trx, { admin, ...edited, ...changedFields(before, form) })
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

function toForm({ kind, slug, title, text, image_url, published_at, hidden }: PostForm): PostForm {
  return { kind, slug, title, text, image_url, published_at, hidden }
}
