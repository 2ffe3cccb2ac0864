import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type DraftField, FIELD_LABELS } from './product-draft.ts'

type Props = { fields: readonly DraftField[]; onField: (field: DraftField) => void }

/** Beside Save: each name focuses its field, wherever the form is scrolled to. */
export function ErrorSummary({ fields, onField }: Props) {
  const { t } = useAdminText()
  return (
    <div className="flex flex-1 basis-full flex-wrap items-center gap-x-3 text-bad text-sm sm:basis-60">
      <Icon name="circle-alert" />
      <p className="font-semibold">{t('adminProducts.checkFields')}</p>
      <ul className="flex flex-wrap gap-x-3">
        {fields.map((field) => (
          <li key={field}>
            <button type="button" className="link min-h-8 text-bad!" onClick={() => onField(field)}>
              {t(FIELD_LABELS[field])}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
