// All notifications of a payment in any order, partly at once, while the buyer polls.
import { Agent } from 'node:http'
import type { Payment } from '../../contract/shop/payment.schema.ts'
import { PAYMENT_STATUSES, type PaymentStatus } from '../../contract/shop/payment.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, none } from './chaos-test.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from './chaos-world.ts'
import { countBy } from './figures.ts'
import { ask, inParallel } from './request.ts'
import { callbackOf, type Seeded, seedOpenPayments } from './seeded.ts'

const STATUSES = ['PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
type Status = (typeof STATUSES)[number]
/** The specified order of statuses, on purpose not imported from the code under test. */
const BEATS: Record<PaymentStatus, number> = { UNPAID: 0, EXPIRED: 1, FAILED: 2, PAID: 3, REFUND: 4 }
const PAYMENTS_AT_ONCE = 12
const DELIVERED_LIMIT_MS = 60_000

type Story = { payment: Seeded; notifications: Status[]; looks: PaymentStatus[]; taken: number }

export const reordered: ChaosTest = {
  name: 'reordered callbacks',
  async run(options) {
    const count = options.quick ? 60 : 1_000
    await using world = await openChaosWorld(options, { name: 'reordered callbacks' })
    const payments = await seedOpenPayments(world, count)
    await world.start()
    const agent = new Agent({ keepAlive: true })
    const stories = await inParallel(payments, PAYMENTS_AT_ONCE, (payment) => live(world, payment, agent))
    agent.destroy()
    await comesTrue(world.isQueueEmpty, DELIVERED_LIMIT_MS)
    return checkStories(world, stories)
  },
}

/** A random subset in random order; for half of the payments all at once. */
async function live(world: ChaosWorld, payment: Seeded, agent: Agent): Promise<Story> {
  const notifications = STATUSES.filter(() => Math.random() < 0.7).toSorted(() => Math.random() - 0.5)
  const looks: PaymentStatus[] = []
  let taken = 0
  const look = async () => {
    const { text } = await ask(`${world.site.url}/api/store/transactions/${payment.reference}`, { agent })
    looks.push((JSON.parse(text) as Payment).status)
  }
  const send = async (status: Status) => {
    const signed = callbackOf(payment, status, world.tripay.merchant.privateKey)
    if (isTaken(await sendCallback(world.site.url, signed, agent))) taken += 1
  }
  if (Math.random() < 0.5) await Promise.all(notifications.flatMap((status) => [send(status), send(status)]))
  else {
    for (const status of notifications) {
      await Promise.all([send(status), send(status), look()])
      await look()
    }
  }
  await look()
  return { payment, notifications, looks, taken }
}

function checkStories(world: ChaosWorld, stories: readonly Story[]) {
  const found = world.rows<{ reference: string; status: PaymentStatus }>(
    'select reference, status from orders',
  )
  const statusOf = new Map(found.map(({ reference, status }) => [reference, status]))
  const times = countBy(world.executed(), ({ command }) => command.split(' ')[2] ?? '')
  const expected = ({ notifications }: Story) =>
    PAYMENT_STATUSES.toSorted((a, b) => BEATS[b] - BEATS[a]).find(
      (status) => status === 'UNPAID' || notifications.includes(status),
    )
  const executed = ({ payment }: Story) => times.get(payment.username) ?? 0
  const isDelivered = ({ notifications }: Story) =>
    notifications.includes('PAID') && !notifications.includes('REFUND')
  const fell = stories.filter(({ looks }) =>
    looks.some((status, place) => looks.slice(0, place).some((earlier) => BEATS[earlier] > BEATS[status])),
  )
  const sent = stories.reduce((sum, { notifications }) => sum + 2 * notifications.length, 0)
  return [
    all(
      'reordered callbacks',
      'notifications acknowledged',
      stories.reduce((sum, { taken }) => sum + taken, 0),
      sent,
    ),
    all(
      'reordered callbacks',
      'final state depends on the set of notifications, not on their order',
      stories.filter((story) => statusOf.get(story.payment.reference) === expected(story)).length,
      stories.length,
    ),
    none('reordered callbacks', 'payments seen to go back (PAID to EXPIRED)', fell.length),
    all(
      'reordered callbacks',
      'paid ones executed once',
      stories.filter((one) => isDelivered(one) && executed(one) === 1).length,
      stories.filter(isDelivered).length,
    ),
    none(
      'reordered callbacks',
      'executed twice, or without being paid',
      stories.filter((one) => executed(one) > (one.notifications.includes('PAID') ? 1 : 0)).length,
    ),
  ]
}
