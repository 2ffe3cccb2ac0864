// CPU time of an order and of its paid callback with the delivery, one process on SQLite.
// npm --prefix proof run orders -- [--count 1000]
import { Agent } from 'node:http'
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../scripts/lib/build.ts'
import { loadAverage } from '../scripts/lib/load-average.ts'
import { temporaryFolder } from '../scripts/lib/serve.ts'
import { printTable } from '../scripts/lib/table.ts'
import { isTaken, sendCallback } from './chaos/callbacks.ts'
import { comesTrue, openChaosWorld } from './chaos/chaos-world.ts'
import { inParallel } from './chaos/request.ts'
import { processorTime } from './chaos/site-figures.ts'

const AT_ONCE = 16
const WARM_UP = 300
const DELIVERED_LIMIT_MS = 120_000

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } })
const count = Number(values.count)
ensureBuilt()
const folder = temporaryFolder('orders')
const world = await openChaosWorld(
  { quick: true, folder: folder.path, checked: [] },
  { name: 'orders', answerMs: 0 },
)
world.tripay.setCallbacks(false)
await world.start()
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

async function measure(what: string, work: () => Promise<unknown>): Promise<string[]> {
  const [begun, before] = [performance.now(), processorTime(world.site.pid())]
  await work()
  const ms = (processorTime(world.site.pid()) - before) / 1_000 / count
  const perSecond = (1_000 * count) / (performance.now() - begun)
  return [what, ms.toFixed(2), (1_000 / ms).toFixed(0), perSecond.toFixed(0)]
}

async function order(times: number): Promise<string[]> {
  const orders = await inParallel(Array.from({ length: times }), AT_ONCE, () =>
    world.customers.order({ agent }),
  )
  return orders.map(({ reference }) => reference)
}

async function payAll(references: readonly string[]): Promise<void> {
  const paidBefore = world.game.executed().length
  await inParallel(references, AT_ONCE, async (reference) => {
    if (!isTaken(await sendCallback(world.site.url, world.tripay.signedCallback(reference), agent)))
      throw new Error('callback refused')
  })
  const isDelivered = () => world.game.executed().length >= paidBefore + references.length
  if (!(await comesTrue(isDelivered, DELIVERED_LIMIT_MS))) throw new Error('not delivered')
}

await payAll(await order(WARM_UP))
let references: string[] = []
const rows = [
  await measure('order', async () => {
    references = await order(count)
  }),
  await measure('paid callback and delivery', () => payAll(references)),
]
console.log(`Load average: ${loadAverage()}\n`)
printTable(['what', 'CPU ms', 'a second and core', 'a second, elapsed'], rows)
agent.destroy()
await world.site.stop()
await world[Symbol.asyncDispose]()
folder.remove()
