import {
  DEFAULT_PAYMENT_METHOD,
  METHOD_CODE,
  type PaymentMethod,
  termsOf,
} from '#contract/settings/payment-methods.ts'
import type { Channel } from '#contract/shop/payment-channels.ts'
import { isReference } from '#contract/shop/reference.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { CheckoutEvents } from './checkout-failures.service.ts'
import type { OpenedPayment, PaymentGateway, PaymentNotification } from './gateways/payment-gateway.ts'
import { CLOCK_MARGIN_MS, newReference } from './new-order.ts'

type Deps = Pick<Core, 'clock' | 'random'> & {
  gateway: Pick<PaymentGateway, 'id' | 'open' | 'cancel'>
  checkoutEvents: CheckoutEvents
  channelOf?(method: PaymentMethod): Channel | undefined
}

/** No reference of an order begins like this: one group more than they have. */
const TEST_PREFIX = 'TEST-'
const PRICE = 10_000
const MINUTE_MS = 60_000
/** Some channels refuse less than an hour, wallets more. */
const MAX_MINUTES = 120

/** Whether a notification is about a tested payment, which belongs to no order. */
export function isTestedPayment({ reference }: Pick<PaymentNotification, 'reference'>): boolean {
  return reference?.startsWith(TEST_PREFIX) === true && isReference(reference.slice(TEST_PREFIX.length))
}

/** Opens a payment that belongs to no order and whose code nobody sees: the only way to learn whether the gateway takes orders. */
export async function openTestPayment(
  {
    clock,
    random,
    gateway,
  }: Pick<Deps, 'clock' | 'random'> & { gateway: Pick<PaymentGateway, 'open' | 'cancel'> },
  method: PaymentMethod,
  { code: channel, minRupiah = 0 }: Partial<Pick<Channel, 'code' | 'minRupiah'>> = {},
): Promise<OpenedPayment> {
  const terms = termsOf(method)
  const openMs = Math.min(terms.expiryMinutes, MAX_MINUTES) * MINUTE_MS - CLOCK_MARGIN_MS
  const opened = await gateway.open({
    reference: TEST_PREFIX + newReference(random),
    method,
    channel,
    price: Math.max(PRICE, terms.minRupiah, minRupiah),
    productId: 'TEST',
    productName: 'Test, do not pay',
    username: 'Test',
    expiresAt: new Date(clock.now().getTime() + openMs),
  })
  // Otherwise it expires.
  await gateway.cancel?.(opened.gatewayReference).catch(() => {})
  return opened
}

export async function testCheckout(
  { checkoutEvents, channelOf, ...deps }: Deps,
  failed: string,
): Promise<void> {
  const { id } = deps.gateway
  const method = METHOD_CODE.test(failed) ? failed : DEFAULT_PAYMENT_METHOD
  try {
    await openTestPayment(deps, method, channelOf?.(method))
  } catch (error) {
    return checkoutEvents.onFailed(error, { gateway: id, method })
  }
  return checkoutEvents.onOpened(id)
}
