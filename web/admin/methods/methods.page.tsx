import { METHOD_TERMS, type PaymentMethod } from '#contract/payment-methods.ts'
import { Icon } from '../../ui/icon.tsx'
import { ListEditor } from '../settings/fields/list-editor.tsx'
import { NumberField } from '../settings/fields/number-field.tsx'
import { Panel } from '../settings/fields/panel.tsx'
import { SwitchField } from '../settings/fields/switch-field.tsx'
import { SettingsForm } from '../settings/settings-form.tsx'
import { SettingsScreen } from '../settings/settings-screen.tsx'
import { type SectionForm, useSection } from '../settings/use-section.ts'
import { useAdminText } from '../text/use-admin-text.ts'

type Form = { payments: SectionForm<'payments'> }

export default function MethodsPage() {
  const { t } = useAdminText()
  return (
    <SettingsScreen text={t('adminMethods.text')}>
      <MethodsForm />
    </SettingsScreen>
  )
}

function MethodsForm() {
  const payments = useSection('payments')
  return (
    <SettingsForm forms={[payments]}>
      {() => (
        <>
          <MethodsPanel payments={payments} />
          <LimitsPanel payments={payments} />
        </>
      )}
    </SettingsForm>
  )
}

function MethodsPanel({ payments }: Form) {
  const { t } = useAdminText()
  const allOff = payments.value.methods.every(({ enabled }) => !enabled)
  return (
    <Panel title={t('settingsLabels.payments.methods')} text={t('adminMethods.listText')}>
      {allOff && (
        <p className="mb-4 flex gap-2 text-bad text-sm" role="status">
          <Icon name="triangle-alert" className="mt-px" />
          {t('adminMethods.allOff')}
        </p>
      )}
      <ListEditor at={payments.at('methods')} nameOf={({ method }) => METHOD_TERMS[method].label} compact>
        {(entry) => (
          <SwitchField
            at={entry.at('enabled')}
            label={METHOD_TERMS[entry.value.method].label}
            help={<Terms method={entry.value.method} />}
          />
        )}
      </ListEditor>
    </Panel>
  )
}

/** What the gateway charges and allows today; fixed. */
function Terms({ method }: { method: PaymentMethod }) {
  const { t, rupiah } = useAdminText()
  const { group, feeRupiah, cashierExtraRupiah, minRupiah, maxRupiah } = METHOD_TERMS[method]
  const fee =
    feeRupiah > 0
      ? t('adminMethods.fee', { amount: rupiah(feeRupiah) })
      : cashierExtraRupiah > 0
        ? t('adminMethods.cashierFee', { amount: rupiah(cashierExtraRupiah) })
        : t('adminMethods.noFee')
  return (
    <span className="num flex flex-wrap gap-x-4">
      <span>{t(`adminMethods.${group}`)}</span>
      <span>{fee}</span>
      <span>{t('adminMethods.range', { min: rupiah(minRupiah), max: rupiah(maxRupiah) })}</span>
    </span>
  )
}

function LimitsPanel({ payments }: Form) {
  const { t } = useAdminText()
  const limits = payments.at('limits')
  return (
    <Panel title={t('adminMethods.limits')}>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <NumberField at={limits.at('orders_in_10_minutes')} help={t('adminMethods.ordersHelp')} />
        <NumberField at={limits.at('max_rupiah')} prefix="Rp" nullable help={t('adminMethods.maxHelp')} />
      </div>
    </Panel>
  )
}
