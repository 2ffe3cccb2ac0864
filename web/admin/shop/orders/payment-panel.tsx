import { Fragment, type ReactNode } from 'react'
import { FREE_OF_CHARGE, termsOf } from '#contract/settings/payment-methods.ts'
import type { AdminOrder, OrderDetail } from '#contract/shop/orders.schema.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import { CopyButton } from '#web/admin/kit/parts/copy-button.tsx'
import { Panel } from '#web/admin/kit/settings/fields/panel.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export function PaymentPanel({ order }: { order: OrderDetail }) {
  const { t, timestamp } = useAdminText()
  const { reference, gateway_reference, pay_code, biller_code, expires_at, paid_at, refunded_at } = order
  const isGiven = order.given_by !== null
  return (
    <Panel title={isGiven ? t('adminOrders.order') : t('admin.payment')}>
      <dl className="pairs">
        <Pair label={t('adminTransactions.reference')} copy={reference} />
        {gateway_reference && (
          <Pair label={`${t('adminOrders.gateway')} (${order.gateway})`} copy={gateway_reference} />
        )}
        {!isGiven && (
          <Pair label={t('adminMethods.method')}>
            <PaymentType order={order} />
          </Pair>
        )}
        {biller_code && <Pair label={t('adminOrders.companyCode')} copy={biller_code} />}
        {pay_code && <Pair label={t('adminOrders.payCode')} copy={pay_code} />}
        {paid_at === null && expires_at && (
          <Pair label={t('adminOrders.payBefore')}>{timestamp(expires_at)}</Pair>
        )}
        {paid_at && (
          <Pair label={t(isGiven ? 'adminOrders.givenAt' : 'adminOrders.paidAt')}>{timestamp(paid_at)}</Pair>
        )}
        {refunded_at && (
          <Pair label={t(isGiven ? 'adminOrders.takenBack' : 'admin.refunded')}>
            {timestamp(refunded_at)}
          </Pair>
        )}
      </dl>
    </Panel>
  )
}

function Pair({ label, copy, children }: { label: string; copy?: string; children?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {copy ?? children}
        {copy && <CopyButton text={copy} />}
      </dd>
    </div>
  )
}

/** The method's name as buyers know it, in short; the gateway's code is in the tooltip. */
export function PaymentType({ order }: { order: AdminOrder }) {
  const { payment_type: type, payment_name } = order
  const { t } = useAdminText()
  const name =
    type === FREE_OF_CHARGE
      ? t('admin.free')
      : termsOf(type, { name: payment_name }).label.replace('Virtual Account', 'VA')
  return <span title={type}>{name}</span>
}

/** The buyer's words to the friend who gets the order. */
export function GiftPanel({ order: { gift } }: { order: OrderDetail }) {
  const { t } = useAdminText()
  if (!gift) return null
  const { sender, message } = gift
  return (
    <Panel title={t('adminOrders.gift')}>
      {sender === null && message === null ? (
        <p className="text-sm text-soft">{t('adminOrders.giftBlank')}</p>
      ) : (
        <dl className="pairs">
          {sender !== null && <Pair label={t('admin.from')}>{sender}</Pair>}
          {message !== null && <Pair label={t('adminOrders.giftMessage')}>{message}</Pair>}
        </dl>
      )}
    </Panel>
  )
}

export function MoneyPanel({ order }: { order: OrderDetail }) {
  const { t, rupiah } = useAdminText()
  const { price, list_price, discount, fee, amount, gateway_fee, returned_amount, status, given_by } = order
  const received = (gateway_fee === null ? price : amount - gateway_fee) - (returned_amount ?? 0)
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
        {returned_amount !== null && (
          <>
            <dt>{t('admin.returnedByGateway')}</dt>
            <dd>{`−${rupiah(returned_amount)}`}</dd>
          </>
        )}
        {status === 'PAID' && (
          <>
            <dt className="line">{t('admin.youReceive')}</dt>
            <dd className="line text-ok">{rupiah(received)}</dd>
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
