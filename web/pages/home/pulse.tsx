import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { PartHead } from './part-head.tsx'
import type { PulseEvent } from './pulse-events.ts'

/** What players did last. "Just now" only while the newest is not older than an hour. */
export function Pulse({ events }: { events: readonly PulseEvent[] }) {
  const { t } = useText()
  const isFresh = events[0]?.ago.unit === 'minutes'
  return (
    <section aria-labelledby="pulse">
      <PartHead id="pulse" title={t(isFresh ? 'home.justNow' : 'home.lately')} />
      <ul>
        {events.map((event, index) => (
          <li key={index} className="border-line border-t first:border-0">
            <Event {...event} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const EVENT = 'group flex min-h-16 items-center gap-3.5 leading-snug'

function Event(event: PulseEvent) {
  const { t, number } = useText()
  const { pages } = useSite()
  const { name, ago } = event
  const path = playerPath(name)
  const words = (
    <>
      <PlayerHead name={name} size={36} />
      <span className="min-w-0 flex-1">
        <b className="wrap-anywhere block group-hover:text-star">{name}</b>{' '}
        <span className="text-sm text-soft">
          {event.kind === 'vote'
            ? t('home.pulseVote', { site: event.site })
            : t('home.pulsePoints', { points: number(event.points) })}
        </span>
      </span>{' '}
      <small className="num flex-none text-faint">{t(`shell.ago_${ago.unit}`, { count: ago.count })}</small>
    </>
  )
  return path && pages.player ? (
    <SiteLink to={path} className={EVENT}>
      {words}
    </SiteLink>
  ) : (
    <span className={EVENT}>{words}</span>
  )
}
