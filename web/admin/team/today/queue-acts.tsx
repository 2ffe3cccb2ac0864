import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Button, LinkButton } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { HeldActs } from '#web/admin/shop/deliveries/held-acts.tsx'
import type { Look } from '#web/kit/ui/button.tsx'

/**
 * The question before a delivery is resent, marked as delivered, or its order gets another name or is refunded; the gateway is asked at
 * once.
 */
export type Question = 'resend' | 'mark' | 'rename' | 'refund' | 'gateway'

type Props<Of = Item> = {
  item: Of
  /** The look of the first button. */
  first: Look['variant']
  onAsk: (what: Question, id: string) => void
}

/** The first action follows from the cause. */
export function QueueActs({ item, first, onAsk }: Props) {
  const { t } = useAdminText()
  const may = useMay()
  if (item.kind === 'failed' || item.kind === 'unknown') {
    return <DeliveryActs item={item} first={first} onAsk={onAsk} />
  }
  if (item.kind === 'held') {
    const { held, action_id, transaction_id } = item
    return (
      <HeldActs
        held={held}
        first={first}
        onSend={() => onAsk('resend', action_id)}
        onMark={() => onAsk('mark', action_id)}
        onRefund={() => onAsk('refund', transaction_id ?? '')}
      />
    )
  }
  if (item.kind === 'checkout') {
    if (!may('operation')) return <TellOwner />
    return <LinkButton to="/admin/go-live" variant={first} label={t('admin.testNow')} />
  }
  if (item.kind === 'away') {
    if (item.part !== 'delivery' || !may('settings')) return null
    // The screen tests every server when it opens.
    return <LinkButton to="/admin/network/servers" variant={first} label={t('admin.testNow')} />
  }
  if (item.kind === 'unknown_payment') {
    const ask = () => onAsk('gateway', item.gateway_reference)
    return (
      <>
        <Button variant={first} label={t('adminMoney.ask')} onClick={ask} />
        <LinkButton to="/admin/money" variant="ghost" label={t('adminHome.open')} />
      </>
    )
  }
  if (item.kind !== 'flagged') return null
  return <LinkButton to={orderOf(item.transaction_id)} variant={first} label={t('adminHome.open')} />
}

type Delivery = Extract<Item, { action_id: string }>

function DeliveryActs({ item, first, onAsk }: Props<Delivery>) {
  const { t } = useAdminText()
  const { kind, cause, action_id } = item
  const resend = (variant: Look['variant']) => (
    <Button variant={variant} label={t('admin.resend')} onClick={() => onAsk('resend', action_id)} />
  )
  if (kind === 'failed' && cause === 'offline') return resend(first)
  return (
    <>
      {kind === 'unknown' ? (
        <Button variant={first} label={t('adminDelivery.arrived')} onClick={() => onAsk('mark', action_id)} />
      ) : (
        <ByCause item={item} first={first} onAsk={onAsk} />
      )}
      {resend('ghost')}
    </>
  )
}

function ByCause({ item, first, onAsk }: Props<Delivery>) {
  const { t } = useAdminText()
  const may = useMay()
  const { cause, transaction_id, product_id } = item
  if (cause === null || cause === 'other') {
    const to = transaction_id === null ? '/admin/store?tab=actions' : orderOf(transaction_id)
    return <LinkButton to={to} variant={first} label={t('adminDelivery.transaction')} />
  }
  if (cause === 'name' && transaction_id !== null) {
    const rename = () => onAsk('rename', transaction_id)
    return <Button variant={first} label={t('adminOrders.rename')} onClick={rename} />
  }
  if (cause !== 'command' || product_id === null) return null
  if (!may('commands')) return <TellOwner />
  const to = `/admin/store/products/${encodeURIComponent(product_id)}`
  return <LinkButton to={to} variant={first} label={t('adminHome.editCommands')} />
}

function TellOwner() {
  const { t } = useAdminText()
  return <span className="text-soft text-sm">{t('adminHome.tellOwner')}</span>
}

export function orderOf(id: string): string {
  return `/admin/store/transactions/${id}`
}
