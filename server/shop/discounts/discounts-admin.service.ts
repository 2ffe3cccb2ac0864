// Coupons and sales as the console edits them. Sales are public: cards show them. The checkout asks for a code only while there
// is a coupon.
import type { DiscountsReply } from '#contract/shop/discounts.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { newId } from '#server/platform/kernel/random.ts'
import {
  deleteDiscount,
  findCouponByCode,
  findDiscount,
  insertDiscount,
  listDiscounts,
  lockDiscount,
  type StoredDiscount,
  updateDiscount,
} from './discount.repository.ts'
import { COUPON_FORMS, type DiscountForms, SALE_FORMS } from './discount-forms.ts'
import { isUsed, listSums } from './discount-uses.repository.ts'

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  /** Payments are play money: the sums of test orders are shown. */
  countsTests: boolean
  onChange(): Promise<void>
  listProducts(): Promise<DiscountsReply['products']>
  listCategories(): DiscountsReply['categories']
}

export type DiscountsAdmin = ReturnType<typeof createDiscountsAdmin>

export function createDiscountsAdmin(deps: Deps) {
  const coupons = createEditor(deps, COUPON_FORMS)
  const sales = createEditor(deps, SALE_FORMS)
  return {
    coupons,
    sales,
    list: async (): Promise<DiscountsReply> => ({
      coupons: await coupons.list(),
      sales: await sales.list(),
      products: await deps.listProducts(),
      categories: deps.listCategories(),
    }),
  }
}

function createEditor<Form, Shown>(
  { db, clock, random, audit, countsTests, onChange }: Deps,
  { type, actions, toFields, show }: DiscountForms<Form, Shown>,
) {
  async function showNow(discount: StoredDiscount): Promise<Shown> {
    return show(discount, (await listSums(db, countsTests, discount.id)).get(discount.id))
  }

  async function add(form: Form, admin: string): Promise<Shown> {
    const id = newId(random)
    const fields = toFields(form)
    await db.transaction().execute(async (trx) => {
      const isNew = await insertDiscount(trx, type, { id, fields, at: clock.now() })
      if (!isNew) throw new AppError('coupon_code_taken')
      const { name: subject, kind, value } = fields
      await audit.write(trx, { admin, action: actions.added, subject, target: id, after: { kind, value } })
    })
    await onChange()
    return showNow({ id, ...fields, version: 1 })
  }

  async function edit(id: string, { version, ...form }: Form & { version: number }, admin: string) {
    const fields = toFields(form as Form)
    const edited = await db.transaction().execute(async (trx) => {
      const before = await findDiscount(trx, type, id)
      if (!before) throw new AppError('discount_not_found')
      if (type === 'coupon' && before.name !== fields.name) {
        // Orders and receipts name the code.
        if (await isUsed(trx, type, id)) throw new AppError('discount_in_use')
        if (await findCouponByCode(trx, fields.name)) throw new AppError('coupon_code_taken')
      }
      const after = await updateDiscount(trx, { id, fields, version, at: clock.now() })
      if (!after) throw new AppError('conflict')
      const edited = { action: actions.edited, subject: before.name, target: id }
      const changes = changedFields(before, after, ['version'])
      if (changes) await audit.write(trx, { admin, ...edited, ...changes })
      return after
    })
    await onChange()
    return showNow(edited)
  }

  async function remove(id: string, admin: string): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const discount = await lockDiscount(trx, type, id)
      if (!discount) throw new AppError('discount_not_found')
      if (await isUsed(trx, type, id)) throw new AppError('discount_in_use')
      await deleteDiscount(trx, id)
      const { name: subject, kind, value } = discount
      await audit.write(trx, { admin, action: actions.deleted, subject, before: { kind, value } })
    })
    await onChange()
  }

  async function list(): Promise<Shown[]> {
    const sums = await listSums(db, countsTests)
    return (await listDiscounts(db, type)).map((discount) => show(discount, sums.get(discount.id)))
  }

  return { list, add, edit, remove }
}
