import { LIMIT_PERIODS, PLAYER_LIMIT_MAX } from '#contract/shop/store-admin.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { DraftFieldBox, Mine } from './draft-field.tsx'
import type { FormView } from './form-view.ts'
import { MomentBox } from './price-panel.tsx'

/** Whether and when it is for sale, and how often to one player. */
export function VisibilityPanel({ form }: { form: FormView }) {
  const { t } = useAdminText()
  const { draft, mine, onChange, onPutBack } = form
  const wordOf = (visible: string) => t(visible === 'yes' ? 'adminProducts.shown' : 'adminProducts.hidden')
  return (
    <Panel title={t('adminProducts.visibilityTitle')}>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <SwitchRow
            label={t('adminProducts.visible')}
            help={t('adminProducts.visibleHelp')}
            checked={draft.visible === 'yes'}
            onChange={(checked) => onChange('visible', checked ? 'yes' : 'no')}
          />
          {mine && mine.visible !== draft.visible && (
            <Mine text={wordOf(mine.visible)} onPutBack={() => onPutBack('visible')} />
          )}
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <MomentBox form={form} name="availableFrom" help={t('adminProducts.fromHelp')} />
          <MomentBox form={form} name="availableUntil" help={t('adminProducts.untilHelp')} />
          <DraftFieldBox form={form} name="limitCount" help={t('adminProducts.limitHelp')}>
            {(control) => (
              <input
                {...control}
                className="input num"
                type="number"
                inputMode="numeric"
                min={1}
                max={PLAYER_LIMIT_MAX}
                placeholder={t('adminProducts.noLimit')}
              />
            )}
          </DraftFieldBox>
          <DraftFieldBox form={form} name="limitPeriod">
            {(control) => (
              <select {...control} className="input" disabled={draft.limitCount.trim() === ''}>
                {LIMIT_PERIODS.map((period) => (
                  <option key={period} value={period}>
                    {t(`adminProducts.period_${period}`)}
                  </option>
                ))}
              </select>
            )}
          </DraftFieldBox>
        </div>
      </div>
    </Panel>
  )
}
