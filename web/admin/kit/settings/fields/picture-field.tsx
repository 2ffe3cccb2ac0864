import { type ReactNode, useId, useState } from 'react'
import { IMAGE_KINDS } from '#contract/platform/image-upload.ts'
import type { SiteImageKind } from '#contract/site/site-images.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { FieldError, idList } from '#web/admin/kit/parts/field.tsx'
import { Thumbnail } from '#web/admin/kit/parts/thumbnail.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { choiceProblem, uploadFile, uploadProblem } from '#web/admin/kit/upload/upload-file.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { FieldAt } from '../draft/use-draft-form.ts'
import { LockNote } from './setting-field.tsx'

type Props = {
  at: FieldAt<string | null>
  kind: SiteImageKind
  help?: ReactNode
  /** The picture while the setting is null. */
  builtIn?: string
  size?: number
  /** Instead of "Use the built-in one", where there is none. */
  removeLabel?: string
  /** Shows the whole picture instead of a square part of it. */
  whole?: boolean
}

/** A picture that is uploaded at once; its address is saved with the form. */
export function PictureField({ at, kind, help, builtIn, removeLabel, size = 72, whole }: Props) {
  const { t } = useAdminText()
  const id = useId()
  const { progress, problem, send } = usePictureUpload(at, kind)
  const shown = at.value ?? builtIn
  const isBusy = progress !== null

  return (
    <div>
      <span className="label" id={`${id}-label`}>
        {at.label}
      </span>
      <div className="flex flex-wrap items-center gap-3">
        <span
          className="grid flex-none place-items-center overflow-hidden bg-deep border border-line rounded-block text-faint"
          style={{ width: size, height: size }}
        >
          {shown ? (
            <Thumbnail src={shown} alt={t('adminSettings.pictureCurrent')} size={size - 2} whole={whole} />
          ) : (
            <Icon name="images" />
          )}
        </span>
        <label
          className="btn btn-outline btn-sm"
          aria-disabled={at.lockedBy !== null || isBusy || undefined}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (!at.lockedBy) send(event.dataTransfer.files[0])
          }}
        >
          <Icon name={isBusy ? 'loader' : 'image-up'} className={isBusy ? 'animate-spin' : ''} />
          <span aria-live="polite">
            {progress ?? t(at.value ? 'admin.replace' : 'adminSettings.pictureUpload')}
          </span>
          <input
            type="file"
            className="sr-only"
            data-path={at.key}
            accept={IMAGE_KINDS.join(',')}
            aria-labelledby={`${id}-label`}
            aria-describedby={idList(problem && `${id}-error`, help && `${id}-help`)}
            aria-invalid={problem ? true : undefined}
            disabled={at.lockedBy !== null || isBusy}
            onChange={({ target }) => {
              send(target.files?.[0])
              // Allows the same file to be selected again.
              target.value = ''
            }}
          />
        </label>
        {at.value !== null && !at.lockedBy && (
          <Button variant="ghost" disabled={isBusy} onClick={() => at.set(null)}>
            {removeLabel ?? t('adminSettings.pictureRemove')}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} text={problem} />
      {(at.lockedBy || help) && (
        <p id={`${id}-help`} className="help">
          {at.lockedBy ? <LockNote variable={at.lockedBy} /> : help}
        </p>
      )}
    </div>
  )
}

/** Uploads a chosen file and sets its address; `progress` is null while none is uploaded. */
export function usePictureUpload(at: FieldAt<string | null>, kind: SiteImageKind) {
  const words = useAdminText()
  const { t, number } = words
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(file: File | undefined): Promise<void> {
    const wrong = choiceProblem(file, 'chosen')
    setFailure(wrong && t(wrong))
    if (!file || wrong || share !== null) return
    setShare(0)
    try {
      const { image_url } = await uploadFile('POST /api/admin/site-images', { kind, image: file }, setShare)
      at.set(image_url)
    } catch (error) {
      setFailure(uploadProblem(error, words, t('adminSettings.pictureFailed')))
    } finally {
      setShare(null)
    }
  }

  // After the last byte the server makes all sizes, which takes seconds for a large picture.
  const sent =
    share === 1 ? t('adminSettings.picturePreparing') : `${number(Math.round((share ?? 0) * 100))}%`
  return { progress: share === null ? null : sent, problem: failure ?? at.problem, send }
}
