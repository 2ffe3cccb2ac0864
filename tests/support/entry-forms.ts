// The entries of the console that are saved one by one, as their lists reply with them. No field has the value of a new entry,
// so that a form which loses a stored value shows another one.
import type { Route } from '#contract/calls.ts'
import { toCouponCode } from '#contract/shop/discounts.ts'
import { NO_PRODUCTS } from './admin-replies.ts'
import { POST_FORM, PRODUCT_FORM } from './forms.ts'
import type { FakeApi } from './render-page.tsx'

export type StoredEntry = Record<string, unknown> & { _id: string; version: number }

export type EntryForm = {
  name: string
  address: string
  /** A button to click first. */
  tab?: string
  route: Route
  list: Route
  /** The reply with the stored entry. */
  reply: (stored: StoredEntry) => unknown
  stored: StoredEntry
  /** Fields of the request that have no control here. */
  elsewhere: readonly string[]
  /** Controls that are no field by themselves, in the order of the page, with their place in the request. */
  inside?: readonly (readonly [name: string, path: string])[]
  /** Fields that are saved in another form than they are typed in. */
  written?: Readonly<Record<string, (typed: string) => string | null>>
}

const [FROM, UNTIL] = ['2026-11-17T12:00:00.000Z', '2026-11-18T13:30:00.000Z']
const ENTRY = { version: 3, updated_at: FROM, updated_by: 'ayu' }
const SERVERS = ['survival', 'skyblock'].map((id) => ({ id, name: id, bedrock_prefix: '*' }))
/** Named like their ids, so that a choice tells what it stands for. */
const CATEGORIES = ['season', 'points', 'ranks'].map((id) => ({ id, name: { en: id, id } }))
const PRODUCTS = ['P1', 'P2', 'P3'].map((id) => {
  return { _id: id, name: id, name_id: '', price: 50_000, category: 'season' }
})
const command = { type: 'commands', text: 'points give %player% 80', server: 'survival', wait_online: false }
const SUMS = { used: 0, paid: 0, given: 0, revenue: 0 }
const DISCOUNT = { value: 15, starts_at: FROM, ends_at: UNTIL, enabled: false }

const optionsOf = (list: string) => [
  ['Server of command 1', `${list}.0.server`] as const,
  ['Wait until online', `${list}.0.wait_online`] as const,
]

const POST = { ...POST_FORM, ...ENTRY, _id: 'N1', published_at: UNTIL }
const POST_ROUTES = {
  route: 'PUT /api/admin/posts/:id',
  list: 'GET /api/admin/posts/:id',
  reply: (stored: StoredEntry) => stored,
} as const
const DISCOUNT_LIST = { coupons: [], sales: [], products: PRODUCTS, categories: CATEGORIES }

export const ENTRY_FORMS: readonly EntryForm[] = [
  {
    name: 'product',
    address: '/en/admin/store/products/P1',
    route: 'PUT /api/admin/products/:id',
    list: 'GET /api/admin/products',
    reply: (stored) => ({ ...NO_PRODUCTS, products: [stored], servers: SERVERS, categories: CATEGORIES }),
    stored: {
      ...PRODUCT_FORM,
      ...ENTRY,
      ...{ _id: 'P1', built_in: false, sold: 0, price_now: 77_000, sale_ends: null },
      ...{ name_id: '80 Poin', description_id: ['80 poin', 'Selamanya'], category: 'season' },
      ...{ sale_price: 70_000, sale_from: FROM, sale_until: UNTIL, visible: false },
      ...{ available_from: FROM, available_until: UNTIL, limit_per_player: { count: 2, period: 'day' } },
      execute: [command],
      execute_on_refund: [{ ...command, text: 'points take %player% 80', wait_online: true }],
    },
    elsewhere: [],
    inside: [...optionsOf('execute'), ...optionsOf('execute_on_refund')],
  },
  {
    name: 'coupon',
    address: '/en/admin/discounts/coupons/C1',
    route: 'PUT /api/admin/coupons/:id',
    list: 'GET /api/admin/discounts',
    reply: (stored) => ({ ...DISCOUNT_LIST, coupons: [stored] }),
    stored: {
      ...{ ...DISCOUNT, ...ENTRY, ...SUMS, _id: 'C1', code: 'MERDEKA26', kind: 'rupiah' },
      ...{ minimum: 39_000, max_uses: 12, per_player: 2, scope: { products: ['P1', 'P2'], categories: [] } },
    },
    elsewhere: ['enabled'],
    written: { code: toCouponCode },
  },
  {
    name: 'sale',
    address: '/en/admin/discounts/sales/S1',
    route: 'PUT /api/admin/sales/:id',
    list: 'GET /api/admin/discounts',
    reply: (stored) => ({ ...DISCOUNT_LIST, sales: [stored] }),
    stored: {
      ...{ ...DISCOUNT, ...ENTRY, ...SUMS, _id: 'S1', name: 'Merdeka', kind: 'price' },
      scope: { products: [], categories: ['season', 'ranks'] },
    },
    elsewhere: ['enabled'],
  },
  {
    name: 'incident',
    address: '/en/admin/network/status/I1',
    route: 'PUT /api/admin/incidents/:id',
    list: 'GET /api/admin/incidents',
    reply: (stored) => ({ incidents: [stored], servers: SERVERS }),
    stored: {
      ...{ ...ENTRY, _id: 'I1', level: 'maintenance', servers: ['survival'] },
      ...{ title: { en: 'Slow', id: 'Lambat' }, text: { en: 'Large islands.', id: 'Pulau besar.' } },
      ...{ starts_at: FROM, ends_at: UNTIL, next_update_at: UNTIL },
    },
    elsewhere: [],
  },
  {
    ...POST_ROUTES,
    name: 'news post',
    address: '/en/admin/site/news/N1',
    stored: POST,
    elsewhere: ['kind', 'title.id', 'text.id', 'image_url'],
  },
  {
    ...POST_ROUTES,
    name: 'own page',
    address: '/en/admin/site/own-pages/N1',
    tab: 'Indonesia',
    stored: { ...POST, kind: 'page', slug: 'guide', hidden: true },
    elsewhere: ['kind', 'title.en', 'text.en', 'image_url'],
  },
]

export const listOf = ({ list, reply }: EntryForm, stored: () => StoredEntry): FakeApi => ({
  [list]: () => reply(stored()),
})
