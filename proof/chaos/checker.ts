// Compares the history with the database and the games' logs: what was lost, executed twice or elsewhere, or is unknown.
import type { Executed } from '../../tests/simulators/game-console.ts'
import { all, noneOf, type Row } from './chaos-test.ts'
import { countBy } from './figures.ts'
import type { Event } from './history.ts'

export type OrderFound = { id: string; reference: string; status: string }
export type ActionFound = {
  order_id: string
  state: string
  needs_person: number
  /** Why it waits for a person without being sent. */
  held?: string | null
  /** JSON list. */
  commands: string
  /** Only where a world has several. */
  server?: string | null
}

/** The commands of all lines of an order for one server. */
export type ExpectedAction = { server: string; commands: readonly string[] }

export type Compared = {
  history: readonly Event[]
  orders: readonly OrderFound[]
  actions: readonly ActionFound[]
  executed: readonly (Executed & { server?: string })[]
  /** By the reference of each order; one action of any commands unless given. */
  expected?: ReadonlyMap<string, readonly ExpectedAction[]>
  /** When each player was first on the server of the commands that wait for it; by the command. */
  joinedAt?: ReadonlyMap<string, number>
}

/** References or commands, each with what is wrong. */
const newVerdict = () => ({
  paid: 0,
  /** Paid at the gateway, not marked as paid. */
  unmarked: [] as string[],
  /** Paid and an action or its execution is missing, without a trace for staff. */
  lost: [] as string[],
  /** Executed more often than it was sold, or while it was held, without a person. */
  double: [] as string[],
  /** Unknown or failed, and not shown to a person. */
  hidden: [] as string[],
  /** Executed without a payment, or on another server. */
  strays: [] as string[],
  /** Executed before the player was ever online. */
  early: [] as string[],
  /** Recorded as done or not sent, although no reply can have arrived. */
  falselyKnown: [] as string[],
  /** Recorded as unknown, although nothing was sent. */
  falselyUnknown: [] as string[],
})

export type Verdict = ReturnType<typeof newVerdict>

export function checkHistory({ history, orders, actions, executed, expected, joinedAt }: Compared): Verdict {
  const verdict = newVerdict()
  const orderOf = new Map(orders.map((order) => [order.reference, order]))
  const actionsOf = Map.groupBy(actions, ({ order_id }) => order_id)
  const wire = readWire(history)
  const paid = new Set(history.flatMap((event) => (event.what === 'paid' ? [event.reference] : [])))
  const ownOf = (reference: string) => actionsOf.get(orderOf.get(reference)?.id ?? '') ?? []
  const sold = [...paid].flatMap(ownOf)
  // Two orders of one player have the same commands.
  const times = countBy(executed, keyOf)
  const most = countBy(sold.filter((action) => !isHeld(action)).flatMap(keysOf), String)
  const least = countBy(sold.filter(({ state }) => state === 'done').flatMap(keysOf), String)
  verdict.paid = paid.size
  for (const reference of paid) {
    const own = ownOf(reference)
    if (orderOf.get(reference)?.status !== 'PAID') verdict.unmarked.push(reference)
    const wanted = expected?.get(reference)
    if (wanted ? !isSame(own, wanted) : own.length === 0) verdict.lost.push(reference)
    if (!wanted && own.length > 1) verdict.double.push(reference)
    for (const action of own) checkAction(reference, action)
  }
  verdict.strays = [...times.keys()].filter((key) => !most.has(key))
  verdict.early = executed.flatMap(({ command, at }) =>
    Date.parse(at) < (joinedAt?.get(command) ?? 0) ? [command] : [],
  )
  return verdict

  function checkAction(reference: string, action: ActionFound): void {
    const { state, needs_person } = action
    const keys = keysOf(action)
    const count = (of: ReadonlyMap<string, number>, key: string) => of.get(key) ?? 0
    const isUnknown = state === 'unknown'
    const isMissing = state === 'done' && keys.some((key) => count(times, key) < count(least, key))
    if (keys.some((key) => count(times, key) > count(most, key))) verdict.double.push(reference)
    // Not sent, and not lost.
    if (isHeld(action)) return
    if ((isUnknown || state === 'failed') && needs_person !== 1) verdict.hidden.push(reference)
    if (isMissing || (state !== 'done' && !isUnknown)) verdict.lost.push(reference)
    const { passed, replied, couldHavePassed } = wire(reference, commandsOf(action)[0] ?? '')
    if (passed && !replied && !isUnknown) verdict.falselyKnown.push(reference)
    if (isUnknown && !passed && !couldHavePassed) verdict.falselyUnknown.push(reference)
  }
}

const isHeld = ({ held, needs_person }: ActionFound) => typeof held === 'string' && needs_person === 1
const commandsOf = ({ commands }: ActionFound): string[] => JSON.parse(commands)
const keyOf = ({ server, command }: { server?: string | null; command: string }) =>
  server ? `${server}: ${command}` : command
const keysOf = (action: ActionFound) =>
  commandsOf(action).map((command) => keyOf({ server: action.server, command }))

function isSame(own: readonly ActionFound[], wanted: readonly ExpectedAction[]): boolean {
  const nameOf = (server: string | null | undefined, commands: readonly string[]) =>
    JSON.stringify([server, ...commands])
  const found = own.map((action) => nameOf(action.server, commandsOf(action)))
  const sold = wanted.map(({ server, commands }) => nameOf(server, commands))
  return found.toSorted().join() === sold.toSorted().join()
}

/** Every chaos test of payments reports these rows. */
export function verdictRows(where: string, { paid, ...verdict }: Verdict, of: number): Row[] {
  return [
    all(`${where}: paid at the gateway, PAID here`, paid - verdict.unmarked.length, of),
    noneOf(`${where}: lost`, verdict.lost),
    noneOf(`${where}: executed twice without a person`, verdict.double),
    noneOf(`${where}: executed without being paid, or on another server`, verdict.strays),
    noneOf(`${where}: unknown or failed and not shown to a person`, verdict.hidden),
  ]
}

type Connection = { player: string; life: number; command: string | null; replied: boolean }

/** The traffic on the wire, by the player who ordered last. A reply after the kill does not count. */
function readWire(history: readonly Event[]) {
  const connections = new Map<number, Connection>()
  const playerOf = new Map<string, string>()
  let player = ''
  let life = 0
  for (const event of history) {
    if (event.what === 'ordered') {
      player = event.username
      playerOf.set(event.reference, player)
    }
    if (event.what === 'killed') life += 1
    if (event.what === 'signed in') {
      connections.set(event.connection, { player, life, command: null, replied: false })
    }
    const known = 'connection' in event ? connections.get(event.connection) : undefined
    if (event.what === 'command' && known) known.command = event.command
    if (event.what === 'replied' && known?.life === life) known.replied = true
  }
  const opened = [...connections.values()]
  return (reference: string, command: string) => {
    const own = opened.filter((connection) => connection.command === command)
    return {
      passed: own.length > 0,
      replied: own.some(({ replied }) => replied),
      couldHavePassed: opened.some((one) => one.player === playerOf.get(reference) && one.command === null),
    }
  }
}
