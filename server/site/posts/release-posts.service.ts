// Posts whose publish time has come: pages are invalidated, and news is announced.
import { summaryOf } from '#content/markdown/summary.ts'
import type { Language } from '#contract/language.ts'
import type { AdminPost } from '#contract/site/posts.schema.ts'
import type { NewNotice } from '#contract/team/notice-event.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { hasDuePosts, releasePosts } from './post.repository.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  /** The words in double braces of a text. */
  placeholders(language: Language): Parameters<typeof summaryOf>[1]
  onChange(): Promise<void>
  notices: { record(trx: Db, event: NewNotice, options: { key: string }): Promise<void> }
}

/** Old news that an owner enters later is nothing to announce. */
const ANNOUNCED_MS = 24 * 60 * 60 * 1_000

/** A job; each post is released once among all processes. */
export function createPostRelease({ db, clock, placeholders, onChange, notices }: Deps) {
  async function announce(trx: Db, post: AdminPost): Promise<void> {
    const isNew = clock.now().getTime() - Date.parse(post.published_at) < ANNOUNCED_MS
    if (post.kind !== 'news' || !isNew) return
    const summary = (language: Language) => summaryOf(post.text[language], placeholders(language))
    const data = { slug: post.slug, title: post.title, summary: { en: summary('en'), id: summary('id') } }
    await notices.record(trx, { type: 'news.published', data }, { key: `news ${post._id}` })
  }

  return async (): Promise<void> => {
    const now = clock.now()
    if (!(await hasDuePosts(db, now))) return
    await db.transaction().execute(async (trx) => {
      for (const post of await releasePosts(trx, now)) await announce(trx, post)
    })
    await onChange()
  }
}
