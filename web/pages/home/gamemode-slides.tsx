// The slides of a game mode: pictures of admins, else those of the build.
import type { ReactNode } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import { IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'
import type { SceneName } from '#web/kit/ui/scenes.ts'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import type { Slide } from './carousel.tsx'

type Pictures = {
  name: string
  /** Pictures of the build. */
  scenes: readonly SceneName[]
  /** Pictures of admins. */
  images: GamemodeImages[string]
  sizes: string
}

export function useSlides({ name, scenes, images, sizes }: Pictures): Slide[] {
  const { t } = useText()
  const ours = scenes.map((scene) => ({
    id: ART[scene].name,
    picture: <Picture art={ART[scene]} alt={t(`scenes.${scene}`)} sizes={sizes} />,
  }))
  if (images.length === 0) return ours
  return images.map(({ image_url }, index) => ({
    id: image_url,
    picture: (
      <AddedPicture url={image_url} alt={name} sizes={sizes} instead={ours[index % ours.length]?.picture} />
    ),
  }))
}

type AddedProps = { url: string; alt: string; sizes: string; instead: ReactNode }

/** A picture of the build replaces one that fails to load. */
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
