// Names of everyone who has ordered, in memory: no index finds a part of a name.
import { BEDROCK_MARK } from '#contract/username.ts'
import type { Db } from '#server/database/schema.ts'
import type { SearchTerms } from '#server/database/search-terms.ts'
import { findNewestOrder, listNamesSince, listNamesSorted } from './search.repository.ts'

/** Orders read at once, so that the first search does not hold up other requests for long. */
const CHUNK_ORDERS = 20_000

/** A name as the search compares it, with the number of its newest order. */
export type OrderName = { username_key: string; number: number }

export function createPlayerNames(db: Db, chunk = CHUNK_ORDERS) {
  const newestOrders = new Map<string, number>()
  let readUpTo: number | null = null
  let reading: Promise<void> | null = null

  function add(names: readonly OrderName[]): void {
    for (const { username_key, number } of names) {
      if ((newestOrders.get(username_key) ?? 0) < number) newestOrders.set(username_key, number)
    }
  }

  /** In the order of the index, which holds nothing but names and numbers. */
  async function readAll(): Promise<void> {
    let after: OrderName | undefined = { username_key: '', number: 0 }
    while (after) {
      const { names, last } = await listNamesSorted(db, after, chunk)
      add(names)
      after = last
    }
  }

  async function readNewOrders(): Promise<void> {
    const newest = await findNewestOrder(db)
    if (readUpTo === null) await readAll()
    else if (readUpTo < newest) add(await listNamesSince(db, readUpTo))
    readUpTo = newest
  }

  /** Searches at the same time share one read. */
  function catchUp(): Promise<void> {
    reading ??= readNewOrders().finally(() => {
      reading = null
    })
    return reading
  }

  return {
    /** Names that contain the part: those that begin with it first, then by their newest order. */
    async find({ part, isBedrock }: NonNullable<SearchTerms['name']>, limit: number): Promise<OrderName[]> {
      await catchUp()
      const found: (OrderName & { isStart: boolean })[] = []
      for (const [username_key, number] of newestOrders) {
        const isBedrockName = username_key.startsWith(BEDROCK_MARK)
        const name = isBedrockName ? username_key.slice(BEDROCK_MARK.length) : username_key
        const at = isBedrock && !isBedrockName ? -1 : name.indexOf(part)
        if (at === 0 || (at > 0 && !isBedrock)) found.push({ username_key, number, isStart: at === 0 })
      }
      found.sort((one, other) => Number(other.isStart) - Number(one.isStart) || other.number - one.number)
      return found.slice(0, limit)
    },
  }
}
