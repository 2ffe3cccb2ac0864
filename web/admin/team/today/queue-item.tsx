import type { ReactNode } from 'react'
import type { Language } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { useCheckText } from '#web/admin/kit/text/use-check-text.ts'
import { jakartaTime } from '#web/kit/i18n/jakarta-time.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { QueueActs } from './queue-acts.tsx'
import type { Question } from './queue-key.ts'

type Props = {
  item: Item
  /** Only one item has the yellow button. */
  isSelected: boolean
  onSelect: () => void
  onAsk: (what: Question, id: string) => void
}

const LOOKS: Record<Item['kind'], { icon: IconName; tone: string }> = {
  checkout: { icon: 'circle-alert', tone: 'bg-bad-bg text-bad' },
  away: { icon: 'plug', tone: 'bg-bad-bg text-bad' },
  unknown: { icon: 'circle-help', tone: 'bg-wait-bg text-wait' },
  failed: { icon: 'circle-x', tone: 'bg-bad-bg text-bad' },
  flagged: { icon: 'scale', tone: 'bg-wait-bg text-wait' },
  unknown_payment: { icon: 'scale', tone: 'bg-wait-bg text-wait' },
}

/** Flags with words of their own. */
const ABOUT = ['refunded', 'paid_after_failure', 'above_limit'] as const

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
        <QueueActs
          item={item}
          first={`btn btn-sm ${isSelected ? 'btn-primary' : 'btn-outline'}`}
          onAsk={onAsk}
        />
      </div>
    </li>
  )
}

function What({ item }: { item: Item }) {
  const { t, language, number, rupiah } = useAdminText()
  const checkText = useCheckText()
  if (item.kind === 'checkout') {
    const { found, next } = checkText({ reason: item.reason, values: item.values })
    const time = jakartaTime(new Date(item.since), language)
    return (
      <Words
        title={t('adminHome.checkoutFails')}
        who={t('adminHome.checkoutSince', { time, count: number(item.times) })}
      >
        {found} {next}
      </Words>
    )
  }
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
  const who = (
    <Who username={item.username} what={ofProduct(item, language) ?? t('adminDelivery.voteReward')} />
  )
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
      <Words title={t(item.cause ? `adminHome.rejected_${item.cause}` : 'adminHome.rejected')} who={who}>
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

/** Null for the reward of a vote. */
function ofProduct(
  item: { product_name: string | null; product_name_id?: string | null },
  language: Language,
) {
  const { product_name, product_name_id } = item
  return product_name && productNameIn(language, { product_name, product_name_id: product_name_id ?? '' })
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
