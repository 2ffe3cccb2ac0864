import type { CSSProperties } from 'react'
import { GAMEMODES } from '#content/gamemodes.ts'
import { useText } from '../i18n/use-text.ts'
import { ART } from '../ui/art.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'
import { Reveal } from '../ui/reveal.tsx'

type Gamemode = (typeof GAMEMODES)[number]

const PICTURES = { survival: ART.survivalLake, skyblock: ART.skyblockTown, creative: ART.creativeCandi }

export function GamemodeList() {
  const { t } = useText()
  return (
    <section className="wrap pt-14 lg:pt-24">
      <h2 className="text-2xl lg:text-3xl">{t('home.modesTitle')}</h2>
      <p className="mt-2 text-soft">{t('home.modesText')}</p>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:mt-10 lg:gap-12">
        {GAMEMODES.map((mode, place) => (
          <Reveal key={mode.id}>
            <GamemodePanel mode={mode} mirrored={place % 2 === 1} />
          </Reveal>
        ))}
      </div>
    </section>
  )
}

/** A large picture and a slab that overlaps it; the sides alternate. */
function GamemodePanel({ mode, mirrored }: { mode: Gamemode; mirrored: boolean }) {
  const { t, date } = useText()
  return (
    <article
      className="relative items-end lg:grid lg:grid-cols-12"
      style={{ '--c': `var(--color-${mode.id})` } as CSSProperties}
    >
      <div
        className={`pic aspect-video max-lg:rounded-b-none lg:row-start-1 ${mirrored ? 'lg:col-start-3 lg:col-end-13' : 'lg:col-start-1 lg:col-end-11'}`}
      >
        <Picture
          art={PICTURES[mode.id]}
          alt={t(`home.${mode.id}Picture`)}
          sizes="(width >= 75rem) 1000px, (width >= 64rem) 83vw, 100vw"
        />
      </div>
      <div
        className={`slab relative p-5 max-lg:rounded-t-none max-lg:border-t-0 lg:row-start-1 lg:mb-12 lg:p-8 ${mirrored ? 'lg:col-start-1 lg:col-end-6' : 'lg:col-start-8 lg:col-end-13'}`}
      >
        <h3 className="text-xl lg:text-2xl">{t(`home.${mode.id}Name`)}</h3>
        <p className="mt-2 text-soft lg:text-lg">{t(`home.${mode.id}Text`)}</p>
        <p className="num mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-sm">
          <span className="flex items-center gap-2 text-(--c)">
            <Icon name="calendar-days" />
            {t('home.since', { date: date(new Date(mode.since)) })}
          </span>
          {mode.season !== null && (
            <span className="flex items-center gap-2 text-soft">
              <Icon name="layers" />
              {t('home.season', { season: mode.season })}
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
