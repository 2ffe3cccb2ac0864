// Which parts use a real service and which a simulator, by the configuration and the saved game servers.
import type { Part, PartMode } from '#contract/health.ts'
import type { Config } from '#server/config.ts'
import type { GameServers } from '#server/servers/game-server.ts'

type Described = { mode: PartMode; uses: string }
export type Parts = Record<Part, Described>

/** `servers` is left out before the settings are read. */
export function describeParts(config: Config, servers?: GameServers): Parts {
  const isPingSimulated = servers?.simulated.ping ?? !config.namesPing
  const areBoardsSimulated = servers?.simulated.boards ?? !config.namesBoards
  return {
    payments: config.tripay ? real('Tripay') : sandbox('Tripay simulator'),
    status: isPingSimulated ? sandbox('game server simulator') : real('Server List Ping'),
    delivery: isRconSimulated(config, servers) ? sandbox('game server simulator') : real('RCON'),
    leaderboards: areBoardsSimulated ? sandbox('demo players') : real('ajLeaderboards'),
    voters: config.voters ? real('minecraft-mp.com') : sandbox('voters simulator'),
    bot_check: config.turnstile ? real('Cloudflare Turnstile') : real('ALTCHA proof of work'),
    files: config.s3 ? real('S3 bucket') : real('disk'),
    database: config.databaseUrl ? real('PostgreSQL') : real('SQLite'),
  }
}

function isRconSimulated({ tripay, serverVariables }: Config, servers?: GameServers): boolean {
  return servers?.simulated.rcon ?? (tripay === null && serverVariables.first.rconHost === null)
}

function real(uses: string): Described {
  return { mode: 'real', uses }
}

function sandbox(uses: string): Described {
  return { mode: 'sandbox', uses }
}
