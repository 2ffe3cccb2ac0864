import type { CSSProperties } from 'react'
import type { MapView } from '#contract/network/network-views.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type MapArt, mapArt } from '#web/kit/ui/map-art.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Picture } from '#web/kit/ui/picture.tsx'
import { useImageFallback } from '#web/kit/ui/use-image-fallback.ts'
import type { loader } from './maps.loader.ts'

/** Two in a row, three where that fills the rows. */
function columnsOf(count: number): string {
  if (count === 1) return 'md:max-w-3xl'
  return count === 2 || count === 4 ? 'md:grid-cols-2' : 'md:grid-cols-2 xl:grid-cols-3'
}

export default function MapsPage({ loaderData: { maps } }: { loaderData: LoaderData<typeof loader> }) {
  const { t } = useText()
  const art = mapArt(maps)
  return (
    <>
      <PageHead title={t('shell.maps')} breadcrumb={t('shell.maps')} />
      <PageTitle title={t('maps.title')} text={t('maps.text')} />
      {maps.length === 0 ? (
        <Notice level={2} icon="map" title={t('maps.empty')} text={t('maps.emptyText')} />
      ) : (
        <div className={`wrap grid grid-cols-1 gap-6 pt-2 ${columnsOf(maps.length)}`}>
          {maps.map((map, index) => (
            <MapCard key={map.id} map={map} art={art[index]} />
          ))}
        </div>
      )}
    </>
  )
}

type Props = { map: MapView; art: MapArt | undefined }

const SIZES = '(width >= 75rem) 588px, (width >= 48rem) 50vw, 100vw'

function MapCard({ map, art }: Props) {
  const { t } = useText()
  const accent = { '--c': map.accent } as CSSProperties
  const content = (
    <>
      <div className="pic aspect-4/3 rounded-b-none">
        <MapPicture map={map} art={art} />
      </div>
      <div className={`flex items-start gap-4 p-5 lg:p-6 ${map.url ? '' : 'max-sm:flex-col'}`}>
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-2.5 break-words text-xl">
            <i className="dot text-(--c)" />
            {map.name}
          </h2>
          <p className="mt-1 break-words text-soft">{map.url ? map.text : t('maps.comingSoonText')}</p>
        </div>
        {map.url ? (
          <span className="btn btn-outline max-sm:px-3">
            <span className="max-sm:sr-only">{t('maps.openMap')}</span>
            <Icon name="arrow-up-right" />
            <span className="sr-only">{t('shell.opensNewTab')}</span>
          </span>
        ) : (
          <span className="badge">{t('maps.comingSoon')}</span>
        )}
      </div>
    </>
  )
  if (!map.url) {
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

/** The owner's picture; one of the build without it, or when it fails to load. */
function MapPicture({ map, art }: Props) {
  const { t } = useText()
  const { failed, image } = useImageFallback(map.pictureUrl)
  const look = map.url ? '' : 'opacity-40 [filter:grayscale(1)]'
  if (map.pictureUrl && !failed) {
    return <img {...image} src={map.pictureUrl} alt="" className={look} width={1_600} height={1_200} />
  }
  if (!art) return null
  return (
    <Picture art={art.art} alt={t(`scenes.${art.scene}`)} sizes={SIZES} loading="eager" className={look} />
  )
}
