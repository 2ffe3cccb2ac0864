// The one place that decides whether a part is real, sandbox or off.
import type { Part, PartMode } from '#contract/monitoring/health.ts'
import { GATEWAY_NAMES } from '#contract/settings/gateways.ts'
import type { Config } from '#server/config/config.ts'
import type { GameServers } from '#server/network/servers/game-server.ts'

type Described = { mode: PartMode; uses: string }
export type Parts = Record<Part, Described>

export function describeParts(config: Config, servers: GameServers): Parts {
  const { turnstile, s3, databaseUrl } = config
  return {
    payments: describePayments(config),
    ...describeGame(servers),
    voters: describeVoters(config),
    bot_check: describe(turnstile ? 'Cloudflare Turnstile' : 'ALTCHA proof of work'),
    files: describe(s3 ? 'S3 bucket' : 'disk'),
    database: describe(databaseUrl ? 'PostgreSQL' : 'SQLite'),
  }
}

export function countSandboxParts(parts: Parts): number {
  return Object.values(parts).filter(({ mode }) => mode === 'sandbox').length
}

function describePayments({ gateways, simulates }: Config): Described {
  const names = gateways.map(({ id }) => GATEWAY_NAMES[id]).join(', ')
  if (gateways.some(({ isTest }) => isTest)) return describe(null, `${names} sandbox`)
  return describe(names, simulates && 'Tripay simulator')
}

function describeVoters({ votifier, simulates }: Config): Described {
  return describe(votifier && 'Votifier', simulates && 'voters simulator')
}

function describeGame({ network, list, simulated }: GameServers) {
  const isPinged = network.ping || network.bedrockPing || list.some(({ ping }) => ping)
  // An address without its password is connected, and waits for it.
  const hasConsole = list.some(({ rconLacks }) => rconLacks !== 'address')
  const hasBoards = list.some(({ boards }) => boards)
  return {
    status: describe(
      !simulated.ping && isPinged && 'Server List Ping',
      simulated.ping && 'game server simulator',
    ),
    delivery: describe(!simulated.rcon && hasConsole && 'RCON', simulated.rcon && 'game server simulator'),
    leaderboards: describe(
      !simulated.boards && hasBoards && 'ajLeaderboards',
      simulated.boards && 'demo players',
    ),
  }
}

type Use = string | false | null

/** The configured service, else the simulator that runs in its place. */
function describe(service: Use, simulator: Use = null): Described {
  if (service) return { mode: 'real', uses: service }
  return simulator ? { mode: 'sandbox', uses: simulator } : { mode: 'off', uses: 'not connected' }
}
