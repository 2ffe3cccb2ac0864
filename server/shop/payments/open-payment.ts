// Opens the payment of a stored order at the gateway, and ends the order when it cannot be paid as shown.
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { OrderRequest } from '#contract/shop/store.schema.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { type GatewayUpdates, ROUNDING_RUPIAH } from './channel-updates.service.ts'
import { LOST_REPLY_CHECK_MS } from './check-times.ts'
import type { CheckoutEvents } from './checkout-failures.service.ts'
import { GatewayError, type OpenedPayment, type PaymentGateways } from './gateways/payment-gateway.ts'
import { attachPayment, findOrder, rescheduleCheck } from './order.repository.ts'
import type { NewOrder } from './order.ts'
import type { PaymentRouting } from './payment-routing.service.ts'
import type { Payments } from './payments.service.ts'
import { isOutage } from './watch-gateway.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'log'> & {
  gateways: Pick<PaymentGateways, 'find'>
  payments: Pick<Payments, 'settle'>
  channelUpdates: Pick<GatewayUpdates, 'onRefused' | 'onOtherFee'>
  channels: Pick<PaymentRouting, 'onTry' | 'onFailed' | 'onAnswered'>
  checkoutEvents: CheckoutEvents
}

/** With the total that the buyer has seen, where it is known, the code of a coupon, and the language of the page. */
export type SeenOrder = OrderRequest & { total?: number; coupon?: string; language?: Language }

/** `isLast`: no other gateway is tried when this one fails. */
type Attempt = { answerWithinMs?: number; isLast: boolean }

export function createPaymentOpener({
  db,
  clock,
  log,
  gateways,
  payments,
  channelUpdates,
  channels,
  checkoutEvents,
}: Deps) {
  async function open(order: NewOrder, asked: SeenOrder, { answerWithinMs, isLast }: Attempt) {
    const { id, reference, price, product_id: productId, expires_at: expiresAt } = order
    const { paymentMethod: method, username, language = FALLBACK_LANGUAGE } = asked
    const productName = productNameIn(language, order)
    const gateway = gateways.find(order.gateway)
    try {
      const product = { productId, productName }
      const request = { reference, method, price, ...product, username, expiresAt, language, answerWithinMs }
      if (!gateway) throw new GatewayError('refused', `no gateway ${order.gateway}`)
      channels.onTry(gateway.id)
      const opened = await gateway.open(request)
      await attachPayment(db, id, opened)
      channels.onAnswered(gateway.id)
      await checkoutEvents.onOpened(gateway.id)
      return opened
    } catch (error) {
      if (gateway) channels[isOutage(error) ? 'onFailed' : 'onAnswered'](gateway.id)
      await handleError(order, error, isLast)
      await checkoutEvents.onFailed(error, order)
      const isMethod = error instanceof GatewayError && error.about === 'method'
      if (isMethod) await channelUpdates.onRefused(order.gateway, method, error.message).catch(logUpdate)
      throw new AppError(isMethod ? 'method_not_available' : 'payment_unavailable', { cause: error })
    }
  }

  /**
   * Refused is final, and an order that goes on at the next gateway ends here: nobody sees its code. Otherwise the gateway
   * may have opened it, so it is checked soon.
   */
  async function handleError({ id, reference }: NewOrder, error: unknown, isLast: boolean): Promise<void> {
    log.error({ err: error, reference }, 'payment not opened at the gateway')
    if (!isLast || (error instanceof GatewayError && error.kind === 'refused')) return fail(reference)
    const soon = new Date(clock.now().getTime() + LOST_REPLY_CHECK_MS)
    await rescheduleCheck(db, { id, status: 'UNPAID' }, soon)
  }

  async function fail(reference: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const stored = await findOrder(trx, reference)
      if (stored) await payments.settle(trx, stored, 'FAILED', null)
    })
  }

  /** Nobody pays more than the form has shown: the order ends, and the buyer sees the new total first. */
  async function refuseOtherFee(
    { reference, gateway, price, fee }: NewOrder,
    opened: OpenedPayment,
    asked: SeenOrder,
  ) {
    const { paymentMethod: method, total } = asked
    if (total === undefined || opened.amount <= total + ROUNDING_RUPIAH) return
    await fail(reference)
    const changed = { method, price, fee: opened.fee }
    log.warn({ reference, ...changed, expected: fee }, 'gateway charges another fee than listed')
    await channelUpdates.onOtherFee(gateway, changed).catch(logUpdate)
    throw new AppError('amount_changed')
  }

  /** The order has ended already; only the channel list is not up to date. */
  function logUpdate(error: unknown): void {
    log.error({ err: error }, 'payment channels not updated')
  }

  return async (order: NewOrder, asked: SeenOrder, attempt: Attempt): Promise<void> => {
    await refuseOtherFee(order, await open(order, asked, attempt), asked)
  }
}
