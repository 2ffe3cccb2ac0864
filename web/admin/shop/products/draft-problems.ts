// The rules of the product form, the same as on the server.
import { isFree, isPayable } from '#contract/settings/payment-methods.ts'
import {
  COMMANDS_MAX,
  commandFits,
  DESCRIPTION_LINE_MAX_LENGTH,
  DESCRIPTION_LINES_MAX,
  isForGiftsOnly,
  isImageUrl,
  PLAYER_LIMIT_MAX,
  PRODUCT_NAME_MAX_LENGTH,
  PRODUCT_PRICE_MAX_RUPIAH,
  PRODUCT_SORT_ID_MAX,
  toLines,
} from '#contract/shop/store-admin.ts'
import { isLocal } from '#web/admin/kit/parts/moment.ts'
import { DRAFT_FIELDS, type DraftField, type ProductDraft } from './product-draft.ts'

/** A key of the locales and its number. */
export type DraftProblem =
  | { key: 'nameRequired' | 'priceRequired' | 'priceNotWhole' | 'priceTooLow' }
  | { key: 'sortNotWhole' | 'sortTooLow' | 'imageRequired' | 'imageInvalid' }
  | { key: 'descriptionRequired' | 'commandsRequired' | 'saleNotLower' | 'endsBeforeStart' | 'momentInvalid' }
  | { key: 'commandsForGifts' }
  | { key: 'nameTooLong' | 'priceTooHigh' | 'sortTooHigh' | 'tooManyLines' | 'limitInvalid'; max: number }
  | { key: 'lineTooLong'; line: number; max: number }
  | { key: 'commandTooLong' | 'controlSigns'; line: number }

export type DraftProblems = Partial<Record<DraftField, DraftProblem>>

const WHOLE = /^-?\d{1,15}$/
// The characters that the server refuses; see contract/platform/fields.schema.ts.
const NOT_PLAIN = /[\p{Cc}\p{Cs}]/u

export function problemsOf(draft: ProductDraft): DraftProblems {
  const found: { [Field in DraftField]?: DraftProblem | null } = {
    name: nameProblem(draft.name.trim(), true),
    nameId: nameProblem(draft.nameId.trim(), false),
    price: priceProblem(draft.price.trim()),
    salePrice: saleProblem(draft),
    saleFrom: momentProblem(draft.saleFrom),
    saleUntil: windowProblem(draft.saleFrom, draft.saleUntil),
    availableFrom: momentProblem(draft.availableFrom),
    availableUntil: windowProblem(draft.availableFrom, draft.availableUntil),
    limitCount: limitProblem(draft.limitCount.trim()),
    sortId: sortProblem(draft.sortId.trim()),
    imageUrl: imageProblem(draft.imageUrl.trim()),
    description: descriptionProblem(toLines(draft.description), true),
    descriptionId: descriptionProblem(toLines(draft.descriptionId), false),
    commands: commandsProblem(toLines(draft.commands), true),
    refundCommands: commandsProblem(toLines(draft.refundCommands), false),
  }
  const problems: DraftProblems = {}
  for (const field of DRAFT_FIELDS) {
    const problem = found[field]
    if (problem) problems[field] = problem
  }
  return problems
}

function nameProblem(name: string, required: boolean): DraftProblem | null {
  if (name === '') return required ? { key: 'nameRequired' } : null
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

function saleProblem({ price, salePrice }: ProductDraft): DraftProblem | null {
  const sale = salePrice.trim()
  if (sale === '') return null
  if (!WHOLE.test(sale)) return { key: 'priceNotWhole' }
  if (Number(sale) < 1) return { key: 'saleNotLower' }
  // A wrong price has its own problem.
  return priceProblem(price.trim()) === null && Number(sale) >= Number(price) ? { key: 'saleNotLower' } : null
}

function momentProblem(moment: string): DraftProblem | null {
  return moment === '' || isLocal(moment) ? null : { key: 'momentInvalid' }
}

/** Both as `2026-11-16T19:00`, which compare as text. */
function windowProblem(from: string, until: string): DraftProblem | null {
  const problem = momentProblem(until)
  if (problem) return problem
  return isLocal(from) && until !== '' && until <= from ? { key: 'endsBeforeStart' } : null
}

function limitProblem(count: string): DraftProblem | null {
  if (count === '') return null
  const isValid = /^\d{1,6}$/.test(count) && Number(count) >= 1 && Number(count) <= PLAYER_LIMIT_MAX
  return isValid ? null : { key: 'limitInvalid', max: PLAYER_LIMIT_MAX }
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

function commandsProblem(commands: readonly string[], required: boolean): DraftProblem | null {
  if (required && commands.length === 0) return { key: 'commandsRequired' }
  if (required && isForGiftsOnly(commands)) return { key: 'commandsForGifts' }
  if (commands.length > COMMANDS_MAX) return { key: 'tooManyLines', max: COMMANDS_MAX }
  const long = commands.findIndex((command) => !commandFits(command))
  return long >= 0 ? { key: 'commandTooLong', line: long + 1 } : signsProblem(commands)
}

function signsProblem(lines: readonly string[]): DraftProblem | null {
  const bad = lines.findIndex((line) => NOT_PLAIN.test(line))
  return bad >= 0 ? { key: 'controlSigns', line: bad + 1 } : null
}
