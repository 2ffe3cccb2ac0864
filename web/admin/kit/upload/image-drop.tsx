import './upload.css'
import { type DragEvent, useId, useState } from 'react'
import { IMAGE_KINDS } from '#contract/platform/image-upload.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { FieldError } from '../parts/field.tsx'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Way } from './image-choice.ts'

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
