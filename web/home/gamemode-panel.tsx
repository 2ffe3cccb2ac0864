import type { CSSProperties } from 'react'
import type { GAMEMODES } from '#content/gamemodes.ts'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import type { Gamemode } from '#contract/gamemodes.ts'
import { useText } from '../i18n/use-text.ts'
import { Icon } from '../ui/icon.tsx'
import { Carousel } from './carousel.tsx'
import { useSlides } from './gamemode-slides.tsx'

type Props = { mode: (typeof GAMEMODES)[number]; images: GamemodeImages[Gamemode]; mirrored: boolean }

/** Large pictures, overlapped by the text; the sides alternate. */
export function GamemodePanel({ mode, images, mirrored }: Props) {
  const { t } = useText()
  const name = t(`home.${mode.id}Name`)
  const slides = useSlides(mode.id, images)
  return (
    <div
      className="relative items-end lg:grid lg:grid-cols-12"
      style={{ '--c': `var(--color-${mode.id})` } as CSSProperties}
    >
      <Carousel
        label={t('home.pictures', { mode: name })}
        slides={slides}
        frame={`aspect-16/9 max-lg:rounded-b-none lg:row-start-1 ${mirrored ? 'lg:col-start-3 lg:col-end-13' : 'lg:col-start-1 lg:col-end-11'}`}
      >
        {(marks) => (
          <div
            className={`slab relative p-5 max-lg:rounded-t-none max-lg:border-t-0 lg:row-start-1 lg:mb-12 lg:p-8 ${mirrored ? 'lg:col-start-1 lg:col-end-6' : 'lg:col-start-8 lg:col-end-13'}`}
          >
            {marks}
            <h3 className="text-xl lg:text-2xl">{name}</h3>
            <p className="mt-2 text-soft lg:text-lg">{t(`home.${mode.id}Text`)}</p>
            <GamemodeDates mode={mode} />
          </div>
        )}
      </Carousel>
    </div>
  )
}

function GamemodeDates({ mode }: Pick<Props, 'mode'>) {
  const { t, date } = useText()
  return (
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
  )
}
