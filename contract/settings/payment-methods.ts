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
export type KnownMethod = (typeof PAYMENT_METHODS)[number]

/** One of the list, or the code of another channel that the account at a gateway has. */
export type PaymentMethod = string

export const DEFAULT_PAYMENT_METHOD: KnownMethod = 'QRIS'

/** Payment type of an order of price 0, which bypasses the gateway. */
export const FREE_OF_CHARGE = 'FREE'

/** The form of a channel's code. No channel can pass for an order without a payment. */
export const METHOD_CODE = /^(?!FREE$)[A-Z][A-Z0-9_]{1,31}$/

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

const USUAL = { feeRupiah: 0, cashierExtraRupiah: 0, minRupiah: 10_000, expiryMinutes: 1_440 }
const VIRTUAL_ACCOUNT = { ...USUAL, group: 'virtualAccount', maxRupiah: 10_000_000 } as const
const CONVENIENCE_STORE = { ...USUAL, group: 'convenienceStore', maxRupiah: 2_500_000 } as const

export const METHOD_TERMS: Record<KnownMethod, MethodTerms> = {
  QRIS: {
    ...USUAL,
    label: 'QRIS',
    group: 'eWallet',
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

/** Lifetimes that every channel of the group allows: wallets at most an hour, some banks at least one and at most three. */
const OTHER_TERMS: Record<MethodGroup, Omit<MethodTerms, 'label'>> = {
  eWallet: METHOD_TERMS.QRIS,
  virtualAccount: { ...VIRTUAL_ACCOUNT, expiryMinutes: 180 },
  convenienceStore: { ...CONVENIENCE_STORE, expiryMinutes: 180 },
}

/** A channel beyond the list, as the gateway describes it. */
export type OtherChannel = { name?: string; group?: MethodGroup }

export function isKnown(method: PaymentMethod): method is KnownMethod {
  return PAYMENT_METHODS.some((known) => known === method)
}

/** A channel beyond the list has the gateway's name and group; without them its code says most. */
export function termsOf(method: PaymentMethod, { name, group }: OtherChannel = {}): MethodTerms {
  if (isKnown(method)) return METHOD_TERMS[method]
  const guess = method.endsWith('VA') ? 'virtualAccount' : 'eWallet'
  return { ...OTHER_TERMS[group ?? guess], label: name ?? method }
}

export function isFree(price: number): boolean {
  return price === 0
}

export function canCarry(method: KnownMethod, price: number): boolean {
  const { minRupiah, maxRupiah } = METHOD_TERMS[method]
  return price >= minRupiah && price <= maxRupiah
}

/** The methods whose usual limits include this price; a free product needs none. */
export function methodsFor(price: number): KnownMethod[] {
  return PAYMENT_METHODS.filter((method) => canCarry(method, price))
}

export function isPayable(price: number): boolean {
  return isFree(price) || methodsFor(price).length > 0
}
