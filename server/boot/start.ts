import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ExternalImages } from '#content/external-images.ts'
import { callbackPath } from '#contract/settings/gateways.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { createServices, type Services } from '#server/compose/services.ts'
import { openWorld } from '#server/compose/world.ts'
import { type Env, readConfig } from '#server/config/config.ts'
import { createLogger, openLogDestination } from '#server/platform/kernel/logger.ts'
import { within } from '#server/platform/kernel/within.ts'
import type { ProofCost } from '#server/site/bot-check/index.ts'
import { openBuiltPages, openDevelopmentPages, type Pages } from '#server/site/pages/pages.ts'
import { createApp } from './app.ts'
import { jobs } from './jobs/index.ts'
import { startJobs } from './jobs/scheduler.ts'
import { openStorage } from './open-storage.ts'
import { printBanner } from './start-banner.ts'
import { listenOn } from './start-error.ts'

type Options = {
  env: Env
  buildDir: string
  developing?: boolean
  /** Settings that were never saved; the demo network unless given. */
  defaults?: Settings
  externalImages?: ExternalImages
  /** Output of the start-up banner. */
  printLine?: (line: string) => void
  /** How long open connections may send requests after the stop signal; 0 where nobody has to be told of the stop. */
  drainMs?: number
  /** A generated password is printed on a terminal only. */
  isTerminal?: boolean
  /** Work of the bot check; a second of a browser unless given. */
  proofCost?: ProofCost
  signal?: AbortSignal
}

/** Active keep-alive connections send their next request within this time; others can be closed safely. */
const DRAIN_MS = 1_000
const STOP_LIMIT_MS = 4_000
/**
 * Caddy does not repeat an order or a callback at another process when its connection was refused. So a process in
 * production first tells Caddy's health checks, which come twice a second, and then closes its port. It waits before it
 * does, so that Caddy knows by then that the process that was restarted before this one is back.
 */
const LEAVING = { afterMs: 1_000, forMs: 1_500 }

export type Running = { url: string; stop(): Promise<void> }

/** Keys of payment gateways decide what runs: simulators, whose orders count. So new ones rebuild the site inside the process. */
export async function start(options: Options): Promise<Running> {
  let restarting: Promise<void> | null = null
  async function rebuild(): Promise<void> {
    // Nothing else takes the visitors over meanwhile, so the proxy is not told.
    await running.stop({ isTold: false })
    // The address stays: an owner who enters the first real keys is not shut out.
    const env = { ...options.env, HOST: running.host, PORT: new URL(running.url).port }
    running = await startOnce({ ...options, env }, restart)
  }
  // A failed restart is an unhandled rejection, which ends the process: its supervisor tries again.
  function restart(): void {
    restarting ??= rebuild().finally(() => {
      restarting = null
    })
  }
  let running: Awaited<ReturnType<typeof startOnce>> = await startOnce(options, restart)
  return {
    url: running.url,
    async stop() {
      await restarting
      await running.stop()
    },
  }
}

async function startOnce(options: Options, onNewKeys: () => void) {
  const {
    env,
    buildDir,
    developing = false,
    defaults,
    externalImages,
    printLine = (line: string) => void process.stdout.write(`${line}\n`),
    drainMs = DRAIN_MS,
    isTerminal = process.stdout.isTTY === true,
    proofCost,
    signal,
  } = options
  const given = readConfig(env)
  const { logLevel: level, logFormat: format } = given
  const log = createLogger(level, openLogDestination({ format, isTerminal, level }))
  const { database, admin } = await openStorage({ config: given, log, isTerminal, signal })
  const publicDir = developing ? 'public' : join(buildDir, 'client')
  const commit = readCommit(buildDir)
  const own = { defaults, externalImages, publicDir, proofCost, commit }
  const world = await openWorld({ config: given, log, database, ...own })
  const { config } = world

  const services = createServices(world)
  const { blobs, clock, publicUrl, random } = world
  const deps = { services, publicUrl, log, clock, cachePages: config.pageCache }
  const pages = developing
    ? openDevelopmentPages<Services>(deps)
    : await openBuiltPages<Services>(buildDir, deps)
  services.changes.onChange(pages.invalidate)
  services.changes.onChange(() => followChanges(services, pages))
  services.changes.onChange(() => {
    if (world.hasNewKeys()) onNewKeys()
  })
  const app = createApp({ config, services, log, clock, random, blobs, pages, drainMs })
  // Fastify would log one line per network interface; the banner prints the URL.
  log.level = 'warn'
  await listenOn(config, () => app.listen({ port: config.port, host: config.host }))
  log.level = config.logLevel
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  // The public URL may not reach this process.
  world.sandboxPayments?.setCallbackUrl(url + callbackPath('tripay'))
  services.delivery.start()
  services.noticesWorker.start()
  await services.voteReceiver.start()
  const stopJobs = startJobs(
    jobs({ ...services, invalidatePages: pages.invalidate, boardsEveryMs: config.boardsEveryMs }),
    world,
  )
  const { tabs } = world.savedSettings().boards
  const receiverProblem = services.voteReceiver.state().problem
  const started = { config, servers: world.servers.current(), tabs, admin, parts: world.parts() }
  printBanner({ ...started, receiverProblem }, printLine)

  async function stop({ isTold = config.isProduction && drainMs > 0 } = {}): Promise<void> {
    if (isTold) await sleep(LEAVING.afterMs)
    services.readiness.leave()
    if (isTold) await sleep(LEAVING.forMs)
    services.leaderboards.close()
    services.reconciler.stop()
    // Requests in flight may still need the database. Calls to other services are not awaited beyond the limit: a status
    // check is repeated, and a command without a reply becomes `unknown` at the next start.
    const graceful = Promise.all([
      app.close(),
      stopJobs(),
      services.delivery.stop(),
      services.noticesWorker.stop(),
      services.voteReceiver.stop(),
      services.heads.close(),
    ])
    await within<unknown>(STOP_LIMIT_MS, graceful, () => {})
    app.server.closeAllConnections()
    await pages.close()
    await world.close()
  }

  return { url, host: config.host, stop }
}

/** Reads boards and pings servers that the settings have added; pages show them at once. */
async function followChanges({ leaderboards, status }: Services, pages: Pages): Promise<void> {
  const [hasBoards] = await Promise.all([leaderboards.catchUp(), status.catchUp()])
  if (hasBoards) pages.invalidate()
}

function readCommit(buildDir: string): string {
  const file = join(buildDir, 'commit')
  return existsSync(file) ? readFileSync(file, 'utf8') : 'unknown'
}
