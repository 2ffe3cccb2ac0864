import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '#web/kit/api/call.ts'
import type { TextKey } from '#web/kit/i18n/text.ts'

const ERROR_TEXTS = {
  store_closed: 'store.storeClosed',
  product_not_found: 'store.productGone',
  product_not_for_sale: 'store.productGone',
  limit_reached: 'store.limitReached',
  username_invalid: 'store.usernameCharacters',
  username_reserved: 'store.usernameReserved',
  player_blocked: 'store.playerBlocked',
  method_not_available: 'store.methodNotAvailable',
  amount_changed: 'store.amountChanged',
  coupon_not_found: 'store.couponNotFound',
  coupon_ended: 'store.couponEnded',
  coupon_other_product: 'store.couponOtherProduct',
  coupon_minimum: 'store.couponMinimum',
  coupon_used_up: 'store.couponUsedUp',
  coupon_limit_reached: 'store.couponLimitReached',
  security_check_required: 'store.securityCheckRequired',
  security_check_failed: 'botCheck.failed',
  security_check_expired: 'botCheck.expired',
  security_check_unavailable: 'botCheck.unavailable',
  payment_unavailable: 'store.paymentUnavailable',
  too_many_requests: 'store.tooManyRequests',
} as const satisfies Partial<Record<ErrorCode, TextKey>>

type KnownCode = keyof typeof ERROR_TEXTS
export type ErrorTextKey =
  | (typeof ERROR_TEXTS)[KnownCode]
  | 'store.transactionFailed'
  | 'store.purchaseFailed'

export type CouponTextKey =
  | ErrorTextKey
  | 'store.couponFailed'
  | 'store.couponTooMany'
  | 'store.couponRequired'

/** Known error codes have their own text; anything that is not an API error is a network failure. */
export function orderFailure(error: unknown): ErrorTextKey {
  if (!(error instanceof ApiError)) return 'store.purchaseFailed'
  const code = error.reply?.code
  return code !== undefined && isKnownCode(code) ? ERROR_TEXTS[code] : 'store.transactionFailed'
}

function isKnownCode(code: ErrorCode): code is KnownCode {
  return Object.hasOwn(ERROR_TEXTS, code)
}

export function couponFailure(error: unknown): CouponTextKey {
  if (error instanceof ApiError && error.reply?.code === 'too_many_requests') return 'store.couponTooMany'
  return isAboutCoupon(error) ? orderFailure(error) : 'store.couponFailed'
}

export function isAboutCoupon(error: unknown): boolean {
  return error instanceof ApiError && (error.reply?.code.startsWith('coupon_') ?? false)
}

/** Null for what is no address of the web, such as a script. */
export function checkoutAddress(checkoutUrl: string, origin: string): URL | null {
  const url = URL.parse(checkoutUrl, origin)
  return url && /^https?:$/.test(url.protocol) ? url : null
}
