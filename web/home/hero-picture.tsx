import { HERO_SCENES, heroSceneOf } from '#contract/hero-scenes.ts'
import { HERO_TALL_RATIO, HERO_TALL_WIDTHS, HERO_WIDTHS, heroStem } from '#contract/site-images.ts'
import { useSite } from '../layout/use-site.ts'
import { ART } from '../ui/art.ts'
import { type Art, Picture } from '../ui/picture.tsx'

const PHONE = '(width < 48rem)'
const IMPORTANT = { alt: '', loading: 'eager', fetchPriority: 'high' } as const
/** A scene without an upright crop is as high as the screen of a phone, and cut at its sides. */
const COVERING = 'max(100vw, 100vh)'

/** The owner's upload, a scene of the build, or the hero of the build. */
export function HeroPicture() {
  const { heroUrl } = useSite().look
  const scene = heroSceneOf(heroUrl)
  const stem = heroUrl === null ? null : heroStem(heroUrl)
  if (scene === null && stem !== null) {
    const { wide, tall } = uploadedArt(stem)
    const crops = [{ media: PHONE, art: tall, sizes: '100vw' }]
    return <Picture {...IMPORTANT} art={wide} sizes="100vw" crops={crops} />
  }
  if (scene === null || scene === HERO_SCENES[0]) {
    const crops = [{ media: PHONE, art: ART.heroTall, sizes: '100vw' }]
    return <Picture {...IMPORTANT} art={ART.hero} sizes="100vw" crops={crops} />
  }
  return <Picture {...IMPORTANT} art={{ ...ART.survivalLake, name: scene }} sizes={COVERING} />
}

function uploadedArt(stem: string): { wide: Art; tall: Art } {
  const tallWidth = HERO_TALL_WIDTHS.at(-1) ?? 0
  return {
    wide: { name: '', stem, widths: HERO_WIDTHS, width: 2_400, height: 1_200 },
    tall: {
      name: '',
      stem: `${stem}-tall`,
      widths: HERO_TALL_WIDTHS,
      width: tallWidth,
      height: Math.round(tallWidth * HERO_TALL_RATIO),
    },
  }
}
