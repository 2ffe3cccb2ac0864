import './maps.utilities.css'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PageHead } from '#web/kit/layout/page-head.tsx'
import { PageTitle } from '#web/kit/layout/page-title.tsx'
import type { LoaderData } from '#web/kit/router/index.ts'
import { mapArt } from '#web/kit/ui/map-art.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { MapCard } from './map-card.tsx'
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
      <PageHead title={t('maps.pageTitle')} breadcrumb={t('maps.pageTitle')} />
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
