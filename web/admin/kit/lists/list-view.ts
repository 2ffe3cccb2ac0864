// The state of a list of the store screen in its address: ?tab=transactions&page=2&search=steve&status=PAID

import { FIRST_PAGE, LAST_PAGE } from '#contract/platform/pagination.ts'
import { SEARCH_MAX_LENGTH, SEND_ACTION_STATES } from '#contract/shop/delivery.ts'
import { ORDER_SORTS, type OrderSort } from '#contract/shop/orders.ts'
import { SHOWN_STATUSES, type ShownStatus } from '#contract/shop/payment.ts'
import { TEST_FILTERS, type TestFilter } from '#contract/shop/test-data.ts'

export const STORE_TABS = ['products', 'transactions', 'actions'] as const
type StoreTab = (typeof STORE_TABS)[number]

const STATUSES = { transactions: SHOWN_STATUSES, actions: SEND_ACTION_STATES } as const
export type ListTab = keyof typeof STATUSES
export type StatusOf<Tab extends ListTab> = (typeof STATUSES)[Tab][number]

export type PageView = {
  page: number
  /** From the reply of the page before or after; null for a page chosen by its number. */
  cursor: string | null
}

export type ListView<Status extends string = string> = PageView & {
  search: string
  status: Status | null
  needsPerson: boolean
  /** Only what was delivered today. */
  isToday: boolean
  /** Null: as the server decides, by whether payments are play money. */
  test: TestFilter | null
  /** The row whose details are shown. */
  open: string | null
  /** Further filters of the orders, by their name in the address. */
  more: MoreFilters
  /** The order of the list of orders; null: newest first. */
  sort: OrderSort | null
}

const MORE_FILTERS = ['date', 'from', 'until', 'delivery', 'method', 'gateway', 'product', 'server'] as const
export type MoreFilters = Partial<Record<(typeof MORE_FILTERS)[number], string>>

const PAGE = /^[1-9]\d{0,6}$/
const CURSOR = /^[\w-]{1,100}$/
const ID = /^[A-Za-z0-9_-]{1,64}$/

export function readStoreTab(query: URLSearchParams): StoreTab {
  const given = query.get('tab')
  return STORE_TABS.find((tab) => tab === given) ?? 'products'
}

/** Ignores what is not valid, because people type, cut and share addresses. */
export function readListView<Tab extends ListTab>(query: URLSearchParams, tab: Tab): ListView<StatusOf<Tab>> {
  const known: readonly StatusOf<Tab>[] = STATUSES[tab]
  const open = query.get('open') ?? ''
  return {
    ...readPage(query),
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: known.find((status) => status === query.get('status')) ?? null,
    needsPerson: query.get('needs') === 'yes',
    isToday: tab === 'actions' && query.get('delivered') === 'today',
    test: TEST_FILTERS.find((test) => test === query.get('test')) ?? null,
    open: ID.test(open) ? open : null,
    more: tab === 'transactions' ? readMore(query) : {},
    sort: (tab === 'transactions' && ORDER_SORTS.find((sort) => sort === query.get('sort'))) || null,
  }
}

function readMore(query: URLSearchParams): MoreFilters {
  const given = MORE_FILTERS.flatMap((name) => {
    const value = query.get(name) ?? ''
    return ID.test(value) ? [[name, value]] : []
  })
  return Object.fromEntries(given)
}

export function readPage(query: URLSearchParams): PageView {
  const given = query.get('page') ?? ''
  const page = PAGE.test(given) ? Math.min(Number(given), LAST_PAGE) : FIRST_PAGE
  const cursor = query.get('cursor') ?? ''
  return { page, cursor: page !== FIRST_PAGE && CURSOR.test(cursor) ? cursor : null }
}

/** Default values are left out. */
export function writePage(query: URLSearchParams, { page, cursor }: PageView): void {
  if (page === FIRST_PAGE) return
  query.set('page', String(page))
  if (cursor) query.set('cursor', cursor)
}

export function writeListView(
  tab: ListTab,
  { search, status, needsPerson, isToday, test, open, more, sort, ...page }: ListView,
): URLSearchParams {
  const query = new URLSearchParams({ tab })
  writePage(query, page)
  if (search) query.set('search', search)
  if (status) query.set('status', status)
  if (needsPerson) query.set('needs', 'yes')
  if (isToday) query.set('delivered', 'today')
  if (test) query.set('test', test)
  for (const name of MORE_FILTERS) if (more[name]) query.set(name, more[name])
  if (sort) query.set('sort', sort)
  if (open) query.set('open', open)
  return query
}

/** The query of the API without the status, whose name differs between the lists. */
export function listQuery({ page, cursor, search, needsPerson, isToday, test }: ListView) {
  return {
    page,
    cursor: cursor ?? undefined,
    search: search || undefined,
    needs_person: needsPerson ? ('yes' as const) : undefined,
    delivered: isToday ? ('today' as const) : undefined,
    test: test ?? undefined,
  }
}

/** Fixed sets of filters: each is one of them, which leaving it removes. */
export const ORDER_VIEWS = ['needs', 'today', 'refunds', 'all'] as const
export type OrderView = (typeof ORDER_VIEWS)[number]

export function orderViewOf({ needsPerson, more, status }: ListView): OrderView {
  if (needsPerson) return 'needs'
  if (more.date === 'today') return 'today'
  return status === 'REFUND' ? 'refunds' : 'all'
}

/** The other filters stay. */
export function enterView(view: ListView<ShownStatus>, to: OrderView): ListView<ShownStatus> {
  const from = orderViewOf(view)
  const { date, from: first, until, ...more } = view.more
  const days =
    to === 'today' ? { date: 'today' } : from === 'today' ? {} : clean({ date, from: first, until })
  const status = to === 'refunds' ? 'REFUND' : from === 'refunds' ? null : view.status
  return refine(view, { needsPerson: to === 'needs', status, more: { ...more, ...days } })
}

/** Without what is empty. */
export function clean(filters: MoreFilters): MoreFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

/** Another filter or order starts on its first page, with no row opened. */
export function refine<Status extends string>(
  view: ListView<Status>,
  change: Partial<Omit<ListView<Status>, 'page' | 'cursor' | 'open'>>,
): ListView<Status> {
  return { ...view, ...change, page: FIRST_PAGE, cursor: null, open: null }
}

export function isFiltered({ search, status, needsPerson, isToday, test, more }: ListView): boolean {
  const isChosen = status !== null || needsPerson || isToday || test !== null
  return isChosen || search !== '' || Object.keys(more).length > 0
}

export function storeTabSearch(tab: StoreTab): string {
  return tab === 'products' ? '' : `?tab=${tab}`
}
