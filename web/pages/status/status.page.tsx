import './status.utilities.css'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { IncidentList } from './incident-list.tsx'
import { PlayersChart } from './players-chart.tsx'
import { ServerStrips } from './server-strips.tsx'
import { StatusBanner } from './status-banner.tsx'
import { useStatus } from './use-status.ts'

export default function StatusPage({ loaderData }: { loaderData: StatusOverview }) {
  const { t, language } = useText()
  const { name } = useSite()
  const status = useStatus(loaderData)
  const text = status.checked_at
    ? t('status.text', { time: jakartaTime(new Date(status.checked_at), language) })
    : t('status.textFirst')
  return (
    <>
      <PageHead
        title={t('status.pageTitle')}
        description={t('status.description', { name })}
        breadcrumb={t('status.pageTitle')}
      />
      <PageTitle title={t('status.title')} text={text} />
      <div className="wrap grid grid-cols-1 gap-4 pt-2 lg:grid-cols-2 lg:items-start lg:gap-5">
        <StatusBanner status={status} />
        <PlayersChart status={status} />
        <ServerStrips status={status} />
        <IncidentList status={status} />
      </div>
    </>
  )
}
