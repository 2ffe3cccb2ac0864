import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import type { Question } from './queue-key.ts'

type Props<Of = Item> = {
  item: Of
  /** Classes of the first button. */
  first: string
  onAsk: (what: Question, id: string) => void
}

const DELIVERIES = '/admin/store?tab=actions'

/** The first action follows from the cause. */
export function QueueActs({ item, first, onAsk }: Props) {
  const { t } = useAdminText()
  const may = useMay()
  if (item.kind === 'failed' || item.kind === 'unknown') {
    return <DeliveryActs item={item} first={first} onAsk={onAsk} />
  }
  if (item.kind === 'checkout') {
    if (!may('operation')) return <TellOwner />
    return (
      <SiteLink to="/admin/go-live" className={first}>
        {t('admin.testNow')}
      </SiteLink>
    )
  }
  if (item.kind === 'away') {
    if (item.part !== 'delivery' || !may('settings')) return null
    // The screen tests every server when it opens.
    return (
      <SiteLink to="/admin/network/servers" className={first}>
        {t('admin.testNow')}
      </SiteLink>
    )
  }
  if (item.kind === 'unknown_payment') {
    const { gateway_reference } = item
    return (
      <>
        <button type="button" className={first} onClick={() => onAsk('gateway', gateway_reference)}>
          {t('adminMoney.askAgain')}
        </button>
        <SiteLink to="/admin/money" className="btn btn-sm btn-ghost">
          {t('adminHome.open')}
        </SiteLink>
      </>
    )
  }
  if (item.kind !== 'flagged') return null
  return (
    <SiteLink to={orderOf(item.transaction_id)} className={first}>
      {t('adminHome.open')}
    </SiteLink>
  )
}

type Delivery = Extract<Item, { kind: 'failed' | 'unknown' }>

function DeliveryActs({ item, first, onAsk }: Props<Delivery>) {
  const { t } = useAdminText()
  const { kind, action_id, transaction_id } = item
  const open = (
    <SiteLink to={transaction_id === null ? DELIVERIES : orderOf(transaction_id)} className={first}>
      {t('adminHome.openOrder')}
    </SiteLink>
  )
  const resend = (
    <Button variant="ghost" label={t('admin.resend')} onClick={() => onAsk('resend', action_id)} />
  )
  if (kind === 'unknown') {
    return (
      <>
        <button type="button" className={first} onClick={() => onAsk('mark', action_id)}>
          {t('adminDelivery.arrived')}
        </button>
        {resend}
      </>
    )
  }
  if (item.cause === null || item.cause === 'other') {
    return (
      <>
        {open}
        {resend}
      </>
    )
  }
  return (
    <>
      <ByCause item={item} first={first} onAsk={onAsk} />
      {item.cause !== 'offline' && resend}
    </>
  )
}

function ByCause({ item, first, onAsk }: Props<Delivery>) {
  const { t } = useAdminText()
  const may = useMay()
  const { cause, transaction_id, product_id, action_id } = item
  if (cause === 'name' && transaction_id !== null) {
    return (
      <button type="button" className={first} onClick={() => onAsk('rename', transaction_id)}>
        {t('adminOrders.rename')}
      </button>
    )
  }
  if (cause === 'command' && product_id !== null) {
    if (!may('commands')) return <TellOwner />
    return (
      <SiteLink to={`/admin/store/products/${encodeURIComponent(product_id)}`} className={first}>
        {t('adminHome.editCommands')}
      </SiteLink>
    )
  }
  if (cause !== 'offline') return null
  return (
    <button type="button" className={first} onClick={() => onAsk('resend', action_id)}>
      {t('admin.resend')}
    </button>
  )
}

function TellOwner() {
  const { t } = useAdminText()
  return <span className="text-soft text-sm">{t('adminHome.tellOwner')}</span>
}

export function orderOf(id: string): string {
  return `/admin/store/transactions/${id}`
}
