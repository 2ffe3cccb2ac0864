import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react'
import { GAMEMODE_NAMES, GAMEMODES, type Gamemode } from '#contract/gamemodes.ts'
import { IMAGE_KINDS } from '#contract/gamemodes-admin.ts'
import { ApiError } from '../../api/call.ts'
import { Icon } from '../../ui/icon.tsx'
import { sayDone } from '../frame/admin-toast.ts'
import { BusyButton } from '../parts/busy-button.tsx'
import { Field } from '../parts/field.tsx'
import { reasonOf } from '../text/problem-text.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import { ChosenImage } from './chosen-image.tsx'
import { choiceProblem, type Way } from './image-choice.ts'
import { uploadImage } from './upload-image.ts'

export function UploadForm({ onAdded }: { onAdded: () => void }) {
  const words = useAdminText()
  const { t } = words
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  const [gamemode, setGamemode] = useState<Gamemode>('survival')
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  /** The share that is sent; null while nothing is under way. */
  const [share, setShare] = useState<number | null>(null)
  const busy = share !== null

  /** A file that cannot be sent is not kept, and leaves what was chosen before. */
  function take(offered: File | undefined, way: Way): void {
    const wrong = choiceProblem(offered, way)
    setProblem(wrong && t(`adminImages.${wrong}`))
    if (offered && !wrong) setFile(offered)
  }

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!busy) take(event.dataTransfer.files[0], 'dropped')
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (!file) return setProblem(t('adminImages.selectImage'))
    setProblem(null)
    setShare(0)
    try {
      await uploadImage({ gamemode, image: file }, setShare)
      setFile(null)
      if (input.current) input.current.value = ''
      sayDone(t('adminImages.added'))
      onAdded()
    } catch (error) {
      const told = error instanceof ApiError && error.reply !== null
      setProblem(told ? reasonOf(error, words) : t('adminImages.addFailed'))
    } finally {
      setShare(null)
    }
  }

  return (
    <form className="slab grid grid-cols-1 gap-4 p-4 lg:sticky lg:top-20" noValidate onSubmit={submit}>
      <h2 className="text-lg">{t('adminImages.addTitle')}</h2>
      <Field label={t('adminImages.gamemode')}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={gamemode}
            onChange={({ target }) =>
              setGamemode(GAMEMODES.find((known) => known === target.value) ?? 'survival')
            }
          >
            {GAMEMODES.map((known) => (
              <option key={known} value={known}>
                {GAMEMODE_NAMES[known]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <label
        className="drop"
        data-over={over || undefined}
        data-wrong={problem ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="image-up" className="text-2xl text-star" />
        <b>{t(file ? 'adminImages.another' : 'adminImages.drop')}</b>
        <span className="text-faint text-sm">{t('adminImages.accepted')}</span>
        <input
          ref={input}
          type="file"
          className="sr-only"
          accept={IMAGE_KINDS.join(',')}
          aria-label={t('adminImages.image')}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={busy}
          onChange={({ target }) => take(target.files?.[0], 'chosen')}
        />
      </label>
      {problem && (
        <p id={problemId} className="error mt-0!" role="alert">
          <Icon name="circle-alert" />
          {problem}
        </p>
      )}
      {file && <ChosenImage file={file} share={share} />}
      <BusyButton type="submit" busy={busy} busyLabel={t('adminImages.uploading')} className="btn-primary">
        {t('adminImages.upload')}
      </BusyButton>
    </form>
  )
}
