import { LIMIT_PERIODS } from '#contract/shop/store-admin.ts'
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
          <select
            {...control}
            className="input"
            disabled={count === null}
            value={period}
            onChange={({ target }) => {
              const chosen = LIMIT_PERIODS.find((one) => one === target.value)
              if (chosen) at.at('period').set(chosen)
            }}
          >
            {LIMIT_PERIODS.map((one) => (
              <option key={one} value={one}>
                {t(`adminProducts.period_${one}`)}
              </option>
            ))}
          </select>
        )}
      </SettingField>
    </>
  )
}
