import { useState } from 'react'
import { useAdminText } from '../../text/use-admin-text.ts'
import { choiceProblem } from '../../upload/image-choice.ts'
import { uploadProblem } from '../../upload/upload-image.ts'
import type { FieldAt } from '../use-section.ts'

/** Stores the file and gives its address; `onProgress` gets the share, 0 to 1. */
export type Upload = (file: File, onProgress: (share: number) => void) => Promise<string>

/** Uploads a chosen file and sets its address; `share` is null while none is uploaded. */
export function usePictureUpload(at: FieldAt<string | null>, upload: Upload) {
  const words = useAdminText()
  const { t } = words
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

  return { share, problem: failure ?? at.problem, send }
}
