// Delivery of paid orders: one worker for each game server, and how far the delivery of a buyer is.
import type { ServerReport } from '#contract/overview.schema.ts'
import type { Delivery as BuyerDelivery } from '#contract/payment.schema.ts'
import type { Core } from '#server/database/core.ts'
import type { Outage } from '#server/kernel/outage.ts'
import type { RconAccess } from '#server/servers/game-server.ts'
import type { Servers } from '#server/servers/servers.service.ts'
import { toBuyerDelivery } from './buyer-delivery.ts'
import type { GameConsole } from './consoles/game-console.ts'
import { createEnqueue } from './enqueue.ts'
import { createQueue } from './queue.ts'
import { listStandings } from './send-action-list.repository.ts'
import { reportServers } from './server-reports.ts'
import { createServerWorker, type ServerWorker } from './server-worker.ts'
import { createWorkerLoop, type NextStep, POLL_MS } from './worker-loop.ts'

type Deps = Core & {
  servers: Pick<Servers, 'current' | 'find' | 'first'>
  openConsole(access: RconAccess): GameConsole
  /** No other process uses this database: actions of an earlier run are taken over at once. */
  ownsQueueAlone?: boolean
}

export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ ownsQueueAlone = false, ...deps }: Deps) {
  const { db, clock, log, servers } = deps
  const queue = createQueue(deps)
  const workers = new Map<string, ServerWorker>()
  const ending = new Set<Promise<void>>()
  let isRunning = false
  let nextInterruptedCheck = 0

  /** A worker for each server of the settings; one whose server is gone finishes its command and ends. */
  function refresh(): void {
    const ids = servers.current().list.map(({ id }) => id)
    for (const id of ids) {
      const worker = workers.get(id) ?? createServerWorker({ ...deps, id, queue })
      workers.set(id, worker)
      worker.refresh()
      if (isRunning) worker.start()
    }
    for (const [id, worker] of workers) {
      if (ids.includes(id)) continue
      workers.delete(id)
      const end = worker.stop().finally(() => ending.delete(end))
      ending.add(end)
    }
  }

  async function giveUpInterrupted(): Promise<void> {
    const now = clock.now().getTime()
    if (now < nextInterruptedCheck) return
    nextInterruptedCheck = now + POLL_MS
    await queue.giveUpInterrupted()
  }

  const housekeeping = createWorkerLoop({
    async begin() {
      if (ownsQueueAlone) await queue.takeOver()
      isRunning = true
    },
    async step() {
      refresh()
      await giveUpInterrupted()
      return 'idle'
    },
    log,
  })

  /** One step of every worker, for tests: `again` while one of them has sent something. */
  async function deliverNext(stop?: AbortSignal): Promise<NextStep> {
    refresh()
    await giveUpInterrupted()
    const steps: NextStep[] = []
    for (const worker of workers.values()) steps.push(await worker.deliverNext(stop))
    return steps.find((step) => step === 'again') ?? steps.find((step) => step !== 'idle') ?? 'idle'
  }

  /** The worker of a send action's server; null is the first. */
  function workerOf(server: string | null): ServerWorker | undefined {
    return workers.get(servers.find(server)?.id ?? '')
  }

  function outageOf(server: string | null): Outage | null {
    return workerOf(server)?.outage() ?? null
  }

  return {
    enqueue: createEnqueue(deps),
    /** Null for a purchase without send actions. */
    async findDelivery(purchaseId: string): Promise<BuyerDelivery | null> {
      return toBuyerDelivery(await listStandings(db, [purchaseId]), { find: servers.find, outageOf })
    },
    start: housekeeping.start,
    /** Waits for the commands in flight. */
    async stop(): Promise<void> {
      await housekeeping.stop()
      isRunning = false
      await Promise.all([...[...workers.values()].map((worker) => worker.stop()), ...ending])
    },
    /** Call it after the commit of an enqueued action. */
    wake(): void {
      for (const worker of workers.values()) worker.wake()
    },
    /** Call it after a change of the settings or of a secret. */
    refresh,
    deliverNext,
    takeOver: queue.takeOver,
    outageOf,
    nextTryAt: (server: string | null): Date | null => workerOf(server)?.nextTryAt() ?? null,
    reportServers: (): Promise<ServerReport[]> => reportServers({ db, servers, outageOf }),
    /** The longest outage of a server. */
    consoleOutage(): Outage | null {
      const { list } = servers.current()
      const outages = list.flatMap(({ id, name }) => {
        const outage = workers.get(id)?.outage()
        return outage ? [list.length > 1 ? { ...outage, why: `${name}: ${outage.why}` } : outage] : []
      })
      return outages.sort((a, b) => (a.since < b.since ? -1 : 1))[0] ?? null
    },
  }
}
