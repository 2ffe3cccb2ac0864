// Coupons and sales as admins edit them.
import * as z from 'zod'
import { adminCall } from '#contract/call.ts'
import { Count, idOr, Moment, Rupiah, textLine, wholeOr } from '#contract/platform/fields.schema.ts'
import { COUPON_KINDS, SALE_KINDS, toCouponCode } from './discounts.ts'
import { PRODUCT_PRICE_MAX_RUPIAH } from './store-admin.ts'

const USES_MAX = 1_000_000
const SALE_NAME_MAX_LENGTH = 60
const SCOPE_MAX = 200

/** The target of a discount; null: everything. */
const ScopeField = z
  .object({
    products: z.array(idOr('product_not_found')).max(SCOPE_MAX),
    categories: z.array(textLine(64)).max(SCOPE_MAX),
  })
  .refine(({ products, categories }) => products.length + categories.length > 0, 'must name something')
  .nullable()

const Uses = z.int().min(1).max(USES_MAX).nullable()
const Value = z.int().min(1).max(PRODUCT_PRICE_MAX_RUPIAH)
const Version = wholeOr('changed_meanwhile')

const TypedMoment = Moment.max(40)

const Code = z
  .string()
  .max(64)
  .transform((typed, context) => {
    const code = toCouponCode(typed)
    if (code !== null) return code
    context.addIssue({ code: 'custom', message: 'must have 3 to 32 letters, digits, dashes or underscores' })
    return z.NEVER
  })

const CouponBase = z.object({
  code: Code,
  kind: z.enum(COUPON_KINDS),
  /** Per cent or rupiah. */
  value: Value,
  scope: ScopeField,
  /** Lowest list price that it is for. */
  minimum: Rupiah.max(PRODUCT_PRICE_MAX_RUPIAH),
  max_uses: Uses,
  per_player: Uses,
  starts_at: TypedMoment.nullable(),
  ends_at: TypedMoment.nullable(),
  enabled: z.boolean(),
})

const SaleBase = z.object({
  name: textLine(SALE_NAME_MAX_LENGTH),
  kind: z.enum(SALE_KINDS),
  /** Per cent, or the price in rupiah. */
  value: Value,
  scope: ScopeField,
  starts_at: TypedMoment,
  ends_at: TypedMoment,
  enabled: z.boolean(),
})

type Checked = { kind: string; value: number; starts_at: string | null; ends_at: string | null }

const isPossiblePercent = ({ kind, value }: Checked) => kind !== 'percent' || value <= 100
const endsAfterItStarts = ({ starts_at, ends_at }: Checked) =>
  starts_at === null || ends_at === null || Date.parse(starts_at) < Date.parse(ends_at)

function checked<Schema extends z.ZodType<Checked>>(schema: Schema) {
  return schema
    .refine(isPossiblePercent, { path: ['value'], message: 'must be at most 100 per cent' })
    .refine(endsAfterItStarts, { path: ['ends_at'], message: 'ends_before_start' })
}

export const CouponForm = checked(CouponBase).meta({ id: 'CouponForm' })
export type CouponForm = z.infer<typeof CouponForm>
const CouponEdit = checked(CouponBase.extend({ version: Version })).meta({ id: 'CouponEdit' })

export const SaleForm = checked(SaleBase).meta({ id: 'SaleForm' })
export type SaleForm = z.infer<typeof SaleForm>
const SaleEdit = checked(SaleBase.extend({ version: Version })).meta({ id: 'SaleEdit' })
/** In the file of the site. Names of sales are not unique, codes of coupons are. */
export const SaleInFile = checked(
  SaleBase.extend({
    id: idOr('discount_not_found'),
    starts_at: TypedMoment.nullable(),
    ends_at: TypedMoment.nullable(),
  }),
)
export type SaleInFile = z.infer<typeof SaleInFile>

/** Over orders that are paid and not refunded; of a sale only the lines that it has lowered. */
const Sums = { paid: Count, given: Rupiah, revenue: Rupiah }

const AdminCoupon = CouponBase.extend({
  _id: z.string(),
  code: z.string(),
  version: Version,
  /** Orders that hold it: placed and neither expired nor failed. */
  used: Count,
  ...Sums,
}).meta({ id: 'AdminCoupon' })
export type AdminCoupon = z.infer<typeof AdminCoupon>

const AdminSale = SaleBase.extend({
  _id: z.string(),
  version: Version,
  starts_at: Moment.nullable(),
  ends_at: Moment.nullable(),
  ...Sums,
}).meta({ id: 'AdminSale' })
export type AdminSale = z.infer<typeof AdminSale>

/** The preview of a price needs these fields of a sale. */
export const OpenSale = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.enum(SALE_KINDS),
  value: z.int(),
  scope: z
    .object({ products: z.array(z.string()).readonly(), categories: z.array(z.string()).readonly() })
    .nullable(),
  starts_at: Moment.nullable(),
  ends_at: Moment.nullable(),
})
export type OpenSale = z.infer<typeof OpenSale>

const Discounts = z.object({
  coupons: z.array(AdminCoupon),
  sales: z.array(AdminSale),
  /** The possible targets of a discount. */
  products: z.array(
    z.object({ _id: z.string(), name: z.string(), name_id: z.string(), price: Rupiah, category: z.string() }),
  ),
  categories: z.array(z.object({ id: z.string(), name: z.object({ en: z.string(), id: z.string() }) })),
})
export type DiscountsReply = z.infer<typeof Discounts>

const ofDiscount = z.object({ id: idOr('discount_not_found') })
const permission = 'products' as const

export const discountsCalls = {
  listDiscounts: adminCall('GET /api/admin/discounts', permission, {
    summary: 'Lists all coupons and sales with what they brought in, newest first.',
    reply: Discounts,
  }),
  addCoupon: adminCall('POST /api/admin/coupons', permission, {
    summary: 'Adds a coupon.',
    input: z.object({ body: CouponForm }),
    reply: AdminCoupon,
    errors: ['coupon_code_taken'],
  }),
  editCoupon: adminCall('PUT /api/admin/coupons/:id', permission, {
    summary: 'Changes a coupon; orders already placed keep their price. A code that orders have used stays.',
    input: z.object({ params: ofDiscount, body: CouponEdit }),
    reply: AdminCoupon,
    errors: ['discount_not_found', 'conflict', 'coupon_code_taken', 'discount_in_use'],
  }),
  deleteCoupon: adminCall('DELETE /api/admin/coupons/:id', permission, {
    summary: 'Deletes a coupon that no order has used.',
    input: z.object({ params: ofDiscount }),
    errors: ['discount_not_found', 'discount_in_use'],
  }),
  addSale: adminCall('POST /api/admin/sales', permission, {
    summary: 'Adds a sale. It shows on the cards of its products from its beginning to its end.',
    input: z.object({ body: SaleForm }),
    reply: AdminSale,
  }),
  editSale: adminCall('PUT /api/admin/sales/:id', permission, {
    summary: 'Changes a sale; orders already placed keep their price.',
    input: z.object({ params: ofDiscount, body: SaleEdit }),
    reply: AdminSale,
    errors: ['discount_not_found', 'conflict'],
  }),
  deleteSale: adminCall('DELETE /api/admin/sales/:id', permission, {
    summary: 'Deletes a sale that no order has used.',
    input: z.object({ params: ofDiscount }),
    errors: ['discount_not_found', 'discount_in_use'],
  }),
}
