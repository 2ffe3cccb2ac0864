// Payment methods: name, and the fee and price limits that apply until the gateway has listed its channels.
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

export function isFree(price: number): boolean {
  return price === 0
}

export function canCarry(method: PaymentMethod, price: number): boolean {
  const { minRupiah, maxRupiah } = METHOD_TERMS[method]
  return price >= minRupiah && price <= maxRupiah
}

/** The methods whose usual limits include this price; a free product needs none. */
export function methodsFor(price: number): PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => canCarry(method, price))
}

export function isPayable(price: number): boolean {
  return isFree(price) || methodsFor(price).length > 0
}
