// What the store needs of whoever collects the money.

import type { Instruction } from '#contract/payment.schema.ts'
import type { PaymentStatus } from '#contract/payment.ts'
import type { PaymentMethod } from '#contract/payment-methods.ts'

export type PaymentWish = {
  /** Ours; the gateway gives it back with every news. */
  reference: string
  method: PaymentMethod
  /** The price, without the fee of the method. */
  price: number
  productId: string
  productName: string
  /** As it was sent, see contract/username.ts. */
  username: string
  expiresAt: Date
}

export type OpenedPayment = {
  gatewayReference: string
  status: PaymentStatus
  /** What the customer pays: price and fee. */
  amount: number
  fee: number
  paymentName: string
  payCode: string | null
  qrString: string | null
  qrUrl: string | null
  expiresAt: Date
  /** Cleaned of everything but a few harmless tags. */
  instructions: Instruction[]
}

/** What the gateway says of a payment, by callback or when asked. Everything in it was checked for its form only. */
export type PaymentNews = {
  reference: string | null
  gatewayReference: string
  /** One that we do not know is kept as it came. */
  status: PaymentStatus | { unknown: string }
  amount: number
  paidAt: Date | null
  isClosedPayment: boolean
}

/** `refused`: it will not take this wish, ever. `unavailable`: it may take it later, and may have taken it already. */
export class GatewayError extends Error {
  readonly kind: 'refused' | 'unavailable'

  constructor(kind: 'refused' | 'unavailable', message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

export type CallbackReading =
  | { kind: 'news'; news: PaymentNews }
  /** Not from the gateway. */
  | { kind: 'forged' }
  /** From the gateway, but nothing that we understand. */
  | { kind: 'unreadable'; why: string }

export type PaymentGateway = {
  /** Throws a GatewayError. */
  open(wish: PaymentWish): Promise<OpenedPayment>
  /** What it knows of a payment now; null when it knows none. Throws a GatewayError. */
  look(gatewayReference: string): Promise<PaymentNews | null>
  /** Finds what was opened although its answer never came; null when nothing was. Throws a GatewayError. */
  find(reference: string): Promise<OpenedPayment | null>
  /** Judges the raw bytes of a callback. */
  readCallback(headers: Record<string, string | string[] | undefined>, body: Buffer): CallbackReading
}
