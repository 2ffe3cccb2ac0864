import type { ServerStatus } from '#contract/status.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { PlayButton } from '../layout/play-button.tsx'
import { useSite } from '../layout/use-site.ts'
import { ART } from '../ui/art.ts'
import { ExternalButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { OnlineIndicator } from './online-indicator.tsx'
import { Particles } from './particles.tsx'

const PHONE = '(width < 48rem)'

export function Hero({ status }: { status: ServerStatus | null }) {
  const { t } = useText()
  const { name, tagline, links } = useSite()
  const [first, ...rest] = name.split(' ')
  return (
    <section className="hero" aria-labelledby="hero-name">
      <Picture
        art={ART.hero}
        alt=""
        sizes="100vw"
        crops={[{ media: PHONE, art: ART.heroTall, sizes: '100vw' }]}
        loading="eager"
        fetchPriority="high"
      />
      <div className="scrim" />
      <Particles />
      <div className="wrap flex flex-1 flex-col pt-7 pb-12 md:pt-24 md:pb-28 lg:pt-32">
        <h1 id="hero-name">
          <span className="word block text-[6rem] uppercase lg:text-[10rem]">{first}</span>
          {rest.length > 0 && (
            <span className="word mt-3 block text-[2rem] text-star uppercase tracking-[0.16em] [text-shadow:0_.06em_0_var(--color-star-lip)] lg:mt-5 lg:text-[3rem]">
              {rest.join(' ')}
            </span>
          )}
        </h1>
        <p className="mt-4 max-w-88 font-semibold text-base sm:text-xl lg:mt-7 lg:max-w-108">{tagline}</p>
        <div className="mt-auto flex flex-col md:mt-10">
          <OnlineIndicator status={status} />
          <div className="grid grid-cols-1 gap-3 sm:flex">
            <PlayButton className="torch sm:min-w-80" />
            {links.discord && (
              <ExternalButton href={links.discord} variant="outline" size="lg" className="sm:min-h-16!">
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
