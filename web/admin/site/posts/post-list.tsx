import { languagesOf, type PostKind, postPath } from '#contract/site/posts.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { isFiltered, readText, refine } from '#web/admin/kit/lists/list-view.ts'
import { LoadedList } from '#web/admin/kit/lists/loaded-list.tsx'
import { SearchField } from '#web/admin/kit/lists/search-field.tsx'
import { useListView } from '#web/admin/kit/lists/use-list-view.ts'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { ADDRESSES, type PostState, stateOf, titleIn } from './post-form.ts'

const TONES: Record<PostState, Tone> = { shown: 'done', planned: 'note', hidden: 'plain' }

export default function PostList({ kind }: { kind: PostKind }) {
  const { t, timestamp, language } = useAdminText()
  const { view, show, goToPage } = useListView(ADDRESSES[kind], { search: readText })
  const loaded = useReply('GET /api/admin/posts', { query: { kind, ...view } })
  const now = new Date(loaded.loadedAt ?? Date.now())
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchField
        label={t('adminPosts.search')}
        value={view.search ?? ''}
        onSearch={(search) => show(refine(view, { search }))}
      />
      <LoadedList
        loaded={loaded}
        empty={t(`adminPosts.none_${kind}`)}
        isFiltered={isFiltered(view)}
        rowsOf={({ posts }) => posts}
        table={(posts) => (
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
        )}
        page={view.page}
        onPage={goToPage}
      />
    </div>
  )
}
