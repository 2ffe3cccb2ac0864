// Payment channels of the simulated merchant, with Tripay's names, fees and limits.

type Fee = { flat: number; percent: number }

export type Channel = {
  code: string
  name: string
  group: 'Virtual Account' | 'Convenience Store' | 'E-Wallet'
  fee: Fee
  paidBy: 'merchant' | 'customer'
  minAmount: number
  maxAmount: number
  /** Lifetime of a payment. */
  minMinutes: number
  maxMinutes: number
  /** Null for QR codes. */
  payCodeDigits: number | null
  /** Paid at a page of the wallet, with neither code nor QR. */
  redirects?: boolean
  /** False: listed, and refused in orders. */
  active?: boolean
}

const USUAL = { paidBy: 'merchant', minAmount: 10_000, maxAmount: 10_000_000, maxMinutes: 43_200 } as const
const BANK = {
  ...USUAL,
  group: 'Virtual Account',
  fee: { flat: 4_250, percent: 0 },
  payCodeDigits: 16,
} as const
const STORE = {
  ...USUAL,
  group: 'Convenience Store',
  fee: { flat: 3_500, percent: 0 },
  maxAmount: 2_500_000,
  minMinutes: 60,
  maxMinutes: 1_440,
  payCodeDigits: 15,
} as const
const WALLET = {
  ...USUAL,
  group: 'E-Wallet',
  fee: { flat: 0, percent: 3 },
  minAmount: 1_000,
  minMinutes: 15,
  payCodeDigits: null,
  redirects: true,
} as const

const QRIS = {
  ...USUAL,
  group: 'E-Wallet',
  fee: { flat: 750, percent: 0.7 },
  minAmount: 1_000,
  maxAmount: 5_000_000,
  minMinutes: 10,
  maxMinutes: 60,
  payCodeDigits: null,
} as const

/** Of other partners; an account has one of them or several, instead of `QRIS` or beside it. */
export const OTHER_QRIS: readonly Channel[] = [
  { ...QRIS, code: 'QRIS2', name: 'QRIS', maxMinutes: 1_440 },
  { ...QRIS, code: 'QRISC', name: 'QRIS (Customizable)', maxMinutes: 1_440 },
]

export const CHANNELS: readonly Channel[] = [
  { ...QRIS, code: 'QRIS', name: 'QRIS by ShopeePay' },
  { ...BANK, code: 'BRIVA', name: 'BRI Virtual Account', minMinutes: 60 },
  { ...BANK, code: 'BNIVA', name: 'BNI Virtual Account', minMinutes: 15, maxMinutes: 1_440 },
  { ...BANK, code: 'MANDIRIVA', name: 'Mandiri Virtual Account', minMinutes: 60 },
  {
    ...BANK,
    code: 'BCAVA',
    name: 'BCA Virtual Account',
    fee: { flat: 5_500, percent: 0 },
    paidBy: 'customer',
    minMinutes: 15,
  },
  { ...STORE, code: 'ALFAMART', name: 'Alfamart' },
  { ...STORE, code: 'INDOMARET', name: 'Indomaret', minMinutes: 15, maxMinutes: 43_200 },
  { ...STORE, code: 'ALFAMIDI', name: 'Alfamidi', minAmount: 5_000 },
  // Beyond the methods that every site has.
  { ...BANK, code: 'PERMATAVA', name: 'Permata Virtual Account', minMinutes: 60 },
  { ...BANK, code: 'BSIVA', name: 'BSI Virtual Account', minMinutes: 60, maxMinutes: 180 },
  { ...WALLET, code: 'OVO', name: 'OVO' },
  { ...WALLET, code: 'SHOPEEPAY', name: 'ShopeePay', maxMinutes: 60 },
]

export function findChannel(code: unknown): Channel | null {
  return [...CHANNELS, ...OTHER_QRIS].find((channel) => channel.code === code) ?? null
}

/** The fees of a price, in whole rupiah. */
export function feesOf({ fee, paidBy }: Channel, price: number) {
  const total = Math.ceil(fee.flat + (price * fee.percent) / 100)
  return { merchant: paidBy === 'merchant' ? total : 0, customer: paidBy === 'customer' ? total : 0 }
}
