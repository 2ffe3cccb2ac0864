// The last known status of every server, refreshed in the background.

import type { ServerStatus } from '#contract/status.schema.ts'
import { DEFAULT_SERVER_STATUS, SERVER_IDS, type ServerId, toOffline } from '#contract/status.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createOutageRecorder, type Outage, type OutageRecorder } from '#server/kernel/outage.ts'
import type { Probes } from './probes/index.ts'
import type { StatusProbe } from './probes/status-probe.ts'

type Deps = { probes: Probes; clock: Clock; log: Pick<Log, 'info' | 'warn'> }
/** Both computed once, so that get() returns the same object until the next ping. */
type Known = { status: ServerStatus; offline: ServerStatus; answeredAt: number }

export type Status = ReturnType<typeof createStatus>

/** More often than browsers poll. */
export const PING_EVERY_MS = 15_000

/** One lost packet is no outage: a status is valid for three pings. */
const VALID_MS = 3 * PING_EVERY_MS

const NO_STATUS: Known = {
  status: DEFAULT_SERVER_STATUS,
  offline: toOffline(DEFAULT_SERVER_STATUS),
  answeredAt: 0,
}

export function createStatus({ probes, clock, log }: Deps) {
  const known = new Map<ServerId, Known>()
  const pending = new Map<ServerId, Promise<void>>()
  /** Ordered by start. */
  const outages = new Map<ServerId, OutageRecorder>()

  function get(id: ServerId): ServerStatus {
    const found = known.get(probes[id] ? id : 'network')
    if (!found) return DEFAULT_SERVER_STATUS
    const isValid = clock.now().getTime() - found.answeredAt < VALID_MS
    return isValid ? found.status : found.offline
  }

  /** Null before the first ping. */
  function find(id: ServerId): ServerStatus | null {
    return known.has(probes[id] ? id : 'network') ? get(id) : null
  }

  /** Pings every server that has a probe; at most one ping at a time for each. */
  async function refresh(): Promise<void> {
    await Promise.all(
      SERVER_IDS.map((id) => {
        const probe = probes[id]
        if (!probe) return undefined
        const running = pending.get(id) ?? ping(id, probe).finally(() => pending.delete(id))
        pending.set(id, running)
        return running
      }),
    )
  }

  async function ping(id: ServerId, probe: StatusProbe): Promise<void> {
    const before = known.get(id)
    const wasOnline = before !== undefined && get(id).online
    try {
      const status = await probe.ping()
      known.set(id, { status, offline: toOffline(status), answeredAt: clock.now().getTime() })
      outages.delete(id)
      if (before && !wasOnline) log.info({ server: id }, 'game server is back')
    } catch (error) {
      const outage = outages.get(id) ?? createOutageRecorder(clock)
      outage.fail(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      outages.set(id, outage)
      if (!before) known.set(id, NO_STATUS)
      if (wasOnline || !before) log.warn({ err: error, server: id }, 'game server does not answer')
    }
  }

  return {
    get,
    find,
    refresh,
    /** The oldest outage. */
    outage: (): Outage | null => outages.values().next().value?.current() ?? null,
  }
}
