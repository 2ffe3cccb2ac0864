// The fields of a product from the form of the console, and those of a copy.
import type { Language } from '#contract/language.ts'
import type { ProductForm } from '#contract/shop/store-admin.schema.ts'
import { PRODUCT_NAME_MAX_LENGTH } from '#contract/shop/store-admin.ts'
import type { Command } from '#server/platform/database/commands.ts'
import { PRODUCT_DEFAULTS, type ProductFields, type StoredProduct } from './product.repository.ts'

const COPY: Record<Language, string> = { en: '(copy)', id: '(salinan)' }

export function fieldsOf(product: StoredProduct): ProductFields {
  const { id: _id, version: _version, updated_at: _updated, builtIn: _builtIn, ...fields } = product
  return fields
}

/** Fields that are left out stay as they were. */
export function toFields(form: ProductForm, before: StoredProduct | null): ProductFields {
  const old = before ? fieldsOf(before) : EMPTY
  const { execute, execute_on_refund: onRefund, limit_per_player: limit = old.limit, ...given } = form
  return {
    ...old,
    ...given,
    available_from: momentOf(form.available_from, old.available_from),
    available_until: momentOf(form.available_until, old.available_until),
    sale_from: momentOf(form.sale_from, old.sale_from),
    sale_until: momentOf(form.sale_until, old.sale_until),
    limit,
    commands: toCommands(execute, old.commands),
    refundCommands: onRefund ? toCommands(onRefund, old.refundCommands) : old.refundCommands,
  }
}

const EMPTY = { ...PRODUCT_DEFAULTS, description_id: [], commands: [] } satisfies Partial<ProductFields>

/** Moments are compared as text, so all have the same form. */
function momentOf(given: string | null | undefined, old: string | null): string | null {
  if (given === undefined) return old
  return given === null ? null : new Date(given).toISOString()
}

function toCommands(execute: ProductForm['execute'], before: readonly Command[]): Command[] {
  return execute.map(({ text, server, wait_online }, index) => {
    const old = before[index]
    const same = old?.text === text ? old : undefined
    return {
      text,
      server: server ?? same?.server ?? null,
      waitOnline: wait_online ?? same?.waitOnline ?? false,
    }
  })
}

/** Hidden until it is edited; it sorts behind the original, which is older. */
export function copyOf(original: StoredProduct, language: Language): ProductFields {
  const fields = fieldsOf(original)
  return {
    ...fields,
    name: withSuffix(fields.name, COPY[language]),
    name_id: fields.name_id && withSuffix(fields.name_id, COPY.id),
    visible: false,
  }
}

function withSuffix(name: string, suffix: string): string {
  return `${name.slice(0, PRODUCT_NAME_MAX_LENGTH - suffix.length - 1).trimEnd()} ${suffix}`
}
