import { useText } from '#web/kit/i18n/use-text.ts'
import { PlayButton } from '#web/kit/layout/play-button.tsx'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ExternalButton } from '#web/kit/ui/button.tsx'
import { fit } from '#web/kit/ui/fit.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { OnlineIndicator } from './online-indicator.tsx'
import { Particles } from './particles.tsx'
import type { SkyHour } from './sky-hour.ts'
import type { HomeStatus } from './use-server-status.ts'
import { Windows } from './windows.tsx'

export function Hero({ status, sky }: { status: HomeStatus; sky: SkyHour }) {
  const { t } = useText()
  const { tagline, links, look } = useSite()
  const { big, bigEm, small, smallEm, tracking } = look.headline
  return (
    <section className="hero" data-sky={look.hero ? undefined : sky} aria-labelledby="hero-name">
      <HeroPicture sky={sky} />
      {!look.hero && <Windows status={status} />}
      <div className="scrim" />
      <Particles />
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
