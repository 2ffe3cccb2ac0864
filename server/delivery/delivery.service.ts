// Delivery of paid orders: wires queue, worker and console, and tells buyers how far their delivery is.
import { buyerDeliveryState, type SendActionState } from '#contract/delivery.ts'
import type { Delivery as BuyerDelivery } from '#contract/payment.schema.ts'
import type { Core } from '#server/database/core.ts'
import type { Outage } from '#server/kernel/outage.ts'
import { createConsoleOutage } from './console-outage.ts'
import type { GameConsole } from './consoles/game-console.ts'
import { createQueue } from './queue.ts'
import { listStandings, type Standing } from './send-action-list.repository.ts'
import { createDeliverNext, createWorker } from './worker.ts'

type Deps = Core & {
  console: GameConsole
  /** The prefix that Floodgate puts before the names of Bedrock players. */
  bedrockPrefix: string
  /** No other process uses this database: actions of an earlier run are taken over at once. */
  ownsQueueAlone?: boolean
}

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ ownsQueueAlone = false, ...deps }: Deps) {
  const { db, log } = deps
  const outage = createConsoleOutage(deps)
  const queue = createQueue(deps)
  const deliverNext = createDeliverNext({ ...deps, queue, outage })
  const worker = createWorker({
    begin: async () => {
      if (ownsQueueAlone) await queue.takeOver()
    },
    deliverNext,
    log,
  })

  return {
    enqueue: queue.enqueue,
    /** Null for a purchase without send actions. */
    async findDelivery(purchaseId: string): Promise<BuyerDelivery | null> {
      return toBuyerDelivery(await listStandings(db, [purchaseId]), outage.current())
    },
    ...worker,
    deliverNext,
    takeOver: queue.takeOver,
    consoleOutage: outage.current,
    nextConsoleTryAt: outage.nextTryAt,
  }
}

/** A delivery that succeeded once stays delivered, even when it is resent. */
function toBuyerDelivery(rows: readonly Standing[], outage: Outage | null): BuyerDelivery | null {
  const latest = rows.at(-1)
  if (!latest) return null
  const done = rows.find(({ state }) => state === 'done')
  if (done) return { state: 'delivered', at: done.success_at ?? done.changed_at }
  const { state, attempts, created_at, changed_at } = latest
  const isBlocked = outage !== null && state === 'queued' && attempts === 0
  const shown = buyerDeliveryState(state as SendActionState, isBlocked ? 1 : attempts)
  if (shown === 'queued') return { state: shown, at: created_at }
  return { state: shown, at: isBlocked && outage.since > created_at ? outage.since : changed_at }
}
