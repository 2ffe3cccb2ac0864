// Payment methods: name, fee and price limits of each.
export const PAYMENT_METHODS = [
  'QRIS',
  'BRIVA',
  'BNIVA',
  'MANDIRIVA',
  'BCAVA',
  'ALFAMART',
  'INDOMARET',
  'ALFAMIDI',
] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'QRIS'

/** Payment type of an order of price 0, which bypasses the gateway. */
export const FREE_OF_CHARGE = 'FREE'

export const PAYMENT_TYPES = [...PAYMENT_METHODS, FREE_OF_CHARGE] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** In the order in which the form shows them. */
export const METHOD_GROUPS = ['eWallet', 'virtualAccount', 'convenienceStore'] as const
export type MethodGroup = (typeof METHOD_GROUPS)[number]

type MethodTerms = {
  /** A name that is the same in both languages. */
  label: string
  group: MethodGroup
  /** Added to the price and paid with it. */
  feeRupiah: number
  /** Charged by the cashier on top, outside of the gateway. */
  cashierExtraRupiah: number
  minRupiah: number
  maxRupiah: number
  /** How long a payment stays open. The gateway allows QRIS an hour and all others a day. */
  expiryMinutes: number
}

const VIRTUAL_ACCOUNT = {
  group: 'virtualAccount',
  feeRupiah: 0,
  cashierExtraRupiah: 0,
  minRupiah: 10_000,
  maxRupiah: 10_000_000,
  expiryMinutes: 1_440,
} satisfies Partial<MethodTerms>

const CONVENIENCE_STORE = {
  group: 'convenienceStore',
  feeRupiah: 0,
  cashierExtraRupiah: 0,
  minRupiah: 10_000,
  maxRupiah: 2_500_000,
  expiryMinutes: 1_440,
} satisfies Partial<MethodTerms>

export const METHOD_TERMS: Record<PaymentMethod, MethodTerms> = {
  QRIS: {
    label: 'QRIS',
    group: 'eWallet',
    feeRupiah: 0,
    cashierExtraRupiah: 0,
    minRupiah: 1_000,
    maxRupiah: 5_000_000,
    expiryMinutes: 60,
  },
  BRIVA: { ...VIRTUAL_ACCOUNT, label: 'BRI Virtual Account' },
  BNIVA: { ...VIRTUAL_ACCOUNT, label: 'BNI Virtual Account' },
  MANDIRIVA: { ...VIRTUAL_ACCOUNT, label: 'Mandiri Virtual Account' },
  BCAVA: { ...VIRTUAL_ACCOUNT, label: 'BCA Virtual Account', feeRupiah: 5_500 },
  ALFAMART: { ...CONVENIENCE_STORE, label: 'Alfamart' },
  INDOMARET: { ...CONVENIENCE_STORE, label: 'Indomaret', cashierExtraRupiah: 3_000 },
  ALFAMIDI: { ...CONVENIENCE_STORE, label: 'Alfamidi', minRupiah: 5_000 },
}

export function cashierExtraOf(method: PaymentMethod): number {
  return METHOD_TERMS[method].cashierExtraRupiah
}

/** Shown beside a method in the form. The note is a key of the locales. */
export type FeeNote = { note: 'addedFee' | 'extraAtCashier'; amount: number }

export function feeNoteOf(method: PaymentMethod): FeeNote | null {
  const { feeRupiah, cashierExtraRupiah } = METHOD_TERMS[method]
  if (feeRupiah > 0) return { note: 'addedFee', amount: feeRupiah }
  if (cashierExtraRupiah > 0) return { note: 'extraAtCashier', amount: cashierExtraRupiah }
  return null
}

export function isFree(price: number): boolean {
  return price === 0
}

export function canCarry(method: PaymentMethod, price: number): boolean {
  const { minRupiah, maxRupiah } = METHOD_TERMS[method]
  return price >= minRupiah && price <= maxRupiah
}

/** What the owner offers: methods in their order, and the highest price that can be paid. */
export type PaymentOffer = { methods: readonly PaymentMethod[]; maxRupiah: number | null }

const EVERYTHING: PaymentOffer = { methods: PAYMENT_METHODS, maxRupiah: null }

/** The methods offered for this price; a free product needs none. */
export function methodsFor(price: number, { methods, maxRupiah } = EVERYTHING): PaymentMethod[] {
  if (maxRupiah !== null && price > maxRupiah) return []
  return methods.filter((method) => canCarry(method, price))
}

export function isPayable(price: number): boolean {
  return isFree(price) || methodsFor(price).length > 0
}

/** An estimate for the form: the gateway's own fee applies once there is a payment. */
export function feeFor(price: number, method: PaymentMethod): number {
  return isFree(price) ? 0 : METHOD_TERMS[method].feeRupiah
}

export function totalWithFee(price: number, method: PaymentMethod): number {
  return price + feeFor(price, method)
}
