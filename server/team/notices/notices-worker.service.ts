// The worker of the outbox: looks for due messages every second; channels do not wait for each other.
import { setTimeout as sleep } from 'node:timers/promises'
import { createWorkerLoop } from '#server/platform/kernel/worker-loop.ts'
import { dropChannelLeases } from './channel-lease.repository.ts'
import type { NoticeChannels } from './channels.service.ts'
import { createDeliverNext, GIVE_UP_MS, type Ready } from './deliver-notices.ts'
import { failWaiting } from './outbox.repository.ts'

type Deps = Parameters<typeof createDeliverNext>[0] & {
  channels: Pick<NoticeChannels, 'current'>
  /** No other process uses this database: leases of an earlier run have no holder. */
  ownsDatabase: boolean
}

const POLL_MS = 1_000
const PAUSE_AFTER_ERROR_MS = 5_000

export function createNoticesWorker({ channels, ownsDatabase, ...deps }: Deps) {
  const { db, clock, log } = deps
  const deliverNext = createDeliverNext(deps)
  const busy = new Map<string, Promise<void>>()

  const ready = (): Ready[] =>
    channels.current().flatMap(({ target, ...channel }) => (target ? [{ ...channel, target }] : []))

  async function drain(channel: Ready, signal: AbortSignal): Promise<void> {
    try {
      while (!signal.aborted && (await deliverNext(channel)));
    } catch (error) {
      log.error({ err: error, channel: channel.id }, 'notice not sent or not recorded')
      await sleep(PAUSE_AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
    }
  }

  function look(signal: AbortSignal): void {
    for (const channel of ready()) {
      if (busy.has(channel.id)) continue
      busy.set(
        channel.id,
        drain(channel, signal).finally(() => busy.delete(channel.id)),
      )
    }
  }

  const loop = createWorkerLoop({
    begin: async () => {
      if (ownsDatabase) await dropChannelLeases(db)
    },
    async step(signal) {
      look(signal)
      return 'idle'
    },
    onError: (error) => log.error({ err: error }, 'notices not looked for'),
    pollMs: POLL_MS,
  })

  return {
    start: loop.start,
    async stop(): Promise<void> {
      await loop.stop()
      await Promise.all(busy.values())
    },
    /** A message for a channel that was removed, or has had no address for a day, fails visibly. */
    async sweep(): Promise<void> {
      const now = clock.now()
      const at = now.toISOString()
      const known = channels.current().map(({ id }) => id)
      await failWaiting(db, { except: known, at, createdBefore: at })
      const createdBefore = new Date(now.getTime() - GIVE_UP_MS).toISOString()
      await failWaiting(db, { except: ready().map(({ id }) => id), at, createdBefore })
    },
    /** Sends everything that is due, for tests. */
    async deliverDue(): Promise<void> {
      for (const channel of ready()) while (await deliverNext(channel));
    },
  }
}
