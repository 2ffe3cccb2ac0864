// Port to a payment gateway, and the gateways that are configured.

import type { Language } from '#contract/language.ts'
import type { GatewayId } from '#contract/settings/gateways.ts'
import type { PaymentMethod } from '#contract/settings/payment-methods.ts'
import type { Instruction } from '#contract/shop/payment.schema.ts'
import type { PaymentStatus } from '#contract/shop/payment.ts'
import type { Channel } from '#contract/shop/payment-channels.ts'

export type PaymentRequest = {
  /** Ours; the gateway repeats it in every notification. */
  reference: string
  method: PaymentMethod
  /** The gateway's own code of the method, where it is another one. */
  channel?: string
  /** The price, without the fee of the method. */
  price: number
  productId: string
  productName: string
  /** Encoded, see contract/network/username.ts. */
  username: string
  expiresAt: Date
  /** A wallet leads back to the page in this language. */
  language?: Language
  /** Where another gateway can take the order. */
  answerWithinMs?: number
}

/** A payment as the gateway has it. */
export type FoundPayment = {
  gatewayReference: string
  status: PaymentStatus
  /** Price and fee. */
  amount: number
  /** Null: the site's own name of the method. */
  paymentName: string | null
  payCode: string | null
  /** The company code that a bank asks for before the payment code. */
  billerCode: string | null
  qrString: string | null
  qrUrl: string | null
  /** The page of a wallet, where the payment is made. */
  payUrl?: string | null
  /** Null: as requested. */
  expiresAt: Date | null
  /** Sanitized to a few harmless tags. */
  instructions: Instruction[]
}

export type OpenedPayment = FoundPayment & { fee: number }

/** `amount` is the sum of all that was returned; null when the gateway does not say. */
type Returned = { flag: 'partly_refunded' | 'charged_back'; amount: number | null }

/** Status of a payment, from a callback or a status check. Validated in form only. */
export type PaymentNotification = {
  reference: string | null
  gatewayReference: string
  /** An unknown status is passed on as it came. */
  status: PaymentStatus | { unknown: string }
  amount: number
  paidAt: Date | null
  /** The fee that the gateway keeps of the amount; null when it does not tell. */
  gatewayFee: number | null
  isClosedPayment: boolean
  /** A part of it was returned, or its payer disputes it: the status stays as it was. */
  returned?: Returned
  /** Paid, but the gateway may take it back until then: the status is UNPAID, and a check is due at this time. */
  settlesAt?: Date | null
}

/** `refused` is final. `unavailable`: a retry may succeed, and the request may have succeeded already. */
export class GatewayError extends Error {
  readonly kind: 'refused' | 'unavailable'
  readonly about: GatewaySubject | null
  /** The gateway's own words; null when it gave no reply that can be read. */
  readonly words: string | null
  /** The variable of the environment that is most likely wrong. */
  readonly variable: string | null

  constructor(
    kind: 'refused' | 'unavailable',
    message: string,
    { about = null, words = null, variable = null }: GatewayErrorOptions = {},
  ) {
    super(message)
    this.kind = kind
    this.about = about
    this.words = words
    this.variable = variable
  }
}

type GatewayErrorOptions = {
  about?: GatewaySubject | null
  words?: string | null
  variable?: string | null
}

/** The subject of a refusal, or of a wrong reply, where it is known. */
export type GatewaySubject = 'method' | 'key' | 'reply' | 'address'

export type GatewayChannels = { channels: Channel[] }

export type CallbackReading =
  | { kind: 'notification'; notification: PaymentNotification }
  /** Wrong signature. */
  | { kind: 'forged' }
  /** Genuine, but its signature does not cover the status: the gateway is asked before anything changes. */
  | { kind: 'hint'; gatewayReference: string }
  /** The button of the gateway's panel that tests the address. */
  | { kind: 'test' }
  /** Signed by the gateway, but not a valid notification. */
  | { kind: 'unreadable'; why: string }

export type PaymentGateway = {
  readonly id: GatewayId
  /** It moves play money: its orders are tests. */
  readonly isTest: boolean
  /** Throws a GatewayError. */
  open(request: PaymentRequest): Promise<OpenedPayment>
  /** Null when the gateway knows no such payment. Throws a GatewayError. */
  fetchStatus(gatewayReference: string): Promise<PaymentNotification | null>
  /** Finds a payment whose open reply was lost; null when none was opened. Throws a GatewayError. */
  find(reference: string): Promise<FoundPayment | null>
  /** All channels of the merchant, active or not. Throws a GatewayError. */
  listChannels(signal?: AbortSignal): Promise<GatewayChannels>
  /** Ends an open payment that nobody should pay; only at gateways that can. Throws a GatewayError. */
  cancel?(gatewayReference: string): Promise<void>
  /** Verifies the signature before anything else is believed. */
  readCallback(headers: Record<string, string | string[] | undefined>, body: Buffer): CallbackReading
}

export type PaymentGateways = {
  readonly list: readonly PaymentGateway[]
  /** False while payments are off. */
  readonly isOpen: boolean
  /** They move play money, all or none: their orders are tests. */
  readonly isTest: boolean
  /** Null when it is not configured, or not any more. */
  find(id: string | null): PaymentGateway | null
}

export function toGateways(list: readonly PaymentGateway[]): PaymentGateways {
  return {
    list,
    isOpen: list.length > 0,
    isTest: list.some(({ isTest }) => isTest),
    find: (id) => list.find((one) => one.id === id) ?? null,
  }
}
