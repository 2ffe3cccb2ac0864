// Compares what was paid with the queue and the logs of several game servers: what was lost, executed twice or elsewhere.
import type { Executed } from '../../simulators/game-console.ts'

export type ServerAction = {
  reference: string
  status: string
  server: string | null
  state: string
  needs_person: number
  /** JSON list. */
  commands: string
}

type Found = {
  paid: readonly string[]
  /** The servers of the actions of every order; one that has two of them is named twice. */
  servers: readonly string[]
  actions: readonly ServerAction[]
  /** By the id of the server, without `list`. */
  executed: Readonly<Record<string, readonly Executed[]>>
  /** When each player was first on the server of the commands that wait for it; by the command. */
  joinedAt: ReadonlyMap<string, number>
}

/** References or commands, each with what is wrong. */
export type ServersVerdict = {
  /** Paid, and an action for a server is missing. */
  lost: string[]
  /** Neither executed nor unknown, although everything works again. */
  stuck: string[]
  /** Recorded as done and never executed. */
  falselyDone: string[]
  double: string[]
  /** Executed by another server than its own. */
  elsewhere: string[]
  /** Executed before the player was ever online. */
  early: string[]
  unknown: string[]
  /** Unknown or failed, and not shown to a person. */
  hidden: string[]
}

export function checkServers({ paid, servers, actions, executed, joinedAt }: Found): ServersVerdict {
  const verdict: ServersVerdict = {
    lost: [],
    stuck: [],
    falselyDone: [],
    double: [],
    elsewhere: [],
    early: [],
    unknown: [],
    hidden: [],
  }
  const actionsOf = Map.groupBy(actions, ({ reference }) => reference)
  const serverOf = new Map<string, string>()
  for (const reference of paid) {
    const own = actionsOf.get(reference) ?? []
    const found = own.map(({ server }) => server ?? '').toSorted()
    const isWhole = found.join() === servers.toSorted().join()
    if (!isWhole || own.some(({ status }) => status !== 'PAID')) verdict.lost.push(reference)
    for (const action of own) {
      for (const command of commandsOf(action)) serverOf.set(command, action.server ?? '')
      checkAction(action, timesOf(executed, action), verdict)
    }
  }
  for (const [server, entries] of Object.entries(executed)) {
    for (const { command, at } of entries) {
      if (serverOf.get(command) !== server) verdict.elsewhere.push(`${server}: ${command}`)
      const joined = joinedAt.get(command)
      if (joined !== undefined && Date.parse(at) < joined) verdict.early.push(command)
    }
  }
  return verdict
}

function checkAction(action: ServerAction, times: readonly number[], verdict: ServersVerdict): void {
  const { reference, server, state, needs_person } = action
  const name = `${reference} ${server}`
  if (times.some((count) => count > 1)) verdict.double.push(name)
  if (state === 'queued' || state === 'sending') verdict.stuck.push(name)
  if (state === 'done' && times.some((count) => count === 0)) verdict.falselyDone.push(name)
  if (state === 'unknown') verdict.unknown.push(name)
  if ((state === 'unknown' || state === 'failed') && needs_person !== 1) verdict.hidden.push(name)
}

function commandsOf({ commands }: ServerAction): string[] {
  return JSON.parse(commands)
}

/** How often each of its commands ran, on any server. */
function timesOf(executed: Found['executed'], action: ServerAction): number[] {
  const all = Object.values(executed).flat()
  return commandsOf(action).map((wanted) => all.filter(({ command }) => command === wanted).length)
}
