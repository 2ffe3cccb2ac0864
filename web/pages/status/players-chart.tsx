// Players over time as an SVG in the page, so that it needs no script.
import type { StatusOverview } from '#contract/network/status-history.schema.ts'
import { DEFAULT_STATUS_RANGE, STATUS_RANGES } from '#contract/network/status-history.ts'
import { jakartaDate, jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { Link, usePathname } from '#web/kit/router/index.ts'
import { axisValues, CHART_HEIGHT, CHART_WIDTH, chartShape } from './chart-shape.ts'
import { axisLabels, tableRows } from './chart-times.ts'

type Props = { status: StatusOverview }

export function PlayersChart({ status }: Props) {
  const { t } = useText()
  const hasData = status.chart.players.some((value) => value !== null)
  return (
    <section className="slab p-4 lg:col-span-2 lg:p-6">
      <header className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <h2 className="text-lg">{t('status.players')}</h2>
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
  const { t, number, language } = useText()
  const { at, chart, range } = status
  const values = axisValues(chart.players)
  const [top = 1] = values
  const { area, line, gaps } = chartShape(chart.players, top)
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
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1.5 text-[0.75rem] text-faint [--line:#4fcdf0]">
        <div className="num flex min-w-6 flex-col justify-between leading-none" aria-hidden="true">
          {values.map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </div>
        <svg
          className="w-full h-[180px] bg-deep lg:h-[220px]"
          viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <defs>
            <pattern id="st-hatch" width="12" height="12" patternUnits="userSpaceOnUse">
              <path className="fill-raised" d="M0 0h6v6H0zM6 6h6v6H6z" />
            </pattern>
          </defs>
          <path
            className="fill-none stroke-line"
            vectorEffect="non-scaling-stroke"
            d={[1, 2, 3].map((n) => `M0 ${n * 50}H${CHART_WIDTH}`).join('')}
          />
          {gaps.map(({ from, width }) => (
            <rect key={from} x={from} width={width} height={CHART_HEIGHT} fill="url(#st-hatch)" />
          ))}
          <path className="fill-(--line) opacity-20" d={area} />
          <path className="fill-none stroke-(--line) stroke-2" vectorEffect="non-scaling-stroke" d={line} />
        </svg>
        <div className="num relative col-[2] h-4 leading-4" aria-hidden="true">
          {axisLabels(chart, range, language).map(({ place, label }) => (
            <span
              key={place}
              className="absolute whitespace-nowrap [translate:-50%_0] max-md:even:hidden"
              style={{ left: `${Math.round(place * 1_000) / 10}%` }}
            >
              {label}
            </span>
          ))}
        </div>
      </div>
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
