// Beside the visits of the mixed load: orders that are paid and delivered, and exports of all orders.
import { signIn } from './admins.ts'
import { atRate } from './at-rate.ts'
import { all, noneOf, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue } from './chaos-world.ts'
import { countBy } from './figures.ts'

const ORDERS_PER_SECOND = 1
const EXPORTS_PER_SECOND = 1 / 60
const DELIVERED_LIMIT_MS = 30_000

export async function sellAndExport(world: ChaosWorld, forMs: number): Promise<Row[]> {
  const accepted = new Set<string>()
  const refused: string[] = []
  let [exports, exported] = [0, 0]
  const admin = await signIn(world.site.url)
  await Promise.all([
    atRate({ perSecond: ORDERS_PER_SECOND, forMs }, async () => {
      const order = await world.customers.order().catch((error: Error) => void refused.push(error.message))
      if (!order) return
      accepted.add(order.username)
      await world.pay(order.reference)
    }),
    // At least one in a short run.
    atRate({ perSecond: Math.max(EXPORTS_PER_SECOND, 1_000 / forMs), forMs }, async () => {
      exports += 1
      const { status } = await admin.ask('export/orders')
      if (status === 200) exported += 1
    }),
  ])
  const delivered = () => {
    const runs = countBy(world.game.executed(), ({ command }) => command.split(' ')[2] ?? '')
    return [...accepted].filter((name) => runs.get(name) === 1).length
  }
  await comesTrue(() => delivered() >= accepted.size, DELIVERED_LIMIT_MS)
  return [
    all('orders accepted, paid and executed once', delivered(), accepted.size),
    // An overloaded site may refuse an order, which loses nothing.
    { ...noneOf('orders refused', refused), timed: true },
    all('exports of all orders', exported, exports),
  ]
}
