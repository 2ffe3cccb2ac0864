import { GATEWAY_NAMES, type GatewayId } from '#contract/settings/gateways.ts'
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
  // Nothing chosen is the order of the site.
  const chosen = keyOf(at.value.length > 0 ? at.value : gateways)
  return (
    <SettingField at={at} label={t('adminMethods.takenBy', { name })} className="method-route">
      {(control) => (
        <select
          {...control}
          className="input"
          value={chosen}
          onChange={({ target }) => at.set(orders.find((order) => keyOf(order) === target.value) ?? [])}
        >
          {orders.map((order) => (
            <option key={keyOf(order)} value={keyOf(order)}>
              {order.length > 1
                ? order.map((id) => GATEWAY_NAMES[id]).join(`, ${t('adminMethods.thenNext')} `)
                : t('adminMethods.only', { gateway: order.map((id) => GATEWAY_NAMES[id]).join('') })}
            </option>
          ))}
        </select>
      )}
    </SettingField>
  )
}
