import type { Log } from '#server/platform/kernel/log.ts'
import type { RunHooks } from './consoles/game-console.ts'
import type { Queue } from './queue.ts'
import type { SendActionRow } from './send-action.repository.ts'

/** Why a run was aborted by us and not by the console. */
type Abort = 'not sent' | 'lease lost' | 'not recorded'

type Context = {
  queue: Pick<Queue, 'markSending' | 'record'>
  log: Pick<Log, 'warn' | 'error'>
  /** Once it is aborted, no further command is sent. */
  stop?: AbortSignal
}

/** The commands left of an action, and the hooks that record each transition. */
export function prepareRun(action: SendActionRow, { queue, log, stop }: Context) {
  const all: string[] = JSON.parse(action.commands)
  let done = action.done_commands
  let abort: Abort | null = null
  const hooks: RunHooks = {
    async beforeCommand() {
      if (stop?.aborted) abort ??= 'not sent'
      if (abort) return false
      try {
        if (await queue.markSending(action)) return true
        abort = 'lease lost'
        log.warn({ action: action.id }, 'delivery lease expired before its command was sent')
      } catch (error) {
        abort = 'not sent'
        log.error({ err: error, action: action.id }, 'delivery not marked as sending')
      }
      return false
    },
    async onReport(report) {
      if (report.outcome === 'done') done += 1
      const isRecorded = await queue.record(action, report, { done, isLast: done === all.length })
      if (!isRecorded) abort = 'not recorded'
    },
  }
  return { commands: all.slice(action.done_commands), hooks, aborted: () => abort }
}
