// Signed callbacks to the merchant, resent until they succeed.
import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { feesOf, findChannel } from './tripay-channels.ts'
import type { TripayTransaction } from './tripay-ledger.ts'

export type SignedCallback = { headers: Record<string, string>; body: string }

/** `taken`: the merchant replied with success. */
export type SentCallback = { merchantRef: string | null; status: string; attempt: number; taken: boolean }

type Options = {
  privateKey: string
  /** Between two attempts. */
  pauseMs: number
  onSent(sent: SentCallback): void
}

const RESENDS = 3
const ANSWER_WITHIN_MS = 10_000

export function createCallbacks({ privateKey, pauseMs, onSent }: Options) {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  let isOn = true
  let everythingTo: string | null = null

  async function attempt(
    address: string,
    signed: SignedCallback,
    transaction: TripayTransaction,
    turn: number,
  ) {
    const taken = isOn && (await post(address, signed, closing.signal))
    onSent({ merchantRef: transaction.merchant_ref, status: transaction.status, attempt: turn, taken })
    return taken
  }

  async function resend(
    address: string,
    signed: SignedCallback,
    transaction: TripayTransaction,
  ): Promise<void> {
    for (let turn = 2; turn <= 1 + RESENDS; turn += 1) {
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false })
      if (await attempt(address, signed, transaction, turn)) return
    }
  }

  function track(task: Promise<void>): void {
    const tracked = task.catch(() => {}).finally(() => running.delete(tracked))
    running.add(tracked)
  }

  return {
    /** Resolves after the first attempt; retries run in the background. */
    async send(transaction: TripayTransaction): Promise<void> {
      const address = everythingTo ?? transaction.callback_url
      if (!address) return
      const frozen = { ...transaction }
      const signed = sign(toCallback(frozen), privateKey)
      const taken = await attempt(address, signed, frozen, 1)
      if (!taken && !closing.signal.aborted) track(resend(address, signed, frozen))
    },
    setOn(next: boolean) {
      isOn = next
    },
    setAddress(address: string | null) {
      everythingTo = address
    },
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}

export function toCallback(transaction: TripayTransaction): Record<string, unknown> {
  const { reference, merchant_ref, method, price, status, paid_at } = transaction
  const channel = findChannel(method)
  const fees = transaction.fees ?? (channel ? feesOf(channel, price) : { merchant: 0, customer: 0 })
  return {
    reference,
    merchant_ref,
    payment_method: channel?.name ?? method,
    payment_method_code: method,
    total_amount: price + fees.customer,
    fee_merchant: fees.merchant,
    fee_customer: fees.customer,
    total_fee: fees.merchant + fees.customer,
    amount_received: price - fees.merchant,
    is_closed_payment: 1,
    status,
    paid_at,
    note: null,
  }
}

export function sign(payload: unknown, privateKey: string): SignedCallback {
  const body = toPhpJson(payload)
  return {
    headers: {
      'content-type': 'application/json',
      'x-callback-event': 'payment_status',
      'x-callback-signature': createHmac('sha256', privateKey).update(body).digest('hex'),
    },
    body,
  }
}

/** Tripay encodes JSON with PHP, which escapes slashes: re-encoding gives other bytes. */
export function toPhpJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('/', '\\/')
}

async function post(
  address: string,
  { headers, body }: SignedCallback,
  closing: AbortSignal,
): Promise<boolean> {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
    const answer: unknown = await response.json()
    return response.status === 200 && typeof answer === 'object' && answer !== null && 'success' in answer
      ? answer.success === true
      : false
  } catch {
    return false
  }
}
