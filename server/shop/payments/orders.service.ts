// Orders as admins read them: every order, whatever became of its payment.
import type { Selectable } from 'kysely'
import { GATEWAY_NAMES, type GatewayId, gatewayName } from '#contract/settings/gateways.ts'
import { FREE_OF_CHARGE } from '#contract/settings/payment-methods.ts'
import type { SendActionDetail } from '#contract/shop/delivery.schema.ts'
import { isOrderDelivery } from '#contract/shop/order-delivery.ts'
import type {
  AdminOrder,
  OrderDetail,
  OrderListQuery,
  OrderQuery,
  OrderSums,
} from '#contract/shop/orders.schema.ts'
import type { OrderFlag } from '#contract/shop/orders.ts'
import { shownStatus } from '#contract/shop/payment.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Audit } from '#server/platform/audit/audit.service.ts'
import { readCommands, readRefundCommands, toExecute } from '#server/platform/database/commands.ts'
import type { Core } from '#server/platform/database/core.ts'
import {
  type NumberPage,
  type PageRequest,
  pageOfFound,
  pageOfQuery,
  tableByTest,
} from '#server/platform/database/list-page.ts'
import type { Schema } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { jakartaDayStart } from '#server/platform/kernel/jakarta.ts'
import { newId } from '#server/platform/kernel/random.ts'
import { auditedOrder, readGift } from './order.ts'
import { insertOrderEvent, listOrderEvents } from './order-event.repository.ts'
import { isFilteredOrder, type OrderFilter } from './order-filter.ts'
import {
  countMarked,
  countOrders,
  filteredOrders,
  findListedOrder,
  listByNumbers,
  listFlags,
  listOtherOrders,
  listProductChoices,
  listShownItems,
  searchOrders,
  sumPaid,
  unmarkOrder,
} from './order-list.repository.ts'
import { type ExportRow, listOrders, pageByAmount, sumOrders } from './order-sums.ts'

export type { ExportRow, OrderFilter }
export { readGift }

type Deps = Pick<Core, 'db' | 'clock' | 'random'> & {
  audit: Audit
  servers: Pick<Servers, 'first' | 'current'>
  countsTests?: boolean
  /** The payment methods beyond those of every site. */
  methodChoices?: () => Choice[]
  /** The gateways in use, where there are several. */
  gatewayChoices?: readonly GatewayId[]
  /** The deliveries of an order, oldest first. */
  sendActionsOf(orderId: string): Promise<SendActionDetail[]>
}

type Choice = { id: string; name: string }

const DAY_MS = 24 * 60 * 60 * 1_000

export type Orders = ReturnType<typeof createOrders>

export function createOrders(deps: Deps) {
  const { db, clock, random, audit, servers, countsTests = false, gatewayChoices = [] } = deps
  const all = tableByTest(db, 'orders', clock)

  function toFilter(query: Partial<OrderQuery>): OrderFilter {
    const { search, status, needs_person, test, from, until, server, ...rest } = query
    return {
      ...rest,
      search,
      status: status === 'PENDING' ? 'UNPAID' : status,
      needsPerson: needs_person === 'yes',
      test: test ?? (countsTests ? 'shown' : 'hidden'),
      from: from === undefined ? undefined : jakartaDayStart(from),
      until: until === undefined ? undefined : new Date(jakartaDayStart(until).getTime() + DAY_MS),
      server: server === undefined ? undefined : { id: server, isFirst: server === servers.first() },
    }
  }

  async function readNumbers(filter: OrderFilter, request: PageRequest): Promise<NumberPage> {
    const { search } = filter
    if (search !== undefined) return pageOfFound(await searchOrders(db, { ...filter, search }), request)
    const source = isFilteredOrder(filter) ? await filteredOrders(db, filter) : all[filter.test]
    return pageOfQuery(source, request)
  }

  async function list({ page, cursor, sort, ...query }: OrderListQuery) {
    const filter = toFilter(query)
    const { numbers, pagination } =
      sort === 'amount'
        ? await pageByAmount(db, filter, { page, all: all[filter.test] })
        : await readNumbers(filter, { page, cursor })
    const newest = await listByNumbers(db, numbers)
    // The sort is stable, so orders of the same amount stay newest first.
    const rows = sort === 'amount' ? newest.sort((one, other) => other.amount - one.amount) : newest
    return { transactions: rows.map(toAdminOrder), pagination, test: filter.test }
  }

  const get = createOrderPage(deps)

  /** Removes the mark; the flags stay as a record of what happened. */
  async function markChecked(id: string, reason: string | undefined, by: string): Promise<OrderDetail> {
    await db.transaction().execute(async (trx) => {
      const order = await unmarkOrder(trx, id)
      if (!order) return
      const event = { id: newId(random), orderId: id, at: clock.now(), kind: 'checked', admin: by } as const
      await insertOrderEvent(trx, { ...event, detail: { text: reason } })
      const done = { admin: by, action: 'transaction_checked', detail: reason } as const
      await audit.write(trx, { ...done, ...auditedOrder(order) })
    })
    return get(id)
  }

  async function sumBetween(since: Date, until?: Date) {
    const span = { since, until, withTests: countsTests }
    const [orders, sums] = await Promise.all([countOrders(db, span), sumPaid(db, span)])
    return { orders, ...sums }
  }

  return {
    list,
    get,
    markChecked,
    countFlagged: (): Promise<number> => countMarked(db, countsTests),
    sumBetween,
    /** For the global search: the newest orders that a text finds, of every kind. */
    findNumbers: async (search: string, limit: number): Promise<number[]> =>
      (await searchOrders(db, { ...toFilter({ test: 'shown' }), search })).slice(0, limit),
    listChoices: async (): Promise<Record<'products' | 'methods' | 'servers' | 'gateways', Choice[]>> => ({
      products: await listProductChoices(db),
      methods: deps.methodChoices?.() ?? [],
      servers: servers.current().list.map(({ id, name }) => ({ id, name })),
      gateways: gatewayChoices.map((id) => ({ id, name: GATEWAY_NAMES[id] })),
    }),
    /** An export names the gateway only where there is a choice. */
    hasGateways: gatewayChoices.length > 0,
    sum: (query: OrderQuery): Promise<{ sums: OrderSums | null }> =>
      sumOrders(db, toFilter(query), countsTests),
    /** The next orders of a filter before a number, newest first: an export reads batch after batch. */
    listForExport: (
      query: Partial<OrderQuery>,
      { ids, ...batch }: { before?: number; limit: number; ids?: readonly string[] },
    ): Promise<ExportRow[]> =>
      // A test order that was chosen is in the list.
      listOrders(db, { ...toFilter(ids ? { ...query, test: 'shown' } : query), ids }, batch),
  }
}

const OTHER_ORDERS = 5

/** One order with everything that staff needs to answer a question about it. */
function createOrderPage({ db, servers, sendActionsOf }: Deps) {
  return async function get(id: string): Promise<OrderDetail> {
    const row = await findListedOrder(db, id)
    if (!row) throw new AppError('transaction_not_found')
    const [items, flags, events, sendActions, others] = await Promise.all([
      listShownItems(db, row.number),
      listFlags(db, id),
      listOrderEvents(db, id),
      sendActionsOf(id),
      listOtherOrders(db, row, OTHER_ORDERS),
    ])
    return {
      ...row,
      ...toAdminOrder(row),
      product_id: items[0]?.product_id ?? null,
      items,
      list_price: row.list_price ?? row.price,
      discount: readDiscount(row.discount),
      gift: readGift(row.gift),
      execute: toExecute(readCommands(row), servers.first()),
      execute_on_refund: toExecute(readRefundCommands(row), servers.first()),
      gateway: gatewayName(row.gateway),
      expires_at: row.method === FREE_OF_CHARGE ? null : row.expires_at,
      flags: flags.map(({ flag, ...rest }) => ({ ...rest, flag: flag as OrderFlag })),
      events,
      send_actions: sendActions,
      other_orders: others.map(toAdminOrder),
    }
  }
}

/** As contract/shop/price.ts writes it. */
function readDiscount(stored: string | null): OrderDetail['discount'] {
  if (stored === null) return null
  const { kind, name, code } = JSON.parse(stored) as { kind: string; name?: string; code?: string }
  return { kind: kind === 'sale' || kind === 'coupon' ? kind : 'product', name: name ?? code ?? null }
}

/** The columns that a reply does not name are left out by its schema. */
function toAdminOrder(row: Selectable<Schema['orders']>): AdminOrder {
  return {
    ...row,
    _id: row.id,
    status: shownStatus(row.status),
    payment_type: row.method,
    needs_person: row.needs_person === 1,
    is_test: row.is_test === 1,
    delivery: isOrderDelivery(row.delivery) ? row.delivery : null,
  }
}
