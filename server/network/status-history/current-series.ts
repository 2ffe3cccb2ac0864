// The current state of each series of the history.

import type { PartMode } from '#contract/monitoring/health.ts'
import { type Reach, STORE_SERIES } from '#contract/network/status-history.ts'
import { nearestReadable } from '#contract/platform/colour.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { NETWORK_ID } from '#contract/settings/servers.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Status } from '#server/network/status/status.service.ts'
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
  currentSettings(): Pick<Settings, 'identity' | 'modes' | 'pages'>
  parts(): { payments: { mode: PartMode } }
  paymentsOutage(): Outage | null
}

/** One refused payment is no outage. */
const STORE_AWAY_MS = 3 * MINUTE_MS

/** The network, the servers in their order, and the store. Nothing waits for a ping. */
export function currentSeries(deps: CurrentDeps): Current[] {
  const { list, simulated } = deps.servers.current()
  const { identity, modes } = deps.currentSettings()
  const game = deps.status.observeAll().map(({ id, reach, players }): Current => {
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
  })
  return [...game, ...currentStore(deps)]
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
