import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Picture } from '#web/kit/ui/picture.tsx'

const PHONE = '(width < 48rem)'
/** Without an upright crop the picture is as high as the screen of a phone, and cut at its sides. */
const COVERING = 'max(100vw, 100vh)'

/** The owner's upload, a scene of the build, or the hero of the build. */
export function HeroPicture() {
  const { wide, tall } = useSite().look.hero ?? { wide: ART.hero, tall: ART.heroTall }
  return (
    <Picture
      art={wide}
      alt=""
      sizes={tall ? '100vw' : COVERING}
      crops={tall ? [{ media: PHONE, art: tall, sizes: '100vw' }] : []}
      loading="eager"
      fetchPriority="high"
    />
  )
}
