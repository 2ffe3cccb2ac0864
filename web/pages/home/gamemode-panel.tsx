import type { CSSProperties, ReactNode } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import { IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { ModeView } from '#contract/network/network-views.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import { Carousel, type Slide } from './carousel.tsx'

/** A wide panel with the text over one side of the picture, or a card in one of two columns. */
export type PanelLook = 'left' | 'right' | 'card'

type Props = {
  mode: ModeView
  /** Null: its players are not counted. */
  status: ServerStatus | null
  /** Pictures of admins. */
  images: GamemodeImages[string]
  /** Pictures of the build. */
  scenes: readonly SceneName[]
  look: PanelLook
}

const LOOKS: Record<PanelLook, { box: string; frame: string; slab: string; sizes: string }> = {
  left: {
    box: 'items-end lg:grid lg:grid-cols-12',
    frame: 'lg:row-start-1 lg:col-start-1 lg:col-end-11',
    slab: 'lg:row-start-1 lg:mb-12 lg:p-8 lg:col-start-8 lg:col-end-13',
    sizes: '(width >= 75rem) 1000px, (width >= 64rem) 83vw, (width >= 48rem) 100vw, 46vw',
  },
  right: {
    box: 'items-end lg:grid lg:grid-cols-12',
    frame: 'lg:row-start-1 lg:col-start-3 lg:col-end-13',
    slab: 'lg:row-start-1 lg:mb-12 lg:p-8 lg:col-start-1 lg:col-end-6',
    sizes: '(width >= 75rem) 1000px, (width >= 64rem) 83vw, (width >= 48rem) 100vw, 46vw',
  },
  card: {
    box: 'flex h-full flex-col',
    frame: 'lg:rounded-b-none',
    slab: 'flex-1 lg:rounded-t-none lg:border-t-0 lg:p-6',
    sizes: '(width >= 75rem) 588px, (width >= 48rem) 50vw, 46vw',
  },
}

export function GamemodePanel({ mode, status, images, scenes, look }: Props) {
  const { t } = useText()
  const { box, frame, slab, sizes } = LOOKS[look]
  const slides = useSlides({ mode, scenes, images }, sizes)
  return (
    <div className={`relative ${box}`} style={{ '--c': mode.accent } as CSSProperties}>
      <Carousel
        label={t('home.pictures', { mode: mode.name })}
        slides={slides}
        frame={`aspect-16/9 max-lg:rounded-b-none ${frame}`}
      >
        {(marks) => (
          <div className={`slab relative p-5 max-lg:rounded-t-none max-lg:border-t-0 ${slab}`}>
            {marks}
            <h3 className="break-words text-xl lg:text-2xl">{mode.name}</h3>
            <p className="mt-2 break-words text-soft lg:text-lg">{mode.text}</p>
            <GamemodeFacts mode={mode} status={status} />
          </div>
        )}
      </Carousel>
    </div>
  )
}

function GamemodeFacts({ mode: { since, season }, status }: Pick<Props, 'mode' | 'status'>) {
  const { t, date, number } = useText()
  const players = countPlayers(status)
  if (since === null && season === null && status === null) return null
  return (
    <p className="num mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold text-sm">
      {since !== null && (
        <span className="flex items-center gap-2 text-(--c)">
          <Icon name="calendar-days" />
          {t('home.since', { date: date(new Date(since)) })}
        </span>
      )}
      {season !== null && (
        <span className="flex items-center gap-2 text-soft">
          <Icon name="layers" />
          {t('home.season', { season })}
        </span>
      )}
      {status !== null && (
        <span className="flex items-center gap-2 text-soft">
          <i className={`dot ${status.online ? 'text-ok' : 'text-bad'}`} />
          {players !== null
            ? t('home.playing', { players: number(players) })
            : t(status.online ? 'home.onlineHidden' : 'home.offline')}
        </span>
      )}
    </p>
  )
}

function useSlides({ mode, scenes, images }: Pick<Props, 'mode' | 'scenes' | 'images'>, sizes: string) {
  const { t } = useText()
  const ours = scenes.map(
    (scene): Slide => ({
      id: ART[scene].name,
      picture: <Picture art={ART[scene]} alt={t(`scenes.${scene}`)} sizes={sizes} />,
    }),
  )
  if (images.length === 0) return ours
  return images.map(({ image_url }, index) => ({
    id: image_url,
    picture: (
      <AddedPicture
        url={image_url}
        alt={mode.name}
        sizes={sizes}
        instead={ours[index % ours.length]?.picture}
      />
    ),
  }))
}

type AddedProps = { url: string; alt: string; sizes: string; instead: ReactNode }

function AddedPicture({ url, alt, sizes, instead }: AddedProps) {
  const { failed, image } = useImageFallback(url)
  const widths = IMAGE_WIDTHS_PX.map((width) => `${imageUrlAtWidth(url, width)} ${width}w`)
  const isOurs = imageUrlAtWidth(url, IMAGE_WIDTHS_PX[0]) !== url

  if (failed) return instead
  return (
    <img
      {...image}
      src={url}
      srcSet={isOurs ? widths.join(', ') : undefined}
      sizes={sizes}
      alt={alt}
      width={1_600}
      height={900}
      loading="lazy"
      decoding="async"
    />
  )
}
