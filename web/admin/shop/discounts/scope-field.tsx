import { useState } from 'react'
import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { CheckList } from '#web/admin/kit/settings/fields/check-list.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { Discount } from './discount-form.ts'

type Props = { at: FieldAt<Discount['scope']>; data: Pick<DiscountsReply, 'products' | 'categories'> }

/** Everything, or chosen products or categories. */
export function ScopeField({ at, data }: Props) {
  const { t, language } = useAdminText()
  const stored = at.value?.products.length ? 'products' : 'categories'
  const [chosen, setChosen] = useState<'products' | 'categories'>(stored)
  const kind = at.value === null ? 'all' : chosen
  const labels = {
    all: t('adminDiscounts.everything'),
    categories: t('adminDiscounts.someCategories'),
    products: t('adminDiscounts.someProducts'),
  }
  const options = {
    categories: data.categories.map(({ id, name }) => ({ id, name: name[language] })),
    products: data.products.map(({ _id, name, name_id }) => ({
      id: _id,
      name: (language === 'id' && name_id) || name,
    })),
  }
  const kinds = (['all', 'categories', 'products'] as const).filter(
    (one) => one !== 'categories' || data.categories.length > 0,
  )
  return (
    <div>
      <SettingField at={at}>
        {(control) => (
          <Select
            {...control}
            value={kind}
            options={kinds.map((value) => ({ value, label: labels[value] }))}
            onChoose={(next) => {
              if (next !== 'all') setChosen(next)
              at.set(next === 'all' ? null : { products: [], categories: [] })
            }}
          />
        )}
      </SettingField>
      {kind !== 'all' && (
        <div className="mt-2">
          <CheckList at={at.at(kind)} label={labels[kind]} options={options[kind]} />
        </div>
      )}
    </div>
  )
}
