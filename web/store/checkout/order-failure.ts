// What a buyer is told when an order did not come about.
import type { ErrorCode } from '#contract/errors.ts'
import { ApiError } from '../../api/call.ts'
import type { TextKey } from '../../i18n/text.ts'

const SENTENCES = {
  product_not_found: 'store.productGone',
  username_invalid: 'store.usernameCharacters',
  username_reserved: 'store.usernameReserved',
  method_not_available: 'store.methodNotAvailable',
  security_check_required: 'store.securityCheckRequired',
  security_check_failed: 'botCheck.failed',
  security_check_expired: 'botCheck.expired',
  security_check_unavailable: 'botCheck.unavailable',
  payment_unavailable: 'store.paymentUnavailable',
  too_many_requests: 'store.tooManyRequests',
} as const satisfies Partial<Record<ErrorCode, TextKey>>

type Told = keyof typeof SENTENCES
type Sentence = (typeof SENTENCES)[Told] | 'store.transactionFailed' | 'store.purchaseFailed'

/** An answer that is not OK has its own sentence where we know why; everything else never reached the server. */
export function orderFailure(error: unknown): Sentence {
  if (!(error instanceof ApiError)) return 'store.purchaseFailed'
  const code = error.reply?.code
  return code !== undefined && isTold(code) ? SENTENCES[code] : 'store.transactionFailed'
}

function isTold(code: ErrorCode): code is Told {
  return Object.hasOwn(SENTENCES, code)
}

/** Where to pay, if that is a place of our own site. */
export function ownAddress(checkoutUrl: string, origin: string): string | null {
  if (!URL.canParse(checkoutUrl, origin)) return null
  const url = new URL(checkoutUrl, origin)
  // The whole address: a path that begins with two slashes would lead elsewhere.
  return url.origin === origin ? url.href : null
}
