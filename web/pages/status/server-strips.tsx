// Each server and part: its state right now, its last 90 days, and under it what the team says of it.
import type { Incident, StatusOverview } from '#contract/network/status-history.schema.ts'
import { isOpenIncident, STATUS_DAYS } from '#contract/network/status-history.ts'
import { jakartaShortDay, jakartaWhen } from '#web/kit/i18n/jakarta-time.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import {
  OF_LEVEL,
  type Place,
  percentText,
  placesOf,
  type ShownDay,
  type ShownState,
  TONES,
  todayState,
} from './status-words.ts'

const DAYS = {
  up: { tone: 'text-ok', key: 'status.keyUp' },
  disrupted: { tone: 'text-wait', key: 'status.keyDisrupted' },
  down: { tone: 'text-bad', key: 'status.keyDown' },
  maintenance: { tone: 'text-note', key: 'status.keyMaintenance' },
  no_data: { tone: 'text-[#39437c]', key: 'status.noValue' },
} as const satisfies Record<ShownDay, object>
const DAY_MS = 24 * 60 * 60 * 1_000
const BLOCK = 4
const HEIGHT = 28
/** Today is three days wide, without the gaps between them. */
const TODAY_WIDTH = 3 * BLOCK - 1
const STRIP_WIDTH = (STATUS_DAYS - 1) * BLOCK + TODAY_WIDTH

export function ServerStrips({ status }: { status: StatusOverview }) {
  const { t } = useText()
  const { game, store } = placesOf(status)
  const places = [...game, ...(store ? [store] : [])]
  const open = status.incidents.filter((one) => isOpenIncident(one, status.at))
  const placeOf = ({ servers }: Incident) => places.find(({ id }) => servers.includes(id))
  return (
    <section className="wrap" aria-labelledby="parts">
      <h2 id="parts" className="sr-only">
        {t('status.servers')}
      </h2>
      {open
        .filter((one) => !placeOf(one))
        .map((one) => (
          <Case key={one._id} incident={one} state={OF_LEVEL[one.level]} at={status.at} />
        ))}
      <ul>
        {places.map((place) => (
          <li key={place.id} className="border-line border-t py-4 first:border-0">
            <Server place={place} at={new Date(status.at)} />
            {open
              .filter((one) => placeOf(one) === place)
              .map((one) => (
                <Case key={one._id} incident={one} state={place.shown} at={status.at} under="md:ml-54" />
              ))}
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 gap-y-1.5 border-line border-t pt-3 text-[0.8125rem] text-soft">
        {Object.values(DAYS).map(({ tone, key }) => (
          <span key={key} className="flex items-center gap-2">
            <i className={`dot ${tone}`} />
            {t(key)}
          </span>
        ))}
        <span className="md:ml-auto">
          {t('status.daysAgo')} – {t('status.today')}
        </span>
      </p>
    </section>
  )
}

const ROW = 'md:grid-cols-[12rem_minmax(0,1fr)_4rem_8rem] md:gap-x-6'

function Server({ place, at }: { place: Place; at: Date }) {
  const { t, number, language } = useText()
  const { players, uptime, shown, days } = place
  const name = place.name ?? t('status.store')
  // On its first day a server has no past to count.
  const hasPast = days.filter((day) => day === 'up' || day === 'down').length > 1
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 text-sm ${ROW}`}>
      <h3 className="min-w-0 break-words text-base">
        <i className="dot mr-2.5 inline-block" style={{ color: place.accent ?? 'var(--color-edge)' }} />
        {name}
        {players !== null && (
          <span className="num ml-2 font-normal text-faint text-sm">
            {t('status.playersCount', { players: number(players) })}
          </span>
        )}
      </h3>
      <Strip place={place} name={name} at={at} />
      <span className="num text-soft md:text-right">
        {uptime !== null && hasPast && percentText(uptime, language)}
      </span>
      <b className={`md:text-right ${TONES[shown]}`}>{t(`status.${shown}`)}</b>
    </div>
  )
}

type CaseProps = { incident: Incident; state: ShownState; at: string; under?: string }

/** An open incident, with its last word. */
function Case({ incident, state, at, under = '' }: CaseProps) {
  const { t, language } = useText()
  const { _id, title, text, starts_at, next_update_at: next } = incident
  const when = (moment: string) => jakartaWhen(new Date(moment), language, new Date(at))
  return (
    <div
      id={_id}
      className={`mt-3 rounded-block border-current border-l-4 bg-current/10 px-4 py-3 ${under} ${TONES[state]}`}
    >
      <b className="break-words text-ink">{title[language]}</b>
      <p className="break-words text-[0.9375rem] text-soft">{text[language]}</p>
      <p className="num text-[0.8125rem] text-faint">
        {t('status.sinceTime', { time: when(starts_at) })}
        {next && next > at && ` · ${t('status.nextUpdate', { time: when(next) })}`}
      </p>
    </div>
  )
}

type StripProps = { place: Place; name: string; at: Date }

function Strip({ place: { days: measured, outages, uptime, shown }, name, at }: StripProps) {
  const { t, language } = useText()
  const days: ShownDay[] = [
    ...measured.slice(0, -1),
    ...measured.slice(-1).map((day) => todayState(day, shown)),
  ]
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
      className="col-span-full row-start-2 h-7 w-full fill-current md:col-span-1 md:col-start-2 md:row-start-1"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${STRIP_WIDTH} ${HEIGHT}`}
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
function blocksOf(days: readonly ShownDay[], wanted: ShownDay): string {
  return days.map((state, index) => (state === wanted ? block(index) : '')).join('')
}

function block(index: number): string {
  const width = index === STATUS_DAYS - 1 ? TODAY_WIDTH : BLOCK - 1
  return `M${index * BLOCK} 0h${width}v${HEIGHT}h-${width}z`
}
