import { useText } from '../i18n/use-text.ts'
import { keptFor } from '../layout/kept-headers.ts'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../layout/page-title.tsx'
import { servicesContext } from '../services.ts'
import type { Route } from './+types/maps.page'
import { MapCard } from './map-card.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return { maps: context.get(servicesContext).site.maps() }
}

export const headers = () => keptFor(3_600)

export default function MapsPage({ loaderData: { maps } }: Route.ComponentProps) {
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
