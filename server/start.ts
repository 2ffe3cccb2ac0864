// Puts the process together and takes it apart again.
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { site as ownSite, type Site } from '#content/site.ts'
import { paymentCalls } from '#contract/payment.schema.ts'
import { announce } from './start-banner.ts'
import { createApp } from './app.ts'
import { type Env, readConfig } from './config.ts'
import { jobs } from './jobs/index.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLogger } from './kernel/logger.ts'
import { openFirst } from './open-storage.ts'
import { openBuiltPages, openDevelopmentPages } from './pages/pages.ts'
import { createServices } from './services.ts'
import { listenOn } from './start-error.ts'
import { openWorld } from './world.ts'

type Options = {
  env: Env
  buildDir: string
  developing?: boolean
  site?: Site
  /** Where the calm lines of the start go. */
  say?: (line: string) => void
  /** How long open connections may go on asking when the process stops. */
  drainMs?: number
  /** Whether a person reads the lines of the start; a made-up password is shown to nobody else. */
  isTerminal?: boolean
  /** Ends the wait for the database. */
  signal?: AbortSignal
}

/** Those that are in use ask again within it; those that are not can be closed without harm. */
const DRAIN_MS = 1_000
const STOP_LIMIT_MS = 4_000

export type Running = { url: string; stop(): Promise<void> }

export async function start({
  env,
  buildDir,
  developing = false,
  site = ownSite,
  say = print,
  drainMs = DRAIN_MS,
  isTerminal = process.stdout.isTTY === true,
  signal,
}: Options): Promise<Running> {
  const config = readConfig(env)
  const log = createLogger(config.logLevel)
  const { database, admin, waiting } = await openFirst({ config, log, isTerminal, signal })
  const world = await openWorld({ config, site, log, database })

  const services = createServices(world)
  const deps = { ...world, services, cachePages: config.pageCache }
  const pages = developing ? openDevelopmentPages(deps) : await openBuiltPages(buildDir, deps)
  services.changes.onChange(pages.invalidate)
  const app = createApp({ ...world, config, services, log, pages, drainMs })
  // The framework would log a line for every network interface; ours says it once.
  log.level = 'warn'
  waiting?.close()
  await listenOn(config, () => app.listen({ port: config.port, host: config.host }))
  log.level = config.logLevel
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  world.sandboxPayments?.setCallbackUrl(url + paymentCalls.receiveTripayCallback.endpoint.path)
  services.delivery.start()
  const stopJobs = startJobs(
    jobs({ ...services, invalidatePages: pages.invalidate, boardsEveryMs: config.boardsEveryMs }),
    world,
  )
  announce(config, admin, say)

  async function stop(): Promise<void> {
    services.leaderboards.close()
    services.reconciler.stop()
    // In-flight requests finish first: they may still need the database. What hangs outside is not waited for: a question
    // to the gateway is asked again, and a command without an answer is unknown at the next start.
    const calm = Promise.all([app.close(), stopJobs(), services.delivery.stop()])
    const late = new AbortController()
    const limit = sleep(STOP_LIMIT_MS, undefined, { signal: late.signal }).catch(() => {})
    await Promise.race([calm, limit])
    late.abort()
    app.server.closeAllConnections()
    await pages.close()
    await world.close()
  }

  return { url, stop }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
