// Payment channels of the gateway: fees, limits and state of each payment method.
import {
  type OtherChannel,
  PAYMENT_METHODS,
  type PaymentMethod,
  termsOf,
} from '#contract/settings/payment-methods.ts'

/** Whole rupiah; `percent` of the price may be a fraction. */
export type FeeRule = { flat: number; percent: number }

export type Channel = OtherChannel & {
  method: PaymentMethod
  /** The gateway's own code, where it is another one. */
  code?: string
  /** False: the gateway refuses it at the moment. */
  active: boolean
  /** Added to the price and paid with it. */
  buyer: FeeRule
  /** Kept back by the gateway. */
  owner: FeeRule
  /** The bounds of the fee, where the gateway has a lowest or a highest one. */
  minFee: number | null
  maxFee: number | null
  minRupiah: number
  maxRupiah: number
}

const NOTHING: FeeRule = { flat: 0, percent: 0 }

/** In whole rupiah, rounded up as the gateway does. The lowest and highest fee apply to the one who pays it all. */
export function feesOf(channel: Channel, price: number): { buyer: number; owner: number } {
  const [buyer, owner] = [applied(channel.buyer, price), applied(channel.owner, price)]
  return {
    buyer: owner === 0 ? bounded(buyer, channel) : buyer,
    owner: buyer === 0 ? bounded(owner, channel) : owner,
  }
}

function applied({ flat, percent }: FeeRule, price: number): number {
  // Percentages have two decimals: in whole numbers nothing is lost before rounding.
  return flat + Math.ceil((price * Math.round(percent * 100)) / 10_000)
}

function bounded(fee: number, { minFee, maxFee }: Channel): number {
  if (fee === 0) return 0
  return Math.min(Math.max(fee, minFee ?? 0), maxFee ?? Number.POSITIVE_INFINITY)
}

/** The terms of a method before the gateway was asked for the first time. */
export function builtInChannel(method: PaymentMethod): Channel {
  const { feeRupiah, minRupiah, maxRupiah } = termsOf(method)
  return {
    method,
    active: true,
    buyer: { flat: feeRupiah, percent: 0 },
    owner: NOTHING,
    minFee: null,
    maxFee: null,
    minRupiah,
    maxRupiah,
  }
}

export const BUILT_IN_CHANNELS = PAYMENT_METHODS.map(builtInChannel)
