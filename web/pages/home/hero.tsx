import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayButton } from '#web/kit/layout/play-button.tsx'
import type { HomeStatus } from '#web/kit/layout/use-server-status.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useIsOnline } from '#web/kit/ui/use-is-online.ts'
import { useLoaded } from '#web/kit/ui/use-loaded.ts'
import type { SkyHour } from './sky-hour.ts'
import { PHONE, SkySources } from './sky-sources.tsx'

type HeroProps = {
  status: HomeStatus
  sky: SkyHour
  /** A small blurred picture of that sky, as a data URL. */
  ground: string
  /** The sky of the hour that has come since the page was rendered. */
  later: SkyHour
}

export function Hero({ status, sky, ground, later }: HeroProps) {
  const { tagline, look } = useSite()
  const { big, bigEm, small, smallEm, tracking } = look.headline
  const { isPainted, watch } = usePainted()
  const isOurs = look.hero === null
  const Lamps = useLoaded(() => import('./lamps.tsx').then((module) => module.Lamps), isPainted && isOurs)
  return (
    <section
      ref={watch}
      className="hero first-screen"
      data-sky={isOurs ? later : undefined}
      aria-labelledby="hero-name"
    >
      <HeroPicture
        sky={sky}
        style={isOurs ? ({ '--ground': `url(${ground})` } as CSSProperties) : undefined}
      />
      {later !== sky && isOurs && <HeroPicture key={later} sky={later} className="later" />}
      {typeof Lamps === 'function' && (
        <Lamps status={status} sky={later}>
          <SkySources name="lamps" />
        </Lamps>
      )}
      <div className="scrim" />
      {isPainted && SPARKS}
      <div className="wrap flex flex-1 flex-col pt-7 pb-12 md:pt-16 md:pb-16 lg:justify-center lg:pt-4">
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
        <p className="mt-4 max-w-88 font-semibold text-base md:mt-7 md:max-w-108 md:text-xl">{tagline}</p>
        <Doors status={status} />
      </div>
      <div className="steps" />
    </section>
  )
}

function Doors({ status }: { status: HomeStatus }) {
  const { t } = useText()
  const { links } = useSite()
  return (
    <div className="mt-auto grid grid-cols-1 gap-3 sm:flex sm:flex-wrap md:mt-9">
      <PlayButton className="torch min-h-18 px-4.5 max-md:grow sm:min-w-80">
        <Indicator status={status} />
      </PlayButton>
      {links.discord && (
        <ExternalButton href={links.discord} variant="outline" size="lg" className="max-md:grow sm:min-h-18">
          <Icon name="messages-square" />
          {t('shell.joinDiscord')}
        </ExternalButton>
      )}
    </div>
  )
}

const LINE = 'num flex items-center gap-2 whitespace-normal font-semibold text-sm leading-snug'

/** Green and red are told apart on every accent. */
const PLATE = 'ml-[3px] [box-shadow:0_0_0_3px_var(--color-on-star)]'

/** One sentence, whose last words stand above it in large letters: "Server is online · 91 Players · Play now". */
function Indicator({ status }: { status: HomeStatus }) {
  const { t, number } = useText()
  const { bedrock, gameAddress } = useSite()
  const isOnline = useIsOnline()
  const words = (
    <>
      <span className="sr-only"> · </span>
      <b className="block font-extrabold text-lg capitalize leading-6">{t('home.playNow')}</b>
    </>
  )
  if (status === 'off')
    return (
      <span className="flex min-w-0 flex-col-reverse">
        <span className={`${LINE} wrap-anywhere`}>{bedrock ? t('shell.javaAndBedrock') : gameAddress}</span>
        {words}
      </span>
    )
  if (!status?.online)
    return (
      <span className="flex min-w-0 flex-col-reverse">
        <span className={`indicator ${LINE}`}>
          <i className={`dot text-bad ${PLATE}`} />
          {/* Without a connection of their own, visitors do not see that the server is offline. */}
          {isOnline ? t('home.offline') : `${t('home.offline')} · ${t('home.ownOffline')}`}
        </span>
        {words}
      </span>
    )
  const players = countPlayers(status)
  return (
    <span className="indicator flex min-w-0 flex-col-reverse">
      <span className={LINE}>
        <i className={`dot live text-ok ${PLATE}`} />
        {players === null ? t('home.onlineHidden') : t('home.online', { players: number(players) })}
      </span>
      {words}
    </span>
  )
}

/** Without an upright crop the picture is as high as the screen of a phone, and cut at its sides. */
const COVERING = 'max(100vw, 100vh)'

/** The owner's upload, a scene of the build, or the hero of the build under the sky of the hour. */
function HeroPicture({ sky, ...img }: { sky: SkyHour } & Pick<ComponentProps<'img'>, 'className' | 'style'>) {
  const own = useSite().look.hero
  const { wide, tall } = own ?? { wide: ART.hero, tall: ART.heroTall }
  return (
    <Picture
      art={wide}
      alt=""
      sizes={tall ? '100vw' : COVERING}
      crops={tall ? [{ media: PHONE, art: tall, sizes: '100vw' }] : []}
      loading="eager"
      fetchPriority="high"
      {...img}
    >
      {!own && <SkySources name={sky} />}
    </Picture>
  )
}

/** Animations before that would delay hydration on slow phones. */
const COME_AFTER_MS = 1_000

/** Lamps and sparks lie over the picture: without it they would be lights on nothing. */
function usePainted() {
  const [isPainted, setPainted] = useState(false)
  const watch = useRef<HTMLElement>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    watch.current
      ?.querySelector('img')
      ?.decode()
      .then(
        () => {
          timer = setTimeout(() => setPainted(true), COME_AFTER_MS)
        },
        () => {},
      )
    return () => clearTimeout(timer)
  }, [])
  return { isPainted, watch }
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
