// The global search of the admin area.
import { type PaymentStatus, shownStatus } from '#contract/shop/payment.ts'
import type { FoundOrder, FoundPlayer, FoundProduct, SearchReply } from '#contract/team/search.schema.ts'
import { GLOBAL_SEARCH_RESULTS } from '#contract/team/search.ts'
import type { Core } from '#server/platform/database/core.ts'
import { readSearch, type SearchTerms } from '#server/platform/database/search-terms.ts'
import {
  listByAmount,
  listByBeginning,
  listByCode,
  listByName,
  listByPart,
  listOfPlayer,
  listProductNames,
  type OrderRow,
  type PlayerRow,
} from './search.repository.ts'

export type GlobalSearch = ReturnType<typeof createSearch>

const LIMIT = GLOBAL_SEARCH_RESULTS

type Deps = Pick<Core, 'db'> & {
  /** Payments are play money: test orders are the normal data. */
  countsTests?: boolean
}

export function createSearch({ db, countsTests = false }: Deps) {
  /** None when no name can contain the text. */
  async function findPlayers({ name }: SearchTerms, limit: number) {
    return name ? listByName(db, name, { isTest: countsTests, limit }) : []
  }

  /** Whole codes first, then what fits in part, then the orders of the players. */
  async function findOrders(
    terms: SearchTerms,
    players: readonly { player_key: string }[],
  ): Promise<FoundOrder[]> {
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
      return (await findPlayers(readSearch(typed), limit)).map(({ player_key }) => player_key)
    },

    async search(typed: string, { withProducts = true } = {}): Promise<SearchReply> {
      const terms = readSearch(typed)
      const named = await findPlayers(terms, LIMIT)
      const [orders, products] = await Promise.all([
        findOrders(terms, named),
        withProducts ? findProducts(terms.text) : [],
      ])
      return { players: named.map(toPlayer), orders, products }
    },
  }
}

function toPlayer({ username, paid, spent }: PlayerRow): FoundPlayer {
  return { username, orders: Number(paid), spent: Number(spent) }
}

function toOrder({ id, number: _, status, is_test, ...row }: OrderRow): FoundOrder {
  return { ...row, _id: id, status: shownStatus(status as PaymentStatus), is_test: is_test === 1 }
}
