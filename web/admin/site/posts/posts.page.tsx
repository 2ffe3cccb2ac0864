import { lazy, Suspense } from 'react'
import type { PageParams } from '#contract/pages.ts'
import { languagesOf, type PostKind, postPath } from '#contract/site/posts.ts'
import { adminCall, useLoaded } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen, BackLink } from '#web/admin/kit/frame/admin-screen.tsx'
import { LoadingRows, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { LoadingForm } from '#web/admin/kit/settings/loading-form.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { withoutLanguage } from '#web/kit/i18n/localized-path.ts'
import { notFound, usePathname } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { PostEditor } from './post-editor.tsx'
import { ADDRESSES, stateOf, titleIn } from './post-form.ts'

/** The editor loads neither the list nor the history. */
const PostList = lazy(() => import('./post-list.tsx'))
const PostHistory = lazy(() => import('./post-history.tsx'))

const NEW = 'new'
const HISTORY = 'history'

export default function PostsPage({ params: { id, view } }: { params: PageParams<'admin-news'> }) {
  const { t } = useAdminText()
  const kind: PostKind = withoutLanguage(usePathname()).startsWith(ADDRESSES.news) ? 'news' : 'page'
  if (view !== undefined && view !== HISTORY) throw notFound()
  if (id === undefined)
    return (
      <AdminScreen
        title={t(kind === 'news' ? 'adminNavigation.news' : 'adminNavigation.ownPages')}
        waiting={<LoadingRows rows={5} lines />}
        action={
          <LinkButton to={`${ADDRESSES[kind]}/${NEW}`} variant="primary" icon="plus">
            {t(`adminPosts.add_${kind}`)}
          </LinkButton>
        }
      >
        <Suspense fallback={<LoadingRows rows={5} lines />}>
          <PostList kind={kind} />
        </Suspense>
      </AdminScreen>
    )
  return <OnePost key={id} kind={kind} id={id} isHistory={view === HISTORY} />
}

function OnePost({ kind, id, isHistory }: { kind: PostKind; id: string; isHistory: boolean }) {
  const { t, language } = useAdminText()
  const isNew = id === NEW
  const loaded = useLoaded(isNew ? null : `${id} ${isHistory}`, (signal) =>
    adminCall('GET /api/admin/posts/:id', { params: { id } }, signal),
  )
  const { data, reload } = loaded
  const shownIn = data ? languagesOf(data.title) : []
  const list = t(kind === 'news' ? 'adminNavigation.news' : 'adminNavigation.ownPages')
  const name = data ? titleIn(data, language) : isNew ? t(`adminPosts.add_${kind}`) : list
  return (
    <AdminScreen
      title={isHistory ? t('adminPosts.historyTitle', { name }) : name}
      waiting={<LoadingForm />}
      back={
        <BackLink to={isHistory ? `${ADDRESSES[kind]}/${id}` : ADDRESSES[kind]}>
          {isHistory ? name : list}
        </BackLink>
      }
      action={
        data &&
        !isHistory && (
          <div className="flex flex-wrap gap-2">
            {stateOf(data, new Date()) === 'shown' && (
              <a
                href={`/${shownIn.includes(language) ? language : shownIn[0]}${postPath(data.kind, data.slug)}`}
                target="_blank"
                rel="noopener"
                className="btn btn-ghost btn-sm"
              >
                <Icon name="arrow-up-right" />
                {t('adminPosts.open')}
              </a>
            )}
            <LinkButton
              to={`${ADDRESSES[data.kind]}/${data._id}/${HISTORY}`}
              icon="history"
              label={t('admin.history')}
            />
          </div>
        )
      }
    >
      {isNew || data ? (
        isHistory && data ? (
          <Suspense fallback={<LoadingForm />}>
            <PostHistory post={data} onRestored={reload} />
          </Suspense>
        ) : (
          <PostEditor kind={kind} stored={data} onChanged={reload} />
        )
      ) : (
        <NotLoaded loaded={loaded} waiting={<LoadingForm />} />
      )}
    </AdminScreen>
  )
}
