// Admin changes of sales, which are public: cards show them.
import type { AdminSale, SaleEdit, SaleForm } from '#contract/shop/discounts.schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { type AdminDeps, toMoment, toScope } from './coupons-admin.ts'
import { describeChange, describeValue } from './describe-discount.ts'
import { type DiscountSum, deleteSums, findSum, insertSums, listSums } from './discount-sum.repository.ts'
import {
  deleteSale,
  findSale,
  insertSale,
  listSales,
  type Sale,
  type SaleFields,
  updateSale,
} from './sale.repository.ts'

export function createSalesAdmin({ db, clock, random, audit, countsTests, onChange }: AdminDeps) {
  async function show(sale: Sale): Promise<AdminSale> {
    return toAdminSale(sale, await findSum(db, sale.id, countsTests))
  }

  async function add(form: SaleForm, admin: string): Promise<AdminSale> {
    const id = newId(random)
    const fields = toSaleFields(form)
    await db.transaction().execute(async (trx) => {
      await insertSale(trx, { id, fields, at: clock.now() })
      await insertSums(trx, id)
      const detail = describeValue(fields)
      await audit.write(trx, { admin, action: 'sale_added', subject: fields.name, detail })
    })
    await onChange()
    return show({ id, ...fields, version: 1 })
  }

  async function edit(id: string, { version, ...form }: SaleEdit, admin: string): Promise<AdminSale> {
    const fields = toSaleFields(form)
    const edited = await db.transaction().execute(async (trx) => {
      const before = await findSale(trx, id)
      if (!before) throw new AppError('discount_not_found')
      const after = await updateSale(trx, { id, fields, version, at: clock.now() })
      if (!after) throw new AppError('conflict')
      const detail = describeChange(before, after)
      if (detail) await audit.write(trx, { admin, action: 'sale_edited', subject: before.name, detail })
      return after
    })
    await onChange()
    return show(edited)
  }

  async function remove(id: string, admin: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const sale = await findSale(trx, id)
      if (!sale) throw new AppError('discount_not_found')
      const sums = [await findSum(trx, id, false), await findSum(trx, id, true)]
      if (sums.some(({ paid }) => paid > 0)) throw new AppError('discount_in_use')
      await deleteSums(trx, id)
      await deleteSale(trx, id)
      const detail = describeValue(sale)
      await audit.write(trx, { admin, action: 'sale_deleted', subject: sale.name, detail })
    })
    await onChange()
  }

  async function list(): Promise<AdminSale[]> {
    const sums = await listSums(db, countsTests)
    return (await listSales(db)).map((sale) => toAdminSale(sale, sums.get(sale.id)))
  }

  return { list, add, edit, remove }
}

function toAdminSale(sale: Sale, sum?: DiscountSum): AdminSale {
  const { id, name, kind, value, enabled, version, startsAt, endsAt } = sale
  const { paid = 0, given = 0, revenue = 0 } = sum ?? {}
  return {
    _id: id,
    name,
    kind,
    value,
    enabled,
    version,
    scope: toScope(sale),
    starts_at: startsAt,
    ends_at: endsAt,
    paid,
    given,
    revenue,
  }
}

type Windowed = Omit<SaleForm, 'starts_at' | 'ends_at'> & Pick<AdminSale, 'starts_at' | 'ends_at'>

export function toSaleFields({
  name,
  kind,
  value,
  scope,
  enabled,
  starts_at,
  ends_at,
}: Windowed): SaleFields {
  return {
    name,
    kind,
    value,
    scope,
    enabled,
    startsAt: toMoment(starts_at),
    endsAt: toMoment(ends_at),
  }
}
