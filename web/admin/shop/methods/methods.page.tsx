import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { type PaymentMethod, termsOf } from '#contract/settings/payment-methods.ts'
import { FailedList } from '#web/admin/kit/lists/list-states.tsx'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ListEditor } from '#web/admin/kit/settings/fields/list-editor.tsx'
import { NumberField } from '#web/admin/kit/settings/fields/number-field.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { SwitchField, SwitchRow } from '#web/admin/kit/settings/fields/switch-field.tsx'
import { SettingsForm } from '#web/admin/kit/settings/settings-form.tsx'
import { type SectionForm, SettingsScreen, useSection } from '#web/admin/kit/settings/settings-screen.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'
import { ChannelNotices, ChannelTerms } from './channel-terms.tsx'
import { ExamplePanel } from './example-panel.tsx'
import { GatewayAccounts } from './gateway-accounts.tsx'
import { type Channels, useChannels } from './use-channels.ts'

type Form = { payments: SectionForm<'payments'> }

export default function MethodsPage() {
  const { t, timestamp } = useAdminText()
  const channels = useChannels()
  const { reports = [], isAsking, askAgain } = channels
  const asked = reports
    .map(({ gateway, simulated, asked_at }) =>
      simulated || !asked_at
        ? ''
        : ` ${t('adminMethods.askedAt', { gateway: GATEWAY_NAMES[gateway], time: timestamp(asked_at) })}`,
    )
    .join('')
  return (
    <SettingsScreen
      text={t('adminMethods.text') + asked}
      action={
        <Button icon="refresh-cw" busy={isAsking} onClick={askAgain} label={t('adminMethods.askAgain')} />
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <GatewayAccounts onChange={channels.reload} />
        <MethodsForm channels={channels} />
      </div>
    </SettingsScreen>
  )
}

function MethodsForm({ channels }: { channels: Channels }) {
  const { t } = useAdminText()
  const payments = useSection('payments')
  const { reports = [], loadProblem, reload, askProblem } = channels
  return (
    <SettingsForm forms={[payments]}>
      {() => (
        <>
          {reports.map((report, place) => (
            <ChannelNotices
              key={report.gateway}
              report={report}
              methods={payments.value.methods}
              askProblem={place === 0 ? askProblem : null}
            />
          ))}
          {loadProblem !== null && <FailedList error={loadProblem} onRetry={reload} />}
          <MethodsPanel payments={payments} channels={channels} />
          <ExamplePanel methods={payments.value.methods} channels={channels} />
          <Panel title={t('adminMethods.limits')}>
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
              <NumberField
                at={payments.at('limits').at('orders_in_10_minutes')}
                help={t('adminMethods.ordersHelp')}
              />
              <NumberField
                at={payments.at('limits').at('max_rupiah')}
                prefix="Rp"
                nullable
                help={t('adminMethods.maxHelp')}
              />
            </div>
          </Panel>
        </>
      )}
    </SettingsForm>
  )
}

function MethodsPanel({ payments, channels }: Form & { channels: Channels }) {
  const { t } = useAdminText()
  const allOff = payments.value.methods.every(({ enabled }) => !enabled)
  const termsAt = (method: PaymentMethod) => termsOf(method, channels.find(method)[0]?.channel)
  return (
    <Panel title={t('settingsLabels.payments.methods')} text={t('adminSettings.dragHelp')}>
      {allOff && (
        <p className="mb-4 flex gap-2 text-bad text-sm" role="status">
          <Icon name="triangle-alert" className="mt-px" />
          {t('adminMethods.allOff')}
        </p>
      )}
      <div className="method-rows">
        <ListEditor at={payments.at('methods')} nameOf={({ method }) => termsAt(method).label} compact>
          {(entry) => {
            const found = channels.find(entry.value.method)
            const { label, group } = termsAt(entry.value.method)
            return (
              <div className="relative">
                <SwitchField
                  at={entry.at('enabled')}
                  label={label}
                  help={
                    found.length > 0 ? (
                      <span className="grid gap-1">
                        {found.map(({ gateway, channel }) => (
                          <ChannelTerms
                            key={gateway}
                            channel={channel}
                            name={found.length > 1 ? GATEWAY_NAMES[gateway] : null}
                          />
                        ))}
                      </span>
                    ) : channels.reports ? (
                      <Badge tone="plain">{t('adminMethods.state_not_listed')}</Badge>
                    ) : (
                      <span className="skeleton h-11 w-64" />
                    )
                  }
                />
                {found.length > 1 && (
                  <GatewayOrder
                    at={entry.at('gateways')}
                    name={label}
                    gateways={found.map(({ gateway }) => gateway)}
                  />
                )}
                {group === 'convenienceStore' && (
                  <SwitchField
                    at={entry.at('barcode')}
                    label={t('adminMethods.barcode', { name: label })}
                    help={t('adminMethods.barcodeHelp')}
                  />
                )}
              </div>
            )
          }}
        </ListEditor>
        <OtherChannels payments={payments} channels={channels} />
      </div>
    </Panel>
  )
}

/** Channels of the accounts that were never offered. One that is switched on becomes the last entry of the list. */
function OtherChannels({ payments, channels }: Form & { channels: Channels }) {
  const { t } = useAdminText()
  const list = payments.at('methods')
  const others = (channels.reports ?? [])
    .flatMap((report) => report.channels)
    .filter((channel) => list.value.every(({ method }) => method !== channel.method))
  if (others.length === 0 || list.lockedBy) return null

  function offer(method: PaymentMethod): void {
    list.update((now) => [...now, { method, enabled: true, barcode: false, gateways: [] }])
    // The row moves into the list, and the focus with it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-path="${list.key}"] > :last-child .switch`)?.focus(),
    )
  }

  return (
    <div className="mt-4 grid gap-2 border-line border-t pt-4">
      <h3 className="font-bold">{t('adminMethods.others')}</h3>
      <p className="text-faint text-sm">{t('adminMethods.othersText')}</p>
      {others.map((channel) => (
        <SwitchRow
          key={channel.method}
          label={termsOf(channel.method, channel).label}
          help={<ChannelTerms channel={channel} name={null} />}
          checked={false}
          onChange={() => offer(channel.method)}
        />
      ))}
    </div>
  )
}

type Props = { at: FieldAt<GatewayId[]>; name: string; gateways: readonly GatewayId[] }

const keyOf = (gateways: readonly GatewayId[]) => gateways.join(' ')

/** Which gateway takes a method first, and whether another one steps in. */
function GatewayOrder({ at, name, gateways }: Props) {
  const { t } = useAdminText()
  const orders = gateways.flatMap((first) => [
    [first, ...gateways.filter((other) => other !== first)],
    [first],
  ])
  const labelOf = (order: readonly GatewayId[]) => {
    const names = order.map((id) => GATEWAY_NAMES[id])
    const [gateway = ''] = names
    return names.length > 1
      ? names.join(`, ${t('adminMethods.thenNext')} `)
      : t('adminMethods.only', { gateway })
  }
  // Nothing chosen is the order of the site.
  const chosen = keyOf(at.value.length > 0 ? at.value : gateways)
  return (
    <SettingField at={at} label={t('adminMethods.takenBy', { name })} className="method-route">
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={orders.map((order) => ({ value: keyOf(order), label: labelOf(order) }))}
          onChoose={(key) => at.set(orders.find((order) => keyOf(order) === key) ?? [])}
        />
      )}
    </SettingField>
  )
}
