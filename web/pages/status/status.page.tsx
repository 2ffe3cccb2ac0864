import { useState } from 'react'
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { type StatusRange, toStatusRange } from '#contract/network/status-history.ts'
import { call } from '#web/kit/api/call.ts'
import { jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { type LoaderData, useSearchParams } from '#web/kit/router/index.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { Answers } from './answers.tsx'
import { PlayersChart } from './players-chart.tsx'
import { Reports } from './reports.tsx'
import { ServerStrips } from './server-strips.tsx'
import type { loader } from './status.loader.ts'
import { headlineOf } from './status-words.ts'
import { Updates } from './updates.tsx'

export default function StatusPage({ loaderData }: { loaderData: LoaderData<typeof loader> }) {
  const text = useText()
  const { t, language } = text
  const { name } = useSite()
  const status = useStatus(loaderData.overview)
  const { checked_at, at } = status
  const time = checked_at && jakartaWhen(new Date(checked_at), language, new Date(at))
  return (
    <>
      <PageHead
        title={t('status.title')}
        description={t('status.description', { name })}
        breadcrumb={t('status.title')}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        href={`/${language}/status.xml`}
        title={t('status.title')}
      />
      <div className="starless wrap pt-8 pb-4 lg:pt-12 lg:pb-6">
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="num text-faint text-sm">
            {t('status.title')}
            {time && ` · ${time} WIB`}
          </p>
          <Updates />
        </div>
        <h1 className="text-2xl lg:text-4xl" aria-live="polite">
          {headlineOf(status, text)}
        </h1>
        <Answers status={status} isCounting={loaderData.isCounting} />
      </div>
      <ServerStrips status={status} />
      <div className="wrap grid grid-cols-1 gap-8 pt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <PlayersChart status={status} />
        <Reports status={status} />
      </div>
    </>
  )
}

const REFRESH_MS = 60_000
const FRESH_MS = REFRESH_MS / 2

type ByRange = Partial<Record<StatusRange, StatusOverview>>

/** From the page, then each minute and for another range from the API. What was loaded stays when a request fails. */
function useStatus(initial: StatusOverview): StatusOverview {
  const [params] = useSearchParams()
  const range = toStatusRange(params.get('range'))
  const [loaded, setLoaded] = useState<ByRange>({ [initial.range]: initial })
  const [last, setLast] = useState(initial)
  const shownAt = Date.parse(loaded[range]?.at ?? '')

  async function refresh(signal: AbortSignal): Promise<void> {
    // A cached page can be old; what was just loaded is not loaded again.
    if (Date.now() - shownAt < FRESH_MS) return
    try {
      const overview = await call('GET /api/status/history', { query: { range } }, { signal })
      setLoaded((before) => ({ ...before, [range]: overview }))
      setLast(overview)
    } catch {
      // The page shows when it was checked last.
    }
  }
  usePolled(refresh, { everyMs: REFRESH_MS, key: range })
  return loaded[range] ?? last
}
