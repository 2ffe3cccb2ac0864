// The status of the network, of its servers and of its modes.

import type { ServerStatus } from '#contract/network/status.schema.ts'
import { countPlayers, DEFAULT_SERVER_STATUS, SERVER_ALIASES } from '#contract/network/status.ts'
import type { Reach } from '#contract/network/status-history.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { NETWORK_ID } from '#contract/settings/servers.schema.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'
import type { Core } from '#server/platform/database/core.ts'
import { derive, deriveAll } from '#server/platform/kernel/derive.ts'
import { createPings } from './pings.ts'
import type { OpenProbe, Target } from './probes/index.ts'

export { PING_EVERY_MS } from './pings.ts'

type Deps = Pick<Core, 'clock' | 'log'> & {
  shownSettings(): Pick<Settings, 'modes'>
  servers: { current(): Pick<GameServers, 'network' | 'list'> }
  openProbe: OpenProbe
}

/** The current state of the network, or of a server with an address of its own. `players` is null while it hides them. */
export type Observed = { id: string; reach: Reach; players: number | null }

/** One object, so that its reply is serialised once. */
const NOT_CHECKED: ServerStatus = { ...DEFAULT_SERVER_STATUS, pending: true }

export type Status = ReturnType<typeof createStatus>

export function createStatus({ shownSettings, servers, openProbe, clock, log }: Deps) {
  const targets = derive(servers.current, toTargets)
  const pings = createPings({ targets, openProbe, clock, log })
  const sum = deriveAll(
    () => servers.current().list.flatMap(({ id }) => pings.find(id) ?? []),
    (...parts) => (parts.length === 0 ? null : addUp(parts)),
  )

  /** Its own address, else the sum of the servers that have one. Null before the first ping. */
  function network(): ServerStatus | null {
    return pings.has(NETWORK_ID) ? pings.find(NETWORK_ID) : sum()
  }

  /** The server that an id of the API stands for; null for the network, undefined when it is unknown. */
  function serverOf(id: string): string | null | undefined {
    if (id === NETWORK_ID) return null
    if (servers.current().list.some((server) => server.id === id)) return id
    const mode = shownSettings().modes.find((one) => one.id === id)
    if (mode) return mode.server
    const other = Object.hasOwn(SERVER_ALIASES, id) ? SERVER_ALIASES[id] : undefined
    return other === undefined ? undefined : serverOf(other)
  }

  function observe(id: string): Observed | null {
    const reach = pings.reach(id)
    const status = pings.find(id)
    return reach && status && { id, reach, players: reach === 'up' ? countPlayers(status) : 0 }
  }

  function observeAll(): Observed[] {
    const own = servers.current().list.flatMap(({ id }) => observe(id) ?? [])
    const whole = pings.has(NETWORK_ID) ? observe(NETWORK_ID) : observedSum(own)
    return [...(whole ? [whole] : []), ...own]
  }

  return {
    observeAll,
    /** Undefined for an unknown id; a server without an address has the status of the network. */
    get(id: string): ServerStatus | undefined {
      const server = serverOf(id)
      if (server === undefined) return undefined
      const own = server !== null && pings.has(server)
      return (own ? pings.find(server) : network()) ?? NOT_CHECKED
    },
    isOff: (): boolean => targets().size === 0,
    network,
    /** The status of a server or mode with an address of its own, else null. */
    findOwn(id: string): ServerStatus | null {
      const server = serverOf(id)
      return server == null ? null : pings.find(server)
    },
    refresh: pings.refresh,
    catchUp: pings.catchUp,
    outage: pings.outage,
    outages: pings.outages,
  }
}

function toTargets({ network, list }: Pick<GameServers, 'network' | 'list'>): Map<string, Target> {
  const { ping, bedrockPing } = network
  return new Map([
    ...(ping || bedrockPing ? [[NETWORK_ID, { java: ping, bedrock: bedrockPing }] as const] : []),
    ...list.flatMap(({ id, ping }) => (ping ? [[id, { java: ping, bedrock: null }] as const] : [])),
  ])
}

function addUp(parts: readonly ServerStatus[]): ServerStatus {
  const up = parts.filter(({ online }) => online)
  const total = (of: 'online' | 'max') => up.reduce((sum, { players }) => sum + players[of], 0)
  // A part of a sum is no sum.
  const isHidden = up.some(({ players }) => players.hidden)
  const isLimited = up.every(({ players }) => players.max > 0)
  return {
    online: up.length > 0,
    players: {
      online: isHidden ? 0 : total('online'),
      max: isLimited ? total('max') : 0,
      ...(isHidden && { hidden: true as const }),
    },
    version: (up.length > 0 ? up : parts).find(({ version }) => version !== '')?.version ?? '',
  }
}

/** A sum without the players of a server that cannot be checked would be too low. */
function observedSum(parts: readonly Observed[]): Observed | null {
  if (parts.length === 0) return null
  const has = (wanted: Reach) => parts.some(({ reach }) => reach === wanted)
  const reach = has('unknown') ? 'unknown' : has('up') ? 'up' : 'down'
  return { id: NETWORK_ID, reach, players: reach === 'up' ? sumOf(parts) : 0 }
}

function sumOf(parts: readonly Observed[]): number | null {
  const counts = parts.map(({ players }) => players)
  return counts.reduce((sum, count) => (sum === null || count === null ? null : sum + count), 0)
}
