import { memo } from 'react'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
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
            <button type="button" className="btn btn-ghost btn-sm" onClick={() => onSee(key)}>
              <Icon name="eye" />
              {t('adminTexts.see')}
            </button>
          )}
          <button type="button" className="btn btn-outline btn-sm" onClick={() => onOpen(null)}>
            {t('admin.close')}
          </button>
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
