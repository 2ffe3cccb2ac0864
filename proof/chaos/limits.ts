// Six orders of one player, paid at once above a limit of one, while the site is killed: one is delivered, five are held.
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from './admins.ts'
import { all, type Row } from './chaos-test.ts'
import { areSettled, type ChaosWorld, comesTrue } from './chaos-world.ts'

const ORDERS = 6
const KILL_WITHIN_MS = 500
const SETTLE_LIMIT_MS = 180_000

export async function payAboveLimit(world: ChaosWorld, rounds: number): Promise<Row[]> {
  let held = 0
  for (let round = 0; round < rounds; round += 1) held += await playRound(world, `Limited_${round}`)
  return [all('paid above a limit and held for a person', held, rounds * (ORDERS - 1))]
}

/** Returns how many wait for a person without being sent. */
async function playRound(world: ChaosWorld, username: string): Promise<number> {
  const admin = await signIn(world.site.url)
  const product = {
    name: username,
    price: 20_000,
    image_url: '/art/points-pouch-1024.webp',
    sort_id: 9,
    description: ['Once for each player'],
    execute: [{ type: 'commands', text: 'points give %player% 40' }],
  }
  const { _id: productId } = await admin.send('POST', 'products', product)
  const references: string[] = []
  while (references.length < ORDERS)
    references.push((await world.customers.order({ productId, username })).reference)
  // The limit comes afterwards, because an open order reserves it.
  const limit_per_player = { count: 1, period: 'ever' }
  const { products } = await admin.send('GET', 'products')
  const { version } = products.find(({ _id }: { _id: string }) => _id === productId)
  await admin.send('PUT', `products/${productId}`, { ...product, version, limit_per_player })
  const paying = Promise.all(references.map((reference) => world.pay(reference)))
  await sleep(Math.random() * KILL_WITHIN_MS)
  await world.kill()
  await world.start()
  await paying
  await comesTrue(() => areSettled(world, references), SETTLE_LIMIT_MS)
  return world.read(async (db) => {
    const rows = await db
      .selectFrom('send_action')
      .innerJoin('orders', 'orders.id', 'send_action.order_id')
      .select('send_action.id')
      .where('orders.reference', 'in', references)
      .where('send_action.held', '=', 'limit')
      .where('send_action.needs_person', '=', 1)
      .where('send_action.attempts', '=', 0)
      .execute()
    return rows.length
  })
}
