import { useText } from '../i18n/use-text.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import type { LoaderData } from '../router/index.ts'
import { MapCard } from './map-card.tsx'
import type { loader } from './maps.loader.ts'

export default function MapsPage({ loaderData: { maps } }: { loaderData: LoaderData<typeof loader> }) {
  const { t } = useText()
  return (
    <>
      <PageHead title={t('maps.pageTitle')} breadcrumb={t('maps.pageTitle')} />
      <PageTitle title={t('maps.title')} text={t('maps.text')} />
      <div className="wrap grid grid-cols-1 gap-6 pt-2 md:grid-cols-2">
        {maps.map((map) => (
          <MapCard key={map.id} map={map} />
        ))}
      </div>
    </>
  )
}
