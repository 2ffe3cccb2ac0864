// Everything that leaves the process, changes by itself or belongs to the owner, chosen by the configuration.
import { join } from 'node:path'
import type { Site } from '#content/site.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import { type Random, systemRandom } from './kernel/random.ts'
import { createLeaderboardSources, type LeaderboardSources } from './leaderboards/sources/index.ts'
import { createVoterSource } from './leaderboards/voters/index.ts'
import type { VoterSource } from './leaderboards/voters/voter-source.ts'
import { createProbes, type Pings, type Probes } from './status/probes/index.ts'

export type World = {
  site: Site
  publicUrl: string
  gameAddress: string | null
  db: Database
  clock: Clock
  random: Random
  log: Log
  probes: Probes
  leaderboardSources: LeaderboardSources
  voters: VoterSource
}

export type OpenWorld = World & { close(): Promise<void> }

type Owned = { config: Config; site: Site; log: Log }

/** Where nothing is configured, a simulator is started and the same client is pointed at it. */
export async function openWorld({ config, site, log }: Owned): Promise<OpenWorld> {
  const clock = systemClock
  const game = await openGame(config.pings, clock)
  const boards = await openBoards(config, clock)
  const voting = await openVoting(config.voters, clock)
  const db = await openDatabase(config, log)
  return {
    site,
    publicUrl: config.publicUrl,
    gameAddress: config.gameAddress,
    db,
    clock,
    random: systemRandom,
    log,
    probes: createProbes(game.pings),
    leaderboardSources: createLeaderboardSources(boards.urls),
    voters: createVoterSource(voting.settings),
    async close() {
      await Promise.all([game.close(), boards.close(), voting.close()])
      await db.destroy()
    },
  }
}

async function openGame(pings: Pings, clock: Clock): Promise<{ pings: Pings; close(): Promise<void> }> {
  if (Object.values(pings).some((address) => address !== null)) return { pings, close: async () => {} }
  const [{ startJavaStatus }, { crowdAt }] = await Promise.all([
    import('#simulators/game-status.ts'),
    import('#simulators/crowd.ts'),
  ])
  const { port, close } = await startJavaStatus(() => crowdAt(clock.now()))
  return { pings: { ...pings, network: `127.0.0.1:${port}` }, close }
}

type Urls = Config['leaderboards']

async function openBoards(
  { leaderboards, dataDir }: Config,
  clock: Clock,
): Promise<{ urls: Urls; close(): void }> {
  if (Object.values(leaderboards).some((url) => url !== null)) return { urls: leaderboards, close: () => {} }
  const { startLeaderboardsFiles } = await import('#simulators/leaderboards-file.ts')
  return startLeaderboardsFiles({ folder: join(dataDir, 'demo-leaderboards'), now: clock.now })
}

type VoterSettings = { url: string; key: string }

async function openVoting(
  settings: VoterSettings | null,
  clock: Clock,
): Promise<{ settings: VoterSettings; close(): Promise<void> }> {
  if (settings) return { settings, close: async () => {} }
  const { startVotersServer, DEMO_KEY } = await import('#simulators/voters-server.ts')
  const server = await startVotersServer({ now: clock.now })
  return { settings: { url: server.url, key: DEMO_KEY }, close: server.close }
}
