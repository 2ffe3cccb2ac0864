import { overviewApi } from '#contract/overview.ts'
import { AdminScreen } from '../frame/admin-screen.tsx'
import { FailedList } from '../parts/list-states.tsx'
import { OldNews } from '../parts/old-news.tsx'
import { adminCall } from '../session/admin-call.ts'
import { useLoaded } from '../session/use-loaded.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { Connections } from './connections.tsx'
import { NeedsPerson } from './needs-person.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { Today } from './today.tsx'

const REFRESH_MS = 15_000

export default function AdminHomePage() {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminHome.title')} waiting={<HomeWaiting />}>
      <Home />
    </AdminScreen>
  )
}

function Home() {
  const { t } = useAdminText()
  const { data, ...loaded } = useLoaded(
    'overview',
    (signal) => adminCall(overviewApi.getOverview, {}, signal),
    REFRESH_MS,
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <ScreenLinks overview={data} />
      {data && (
        <>
          <OldNews {...loaded} />
          <NeedsPerson counts={data.needs_person} />
          <Today overview={data} />
          <Connections parts={data.parts} />
        </>
      )}
      {!data &&
        (loaded.problem ? (
          <FailedList text={t('admin.failedToLoad')} error={loaded.problem} onRetry={loaded.reload} />
        ) : (
          <SectionsWaiting />
        ))}
    </div>
  )
}

function HomeWaiting() {
  return (
    <div className="grid grid-cols-1 gap-8">
      <ScreenLinks overview={null} />
      <SectionsWaiting />
    </div>
  )
}

/** As high as the three sections that will come. */
function SectionsWaiting() {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-8" role="status">
      <span className="sr-only">{t('admin.loading')}</span>
      <span className="slab block h-36" />
      <span className="slab block h-32" />
      <span className="slab block h-64" />
    </div>
  )
}
