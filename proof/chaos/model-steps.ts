// Steps of a sequence, applied to the store and to the model.
import fc from 'fast-check'
import { PAYMENT_METHODS } from '../../contract/settings/payment-methods.ts'
import { sign } from '../../simulators/tripay-callbacks.ts'
import type { ModelShop } from './model-shop.ts'
import type { Model, Order } from './model-story.ts'
import { type GameMode, KEY, type OpenMode } from './scripted-services.ts'

const OPENING: readonly OpenMode[] = ['opens', 'opens', 'opens', 'refuses', 'lost', 'down']
const PLAYING: readonly GameMode[] = ['works', 'works', 'works', 'away', 'loses the answer', 'refuses']
const DYING: readonly GameMode[] = ['works', 'dies before', 'dies after']
const STATUSES = ['UNPAID', 'PAID', 'EXPIRED', 'FAILED', 'REFUND'] as const
const MINUTE_MS = 60_000

type Status = (typeof STATUSES)[number]
/** The n-th existing order. */
type Of = { of: number }
type Single =
  | (Of & { do: 'callback'; status: Status })
  | (Of & { do: 'callback that does not fit'; amount: number })
  | (Of & { do: 'look' })
  | { do: 'reconcile'; minutes: number; isDown: boolean }
  | { do: 'deliver'; game: GameMode }
export type Step =
  | Single
  | { do: 'order'; opening: OpenMode; product: 'ONE' | 'TWO' }
  | (Of & { do: 'change at the gateway'; status: Status })
  | (Of & { do: 'send again'; key: number })
  | { do: 'die'; game: GameMode }
  | { do: 'at once'; all: Single[] }

const of = fc.nat(5)
const single: fc.Arbitrary<Single> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('callback' as const), of, status: fc.constantFrom(...STATUSES) }),
  },
  fc.record({ do: fc.constant('callback that does not fit' as const), of, amount: fc.integer() }),
  fc.record({ do: fc.constant('look' as const), of }),
  fc.record({ do: fc.constant('reconcile' as const), minutes: fc.nat(90), isDown: fc.boolean() }),
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('deliver' as const), game: fc.constantFrom(...PLAYING) }),
  },
)
export const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: single },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('order' as const),
      opening: fc.constantFrom(...OPENING),
      product: fc.constantFrom('ONE' as const, 'TWO' as const),
    }),
  },
  fc.record({ do: fc.constant('change at the gateway' as const), of, status: fc.constantFrom(...STATUSES) }),
  fc.record({ do: fc.constant('send again' as const), of, key: fc.nat(1) }),
  fc.record({ do: fc.constant('die' as const), game: fc.constantFrom(...DYING) }),
  fc.record({ do: fc.constant('at once' as const), all: fc.array(single, { minLength: 2, maxLength: 4 }) }),
)

type Scene = { shop: ModelShop; model: Model; scheduler: fc.Scheduler }

export async function take(step: Step, scene: Scene): Promise<void> {
  const { shop, model, scheduler } = scene
  if (step.do === 'order') return placeOrder(step, scene)
  if (step.do === 'at once') {
    // The scheduler releases the calls to gateway and game in any order.
    shop.script.pause = () => scheduler.schedule(Promise.resolve())
    const all = step.all.map(async (one) => {
      await shop.script.pause()
      await takeSingle(one, scene)
    })
    await scheduler.waitFor(Promise.all(all))
    shop.script.pause = async () => {}
    return
  }
  if (step.do === 'die') {
    shop.script.game = step.game
    const { delivery } = shop.services
    // A killed delivery never resolves.
    await Promise.race([deliverAll(delivery), untilStill()])
    await shop.restart()
    return
  }
  const order = 'of' in step ? model.nth(step.of) : null
  if (step.do === 'change at the gateway')
    return order ? model.changeAtGateway(order, step.status) : undefined
  if (step.do === 'send again') return order ? sendAgain(order, step.key, scene) : undefined
  return takeSingle(step, scene)
}

async function takeSingle(step: Single, { shop, model }: Scene): Promise<void> {
  const { payments, reconciler, delivery } = shop.services
  const order = 'of' in step ? model.nth(step.of) : null
  if (step.do === 'reconcile') {
    shop.script.gatewayIsDown = step.isDown
    shop.clock.pass(step.minutes * MINUTE_MS)
    await reconciler.run()
    model.mayHaveAsked()
  } else if (step.do === 'deliver') {
    shop.script.game = step.game
    await deliverAll(delivery)
  } else if (step.do === 'look' && order) {
    const shown = await payments.find(order.reference)
    if (shown?.reference !== order.reference) throw new Error('the buyer finds nothing')
  } else if (step.do !== 'look' && order) {
    const known = shop.script.ledger.get(order.reference)
    if (!known) return
    const fits = step.do === 'callback' || step.amount === known.amount
    const status = step.do === 'callback' ? step.status : 'PAID'
    const amount = step.do === 'callback' ? known.amount : step.amount
    // The model first: a concurrent step may already see the result.
    if (fits) model.receives(order, status)
    const payload = { reference: known.gatewayReference, merchant_ref: order.reference, status }
    const { headers, body } = sign(
      { ...payload, total_amount: amount, is_closed_payment: 1, paid_at: null },
      KEY,
    )
    const outcome = await payments.receiveCallback('tripay', headers, Buffer.from(body))
    if (outcome !== 'stored') throw new Error(`a true callback is ${outcome}`)
  }
}

async function placeOrder({ opening, product }: Extract<Step, { do: 'order' }>, { shop, model }: Scene) {
  shop.script.opening = opening
  const number = model.orders.length
  const username = `Player_${number}`
  const method = PAYMENT_METHODS[0]
  const order = { productId: product, username, paymentMethod: method, turnstileToken: 'x' }
  const placed = await shop.services.checkout.placeOrder(order, `address ${number}`).then(
    () => true,
    () => false,
  )
  if (placed !== (opening === 'opens')) throw new Error(`an order was answered with ${placed}`)
  const { reference } = await shop.db
    .selectFrom('orders')
    .select('reference')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  model.orders.push({
    reference,
    username,
    product,
    received: new Set(opening === 'refuses' ? ['FAILED'] : []),
    resent: 0,
    seen: 'UNPAID',
  })
}

async function sendAgain(order: Order, key: number, { shop, model }: Scene): Promise<void> {
  const before = await model.actionsOf(order)
  const last = before.at(-1)
  if (!last) return
  await shop.services.sendActions
    .resend({ id: last.id, admin: 'ayu', mayRefund: true, key: String(key) })
    .catch(() => {})
  order.resent += (await model.actionsOf(order)).length - before.length
}

async function deliverAll(delivery: ModelShop['services']['delivery']): Promise<void> {
  while ((await delivery.deliverNext()) === 'again');
}

/** Lets all pending microtasks run; no socket or timer is involved. */
async function untilStill(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
