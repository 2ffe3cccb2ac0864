import { METHOD_TERMS } from '#contract/settings/payment-methods.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { BusyButton } from '#web/admin/kit/parts/busy-button.tsx'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SwitchField } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { SettingsScreen } from '#web/admin/kit/settings/settings-screen.tsx'
import { type SectionForm, useSection } from '#web/admin/kit/settings/use-section.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChannelNotices } from './channel-notices.tsx'
import { ChannelTerms } from './channel-terms.tsx'
import { ExamplePanel } from './example-panel.tsx'
import { type Channels, useChannels } from './use-channels.ts'

type Form = { payments: SectionForm<'payments'> }

export default function MethodsPage() {
  const { t, timestamp } = useAdminText()
  const channels = useChannels()
  const { report, isAsking, askAgain } = channels
  const asked =
    report && !report.simulated && report.asked_at
      ? ` ${t('adminMethods.askedAt', { time: timestamp(report.asked_at) })}`
      : ''
  return (
    <SettingsScreen
      text={t('adminMethods.text') + asked}
      action={
        <BusyButton
          className="btn-outline btn-sm"
          busy={isAsking}
          busyLabel={t('adminMethods.asking')}
          onClick={askAgain}
        >
          <Icon name="refresh-cw" />
          {t('adminMethods.askAgain')}
        </BusyButton>
      }
    >
      <MethodsForm channels={channels} />
    </SettingsScreen>
  )
}

function MethodsForm({ channels }: { channels: Channels }) {
  const { t } = useAdminText()
  const payments = useSection('payments')
  const { report, loadProblem, reload, askProblem } = channels
  return (
    <SettingsForm forms={[payments]}>
      {() => (
        <>
          {report && (
            <ChannelNotices report={report} methods={payments.value.methods} askProblem={askProblem} />
          )}
          {loadProblem !== null && (
            <FailedList text={t('adminMethods.notLoaded')} error={loadProblem} onRetry={reload} />
          )}
          <MethodsPanel payments={payments} channels={channels} />
          <ExamplePanel methods={payments.value.methods} channels={channels} />
          <LimitsPanel payments={payments} />
        </>
      )}
    </SettingsForm>
  )
}

function MethodsPanel({ payments, channels }: Form & { channels: Channels }) {
  const { t } = useAdminText()
  const allOff = payments.value.methods.every(({ enabled }) => !enabled)
  const others = channels.report?.others ?? []
  return (
    <Panel
      title={t('settingsLabels.payments.methods')}
      text={t('adminMethods.listText')}
      foot={others.length > 0 && t('adminMethods.others', { names: others.join(', ') })}
    >
      {allOff && (
        <p className="mb-4 flex gap-2 text-bad text-sm" role="status">
          <Icon name="triangle-alert" className="mt-px" />
          {t('adminMethods.allOff')}
        </p>
      )}
      <div className="method-rows">
        <ListEditor at={payments.at('methods')} nameOf={({ method }) => METHOD_TERMS[method].label} compact>
          {(entry) => {
            const channel = channels.find(entry.value.method)
            const { label, group } = METHOD_TERMS[entry.value.method]
            return (
              <>
                <SwitchField
                  at={entry.at('enabled')}
                  label={label}
                  help={
                    channel ? <ChannelTerms channel={channel} /> : <span className="skeleton h-11 w-64" />
                  }
                />
                {group === 'convenienceStore' && (
                  <SwitchField
                    at={entry.at('barcode')}
                    label={t('adminMethods.barcode', { name: label })}
                    help={t('adminMethods.barcodeHelp')}
                  />
                )}
              </>
            )
          }}
        </ListEditor>
      </div>
    </Panel>
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
