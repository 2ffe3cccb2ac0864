import { type DragEvent, useEffect, useId, useState } from 'react'
import { IMAGE_KINDS } from '#contract/platform/image-upload.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FieldError } from '../parts/field.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Way } from './upload-file.ts'

type Props = {
  label: string
  prompt: string
  problem: string | null
  busy: boolean
  onFile: (file: File | undefined, way: Way) => void
}

/** A drop zone that also opens the file picker by click or key. */
export function ImageDrop({ label, prompt, problem, busy, onFile }: Props) {
  const { t } = useAdminText()
  const problemId = useId()
  const [over, setOver] = useState(false)

  function onDrop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    if (!busy) onFile(event.dataTransfer.files[0], 'dropped')
  }

  return (
    <>
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
        <b>{prompt}</b>
        <span className="text-faint text-sm">{t('adminImages.accepted')}</span>
        <input
          type="file"
          className="sr-only"
          accept={IMAGE_KINDS.join(',')}
          aria-label={label}
          aria-describedby={problem ? problemId : undefined}
          aria-invalid={problem ? true : undefined}
          disabled={busy}
          onChange={({ target }) => {
            onFile(target.files?.[0], 'chosen')
            // Allows the same file to be selected again.
            target.value = ''
          }}
        />
      </label>
      <FieldError id={problemId} text={problem} role="alert" />
    </>
  )
}

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
          <progress
            className="h-[8px] w-full appearance-none border border-line bg-deep [&::-moz-progress-bar]:bg-star [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-star"
            aria-label={t('adminImages.progress')}
            max={100}
            value={percent}
          />
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
