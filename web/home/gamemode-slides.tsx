// The slides of a game mode: pictures of admins, else those of the build.
import type { ReactNode } from 'react'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { type Gamemode, IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/gamemodes.ts'
import { useText } from '../i18n/use-text.ts'
import { GAMEMODE_ART } from '../ui/art.ts'
import { Picture } from '../ui/picture.tsx'
import { useImageFallback } from '../ui/use-image-fallback.ts'
import type { Slide } from './carousel.tsx'

/** Below the first screen phones load small pictures. */
const SIZES = '(width >= 75rem) 1000px, (width >= 64rem) 83vw, (width >= 48rem) 100vw, 46vw'

export function useSlides(mode: Gamemode, images: GamemodeImages[Gamemode]): Slide[] {
  const { t } = useText()
  const ours = GAMEMODE_ART[mode].map(({ art, text }) => ({
    id: art.name,
    picture: <Picture art={art} alt={t(`home.${mode}Picture${text}`)} sizes={SIZES} />,
  }))
  if (images.length === 0) return ours
  const name = t(`home.${mode}Name`)
  return images.map(({ image_url }, index) => ({
    id: image_url,
    picture: <AddedPicture url={image_url} alt={name} instead={ours[index % ours.length]?.picture} />,
  }))
}

type AddedProps = { url: string; alt: string; instead: ReactNode }

/** A picture of the build replaces one that fails to load. */
function AddedPicture({ url, alt, instead }: AddedProps) {
  const { failed, image } = useImageFallback(url)
  const widths = IMAGE_WIDTHS_PX.map((width) => `${imageUrlAtWidth(url, width)} ${width}w`)
  const isOurs = imageUrlAtWidth(url, IMAGE_WIDTHS_PX[0]) !== url

  if (failed) return instead
  return (
    <img
      {...image}
      src={url}
      srcSet={isOurs ? widths.join(', ') : undefined}
      sizes={SIZES}
      alt={alt}
      width={1_600}
      height={900}
      loading="lazy"
      decoding="async"
    />
  )
}
