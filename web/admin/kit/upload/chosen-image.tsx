import './upload.css'
import { useEffect, useState } from 'react'
import { useAdminText } from '../text/use-admin-text.ts'

export function ChosenImage({ file, share }: { file: File; share: number | null }) {
  const { t, number } = useAdminText()
  const preview = usePreview(file)
  const percent = Math.round((share ?? 0) * 100)
  return (
    <div className="grid grid-cols-1 gap-2">
      {preview && (
        <img
          src={preview}
          alt={t('adminImages.chosen')}
          className="aspect-video w-full rounded-block bg-deep object-contain"
        />
      )}
      <p className="flex justify-between gap-3 text-sm">
        <span className="truncate">{file.name}</span>
        {share !== null && <span className="num text-faint">{number(percent)}%</span>}
      </p>
      {share !== null && (
        <>
          <progress className="progress" aria-label={t('adminImages.progress')} max={100} value={percent} />
          {percent === 100 && <p className="text-faint text-sm">{t('adminImages.finishing')}</p>}
        </>
      )}
    </div>
  )
}

/** A data URL, because the Content-Security-Policy allows no blob images. */
function usePreview(file: File): string | null {
  const [read, setRead] = useState<{ file: File; url: string } | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.addEventListener('load', () => setRead({ file, url: String(reader.result) }))
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file])
  return read?.file === file ? read.url : null
}
