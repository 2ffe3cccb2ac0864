import { useEffect, useState } from 'react'
import type { Today } from '#contract/team/today.schema.ts'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { useMay, useOverview } from '#web/admin/kit/frame/overview.ts'
import { useLogOut } from '#web/admin/kit/frame/use-log-out.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { StaleNotice } from '#web/admin/kit/parts/action.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaDay, jakartaHour, jakartaTime, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ConnectionList, Lamps } from './connections.tsx'
import { LastOrders } from './last-orders.tsx'
import { Queue } from './queue.tsx'
import { RevenuePanel } from './revenue-panel.tsx'
import { Waiting } from './waiting.tsx'

const REFRESH_MS = 30_000
const MINUTE_MS = 60_000
/** The hours from which on one greets so, latest first; Indonesian has two for the afternoon. */
const GREETINGS = [
  [18, 'evening'],
  [15, 'afternoon'],
  [11, 'day'],
  [4, 'morning'],
] as const

export default function AdminHomePage() {
  const { t, language } = useAdminText()
  const loaded = useOverview()
  const { data: overview } = loaded
  const now = useMinute()
  const heading = overview && now && t(`adminHome.greeting_${partOfDay(now)}`, { name: overview.admin })
  return (
    <AdminScreen
      title={t('adminNavigation.today')}
      heading={heading}
      // The server does not know the visitor's minute; the line has its height already.
      text={
        now
          ? `${jakartaWeekday(now, language)}, ${jakartaDay(now, language)}, ${jakartaTime(now, language)} WIB`
          : '\u00a0'
      }
      action={
        <div className="min-w-0 flex-2 max-lg:hidden">
          <Lamps loaded={loaded} />
        </div>
      }
      waiting={<Waiting />}
    >
      <Home />
    </AdminScreen>
  )
}

function partOfDay(now: Date): (typeof GREETINGS)[number][1] {
  return GREETINGS.find(([hour]) => jakartaHour(now) >= hour)?.[1] ?? 'evening'
}

/** Null until the page runs in the browser. */
function useMinute(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Home() {
  const { t } = useAdminText()
  const overview = useOverview()
  const today = useReply('GET /api/admin/today', {}, REFRESH_MS)
  const seesMoney = useMay()('money')
  const { data, problem, reload } = today
  const reloadAll = () => {
    reload()
    overview.reload()
  }
  if (!data) {
    if (problem === null) return <Waiting />
    return (
      <>
        <FailedList error={problem} onRetry={reloadAll} />
        <FootLinks />
      </>
    )
  }
  return (
    <div className="@container">
      <div className="not-empty:mb-4">
        <StaleNotice {...today} />
      </div>
      <NewAccess entries={data.new_access} />
      <div
        className="watch data-stale:opacity-60"
        data-stale={problem !== null || undefined}
        data-quiet={data.queue.length === 0 || undefined}
        data-plain={!seesMoney || undefined}
      >
        <div className="lg:[grid-area:queue]">
          <Queue items={data.queue} more={data.more} onChange={reloadAll} />
          {overview.data && (
            <section className="watch-connections">
              <h2>{t('adminGoLive.parts')}</h2>
              <ConnectionList {...overview.data} />
            </section>
          )}
        </div>
        <RevenuePanel today={data} queued={overview.data?.waiting_deliveries ?? null} seesMoney={seesMoney} />
        <LastOrders orders={data.last_orders} />
      </div>
      <div className="mt-4 lg:hidden">
        <Lamps loaded={overview} />
      </div>
      <FootLinks />
    </div>
  )
}

/** Where no channel of notices is set up, this is how owners learn of it. */
function NewAccess({ entries }: { entries: Today['new_access'] }) {
  const { t, timestamp } = useAdminText()
  if (entries.length === 0) return null
  return (
    <ul className="slab mb-4 grid gap-1 p-4 text-sm" aria-label={t('adminHome.newAccess')}>
      {entries.map(({ kind, admin, at }) => (
        <li key={kind + admin + at} className="flex flex-wrap items-center gap-x-2">
          <Icon name="key-round" className="text-note" />
          <b>{t(`adminHome.newAccess_${kind}`, { admin })}</b>
          <span className="num text-soft">{timestamp(at)}</span>
          <SiteLink
            to="/admin/team"
            className="inline-flex items-center underline underline-offset-4 max-lg:min-h-11"
          >
            {t('adminHome.newAccessCheck')}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const LINK = 'inline-flex min-h-11 items-center gap-1.5 hover:text-ink'

function FootLinks() {
  const { t } = useAdminText()
  const logOut = useLogOut()
  const mayOpen = useMay()
  const { data: overview } = useOverview()
  return (
    <nav
      aria-label={t('adminNavigation.menu')}
      className="mt-5 flex flex-wrap items-center gap-x-5 text-faint text-sm"
    >
      <SiteLink to="/admin/store" className={LINK}>
        {t('adminHome.storeManagement')}
      </SiteLink>
      {mayOpen('settings') && (
        <SiteLink to="/admin/images" className={LINK}>
          {t('adminImages.title')}
        </SiteLink>
      )}
      <button type="button" className={LINK} onClick={logOut}>
        <Icon name="log-out" />
        {t('admin.logOut')}
      </button>
      {overview && <span className="sm:ml-auto">{t('adminHome.signedInAs', { name: overview.admin })}</span>}
    </nav>
  )
}
