import { Fragment } from 'react'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { OrderDetail } from '#contract/shop/orders.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function MoneyPanel({ order }: { order: OrderDetail }) {
  const { t, rupiah } = useAdminText()
  const { price, list_price, discount, fee, amount, gateway_fee, status, given_by } = order
  const isPaid = status === 'PAID' || status === 'REFUND'
  if (given_by !== null) {
    return (
      <Panel title={t('adminOrders.money')}>
        <p className="text-sm">
          <b className="wrap-anywhere">{t('adminOrders.event_given', { admin: given_by })}</b>
          <span className="mt-1 block text-soft">{t('adminOrders.givenMoney')}</span>
        </p>
      </Panel>
    )
  }
  return (
    <Panel title={t('adminOrders.money')}>
      <dl className="sum grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 text-sm">
        <Lines items={order.items} />
        {list_price > price && (
          <>
            <dt>{t('adminOrders.listPrice')}</dt>
            <dd>{rupiah(list_price)}</dd>
            <dt>
              {t(`adminOrders.discount_${discount?.kind ?? 'product'}`, { name: discount?.name ?? '' })}
            </dt>
            <dd>{`−${rupiah(list_price - price)}`}</dd>
          </>
        )}
        <dt>{t('admin.price')}</dt>
        <dd>{rupiah(price)}</dd>
        <dt>{t('adminOrders.buyerFee')}</dt>
        <dd>{rupiah(fee)}</dd>
        <dt className="line">{isPaid ? t('adminOrders.buyerPaid') : t('adminMethods.buyerPays')}</dt>
        <dd className="line">{rupiah(amount)}</dd>
        {order.payment_type !== FREE_OF_CHARGE && (
          <>
            <dt>{t('admin.gatewayFee')}</dt>
            <dd>{gateway_fee === null ? t('adminOrders.unknown') : `−${rupiah(gateway_fee)}`}</dd>
          </>
        )}
        {status === 'PAID' && (
          <>
            <dt className="line">{t('admin.youReceive')}</dt>
            <dd className="line text-ok">{rupiah(gateway_fee === null ? price : amount - gateway_fee)}</dd>
          </>
        )}
      </dl>
    </Panel>
  )
}

/** A single product is named at the top of the screen. */
function Lines({ items }: Pick<OrderDetail, 'items'>) {
  const { language, rupiah } = useAdminText()
  if (items.length === 1 && items[0]?.quantity === 1) return null
  return items.map(({ quantity, list_price, price, ...item }, place) => (
    <Fragment key={place}>
      <dt className="wrap-anywhere">{`${quantity} × ${productNameIn(language, item)}`}</dt>
      <dd>
        {list_price > price && <s className="mr-1.5 text-faint">{rupiah(list_price)}</s>}
        {rupiah(price)}
      </dd>
    </Fragment>
  ))
}
