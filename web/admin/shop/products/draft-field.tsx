import type { ReactNode } from 'react'
import { Field, type FieldProps } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { FormView } from './form-view.ts'
import { changedFields, type DraftField, FIELD_LABELS } from './product-draft.ts'
import { useProblemText } from './use-problem-text.ts'

type Control = FieldProps & {
  name: DraftField
  value: string
  onChange: (event: { target: { value: string } }) => void
}

type Props = {
  form: FormView
  name: DraftField
  help?: ReactNode
  className?: string
  children: (control: Control) => ReactNode
}

/** One field of the form with its problem, and the admin's own text where another version was loaded. */
export function DraftFieldBox({ form, name, help, className, children }: Props) {
  const { t } = useAdminText()
  const textOf = useProblemText()
  const { draft, problems, mine, onChange, onPutBack } = form
  const isOther = mine !== null && changedFields(draft, mine).includes(name)
  return (
    <div className={className}>
      <Field label={t(FIELD_LABELS[name])} help={help} error={textOf(problems[name])}>
        {(field) =>
          children({
            ...field,
            name,
            value: draft[name],
            onChange: ({ target }) => onChange(name, target.value),
          })
        }
      </Field>
      {isOther && <Mine text={mine[name]} onPutBack={() => onPutBack(name)} />}
    </div>
  )
}

/** The text that was replaced by another admin's version. */
export function Mine({ text, onPutBack }: { text: string; onPutBack: () => void }) {
  const { t } = useAdminText()
  return (
    <div className="well mt-2 flex flex-wrap items-start gap-2 p-3">
      <p className="code min-w-0 flex-1 text-soft">
        <span className="block font-sans text-faint text-xs">{t('adminProducts.yours')}</span>
        {text || t('admin.none')}
      </p>
      <button type="button" className="btn btn-outline btn-sm" onClick={onPutBack}>
        {t('adminProducts.putBack')}
      </button>
    </div>
  )
}
