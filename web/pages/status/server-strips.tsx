// Each server: its state right now, and its last 90 days as one block for each day.
import type { SeriesView, StatusOverview } from '#contract/network/status-history.schema.ts'
import { type DayState, STATUS_DAYS } from '#contract/network/status-history.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { percentText, type ShownState, shownState } from './status-words.ts'

const TONES: Record<ShownState, string> = {
  up: 'bg-ok-bg text-ok',
  slow: 'bg-wait-bg text-wait',
  disrupted: 'bg-wait-bg text-wait',
  maintenance: 'bg-note-bg text-note',
  down: 'bg-bad-bg text-bad',
  unknown: '',
}
const DAYS = {
  up: { tone: 'text-ok', key: 'status.keyUp' },
  disrupted: { tone: 'text-wait', key: 'status.keyDisrupted' },
  down: { tone: 'text-bad', key: 'status.keyDown' },
  no_data: { tone: 'text-[#39437c]', key: 'status.noValue' },
} as const satisfies Record<DayState, object>
const DAY_MS = 24 * 60 * 60 * 1_000
const BLOCK = 4
const HEIGHT = 28

export function ServerStrips({ status }: { status: StatusOverview }) {
  const { t } = useText()
  if (status.servers.length === 0) return null
  return (
    <section className="slab">
      <h2 className="sr-only">{t('status.servers')}</h2>
      <ul className="px-4 lg:px-6">
        {status.servers.map((server) => (
          <Server key={server.id} server={server} status={status} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1.5 px-4 py-3 text-[0.8125rem] lg:px-6">
        {Object.values(DAYS).map(({ tone, key }) => (
          <span key={key} className="flex items-center gap-2 text-soft">
            <i className={`dot ${tone}`} />
            {t(key)}
          </span>
        ))}
      </p>
    </section>
  )
}

function Server({ server, status }: { server: SeriesView; status: StatusOverview }) {
  const { t, number, language } = useText()
  const { players, uptime } = server
  const state = shownState(server, status.incidents, status.at)
  const name = server.name ?? t('status.store')
  return (
    <li className="border-line border-b py-3.5">
      <div className="mb-2 flex flex-wrap items-center gap-x-1.5 gap-y-1 min-[22.5rem]:flex-nowrap sm:gap-x-2">
        <h3 className="flex min-w-0 items-center gap-2 text-[0.9375rem]">
          <i className="dot" style={{ color: server.accent ?? 'var(--color-edge)' }} />
          <span className="min-w-0 break-words">{name}</span>
        </h3>
        <span className="ml-auto flex flex-none items-center gap-x-1.5 sm:gap-x-2">
          {players !== null && (
            <span className="num whitespace-nowrap text-[0.8125rem] text-soft sm:text-sm">
              {t('status.playersCount', { players: number(players) })}
            </span>
          )}
          <span className={`badge max-sm:px-1.5 ${TONES[state]}`}>{t(`status.${state}`)}</span>
        </span>
      </div>
      <Strip server={server} name={name} at={new Date(status.at)} />
      <p className="num mt-1 flex justify-between text-faint text-xs">
        <span>{t('status.daysAgo')}</span>
        {uptime !== null && <b className="text-soft">{percentText(uptime, language)}</b>}
        <span>{t('status.today')}</span>
      </p>
    </li>
  )
}

type StripProps = { server: SeriesView; name: string; at: Date }

function Strip({ server: { days, outages, uptime }, name, at }: StripProps) {
  const { t, language } = useText()
  const dayOf = (ago: number) => jakartaShortDay(new Date(at.getTime() - ago * DAY_MS), language, at)
  const outageText = new Map(
    outages.map(({ ago, minutes }) => [ago, t('status.stripOutage', { day: dayOf(ago), minutes })]),
  )
  const label = [
    t('status.stripLabel', { name }),
    uptime === null
      ? t('status.stripNoData')
      : t('status.stripUptime', { percent: percentText(uptime, language) }),
    ...outageText.values(),
  ].join('. ')
  return (
    <svg
      className="h-[28px] w-full fill-current"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${STATUS_DAYS * BLOCK - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={DAYS.up.tone} d={blocksOf(days, 'up')} />
      <path className={DAYS.no_data.tone} d={blocksOf(days, 'no_data')} />
      {days.map((state, index) => {
        if (state === 'up' || state === 'no_data') return null
        const ago = days.length - 1 - index
        return (
          <path key={ago} className={DAYS[state].tone} d={block(index)}>
            <title>{outageText.get(ago) ?? dayOf(ago)}</title>
          </path>
        )
      })}
    </svg>
  )
}

/** One path for all days of a state, because most days are alike. */
function blocksOf(days: readonly DayState[], wanted: DayState): string {
  return days.map((state, index) => (state === wanted ? block(index) : '')).join('')
}

function block(index: number): string {
  return `M${index * BLOCK} 0h${BLOCK - 1}v${HEIGHT}h-${BLOCK - 1}z`
}
