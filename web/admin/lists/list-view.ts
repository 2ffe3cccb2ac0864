// What a list of the store screen shows, kept in its address: ?tab=transactions&page=2&search=steve&status=PAID
import { SEARCH_MAX_LENGTH, SEND_ACTION_STATES } from '#contract/delivery.ts'
import { FIRST_PAGE, LAST_PAGE } from '#contract/pagination.ts'
import { SHOWN_STATUSES } from '#contract/payment.ts'

export const STORE_TABS = ['products', 'transactions', 'actions'] as const
type StoreTab = (typeof STORE_TABS)[number]

/** The words that the status filter of each list knows. */
const STATUSES = { transactions: SHOWN_STATUSES, actions: SEND_ACTION_STATES } as const
export type ListTab = keyof typeof STATUSES
export type StatusOf<Tab extends ListTab> = (typeof STATUSES)[Tab][number]

export type ListView<Status extends string = string> = {
  page: number
  search: string
  status: Status | null
  needsPerson: boolean
  /** The row whose details are shown. */
  open: string | null
}

const PAGE = /^[1-9]\d{0,6}$/
const ID = /^[A-Za-z0-9_-]{1,64}$/

export function readStoreTab(query: URLSearchParams): StoreTab {
  const asked = query.get('tab')
  return STORE_TABS.find((tab) => tab === asked) ?? 'products'
}

/** Anything that cannot be is read as its absence: an address is typed, cut and shared by people. */
export function readListView<Tab extends ListTab>(query: URLSearchParams, tab: Tab): ListView<StatusOf<Tab>> {
  const known: readonly StatusOf<Tab>[] = STATUSES[tab]
  const open = query.get('open') ?? ''
  return {
    page: readPage(query),
    search: (query.get('search') ?? '').trim().slice(0, SEARCH_MAX_LENGTH),
    status: known.find((status) => status === query.get('status')) ?? null,
    needsPerson: query.get('needs') === 'yes',
    open: ID.test(open) ? open : null,
  }
}

export function readPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? ''
  return PAGE.test(asked) ? Math.min(Number(asked), LAST_PAGE) : FIRST_PAGE
}

/** What is usual is left out. */
export function writeListView(
  tab: ListTab,
  { page, search, status, needsPerson, open }: ListView,
): URLSearchParams {
  const query = new URLSearchParams({ tab })
  if (page !== FIRST_PAGE) query.set('page', String(page))
  if (search) query.set('search', search)
  if (status) query.set('status', status)
  if (needsPerson) query.set('needs', 'yes')
  if (open) query.set('open', open)
  return query
}

/** Another filter begins on its first page, with nothing opened. */
export function refine<Status extends string>(
  view: ListView<Status>,
  change: Partial<Pick<ListView<Status>, 'search' | 'status' | 'needsPerson'>>,
): ListView<Status> {
  return { ...view, ...change, page: FIRST_PAGE, open: null }
}

export function isFiltered({ search, status, needsPerson }: ListView): boolean {
  return search !== '' || status !== null || needsPerson
}

export function storeTabSearch(tab: StoreTab): string {
  return tab === 'products' ? '' : `?tab=${tab}`
}
