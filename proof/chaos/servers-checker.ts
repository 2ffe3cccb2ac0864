// Compares what was paid with the queue and the logs of several game servers: what was lost, executed twice or elsewhere.
import type { Executed } from '../../tests/simulators/game-console.ts'

export type ServerAction = {
  reference: string
  status: string
  server: string | null
  state: string
  needs_person: number
  /** JSON list. */
  commands: string
}

/** The commands of all lines of an order for one server. */
export type ExpectedAction = { server: string; commands: readonly string[] }

type Found = {
  /** By the reference of each paid order. */
  paid: ReadonlyMap<string, readonly ExpectedAction[]>
  actions: readonly ServerAction[]
  /** By the id of the server, without `list`. */
  executed: Readonly<Record<string, readonly Executed[]>>
  /** When each player was first on the server of the commands that wait for it; by the command. */
  joinedAt: ReadonlyMap<string, number>
}

/** References or commands, each with what is wrong. */
const newVerdict = () => ({
  /** Paid, and an action for a server is missing, or a command of a line. */
  lost: [] as string[],
  /** Neither executed nor unknown, although everything works again. */
  stuck: [] as string[],
  /** Recorded as done and never executed. */
  falselyDone: [] as string[],
  double: [] as string[],
  /** Executed by another server than its own. */
  elsewhere: [] as string[],
  /** Executed before the player was ever online. */
  early: [] as string[],
  unknown: [] as string[],
  /** Unknown or failed, and not shown to a person. */
  hidden: [] as string[],
})

export type ServersVerdict = ReturnType<typeof newVerdict>

export function checkServers({ paid, actions, executed, joinedAt }: Found): ServersVerdict {
  const verdict = newVerdict()
  const actionsOf = Map.groupBy(actions, ({ reference }) => reference)
  const serverOf = new Map<string, string>()
  for (const [reference, expected] of paid) {
    const own = actionsOf.get(reference) ?? []
    const found = own.map((action) => namesOf(action.server ?? '', commandsOf(action)))
    const wanted = expected.map(({ server, commands }) => namesOf(server, commands))
    const isWhole = found.toSorted().join() === wanted.toSorted().join()
    if (!isWhole || own.some(({ status }) => status !== 'PAID')) verdict.lost.push(reference)
    for (const action of own) {
      for (const command of commandsOf(action)) serverOf.set(command, action.server ?? '')
      checkAction(action, missingOf(executed, action), verdict)
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

function checkAction(action: ServerAction, missing: readonly number[], verdict: ServersVerdict): void {
  const { reference, server, state, needs_person } = action
  const name = `${reference} ${server}`
  if (missing.some((count) => count < 0)) verdict.double.push(name)
  if (state === 'queued' || state === 'sending') verdict.stuck.push(name)
  if (state === 'done' && missing.some((count) => count > 0)) verdict.falselyDone.push(name)
  if (state === 'unknown') verdict.unknown.push(name)
  if ((state === 'unknown' || state === 'failed') && needs_person !== 1) verdict.hidden.push(name)
}

function commandsOf({ commands }: ServerAction): string[] {
  return JSON.parse(commands)
}

const namesOf = (server: string, commands: readonly string[]) => JSON.stringify([server, ...commands])

/** How often each of its commands still has to run, on any server; below 0: it ran too often. */
function missingOf(executed: Found['executed'], action: ServerAction): number[] {
  const all = Object.values(executed).flat()
  const commands = commandsOf(action)
  const count = (of: readonly string[], wanted: string) => of.filter((command) => command === wanted).length
  const ran = all.map(({ command }) => command)
  return commands.map((wanted) => count(commands, wanted) - count(ran, wanted))
}
