// The product form: every field as text, validated by the same rules as on the server.
import { isFree, isPayable } from '#contract/payment-methods.ts'
import type { AdminProduct, ProductForm } from '#contract/store-admin.schema.ts'
import {
  COMMANDS_MAX,
  commandFits,
  DESCRIPTION_LINE_MAX_LENGTH,
  DESCRIPTION_LINES_MAX,
  isImageUrl,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PRICE_MAX_RUPIAH,
  PRODUCT_SORT_ID_MAX,
  toLines,
} from '#contract/store-admin.ts'
import { type CommandOption, carryOptions, DEFAULT_OPTION } from './command-options.ts'

/** The fields in the order of the form, with the key of their label. */
export const FIELD_LABELS = {
  name: 'adminProducts.name',
  price: 'adminProducts.priceLabel',
  sortId: 'adminProducts.sortOrder',
  imageUrl: 'adminProducts.imageUrl',
  description: 'adminProducts.description',
  descriptionId: 'adminProducts.descriptionId',
  commands: 'adminProducts.commands',
} as const
export type DraftField = keyof typeof FIELD_LABELS
export const DRAFT_FIELDS = Object.keys(FIELD_LABELS) as DraftField[]
/** `options`: server and waiting of each line of commands. */
export type ProductDraft = Record<DraftField, string> & { readonly options: readonly CommandOption[] }

/** A key of the locales and its number. */
export type DraftProblem =
  | { key: 'nameRequired' | 'priceRequired' | 'priceNotWhole' | 'priceTooLow' }
  | { key: 'sortNotWhole' | 'sortTooLow' | 'imageRequired' | 'imageInvalid' }
  | { key: 'descriptionRequired' | 'commandsRequired' }
  | { key: 'nameTooLong' | 'priceTooHigh' | 'sortTooHigh' | 'tooManyLines'; max: number }
  | { key: 'lineTooLong'; line: number; max: number }
  | { key: 'commandTooLong' | 'controlSigns'; line: number }

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>

const WHOLE = /^-?\d{1,15}$/
// The characters that the server refuses; see contract/fields.schema.ts.
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u

export const NEW_PRODUCT: ProductDraft = {
  name: '',
  price: '',
  sortId: '0',
  imageUrl: '',
  description: '',
  descriptionId: '',
  commands: '',
  options: [],
}

export function draftOf(product: AdminProduct): ProductDraft {
  return {
    name: product.name,
    price: String(product.price),
    sortId: String(product.sort_id),
    imageUrl: product.image_url,
    description: product.description.join('\n'),
    descriptionId: product.description_id.join('\n'),
    commands: product.execute.map(({ text }) => text).join('\n'),
    options: product.execute.map(({ server, wait_online }) => ({ server, waitOnline: wait_online })),
  }
}

/** From a draft without problems. */
export function toProductForm(draft: ProductDraft): ProductForm {
  return {
    name: draft.name.trim(),
    price: Number(draft.price),
    image_url: draft.imageUrl.trim(),
    description: toLines(draft.description),
    description_id: toLines(draft.descriptionId),
    execute: toLines(draft.commands).map((text, index) => {
      const { server, waitOnline } = draft.options[index] ?? DEFAULT_OPTION
      return { type: 'commands', text, ...(server && { server }), wait_online: waitOnline }
    }),
    sort_id: Number(draft.sortId),
  }
}

export function typeInto(draft: ProductDraft, field: DraftField, text: string): ProductDraft {
  const options = field === 'commands' ? carryOptions(draft, text) : draft.options
  return { ...draft, [field]: text, options }
}

/** Changed fields; blank lines and surrounding spaces do not count. */
export function changedFields(one: ProductDraft, other: ProductDraft): DraftField[] {
  const meaning = (draft: ProductDraft, field: DraftField) =>
    field === 'commands' ? JSON.stringify(toProductForm(draft).execute) : toLines(draft[field]).join('\n')
  return DRAFT_FIELDS.filter((field) => meaning(one, field) !== meaning(other, field))
}

export function problemsOf(draft: ProductDraft): DraftProblems {
  const found: Record<DraftField, DraftProblem | null> = {
    name: nameProblem(draft.name.trim()),
    price: priceProblem(draft.price.trim()),
    sortId: sortProblem(draft.sortId.trim()),
    imageUrl: imageProblem(draft.imageUrl.trim()),
    description: descriptionProblem(toLines(draft.description), true),
    descriptionId: descriptionProblem(toLines(draft.descriptionId), false),
    commands: commandsProblem(toLines(draft.commands)),
  }
  const problems: DraftProblems = {}
  for (const field of DRAFT_FIELDS) {
    const problem = found[field]
    if (problem) problems[field] = problem
  }
  return problems
}

function nameProblem(name: string): DraftProblem | null {
  if (name === '') return { key: 'nameRequired' }
  if (name.length > PRODUCT_NAME_MAX_LENGTH) return { key: 'nameTooLong', max: PRODUCT_NAME_MAX_LENGTH }
  return NOT_PLAIN.test(name) ? { key: 'controlSigns', line: 1 } : null
}

function priceProblem(price: string): DraftProblem | null {
  if (price === '') return { key: 'priceRequired' }
  if (!WHOLE.test(price)) return { key: 'priceNotWhole' }
  const rupiah = Number(price)
  if (rupiah < 0) return { key: 'priceTooLow' }
  return rupiah > PRODUCT_PRICE_MAX_RUPIAH ? { key: 'priceTooHigh', max: PRODUCT_PRICE_MAX_RUPIAH } : null
}

/** A valid price outside the limits of every payment method. */
export function cannotBePaid(price: string): boolean {
  return priceProblem(price.trim()) === null && !isPayable(Number(price))
}

/** For the form's warning that free products have no limit per player. */
export function isFreePrice(price: string): boolean {
  return priceProblem(price.trim()) === null && isFree(Number(price))
}

function sortProblem(sortId: string): DraftProblem | null {
  if (!WHOLE.test(sortId)) return { key: 'sortNotWhole' }
  if (Number(sortId) < 0) return { key: 'sortTooLow' }
  return Number(sortId) > PRODUCT_SORT_ID_MAX ? { key: 'sortTooHigh', max: PRODUCT_SORT_ID_MAX } : null
}

function imageProblem(url: string): DraftProblem | null {
  if (url === '') return { key: 'imageRequired' }
  return isImageUrl(url) && !NOT_PLAIN.test(url) ? null : { key: 'imageInvalid' }
}

function descriptionProblem(lines: readonly string[], required: boolean): DraftProblem | null {
  if (required && lines.length === 0) return { key: 'descriptionRequired' }
  if (lines.length > DESCRIPTION_LINES_MAX) return { key: 'tooManyLines', max: DESCRIPTION_LINES_MAX }
  const long = lines.findIndex((line) => line.length > DESCRIPTION_LINE_MAX_LENGTH)
  if (long >= 0) return { key: 'lineTooLong', line: long + 1, max: DESCRIPTION_LINE_MAX_LENGTH }
  return signsProblem(lines)
}

function commandsProblem(commands: readonly string[]): DraftProblem | null {
  if (commands.length === 0) return { key: 'commandsRequired' }
  if (commands.length > COMMANDS_MAX) return { key: 'tooManyLines', max: COMMANDS_MAX }
  const long = commands.findIndex((command) => !commandFits(command))
  return long >= 0 ? { key: 'commandTooLong', line: long + 1 } : signsProblem(commands)
}

function signsProblem(lines: readonly string[]): DraftProblem | null {
  const bad = lines.findIndex((line) => NOT_PLAIN.test(line))
  return bad >= 0 ? { key: 'controlSigns', line: bad + 1 } : null
}
