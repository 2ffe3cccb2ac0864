// T10: truly signed news that does not fit the order it names.
import { createHmac } from 'node:crypto'
import { type SignedCallback, sign } from '#simulators/tripay-callbacks.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'

type Mismatch = { name: string; news: Record<string, unknown> }
type Told = { name: string; reference: string; taken: boolean; status: number }

const MISMATCHES: readonly Mismatch[] = [
  { name: 'less', news: { total_amount: 1 } },
  { name: 'one rupiah less', news: { total_amount: -1 } },
  { name: 'more', news: { total_amount: 99_999_999 } },
  { name: 'nothing', news: { total_amount: 0 } },
  { name: 'negative', news: { total_amount: -50_000 } },
  { name: 'the other reference', news: { reference: 'T0001999999999ZZZZZ' } },
  { name: 'no reference of ours', news: { merchant_ref: null } },
  { name: 'an unknown status', news: { status: 'SETTLED' } },
  { name: 'a status in small letters', news: { status: 'paid' } },
  { name: 'an open payment', news: { is_closed_payment: 0 } },
]
/** No whole number of rupiah: not news, and not taken. The gateway is asked instead. */
const UNREADABLE: readonly { name: string; amount: string }[] = [
  { name: 'a fraction', amount: '50000.5' },
  { name: 'text', amount: '"50000"' },
  { name: 'beyond all numbers', amount: '1e309' },
  { name: 'a list', amount: '[50000]' },
  { name: 'null', amount: 'null' },
  { name: 'true', amount: 'true' },
]

export const amounts: ChaosTest = {
  ids: ['T10'],
  async run(options) {
    await using world = await openChaosWorld(options, { name: 'T10' })
    await world.start()
    const mismatches = [...(await sendMismatches(world)), await tellOfAnotherOrder(world)]
    const unreadable = await tellUnreadable(world)
    const later = await thenTheTruth(world, [...mismatches, ...unreadable])
    return [...toRows(world, mismatches, unreadable), ...later]
  },
}

async function sendMismatches(world: ChaosWorld): Promise<Told[]> {
  const told: Told[] = []
  for (const { name, news } of MISMATCHES) {
    const { reference } = await world.customers.order()
    const price = world.tripay.find(reference)?.price ?? 0
    const change = name === 'one rupiah less' ? { total_amount: price - 1 } : news
    told.push(await tell(world, name, reference, world.tripay.signedCallback(reference, change)))
  }
  return told
}

/** Two true orders, mixed up. */
async function tellOfAnotherOrder(world: ChaosWorld): Promise<Told> {
  const [one, other] = [await world.customers.order(), await world.customers.order()]
  const { reference } = world.tripay.find(other.reference) ?? {}
  const signed = world.tripay.signedCallback(one.reference, { reference })
  return tell(world, "another order's reference", one.reference, signed)
}

async function tellUnreadable(world: ChaosWorld): Promise<Told[]> {
  const told: Told[] = []
  for (const { name, amount } of UNREADABLE) {
    const { reference } = await world.customers.order()
    const { body } = world.tripay.signedCallback(reference)
    const changed = body.replace(/"total_amount":\d+/, `"total_amount":${amount}`)
    told.push(await tell(world, name, reference, resign(changed, world.tripay.merchant.privateKey)))
  }
  return told
}

function resign(body: string, key: string): SignedCallback {
  const { headers } = sign({}, key)
  return {
    headers: { ...headers, 'x-callback-signature': createHmac('sha256', key).update(body).digest('hex') },
    body,
  }
}

async function tell(
  world: ChaosWorld,
  name: string,
  reference: string,
  signed: SignedCallback,
): Promise<Told> {
  const answer = await sendCallback(world.site.url, signed)
  return { name, reference, taken: isTaken(answer), status: answer.status }
}

/** None of it stands in the way of the true callback. */
async function thenTheTruth(world: ChaosWorld, told: readonly Told[]): Promise<Row[]> {
  const executedBefore = world.game.executed().length
  const unpaid = world.rows<{ status: string }>("select status from purchase where status <> 'UNPAID'").length
  let taken = 0
  for (const { reference } of told) {
    const answer = await sendCallback(world.site.url, world.tripay.signedCallback(reference))
    if (isTaken(answer)) taken += 1
  }
  const paid = world.rows("select id from purchase where status = 'PAID'").length
  return [
    none('T10', 'delivered or moved by news that does not fit', executedBefore + unpaid),
    all('T10', 'paid by the true callback afterwards', Math.min(taken, paid), told.length),
  ]
}

function toRows(world: ChaosWorld, mismatches: readonly Told[], unreadable: readonly Told[]): Row[] {
  const flagged = new Set(
    world
      .rows<{ reference: string }>(
        'select reference from purchase join purchase_flag on purchase_flag.purchase_id = purchase.id where needs_person = 1',
      )
      .map(({ reference }) => reference),
  )
  const isFlagged = ({ reference }: Told) => flagged.has(reference)
  const refused = unreadable.filter(({ status }) => status === 400).length
  return [
    all('T10', 'mismatches flagged for a person', mismatches.filter(isFlagged).length, mismatches.length),
    all(
      'T10',
      'mismatches taken, because they are kept',
      mismatches.filter(({ taken }) => taken).length,
      mismatches.length,
    ),
    all('T10', 'amounts that are no whole number refused with 400', refused, unreadable.length),
  ]
}
