import { type FormEvent, useState } from 'react'
import { useReply } from '#web/admin/kit/api/admin-call.ts'
import { AdminScreen } from '#web/admin/kit/frame/admin-screen.tsx'
import { EmptyList, NotLoaded } from '#web/admin/kit/lists/list-states.tsx'
import { Problem, showDone } from '#web/admin/kit/parts/action.tsx'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ChosenImage, ImageDrop } from '#web/admin/kit/upload/image-drop.tsx'
import { choiceProblem, uploadFile, uploadProblem, type Way } from '#web/admin/kit/upload/upload-file.ts'
import type { LoaderData } from '#web/kit/router/index.ts'
import { Form } from '#web/kit/ui/form.tsx'
import type { loader } from './admin-images.loader.ts'
import { Gallery, GalleryWaiting } from './gallery.tsx'

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
  return (
    <div
      className={`grid grid-cols-1 items-start gap-6 ${modes[0] ? 'lg:grid-cols-[20rem_minmax(0,1fr)]' : ''}`}
    >
      {modes[0] ? (
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

function UploadForm({ modes, onAdded }: Props['loaderData'] & { onAdded: () => void }) {
  const words = useAdminText()
  const { t } = words
  const [gamemode, setGamemode] = useState(modes[0]?.id ?? '')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  /** Upload progress, 0 to 1; null when no upload is running. */
  const [share, setShare] = useState<number | null>(null)
  const busy = share !== null

  /** An invalid file does not replace the current choice. */
  function take(offered: File | undefined, way: Way): void {
    const wrong = choiceProblem(offered, way)
    setProblem(wrong && t(wrong))
    if (offered && !wrong) setFile(offered)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!file) return setProblem(t('adminErrors.image_required'))
    setProblem(null)
    setShare(0)
    try {
      await uploadFile('POST /api/admin/gamemode-images', { gamemode, image: file }, setShare)
      setFile(null)
      showDone(t('adminImages.added'))
      onAdded()
    } catch (error) {
      setProblem(uploadProblem(error, words, t('adminImages.addFailed')))
    } finally {
      setShare(null)
    }
  }

  return (
    <Form className="slab grid grid-cols-1 gap-4 p-4 lg:sticky lg:top-20" noValidate onSubmit={submit}>
      <h2 className="text-lg">{t('adminImages.addTitle')}</h2>
      <Field label={t('adminImages.gamemode')}>
        {(field) => (
          <Select
            {...field}
            value={gamemode}
            options={modes.map(({ id, name }) => ({ value: id, label: name }))}
            onChoose={setGamemode}
          />
        )}
      </Field>
      <ImageDrop
        label={t('adminImages.image')}
        prompt={t(file ? 'adminImages.another' : 'adminImages.drop')}
        problem={problem}
        busy={busy}
        onFile={take}
      />
      {file && <ChosenImage file={file} share={share} />}
      <Button
        type="submit"
        variant={file ? 'primary' : 'outline'}
        size="md"
        label={t('adminImages.upload')}
        busy={busy}
      />
    </Form>
  )
}
