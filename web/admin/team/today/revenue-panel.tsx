import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Revenue, Today } from '#contract/team/today.schema.ts'
import { type Bar, BlockChart } from '#web/admin/kit/charts/block-chart.tsx'
import { LegendKey } from '#web/admin/kit/charts/legend-key.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay, jakartaTime, jakartaWeekday } from '#web/kit/i18n/jakarta-time.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { prefersReducedMotion } from '#web/kit/ui/reduced-motion.ts'

type Props = {
  today: Today
  /** Deliveries that wait; null until they are known. */
  queued: number | null
  seesMoney: boolean
}

/** The day so far. A role that may not see money sees the numbers of orders. */
export function RevenuePanel({ today, queued, seesMoney }: Props) {
  const { t, number } = useAdminText()
  const { revenue } = today
  const { isPlayMoney } = useSite()
  return (
    <section className="lg:[grid-area:day]">
      <div className="flex items-baseline justify-between gap-4 min-h-7 mb-1.5">
        <h2
          title={revenue ? t(isPlayMoney ? 'adminHome.revenueTextDemo' : 'adminHome.revenueText') : undefined}
        >
          {t('admin.today')}
        </h2>
        {seesMoney && (
          <SiteLink to="/admin/money" className="link text-sm">
            {t('adminNavigation.money')}
          </SiteLink>
        )}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        {revenue && <Sum revenue={revenue} />}
        <dl className="flex flex-wrap gap-x-7 gap-y-2">
          <Figure label={t('admin.orders')}>{number(today.orders)}</Figure>
          <Figure label={t('admin.paid')}>{number(today.paid)}</Figure>
          <Figure label={t('admin.delivered')}>{number(today.delivered)}</Figure>
          {queued !== null && queued > 0 && (
            <Figure label={t('admin.waiting')}>
              <SiteLink to="/admin/store?tab=actions&status=queued" className="link -m-2 inline-block p-2">
                {number(queued)}
              </SiteLink>
            </Figure>
          )}
        </dl>
      </div>
      {revenue && revenue.days.length > 0 && <Chart revenue={revenue} />}
    </section>
  )
}

function Sum({ revenue: { today, compared } }: { revenue: Revenue }) {
  const { t, language, rupiah } = useAdminText()
  const now = new Date()
  const percent = percentMore(today, compared)
  const isMore = percent !== null && percent >= 0
  return (
    <div className="flex-auto">
      <p className="num whitespace-nowrap font-extrabold text-3xl tracking-[-0.03em] lg:text-[2.75rem] lg:leading-14 @min-[96rem]:text-[4rem] @min-[96rem]:leading-20">
        {rupiah(useCountUp(today))}
      </p>
      {percent !== null && compared !== null && (
        <p className="text-sm text-soft">
          <b className={isMore ? 'text-ok' : 'text-wait'}>
            <Icon name={isMore ? 'arrow-up' : 'arrow-down'} className="mr-0.5 inline align-[-0.2em]" />
            {Math.abs(percent)}%
            <span className="sr-only"> {t(isMore ? 'adminHome.up' : 'adminHome.down')}</span>
          </b>{' '}
          {t('adminHome.against', {
            weekday: jakartaWeekday(now, language),
            time: jakartaTime(now, language),
            amount: rupiah(compared),
          })}
        </p>
      )}
    </div>
  )
}

/** Whole per cent above (or below) the compared sum; null when there is nothing to compare with. */
export function percentMore(now: number, compared: number | null): number | null {
  if (compared === null || compared === 0) return null
  return Math.round(((now - compared) / compared) * 100)
}

const COUNT_MS = 480

/** Counts up to a value that has grown; a first value, a lower one and reduced motion change at once. */
function useCountUp(value: number): number {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (value <= start || prefersReducedMotion()) return setShown(value)
    const begun = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const part = Math.min(1, (now - begun) / COUNT_MS)
      setShown(Math.round(start + (value - start) * part))
      if (part < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-faint text-sm">{label}</dt>
      <dd className="num font-bold text-lg">{children}</dd>
    </div>
  )
}

const LAST_WEEK = 7

function Chart({ revenue }: { revenue: Revenue }) {
  const { t, language, rupiah } = useAdminText()
  const { days, usual, compared } = revenue
  const now = new Date()
  const last = days.length - 1
  const bars = days.map(({ day, revenue: value }, place): Bar => {
    const at = new Date(`${day}T05:00:00Z`)
    const weekday = jakartaWeekday(at, language)
    const isCompared = place === last - LAST_WEEK
    return {
      key: day,
      label: String(Number(day.slice(8))),
      weekday: weekday.slice(0, 3),
      value,
      tone: place === last ? 'now' : isCompared ? 'compared' : 'normal',
      name: `${weekday}, ${jakartaShortDay(at, language, now)}`,
      ...(place === last && usual !== null && { usual }),
      ...(isCompared && compared !== null && { mark: compared }),
    }
  })
  const highest = bars.reduce((top, bar) => (bar.value > top.value ? bar : top))
  const figures = { day: highest.name, highest: rupiah(highest.value), today: rupiah(revenue.today) }
  const weekday = jakartaWeekday(now, language)
  return (
    <div className="mt-4">
      <BlockChart
        title={t('adminHome.chart')}
        summary={t('adminHome.chartSummary', figures)}
        bars={bars}
        nameHead={t('adminMoney.group_day')}
        valueHead={t('admin.revenue')}
        legend={
          <>
            <LegendKey of="now">{t('adminHome.soFar', { amount: rupiah(revenue.today) })}</LegendKey>
            {compared !== null && (
              <LegendKey of="compared">
                {t('adminHome.lastWeekday', { weekday, time: jakartaTime(now, language) })}
              </LegendKey>
            )}
            {usual !== null && <LegendKey of="usual">{t('adminHome.usualWeekday', { weekday })}</LegendKey>}
          </>
        }
      />
    </div>
  )
}
