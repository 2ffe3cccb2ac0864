import type { ReactNode } from 'react'
import { shownUsername } from '#contract/network/username.ts'
import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { useMay } from '#web/admin/kit/frame/overview.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import type { Question } from './queue-key.ts'

type Props = {
  item: Item
  /** Only one item has the yellow button. */
  isSelected: boolean
  onSelect: () => void
  onAsk: (what: Question, actionId: string) => void
}

const LOOKS: Record<Item['kind'], { icon: IconName; tone: string }> = {
  away: { icon: 'plug', tone: 'bg-bad-bg text-bad' },
  unknown: { icon: 'circle-help', tone: 'bg-wait-bg text-wait' },
  failed: { icon: 'circle-x', tone: 'bg-bad-bg text-bad' },
  flagged: { icon: 'scale', tone: 'bg-wait-bg text-wait' },
  unknown_payment: { icon: 'scale', tone: 'bg-wait-bg text-wait' },
}

/** Flags with words of their own. */
const ABOUT = ['refunded', 'paid_after_failure', 'above_limit'] as const

const DELIVERIES = '/admin/store?tab=actions'

export function QueueItem({ item, isSelected, onSelect, onAsk }: Props) {
  const { icon, tone } = LOOKS[item.kind]
  return (
    <li data-at={isSelected || undefined} onFocus={onSelect} onPointerDown={onSelect}>
      <span className={`queue-icon ${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <What item={item} />
      </div>
      <div className="acts">
        <Acts item={item} first={`btn btn-sm ${isSelected ? 'btn-primary' : 'btn-outline'}`} onAsk={onAsk} />
      </div>
    </li>
  )
}

function What({ item }: { item: Item }) {
  const { t, language, number, rupiah } = useAdminText()
  if (item.kind === 'away') {
    const isPayments = item.part === 'payments'
    const minutes = Math.max(1, Math.round((Date.now() - Date.parse(item.since)) / 60_000))
    const time = jakartaTime(new Date(item.since), language)
    return (
      <Words
        title={isPayments ? t('adminHome.awayPayments') : t('adminHome.away', { name: item.name })}
        who={t('adminHome.awaySince', { time, minutes: number(minutes) })}
      >
        {isPayments
          ? t('adminHome.awayPaymentsText')
          : t('adminHome.awayWaits', { count: number(item.waiting) })}
      </Words>
    )
  }
  if (item.kind === 'unknown_payment') {
    return (
      <Words title={t('adminHome.unknownPayment')} who={`${item.gateway_reference} · ${rupiah(item.amount)}`}>
        {t('adminHome.unknownPaymentText')}
      </Words>
    )
  }
  const who = <Who username={item.username} what={item.product_name ?? t('adminDelivery.voteReward')} />
  if (item.kind === 'flagged') {
    const about = ABOUT.find((flag) => flag === item.flag) ?? null
    return (
      <Words title={about ? t(`adminHome.flagged_${about}`) : t('adminHome.flagged')} who={who}>
        {about ? t(`adminHome.flaggedText_${about}`) : t('adminHome.flaggedText')}
      </Words>
    )
  }
  if (item.kind === 'failed') {
    return (
      <Words title={t('adminHome.rejected')} who={who}>
        {item.reply && <code className="code">{item.reply}</code>}
      </Words>
    )
  }
  return (
    <Words title={t('adminHome.unknown')} who={who}>
      {t('adminHome.unknownText', { time: jakartaTime(new Date(item.at), language) })}
    </Words>
  )
}

function Words({ title, who, children }: { title: string; who: ReactNode; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="queue-who">{who}</div>
      <p className="wrap-anywhere">{children}</p>
    </>
  )
}

function Who({ username, what }: { username: string; what: string }) {
  const name = shownUsername(username)
  return (
    <>
      <PlayerHead name={name} size={20} />
      <SiteLink to={`/admin/players/${encodeURIComponent(username)}`} className="wrap-anywhere font-semibold">
        {name}
      </SiteLink>
      <span className="wrap-anywhere">{what}</span>
    </>
  )
}

type ActsProps = { item: Item; first: string; onAsk: Props['onAsk'] }

function Acts({ item, first, onAsk }: ActsProps) {
  const { t } = useAdminText()
  const mayOpen = useMay()
  if (item.kind === 'away') {
    if (item.part !== 'delivery' || !mayOpen('settings')) return null
    return (
      <SiteLink to="/admin/network/servers" className={first}>
        {t('adminHome.openServers')}
      </SiteLink>
    )
  }
  if (item.kind === 'unknown_payment') {
    return (
      <SiteLink to="/admin/money" className={first}>
        {t('adminHome.open')}
      </SiteLink>
    )
  }
  const ofOrder = item.transaction_id !== null
  const order = ofOrder ? `/admin/store/transactions/${item.transaction_id}` : DELIVERIES
  if (item.kind === 'flagged') {
    return (
      <SiteLink to={order} className={first}>
        {t('adminHome.open')}
      </SiteLink>
    )
  }
  const isUnknown = item.kind === 'unknown'
  return (
    <>
      <SiteLink to={order} className={first}>
        {t(!ofOrder ? 'adminHome.open' : isUnknown ? 'adminHome.checkOrder' : 'adminHome.correctName')}
      </SiteLink>
      <button
        type="button"
        className={`btn btn-sm ${isUnknown ? 'btn-outline' : 'btn-ghost'}`}
        onClick={() => onAsk(isUnknown ? 'mark' : 'resend', item.action_id)}
      >
        {t(isUnknown ? 'adminHome.markDelivered' : 'adminHome.resend')}
      </button>
    </>
  )
}
