// The pictures of a mode as slides: those that admins added, else ours.
import { type Gamemode, type GamemodeImages, IMAGE_WIDTHS_PX, imageUrlAtWidth } from '#contract/gamemodes.ts'
import { useText } from '../i18n/use-text.ts'
import { ART } from '../ui/art.ts'
import { type Art, Picture } from '../ui/picture.tsx'
import type { Slide } from './carousel.tsx'

/** Phones get the small ones: below the first screen a quick page is worth more than the last detail. */
const SIZES = '(width >= 75rem) 1000px, (width >= 64rem) 83vw, (width >= 48rem) 100vw, 46vw'

const OURS: Record<Gamemode, readonly { art: Art; text: 1 | 2 | 3 }[]> = {
  survival: [
    { art: ART.survivalLake, text: 1 },
    { art: ART.survivalCave, text: 2 },
    { art: ART.survivalPass, text: 3 },
  ],
  skyblock: [
    { art: ART.skyblockTown, text: 2 },
    { art: ART.skyblockFirst, text: 1 },
    { art: ART.skyblockMarket, text: 3 },
  ],
  creative: [
    { art: ART.creativeCandi, text: 3 },
    { art: ART.creativePlots, text: 1 },
    { art: ART.creativeGarden, text: 2 },
  ],
}

export function useSlides(mode: Gamemode, images: GamemodeImages[Gamemode]): Slide[] {
  const { t } = useText()
  if (images.length > 0) {
    const name = t(`home.${mode}Name`)
    return images.map(({ image_url }) => ({
      id: image_url,
      picture: <AddedPicture url={image_url} alt={name} />,
    }))
  }
  return OURS[mode].map(({ art, text }) => ({
    id: art.name,
    picture: <Picture art={art} alt={t(`home.${mode}Picture${text}`)} sizes={SIZES} />,
  }))
}

function AddedPicture({ url, alt }: { url: string; alt: string }) {
  const widths = IMAGE_WIDTHS_PX.map((width) => `${imageUrlAtWidth(url, width)} ${width}w`)
  const isOurs = imageUrlAtWidth(url, IMAGE_WIDTHS_PX[0]) !== url
  return (
    <img
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
