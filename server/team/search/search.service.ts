// The global search of the admin area.
import { type PaymentStatus, shownStatus } from '#contract/shop/payment.ts'
import type { FoundOrder, FoundPlayer, FoundProduct, SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import type { Core } from '#server/platform/database/core.ts'
import { readSearch, type SearchTerms } from '#server/platform/database/search-terms.ts'
import { createPlayerNames, type OrderName } from './player-names.ts'
import {
  listByAmount,
  listByBeginning,
  listByCode,
  listByPart,
  listOfPlayer,
  listProductNames,
  listUsernames,
  type OrderRow,
  sumOfPlayers,
} from './search.repository.ts'

export type GlobalSearch = ReturnType<typeof createSearch>

const LIMIT = GLOBAL_SEARCH_RESULTS

type Deps = Pick<Core, 'db'> & {
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
}

export function createSearch({ db, countsTests = false }: Deps) {
  const names = createPlayerNames(db)

  async function findPlayers(found: readonly OrderName[]): Promise<FoundPlayer[]> {
    const [usernames, sums] = await Promise.all([
      listUsernames(
        db,
        found.map(({ number }) => number),
      ),
      sumOfPlayers(
        db,
        found.map(({ player_key }) => player_key),
        countsTests,
      ),
    ])
    return found.flatMap(({ player_key: key }) => {
      const username = usernames.find(({ player_key }) => player_key === key)?.username
      const sum = sums.find(({ player_key }) => player_key === key)
      // The order was deleted after its retention.
      if (username === undefined) return []
      return [{ username, orders: Number(sum?.orders ?? 0), spent: Number(sum?.spent ?? 0) }]
    })
  }

  /** Whole codes first, then what fits in part, then the orders of the players. */
  async function findOrders(terms: SearchTerms, players: readonly OrderName[]): Promise<FoundOrder[]> {
    const { text, reference, code, amount } = terms
    const codes = [text, text.toUpperCase(), ...(reference ? [reference] : []), ...(code ? [code] : [])]
    const [whole, begun, paid] = await Promise.all([
      listByCode(db, codes, LIMIT),
      listByBeginning(db, { reference, code }, LIMIT),
      amount === null ? [] : listByAmount(db, amount, LIMIT),
    ])
    const found = [...whole, ...begun.rows, ...paid]
    // The only query that reads many rows.
    if ((found.length === 0 || begun.isCommon) && code !== null)
      found.push(...(await listByPart(db, code, LIMIT)))
    if (found.length < LIMIT) {
      const ofPlayers = await Promise.all(
        players.map(({ player_key }) => listOfPlayer(db, player_key, LIMIT)),
      )
      found.push(...ofPlayers.flat().sort((one, other) => Number(other.number) - Number(one.number)))
    }
    const unique = new Map(found.map((row) => [row.id, row]))
    return [...unique.values()].slice(0, LIMIT).map(toOrder)
  }

  async function findProducts(text: string): Promise<FoundProduct[]> {
    const part = text.toLowerCase()
    const fitting = (await listProductNames(db)).filter(({ name }) => name.toLowerCase().includes(part))
    return fitting.slice(0, LIMIT).map(({ id, name, price }) => ({ _id: id, name, price }))
  }

  return {
    /** The keys of players with part of a name, in lower case; empty when no name can contain it. */
    async findPlayerKeys(typed: string, limit: number): Promise<string[]> {
      const { name } = readSearch(typed)
      return name ? (await names.find(name, limit)).map(({ player_key }) => player_key) : []
    },

    async search(typed: string, { withProducts = true } = {}): Promise<SearchReply> {
      const terms = readSearch(typed)
      const named = terms.name ? await names.find(terms.name, LIMIT) : []
      const [players, orders, products] = await Promise.all([
        findPlayers(named),
        findOrders(terms, named),
        withProducts ? findProducts(terms.text) : [],
      ])
      return { players, orders, products }
    },
  }
}

function toOrder(row: OrderRow): FoundOrder {
  const {
    id,
    reference,
    username,
    product_name,
    product_name_id,
    amount,
    status,
    pay_code,
    created_at,
    is_test,
  } = row
  return {
    _id: id,
    reference,
    username,
    product_name,
    product_name_id,
    amount,
    status: shownStatus(status as PaymentStatus),
    pay_code,
    created_at,
    is_test: is_test === 1,
  }
}
