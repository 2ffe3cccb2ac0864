// Compares the history with the database and the game's log: what was lost, executed twice, or is unknown.
import type { Executed } from '../../tests/simulators/game-console.ts'
import { countBy } from './figures.ts'
import type { Event } from './history.ts'

export type OrderFound = { id: string; reference: string; status: string }
export type ActionFound = { order_id: string; state: string; needs_person: number; commands: string }

type Found = {
  history: readonly Event[]
  orders: readonly OrderFound[]
  actions: readonly ActionFound[]
  executed: readonly Executed[]
}

/** References, each with what is wrong. */
const newVerdict = () => ({
  paid: 0,
  /** Paid at the gateway, not marked as paid. */
  unmarked: [] as string[],
  /** Paid and not delivered, without a trace for staff. */
  lost: [] as string[],
  /** Executed more than once without a person. */
  double: [] as string[],
  unknown: [] as string[],
  /** Unknown and not shown to a person. */
  hidden: [] as string[],
  /** Executed without a payment. */
  strays: [] as string[],
  /** Recorded as done or not sent, although no reply can have arrived. */
  falselyKnown: [] as string[],
  /** Recorded as unknown, although nothing was sent. */
  falselyUnknown: [] as string[],
})

export type Verdict = ReturnType<typeof newVerdict>

export function checkHistory({ history, orders, actions, executed }: Found): Verdict {
  const verdict = newVerdict()
  const orderOf = new Map(orders.map((order) => [order.reference, order]))
  const actionsOf = Map.groupBy(actions, ({ order_id }) => order_id)
  const timesOf = Map.groupBy(executed, ({ command }) => command)
  const wire = readWire(history)
  const paid = new Set(history.flatMap((event) => (event.what === 'paid' ? [event.reference] : [])))
  const enqueued = new Set<string>()
  verdict.paid = paid.size
  for (const reference of paid) {
    const order = orderOf.get(reference)
    if (order?.status !== 'PAID') verdict.unmarked.push(reference)
    const [action, ...more] = actionsOf.get(order?.id ?? '') ?? []
    if (more.length > 0) verdict.double.push(reference)
    if (!action) {
      verdict.lost.push(reference)
      continue
    }
    const commands = JSON.parse(action.commands) as string[]
    const [command = ''] = commands
    const over = [...countBy(commands, String)].map(([one, wanted]) => {
      enqueued.add(one)
      return (timesOf.get(one)?.length ?? 0) - wanted
    })
    if (over.some((times) => times > 0)) verdict.double.push(reference)
    const { state } = action
    const isUnknown = state === 'unknown'
    if (isUnknown) verdict.unknown.push(reference)
    if (isUnknown && action.needs_person !== 1) verdict.hidden.push(reference)
    if (!isUnknown && (state !== 'done' || over.some((times) => times < 0))) verdict.lost.push(reference)
    const { passed, replied, couldHavePassed } = wire(reference, command)
    if (passed && !replied && !isUnknown) verdict.falselyKnown.push(reference)
    if (isUnknown && !passed && !couldHavePassed) verdict.falselyUnknown.push(reference)
  }
  verdict.strays = [...timesOf.keys()].filter((command) => !enqueued.has(command))
  return verdict
}

type Connection = { order: string; life: number; command: string | null; replied: boolean }

/** The traffic on the wire. A reply after the kill does not count. */
function readWire(history: readonly Event[]) {
  const connections = new Map<number, Connection>()
  let order = ''
  let life = 0
  for (const event of history) {
    if (event.what === 'ordered') order = event.reference
    if (event.what === 'killed') life += 1
    if (event.what === 'signed in') {
      connections.set(event.connection, { order, life, command: null, replied: false })
    }
    const known = 'connection' in event ? connections.get(event.connection) : undefined
    if (event.what === 'command' && known) known.command = event.command
    if (event.what === 'replied' && known?.life === life) known.replied = true
  }
  const all = [...connections.values()]
  return (reference: string, command: string) => {
    const own = all.filter((connection) => connection.command === command)
    return {
      passed: own.length > 0,
      replied: own.some(({ replied }) => replied),
      couldHavePassed: all.some((one) => one.order === reference && one.command === null),
    }
  }
}
