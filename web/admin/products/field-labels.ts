import type { DraftField } from './product-draft.ts'

export const FIELD_LABELS = {
  name: 'adminProducts.name',
  price: 'adminProducts.priceLabel',
  sortId: 'adminProducts.sortOrder',
  imageUrl: 'adminProducts.imageUrl',
  description: 'adminProducts.description',
  descriptionId: 'adminProducts.descriptionId',
  commands: 'adminProducts.commands',
} as const satisfies Record<DraftField, string>
