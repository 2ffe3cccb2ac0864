import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
import { Select } from '#web/admin/kit/parts/select.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { SettingField } from '#web/admin/kit/settings/fields/setting-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

type Props = { at: FieldAt<GatewayId[]>; name: string; gateways: readonly GatewayId[] }

const keyOf = (gateways: readonly GatewayId[]) => gateways.join(' ')

/** Which gateway takes a method first, and whether another one steps in. */
export function GatewayOrder({ at, name, gateways }: Props) {
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
