// Players over time as an SVG in the page, so that it needs no script.
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { DEFAULT_STATUS_RANGE, STATUS_RANGES } from '#contract/network/status-history.ts'
import { jakartaDate, jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Link, usePathname } from '#web/kit/router/index.ts'
import { CHART_HEIGHT, CHART_WIDTH, chartShape } from './chart-shape.ts'
import { tableRows } from './chart-times.ts'

type Props = { status: StatusOverview }

export function PlayersChart({ status }: Props) {
  const { t } = useText()
  const hasData = status.chart.players.some((value) => value !== null)
  return (
    <section aria-labelledby="players">
      <header className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 id="players" className="text-xl">
            {t('status.players')}
          </h2>
          <Figures status={status} />
        </div>
        <Ranges status={status} />
      </header>
      {hasData ? <Chart status={status} /> : <p className="text-soft">{t('status.noChart')}</p>}
    </section>
  )
}

function Figures({ status: { chart, at } }: Props) {
  const { t, number, language } = useText()
  const { now, peak } = chart
  const isToday = peak && jakartaDate(new Date(peak.at)) === jakartaDate(new Date(at))
  const most = peak && {
    players: number(peak.players),
    time: jakartaWhen(new Date(peak.at), language, new Date(at)),
  }
  return (
    <p className="num min-h-5 text-sm text-soft">
      {now === null ? (
        t('status.lastKnown')
      ) : (
        <>
          {t('status.now')} <b className="text-ink">{number(now)}</b>
        </>
      )}
      {most && ` · ${isToday ? t('status.most', most) : t('status.mostOn', most)}`}
    </p>
  )
}

/** Links, so that a range has an address and works without script. */
function Ranges({ status }: Props) {
  const { t } = useText()
  const pathname = usePathname()
  return (
    <nav className="seg self-start" aria-label={t('status.range')}>
      {STATUS_RANGES.map((range) => (
        <Link
          key={range}
          className="grid place-items-center sm:px-3"
          to={range === DEFAULT_STATUS_RANGE ? pathname : `${pathname}?range=${range}`}
          replace
          preventScrollReset
          aria-current={range === status.range ? 'true' : undefined}
        >
          {t(`status.range${range}`)}
        </Link>
      ))}
    </nav>
  )
}

function Chart({ status }: Props) {
  const { t, language } = useText()
  const { at, chart, range } = status
  const { area, line } = chartShape(chart.players)
  const { peak, now } = chart
  const label = [
    t('status.chartLabel', { range: t(`status.over${range}`) }),
    ...(peak
      ? [
          t('status.chartMost', {
            players: peak.players,
            time: jakartaWhen(new Date(peak.at), language, new Date(at)),
          }),
        ]
      : []),
    ...(now === null ? [] : [t('status.chartNow', { players: now })]),
  ].join(', ')
  return (
    <>
      <svg
        className="h-[180px] w-full [--line:#4fcdf0]"
        viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path
          className="fill-none stroke-line"
          vectorEffect="non-scaling-stroke"
          d={[0, 100, CHART_HEIGHT].map((y) => `M0 ${y}H${CHART_WIDTH}`).join('')}
        />
        <path className="fill-(--line) opacity-20" d={area} />
        <path className="fill-none stroke-(--line) stroke-2" vectorEffect="non-scaling-stroke" d={line} />
      </svg>
      <p className="num mt-1 flex justify-between text-faint text-xs" aria-hidden="true">
        <span>{t('status.ago', { range: t(`status.range${range}`) })}</span>
        <span>{t('status.now')}</span>
      </p>
      <ChartTable status={status} caption={label} />
    </>
  )
}

function ChartTable({ status: { chart, range }, caption }: Props & { caption: string }) {
  const { t, number, language } = useText()
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('status.tableTime')}</th>
            <th scope="col">{t('status.tablePlayers')}</th>
          </tr>
        </thead>
        <tbody>
          {tableRows(chart, range, language).map(({ label, players }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{players === null ? t('status.noValue') : number(players)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
