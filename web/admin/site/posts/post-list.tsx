import type { PostRow } from '#contract/site/posts.schema.ts'
import { languagesOf, type PostKind, postPath } from '#contract/site/posts.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { readPage, writePage } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { SearchField } from '#web/admin/kit/lists/search-field.tsx'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { localizedPath } from '#web/kit/i18n/localized-path.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useNavigate, useSearchParams } from '#web/kit/router/index.ts'
import { ADDRESSES, type PostState, stateOf, titleIn } from './post-form.ts'

const TONES: Record<PostState, Tone> = { shown: 'done', planned: 'note', hidden: 'plain' }

export default function PostList({ kind }: { kind: PostKind }) {
  const { t, language } = useAdminText()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const view = readPage(query)
  const search = (query.get('search') ?? '').slice(0, 100)
  const asked = { kind, page: view.page, cursor: view.cursor ?? undefined, search: search || undefined }
  const loaded = useReply('GET /api/admin/posts', { query: asked })

  function show(next: { page: number; cursor: string | null; search: string }, replace = false): void {
    const given = new URLSearchParams(next.search ? { search: next.search } : {})
    writePage(given, next)
    navigate(`${localizedPath(language, ADDRESSES[kind])}?${given}`, { replace })
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label={t('adminPosts.search')}
        value={search}
        onSearch={(typed) => show({ page: 1, cursor: null, search: typed }, true)}
      />
      <LoadedList
        loaded={loaded}
        empty={t(`adminPosts.none_${kind}`)}
        isFiltered={search !== ''}
        rowsOf={({ posts }) => posts}
        table={(posts) => <Rows posts={posts} now={new Date(loaded.loadedAt ?? Date.now())} />}
        page={view.page}
        onPage={(page, cursor) => show({ page, cursor, search })}
      />
    </div>
  )
}

function Rows({ posts, now }: { posts: readonly PostRow[]; now: Date }) {
  const { t, timestamp, language } = useAdminText()
  return (
    <div className="panel">
      <ul className="row-list">
        {posts.map((post) => {
          const state = stateOf(post, now)
          return (
            <li key={post._id}>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <SiteLink to={`${ADDRESSES[post.kind]}/${post._id}`} className="row-link wrap-anywhere">
                  {titleIn(post, language)}
                </SiteLink>
                <Badge tone={TONES[state]}>{t(`adminPosts.state_${state}`)}</Badge>
              </span>
              <span className="wrap-anywhere block text-faint text-sm">
                {postPath(post.kind, post.slug)} · {languagesOf(post.title).join(', ').toUpperCase()} ·{' '}
                <span className="num">{timestamp(post.published_at)}</span> ·{' '}
                {t('adminPosts.by', { admin: post.updated_by })}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
