// Coupons and sales in the file of the site. One that orders have used is switched off instead of removed.
import * as z from 'zod'
import { checkUnique } from '#contract/settings/fields.schema.ts'
import { CouponForm, SaleInFile } from '#contract/shop/discounts.schema.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { changedFields } from '#server/platform/kernel/changed-fields.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { compareEntries } from '#server/platform/site-file/compare-entries.ts'
import { parseStrictly } from '#server/platform/site-file/parse-strictly.ts'
import type { ImportedBy, SiteFileChange, SiteFileKind } from '#server/platform/site-file/site-file-kind.ts'
import {
  type DiscountFields,
  deleteDiscount,
  insertDiscount,
  listDiscounts,
  lockDiscount,
  type StoredDiscount,
  updateDiscount,
} from './discount.repository.ts'
import {
  COUPON_FORMS,
  type DiscountForms,
  SALE_FORMS,
  toCouponForm,
  toSaleFields,
  toSaleInFile,
} from './discount-forms.ts'
import { isUsed } from './discount-uses.repository.ts'

type Deps = Pick<Core, 'db' | 'random'> & { audit: Audit }
type Entry = { kind: string; value: number; enabled: boolean }

type Kind<Form> = Pick<DiscountForms<never, unknown>, 'type' | 'actions'> & {
  name: 'coupons' | 'sales'
  schema: z.ZodType<Form>
  toEntry(stored: DiscountFields & { id: string }): Form
  toFields(form: Form): DiscountFields
  /** The id of a discount that is added. */
  idOf(form: Form): string
  keyOf(entry: Form): string
  nameOf(entry: Form): string
}

const DISCOUNTS_MAX = 2_000

export function createCouponFile(deps: Deps): SiteFileKind<CouponForm[]> {
  return createDiscountFile<CouponForm>(deps, {
    ...COUPON_FORMS,
    name: 'coupons',
    schema: CouponForm,
    toEntry: toCouponForm,
    idOf: () => newId(deps.random),
    keyOf: ({ code }) => code,
    nameOf: ({ code }) => code,
  })
}

export function createSaleFile(deps: Deps): SiteFileKind<SaleInFile[]> {
  return createDiscountFile<SaleInFile>(deps, {
    ...SALE_FORMS,
    name: 'sales',
    schema: SaleInFile,
    toEntry: toSaleInFile,
    toFields: toSaleFields,
    idOf: ({ id }) => id,
    keyOf: ({ id }) => id,
    nameOf: ({ name }) => name,
  })
}

function createDiscountFile<Form extends Entry>({ db, audit }: Deps, kind: Kind<Form>): SiteFileKind<Form[]> {
  const { name, type, actions, nameOf } = kind
  const list = z.array(kind.schema).max(DISCOUNTS_MAX).superRefine(checkUnique(kind.keyOf))

  async function compare(entries: readonly Form[]): Promise<SiteFileChange[]> {
    const stored = await listDiscounts(db, type)
    const storedBy = new Map(stored.map((one) => [kind.keyOf(kind.toEntry(one)), one]))
    const used = new Set<StoredDiscount>()
    for (const one of stored) if (await isUsed(db, type, one.id)) used.add(one)
    const findStored = (entry: Form) => storedBy.get(kind.keyOf(entry)) as StoredDiscount

    const update =
      (before: Form, form: Form) =>
      async (trx: Db, { admin, at }: ImportedBy) => {
        const { id, version } = findStored(before)
        const fields = kind.toFields(form)
        if (!(await updateDiscount(trx, { id, version, fields, at }))) return false
        const edited = { action: actions.edited, subject: nameOf(before), target: id }
        await audit.write(trx, { admin, ...edited, ...changedFields(kind.toFields(before), fields) })
        return true
      }
    const remove =
      (entry: Form) =>
      async (trx: Db, { admin }: ImportedBy) => {
        const { id } = findStored(entry)
        if (!(await lockDiscount(trx, type, id)) || (await isUsed(trx, type, id))) return false
        await deleteDiscount(trx, id)
        const gone = { kind: entry.kind, value: entry.value }
        await audit.write(trx, { admin, action: actions.deleted, subject: nameOf(entry), before: gone })
        return true
      }
    return compareEntries({
      // With the moments as they are stored.
      wanted: entries.map((form) => kind.toEntry({ id: kind.idOf(form), ...kind.toFields(form) })),
      present: stored.map(kind.toEntry),
      keyOf: kind.keyOf,
      nameOf,
      add:
        (form, index) =>
        async (trx, { admin, at }) => {
          // Both lists of the console show the newest first.
          const written = {
            id: kind.idOf(form),
            fields: kind.toFields(form),
            at: new Date(at.getTime() - index),
          }
          if (!(await insertDiscount(trx, type, written))) return false
          const added = { action: actions.added, subject: nameOf(form), target: written.id }
          await audit.write(trx, { admin, ...added, after: { kind: form.kind, value: form.value } })
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
    read: async () => (await listDiscounts(db, type)).map(kind.toEntry),
    parse: (json) => parseStrictly(list, json),
    check: async () => [],
    compare,
  }
}
