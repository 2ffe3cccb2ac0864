// The current state of each series of the history.

import type { PartMode } from '#contract/monitoring/health.ts'
import { type Reach, STORE_SERIES } from '#contract/network/status-history.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { NETWORK_ID } from '#contract/settings/servers.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Observed, Status } from '#server/network/status/status.service.ts'
import type { Clock } from '#server/platform/kernel/clock.ts'
import type { Outage } from '#server/platform/kernel/outage.ts'
import { MINUTE_MS } from './spans.ts'

export type Current = {
  series: string
  isDemo: boolean
  name: string | null
  accent: string | null
  reach: Reach
  /** Null where nobody plays, and while the server hides it. */
  players: number | null
}

export type CurrentDeps = {
  clock: Clock
  status: Pick<Status, 'observeAll' | 'isOff'>
  servers: { current(): Pick<GameServers, 'network' | 'list' | 'simulated'> }
  shownSettings(): Pick<Settings, 'identity' | 'modes' | 'pages'>
  parts(): { payments: { mode: PartMode } }
  paymentsOutage(): Outage | null
}

/** One refused payment is no outage. */
const STORE_AWAY_MS = 3 * MINUTE_MS

/** The network, the servers in their order, and the store. Nothing waits for a ping. */
export function currentSeries(deps: CurrentDeps): Current[] {
  return [...deps.status.observeAll().map((observed) => toCurrent(deps, observed)), ...currentStore(deps)]
}

/** Servers that are not pinged, of which people say something: what is known of them is the incident. */
export function unpingedSeries(deps: CurrentDeps, isNamed: (id: string) => boolean): Current[] {
  const pinged = new Set(deps.status.observeAll().map(({ id }) => id))
  return deps.servers
    .current()
    .list.filter(({ id }) => !pinged.has(id) && isNamed(id))
    .map(({ id }) => toCurrent(deps, { id, reach: 'unknown', players: 0 }))
}

function toCurrent({ servers, shownSettings }: CurrentDeps, { id, reach, players }: Observed): Current {
  const { list, simulated } = servers.current()
  const { identity, modes } = shownSettings()
  const accent = modes.find(({ server }) => server === id)?.accent
  const name = id === NETWORK_ID ? identity.short_name : list.find((server) => server.id === id)?.name
  return {
    series: id,
    isDemo: simulated.ping,
    name: name ?? id,
    reach,
    players,
    accent: accent ? nearestReadable(accent) : null,
  }
}

/** The store is up while the gateway answers. */
function currentStore({ clock, parts, paymentsOutage }: CurrentDeps): Current[] {
  const { mode } = parts().payments
  if (mode === 'off') return []
  const outage = paymentsOutage()
  const isAway = outage !== null && clock.now().getTime() - Date.parse(outage.since) >= STORE_AWAY_MS
  const reach = isAway ? 'down' : 'up'
  return [
    { series: STORE_SERIES, isDemo: mode === 'sandbox', name: null, accent: null, reach, players: null },
  ]
}
