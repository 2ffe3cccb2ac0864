// A product page in happy-dom: its loader finds one product, and the bot check is solved by the test.
import { vi } from 'vitest'
import type { PayableProduct } from '#contract/shop/store.schema.ts'
import type { BotCheck } from '#contract/site/bot-check.schema.ts'
import { CHALLENGE } from './cheap-proof.ts'
import { type FakeApi, renderPage, type Services } from './render-page.tsx'

export const PRODUCT: PayableProduct = {
  _id: 'P1',
  name: '20 Premium Points',
  price: 20_000,
  image_url: '/art/points-handful-1024.webp',
  description: ['20 points'],
  sort_id: 1,
  list_price: null,
  sale_until: null,
  category: '',
  points: null,
  limited: false,
  payment_methods: [
    { method: 'QRIS', fee: 0, cashier_fee: 0, total: 20_000 },
    { method: 'BRIVA', fee: 5_500, cashier_fee: 0, total: 25_500 },
  ],
  takes_coupons: false,
  message_in_game: false,
}

/** Solves every challenge at once. */
class FakeSolver {
  onmessage?: (message: { data: unknown }) => void
  terminate() {}
  postMessage() {
    queueMicrotask(() => this.onmessage?.({ data: { counter: 7, derivedKey: 'cc00' } }))
  }
}

/** A page with a checkout form, whose bot check solves itself. */
export function renderCheckout(address: string, api: FakeApi, services: Services, isSecure = true) {
  vi.stubGlobal('Worker', FakeSolver)
  vi.stubGlobal('isSecureContext', isSecure)
  return renderPage(address, {
    api: {
      'GET /api/bot-check/challenge': CHALLENGE,
      'GET /api/players/check': { state: 'no_source' },
      ...api,
    },
    services: {
      botCheck: { describe: () => ({ kind: 'proof-of-work' }) },
      storefront: { closed: () => null },
      channels: { hasBarcode: () => false },
      payments: { isSandbox: true, find: async () => null },
      clock: { now: () => new Date() },
      ...services,
    },
  })
}

type Options = { api?: FakeApi; language?: 'en' | 'id'; check?: BotCheck; isSecure?: boolean }

export async function openProduct({ api, language = 'en', check, isSecure }: Options = {}) {
  const { payment_methods, takes_coupons, ...found } = PRODUCT
  const page = await renderCheckout(
    `/${language}/store/product/${PRODUCT._id}`,
    { 'GET /api/store/products/:id': PRODUCT, ...api },
    {
      ...(check && { botCheck: { describe: () => check } }),
      catalogue: { find: async () => found },
      channels: {
        offer: () => ({ payment_methods }),
        hasBarcode: () => false,
      },
      discounts: { takesCoupons: async () => takes_coupons },
    },
    isSecure,
  )
  return { ...page, pay: () => page.get('form .pay-bar button') }
}
