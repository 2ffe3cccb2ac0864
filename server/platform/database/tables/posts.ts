// Own pages and news.
import type { Generated } from 'kysely'

export type PostsTables = {
  post: {
    id: string
    number: Generated<number>
    kind: string
    slug: string
    /** Its earlier addresses, each with a space behind it. */
    old_slugs: Generated<string>
    /** Empty in a language in which the post does not exist. */
    title_en: string
    title_id: string
    text_en: string
    text_id: string
    image_url: string | null
    published_at: string
    /** 1 or 0. */
    hidden: number
    /** 1 once visitors see it: pages were invalidated and the notice is recorded. */
    released: number
    version: number
    updated_at: string
    updated_by: string
  }
  /** Every version that was saved in the last year; `value` is the form as JSON. */
  post_version: { post_id: string; version: number; value: string; updated_at: string; updated_by: string }
}
