import { useState } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { choiceProblem } from '#web/admin/kit/upload/image-choice.ts'
import { uploadProblem } from '#web/admin/kit/upload/upload-file.ts'
import type { FieldAt } from '../draft/use-draft-form.ts'

/** Stores the file and gives its address; `onProgress` gets the share, 0 to 1. */
export type Upload = (file: File, onProgress: (share: number) => void) => Promise<string>

/** Uploads a chosen file and sets its address; `progress` is null while none is uploaded. */
export function usePictureUpload(at: FieldAt<string | null>, upload: Upload) {
  const words = useAdminText()
  const { t, number } = words
  const [share, setShare] = useState<number | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function send(file: File | undefined): Promise<void> {
    const wrong = choiceProblem(file, 'chosen')
    setFailure(wrong && t(`adminImages.${wrong}`))
    if (!file || wrong || share !== null) return
    setShare(0)
    try {
      at.set(await upload(file, setShare))
    } catch (error) {
      setFailure(uploadProblem(error, words, t('adminSettings.pictureFailed')))
    } finally {
      setShare(null)
    }
  }

  return { progress: share === null ? null : describeProgress(share), problem: failure ?? at.problem, send }

  /** After the last byte the server makes all sizes, which takes seconds for a large picture. */
  function describeProgress(sent: number): string {
    return sent < 1 ? `${number(Math.round(sent * 100))}%` : t('adminSettings.picturePreparing')
  }
}
