// A demo whose owner then sets real keys, on the same database.
import type { DatabaseKind } from './databases.ts'
import { openShop, type Shop } from './shop.ts'

export async function openDemoAndLive(kind: DatabaseKind) {
  const demo = await openShop(kind, { isTest: true })
  const live = await openShop(kind, { database: demo.database })
  return {
    demo,
    live,
    async [Symbol.asyncDispose]() {
      await live[Symbol.asyncDispose]()
      await demo[Symbol.asyncDispose]()
    },
  }
}

export async function buy(shop: Shop, username: string): Promise<string> {
  const reference = await shop.order({ username })
  await shop.callback(reference)
  return reference
}
