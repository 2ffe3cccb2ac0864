// Beside the visits of the mixed load: orders that are paid and delivered, and exports of all orders.
import { signIn } from './admins.ts'
import { atRate } from './at-rate.ts'
import { all, type Row } from './chaos-test.ts'
import { type ChaosWorld, comesTrue } from './chaos-world.ts'

const ORDERS_PER_SECOND = 1
const EXPORTS_PER_SECOND = 1 / 60
const DELIVERED_LIMIT_MS = 30_000

export async function sellAndExport(world: ChaosWorld, forMs: number): Promise<Row[]> {
  const names = new Set<string>()
  let ordered = 0
  let [exports, exported] = [0, 0]
  const admin = await signIn(world.site.url)
  await Promise.all([
    atRate({ perSecond: ORDERS_PER_SECOND, forMs }, async () => {
      ordered += 1
      // A refused order is missing in the row below, and does not end the run.
      const order = await world.customers.order().catch(() => null)
      if (!order) return
      await world.pay(order.reference)
      names.add(order.username)
    }),
    // At least one in a short run.
    atRate({ perSecond: Math.max(EXPORTS_PER_SECOND, 1_000 / forMs), forMs }, async () => {
      exports += 1
      const { status } = await admin.ask('export/orders')
      if (status === 200) exported += 1
    }),
  ])
  const delivered = () =>
    world.game.executed().filter(({ command }) => names.has(command.split(' ')[2] ?? '')).length
  await comesTrue(() => delivered() >= names.size, DELIVERED_LIMIT_MS)
  return [
    all('orders, paid and executed once', delivered(), ordered),
    all('exports of all orders', exported, exports),
  ]
}
