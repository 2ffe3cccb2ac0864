import type { AdminCoupon, AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import type { Scope } from '#contract/shop/discounts.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { EmptyList } from '#web/admin/kit/lists/list-states.tsx'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { type DiscountState, daysLeft, stateOf } from './discount-form.ts'

type Props = {
  data: DiscountsReply
  chosen: string | null
  /** The editor stands beside it. */
  isNarrow: boolean
  now: Date
}

export function CouponTable({ data, chosen, isNarrow, now }: Props) {
  const { t } = useAdminText()
  return (
    <section aria-labelledby="coupons-title">
      <h2 id="coupons-title" className="mb-2 text-lg">
        {t('adminDiscounts.coupons')}
      </h2>
      {data.coupons.length === 0 ? (
        <EmptyList text={t('adminDiscounts.noCoupons')} />
      ) : (
        <table className="list tappable">
          <thead>
            <tr>
              <Head>{t('adminDiscounts.code')}</Head>
              <Head className="text-right">{t('adminDiscounts.off')}</Head>
              <Head>{t('adminDiscounts.for')}</Head>
              <Head className="text-right">{t('adminDiscounts.used')}</Head>
              {!isNarrow && <Head className="text-right">{t('adminDiscounts.givenAway')}</Head>}
              <Head>{t('admin.state')}</Head>
            </tr>
          </thead>
          <tbody>
            {data.coupons.map((coupon) => (
              <CouponRow
                key={coupon._id}
                coupon={coupon}
                data={data}
                isChosen={coupon._id === chosen}
                isNarrow={isNarrow}
                now={now}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

type CouponProps = Pick<Props, 'data' | 'isNarrow' | 'now'> & { coupon: AdminCoupon; isChosen: boolean }

function CouponRow({ coupon, data, isChosen, isNarrow, now }: CouponProps) {
  const { t, rupiah } = useAdminText()
  const target = useTargetText(data)(coupon.scope, t('adminDiscounts.everything'))
  const { used, max_uses: most, given, minimum } = coupon
  return (
    <tr className={isChosen ? 'bg-raised [box-shadow:inset_4px_0_0_var(--color-star)]' : ''}>
      <td>
        <SiteLink
          to={`/admin/discounts/coupons/${coupon._id}`}
          className="row-link font-mono"
          aria-current={isChosen || undefined}
        >
          {coupon.code}
        </SiteLink>
      </td>
      <td className="num text-right font-bold">
        {coupon.kind === 'percent' ? `${coupon.value}%` : rupiah(coupon.value)}
      </td>
      <td className="text-soft lg:min-w-32">
        {minimum > 0 ? t('adminDiscounts.fromPrice', { target, price: rupiah(minimum) }) : target}
      </td>
      <td className="num whitespace-nowrap text-right" data-label={t('adminDiscounts.used')}>
        {most === null ? used : t('adminDiscounts.usedOf', { used, most })}
      </td>
      {!isNarrow && (
        <td className="num whitespace-nowrap lg:text-right" data-label={t('adminDiscounts.givenAway')}>
          {given > 0 ? rupiah(given) : '–'}
        </td>
      )}
      <td className="max-lg:text-right">
        <StateBadge state={stateOf(coupon, now)} startsAt={coupon.starts_at} />
      </td>
    </tr>
  )
}

const TONES: Record<Exclude<DiscountState, 'later'>, Tone> = {
  running: 'ok',
  usedUp: 'plain',
  ended: 'plain',
  off: 'plain',
}

function StateBadge({ state, startsAt }: { state: DiscountState; startsAt: string | null }) {
  const { t, language } = useAdminText()
  if (state !== 'later') return <Badge tone={TONES[state]}>{t(`adminDiscounts.state_${state}`)}</Badge>
  return (
    <Badge tone="note">
      {t('adminDiscounts.startsAt', {
        when: startsAt ? jakartaShortDay(new Date(startsAt), language, new Date()) : '',
      })}
    </Badge>
  )
}

function useTargetText({ products, categories }: Pick<DiscountsReply, 'products' | 'categories'>) {
  const { t, language } = useAdminText()
  return (scope: Scope, everything: string): string => {
    if (scope === null) return everything
    const names = [
      ...categories.filter(({ id }) => scope.categories.includes(id)).map(({ name }) => name[language]),
      ...products.filter(({ _id }) => scope.products.includes(_id)).map(({ name }) => name),
    ]
    return names.length > 0 ? names.join(', ') : t('adminDiscounts.deletedTarget')
  }
}

export function SaleList({ data, chosen, now }: Omit<Props, 'isNarrow'>) {
  const { t } = useAdminText()
  return (
    <Panel title={t('adminDiscounts.sales')} flush>
      {data.sales.length === 0 ? (
        <p className="p-4 text-faint text-sm lg:px-5">{t('adminDiscounts.noSales')}</p>
      ) : (
        <ul className="row-list">
          {data.sales.map((sale) => (
            <SaleRow key={sale._id} sale={sale} data={data} isChosen={sale._id === chosen} now={now} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

type SaleProps = Pick<Props, 'data' | 'now'> & { sale: AdminSale; isChosen: boolean }

function SaleRow({ sale, data, isChosen, now }: SaleProps) {
  const { t, rupiah, timestamp } = useAdminText()
  const target = useTargetText(data)(sale.scope, t('adminDiscounts.everythingInside'))
  const what =
    sale.kind === 'price'
      ? t('adminDiscounts.priceFor', { target, price: rupiah(sale.value) })
      : t('adminDiscounts.offFor', { target, off: `${sale.value}%` })
  return (
    <li className="flex items-center justify-between gap-4">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <SiteLink
            to={`/admin/discounts/sales/${sale._id}`}
            className="row-link wrap-anywhere"
            aria-current={isChosen || undefined}
          >
            {sale.name}
          </SiteLink>
          <SaleState sale={sale} now={now} />
        </span>
        <span className="wrap-anywhere block text-faint text-sm">
          {what}
          {sale.starts_at && sale.ends_at && (
            <>
              {' · '}
              <span className="num">
                {t('admin.window', {
                  from: timestamp(sale.starts_at),
                  until: timestamp(sale.ends_at),
                })}
              </span>
            </>
          )}
        </span>
      </span>
      {sale.paid === 0 ? (
        <span className="text-faint">–</span>
      ) : (
        <span className="num flex-none text-right">
          <b>{rupiah(sale.revenue)}</b>
          <span className="block text-faint text-xs">{t('adminDiscounts.orders', { count: sale.paid })}</span>
        </span>
      )}
    </li>
  )
}

function SaleState({ sale, now }: { sale: AdminSale; now: Date }) {
  const { t } = useAdminText()
  const state = stateOf(sale, now)
  if (state !== 'running') return <StateBadge state={state} startsAt={sale.starts_at} />
  const days = daysLeft(sale, now)
  return (
    <Badge tone="wait">
      {days === null
        ? t('adminDiscounts.endless')
        : days === 0
          ? t('adminDiscounts.endsToday')
          : t('adminDiscounts.daysLeft', { days })}
    </Badge>
  )
}
