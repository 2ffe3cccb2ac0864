import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { useFieldNames } from '#web/admin/kit/settings/save-bar.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type DraftField, FIELD_LABELS } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

type Props = {
  form: ProductFormState
  onField: (field: DraftField) => void
  onPreview: () => void
  onCancel: () => void
}

/** At the foot of the form: what is not saved, what is wrong, and Save. */
export function ProductSaveBar({ form, onField, onPreview, onCancel }: Props) {
  const { t } = useAdminText()
  const { base, changed, validated, wrong, uploading, action, discard } = form
  const names = useFieldNames(changed.map((field) => t(FIELD_LABELS[field])))
  return (
    <div className="save-bar">
      <div className="min-w-0 flex-1 basis-48 max-md:basis-full" aria-live="polite">
        {changed.length > 0 && (
          <p className="flex items-baseline gap-2">
            <span className="dot -translate-y-px text-wait" />
            <span className="wrap-anywhere">{t('adminSettings.unsaved', { fields: names })}</span>
          </p>
        )}
        {validated && wrong.length > 0 && <ErrorSummary fields={wrong} onField={onField} />}
      </div>
      <button type="button" className="btn btn-outline btn-sm lg:hidden" onClick={onPreview}>
        <Icon name="eye" />
        {t('adminSettings.preview')}
      </button>
      {base && changed.length > 0 ? (
        <button type="button" className="btn btn-ghost btn-sm" disabled={action.busy} onClick={discard}>
          {t('adminSettings.discard')}
        </button>
      ) : (
        <button type="button" className="btn btn-ghost btn-sm" onClick={onCancel}>
          {t('admin.cancel')}
        </button>
      )}
      <BusyButton
        type="submit"
        busy={action.busy}
        busyLabel={t('adminProducts.saving')}
        disabled={uploading}
        className="btn-primary btn-sm"
      >
        {t('adminProducts.save')}
      </BusyButton>
    </div>
  )
}
