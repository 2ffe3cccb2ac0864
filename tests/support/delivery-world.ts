// Delivery for tests: a manual clock, a scripted console, and orders on demand.

import type { Command } from '#server/platform/database/commands.ts'
import type { Db } from '#server/platform/database/schema.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { systemRandom } from '#server/platform/kernel/random.ts'
import type {
  CommandOutcome,
  CommandReport,
  GameConsole,
  PlayerList,
  RunOptions,
} from '#server/shop/delivery/consoles/game-console.ts'
import { createDelivery } from '#server/shop/delivery/delivery.service.ts'
import { createSendActions } from '#server/shop/delivery/send-actions.service.ts'
import { type DatabaseKind, onBothWith, openTestDatabase, type TestDatabase } from './databases.ts'
import { gameServers } from './game-servers.ts'
import { recordNotices } from './recorded-notices.ts'
import { SILENT } from './silent-log.ts'
import { type TurnableClock, turnableClock } from './turnable-clock.ts'

export const START = new Date('2026-11-15T03:00:00.000Z')

export const handClock = (start = START) => turnableClock(start.toISOString())

/** A console whose replies are set by the test. */
export function scriptedConsole() {
  const executed: string[] = []
  const script = {
    executed,
    runs: 0,
    /** Error of the connection; null while it is reachable. */
    outage: null as string | null,
    outcomeOf: (_command: string): CommandOutcome => 'done',
    /** Null: the outcome and the command. */
    replyOf: null as ((command: string) => string) | null,
    /** Runs between a command and its report. */
    afterCommand: async (_command: string): Promise<void> => {},
    /** Names in the game; null is a reply that cannot be read. */
    online: [] as string[] | null,
    lists: 0,
  }
  const isOnline = (player: string) => script.online?.includes(player) ?? false
  async function run(commands: readonly string[], { player, beforeCommand, onReport }: RunOptions = {}) {
    script.runs += 1
    const reports: CommandReport[] = []
    if (script.outage !== null) return { reports, notSent: script.outage }
    for (const command of commands) {
      if (player !== undefined && !isOnline(player)) return { reports, notSent: null, isAbsent: true }
      if (beforeCommand && !(await beforeCommand(command)))
        return { reports, notSent: 'withheld by the caller' }
      executed.push(command)
      await script.afterCommand(command)
      const outcome = script.outcomeOf(command)
      const report = { command, outcome, reply: script.replyOf?.(command) ?? `${outcome}: ${command}` }
      reports.push(report)
      await onReport?.(report)
      if (outcome !== 'done') break
    }
    return { reports, notSent: null }
  }
  async function list(): Promise<PlayerList> {
    script.lists += 1
    return script.outage === null ? { reply: '', names: script.online } : { problem: script.outage }
  }
  return Object.assign(script, { run, list }) satisfies GameConsole
}

type Options = {
  clock?: TurnableClock
  /** The console of every server. */
  console?: GameConsole
  /** By the id of the server. */
  consoles?: Record<string, GameConsole>
  /** Instead of scripted ones. */
  openConsole?: Parameters<typeof createDelivery>[0]['openConsole']
  servers?: ReturnType<typeof gameServers>
  log?: Log
  ownsQueueAlone?: boolean
}

export function deliveryWorld({ db }: TestDatabase, options: Options = {}) {
  const clock = options.clock ?? handClock()
  const console = options.console ?? scriptedConsole()
  const log = options.log ?? SILENT
  const servers = options.servers ?? gameServers()
  const { told, notices } = recordNotices()
  const delivery = createDelivery({
    db,
    clock,
    random: systemRandom,
    log,
    servers,
    notices,
    openConsole: options.openConsole ?? (({ host }) => options.consoles?.[host] ?? console),
    ownsQueueAlone: options.ownsQueueAlone,
  })
  let orders = 0

  /** Enqueues the delivery of one paid order. */
  async function pay(username: string, ...commands: (string | Command)[]) {
    orders += 1
    const orderId = `order-${orders}-${username}`
    const sold = commands.map((command) => (typeof command === 'string' ? { text: command } : command))
    const paid = { orderId, username, commands: sold, at: clock.now() }
    const ids = await db.transaction().execute((trx) => delivery.enqueue(trx, paid))
    return { id: ids[0] ?? '', ids, orderId }
  }

  /** Runs steps until the queue is idle or the console has an outage. */
  async function deliverAll() {
    for (;;) {
      const next = await delivery.deliverNext()
      if (next !== 'again') return next
    }
  }

  const row = (id: string) =>
    db.selectFrom('send_action').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const history = (id: string) =>
    db
      .selectFrom('send_attempt')
      .select(['command', 'outcome', 'reply'])
      .where('send_action_id', '=', id)
      .orderBy('place')
      .execute()

  return { db, clock, servers, delivery, pay, deliverAll, row, history, told }
}

export type DeliveryWorld = ReturnType<typeof deliveryWorld>

async function openDelivery(kind: DatabaseKind) {
  const database = await openTestDatabase(kind)
  const console = scriptedConsole()
  const close = () => database[Symbol.asyncDispose]()
  return { ...deliveryWorld(database, { console }), console, database, [Symbol.asyncDispose]: close }
}

export const inDelivery = onBothWith(openDelivery)

/** A promise that the test resolves. */
export function signal() {
  let give = () => {}
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** The admin's services over a queue that the test drives. */
export async function openAdmin(kind: DatabaseKind) {
  const world = await openDelivery(kind)
  const audited: object[] = []
  const audit = async (_: Db, entry: object) => void audited.push(entry)
  const sendActions = createSendActions({ ...world, random: systemRandom, audit })
  return { ...world, sendActions, audited }
}

export type Admin = Awaited<ReturnType<typeof openAdmin>>

export async function delivered(admin: Admin, outcome: 'done' | 'failed' | 'unknown', ...commands: string[]) {
  const paid = await admin.pay('be.Putri', ...commands)
  admin.console.outcomeOf = (command) => (command === commands.at(-1) ? outcome : 'done')
  await admin.deliverAll()
  admin.console.outcomeOf = () => 'done'
  return paid
}
