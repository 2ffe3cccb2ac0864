// The state of a list in its address: ?page=2&search=steve&status=PAID

import { FIRST_PAGE, LAST_PAGE, SEARCH_MAX_LENGTH } from '#contract/platform/pagination.ts'

type PageView = {
  page: number
  /** From the reply of the page before or after; undefined for a page chosen by its number. */
  cursor?: string
}

/** Reads one value of the address. Undefined where it is not valid, because people type, cut and share addresses. */
type Read = (given: string) => string | undefined
export type Reads = Readonly<Record<string, Read>>
export type ListView<Of extends Reads> = PageView & { [Name in keyof Of]?: ReturnType<Of[Name]> }

const PAGE = /^[1-9]\d{0,6}$/
const CURSOR = /^[\w-]{1,100}$/
const ID = /^[A-Za-z0-9_-]{1,64}$/
const DAY = /^\d{4}-\d\d-\d\d$/

export const readText = (given: string) => given.trim().slice(0, SEARCH_MAX_LENGTH) || undefined
export const readId = (given: string) => (ID.test(given) ? given : undefined)
export const readDay = (given: string) => (DAY.test(given) ? given : undefined)
export function oneOf<const Known extends string>(known: readonly Known[]) {
  return (given: string) => known.find((one) => one === given)
}

export function readListView<Of extends Reads>(query: URLSearchParams, reads: Of): ListView<Of> {
  const values = Object.entries(reads).map(([name, read]) => [name, read(query.get(name) ?? '')])
  return { ...readPage(query), ...Object.fromEntries(values) }
}

function readPage(query: URLSearchParams): PageView {
  const given = query.get('page') ?? ''
  const page = PAGE.test(given) ? Math.min(Number(given), LAST_PAGE) : FIRST_PAGE
  const cursor = query.get('cursor') ?? ''
  return { page, cursor: page !== FIRST_PAGE && CURSOR.test(cursor) ? cursor : undefined }
}

/** Default values are left out. */
export function writeListView(view: PageView, start: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams(start)
  for (const [name, value] of Object.entries(view)) {
    if (value && value !== FIRST_PAGE) query.set(name, String(value))
  }
  return query.size > 0 ? `?${query}` : ''
}

/** Another filter or order starts on its first page, with no row opened. */
export function refine<View extends PageView>(view: View, change: Partial<View>): View {
  return { ...view, page: FIRST_PAGE, cursor: undefined, open: undefined, ...change }
}

const NO_FILTERS = ['page', 'cursor', 'open', 'sort']

export function isFiltered(view: PageView): boolean {
  return Object.entries(view).some(([name, value]) => value && !NO_FILTERS.includes(name))
}
