import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { Incident, StatusOverview } from '#contract/network/status-history.schema.ts'
import { isOpenIncident, type StatusRange, toStatusRange } from '#contract/network/status-history.ts'
import { call } from '#web/kit/api/call.ts'
import { jakartaShortDay, jakartaTime, jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import type { Translate } from '#web/kit/i18n/text.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { useSearchParams } from '#web/kit/router/index.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'
import { PlayersChart } from './players-chart.tsx'
import { ServerStrips } from './server-strips.tsx'
import { StatusBanner } from './status-banner.tsx'

export default function StatusPage({ loaderData }: { loaderData: StatusOverview }) {
  const { t, language } = useText()
  const { name } = useSite()
  const status = useStatus(loaderData)
  const text = status.checked_at
    ? t('status.text', { time: jakartaWhen(new Date(status.checked_at), language, new Date(status.at)) })
    : t('status.textFirst')
  return (
    <>
      <PageHead
        title={t('status.title')}
        description={t('status.description', { name })}
        breadcrumb={t('status.title')}
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

function IncidentList({ status }: { status: StatusOverview }) {
  const { t } = useText()
  return (
    <section className="slab p-4 lg:p-6">
      <h2 className="mb-3 text-lg">{t('status.incidents')}</h2>
      {status.incidents.length === 0 ? (
        <p className="border-line border-t pt-3.5 text-soft">{t('status.noIncidents')}</p>
      ) : (
        <ol>
          {status.incidents.map((incident) => (
            <IncidentEntry key={incident._id} incident={incident} at={status.at} />
          ))}
        </ol>
      )}
    </section>
  )
}

function IncidentEntry({ incident, at }: { incident: Incident; at: string }) {
  const { t, language } = useText()
  const { title, text, next_update_at: next } = incident
  const open = isOpenIncident(incident, at)
  return (
    <li className="border-line border-t py-3.5 last:pb-0">
      <Badge incident={incident} at={at} open={open} />
      <h3 className="mt-2 break-words text-base">{title[language]}</h3>
      <p className="break-words text-[0.9375rem] text-soft">
        {text[language]}
        {open && next && next > at && (
          <> {t('status.nextUpdate', { time: jakartaWhen(new Date(next), language, new Date(at)) })}</>
        )}
      </p>
      <p className="num text-[0.8125rem] text-faint">{timeText(incident, { at, t, language })}</p>
    </li>
  )
}

function Badge({ incident, at, open }: { incident: Incident; at: string; open: boolean }) {
  const { t } = useText()
  if (incident.starts_at > at)
    return <span className="badge bg-note-bg text-note">{t('status.planned')}</span>
  return open ? (
    <span className="badge bg-wait-bg text-wait">{t('status.open')}</span>
  ) : (
    <span className="badge bg-ok-bg text-ok">{t('status.solved')}</span>
  )
}

type Context = { at: string; t: Translate; language: Language }

/** 19 Oct, 14:02 to 14:13 WIB; the second day only where it is another. */
function timeText({ starts_at, ends_at }: Incident, { at, t, language }: Context): string {
  const now = new Date(at)
  const day = (value: Date) => jakartaShortDay(value, language, now)
  const start = new Date(starts_at)
  const time = jakartaTime(start, language)
  const from = day(start) === day(now) ? t('status.todayAt', { time }) : `${day(start)}, ${time}`
  if (ends_at === null) return t('status.since', { from })
  const end = new Date(ends_at)
  const endTime = jakartaTime(end, language)
  const until = day(end) === day(start) ? endTime : `${day(end)}, ${endTime}`
  return t('status.between', { from, until })
}
