import { type CSSProperties, useEffect, useState } from 'react'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayButton } from '#web/kit/layout/play-button.tsx'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART, SKIES } from '#web/kit/ui/art.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { avifUrl, Picture } from '#web/kit/ui/picture.tsx'
import { useIsOnline } from '#web/kit/ui/use-is-online.ts'
import type { SkyHour } from './sky-hour.ts'
import type { HomeStatus } from './use-server-status.ts'

type HeroProps = {
  status: HomeStatus
  sky: SkyHour
  /** The sky of the hour that has come since the page was rendered. */
  later: SkyHour
}

export function Hero({ status, sky, later }: HeroProps) {
  const { t } = useText()
  const { tagline, links, look } = useSite()
  const { big, bigEm, small, smallEm, tracking } = look.headline
  const isPainted = useIsPainted()
  return (
    <section className="hero" data-sky={look.hero ? undefined : later} aria-labelledby="hero-name">
      <HeroPicture sky={sky} />
      {later !== sky && !look.hero && <HeroPicture key={later} sky={later} className="later" />}
      {isPainted && !look.hero && <Windows status={status} />}
      <div className="scrim" />
      {isPainted && SPARKS}
      <div className="wrap flex flex-1 flex-col pt-7 pb-12 md:pt-24 md:pb-28 lg:pt-32">
        <h1 id="hero-name" className="headline">
          <span className="word headline-big" style={fit(bigEm)}>
            {big}
          </span>
          {small && (
            <span className="word headline-small" style={fit(smallEm, { '--tracking': `${tracking}em` })}>
              {small}
            </span>
          )}
        </h1>
        <p className="mt-4 max-w-88 font-semibold text-base sm:text-xl lg:mt-7 lg:max-w-108">{tagline}</p>
        <div className="mt-auto flex flex-col md:mt-10">
          {status !== 'off' && <OnlineIndicator status={status} />}
          <div className="grid grid-cols-1 gap-3 sm:flex sm:flex-wrap">
            <PlayButton className="torch max-md:grow sm:min-w-80" />
            {links.discord && (
              <ExternalButton
                href={links.discord}
                variant="outline"
                size="lg"
                className="max-md:grow sm:min-h-16"
              >
                <Icon name="messages-square" />
                {t('shell.joinDiscord')}
              </ExternalButton>
            )}
          </div>
        </div>
      </div>
      <div className="steps" />
    </section>
  )
}

const PHONE = '(width < 48rem)'
/** Without an upright crop the picture is as high as the screen of a phone, and cut at its sides. */
const COVERING = 'max(100vw, 100vh)'

/** The owner's upload, a scene of the build, or the hero of the build under the sky of the hour. */
function HeroPicture({ sky, className }: { sky: SkyHour; className?: string }) {
  const own = useSite().look.hero
  const { wide, tall } = own ?? { wide: ART.hero, tall: ART.heroTall }
  const hour = own || sky === 'dusk' ? null : SKIES[sky]
  return (
    <Picture
      art={wide}
      alt=""
      sizes={tall ? '100vw' : COVERING}
      crops={tall ? [{ media: PHONE, art: tall, sizes: '100vw' }] : []}
      loading="eager"
      fetchPriority="high"
      className={className}
    >
      {hour && (
        <>
          <source type="image/avif" media={PHONE} srcSet={avifUrl(hour.tall)} width={600} height={888} />
          <source type="image/avif" srcSet={avifUrl(hour.wide)} width={1280} height={640} />
        </>
      )}
    </Picture>
  )
}

/** Where lamps are in the hero of the build: percent from the left and from the top. */
const LAMPS = (
  '54.7,87.7 79.5,76.6 81.1,76.9 69.2,73.4 74.5,64.7 54.5,81.1 72.3,66.4 59.8,72.3 62.7,72.5 ' +
  '66.2,82 70.6,82.4 70.9,73.4 82.2,17.6 33.8,59.1 35.3,59 82,66 55.2,71.8 61.2,72.1 81.3,17.9 ' +
  '93.9,74.1 51.9,75 39.4,80.5 37.4,60.4 64.2,66.5 35.5,60.6 85,78.4 76.6,45.6 76.6,48.6 ' +
  '76.7,52.3 76.8,56.1 83.8,16.2 94.4,27.4 33.9,56.7 93.7,27.1 91.5,25 78.3,19.3 41.6,79.2'
).split(' ')
const PLAYERS_PER_LAMP = 3

/** Lights over the village, more of them the more players are online; none while that is unknown. */
function Windows({ status }: { status: HomeStatus }) {
  if (status === null || status === 'off' || !status.online) return null
  return (
    <div className="windows" aria-hidden="true">
      {LAMPS.slice(0, Math.floor(status.players.online / PLAYERS_PER_LAMP)).map((lamp) => {
        const [left, top] = lamp.split(',')
        return <i key={lamp} style={{ left: `${left}%`, top: `${top}%` }} />
      })}
    </div>
  )
}

/** Animations before that would delay hydration on slow phones. */
const COME_AFTER_MS = 1_000

/** Lamps and sparks lie over the picture: without it they would be lights on black. */
function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const show = () => setTimeout(() => setPainted(true), COME_AFTER_MS)
    document
      .querySelector<HTMLImageElement>('.hero img')
      ?.decode()
      .then(show, () => {})
  }, [])
  return isPainted
}

/** Over the art: left, top, delay. */
const SPARKS = (
  [
    [52, 62, 0],
    [57, 44, 3],
    [64, 68, 5.5],
    [70, 38, 1.5],
    [76, 56, 7],
    [83, 46, 4],
    [89, 64, 2.2],
    [95, 52, 6.3],
  ] as const
).map(([left, top, delay]) => (
  <i
    key={left}
    className="mote"
    aria-hidden="true"
    style={{ left: `${left}%`, top: `${top}%`, '--d': `-${delay}s` } as CSSProperties}
  />
))

function OnlineIndicator({ status }: { status: ServerStatus | null }) {
  const { t, number } = useText()
  const playNow = usePlayNow()
  const isOnline = useIsOnline()
  const players = countPlayers(status)
  // Without a connection of their own, visitors do not see that the server is offline.
  const offline = isOnline ? t('home.offline') : `${t('home.offline')} · ${t('home.ownOffline')}`
  return (
    <p
      className="mb-3 inline-flex min-h-9 items-center gap-2 self-start rounded-block border border-line bg-ground px-2.5 py-1 font-semibold text-xs min-[22rem]:gap-2.5 min-[22rem]:px-3 min-[22rem]:text-[0.8125rem] sm:text-sm"
      role="status"
    >
      <i className={`dot ${status?.online ? 'live text-ok' : 'text-bad'}`} />
      <span className="num">
        {status?.online ? (
          <>
            {players === null ? t('home.onlineHidden') : t('home.online', { players: number(players) })}
            {' · '}
            {/* Its touch target is larger than its text. */}
            <button className="link relative before:absolute before:inset-x-0 before:-inset-y-3" {...playNow}>
              {t('home.playNow')}
            </button>
          </>
        ) : (
          offline
        )}
      </span>
    </p>
  )
}
