// A buyer over HTTP: solves the proof of work, orders, reads the payment.

import type { Payment } from '#contract/shop/payment.schema.ts'
import type { SimulatedOutcome } from '#contract/shop/payment.ts'
import type { OrderReply, OrderRequest, Product } from '#contract/shop/store.schema.ts'
import type { Challenge } from '#contract/site/bot-check.schema.ts'
import { toToken } from '#web/kit/bot-check/proof-of-work.ts'
import { solve } from '#web/kit/bot-check/solve.ts'

export function createBuyer(url: string, headers: Record<string, string> = {}) {
  async function ask<Reply>(path: string, body?: unknown): Promise<{ status: number; reply: Reply }> {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(url + path, {
      ...init,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    })
    return { status: response.status, reply: (await response.json()) as Reply }
  }

  async function proof(): Promise<string> {
    const { reply } = await ask<Challenge>('/api/bot-check/challenge')
    const solution = await solve(reply)
    if (!solution) throw new Error('the puzzle has no solution')
    return toToken({ challenge: reply, solution })
  }

  const products = async () => (await ask<Product[]>('/api/store/products')).reply
  const simulate = (reference: string, outcome: SimulatedOutcome) =>
    ask(`/api/sandbox/payments/${reference}`, { outcome })

  /** The order is for the first product unless it names others. */
  async function order(wanted: Partial<OrderRequest> = {}, query = '') {
    const productId = wanted.items || wanted.productId ? undefined : ((await products())[0]?._id ?? '')
    const { status, reply } = await ask<OrderReply & { code?: string }>(`/api/store/transactions${query}`, {
      productId,
      username: 'Steve',
      paymentMethod: 'QRIS',
      turnstileToken: wanted.turnstileToken ?? (await proof()),
      ...wanted,
    })
    return { status, reply, reference: referenceOf(reply.checkoutUrl ?? '') }
  }

  return {
    ask,
    proof,
    products,
    order,
    payment: async (reference: string) => ask<Payment>(`/api/store/transactions/${reference}`),
    simulate,
    /** Orders and pays; the reference. */
    async buy(wanted: Partial<OrderRequest> = {}): Promise<string> {
      const { reference } = await order(wanted)
      await simulate(reference, 'PAID')
      return reference
    },
  }
}

/** The last segment of the checkout URL. */
export function referenceOf(checkoutUrl: string): string {
  return checkoutUrl.slice(checkoutUrl.lastIndexOf('/') + 1)
}
