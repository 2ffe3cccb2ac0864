// Delivery worker of one game server: sends its actions, oldest first, one at a time.
import { inGameUsername } from '#contract/network/username.ts'
import type { RconAccess } from '#server/network/servers/game-server.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { createOutageRecorder } from '#server/platform/kernel/outage.ts'
import { jittered } from '#server/platform/kernel/random.ts'
import { createWorkerLoop, type NextStep } from '#server/platform/kernel/worker-loop.ts'
import { createAwaitedPlayers } from './awaited-players.ts'
import type { GameConsole, RunOptions } from './consoles/game-console.ts'
import type { Queue } from './queue.ts'
import { namesOf, type SendActionRow } from './send-action.repository.ts'

type Deps = Core & {
  id: string
  servers: Pick<Servers, 'current' | 'find'>
  queue: Queue
  openConsole(access: RconAccess, failureTexts: readonly string[]): GameConsole
}

type Run = { console: GameConsole; stop?: AbortSignal; player?: string }

const PAUSE_AFTER_ABORT_MS = 1_000

export type ServerWorker = ReturnType<typeof createServerWorker>

export function createServerWorker({ id, servers, queue, openConsole, ...core }: Deps) {
  const { log } = core
  const outage = createConsoleOutage({ ...core, server: id })
  const awaited = createAwaitedPlayers({ ...core, server: id, outage, queue })
  const loop = createWorkerLoop({
    step: deliverNext,
    onError: (error) => log.error({ err: error }, 'delivery step failed'),
  })

  /** One step: claims the oldest due action and sends its commands. Once `stop` is aborted, no further one is sent. */
  async function deliverNext(stop?: AbortSignal): Promise<NextStep> {
    const server = servers.find(id)
    // Without an address or a password everything waits.
    if (!server?.rcon) return 'idle'
    const console = openConsole(server.rcon, server.failureTexts)
    const ours = { server: id, isFirst: servers.current().list[0]?.id === id }
    const action = await queue.claim(ours)
    if (action) return deliver(action, { console, stop })
    const nameOf = (username: string) => inGameUsername(username, server.bedrockPrefix)
    const found = await awaited.claim({ ours, console, nameOf })
    if (found === 'idle' || 'pauseMs' in found) {
      // With an empty queue another process has sent it, so the outage seen here is over.
      if (found === 'idle' && outage.current() && !(await queue.hasQueued(ours))) outage.end()
      return found
    }
    return deliver(found.action, { console, stop, player: found.player })
  }

  async function deliver(action: SendActionRow, { console, stop, player }: Run): Promise<NextStep> {
    const { commands, hooks, aborted, isSettled } = prepareRun(action, { queue, log, stop })
    const { reports, notSent, isAbsent } = await console.run(commands, { player, stop, ...hooks })
    // Its state stays `sending` and becomes `unknown` when the lease expires.
    if (aborted() === 'not recorded') return { pauseMs: PAUSE_AFTER_ABORT_MS }
    if (aborted() === 'lease lost') return 'again'
    if (aborted() === 'not sent') {
      await queue.release(action)
      return { pauseMs: PAUSE_AFTER_ABORT_MS }
    }
    if (notSent !== null) {
      await queue.postpone(action, notSent)
      return { pauseMs: outage.fail(notSent) }
    }
    // Back off, or a console that accepts commands and never replies would turn the whole queue `unknown`.
    const lost = reports.find(({ outcome }) => outcome === 'unknown')
    if (lost && !isSettled()) return { pauseMs: outage.fail(lost.reply) }
    outage.end()
    if (isAbsent && player !== undefined) {
      awaited.leave(player)
      await queue.release(action)
    }
    return 'again'
  }

  let access = JSON.stringify(servers.find(id)?.rcon ?? null)

  return {
    deliverNext,
    outage: outage.current,
    nextTryAt: outage.nextTryAt,
    start: loop.start,
    stop: loop.stop,
    wake: loop.wake,
    /** After a change of the settings: another address or password is tried at once. */
    refresh(): void {
      const now = JSON.stringify(servers.find(id)?.rcon ?? null)
      if (now === access) return
      access = now
      outage.end()
      awaited.forget()
      loop.runNow()
    },
  }
}

/** Why a run was aborted by us and not by the console. */
type Abort = 'not sent' | 'lease lost' | 'not recorded'

/** The commands left of an action, and the hooks that record each transition. */
function prepareRun(
  action: SendActionRow,
  { queue, log, stop }: Pick<Deps, 'queue' | 'log'> & Pick<Run, 'stop'>,
) {
  const all: string[] = JSON.parse(action.commands)
  let done = action.done_commands
  let abort: Abort | null = null
  let isSettled = false
  const hooks: RunOptions = {
    async beforeCommand() {
      if (stop?.aborted) abort ??= 'not sent'
      if (abort) return false
      try {
        if (await queue.markSending(action)) return true
        abort = 'lease lost'
        log.warn(namesOf(action), 'delivery lease expired before its command was sent')
      } catch (error) {
        abort = 'not sent'
        log.error({ err: error, ...namesOf(action) }, 'delivery not marked as sending')
      }
      return false
    },
    async onReport(report) {
      if (report.outcome === 'done') done += 1
      const isRecorded = await queue.record(action, report, { done, isLast: done === all.length })
      if (!isRecorded) abort = 'not recorded'
    },
    /** While it is awaited nothing else leaves for this server, whose commands would be late as well. */
    async onLateReply(report) {
      if (report.outcome === 'done') done += 1
      await queue.settle(action, report, { done, isLast: done === all.length })
      isSettled = true
    },
  }
  return {
    commands: all.slice(action.done_commands),
    hooks,
    aborted: () => abort,
    isSettled: () => isSettled,
  }
}

const FIRST_PAUSE_MS = 1_000
/** Short enough that the whole queue is sent within half a minute of the console's return. */
const LONGEST_PAUSE_MS = 12_000

type OutageDeps = Pick<Core, 'clock' | 'random' | 'log'> & { server: string }

/**
 * Outage and back-off of one game console. One back-off for its whole queue: while it is unreachable, only the oldest action
 * probes it.
 */
function createConsoleOutage({ clock, random, log, server }: OutageDeps) {
  const outage = createOutageRecorder(clock)
  let failures = 0
  let nextTryAt: Date | null = null

  /** Returns how long to wait before the next try. */
  function fail(why: string): number {
    if (!outage.current()) log.warn({ server, why }, 'game console outage')
    outage.fail(why)
    const pause = jittered(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures), random)
    failures += 1
    nextTryAt = new Date(clock.now().getTime() + pause)
    return pause
  }

  function end(): void {
    const ended = outage.current()
    if (ended) log.info({ server, since: ended.since }, 'game console outage ended')
    outage.end()
    failures = 0
    nextTryAt = null
  }

  return { fail, end, current: outage.current, nextTryAt: () => nextTryAt }
}
