// One worker for each game server of the settings, started and stopped as the owner adds and removes servers.

import type { RconAccess } from '#server/network/servers/game-server.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createWorkerLoop, type NextStep, POLL_MS } from '#server/platform/kernel/worker-loop.ts'
import type { GameConsole } from './consoles/game-console.ts'
import type { Queue } from './queue.ts'
import { createServerWorker, type ServerWorker } from './server-worker.ts'

export type WorkersDeps = Core & {
  servers: Pick<Servers, 'current' | 'find' | 'first'>
  openConsole(access: RconAccess, failureTexts: readonly string[]): GameConsole
  queue: Queue
  /** No other process uses this database: actions of an earlier run are taken over at once. */
  ownsQueueAlone: boolean
}

export function createServerWorkers({ ownsQueueAlone, ...deps }: WorkersDeps) {
  const { clock, log, servers, queue } = deps
  const workers = new Map<string, ServerWorker>()
  const ending = new Set<Promise<void>>()
  let isRunning = false
  let nextInterruptedCheck = 0

  /** A worker whose server is gone finishes its command and ends. */
  function refresh(): void {
    const ids = servers.current().list.map(({ id }) => id)
    for (const id of ids) {
      const worker = workers.get(id) ?? createServerWorker({ ...deps, id })
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
    onError: (error) => log.error({ err: error }, 'delivery step failed'),
  })

  return {
    /** Call it after a change of the settings or of a secret. */
    refresh,
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
    /** One step of every worker, for tests: `again` while one of them has sent something. */
    async deliverNext(stop?: AbortSignal): Promise<NextStep> {
      refresh()
      await giveUpInterrupted()
      const steps: NextStep[] = []
      for (const worker of workers.values()) steps.push(await worker.deliverNext(stop))
      return steps.find((step) => step === 'again') ?? steps.find((step) => step !== 'idle') ?? 'idle'
    },
    /** The worker of a send action's server; null is the first. */
    of: (server: string | null): ServerWorker | undefined => workers.get(servers.find(server)?.id ?? ''),
  }
}
