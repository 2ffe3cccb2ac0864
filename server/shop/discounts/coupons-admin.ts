// Admin changes of coupons. The checkout asks for a code only while there is one.
import type { AdminCoupon, CouponEdit, CouponForm } from '#contract/shop/discounts.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import {
  type Coupon,
  type CouponFields,
  deleteCoupon,
  findCoupon,
  hasOrders,
  insertCoupon,
  listCoupons,
  updateCoupon,
} from './coupon.repository.ts'
import { describeChange, describeValue } from './describe-discount.ts'
import { type DiscountSum, deleteSums, findSum, insertSums, listSums } from './discount-sum.repository.ts'

export type AdminDeps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  /** Payments are play money: the sums of test orders are shown. */
  countsTests: boolean
  /** Public data has changed. */
  onChange(): Promise<void>
}

export function createCouponsAdmin({ db, clock, random, audit, countsTests, onChange }: AdminDeps) {
  async function show(coupon: Coupon): Promise<AdminCoupon> {
    return toAdminCoupon(coupon, await findSum(db, coupon.id, countsTests))
  }

  async function add(form: CouponForm, admin: string): Promise<AdminCoupon> {
    const id = newId(random)
    const fields = toCouponFields(form)
    await db.transaction().execute(async (trx) => {
      if (!(await insertCoupon(trx, { id, fields, at: clock.now() }))) throw new AppError('coupon_code_taken')
      await insertSums(trx, id)
      const detail = describeValue(fields)
      await audit.write(trx, { admin, action: 'coupon_added', subject: fields.code, detail })
    })
    await onChange()
    return show({ id, ...fields, version: 1 })
  }

  async function edit(id: string, { version, ...form }: CouponEdit, admin: string): Promise<AdminCoupon> {
    const fields = toCouponFields(form)
    const edited = await db.transaction().execute(async (trx) => {
      const before = await findCoupon(trx, 'id', id)
      if (!before) throw new AppError('discount_not_found')
      if (before.code !== fields.code) {
        // Orders and receipts name the code.
        if (await hasOrders(trx, id)) throw new AppError('discount_in_use')
        if (await findCoupon(trx, 'code', fields.code)) throw new AppError('coupon_code_taken')
      }
      const after = await updateCoupon(trx, { id, fields, version, at: clock.now() })
      if (!after) throw new AppError('conflict')
      const detail = describeChange(before, after)
      if (detail) await audit.write(trx, { admin, action: 'coupon_edited', subject: before.code, detail })
      return after
    })
    await onChange()
    return show(edited)
  }

  async function remove(id: string, admin: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const coupon = await findCoupon(trx, 'id', id)
      if (!coupon) throw new AppError('discount_not_found')
      if (!(await deleteSums(trx, id)) || (await hasOrders(trx, id))) throw new AppError('discount_in_use')
      await deleteCoupon(trx, id)
      const detail = describeValue(coupon)
      await audit.write(trx, { admin, action: 'coupon_deleted', subject: coupon.code, detail })
    })
    await onChange()
  }

  async function list(): Promise<AdminCoupon[]> {
    const sums = await listSums(db, countsTests)
    return (await listCoupons(db)).map((coupon) => toAdminCoupon(coupon, sums.get(coupon.id)))
  }

  return { list, add, edit, remove }
}

function toAdminCoupon(coupon: Coupon, sum?: DiscountSum): AdminCoupon {
  const { id, code, kind, value, minimum, enabled, version, startsAt, endsAt } = coupon
  const { held = 0, paid = 0, given = 0, revenue = 0 } = sum ?? {}
  return {
    _id: id,
    code,
    kind,
    value,
    minimum,
    enabled,
    version,
    scope: toScope(coupon),
    max_uses: coupon.maxUses,
    per_player: coupon.perPlayer,
    starts_at: startsAt,
    ends_at: endsAt,
    used: held,
    paid,
    given,
    revenue,
  }
}

export function toCouponFields({
  code,
  kind,
  value,
  scope,
  minimum,
  enabled,
  ...form
}: CouponForm): CouponFields {
  return {
    code,
    kind,
    value,
    scope,
    minimum,
    enabled,
    maxUses: form.max_uses,
    perPlayer: form.per_player,
    startsAt: toMoment(form.starts_at),
    endsAt: toMoment(form.ends_at),
  }
}

/** Moments are compared as text, so all have the same form. */
export function toMoment(moment: string | null): string | null {
  return moment && new Date(moment).toISOString()
}

export function toScope({ scope }: Pick<Coupon, 'scope'>) {
  return scope && { products: [...scope.products], categories: [...scope.categories] }
}
