import { memo } from 'react'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { type EditedText, SentenceFields, SentenceText } from './sentence-fields.tsx'

type Props = EditedText & {
  isOpen: boolean
  onOpen: (key: string | null) => void
  onSee: (key: string) => void
}

/** Renders again only when its own text changes: there are hundreds of rows. */
export const TextRow = memo(function TextRow({ isOpen, onOpen, onSee, ...text }: Props) {
  const { t } = useAdminText()
  const { entry, ownEn, ownId, isOutdated } = text
  const { key, builtIn } = entry
  const isOwn = ownEn !== undefined || ownId !== undefined
  if (isOpen) {
    return (
      <li className="text-row text-columns" data-open>
        <SentenceFields {...text} />
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          {entry.group !== null && (
            <Button variant="ghost" icon="eye" label={t('adminTexts.see')} onClick={() => onSee(key)} />
          )}
          <Button label={t('admin.close')} onClick={() => onOpen(null)} />
        </div>
      </li>
    )
  }
  return (
    <li className="text-row">
      <button
        type="button"
        className="text-columns"
        data-own={isOwn || undefined}
        title={isOutdated ? t('adminTexts.outdatedBadge') : undefined}
        onClick={() => onOpen(key)}
      >
        <SentenceText text={ownEn ?? builtIn.en} lang="en" />
        <SentenceText text={ownId ?? builtIn.id} lang="id" />
      </button>
    </li>
  )
})
