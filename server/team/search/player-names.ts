// Names of everyone who has ordered, in memory: no index finds a part of a name.
import { playerKey } from '#contract/network/player-key.ts'
import { BEDROCK_MARK } from '#contract/network/username.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { SearchTerms } from '#server/platform/database/search-terms.ts'
import { findNewestOrder, listNamesOf, listNamesSince, listNamesSorted } from './search.repository.ts'

/** Orders read at once, so that the first search does not hold up other requests for long. */
const CHUNK_ORDERS = 20_000

/** Players with the newest orders; a part of another name is not found, the whole name is. */
const NAMES_MAX = 200_000

/** A name as the search compares it, with the number of its newest order. */
export type OrderName = { player_key: string; number: number }

type Limits = { chunk?: number; max?: number }

export function createPlayerNames(db: Db, { chunk = CHUNK_ORDERS, max = NAMES_MAX }: Limits = {}) {
  const newestOrders = new Map<string, number>()
  let readUpTo: number | null = null
  let isCut = false
  let reading: Promise<void> | null = null

  function add(names: readonly OrderName[]): void {
    for (const { player_key, number } of names) {
      if ((newestOrders.get(player_key) ?? 0) < number) newestOrders.set(player_key, number)
    }
  }

  /** Not at every new name: sorting all of them takes tens of milliseconds. */
  function dropOldest(most = max + max / 4): void {
    if (newestOrders.size <= most) return
    isCut = true
    const numbers = Array.from(newestOrders.values()).sort((one, other) => other - one)
    const oldest = numbers[Math.floor(max) - 1] ?? 0
    for (const [key, number] of newestOrders) if (number < oldest) newestOrders.delete(key)
  }

  /** In the order of the index, which holds nothing but names and numbers. */
  async function readAll(): Promise<void> {
    let after: OrderName | undefined = { player_key: '', number: 0 }
    while (after) {
      const { names, last } = await listNamesSorted(db, after, chunk)
      add(names)
      dropOldest()
      after = last
    }
    dropOldest(max)
  }

  async function readNewOrders(): Promise<void> {
    const newest = await findNewestOrder(db)
    if (readUpTo === null) await readAll()
    else if (readUpTo < newest) {
      add(await listNamesSince(db, readUpTo))
      dropOldest()
    }
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
      const bedrockKey = playerKey(BEDROCK_MARK + part)
      if (isCut) add(await listNamesOf(db, [part, bedrockKey]))
      const bedrockPart = bedrockKey.slice(BEDROCK_MARK.length)
      const found: (OrderName & { isStart: boolean })[] = []
      for (const [player_key, number] of newestOrders) {
        const isBedrockName = player_key.startsWith(BEDROCK_MARK)
        const name = isBedrockName ? player_key.slice(BEDROCK_MARK.length) : player_key
        const at = isBedrockName ? name.indexOf(bedrockPart) : isBedrock ? -1 : name.indexOf(part)
        if (at === 0 || (at > 0 && !isBedrock)) found.push({ player_key, number, isStart: at === 0 })
      }
      found.sort((one, other) => Number(other.isStart) - Number(one.isStart) || other.number - one.number)
      return found.slice(0, limit)
    },
  }
}
