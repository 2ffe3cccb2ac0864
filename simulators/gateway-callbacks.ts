// Signed callbacks of a gateway to the merchant, resent until they succeed.
import { setTimeout as sleep } from 'node:timers/promises'
import type { GatewayPayment } from './gateway-ledger.ts'

export type SignedCallback = { headers: Record<string, string>; body: string }

/** `taken`: the merchant replied with success. */
export type SentCallback = { merchantRef: string | null; status: string; attempt: number; taken: boolean }

export type CallbackRules<Payment> = {
  sign(payment: Payment): SignedCallback
  /** How often a callback is sent again after this answer of the merchant; 0 when it was taken. */
  resends(status: number, text: string): number
}

type Options<Payment> = CallbackRules<Payment> & {
  /** Between two attempts. */
  pauseMs: number
  onSent(sent: SentCallback): void
}

const ANSWER_WITHIN_MS = 10_000
const NO_ANSWER = { status: 0, text: '' }

export function createCallbacks<Payment extends GatewayPayment>({
  sign,
  resends,
  pauseMs,
  onSent,
}: Options<Payment>) {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  let isOn = true
  let everythingTo: string | null = null

  /** How often it may be sent again; 0 when it was taken. */
  async function attempt(address: string, signed: SignedCallback, payment: Payment, turn: number) {
    const answer = isOn ? await post(address, signed, closing.signal) : NO_ANSWER
    const left = resends(answer.status, answer.text)
    onSent({ merchantRef: payment.merchant_ref, status: payment.status, attempt: turn, taken: left === 0 })
    return left
  }

  async function resend(address: string, signed: SignedCallback, payment: Payment, most: number) {
    for (let turn = 2; turn <= 1 + most; turn += 1) {
      await sleep(pauseMs, undefined, { signal: closing.signal, ref: false })
      if ((await attempt(address, signed, payment, turn)) === 0) return
    }
  }

  function track(task: Promise<void>): void {
    const tracked = task.catch(() => {}).finally(() => running.delete(tracked))
    running.add(tracked)
  }

  return {
    /** Resolves after the first attempt; retries run in the background. */
    async send(payment: Payment): Promise<void> {
      const address = everythingTo ?? payment.callback_url
      if (!address) return
      const frozen = { ...payment }
      const signed = sign(frozen)
      const left = await attempt(address, signed, frozen, 1)
      if (left > 0 && !closing.signal.aborted) track(resend(address, signed, frozen, left))
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

async function post(address: string, { headers, body }: SignedCallback, closing: AbortSignal) {
  try {
    const signal = AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    const response = await fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal })
    return { status: response.status, text: await response.text() }
  } catch {
    return NO_ANSWER
  }
}
