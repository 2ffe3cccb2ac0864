// Checkout: validates an order, stores it, then opens the payment at the gateway.
import { FALLBACK_LANGUAGE, type Language } from '#contract/language.ts'
import { isFree } from '#contract/settings/payment-methods.ts'
import { linesOf } from '#contract/shop/basket.ts'
import { productNameIn } from '#contract/shop/product-name.ts'
import type { OrderReply } from '#contract/shop/store.schema.ts'
import { type Servers, toStoredName } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { isBlocked } from '#server/shop/players/player-blocks.service.ts'
import { type LimitedOrder, requireBelowLimit } from '#server/shop/products/player-limit.service.ts'
import type { BotChecker } from '#server/site/bot-check/bot-check.ts'
import type { GatewayUpdates } from './channel-updates.service.ts'
import type { CheckoutEvents } from './checkout-failures.service.ts'
import type { PaymentGateways } from './gateways/payment-gateway.ts'
import { newOrder, type OrderInput } from './new-order.ts'
import { createPaymentOpener, type SeenOrder } from './open-payment.ts'
import { type NewOrder, shownLines } from './order.ts'
import { countOrder, reservingNetwork } from './order-limits.ts'
import type { PaymentRouting, RoutedMethod } from './payment-routing.service.ts'
import type { DeliveryQueue, Payments } from './payments.service.ts'
import { createQuotes, type QuoteDeps } from './quotes.ts'
import { isReserved } from './reserved-username.ts'

type Deps = Core &
  QuoteDeps & {
    gateways: PaymentGateways
    botCheck: BotChecker
    channelUpdates: Pick<GatewayUpdates, 'onRefused' | 'onOtherFee'>
    channels: Pick<PaymentRouting, 'payable' | 'routes' | 'onTry' | 'onFailed' | 'onAnswered'>
    checkoutEvents: CheckoutEvents
    payments: Payments
    delivery: Pick<DeliveryQueue, 'wake'>
    servers: Pick<Servers, 'current'>
    reservedUsernames: readonly string[]
  }

type PlacedOrder = { reference: string } & Omit<OrderReply, 'checkoutUrl'>

export type Checkout = ReturnType<typeof createCheckout>

export function createCheckout(deps: Deps) {
  const {
    db,
    clock,
    random,
    log,
    limits,
    botCheck,
    gateways,
    channels,
    payments,
    delivery,
    currentSettings,
  } = deps
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
    await passBotCheck(request.turnstileToken, address)
    // After the bot check, so that requests without a solved one cannot use up a player's limit.
    const perPlayer = currentSettings().payments.limits.orders_in_10_minutes
    await countOrder(limits, { username: request.username, address, perPlayer })
    if (await isBlocked(db, request.username)) throw new AppError('player_blocked')

    const now = clock.now()
    const { isTest } = gateways
    const { reservedUsernames } = deps
    const network = reservingNetwork(address)
    const input = { lines, request, price, now, random, isTest, reservedUsernames, network }
    const limited = { lines, username: request.username, is_test: isTest, now, network }
    const order = isFree(price.price)
      ? await settleFree(newOrder({ ...input, fee: 0, gateway: null }), limited)
      : await placeAt(routes, input, limited)
    const products = lines.map(({ product }) => product.id)
    log.info({ order: order.id, products, method: order.method }, 'order placed')
    return toPlaced(order, asked.language)
  }

  /** Each gateway gets an order of its own. One that did not answer may have opened a payment, whose code nobody has seen. */
  async function placeAt(
    [route, ...others]: readonly RoutedMethod[],
    input: OrderInput & { request: SeenOrder },
    limited: LimitedOrder,
  ): Promise<NewOrder> {
    if (!route) throw new AppError('method_not_available')
    const order = newOrder({ ...input, ...route })
    // Stored before the gateway is called: a payment known only to the gateway would be lost money.
    await db.transaction().execute(async (trx) => {
      await requireBelowLimit(trx, limited)
      await payments.place(trx, order)
    })
    const isLast = others.length === 0
    try {
      await openPayment(order, input.request, { ...route, isLast })
      return order
    } catch (error) {
      if (isLast || (error instanceof AppError && error.code === 'amount_changed')) throw error
      return placeAt(others, input, limited)
    }
  }

  async function passBotCheck(token: string, address: string): Promise<void> {
    const verdict = await botCheck.verify({ token, address })
    if (verdict !== 'passed') throw new AppError(`security_check_${verdict}`)
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

function toPlaced(order: NewOrder, language: Language = FALLBACK_LANGUAGE): PlacedOrder {
  const { reference, items } = order
  return { reference, product: productNameIn(language, order), items: shownLines(items, language) }
}
