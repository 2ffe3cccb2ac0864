import type { ReactNode } from 'react'
import type { Overview } from '#contract/overview.schema.ts'
import { AdminScreen } from '../frame/admin-screen.tsx'
import { useOverview } from '../frame/overview.ts'
import { FailedList } from '../lists/list-states.tsx'
import { StaleNotice } from '../parts/problem.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import { Connections } from './connections.tsx'
import { NeedsPerson } from './needs-person.tsx'
import { ScreenLinks } from './screen-links.tsx'
import { Today } from './today.tsx'

export default function AdminHomePage() {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminHome.title')} waiting={<Sections overview={null} />}>
      <Home />
    </AdminScreen>
  )
}

function Home() {
  const { t } = useAdminText()
  const loaded = useOverview()
  const { data, problem, reload } = loaded
  if (problem && !data)
    return (
      <div className="grid grid-cols-1 gap-8">
        <FailedList text={t('admin.failedToLoad')} error={problem} onRetry={reload} />
        <ScreenLinks overview={null} />
      </div>
    )
  return <Sections overview={data} staleNotice={<StaleNotice {...loaded} />} />
}

/** What needs attention comes first. Before the figures arrive the sections are rendered without them. */
function Sections({ overview, staleNotice }: { overview: Overview | null; staleNotice?: ReactNode }) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-8">
      {overview && staleNotice}
      {!overview && (
        <p role="status" className="sr-only">
          {t('admin.loading')}
        </p>
      )}
      <NeedsPerson counts={overview?.needs_person ?? null} />
      <Today overview={overview} />
      <ScreenLinks overview={overview} />
      {overview ? <Connections parts={overview.parts} /> : <span className="slab block h-64" />}
    </div>
  )
}
