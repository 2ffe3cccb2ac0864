import { useState } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { ChosenImage, ImageDrop } from '#web/admin/kit/upload/image-drop.tsx'
import { choiceProblem, uploadFile, uploadProblem, type Way } from '#web/admin/kit/upload/upload-file.ts'

type Props = {
  onBusy: (busy: boolean) => void
  /** Receives the address of the stored picture. */
  onUploaded: (imageUrl: string) => void
}

/** Uploads a picture as soon as it is selected; saving the product stores its address. */
export function ImageUpload({ onBusy, onUploaded }: Props) {
  const words = useAdminText()
  const { t } = words
  const [file, setFile] = useState<File | null>(null)
  /** Upload progress, 0 to 1; null when no upload is running. */
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState(false)

  async function send(offered: File | undefined, way: Way): Promise<void> {
    const wrong = choiceProblem(offered, way)
    setProblem(wrong && t(wrong))
    if (!offered || wrong) return
    setDone(false)
    setFile(offered)
    setShare(0)
    onBusy(true)
    try {
      const { image_url } = await uploadFile('POST /api/admin/product-images', { image: offered }, setShare)
      onUploaded(image_url)
      setDone(true)
    } catch (error) {
      setProblem(uploadProblem(error, words, t('adminProducts.uploadFailed')))
    } finally {
      setFile(null)
      setShare(null)
      onBusy(false)
    }
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      <ImageDrop
        label={t('adminProducts.imageUpload')}
        prompt={t('adminProducts.imageDrop')}
        problem={problem}
        busy={share !== null}
        onFile={send}
      />
      {file && <ChosenImage file={file} share={share} />}
      <p className="text-ok text-sm empty:hidden" role="status">
        {done && t('adminProducts.uploaded')}
      </p>
    </div>
  )
}
