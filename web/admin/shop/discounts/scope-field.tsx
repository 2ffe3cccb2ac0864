import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { Field } from '#web/admin/kit/parts/field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { DiscountDraft, ScopeKind } from './discount-draft.ts'

type Props = {
  draft: DiscountDraft
  error: string | null
  data: Pick<DiscountsReply, 'products' | 'categories'>
  onChange: (change: Partial<DiscountDraft>) => void
}

export function ScopeField({ draft, error, data, onChange }: Props) {
  const { t, language } = useAdminText()
  const kinds: ScopeKind[] = [
    'all',
    ...(data.categories.length > 0 ? ['categories' as const] : []),
    'products',
  ]
  const options =
    draft.scope === 'categories'
      ? data.categories.map(({ id, name }) => ({ id, name: name[language] }))
      : data.products.map(({ _id, name, name_id }) => ({
          id: _id,
          name: (language === 'id' && name_id) || name,
        }))
  const labels = {
    all: t('adminDiscounts.everything'),
    categories: t('adminDiscounts.someCategories'),
    products: t('adminDiscounts.someProducts'),
  }
  return (
    <div>
      <Field label={t('adminDiscounts.for')} error={error}>
        {(field) => (
          <select
            {...field}
            className="input"
            value={draft.scope}
            onChange={({ target }) =>
              onChange({ scope: kinds.find((kind) => kind === target.value) ?? 'all' })
            }
          >
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {labels[kind]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {draft.scope !== 'all' && (
        <fieldset className="well mt-2 grid max-h-64 overflow-y-auto px-3 py-1">
          <legend className="sr-only">{labels[draft.scope]}</legend>
          {options.map(({ id, name }) => (
            <Choice key={id} id={id} name={name} draft={draft} onChange={onChange} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

type ChoiceProps = Pick<Props, 'draft' | 'onChange'> & { id: string; name: string }

function Choice({ id, name, draft, onChange }: ChoiceProps) {
  const field = draft.scope === 'categories' ? 'categories' : 'products'
  const chosen = draft[field]
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm lg:min-h-9">
      <input
        type="checkbox"
        className="size-5 flex-none accent-star"
        checked={chosen.includes(id)}
        onChange={({ target }) =>
          onChange({ [field]: target.checked ? [...chosen, id] : chosen.filter((one) => one !== id) })
        }
      />
      <span className="wrap-anywhere">{name}</span>
    </label>
  )
}
