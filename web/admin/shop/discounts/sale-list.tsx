import type { AdminSale, DiscountsReply } from '#contract/shop/discounts.schema.ts'
import { Badge } from '#web/admin/kit/parts/badge.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { StateBadge, useTargetText } from './coupon-table.tsx'
import { daysLeft, stateOf } from './discount-form.ts'

export function SaleList({ data, chosen, now }: { data: DiscountsReply; chosen: string | null; now: Date }) {
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

type RowProps = { sale: AdminSale; data: DiscountsReply; isChosen: boolean; now: Date }

function SaleRow({ sale, data, isChosen, now }: RowProps) {
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
