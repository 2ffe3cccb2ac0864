// The global search of the admin area.
import { type PaymentStatus, shownStatus } from '#contract/shop/payment.ts'
import type { FoundOrder, FoundProduct, SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import type { Core } from '#server/platform/database/core.ts'
import { readSearch, type SearchTerms } from '#server/platform/database/search-terms.ts'
import { listByName, listOrders, listProductNames, type OrderRow } from './search.repository.ts'

export type GlobalSearch = ReturnType<typeof createSearch>

const LIMIT = GLOBAL_SEARCH_RESULTS

type Deps = Pick<Core, 'db'> & {
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
  findOrderNumbers(typed: string, limit: number): Promise<number[]>
}

export function createSearch({ db, countsTests = false, findOrderNumbers }: Deps) {
  async function findPlayers({ name }: SearchTerms, limit: number) {
    return name ? listByName(db, name, { isTest: countsTests, limit }) : []
  }

  async function findProducts(text: string): Promise<FoundProduct[]> {
    const part = text.toLowerCase()
    const fitting = (await listProductNames(db)).filter(({ name }) => name.toLowerCase().includes(part))
    return fitting.slice(0, LIMIT)
  }

  return {
    /** The keys of players with part of a name, in lower case; empty when no name can contain it. */
    async findPlayerKeys(typed: string, limit: number): Promise<string[]> {
      return (await findPlayers(readSearch(typed), limit)).map(({ player_key }) => player_key)
    },

    async search(typed: string, { withProducts = true } = {}): Promise<SearchReply> {
      const terms = readSearch(typed)
      const [players, orders, products] = await Promise.all([
        findPlayers(terms, LIMIT),
        findOrderNumbers(terms.text, LIMIT).then((numbers) => listOrders(db, numbers)),
        withProducts ? findProducts(terms.text) : [],
      ])
      const found = players.map(({ username, paid, spent }) => ({ username, orders: paid, spent }))
      return { players: found, orders: orders.map(toOrder), products }
    },
  }
}

function toOrder({ id, status, is_test, ...row }: OrderRow): FoundOrder {
  return { ...row, _id: id, status: shownStatus(status as PaymentStatus), is_test: is_test === 1 }
}
