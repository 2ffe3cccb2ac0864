import type { CSSProperties, ReactNode } from 'react'
import { describeFinding } from '#content/checks/describe-check.ts'
import type { Language } from '#contract/language.ts'
import { shownUsername } from '#contract/network/username.ts'
import type { ReplyCause } from '#contract/shop/failed-reply.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { QueueItem as Item } from '#contract/team/today.schema.ts'
import { useAge } from '#web/admin/kit/lists/row-time.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { PlayerHead } from '#web/kit/layout/player-head.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'
import type { IconName } from '#web/kit/ui/icon-names.ts'
import { orderOf, type Question, QueueActs } from './queue-acts.tsx'

type Props = {
  item: Item
  /** Only one item has the yellow button. */
  isSelected: boolean
  onSelect: () => void
  onAsk: (what: Question, id: string) => void
}

const LOOKS: Record<Item['kind'], { icon: IconName; tone: 'bad' | 'wait' }> = {
  checkout: { icon: 'circle-alert', tone: 'bad' },
  away: { icon: 'plug', tone: 'wait' },
  unknown: { icon: 'circle-help', tone: 'wait' },
  failed: { icon: 'circle-x', tone: 'bad' },
  held: { icon: 'scale', tone: 'wait' },
  flagged: { icon: 'scale', tone: 'wait' },
  unknown_payment: { icon: 'scale', tone: 'wait' },
}

/** Where the reply of the game shows what is wrong. */
const CAUSES: Partial<Record<ReplyCause, IconName>> = { name: 'user-round', command: 'package' }

const ABOUT = ['refunded', 'partly_refunded', 'charged_back', 'paid_after_failure', 'above_limit'] as const

/** What the notification said, and what that means for the order as it is now. */
function aboutFlagged({ flag, status, delivery }: Extract<Item, { kind: 'flagged' }>) {
  const about = ABOUT.find((one) => one === flag)
  const isOver = status === 'REFUND' && about !== 'refunded'
  const has = delivery === 'delivered' || delivery === 'resolved' ? 'delivered' : 'undelivered'
  const title = about ? (`adminTransactions.flag_${about}` as const) : 'adminOrders.mismatchTitle'
  if (isOver) return [title, 'adminHome.flaggedText_over'] as const
  if (about === 'paid_after_failure') return [title, `adminHome.flaggedText_late_${has}`] as const
  // Nothing was delivered of an order that was never seen as paid.
  if ((about === 'partly_refunded' || about === 'charged_back') && status !== 'PAID')
    return [title, 'adminHome.flaggedText'] as const
  if (about) return [title, `adminHome.flaggedText_${about}`] as const
  return status === 'PAID'
    ? (['adminHome.flaggedBefore', `adminHome.flaggedText_paid_${has}`] as const)
    : ([title, 'adminHome.flaggedText'] as const)
}

export function QueueItem({ item, isSelected, onSelect, onAsk }: Props) {
  const { icon, tone } = LOOKS[item.kind]
  const cause = 'cause' in item && item.cause !== null ? CAUSES[item.cause] : undefined
  const style: CSSProperties & { '--tone': string } = { '--tone': `var(--color-${tone})` }
  return (
    <li
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 border-line border-t border-l-(--tone) border-l-4 pt-3 pr-3 pb-3.5 pl-2.5 data-at:border-l-star data-at:bg-raised max-lg:pr-(--gutter) max-lg:pl-[calc(var(--gutter)-4px)]"
      data-at={isSelected || undefined}
      style={style}
      onFocus={onSelect}
      onPointerDown={onSelect}
    >
      <Icon name={cause ?? icon} className="mt-px text-(--tone) text-[1.125rem]" />
      <div className="min-w-0">
        <What item={item} />
        <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden max-lg:*:flex-1" data-acts>
          <QueueActs item={item} first={isSelected ? 'primary' : 'outline'} onAsk={onAsk} />
        </div>
      </div>
    </li>
  )
}

function What({ item }: { item: Item }) {
  const { t, knownWords, language, number, rowTime, rupiah } = useAdminText()
  if (item.kind === 'checkout') {
    const { reason, values, since, times, sells } = item
    const { found, next } = describeFinding({ reason, values }, language)
    const who =
      since && times
        ? t('adminHome.checkoutSince', { time: rowTime(since), count: number(times) })
        : item.gateway
    const text = `${found} ${next ?? ''}`
    const about = reason.startsWith('method_') ? 'adminHome.methodRefused' : 'adminHome.checkoutFails'
    return <Words title={t(sells ? about : 'adminHome.nobodyCanBuy')} at={since} who={who} text={text} />
  }
  if (item.kind === 'away') {
    const [title, text] =
      item.part === 'payments'
        ? [t('adminHome.awayPayments'), t('adminHome.awayPaymentsText')]
        : [
            t('adminHome.away', { name: item.name }),
            t('adminHome.awayWaits', { count: number(item.waiting) }),
          ]
    return <Words title={title} at={item.since} text={text} />
  }
  if (item.kind === 'unknown_payment') {
    const who = `${item.gateway_reference} · ${rupiah(item.amount)}`
    const text = t('adminHome.unknownPaymentText')
    return <Words title={t('adminMoney.withoutOrder')} at={item.at} who={who} text={text} />
  }
  const what = ofProduct(item, language) ?? t('adminDelivery.voteReward')
  const who = <Who username={item.username} what={what} order={item.transaction_id} />
  if (item.kind === 'flagged') {
    const [title, text] = aboutFlagged(item)
    return <Words title={t(title)} at={item.at} who={who} text={t(text)} />
  }
  if (item.kind === 'failed') {
    const title = t(item.cause ? `adminDelivery.cause_${item.cause}` : 'adminHome.rejected')
    const reply = item.reply && (
      <code className="code bg-deep px-2 py-0.5">{knownWords(item.reply, 'reply')}</code>
    )
    return <Words title={title} at={item.at} who={who} text={reply} />
  }
  if (item.kind === 'held') {
    const title = t(`adminHome.held_${item.held ?? 'refund'}`)
    const text = t(`adminDelivery.held_${item.held ?? 'refund'}`)
    const found = item.reply && (
      <code className="code bg-deep px-2 py-0.5">{knownWords(item.reply, 'reply')}</code>
    )
    return (
      <Words
        title={title}
        at={item.at}
        who={who}
        text={
          <>
            {text} {found}
          </>
        }
      />
    )
  }
  return (
    <Words title={t('adminOrders.arrivedTitle')} at={item.at} who={who} text={t('adminDelivery.noReply')} />
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

const TEXT = 'mt-0.5 text-[0.84375rem] text-soft leading-5'

type WordsProps = { title: string; at: string | null; who?: ReactNode; text: ReactNode }

function Words({ title, at, who, text }: WordsProps) {
  const { timestamp } = useAdminText()
  const age = useAge()
  return (
    <>
      <h3 className="flex justify-between gap-3 text-[0.9375rem] leading-5">
        {title}
        {at && (
          <time
            className="flex-none font-[500] text-[0.8125rem] text-faint tracking-[0]"
            dateTime={at}
            title={timestamp(at)}
          >
            {age(at)}
          </time>
        )}
      </h3>
      {who && <div className={`${TEXT} flex flex-wrap items-center gap-x-2 gap-y-0.5`}>{who}</div>}
      <p className={`${TEXT} wrap-anywhere`}>{text}</p>
    </>
  )
}

function Who({ username, what, order }: { username: string; what: string; order: string | null }) {
  const name = shownUsername(username)
  return (
    <>
      <PlayerHead name={name} size={20} />
      <SiteLink
        to={`/admin/players/${encodeURIComponent(username)}`}
        className="wrap-anywhere font-semibold text-ink"
      >
        {name}
      </SiteLink>
      {order === null ? (
        <span className="wrap-anywhere">{what}</span>
      ) : (
        <SiteLink to={orderOf(order)} className="wrap-anywhere">
          {what}
        </SiteLink>
      )}
    </>
  )
}
