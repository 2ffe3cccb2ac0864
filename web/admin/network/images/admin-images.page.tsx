import { useReply } from '#web/admin/kit/api/use-loaded.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { EmptyList, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Problem } from '#web/admin/kit/parts/problem.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import type { loader } from './admin-images.loader.ts'
import { Gallery, GalleryWaiting } from './gallery.tsx'
import { UploadForm } from './upload-form.tsx'

type Props = { loaderData: LoaderData<typeof loader> }

export default function AdminImagesPage({ loaderData }: Props) {
  const { t } = useAdminText()
  return (
    <AdminScreen title={t('adminImages.title')} waiting={<GalleryWaiting />}>
      <Images modes={loaderData.modes} />
    </AdminScreen>
  )
}

function Images({ modes }: Props['loaderData']) {
  const { t } = useAdminText()
  const loaded = useReply('GET /api/admin/gamemode-images', {})
  const { data, problem, reload } = loaded
  const hasModes = modes.length > 0
  return (
    <div
      className={`grid grid-cols-1 items-start gap-6 ${hasModes ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : ''}`}
    >
      {hasModes ? (
        <UploadForm modes={modes} onAdded={reload} />
      ) : (
        <EmptyList
          text={t('adminImages.noModes')}
          action={
            <LinkButton to="/admin/network/modes" variant="primary" label={t('adminNetwork.addMode')} />
          }
        />
      )}
      <div className="grid grid-cols-1 gap-6">
        {problem !== null && data && (
          <Problem text={t('adminImages.fetchFailed')} error={problem} onRetry={reload} />
        )}
        {data && <Gallery modes={modes} images={data.images} onChanged={reload} />}
        {!data && (
          <NotLoaded loaded={loaded} failed={t('adminImages.fetchFailed')} waiting={<GalleryWaiting />} />
        )}
      </div>
    </div>
  )
}
