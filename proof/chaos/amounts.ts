// T10: genuinely signed callbacks that do not match their order.
import { createHmac } from 'node:crypto'
import { type SignedCallback, sign } from '#simulators/tripay-callbacks.ts'
import { isTaken, sendCallback } from './callbacks.ts'
import { all, type ChaosTest, none, type Row } from './chaos-test.ts'
import { type ChaosWorld, openChaosWorld } from './chaos-world.ts'

type Mismatch = { name: string; change: Record<string, unknown> }
type Sent = { name: string; reference: string; taken: boolean; status: number }

const MISMATCHES: readonly Mismatch[] = [
  { name: 'less', change: { total_amount: 1 } },
  { name: 'one rupiah less', change: { total_amount: -1 } },
  { name: 'more', change: { total_amount: 99_999_999 } },
  { name: 'nothing', change: { total_amount: 0 } },
  { name: 'negative', change: { total_amount: -50_000 } },
  { name: 'the other reference', change: { reference: 'T0001999999999ZZZZZ' } },
  { name: 'no reference of ours', change: { merchant_ref: null } },
  { name: 'an unknown status', change: { status: 'SETTLED' } },
  { name: 'a status in small letters', change: { status: 'paid' } },
  { name: 'an open payment', change: { is_closed_payment: 0 } },
]
/** Not a whole number of rupiah: refused; reconciliation asks the gateway instead. */
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
    const mismatches = [...(await sendMismatches(world)), await sendOtherReference(world)]
    const unreadable = await sendUnreadable(world)
    const later = await thenGenuine(world, [...mismatches, ...unreadable])
    return [...toRows(world, mismatches, unreadable), ...later]
  },
}

async function sendMismatches(world: ChaosWorld): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const { name, change: fixed } of MISMATCHES) {
    const { reference } = await world.customers.order()
    const price = world.tripay.find(reference)?.price ?? 0
    const change = name === 'one rupiah less' ? { total_amount: price - 1 } : fixed
    sent.push(await send(world, name, reference, world.tripay.signedCallback(reference, change)))
  }
  return sent
}

/** The reference of another real order. */
async function sendOtherReference(world: ChaosWorld): Promise<Sent> {
  const [one, other] = [await world.customers.order(), await world.customers.order()]
  const { reference } = world.tripay.find(other.reference) ?? {}
  const signed = world.tripay.signedCallback(one.reference, { reference })
  return send(world, "another order's reference", one.reference, signed)
}

async function sendUnreadable(world: ChaosWorld): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const { name, amount } of UNREADABLE) {
    const { reference } = await world.customers.order()
    const { body } = world.tripay.signedCallback(reference)
    const changed = body.replace(/"total_amount":\d+/, `"total_amount":${amount}`)
    sent.push(await send(world, name, reference, resign(changed, world.tripay.merchant.privateKey)))
  }
  return sent
}

function resign(body: string, key: string): SignedCallback {
  const { headers } = sign({}, key)
  return {
    headers: { ...headers, 'x-callback-signature': createHmac('sha256', key).update(body).digest('hex') },
    body,
  }
}

async function send(
  world: ChaosWorld,
  name: string,
  reference: string,
  signed: SignedCallback,
): Promise<Sent> {
  const answer = await sendCallback(world.site.url, signed)
  return { name, reference, taken: isTaken(answer), status: answer.status }
}

/** A mismatch does not block the genuine callback. */
async function thenGenuine(world: ChaosWorld, sent: readonly Sent[]): Promise<Row[]> {
  const executedBefore = world.game.executed().length
  const unpaid = world.rows<{ status: string }>("select status from purchase where status <> 'UNPAID'").length
  let taken = 0
  for (const { reference } of sent) {
    const answer = await sendCallback(world.site.url, world.tripay.signedCallback(reference))
    if (isTaken(answer)) taken += 1
  }
  const paid = world.rows("select id from purchase where status = 'PAID'").length
  return [
    none('T10', 'delivered or changed by a mismatch', executedBefore + unpaid),
    all('T10', 'paid by the genuine callback afterwards', Math.min(taken, paid), sent.length),
  ]
}

function toRows(world: ChaosWorld, mismatches: readonly Sent[], unreadable: readonly Sent[]): Row[] {
  const flagged = new Set(
    world
      .rows<{ reference: string }>(
        'select reference from purchase join purchase_flag on purchase_flag.purchase_id = purchase.id where needs_person = 1',
      )
      .map(({ reference }) => reference),
  )
  const isFlagged = ({ reference }: Sent) => flagged.has(reference)
  const refused = unreadable.filter(({ status }) => status === 400).length
  return [
    all('T10', 'mismatches flagged for a person', mismatches.filter(isFlagged).length, mismatches.length),
    all(
      'T10',
      'mismatches acknowledged, because they are stored',
      mismatches.filter(({ taken }) => taken).length,
      mismatches.length,
    ),
    all('T10', 'amounts that are no whole number refused with 400', refused, unreadable.length),
  ]
}
