// Payments of a simulated gateway.
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

type GatewayStatus = 'UNPAID' | 'PAID' | 'FAILED' | 'EXPIRED' | 'REFUND'
export type GatewayOutcome = Exclude<GatewayStatus, 'UNPAID'>

/** Every gateway has these; times are Unix seconds. */
export type GatewayPayment = {
  /** The gateway's own. */
  reference: string
  merchant_ref: string | null
  method: string
  status: GatewayStatus
  callback_url: string | null
  created_at: number
  paid_at: number | null
  expired_time: number
}

type State<Payment> = { counter: number; transactions: Payment[] }
export type Ledger<Payment extends GatewayPayment> = ReturnType<typeof createLedger<Payment>>

/** Full-period sequence in scattered order. */
const STRIDE = 104_729
const RETENTION_SECONDS = 30 * 24 * 60 * 60

export function createLedger<Payment extends GatewayPayment>({
  now,
  stateFile,
}: {
  now: () => Date
  /** Without it nothing is stored. */
  stateFile?: string
}) {
  const state: State<Payment> = { counter: 0, transactions: [] }
  const loaded = stateFile === undefined ? null : load(stateFile)
  const seconds = () => Math.floor(now().getTime() / 1_000)
  if (isState<Payment>(loaded)) {
    state.counter = loaded.counter
    // The file is rewritten at each change, so old final payments are removed.
    state.transactions = loaded.transactions.filter((one) => one.expired_time > seconds() - RETENTION_SECONDS)
  }

  /** Atomic, by rename. */
  function save(): void {
    if (stateFile === undefined) return
    const fresh = `${stateFile}.${randomUUID()}.new`
    writeFileSync(fresh, JSON.stringify(state))
    renameSync(fresh, stateFile)
  }

  return {
    seconds,
    list: (): readonly Payment[] => state.transactions,

    /** By the gateway's or the merchant's reference; the newest of several. */
    find(reference: string): Payment | null {
      const isMeant = (one: Payment) => [one.reference, one.merchant_ref].includes(reference)
      return state.transactions.findLast(isMeant) ?? null
    },

    /** `counter` counts the payments, also those of the file. */
    add(toPayment: (counter: number) => Payment): Payment {
      state.counter += 1
      const payment = toPayment(state.counter)
      state.transactions.push(payment)
      save()
      return payment
    },

    move(payment: Payment, status: GatewayStatus): Payment {
      payment.status = status
      if (status === 'PAID') payment.paid_at = seconds()
      save()
      return payment
    },

    /** Unpaid payments past their deadline. */
    listDue(): Payment[] {
      const at = seconds()
      return state.transactions.filter((one) => one.status === 'UNPAID' && one.expired_time <= at)
    },
  }
}

function load(path: string): unknown {
  mkdirSync(dirname(path), { recursive: true })
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** No bank uses account numbers with this prefix. */
export function toPayCode(counter: number, digits: number): string {
  const free = digits - 4
  return `0000${String((counter * STRIDE) % 10 ** free).padStart(free, '0')}`
}

/** Only a shallow check, because we wrote the file ourselves. */
function isState<Payment>(loaded: unknown): loaded is State<Payment> {
  const { counter, transactions } = (loaded ?? {}) as Partial<State<Payment>>
  return Number.isSafeInteger(counter) && Array.isArray(transactions)
}
