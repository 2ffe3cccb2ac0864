import { useState } from 'react'
import { playerPath } from '#contract/network/player-path.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { PulseEvent } from './pulse-events.ts'

/** The last events as a line that moves; with reduced motion a line that is scrolled by hand. */
export function Pulse({ events }: { events: readonly PulseEvent[] }) {
  const { t } = useText()
  const [isPaused, setPaused] = useState(false)
  if (events.length === 0) return null
  return (
    <section className="pulse" aria-labelledby="pulse" data-paused={isPaused || undefined}>
      <h2 id="pulse">
        <i className="dot text-ok" />
        {t('home.justNow')}
      </h2>
      <div>
        <Events events={events} />
        {/* The copy fills the gap behind the list; nobody reads or reaches it. */}
        <Events events={events} isCopy />
      </div>
      <button
        type="button"
        className="icon-btn flex-none"
        aria-pressed={isPaused}
        aria-label={t('home.pausePulse')}
        onClick={() => setPaused((was) => !was)}
      >
        <Icon name={isPaused ? 'play' : 'pause'} />
      </button>
    </section>
  )
}

function Events({ events, isCopy = false }: { events: readonly PulseEvent[]; isCopy?: boolean }) {
  return (
    <ul inert={isCopy}>
      {events.map((event, index) => (
        <li key={index}>
          <Event {...event} />
        </li>
      ))}
    </ul>
  )
}

function Event(event: PulseEvent) {
  const { t, number } = useText()
  const { pages } = useSite()
  const { name, ago } = event
  const path = playerPath(name)
  const words = (
    <>
      <PlayerHead name={name} size={28} />
      <span>
        <b>{name}</b>{' '}
        {event.kind === 'vote'
          ? t('home.pulseVote', { site: event.site })
          : t('home.pulsePoints', { points: number(event.points) })}
      </span>
      <Icon name={event.kind === 'vote' ? 'thumbs-up' : 'gem'} />
      <small className="num">{t(`home.ago_${ago.unit}`, { count: ago.count })}</small>
    </>
  )
  return path && pages.player ? (
    <SiteLink to={path} className="pulse-event">
      {words}
    </SiteLink>
  ) : (
    <span className="pulse-event">{words}</span>
  )
}
