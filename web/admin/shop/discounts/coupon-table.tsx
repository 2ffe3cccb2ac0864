import type { AdminCoupon, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import type { Scope } from '#contract/shop/discounts.ts'
import { Head } from '#web/admin/kit/lists/head.tsx'
import { EmptyList } from '#web/admin/kit/lists/list-states.tsx'
import { Badge, type Tone } from '#web/admin/kit/parts/badge.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { jakartaShortDay } from '#web/kit/i18n/jakarta-time.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { type DiscountState, stateOf } from './discount-form.ts'

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

type RowProps = Pick<Props, 'data' | 'isNarrow' | 'now'> & { coupon: AdminCoupon; isChosen: boolean }

function CouponRow({ coupon, data, isChosen, isNarrow, now }: RowProps) {
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

export function StateBadge({ state, startsAt }: { state: DiscountState; startsAt: string | null }) {
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

export function useTargetText({ products, categories }: Pick<DiscountsReply, 'products' | 'categories'>) {
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
