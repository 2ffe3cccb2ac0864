// Which parts use a real service and which a simulator, by the configuration.
import type { Part, PartMode } from '#contract/health.ts'
import type { Config } from '#server/config.ts'

type Described = { mode: PartMode; uses: string }
export type Parts = Record<Part, Described>

export function describeParts(config: Config): Parts {
  const pinged = Object.values(config.pings).some((address) => address !== null)
  const boards = Object.values(config.leaderboards).some((url) => url !== null)
  return {
    payments: config.tripay ? real('Tripay') : sandbox('Tripay simulator'),
    status: pinged ? real('Server List Ping') : sandbox('game server simulator'),
    delivery: config.rcon ? real('RCON') : sandbox('game server simulator'),
    leaderboards: boards ? real('ajLeaderboards') : sandbox('demo players'),
    voters: config.voters ? real('minecraft-mp.com') : sandbox('voters simulator'),
    bot_check: config.turnstile ? real('Cloudflare Turnstile') : real('ALTCHA proof of work'),
    files: config.s3 ? real('S3 bucket') : real('disk'),
    database: config.databaseUrl ? real('PostgreSQL') : real('SQLite'),
  }
}

function real(uses: string): Described {
  return { mode: 'real', uses }
}

function sandbox(uses: string): Described {
  return { mode: 'sandbox', uses }
}
