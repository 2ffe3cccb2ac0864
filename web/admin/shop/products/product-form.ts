import { useRef } from 'react'
import { describeProblem, type SettingsIssue } from '#content/settings/describe-problems.ts'
import { isPayable } from '#contract/settings/payment-methods.ts'
import { type AdminProduct, ProductForm } from '#contract/shop/store-admin.schema.ts'
import { PLAYER_LIMIT_MAX } from '#contract/shop/store-admin.ts'
import { adminCall } from '#web/admin/kit/api/admin-call.ts'
import type { DraftForm } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { useEntryForm } from '#web/admin/kit/settings/draft/use-entry-form.ts'
import type { AdminText } from '#web/admin/kit/text/admin-text.ts'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

export type CategoryChoice = { id: string; name: { en: string; id: string } }

/** A new product has no price yet. */
export type ProductDraft = Omit<Required<ProductForm>, 'price'> & { price: number | null }

export const NEW_PRODUCT: ProductDraft = {
  name: '',
  name_id: '',
  description: [],
  description_id: [],
  image_url: '',
  category: '',
  sort_id: 0,
  price: null,
  sale_price: null,
  sale_from: null,
  sale_until: null,
  visible: true,
  available_from: null,
  available_until: null,
  limit_per_player: null,
  execute: [],
  execute_on_refund: [],
}

export function useProductForm(stored: AdminProduct | null, last: number, onChanged: () => void) {
  const words = useAdminText()
  const { t } = words
  /** The product was deleted meanwhile, and what was typed is added as another one. */
  const isAdded = useRef(false)
  const form: DraftForm<ProductDraft> = useEntryForm<ProductDraft, ProductForm, AdminProduct>({
    name: 'product',
    schema: ProductForm,
    empty: { ...NEW_PRODUCT, sort_id: last },
    stored,
    labels: {
      name: t('admin.name'),
      name_id: t('adminProducts.nameId'),
      description: t('adminProducts.description'),
      description_id: t('adminProducts.descriptionId'),
      image_url: t('adminProducts.imageUrl'),
      category: t('adminProducts.category'),
      sort_id: t('adminProducts.sortOrder'),
      price: t('adminProducts.priceLabel'),
      sale_price: t('adminProducts.salePrice'),
      sale_from: t('adminProducts.saleFrom'),
      sale_until: t('adminProducts.saleUntil'),
      visible: t('adminProducts.visible'),
      available_from: t('adminProducts.availableFrom'),
      available_until: t('adminProducts.availableUntil'),
      limit_per_player: t('adminProducts.limitCount'),
      'limit_per_player.period': t('admin.period'),
      execute: t('adminOrders.commands'),
      execute_on_refund: t('adminProducts.refundCommands'),
    },
    problemOf: (issue, draft) => problemText(issue, draft, words),
    loadAll: async () => (await adminCall('GET /api/admin/products', {})).products,
    send: (body, change) =>
      change && !isAdded.current
        ? adminCall('PUT /api/admin/products/:id', change)
        : adminCall('POST /api/admin/products', { body }),
    onChanged,
  })
  return {
    form,
    saveAsNew(save: () => void): void {
      isAdded.current = true
      save()
    },
  }
}

/** A valid price outside the limits of every payment method. */
export function cannotBePaid(price: unknown): boolean {
  return ProductForm.shape.price.safeParse(price).success && !isPayable(Number(price))
}

/** The sentence for a field that the schema refuses; amounts are shown in rupiah. */
export function problemText(issue: SettingsIssue, draft: ProductDraft, words: AdminText): string {
  const { t, number, rupiah, language } = words
  const { path, code, maximum } = issue
  const [field, entry] = path
  const line = Number(entry ?? 0) + 1
  switch (field) {
    case 'name':
    case 'name_id':
    case 'description':
    case 'description_id':
      if (code === 'invalid_format') return t('adminProducts.controlSigns', { line })
      if (entry !== undefined) return t('adminProducts.lineTooLong', { line, max: number(Number(maximum)) })
      break
    case 'execute':
    case 'execute_on_refund':
      if (code === 'invalid_format') return t('adminProducts.controlSigns', { line })
      if (entry !== undefined) return t('adminProducts.commandTooLong', { line })
      if (code === 'custom') return t('adminProducts.commandsForGifts')
      break
    case 'price':
    case 'sort_id':
    case 'sale_price':
      if (code === 'invalid_type' && draft[field] !== null) return t('adminProducts.notWhole')
      if (field === 'sale_price') return t('adminProducts.saleNotLower')
      break
    case 'limit_per_player':
      return t('adminProducts.limitInvalid', { max: number(PLAYER_LIMIT_MAX) })
    case 'image_url':
      if (draft.image_url.trim() !== '') return t('adminProducts.imageInvalid')
      break
  }
  const isEmpty = field === 'image_url' || (code === 'too_small' && issue.origin === 'array')
  if (isEmpty) return describeProblem({ path, message: 'required' }, language)
  return describeProblem(field === 'price' ? { ...issue, maximum: rupiah(Number(maximum)) } : issue, language)
}
