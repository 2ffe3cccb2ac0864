import { type AdminPost, PostForm } from '#contract/site/posts.schema.ts'
import { languagesOf, type PostKind } from '#contract/site/posts.ts'
import { adminCall, hasCode } from '#web/admin/kit/api/admin-call.ts'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useEntryForm } from '#web/admin/kit/settings/draft/use-entry-form.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const MINUTE_MS = 60_000

export const ADDRESSES: Record<PostKind, string> = {
  news: '/admin/site/news',
  page: '/admin/site/own-pages',
}

/** A new one is published now, to the minute, as the field shows it. */
function newPost(kind: PostKind, now: Date): PostForm {
  return {
    kind,
    slug: '',
    title: { en: '', id: '' },
    text: { en: '', id: '' },
    image_url: null,
    published_at: new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS).toISOString(),
    hidden: false,
  }
}

export type PostState = 'shown' | 'planned' | 'hidden'

export function stateOf(
  { hidden, published_at }: Pick<PostForm, 'hidden' | 'published_at'>,
  now: Date,
): PostState {
  if (hidden) return 'hidden'
  return published_at > now.toISOString() ? 'planned' : 'shown'
}

/** In the language of the reader where it exists in it. */
export function titleIn({ title }: Pick<PostForm, 'title'>, language: 'en' | 'id'): string {
  return title[language] || title[languagesOf(title)[0] ?? language]
}

export function usePostLabels(): Readonly<Record<string, string>> {
  const { t } = useAdminText()
  return {
    'title.en': t('adminPosts.titleEn'),
    'title.id': t('adminPosts.titleId'),
    'text.en': t('adminPosts.textEn'),
    'text.id': t('adminPosts.textId'),
    slug: t('adminPosts.slug'),
    image_url: t('adminPosts.picture'),
    published_at: t('adminPosts.publishedAt'),
    hidden: t('adminPosts.state_hidden'),
  }
}

export function usePost(
  kind: PostKind,
  stored: AdminPost | null,
  onChanged: () => void,
): DraftForm<PostForm> {
  const { t } = useAdminText()
  const labels = usePostLabels()
  return useEntryForm<PostForm, PostForm, AdminPost>({
    name: kind,
    schema: PostForm,
    empty: newPost(kind, new Date()),
    stored,
    labels,
    loadAll: async () =>
      stored ? [await adminCall('GET /api/admin/posts/:id', { params: { id: stored._id } })] : [],
    refusalOf: (error) =>
      hasCode(error, 'slug_taken') ? { path: 'slug', text: t('adminErrors.slug_taken') } : null,
    send: (body, change) =>
      change ? adminCall('PUT /api/admin/posts/:id', change) : adminCall('POST /api/admin/posts', { body }),
    onChanged,
  })
}
