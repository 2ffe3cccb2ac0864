// Coupons and sales in the file of the site. One that orders have used is switched off instead of removed.
import * as z from 'zod'
import type { AuditAction } from '#contract/platform/audit.ts'
import { CouponForm, SaleInFile } from '#contract/shop/discounts.schema.ts'
import type { PricedSale } from '#contract/shop/price.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { compareEntries } from '#server/platform/site-file/compare-entries.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type { ImportedBy, SiteFileChange, SiteFileKind } from '#server/platform/site-file/site-file-kind.ts'
import {
  type Coupon,
  type CouponFields,
  deleteCoupon,
  hasOrders,
  insertCoupon,
  listCoupons,
  updateCoupon,
} from './coupon.repository.ts'
import { toCouponFields, toScope } from './coupons-admin.ts'
import { describeChange, describeValue } from './describe-discount.ts'
import { deleteSums, findSum, insertSums } from './discount-sum.repository.ts'
import { deleteSale, insertSale, listSales, type Sale, updateSale } from './sale.repository.ts'
import { toSaleFields } from './sales-admin.ts'

type Deps = Pick<Core, 'db' | 'random'> & { audit: Audit }
type Entry = { kind: string; value: number; enabled: boolean }
type Written<Form> = { id: string; form: Form; at: Date }

type Kind<Stored, Form> = {
  name: 'coupons' | 'sales'
  schema: z.ZodType<Form[]>
  list(db: Db): Promise<Stored[]>
  toEntry(stored: Stored): Form
  /** With the moments as they are stored. */
  normalise(form: Form): Form
  /** Of one that is added. */
  idOf(form: Form): string
  keyOf(entry: Form): string
  nameOf(entry: Form): string
  isUsed(db: Db, id: string): Promise<boolean>
  /** Each is false when it was changed meanwhile. */
  insert(trx: Db, written: Written<Form>): Promise<boolean>
  update(trx: Db, written: Written<Form> & { version: number }): Promise<boolean>
  remove(trx: Db, id: string): Promise<unknown>
  actions: { added: AuditAction; edited: AuditAction; deleted: AuditAction }
}

const DISCOUNTS_MAX = 2_000

export function createCouponFile(deps: Deps): SiteFileKind<CouponForm[]> {
  return createDiscountFile<Coupon, CouponForm>(deps, {
    name: 'coupons',
    schema: z
      .array(CouponForm)
      .max(DISCOUNTS_MAX)
      .superRefine(checkUnique(({ code }) => code)),
    list: listCoupons,
    toEntry: couponEntry,
    normalise: (form) => couponEntry(toCouponFields(form)),
    idOf: () => newId(deps.random),
    keyOf: ({ code }) => code,
    nameOf: ({ code }) => code,
    isUsed: hasOrders,
    insert: (trx, { form, ...written }) => insertCoupon(trx, { ...written, fields: toCouponFields(form) }),
    update: async (trx, { form, ...written }) =>
      (await updateCoupon(trx, { ...written, fields: toCouponFields(form) })) !== null,
    remove: deleteCoupon,
    actions: { added: 'coupon_added', edited: 'coupon_edited', deleted: 'coupon_deleted' },
  })
}

export function createSaleFile(deps: Deps): SiteFileKind<SaleInFile[]> {
  return createDiscountFile<Sale, SaleInFile>(deps, {
    name: 'sales',
    schema: z
      .array(SaleInFile)
      .max(DISCOUNTS_MAX)
      .superRefine(checkUnique(({ id }) => id)),
    list: listSales,
    toEntry: saleEntry,
    normalise: (form) => saleEntry({ id: form.id, ...toSaleFields(form) }),
    idOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    isUsed: async (db, id) => {
      const sums = [await findSum(db, id, false), await findSum(db, id, true)]
      return sums.some(({ paid }) => paid > 0)
    },
    insert: async (trx, { form, ...written }) => {
      await insertSale(trx, { ...written, fields: toSaleFields(form) })
      return true
    },
    update: async (trx, { form, ...written }) =>
      (await updateSale(trx, { ...written, fields: toSaleFields(form) })) !== null,
    remove: deleteSale,
    actions: { added: 'sale_added', edited: 'sale_edited', deleted: 'sale_deleted' },
  })
}

function createDiscountFile<Stored extends { id: string; version: number }, Form extends Entry>(
  { db, audit }: Deps,
  kind: Kind<Stored, Form>,
): SiteFileKind<Form[]> {
  const { name, actions, nameOf } = kind

  async function compare(entries: readonly Form[]): Promise<SiteFileChange[]> {
    const stored = await kind.list(db)
    const storedBy = new Map(stored.map((one) => [kind.keyOf(kind.toEntry(one)), one]))
    const used = new Set<Stored>()
    for (const one of stored) if (await kind.isUsed(db, one.id)) used.add(one)
    const findStored = (entry: Form) => storedBy.get(kind.keyOf(entry)) as Stored

    const update =
      (before: Form, form: Form) =>
      async (trx: Db, { admin, at }: ImportedBy) => {
        const { id, version } = findStored(before)
        if (!(await kind.update(trx, { id, version, form, at }))) return false
        const detail = describeChange(before, form)
        await audit.write(trx, { admin, action: actions.edited, subject: nameOf(before), detail })
        return true
      }
    const remove =
      (entry: Form) =>
      async (trx: Db, { admin }: ImportedBy) => {
        const { id } = findStored(entry)
        if (!(await deleteSums(trx, id)) || (await kind.isUsed(trx, id))) return false
        await kind.remove(trx, id)
        const detail = describeValue(entry)
        await audit.write(trx, { admin, action: actions.deleted, subject: nameOf(entry), detail })
        return true
      }
    return compareEntries({
      wanted: entries.map(kind.normalise),
      present: stored.map(kind.toEntry),
      keyOf: kind.keyOf,
      nameOf,
      add:
        (form, index) =>
        async (trx, { admin, at }) => {
          // Both lists of the console show the newest first.
          const written = { id: kind.idOf(form), form, at: new Date(at.getTime() - index) }
          if (!(await kind.insert(trx, written))) return false
          await insertSums(trx, written.id)
          const detail = describeValue(form)
          await audit.write(trx, { admin, action: actions.added, subject: nameOf(form), detail })
          return true
        },
      change: (after, before) => update(before, after),
      remove: (entry) => {
        if (!used.has(findStored(entry))) return { action: 'remove', apply: remove(entry) }
        return entry.enabled
          ? { action: 'switch_off', apply: update(entry, { ...entry, enabled: false }) }
          : null
      },
    })
  }

  return {
    name,
    // No field of theirs holds a picture.
    pictures: { width: 480, variantsAt: () => 'plain', track: async () => {} },
    read: async () => (await kind.list(db)).map(kind.toEntry),
    parse: (json) => parseStrictly(kind.schema, json),
    check: async () => [],
    compare,
  }
}

function couponEntry(coupon: CouponFields): CouponForm {
  const { code, kind, value, minimum, enabled, maxUses, perPlayer, startsAt, endsAt } = coupon
  const window = { starts_at: startsAt, ends_at: endsAt, enabled }
  return {
    code,
    kind,
    value,
    scope: toScope(coupon),
    minimum,
    max_uses: maxUses,
    per_player: perPlayer,
    ...window,
  }
}

function saleEntry(sale: PricedSale): SaleInFile {
  const { id, name, kind, value, enabled, startsAt, endsAt } = sale
  return {
    id,
    name,
    kind,
    value,
    scope: toScope(sale),
    starts_at: startsAt,
    ends_at: endsAt,
    enabled,
  }
}

function checkUnique<One>(keyOf: (entry: One) => string) {
  return (entries: readonly One[], context: z.RefinementCtx) => {
    const seen = new Set<string>()
    entries.forEach((entry, index) => {
      if (seen.has(keyOf(entry))) context.addIssue({ code: 'custom', path: [index], message: 'id_twice' })
      seen.add(keyOf(entry))
    })
  }
}
