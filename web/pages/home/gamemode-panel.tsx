import type { CSSProperties, ReactNode } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import { IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { ModeView } from '#contract/network/network-views.ts'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { countPlayers } from '#contract/network/status.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import { Carousel, type Slide } from './carousel.tsx'

type Props = {
  mode: ModeView
  /** Null: its players are not counted. */
  status: ServerStatus | null
  /** Pictures of admins. */
  images: GamemodeImages[string]
  /** Pictures of the build. */
  scenes: readonly SceneName[]
  /** Width of the picture. */
  sizes: string
}

export function GamemodePanel({ mode, status, images, scenes, sizes }: Props) {
  const { t } = useText()
  const slides = useSlides({ mode, scenes, images }, sizes)
  return (
    <div style={{ '--c': mode.accent } as CSSProperties}>
      <Carousel label={t('home.pictures', { mode: mode.name })} slides={slides}>
        <h3 className="wrap-anywhere mt-4 text-xl before:mr-2.5 before:inline-block before:size-3 before:bg-(--c)">
          {mode.name}
        </h3>
        <p className="wrap-anywhere mt-1.5 text-soft">{mode.text}</p>
        <GamemodeFacts mode={mode} status={status} />
      </Carousel>
    </div>
  )
}

function GamemodeFacts({ mode: { since, season }, status }: Pick<Props, 'mode' | 'status'>) {
  const { t, date, number } = useText()
  const players = countPlayers(status)
  if (since === null && season === null && status === null) return null
  return (
    <p className="num mt-3 flex flex-wrap gap-x-4 gap-y-0.5 font-semibold text-faint text-sm">
      {status !== null && (
        <span className="flex items-center gap-2 text-ink">
          <i className={`dot ${status.online ? 'text-ok' : 'text-bad'}`} />
          {players !== null
            ? t('home.playing', { players: number(players) })
            : t(status.online ? 'home.onlineHidden' : 'home.offline')}
        </span>
      )}
      {since !== null && <span>{t('home.since', { date: date(new Date(since)) })}</span>}
      {season !== null && <span>{t('home.season', { season })}</span>}
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
