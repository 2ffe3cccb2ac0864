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
    <section
      className="pulse mt-4 flex items-center overflow-hidden border-line border-y bg-deep lg:mt-6"
      aria-labelledby="pulse"
      data-paused={isPaused || undefined}
    >
      <h2
        id="pulse"
        className="relative z-1 flex flex-none items-center gap-2.5 bg-deep py-6 pr-3.5 pl-4 text-sm md:pl-[max(1.5rem,50vw-36rem)]"
      >
        <i className="dot text-ok" />
        {t('home.justNow')}
      </h2>
      <div className="flex min-w-0 flex-1 overflow-hidden motion-reduce:overflow-x-auto">
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

const EVENT = 'flex items-center gap-3 whitespace-nowrap px-5 py-5 text-soft text-sm'

function Event(event: PulseEvent) {
  const { t, number } = useText()
  const { pages } = useSite()
  const { name, ago } = event
  const path = playerPath(name)
  const words = (
    <>
      <PlayerHead name={name} size={28} />
      <span>
        <b className="text-ink">{name}</b>{' '}
        {event.kind === 'vote'
          ? t('home.pulseVote', { site: event.site })
          : t('home.pulsePoints', { points: number(event.points) })}
      </span>
      <Icon name={event.kind === 'vote' ? 'thumbs-up' : 'gem'} className="text-star" />
      <small className="num text-faint">{t(`shell.ago_${ago.unit}`, { count: ago.count })}</small>
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
