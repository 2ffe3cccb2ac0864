// A coupon or a sale while it is edited: as typed, until it is valid.

import type {
  AdminCoupon,
  AdminSale,
  CouponForm,
  DiscountsReply,
  SaleForm,
} from '#contract/shop/discounts.schema.ts'
import {
  type CouponKind,
  discountedPrice,
  isInScope,
  type SaleKind,
  toCouponCode,
} from '#contract/shop/discounts.ts'
import { isInstant } from '#web/admin/kit/parts/moment.ts'

export type DiscountType = 'coupon' | 'sale'
export type ScopeKind = 'all' | 'categories' | 'products'

export type DiscountDraft = {
  /** The code of a coupon, the name of a sale. */
  name: string
  kind: CouponKind | SaleKind
  value: string
  scope: ScopeKind
  products: readonly string[]
  categories: readonly string[]
  minimum: string
  maxUses: string
  perPlayer: string
  startsAt: string | null
  endsAt: string | null
}

type Problem = 'code' | 'name' | 'percent' | 'rupiah' | 'uses' | 'scope' | 'window' | 'moment'
export type DraftProblems = { [Field in keyof DiscountDraft]?: Problem }

const NEW: DiscountDraft = {
  name: '',
  kind: 'percent',
  value: '10',
  scope: 'all',
  products: [],
  categories: [],
  minimum: '',
  maxUses: '',
  perPlayer: '',
  startsAt: null,
  endsAt: null,
}
const NAME_MAX_LENGTH = 60
const USES_MAX = 1_000_000
const RUPIAH_MAX = 100_000_000
const HUNDRED_PER_CENT = 100

export function draftOf(stored: AdminCoupon | AdminSale | null): DiscountDraft {
  if (!stored) return NEW
  const { kind, value, scope, starts_at, ends_at } = stored
  const { products = [], categories = [] } = scope ?? {}
  const coupon = 'code' in stored ? stored : null
  return {
    name: 'code' in stored ? stored.code : stored.name,
    kind,
    value: String(value),
    scope: scope === null ? 'all' : products.length > 0 ? 'products' : 'categories',
    products,
    categories,
    startsAt: starts_at,
    endsAt: ends_at,
    minimum: coupon && coupon.minimum > 0 ? String(coupon.minimum) : '',
    maxUses: String(coupon?.max_uses ?? ''),
    perPlayer: String(coupon?.per_player ?? ''),
  }
}

export function problemsOf(draft: DiscountDraft, type: DiscountType): DraftProblems {
  const { name, kind, startsAt, endsAt } = draft
  const found: DraftProblems = {}
  const isNamed = name.trim() !== '' && name.trim().length <= NAME_MAX_LENGTH
  if (type === 'coupon' && toCouponCode(name) === null) found.name = 'code'
  if (type === 'sale' && !isNamed) found.name = 'name'
  const most = kind === 'percent' ? HUNDRED_PER_CENT : RUPIAH_MAX
  if (!isBetween(draft.value, 1, most)) found.value = kind === 'percent' ? 'percent' : 'rupiah'
  if (draft.scope !== 'all' && draft[draft.scope].length === 0) found[draft.scope] = 'scope'
  if (type === 'coupon') {
    if (draft.minimum !== '' && !isBetween(draft.minimum, 0, RUPIAH_MAX)) found.minimum = 'rupiah'
    for (const field of ['maxUses', 'perPlayer'] as const) {
      if (draft[field] !== '' && !isBetween(draft[field], 1, USES_MAX)) found[field] = 'uses'
    }
  }
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) found.endsAt = 'window'
  for (const field of ['startsAt', 'endsAt'] as const) {
    const moment = draft[field]
    if (moment === null ? type === 'sale' : !isInstant(moment)) found[field] = 'moment'
  }
  return found
}

/** The draft must be valid. */
export function toCouponForm(draft: DiscountDraft, enabled: boolean): CouponForm {
  return {
    code: draft.name.trim().toUpperCase(),
    kind: draft.kind as CouponKind,
    value: toNumber(draft.value),
    scope: toScope(draft),
    minimum: toNumber(draft.minimum || '0'),
    max_uses: draft.maxUses === '' ? null : toNumber(draft.maxUses),
    per_player: draft.perPlayer === '' ? null : toNumber(draft.perPlayer),
    starts_at: draft.startsAt,
    ends_at: draft.endsAt,
    enabled,
  }
}

/** The draft must be valid. */
export function toSaleForm(draft: DiscountDraft, enabled: boolean): SaleForm {
  return {
    name: draft.name.trim(),
    kind: draft.kind as SaleKind,
    value: toNumber(draft.value),
    scope: toScope(draft),
    starts_at: draft.startsAt ?? '',
    ends_at: draft.endsAt ?? '',
    enabled,
  }
}

type OfferedProduct = DiscountsReply['products'][number]

/** The first product that the discount is for, with its new price; null when there is none. */
export function exampleOf(draft: DiscountDraft, products: readonly OfferedProduct[]) {
  const scope = toScope(draft)
  const minimum = toNumber(draft.minimum || '0')
  const product = products.find(
    ({ _id: id, category, price }) => isInScope(scope, { id, category }) && price > 0 && price >= minimum,
  )
  return product
    ? { product, after: discountedPrice(product.price, { kind: draft.kind, value: toNumber(draft.value) }) }
    : null
}

function toScope({ scope, products, categories }: DiscountDraft) {
  if (scope === 'all') return null
  return {
    products: scope === 'products' ? [...products] : [],
    categories: scope === 'categories' ? [...categories] : [],
  }
}

/** Thousands may be typed with dots. */
function toNumber(typed: string): number {
  const digits = typed.trim().replaceAll('.', '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : Number.NaN
}

function isBetween(typed: string, least: number, most: number): boolean {
  const number = toNumber(typed)
  return number >= least && number <= most
}
