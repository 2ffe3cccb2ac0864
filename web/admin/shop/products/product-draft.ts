// The product form: every field as text. Its rules are in draft-problems.ts.
import type { AdminProduct, ProductForm } from '#contract/shop/store-admin.schema.ts'
import { LIMIT_PERIODS, toLines } from '#contract/shop/store-admin.ts'
import { fromInput, toInput } from '#web/admin/kit/parts/moment.ts'
import { type CommandOption, carryOptions, DEFAULT_OPTION } from './command-options.ts'

/** The fields in the order of the form, with the key of their label. */
export const FIELD_LABELS = {
  name: 'adminProducts.name',
  nameId: 'adminProducts.nameId',
  description: 'adminProducts.description',
  descriptionId: 'adminProducts.descriptionId',
  imageUrl: 'adminProducts.imageUrl',
  category: 'adminProducts.category',
  sortId: 'adminProducts.sortOrder',
  price: 'adminProducts.priceLabel',
  salePrice: 'adminProducts.salePrice',
  saleFrom: 'adminProducts.saleFrom',
  saleUntil: 'adminProducts.saleUntil',
  visible: 'adminProducts.visible',
  availableFrom: 'adminProducts.availableFrom',
  availableUntil: 'adminProducts.availableUntil',
  limitCount: 'adminProducts.limitCount',
  limitPeriod: 'adminProducts.limitPeriod',
  commands: 'adminProducts.commands',
  refundCommands: 'adminProducts.refundCommands',
} as const
export type DraftField = keyof typeof FIELD_LABELS
export const DRAFT_FIELDS = Object.keys(FIELD_LABELS) as DraftField[]

/** Lists of commands, and where the options of each line are. */
const OPTIONS_OF = { commands: 'options', refundCommands: 'refundOptions' } as const
export type CommandField = keyof typeof OPTIONS_OF

type Options = { readonly [Name in (typeof OPTIONS_OF)[CommandField]]: readonly CommandOption[] }

/** Moments as a `datetime-local` input writes them, in Jakarta's time; `visible` is `yes` or `no`. */
export type ProductDraft = Readonly<Record<DraftField, string>> & Options

export const NEW_PRODUCT: ProductDraft = {
  ...(Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as Record<DraftField, string>),
  sortId: '0',
  visible: 'yes',
  limitPeriod: 'month',
  options: [],
  refundOptions: [],
}

export function draftOf(product: AdminProduct): ProductDraft {
  const { limit_per_player: limit } = product
  return {
    name: product.name,
    nameId: product.name_id,
    price: String(product.price),
    sortId: String(product.sort_id),
    imageUrl: product.image_url,
    category: product.category,
    description: product.description.join('\n'),
    descriptionId: product.description_id.join('\n'),
    salePrice: product.sale_price === null ? '' : String(product.sale_price),
    saleFrom: toInput(product.sale_from),
    saleUntil: toInput(product.sale_until),
    visible: product.visible ? 'yes' : 'no',
    availableFrom: toInput(product.available_from),
    availableUntil: toInput(product.available_until),
    limitCount: limit ? String(limit.count) : '',
    limitPeriod: limit?.period ?? NEW_PRODUCT.limitPeriod,
    commands: textsOf(product.execute),
    options: optionsOf(product.execute),
    refundCommands: textsOf(product.execute_on_refund),
    refundOptions: optionsOf(product.execute_on_refund),
  }
}

const textsOf = (execute: AdminProduct['execute']) => execute.map(({ text }) => text).join('\n')
const optionsOf = (execute: AdminProduct['execute']): CommandOption[] =>
  execute.map(({ server, wait_online }) => ({ server, waitOnline: wait_online }))

/** From a draft without problems. */
export function toProductForm(draft: ProductDraft): Required<ProductForm> {
  const count = draft.limitCount.trim()
  return {
    name: draft.name.trim(),
    name_id: draft.nameId.trim(),
    price: Number(draft.price),
    image_url: draft.imageUrl.trim(),
    category: draft.category,
    description: toLines(draft.description),
    description_id: toLines(draft.descriptionId),
    sale_price: draft.salePrice.trim() === '' ? null : Number(draft.salePrice),
    sale_from: fromInput(draft.saleFrom),
    sale_until: fromInput(draft.saleUntil),
    visible: draft.visible === 'yes',
    available_from: fromInput(draft.availableFrom),
    available_until: fromInput(draft.availableUntil),
    limit_per_player: count === '' ? null : { count: Number(count), period: periodOf(draft) },
    execute: toExecute(draft, 'commands'),
    execute_on_refund: toExecute(draft, 'refundCommands'),
    sort_id: Number(draft.sortId),
  }
}

function periodOf({ limitPeriod }: ProductDraft) {
  return LIMIT_PERIODS.find((period) => period === limitPeriod) ?? 'month'
}

function toExecute(draft: ProductDraft, field: CommandField): ProductForm['execute'] {
  return toLines(draft[field]).map((text, index) => {
    const { server, waitOnline } = commandOptions(draft, field)[index] ?? DEFAULT_OPTION
    return { type: 'commands', text, ...(server && { server }), wait_online: waitOnline }
  })
}

export function commandOptions(draft: ProductDraft, field: CommandField): readonly CommandOption[] {
  return draft[OPTIONS_OF[field]]
}

export function withOptions(
  draft: ProductDraft,
  field: CommandField,
  options: readonly CommandOption[],
): ProductDraft {
  return { ...draft, [OPTIONS_OF[field]]: options }
}

const isCommandField = (field: DraftField): field is CommandField => field in OPTIONS_OF

export function typeInto(draft: ProductDraft, field: DraftField, text: string): ProductDraft {
  const typed = { ...draft, [field]: text }
  if (!isCommandField(field)) return typed
  const before = { commands: draft[field], options: commandOptions(draft, field) }
  return withOptions(typed, field, carryOptions(before, text))
}

/** Changed fields; blank lines and surrounding spaces do not count. */
export function changedFields(one: ProductDraft, other: ProductDraft): DraftField[] {
  const meaning = (draft: ProductDraft, field: DraftField) => {
    if (isCommandField(field)) return JSON.stringify(toExecute(draft, field))
    // Without a limit its period means nothing.
    if (field === 'limitPeriod' && draft.limitCount.trim() === '') return ''
    return toLines(draft[field]).join('\n')
  }
  return DRAFT_FIELDS.filter((field) => meaning(one, field) !== meaning(other, field))
}

/** The text of another draft in one field, with the options of its commands. */
export function takeField(draft: ProductDraft, from: ProductDraft, field: DraftField): ProductDraft {
  const taken = { ...draft, [field]: from[field] }
  return isCommandField(field) ? withOptions(taken, field, commandOptions(from, field)) : taken
}
