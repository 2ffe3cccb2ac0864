// The lists of the admin area with their filters, searches and sums, as the server answers them.
import type { Pagination } from '../../contract/platform/pagination.schema.ts'
import { PAGE_ROWS } from '../../contract/platform/pagination.ts'
import type { OrderQuery } from '../../contract/shop/orders.schema.ts'
import { createAudit } from '../../server/platform/audit/audit.service.ts'
import type { Database } from '../../server/platform/database/schema.ts'
import { systemClock } from '../../server/platform/kernel/clock.ts'
import { systemRandom } from '../../server/platform/kernel/random.ts'
import { createOrderDeliveries } from '../../server/shop/delivery/order-deliveries.ts'
import { createSendActions } from '../../server/shop/delivery/send-actions.service.ts'
import { createOrders, type Orders } from '../../server/shop/payments/orders.service.ts'
import { createPlayers } from '../../server/shop/players/players.service.ts'
import { createSearch } from '../../server/team/search/search.service.ts'
import { gameServers, THREE_SERVERS } from '../../tests/support/game-servers.ts'
import { FREQUENT_BUYER, LAST_DAY, referenceOf } from './many-rows.ts'

export type Looks = Record<string, () => Promise<unknown>>

/** A page that is chosen by its number counts the rows. */
export const CHOSEN = ', by its number'
/** The last one of what a filter shows: it finds ten thousand rows at most. */
const LAST_FOUND_PAGE = 500
const MONTH = { from: `${LAST_DAY.slice(0, 7)}-01`, until: LAST_DAY }

/** The day of the last orders. */
const clock = { now: () => new Date(`${LAST_DAY}T05:00:00Z`) }

export function looksOf(db: Database, count: number): Looks {
  const base = { db, clock: systemClock, random: systemRandom }
  const audit = createAudit(base)
  const servers = gameServers(THREE_SERVERS)
  const delivery = {
    wake: () => {},
    nextTryAt: () => null,
    sends: () => 'real' as const,
    noticeRepeated: async () => {},
    fill: createOrderDeliveries({ ...base, servers }).fill,
  }
  const actions = createSendActions({ ...base, delivery, servers, audit: audit.write })
  const orders = createOrders({ ...base, audit, servers, sendActionsOf: actions.listOf })
  const last = Math.ceil(count / PAGE_ROWS)
  return {
    ...pagesOf('orders', last, orders.list),
    ...orderLooks(orders),
    ...searchedOrders(orders, count),
    ...pagesOf('deliveries', last, actions.list),
    'deliveries, only done': () => actions.list({ page: 1, state: 'done' }),
    'deliveries, only done, last page': () => actions.list({ page: LAST_FOUND_PAGE, state: 'done' }),
    'deliveries, only failed': () => actions.list({ page: 1, state: 'failed' }),
    'deliveries, for a person': () => actions.list({ page: 1, needsPerson: true }),
    'deliveries, beginning of a name': () => actions.list({ page: 1, search: 'Player_12' }),
    'deliveries, beginning of every name': () => actions.list({ page: 1, search: 'Pl' }),
    'deliveries, of today': () => actions.list({ page: 1, delivered: 'today' }),
    ...playerLooks(db),
    ...pagesOf('audit log', last, audit.list),
    'audit log, a person': () => audit.list({ page: 1, admin: 'ayu' }),
    'audit log, a group': () => audit.list({ page: 1, action: 'products' }),
    'audit log, of a month': () => audit.list({ page: 1, ...MONTH }),
    'audit log, words': () => audit.list({ page: 1, search: 'premium' }),
  }
}

function orderLooks(orders: Orders): Looks {
  const today = new Date(Date.parse(`${LAST_DAY}T00:00:00Z`) - 60 * 60 * 1_000)
  const filters: Record<string, Partial<OrderQuery>> = {
    'only failed': { status: 'FAILED' },
    'flagged and paid': { needs_person: 'yes', status: 'PAID' },
    'a product': { product: 'PACK3' },
    'a method': { method: 'BCAVA' },
    'not delivered': { delivery: 'failed' },
    'of a month': MONTH,
    'of a month, failed': { ...MONTH, status: 'FAILED' },
    'a server': { server: 'skyblock' },
    'a server that got nothing': { server: 'creative' },
    'a product that never failed, failed': { status: 'FAILED', product: 'PACK2' },
    'a product and a rare method': { product: 'PACK3', method: 'ALFAMIDI' },
    'failed, with a rare method': { status: 'FAILED', method: 'ALFAMIDI' },
    'product, status and method without any': { product: 'PACK3', status: 'PENDING', method: 'BCAVA' },
    'failed and delivered': { status: 'FAILED', delivery: 'delivered' },
    'a rare method and delivered': { method: 'ALFAMIDI', delivery: 'delivered' },
    'only tests': { test: 'only' },
  }
  const lists = Object.entries(filters).flatMap(([name, query]) => [
    [`orders, ${name}`, () => orders.list({ page: 1, ...query })] as const,
    [`orders, ${name}, sums`, () => orders.sum(query)] as const,
  ])
  return {
    ...Object.fromEntries(lists),
    'orders, only failed, last page': () => orders.list({ page: LAST_FOUND_PAGE, status: 'FAILED' }),
    'orders, sums of all': () => orders.sum({}),
    'orders, sums of the day': () => orders.sumBetween(today),
  }
}

/** Texts that a person types, and what they are part of. */
function textsOf(count: number): Record<string, string> {
  const [old, recent] = [Math.floor(count / 3), count - 77]
  return {
    'part of a name': 'ayer_12',
    'a whole name': FREQUENT_BUYER,
    'a reference': referenceOf(old),
    'beginning of a reference': referenceOf(old).slice(0, 6),
    'part of a reference, from a group': referenceOf(old).slice(10, 19),
    'part of a reference, within groups': referenceOf(recent).slice(7, 16),
    'gateway reference': `T${old}`,
    'payment code': `8829${100_000_000 + old * 2}`,
    'beginning of all payment codes': '8829',
    'an amount': 'Rp77.000',
    'an amount that few paid': '82500',
    'nothing found': 'zzzzzz',
  }
}

function searchedOrders(orders: Orders, count: number): Looks {
  const found = Object.entries(textsOf(count)).map(
    ([name, search]) => [`orders by ${name}`, () => orders.list({ page: 1, search })] as const,
  )
  return {
    ...Object.fromEntries(found),
    'orders by an amount, none fits': () =>
      orders.list({ page: 1, search: 'Rp77.000', delivery: 'failed', status: 'FAILED' }),
    'orders by an amount, sums': () => orders.sum({ search: 'Rp77.000' }),
  }
}

function playerLooks(db: Database): Looks {
  const base = { db, clock, random: systemRandom }
  const servers = gameServers(THREE_SERVERS)
  const players = createPlayers({
    ...base,
    audit: createAudit(base),
    servers,
    search: createSearch({ db, findOrderNumbers: async () => [] }),
  })
  const cursorAt = once(async () => (await players.list({ sort: 'spent' })).next ?? '')
  return {
    'players, last order first': () => players.list({}),
    'players, most spent first': () => players.list({ sort: 'spent' }),
    'players, next page': async () => players.list({ sort: 'spent', cursor: await cursorAt(1) }),
    'players by part of a name': () => players.list({ search: 'ayer_12' }),
    'players by part of a name, most spent first': () => players.list({ search: 'ayer_12', sort: 'spent' }),
    'players, blocked': () => players.list({ show: 'blocked' }),
    'orders of a player': () => players.listOrdersOf(FREQUENT_BUYER, { page: 1 }),
    'orders of a player, last page': () => players.listOrdersOf(FREQUENT_BUYER, { page: LAST_FOUND_PAGE }),
  }
}

type List = (request: { page: number; cursor?: string }) => Promise<{ pagination: Pagination }>

/** Pages chosen by their number, and the pages beside the middle and the end, reached by a cursor. */
function pagesOf(name: string, last: number, list: List): Looks {
  const middle = Math.ceil(last / 2)
  const cursorAt = once(async (page: number) => (await list({ page })).pagination)
  const next = async (page: number) => list({ page: page + 1, cursor: (await cursorAt(page)).next ?? '' })
  const previous = async (page: number) =>
    list({ page: page - 1, cursor: (await cursorAt(page)).previous ?? '' })
  return {
    [`${name}, first page${CHOSEN}`]: () => list({ page: 1 }),
    [`${name}, middle page${CHOSEN}`]: () => list({ page: middle }),
    [`${name}, last page${CHOSEN}`]: () => list({ page: last }),
    [`${name}, next at the beginning`]: () => next(1),
    [`${name}, next in the middle`]: () => next(middle),
    [`${name}, next at the end`]: () => next(last - 1),
    [`${name}, previous in the middle`]: () => previous(middle),
    [`${name}, previous at the end`]: () => previous(last),
  }
}

/** Reads each page's cursors once, outside the measured requests. */
function once<Value>(read: (page: number) => Promise<Value>): (page: number) => Promise<Value> {
  const known = new Map<number, Promise<Value>>()
  return (page) => {
    const value = known.get(page) ?? read(page)
    known.set(page, value)
    return value
  }
}
