import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import {
  type AdminCoupon,
  type AdminSale,
  CouponForm,
  type DiscountsReply,
  SaleForm,
} from '#contract/shop/discounts.schema.ts'
import { type CouponKind, discountedPrice, isInScope, type SaleKind } from '#contract/shop/discounts.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useEntryForm } from '#web/admin/kit/settings/draft/use-entry-form.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export type DiscountType = 'coupon' | 'sale'

export type Discount = Pick<CouponForm, 'value' | 'scope' | 'starts_at' | 'ends_at' | 'enabled'> & {
  kind: CouponKind | SaleKind
}

/** The moments of a new sale are not chosen yet. */
type SaleDraft = Omit<SaleForm, 'starts_at' | 'ends_at'> & Pick<Discount, 'starts_at' | 'ends_at'>

const NEW = {
  kind: 'percent',
  value: 10,
  scope: null,
  starts_at: null,
  ends_at: null,
  enabled: true,
} as const
export const NEW_COUPON: CouponForm = { ...NEW, code: '', minimum: 0, max_uses: null, per_player: null }
export const NEW_SALE: SaleDraft = { ...NEW, name: '' }

type Problem = 'code' | 'percent' | 'rupiah' | 'uses' | 'scope'

const PROBLEMS: Record<string, Problem> = {
  code: 'code',
  minimum: 'rupiah',
  max_uses: 'uses',
  per_player: 'uses',
  scope: 'scope',
}

/** Null: the general sentence fits. */
export function problemOf(
  { path: [field] }: Pick<SettingsIssue, 'path'>,
  { kind }: Pick<Discount, 'kind'>,
): Problem | null {
  if (field === 'value') return kind === 'percent' ? 'percent' : 'rupiah'
  return PROBLEMS[String(field)] ?? null
}

function useTexts() {
  const { t } = useAdminText()
  return {
    labels: {
      code: t('adminDiscounts.code'),
      name: t('admin.name'),
      kind: t('adminDiscounts.kind'),
      value: t('adminDiscounts.off'),
      scope: t('adminDiscounts.for'),
      minimum: t('adminDiscounts.minimum'),
      max_uses: t('adminDiscounts.maxUses'),
      per_player: t('adminDiscounts.perPlayer'),
      starts_at: t('adminDiscounts.from'),
      ends_at: t('adminDiscounts.until'),
      enabled: t('admin.state'),
    },
    problemOf(issue: SettingsIssue, draft: Discount) {
      const problem = problemOf(issue, draft)
      return problem && t(`adminDiscounts.problem_${problem}`)
    },
  }
}

export function useCoupon(stored: AdminCoupon | null, onChanged: () => void): DraftForm<CouponForm> {
  return useEntryForm<CouponForm, CouponForm, AdminCoupon>({
    ...useTexts(),
    name: 'coupon',
    schema: CouponForm,
    empty: NEW_COUPON,
    stored,
    loadAll: async () => (await adminCall('GET /api/admin/discounts', {})).coupons,
    send: (body, change) =>
      change
        ? adminCall('PUT /api/admin/coupons/:id', change)
        : adminCall('POST /api/admin/coupons', { body }),
    onChanged,
  })
}

export function useSale(stored: AdminSale | null, onChanged: () => void): DraftForm<SaleDraft> {
  return useEntryForm<SaleDraft, SaleForm, AdminSale>({
    ...useTexts(),
    name: 'sale',
    schema: SaleForm,
    empty: NEW_SALE,
    stored,
    loadAll: async () => (await adminCall('GET /api/admin/discounts', {})).sales,
    send: (body, change) =>
      change ? adminCall('PUT /api/admin/sales/:id', change) : adminCall('POST /api/admin/sales', { body }),
    onChanged,
  })
}

type Offered = Pick<Discount, 'kind' | 'value' | 'scope'> & { minimum?: number }

/** The first product that the discount is for, with its new price; null when there is none. */
export function exampleOf({ minimum = 0, scope, ...offer }: Offered, products: DiscountsReply['products']) {
  const product = products.find(
    ({ _id: id, category, price }) => isInScope(scope, { id, category }) && price > 0 && price >= minimum,
  )
  return product ? { product, after: discountedPrice(product.price, offer) } : null
}

export type DiscountState = 'running' | 'usedUp' | 'ended' | 'off' | 'later'

type Dated = Pick<AdminSale, 'enabled' | 'starts_at' | 'ends_at'> &
  Partial<Pick<AdminCoupon, 'max_uses' | 'used'>>

const DAY_MS = 24 * 60 * 60 * 1_000

export function stateOf(
  { enabled, starts_at, ends_at, max_uses, used = 0 }: Dated,
  now: Date,
): DiscountState {
  const at = now.toISOString()
  if (!enabled) return 'off'
  if (ends_at !== null && ends_at <= at) return 'ended'
  if (typeof max_uses === 'number' && used >= max_uses) return 'usedUp'
  return starts_at !== null && starts_at > at ? 'later' : 'running'
}

export function daysLeft({ ends_at }: Dated, now: Date): number | null {
  return ends_at === null ? null : Math.max(0, Math.floor((Date.parse(ends_at) - now.getTime()) / DAY_MS))
}
