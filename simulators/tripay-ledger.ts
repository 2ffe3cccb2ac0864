// The payments that the simulated Tripay knows, and how each of them stands.
import { createHash } from 'node:crypto'
import type { Channel } from './tripay-channels.ts'
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

/** What the merchant asked for. */
export type TripayOrder = {
  merchant_ref: string | null
  method: string
  /** Without the fee of the customer. */
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
}

type Kept = { counter: number; transactions: TripayTransaction[] }
type Options = { now: () => Date; merchantCode: string; stateFile?: string }
export type Ledger = ReturnType<typeof createLedger>

/** Steps through all numbers before one comes again, without standing in a row. */
const STRIDE = 104_729
const REFERENCE_DIGITS = 10
const KEPT_SECONDS = 30 * 24 * 60 * 60

export function createLedger({ now, merchantCode, stateFile }: Options) {
  const kept: Kept = { counter: 0, transactions: [] }
  const file = createStateFile(stateFile, () => kept)
  const loaded = file.load()
  const seconds = () => Math.floor(now().getTime() / 1_000)
  if (isKept(loaded)) {
    kept.counter = loaded.counter
    // The file is written as a whole at each change, so what ended long ago does not stay in it.
    kept.transactions = loaded.transactions.filter((one) => one.expired_time > seconds() - KEPT_SECONDS)
  }

  return {
    list: (): readonly TripayTransaction[] => kept.transactions,

    /** By Tripay's name or the merchant's; of two with the same one the younger. */
    find(reference: string): TripayTransaction | null {
      const isMeant = (one: TripayTransaction) => [one.reference, one.merchant_ref].includes(reference)
      return kept.transactions.findLast(isMeant) ?? null
    },

    async open(order: TripayOrder, { payCodeDigits }: Channel, amount: number): Promise<TripayTransaction> {
      kept.counter += 1
      const serial = String(kept.counter).padStart(REFERENCE_DIGITS, '0')
      const reference = `DEV-${merchantCode}${serial}${fiveSigns(String(order.merchant_ref))}`
      const transaction: TripayTransaction = {
        ...order,
        reference,
        pay_code: payCodeDigits === null ? null : toPayCode(kept.counter, payCodeDigits),
        qr_string: payCodeDigits === null ? demoQris(amount, reference) : null,
        status: 'UNPAID',
        created_at: seconds(),
        paid_at: null,
      }
      kept.transactions.push(transaction)
      await file.save()
      return transaction
    },

    async move(transaction: TripayTransaction, status: TripayStatus): Promise<void> {
      transaction.status = status
      if (status === 'PAID') transaction.paid_at = seconds()
      await file.save()
    },

    /** Resolves when nothing is left to be written. */
    close: file.close,

    /** What is open beyond its time. */
    listDue(): TripayTransaction[] {
      const at = seconds()
      return kept.transactions.filter((one) => one.status === 'UNPAID' && one.expired_time <= at)
    },
  }
}

/** A reference never comes twice, even when the counter was lost with its file. */
function fiveSigns(text: string): string {
  const hash = createHash('sha256').update(text).digest('hex')
  return BigInt(`0x${hash}`).toString(36).slice(-5).toUpperCase()
}

/** No bank has an account that begins like this. */
function toPayCode(counter: number, digits: number): string {
  const free = digits - 4
  return `0000${String((counter * STRIDE) % 10 ** free).padStart(free, '0')}`
}

/** We wrote the file ourselves: only one that is broken as a whole has to be told from it. */
function isKept(loaded: unknown): loaded is Kept {
  return (
    typeof loaded === 'object' &&
    loaded !== null &&
    'counter' in loaded &&
    Number.isSafeInteger(loaded.counter) &&
    'transactions' in loaded &&
    Array.isArray(loaded.transactions)
  )
}
