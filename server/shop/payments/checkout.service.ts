// Checkout: validates an order, stores it, then opens the payment at the gateway.
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { isFree } from '#contract/settings/payment-methods.ts'
import { linesOf } from '#contract/shop/basket.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { OrderReply, OrderRequest } from '#contract/shop/store.schema.ts'
import { keysOfPlayer, type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { unsynced } from '#server/platform/kernel/work-context.ts'
import { isBlocked } from '#server/shop/players/player-blocks.service.ts'
import { type LimitedOrder, requireBelowLimit } from '#server/shop/products/player-limit.service.ts'
import type { BotChecker } from '#server/site/bot-check/bot-check.ts'
import type { GatewayUpdates } from './channel-updates.service.ts'
import { LOST_REPLY_CHECK_MS } from './check-times.ts'
import type { CheckoutEvents } from './checkout-failures.service.ts'
import { GatewayError, type OpenedPayment, type PaymentGateways } from './gateways/payment-gateway.ts'
import { newOrder, type OrderInput } from './new-order.ts'
import { attachPayment, findOrder, rescheduleCheck } from './order.repository.ts'
import { type NewOrder, shownLines } from './order.ts'
import { countOrder, reservingNetwork } from './order-limits.ts'
import type { PaymentRouting, RoutedMethod } from './payment-routing.service.ts'
import type { DeliveryQueue, Payments } from './payments.service.ts'
import { createQuotes, type QuoteDeps } from './quotes.ts'
import { ROUNDING_RUPIAH } from './refused-methods.service.ts'
import { isReserved } from './reserved-username.ts'
import { isOutage } from './watch-gateway.ts'

type Deps = Core &
  QuoteDeps & {
    gateways: PaymentGateways
    botCheck: BotChecker
    channelUpdates: Pick<GatewayUpdates, 'onAccepted' | 'onRefused' | 'onOtherFee'>
    channels: Pick<PaymentRouting, 'offer' | 'routes' | 'onTry' | 'onFailed' | 'onAnswered'>
    checkoutEvents: CheckoutEvents
    payments: Payments
    delivery: Pick<DeliveryQueue, 'wake'>
    servers: Pick<Servers, 'current'>
    reservedUsernames: readonly string[]
  }

/** With the total that the buyer has seen, where it is known, the code of a coupon, and the language of the page. */
export type SeenOrder = OrderRequest & { total?: number; coupon?: string; language?: Language }

type PlacedOrder = { reference: string } & Omit<OrderReply, 'checkoutUrl'>

export type Checkout = ReturnType<typeof createCheckout>

export function createCheckout(deps: Deps) {
  const { db, clock, random, log, limits, gateways, channels, payments, delivery, shownSettings } = deps
  const openPayment = createPaymentOpener(deps)
  const { requireOpenStore, priceOfOrder, quote } = createQuotes(deps)

  /** The prices always come from the catalogue. */
  async function placeOrder(asked: SeenOrder, address: string): Promise<PlacedOrder> {
    requireOpenStore()
    const request = { ...asked, username: toStoredName(asked.username, deps.servers) }
    if (isReserved(request.username, deps)) throw new AppError('username_reserved')
    const lines = await deps.catalogue.findForSale(linesOf(request))
    const price = await priceOfOrder(lines, request, address)
    const routes = channels.routes(price.price, request.paymentMethod)
    const [payable] = routes
    if (!isFree(price.price) && !payable) throw new AppError('method_not_available')
    const { total } = payable ?? { total: price.price }
    if (request.total !== undefined && request.total !== total) throw new AppError('amount_changed')
    const verdict = await deps.botCheck.verify({ token: request.turnstileToken, address })
    if (verdict !== 'passed') throw new AppError(`security_check_${verdict}`)
    // After the bot check, so that requests without a solved one cannot use up a player's limit.
    const perPlayer = shownSettings().payments.limits.orders_in_10_minutes
    await countOrder(limits, { username: request.username, address, perPlayer })
    const keys = keysOfPlayer(request.username, deps.servers)
    if (await isBlocked(db, keys)) throw new AppError('player_blocked')

    const now = clock.now()
    const { isTest } = gateways
    const { reservedUsernames } = deps
    const network = reservingNetwork(address)
    const input = { lines, request, price, now, random, isTest, reservedUsernames, network }
    const limited = { lines, keys, is_test: isTest, now, network }
    const order = isFree(price.price)
      ? await settleFree(newOrder({ ...input, fee: 0, gateway: null }), limited)
      : await placeAt(routes, input, limited)
    const products = lines.map(({ product }) => product.id)
    const { id, reference, method } = order
    log.info({ order: id, reference, products, method }, 'order placed')
    const { language = FALLBACK_LANGUAGE } = asked
    const product = productNameIn(language, order)
    return { reference, product, items: shownLines(order.items, language) }
  }

  /** Each gateway gets an order of its own. One that did not answer may have opened a payment, whose code nobody has seen. */
  async function placeAt(
    [route, ...others]: readonly RoutedMethod[],
    input: OrderInput & { request: SeenOrder },
    limited: LimitedOrder,
  ): Promise<NewOrder> {
    if (!route) throw new AppError('method_not_available')
    const order = newOrder({ ...input, ...route })
    // Stored before the gateway is called: a payment known only to the gateway would be lost money. Nobody can pay it before
    // its code is stored as well, and that commit syncs both.
    await unsynced(() =>
      db.transaction().execute(async (trx) => {
        await requireBelowLimit(trx, limited)
        await payments.place(trx, order)
      }),
    )
    const isLast = others.length === 0
    try {
      await openPayment(order, input.request, { ...route, isLast })
      return order
    } catch (error) {
      if (isLast || (error instanceof AppError && error.code === 'amount_changed')) throw error
      return placeAt(others, input, limited)
    }
  }

  async function settleFree(order: NewOrder, limited: LimitedOrder): Promise<NewOrder> {
    await db.transaction().execute(async (trx) => {
      await requireBelowLimit(trx, limited)
      const placed = await payments.place(trx, order)
      await payments.settle(trx, placed, 'PAID', null)
    })
    delivery.wake()
    return order
  }

  return { quote, placeOrder }
}

/** `isLast`: no other gateway is tried when this one fails. */
type Attempt = Pick<RoutedMethod, 'answerWithinMs' | 'channel'> & { isLast: boolean }

/** Opens the payment of a stored order at the gateway, and ends the order when it cannot be paid as shown. */
function createPaymentOpener(deps: Deps) {
  const { db, clock, log, gateways, payments, channelUpdates, channels, checkoutEvents } = deps
  async function open(order: NewOrder, asked: SeenOrder, { answerWithinMs, channel, isLast }: Attempt) {
    const { id, reference, price, product_id: productId, expires_at: expiresAt } = order
    const { paymentMethod: method, username, language = FALLBACK_LANGUAGE } = asked
    const productName = productNameIn(language, order)
    const gateway = gateways.find(order.gateway)
    try {
      const product = { productId, productName }
      const request = {
        reference,
        method,
        channel,
        price,
        ...product,
        username,
        expiresAt,
        language,
        answerWithinMs,
      }
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
      if (isMethod) await channelUpdates.onRefused(order.gateway, method, error).catch(logUpdate)
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
      const stored = await findOrder(trx, { reference })
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
    await channelUpdates.onAccepted(order.gateway, asked.paymentMethod).catch(logUpdate)
  }
}
