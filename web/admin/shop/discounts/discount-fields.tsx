import { useState } from 'react'
import type { CouponForm, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { COUPON_KINDS, SALE_KINDS } from '#contract/shop/discounts.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { DraftForm, FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { CheckList } from '#web/admin/kit/settings/fields/check-list.tsx'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { SelectField } from '#web/admin/kit/settings/fields/select-field.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { TextField } from '#web/admin/kit/settings/fields/text-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { type Discount, exampleOf } from './discount-form.ts'

const PAIR = 'grid grid-cols-2 gap-4'
const NAME_MAX_LENGTH = 64

type CouponProps = {
  form: DraftForm<CouponForm>
  data: DiscountsReply
  /** Orders name the code. */
  isCodeFixed: boolean
}

export function CouponFields({ form, data, isCodeFixed }: CouponProps) {
  const { t } = useAdminText()
  const unlimited = t('adminProducts.noLimit')
  const code = form.at('code')
  const minimum = form.at('minimum')
  return (
    <div className="grid grid-cols-1 gap-4">
      <SettingField at={code} help={t(isCodeFixed ? 'adminDiscounts.codeFixed' : 'adminDiscounts.codeHelp')}>
        {(control) => (
          <input
            {...control}
            className="input font-mono uppercase"
            autoComplete="off"
            spellCheck={false}
            disabled={isCodeFixed}
            maxLength={NAME_MAX_LENGTH}
            value={code.value}
            onChange={({ target }) => code.set(target.value)}
          />
        )}
      </SettingField>
      <AmountFields form={form} kinds={COUPON_KINDS} />
      <ScopeField at={form.at('scope')} data={data} />
      <div className={PAIR}>
        <NumberField at={form.at('max_uses')} nullable placeholder={unlimited} />
        <NumberField at={form.at('per_player')} nullable placeholder={unlimited} />
      </div>
      <MomentField at={form.at('starts_at')} />
      <MomentField at={form.at('ends_at')} />
      <NumberField
        at={{ ...minimum, value: minimum.value || null, set: (next) => minimum.set(next ?? 0) }}
        nullable
        prefix="Rp"
        placeholder="0"
        help={t('adminDiscounts.minimumHelp')}
      />
      <Example form={form} minimum={form.value.minimum} data={data} />
    </div>
  )
}

type SaleProps = { form: DraftForm<Discount & { name: string }>; data: DiscountsReply }

export function SaleFields({ form, data }: SaleProps) {
  const { t } = useAdminText()
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField at={form.at('name')} help={t('adminOrders.notePlaceholder')} />
      <AmountFields form={form} kinds={SALE_KINDS} />
      <ScopeField at={form.at('scope')} data={data} />
      <MomentField at={form.at('starts_at')} />
      <MomentField at={form.at('ends_at')} />
      <Example form={form} data={data} />
    </div>
  )
}

function AmountFields({ form, kinds }: { form: DraftForm<Discount>; kinds: readonly Discount['kind'][] }) {
  const { t } = useAdminText()
  const { kind } = form.value
  return (
    <div className={PAIR}>
      <SelectField
        at={form.at('kind')}
        options={kinds.map((value) => ({ value, label: t(`adminDiscounts.kind_${value}`) }))}
      />
      <NumberField
        at={form.at('value')}
        label={t(`adminDiscounts.kind_${kind}`)}
        prefix={kind === 'percent' ? undefined : 'Rp'}
      />
    </div>
  )
}

type ExampleProps = { form: DraftForm<Discount>; minimum?: number; data: DiscountsReply }

/** In rupiah, with the function that the server uses. */
function Example({ form, minimum, data }: ExampleProps) {
  const { t, rupiah, language } = useAdminText()
  // While it is typed, a number may be text.
  const isReadable = [form.value.value, minimum ?? 0].every((one) => typeof one === 'number')
  if (form.problems.length > 0 || !isReadable) return null
  const example = exampleOf({ ...form.value, minimum }, data.products)
  return (
    <p className={`notice ${example ? '' : 'notice-wait'}`} aria-live="polite">
      <Icon name={example ? 'info' : 'circle-alert'} />
      <span className="num">
        {example
          ? t('adminDiscounts.example', {
              product: (language === 'id' && example.product.name_id) || example.product.name,
              before: rupiah(example.product.price),
              after: rupiah(example.after),
            })
          : t('adminDiscounts.noExample')}
      </span>
    </p>
  )
}

type ScopeProps = { at: FieldAt<Discount['scope']>; data: Pick<DiscountsReply, 'products' | 'categories'> }

function ScopeField({ at, data }: ScopeProps) {
  const { t, language } = useAdminText()
  const stored = at.value?.products.length ? 'products' : 'categories'
  const [chosen, setChosen] = useState<'products' | 'categories'>(stored)
  const kind = at.value === null ? 'all' : chosen
  const labels = {
    all: t('adminDiscounts.everything'),
    categories: t('adminProducts.categories'),
    products: t('adminNavigation.products'),
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
