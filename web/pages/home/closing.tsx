import { useText } from '#web/kit/i18n/use-text.ts'
import { usePlayNow } from '#web/kit/layout/use-play-now.ts'
import { useSite } from '#web/kit/layout/use-site.ts'
import { ART } from '#web/kit/ui/art.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'

/** The last picture of the home page, with Play Now. */
export function Closing() {
  const { t } = useText()
  const { bedrock } = useSite()
  const playNow = usePlayNow()
  return (
    <div className="closing">
      <Picture art={ART.skyblockTown} alt="" sizes="(width >= 75rem) 1200px, 100vw" />
      <div className="px-4 py-5 lg:max-w-136 lg:px-12 lg:py-18">
        <h2 className="text-2xl lg:text-3xl">{t('home.closingTitle')}</h2>
        <p className="mt-1.5 mb-4 text-soft">{t(bedrock ? 'home.closingText' : 'home.closingTextJava')}</p>
        <Button size="lg" className="max-md:w-full" {...playNow}>
          <Icon name="play" />
          {t('shell.playNow')}
        </Button>
      </div>
    </div>
  )
}
