// The one place that decides whether a part is real, sandbox or off.
import type { Part, PartMode } from '#contract/monitoring/health.ts'
import { GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import type { Config } from '#server/config/config.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'

/** The others are always real. */
const SIMULATED_PARTS = ['payments', 'status', 'delivery', 'leaderboards', 'voters'] as const

type Described = { mode: PartMode; uses: string }
export type Parts = Record<Part, Described>

/** The endpoint of a part: the configured service, and the simulator that runs in its place. */
type Source = { real: string | null; simulator: string | null }

/** `servers` is left out before the settings are read; `hasVoterList` as the environment says it, too. */
export function describeParts(
  config: Config,
  servers?: GameServers,
  hasVoterList = config.voters !== null,
): Parts {
  const sources = { ...shopSources(config, hasVoterList), ...gameSources(config, servers) }
  return {
    payments: describe(sources.payments),
    status: describe(sources.status),
    delivery: describe(sources.delivery),
    leaderboards: describe(sources.leaderboards),
    voters: describe(sources.voters),
    bot_check: real(config.turnstile ? 'Cloudflare Turnstile' : 'ALTCHA proof of work'),
    files: real(config.s3 ? 'S3 bucket' : 'disk'),
    database: real(config.databaseUrl ? 'PostgreSQL' : 'SQLite'),
  }
}

/** Nothing is connected that visitors or players could notice: all of it is the demo network. */
export function isDemo({ simulates }: Pick<Config, 'simulates'>, parts: Parts): boolean {
  return simulates && SIMULATED_PARTS.every((part) => parts[part].mode !== 'real')
}

/** How many parts show visitors what a simulator made up. */
export function countSandboxParts(parts: Parts): number {
  return Object.values(parts).filter(({ mode }) => mode === 'sandbox').length
}

function shopSources({ gateways, votifier, simulates }: Config, hasVoterList: boolean) {
  const names = gateways.map(({ id }) => GATEWAY_NAMES[id]).join(', ')
  const voterSites = [...(hasVoterList ? ['minecraft-mp.com'] : []), ...(votifier ? ['Votifier'] : [])]
  return {
    payments: gateways.some(({ isTest }) => isTest)
      ? { real: null, simulator: `${names} sandbox` }
      : { real: names || null, simulator: simulates ? 'Tripay simulator' : null },
    voters: { real: voterSites.join(', ') || null, simulator: simulates ? 'voters simulator' : null },
  } satisfies Partial<Record<Part, Source>>
}

function gameSources(config: Config, servers?: GameServers) {
  const { gateways, simulates, namesPing, namesBoards, serverVariables } = config
  const connected = servers
    ? connectedOf(servers)
    : { ping: namesPing, rcon: serverVariables.first.rconHost !== null, boards: namesBoards }
  const simulated = servers?.simulated ?? {
    ping: simulates && !connected.ping,
    // A paid order never reaches a simulator.
    rcon: simulates && gateways.length === 0 && !connected.rcon,
    boards: simulates && !connected.boards,
  }
  const sourceOf = (part: keyof typeof simulated, service: string, simulator: string): Source => ({
    real: connected[part] && !simulated[part] ? service : null,
    simulator: simulated[part] ? simulator : null,
  })
  return {
    status: sourceOf('ping', 'Server List Ping', 'game server simulator'),
    delivery: sourceOf('rcon', 'RCON', 'game server simulator'),
    leaderboards: sourceOf('boards', 'ajLeaderboards', 'demo players'),
  }
}

function connectedOf({ network, list }: GameServers) {
  return {
    ping: Boolean(network.ping || network.bedrockPing || list.some(({ ping }) => ping)),
    // An address without its password is connected, and waits for it.
    rcon: list.some(({ rconLacks }) => rconLacks !== 'address'),
    boards: list.some(({ boards }) => boards),
  }
}

function describe({ real: service, simulator }: Source): Described {
  if (service !== null) return real(service)
  return simulator === null ? { mode: 'off', uses: 'not connected' } : { mode: 'sandbox', uses: simulator }
}

function real(uses: string): Described {
  return { mode: 'real', uses }
}
