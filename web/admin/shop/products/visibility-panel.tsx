import { LIMIT_PERIODS } from '#contract/shop/store-admin.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { MomentField } from '#web/admin/kit/settings/fields/moment-field.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import type { ProductDraft } from './product-form.ts'

type Props = { form: DraftForm<ProductDraft> }

/** Whether and when it is for sale, and how often to one player. */
export function VisibilityPanel({ form }: Props) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminProducts.visibilityTitle')} stack>
      <SwitchField at={form.at('visible')} help={t('adminProducts.visibleHelp')} />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <MomentField at={form.at('available_from')} help={t('adminProducts.fromHelp')} />
        <MomentField at={form.at('available_until')} help={t('adminProducts.untilHelp')} />
        <LimitFields form={form} />
      </div>
    </Panel>
  )
}

function LimitFields({ form }: Props) {
  const { t } = useAdminText()
  const at = form.at('limit_per_player')
  const { count = null, period = 'month' } = at.value ?? {}
  return (
    <>
      <NumberField
        at={{
          ...at.at('count'),
          value: count,
          set: (next) => at.set(next === null ? null : { count: next, period }),
        }}
        nullable
        step={1}
        min={1}
        placeholder={t('adminProducts.noLimit')}
        help={t('adminProducts.limitHelp')}
      />
      <SettingField at={at.at('period')}>
        {(control) => (
          <Select
            {...control}
            disabled={count === null}
            value={period}
            options={LIMIT_PERIODS.map((value) => ({ value, label: t(`adminProducts.period_${value}`) }))}
            onChoose={at.at('period').set}
          />
        )}
      </SettingField>
    </>
  )
}
