// What was paid is owed: it is kept in a durable queue and sent to the game server, once.
import { buyerDeliveryState, type SendActionState } from '#contract/delivery.ts'
import type { Delivery as BuyerDelivery } from '#contract/payment.ts'
import { fillCommand } from '#contract/store-admin.ts'
import { inGameUsername, isEncodedUsername } from '#contract/username.ts'
import type { Database, Db } from '#server/database/schema.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { newId, type Random } from '#server/kernel/random.ts'
import { type ConsoleTrouble, createConsoleHealth } from './console-health.ts'
import type { GameConsole } from './consoles/game-console.ts'
import { createDeliveryWorker } from './delivery.worker.ts'
import { insertSendAction } from './send-action.repository.ts'
import { listStandings, type Standing } from './send-action-list.repository.ts'
import { createSendQueue } from './send-queue.ts'

type Deps = {
  db: Database
  clock: Clock
  random: Random
  log: Log
  console: GameConsole
  /** What Floodgate puts before the names of Bedrock players. */
  bedrockPrefix: string
  /** No other process works on this database: what an earlier run left behind is taken over at once. */
  ownsQueueAlone?: boolean
}

export type Owed = { purchaseId: string; username: string; commands: readonly string[]; at: Date }

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ bedrockPrefix, ownsQueueAlone = false, ...deps }: Deps) {
  const { db, random, log } = deps
  const health = createConsoleHealth(deps)
  const queue = createSendQueue({ ...deps, health })
  const worker = createDeliveryWorker({
    begin: async () => {
      if (ownsQueueAlone) await queue.takeOver()
    },
    step: queue.deliverNext,
    log,
  })

  /** Call it in the transaction that makes it owed, and `wake` after the commit. Returns the send action's id. */
  async function owe(trx: Db, { purchaseId, username, commands, at }: Owed): Promise<string> {
    // Checked when it was bought; nothing else may ever reach a command.
    if (!isEncodedUsername(username)) throw new Error(`not a username: ${JSON.stringify(username)}`)
    const name = inGameUsername(username, bedrockPrefix)
    const id = newId(random)
    await insertSendAction(trx, {
      id,
      purchaseId,
      username,
      commands: commands.map((command) => fillCommand(command, name)),
      doneCommands: 0,
      at: at.toISOString(),
      resendOf: null,
      resendKey: null,
    })
    return id
  }

  /** Where the deliveries of purchases stand, for their buyers. A purchase that is owed nothing is not in it. */
  async function deliveryOf(purchaseIds: readonly string[]): Promise<Map<string, BuyerDelivery>> {
    const standings = Map.groupBy(await listStandings(db, purchaseIds), ({ purchase_id }) => purchase_id)
    return new Map([...standings].map(([id, rows]) => [id, toBuyerDelivery(rows, health.trouble())]))
  }

  return {
    owe,
    deliveryOf,
    async findDelivery(purchaseId: string): Promise<BuyerDelivery | null> {
      return (await deliveryOf([purchaseId])).get(purchaseId) ?? null
    },
    wake: worker.wake,
    start: worker.start,
    stop: worker.stop,
    /** One step of the worker, for tests that turn the clock by hand. */
    deliverNext: queue.deliverNext,
    takeOver: queue.takeOver,
    /** Since when and why nothing can be sent; null while all is well or nobody has tried. */
    consoleTrouble: health.trouble,
    nextConsoleTryAt: health.nextTryAt,
  }
}

/** What was delivered once stays delivered, whatever is sent again. */
function toBuyerDelivery(rows: readonly Standing[], trouble: ConsoleTrouble | null): BuyerDelivery {
  const done = rows.find(({ state }) => state === 'done')
  if (done) return { state: 'delivered', at: done.success_at ?? done.changed_at }
  const { state, attempts, created_at, changed_at } = rows[rows.length - 1] as Standing
  const isHeldUp = trouble !== null && state === 'queued' && attempts === 0
  const told = buyerDeliveryState(state as SendActionState, isHeldUp ? 1 : attempts)
  if (told === 'queued') return { state: told, at: created_at }
  return { state: told, at: isHeldUp && trouble.since > created_at ? trouble.since : changed_at }
}
