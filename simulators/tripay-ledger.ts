// Payments of the simulated Tripay.
import { createHash } from 'node:crypto'
import { type Channel, feesOf } from './tripay-channels.ts'
import { demoQris } from './tripay-qris.ts'
import { createStateFile } from './tripay-state-file.ts'

export type TripayStatus = 'UNPAID' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUND'
export type TripayOutcome = Exclude<TripayStatus, 'UNPAID'>

export type TripayItem = {
  sku: string | null
  name: string
  price: number
  quantity: number
}

/** The create request of the merchant. */
export type TripayOrder = {
  merchant_ref: string | null
  method: string
  /** Without the customer's fee. */
  price: number
  customer_name: string
  customer_email: string
  customer_phone: string | null
  order_items: TripayItem[]
  callback_url: string | null
  return_url: string | null
  /** Unix seconds. */
  expired_time: number
}

export type TripayTransaction = TripayOrder & {
  reference: string
  pay_code: string | null
  qr_string: string | null
  status: TripayStatus
  created_at: number
  paid_at: number | null
  /** As they were when it was opened. */
  fees?: { merchant: number; customer: number }
}

type State = { counter: number; transactions: TripayTransaction[] }
type Options = { now: () => Date; merchantCode: string; stateFile?: string }
export type Ledger = ReturnType<typeof createLedger>

/** Full-period sequence in scattered order. */
const STRIDE = 104_729
const REFERENCE_DIGITS = 10
const RETENTION_SECONDS = 30 * 24 * 60 * 60

export function createLedger({ now, merchantCode, stateFile }: Options) {
  const state: State = { counter: 0, transactions: [] }
  const file = createStateFile(stateFile, () => state)
  const loaded = file.load()
  const seconds = () => Math.floor(now().getTime() / 1_000)
  if (isState(loaded)) {
    state.counter = loaded.counter
    // The file is rewritten at each change, so old final payments are removed.
    state.transactions = loaded.transactions.filter((one) => one.expired_time > seconds() - RETENTION_SECONDS)
  }

  return {
    list: (): readonly TripayTransaction[] => state.transactions,

    /** By Tripay's or the merchant's reference; the newest of several. */
    find(reference: string): TripayTransaction | null {
      const isMeant = (one: TripayTransaction) => [one.reference, one.merchant_ref].includes(reference)
      return state.transactions.findLast(isMeant) ?? null
    },

    async open(order: TripayOrder, channel: Channel): Promise<TripayTransaction> {
      const { payCodeDigits } = channel
      const fees = feesOf(channel, order.price)
      state.counter += 1
      const serial = String(state.counter).padStart(REFERENCE_DIGITS, '0')
      const reference = `DEV-${merchantCode}${serial}${fiveSigns(String(order.merchant_ref))}`
      const transaction: TripayTransaction = {
        ...order,
        reference,
        pay_code: payCodeDigits === null ? null : toPayCode(state.counter, payCodeDigits),
        qr_string: payCodeDigits === null ? demoQris(order.price + fees.customer, reference) : null,
        status: 'UNPAID',
        created_at: seconds(),
        paid_at: null,
        fees,
      }
      state.transactions.push(transaction)
      await file.save()
      return transaction
    },

    async move(transaction: TripayTransaction, status: TripayStatus): Promise<void> {
      transaction.status = status
      if (status === 'PAID') transaction.paid_at = seconds()
      await file.save()
    },

    /** Resolves when all writes are done. */
    close: file.close,

    /** Unpaid payments past their deadline. */
    listDue(): TripayTransaction[] {
      const at = seconds()
      return state.transactions.filter((one) => one.status === 'UNPAID' && one.expired_time <= at)
    },
  }
}

/** Unique, also when the counter was lost with its file. */
function fiveSigns(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(-5).toUpperCase()
}

/** No bank uses account numbers with this prefix. */
function toPayCode(counter: number, digits: number): string {
  const free = digits - 4
  return `0000${String((counter * STRIDE) % 10 ** free).padStart(free, '0')}`
}

/** Only a shallow check, because we wrote the file ourselves. */
function isState(loaded: unknown): loaded is State {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'counter' in loaded &&
    Number.isSafeInteger(loaded.counter) &&
    'transactions' in loaded &&
    Array.isArray(loaded.transactions)
  )
}
