import type { CSSProperties } from 'react'
import type { MapLink } from '#contract/site.ts'
import { useText } from '../i18n/use-text.ts'
import { ART } from '../ui/art.ts'
import { Icon } from '../ui/icon.tsx'
import { Picture } from '../ui/picture.tsx'

const PICTURES = { survival: ART.mapSurvival, creative: ART.mapCreative }

/** One live map: the whole card is the link, or says that the map is coming. */
export function MapCard({ map }: { map: MapLink }) {
  const { t } = useText()
  const accent = { '--c': `var(--color-${map.id})` } as CSSProperties
  const content = (
    <>
      <div className="pic aspect-4/3 rounded-b-none">
        <Picture
          art={PICTURES[map.id]}
          alt={t(`maps.${map.id}Picture`)}
          sizes="(width >= 75rem) 588px, (width >= 48rem) 50vw, 100vw"
          loading="eager"
          className={map.comingSoon ? 'opacity-40 grayscale' : ''}
        />
      </div>
      <div className="flex items-start gap-4 p-5 lg:p-6">
        <div className="flex-1">
          <h2 className="flex items-center gap-2.5 text-xl">
            <i className="dot text-(--c)" />
            {t(`maps.${map.id}Name`)}
          </h2>
          <p className="mt-1 text-soft">
            {map.comingSoon ? t('maps.comingSoonText') : t(`maps.${map.id}Text`)}
          </p>
        </div>
        {map.comingSoon ? <span className="badge">{t('maps.comingSoon')}</span> : <OpenMap />}
      </div>
    </>
  )
  if (map.comingSoon) {
    return (
      <article className="slab" style={accent}>
        {content}
      </article>
    )
  }
  return (
    <a className="slab block" style={accent} href={map.url} target="_blank" rel="noopener">
      {content}
    </a>
  )
}

function OpenMap() {
  const { t } = useText()
  return (
    <span className="btn btn-outline max-sm:px-3">
      <span className="max-sm:sr-only">{t('maps.openMap')}</span>
      <Icon name="arrow-up-right" />
      <span className="sr-only">{t('shell.opensNewTab')}</span>
    </span>
  )
}
