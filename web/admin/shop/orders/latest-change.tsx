// Another person changed the order while it is read: its data is loaded again every few seconds, so the reason is said.
import { readCheck } from '#contract/shop/delivery.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { useOverview } from '#web/admin/kit/frame/overview.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { Icon } from '#web/kit/ui/icon.tsx'

const MINUTE_MS = 60_000
const RECENT_MS = 10 * MINUTE_MS

/** Newest last. A send action stores the name of its checker in the reply. */
function changesOf({ events, send_actions }: OrderDetail) {
  const checks = send_actions
    .flatMap(({ history }) => history)
    .filter(({ outcome }) => outcome === 'checked')
    .map(({ at, reply }) => ({ at, kind: 'delivered' as const, admin: readCheck(reply).admin }))
  return [...events, ...checks].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

export function LatestChange({ order }: { order: OrderDetail }) {
  const { t, language } = useAdminText()
  const me = useOverview().data?.admin
  const change = changesOf(order).at(-1)
  const age = change ? Date.now() - Date.parse(change.at) : RECENT_MS
  if (!change?.admin || change.admin === me || age >= RECENT_MS) return null
  const minutes = Math.max(1, Math.floor(age / MINUTE_MS))
  const ago = new Intl.RelativeTimeFormat(language).format(-minutes, 'minute')
  return (
    <p className="notice" role="status">
      <Icon name="history" />
      {t(`adminOrders.changed_${change.kind}`, { admin: change.admin, ago })}
    </p>
  )
}
