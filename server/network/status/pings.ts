// The last known status of each address that is pinged, refreshed in the background.
import { isDeepStrictEqual } from 'node:util'
import type { ServerStatus } from '#contract/network/status.schema.ts'
import { DEFAULT_SERVER_STATUS, toOffline } from '#contract/network/status.ts'
import type { Reach } from '#contract/network/status-history.ts'
import type { Core } from '#server/platform/database/core.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { toProblem } from '#server/platform/kernel/to-problem.ts'
import type { OpenProbe, Target } from './probes/index.ts'
import type { StatusProbe } from './probes/status-probe.ts'

type Deps = Pick<Core, 'clock' | 'log'> & {
  targets(): ReadonlyMap<string, Target>
  openProbe: OpenProbe
}

/** Both computed once, so that find() returns the same object until the next ping. */
type Known = { status: ServerStatus; offline: ServerStatus; answeredAt: number }

type Pinged = {
  target: Target
  probe: StatusProbe
  known: Known | null
  running: Promise<void> | null
  outage: Outage | null
  failed: { at: number; isOwn: boolean } | null
}

/** More often than browsers poll. */
export const PING_EVERY_MS = 15_000

/** One lost packet is no outage: a status is valid for three pings. */
const VALID_MS = 3 * PING_EVERY_MS

const NO_STATUS: Known = {
  status: DEFAULT_SERVER_STATUS,
  offline: toOffline(DEFAULT_SERVER_STATUS),
  answeredAt: 0,
}

export function createPings({ targets, openProbe, clock, log }: Deps) {
  const pinged = new Map<string, Pinged>()

  /** Follows the settings: what has another address starts anew. */
  function update(): Map<string, Pinged> {
    const wanted = targets()
    for (const id of [...pinged.keys()]) if (!wanted.has(id)) pinged.delete(id)
    for (const [id, target] of wanted) {
      if (isDeepStrictEqual(pinged.get(id)?.target, target)) continue
      const fresh = { known: null, running: null, outage: null, failed: null }
      pinged.set(id, { target, probe: openProbe(target), ...fresh })
    }
    return pinged
  }

  function current({ known }: Pinged): ServerStatus | null {
    if (!known) return null
    const isValid = clock.now().getTime() - known.answeredAt < VALID_MS
    return isValid ? known.status : known.offline
  }

  /** Without a recent answer or failure nothing is known, for example after the process was suspended. */
  function reachOf({ known, failed }: Pinged): Reach | null {
    const isRecent = (at: number) => clock.now().getTime() - at < VALID_MS
    if (!known) return null
    if (isRecent(known.answeredAt)) return 'up'
    return failed && isRecent(failed.at) && !failed.isOwn ? 'down' : 'unknown'
  }

  async function ping(id: string, one: Pinged): Promise<void> {
    const { known: before } = one
    const wasOnline = current(one)?.online ?? false
    try {
      const status = await one.probe.ping()
      one.known = { status, offline: toOffline(status), answeredAt: clock.now().getTime() }
      one.outage = null
      one.failed = null
      if (before && !wasOnline) log.info({ server: id }, 'game server is back')
    } catch (error) {
      const why = `${id}: ${toProblem(error)}`
      one.outage = { why, since: one.outage?.since ?? clock.now().toISOString() }
      one.failed = { at: clock.now().getTime(), isOwn: isOwnFailure(error) }
      one.known ??= NO_STATUS
      if (wasOnline || !before) log.warn({ err: error, server: id }, 'game server does not answer')
    }
  }

  async function refreshWhere(isDue: (one: Pinged) => boolean): Promise<void> {
    const due = [...update()].filter(([, one]) => isDue(one))
    const running = due.map(([id, one]) => {
      one.running ??= ping(id, one).finally(() => {
        one.running = null
      })
      return one.running
    })
    await Promise.all(running)
  }

  return {
    has: (id: string): boolean => update().has(id),
    /** Null before the first ping, and without an address. */
    find(id: string): ServerStatus | null {
      const one = update().get(id)
      return one ? current(one) : null
    },
    reach(id: string): Reach | null {
      const one = update().get(id)
      return one ? reachOf(one) : null
    },
    /** Pings every address; at most one ping at a time for each. */
    refresh: (): Promise<void> => refreshWhere(() => true),
    async catchUp(): Promise<void> {
      await refreshWhere(({ known }) => known === null)
    },
    /** The outage of each address that does not answer, by the id of its server. */
    outages: (): ReadonlyMap<string, Outage> =>
      new Map([...update()].flatMap(([id, { outage }]) => (outage ? [[id, outage] as const] : []))),
    outage(): Outage | null {
      const all = [...update().values()].flatMap(({ outage }) => outage ?? [])
      return all.toSorted((one, other) => one.since.localeCompare(other.since))[0] ?? null
    },
  }
}

const OWN_CODES: ReadonlySet<unknown> = new Set([
  ...['EAI_AGAIN', 'EAI_FAIL', 'ENOTFOUND', 'ESERVFAIL', 'ETIMEOUT'],
  ...['ENETUNREACH', 'ENETDOWN', 'EADDRNOTAVAIL', 'EPERM', 'EACCES'],
  ...['EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM'],
])

/** A failure that tells nothing about the game server. If there are several addresses, all must have failed by ourselves. */
export function isOwnFailure(error: unknown): boolean {
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isOwnFailure)
  return error instanceof Error && OWN_CODES.has((error as NodeJS.ErrnoException).code)
}
