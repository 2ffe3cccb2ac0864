// The page of the basket in happy-dom, with a store of two packs that prices as the server does.
import type { Product, Quote } from '#contract/shop/store.schema.ts'
import type { FakeApi } from './render-page.tsx'
import { PRODUCT, renderCheckout } from './render-product.ts'

export const QUOTE = 'POST /api/store/quote'
export const ORDER = 'POST /api/store/transactions'
const LIST = 'GET /api/store/products'
export const REFERENCE = 'K7QD-9MVX-2R4T-6WYZ-8ABC-DEFG-HJKM'

const { payment_methods, takes_coupons, message_in_game, ...ONE } = PRODUCT
export const P40: Product = { ...ONE, _id: 'P40', name: '40 Premium Points', price: 39_000, points: 40 }
export const P80: Product = {
  ...ONE,
  _id: 'P80',
  name: '80 Premium Points',
  price: 77_000,
  points: 80,
  limited: true,
}

type Item = { productId: string; quantity: number }
export const itemsOf = (body: unknown) => (body as { items: Item[] }).items

/** As the server prices it: by the list of products. */
export function quoteOf(items: readonly Item[], products: readonly Product[]): Quote {
  const lines = items.map(({ productId, quantity }) => {
    const product = products.find(({ _id }) => _id === productId)
    if (!product) throw new Error(`${productId} is not for sale`)
    const { name, price, image_url, points, limited } = product
    const prices = { list_price: price * quantity, price: price * quantity }
    return { product_id: productId, name, quantity, ...prices, image_url, points, limited }
  })
  const price = lines.reduce((sum, line) => sum + line.price, 0)
  return {
    code: '',
    applied: false,
    list_price: price,
    price,
    payment_methods: [{ method: 'QRIS', fee: 0, cashier_fee: 0, total: price }],
    product: lines.map(({ name }) => name).join(' + '),
    items: lines,
    takes_coupons: false,
    message_in_game: false,
  }
}

export const stored = () =>
  (
    JSON.parse(window.localStorage.getItem('basket') ?? '{"lines":[]}').lines as {
      id: string
      quantity: number
    }[]
  ).map(({ id, quantity }) => [id, quantity])

export function store(...lines: [product: Product, quantity: number, price?: number][]): void {
  const written = lines.map(([{ _id, name, price }, quantity, seen = price]) => {
    return { id: _id, name, quantity, price: seen }
  })
  window.localStorage.setItem('basket', JSON.stringify({ version: 1, lines: written }))
}

type Opened = { api?: FakeApi; products?: Product[]; hash?: string }

export async function openBasket({ api = {}, products = [P40, P80], hash = '' }: Opened = {}) {
  const page = await renderCheckout(
    `/en/store/basket${hash}`,
    { [LIST]: () => products, [QUOTE]: ({ body }) => quoteOf(itemsOf(body), products), ...api },
    { catalogue: { list: async () => [...products], find: async () => null } },
  )
  return { ...page, total: () => page.texts('.pay-bar b')[0] }
}

export const placed = () => ({ checkoutUrl: `/en/store/checkout/${REFERENCE}`, product: 'x', items: [] })
