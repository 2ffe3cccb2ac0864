import { useSite } from '#web/kit/layout/use-site.ts'
import { ART, SKIES } from '#web/kit/ui/art.ts'
import { avifUrl, Picture } from '#web/kit/ui/picture.tsx'
import type { SkyHour } from './sky-hour.ts'

const PHONE = '(width < 48rem)'
/** Without an upright crop the picture is as high as the screen of a phone, and cut at its sides. */
const COVERING = 'max(100vw, 100vh)'

/** The owner's upload, a scene of the build, or the hero of the build under the sky of the hour. */
export function HeroPicture({ sky }: { sky: SkyHour }) {
  const own = useSite().look.hero
  const { wide, tall } = own ?? { wide: ART.hero, tall: ART.heroTall }
  const hour = own || sky === 'dusk' ? null : SKIES[sky]
  return (
    <Picture
      art={wide}
      alt=""
      sizes={tall ? '100vw' : COVERING}
      crops={tall ? [{ media: PHONE, art: tall, sizes: '100vw' }] : []}
      loading="eager"
      fetchPriority="high"
    >
      {hour && (
        <>
          <source type="image/avif" media={PHONE} srcSet={avifUrl(hour.tall)} width={600} height={888} />
          <source type="image/avif" srcSet={avifUrl(hour.wide)} width={1280} height={640} />
        </>
      )}
    </Picture>
  )
}
