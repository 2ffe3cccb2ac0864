import { type FormEvent, useState } from 'react'
import type { ModeView } from '#contract/network/network-views.ts'
import { showDone } from '#web/admin/kit/frame/admin-toast.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ChosenImage } from '#web/admin/kit/upload/chosen-image.tsx'
import { choiceProblem, type Way } from '#web/admin/kit/upload/image-choice.ts'
import { ImageDrop } from '#web/admin/kit/upload/image-drop.tsx'
import { uploadFile, uploadProblem } from '#web/admin/kit/upload/upload-file.ts'
import { Form } from '#web/kit/ui/form.tsx'

type Props = { modes: readonly Pick<ModeView, 'id' | 'name'>[]; onAdded: () => void }

export function UploadForm({ modes, onAdded }: Props) {
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
    setProblem(wrong && t(`adminImages.${wrong}`))
    if (offered && !wrong) setFile(offered)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!file) return setProblem(t('adminImages.selectImage'))
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
        busy={busy && t('adminImages.uploading')}
      />
    </Form>
  )
}
