// Everything that leaves the process, changes by itself or belongs to the owner, chosen by the configuration.
import type { Site } from '#content/site.ts'
import type { Config } from './config.ts'
import { openDatabase } from './database/open.ts'
import type { Database } from './database/schema.ts'
import { type Clock, systemClock } from './kernel/clock.ts'
import type { Log } from './kernel/log.ts'
import { type Random, systemRandom } from './kernel/random.ts'
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
}

export type OpenWorld = World & { close(): Promise<void> }

type Owned = { config: Config; site: Site; log: Log }

/** Where nothing is configured, a simulator is started and the same client is pointed at it. */
export async function openWorld({ config, site, log }: Owned): Promise<OpenWorld> {
  const clock = systemClock
  const game = await openGame(config.pings, clock)
  const db = openDatabase(config, log)
  return {
    site,
    publicUrl: config.publicUrl,
    gameAddress: config.gameAddress,
    db,
    clock,
    random: systemRandom,
    log,
    probes: createProbes(game.pings),
    async close() {
      await game.close()
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
