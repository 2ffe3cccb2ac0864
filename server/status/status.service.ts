// The last known status of every server. Looking happens in the background; asking never waits.

import type { ServerStatus } from '#contract/status.schema.ts'
import { DEFAULT_SERVER_STATUS, SERVER_IDS, type ServerId, toOffline } from '#contract/status.ts'
import type { Clock } from '#server/kernel/clock.ts'
import type { Log } from '#server/kernel/log.ts'
import { createOutageRecorder, type Outage, type OutageRecorder } from '#server/kernel/outage.ts'
import type { Probes } from './probes/index.ts'
import type { StatusProbe } from './probes/status-probe.ts'

type Deps = { probes: Probes; clock: Clock; log: Pick<Log, 'info' | 'warn'> }
/** Both at once, so that what is told is one and the same object until the next look. */
type Known = { status: ServerStatus; offline: ServerStatus; answeredAt: number }

export type Status = ReturnType<typeof createStatus>

/** Several times per poll of the browsers, so that what they hear is never old. */
export const LOOK_EVERY_MS = 15_000

/** One lost packet is no outage: an answer is believed for three looks. */
const BELIEVED_MS = 3 * LOOK_EVERY_MS

const NEVER_SEEN: Known = {
  status: DEFAULT_SERVER_STATUS,
  offline: toOffline(DEFAULT_SERVER_STATUS),
  answeredAt: 0,
}

export function createStatus({ probes, clock, log }: Deps) {
  const known = new Map<ServerId, Known>()
  const looking = new Map<ServerId, Promise<void>>()
  /** In the order of their start. */
  const outages = new Map<ServerId, OutageRecorder>()

  function get(id: ServerId): ServerStatus {
    const found = known.get(probes[id] ? id : 'network')
    if (!found) return DEFAULT_SERVER_STATUS
    const fresh = clock.now().getTime() - found.answeredAt < BELIEVED_MS
    return fresh ? found.status : found.offline
  }

  /** Null until somebody has looked at least once: then nobody knows yet. */
  function find(id: ServerId): ServerStatus | null {
    return known.has(probes[id] ? id : 'network') ? get(id) : null
  }

  /** Looks at every server that has a probe; at most one look at a time for each. */
  async function refresh(): Promise<void> {
    await Promise.all(
      SERVER_IDS.map((id) => {
        const probe = probes[id]
        if (!probe) return undefined
        const underWay = looking.get(id) ?? look(id, probe).finally(() => looking.delete(id))
        looking.set(id, underWay)
        return underWay
      }),
    )
  }

  async function look(id: ServerId, probe: StatusProbe): Promise<void> {
    const before = known.get(id)
    const wasOnline = before !== undefined && get(id).online
    try {
      const status = await probe.look()
      known.set(id, { status, offline: toOffline(status), answeredAt: clock.now().getTime() })
      outages.delete(id)
      if (before && !wasOnline) log.info({ server: id }, 'the game server answers again')
    } catch (error) {
      const outage = outages.get(id) ?? createOutageRecorder(clock)
      outage.fail(`${id}: ${error instanceof Error ? error.message : String(error)}`)
      outages.set(id, outage)
      if (!before) known.set(id, NEVER_SEEN)
      if (wasOnline || !before) log.warn({ err: error, server: id }, 'the game server does not answer')
    }
  }

  return {
    get,
    find,
    refresh,
    /** Of the server that has been failing longest. */
    outage: (): Outage | null => outages.values().next().value?.current() ?? null,
  }
}
