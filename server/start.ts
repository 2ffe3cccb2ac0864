// Puts the process together and takes it apart again.
import type { AddressInfo } from 'node:net'
import { site as ownSite, type Site } from '#content/site.ts'
import { ensureFirstAdmin, type MadeAdmin } from './admin/first-admin.service.ts'
import { createApp } from './app.ts'
import { type Config, type Env, readConfig } from './config.ts'
import { migrate } from './database/migrate.ts'
import { openDatabase } from './database/open.ts'
import { describeParts } from './health/parts.ts'
import { jobs } from './jobs/index.ts'
import { startJobs } from './jobs/scheduler.ts'
import { systemClock } from './kernel/clock.ts'
import { createLogger } from './kernel/logger.ts'
import { systemRandom } from './kernel/random.ts'
import { openBuiltPages, openDevelopmentPages } from './pages/pages.ts'
import { createServices } from './services.ts'

type Options = {
  env: Env
  buildDir: string
  developing?: boolean
  site?: Site
  /** Where the calm lines of the start go. */
  say?: (line: string) => void
}

const STOP_LIMIT_MS = 5_000

export type Running = { url: string; stop(): Promise<void> }

export async function start({
  env,
  buildDir,
  developing = false,
  site = ownSite,
  say = print,
}: Options): Promise<Running> {
  const config = readConfig(env)
  const log = createLogger(config.logLevel)
  const db = openDatabase(config, log)
  await migrate(db)
  const admin = await ensureFirstAdmin({ db, clock: systemClock, random: systemRandom }, config.firstAdmin)

  const services = createServices({ site, publicUrl: config.publicUrl, gameAddress: config.gameAddress })
  const deps = {
    services,
    publicUrl: config.publicUrl,
    log,
    clock: systemClock,
    keepPages: env.PAGE_CACHE !== 'off',
  }
  const pages = developing ? await openDevelopmentPages(deps) : await openBuiltPages(buildDir, deps)
  const app = createApp({ config, services, log, clock: systemClock, random: systemRandom, pages })
  // The framework would log a line for every network interface; ours says it once.
  log.level = 'warn'
  await app.listen({ port: config.port, host: config.host })
  log.level = config.logLevel
  const stopJobs = startJobs(jobs(services), log)
  const { port } = app.server.address() as AddressInfo
  announce(config, admin, say)

  async function stop(): Promise<void> {
    // In-flight requests finish first: they may still need the database.
    const late = setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS).unref()
    await Promise.all([app.close(), stopJobs()])
    clearTimeout(late)
    await pages.close()
    await db.destroy()
  }

  return { url: `http://127.0.0.1:${port}`, stop }
}

function announce(config: Config, admin: MadeAdmin | null, say: (line: string) => void): void {
  const parts = Object.entries(describeParts(config))
  const sandbox = parts.filter(([, { mode }]) => mode === 'sandbox').map(([part]) => part.replace('_', ' '))
  say(`Database: ${describeParts(config).database.uses}`)
  say(sandbox.length > 0 ? `Sandbox:  ${sandbox.join(', ')}` : 'Sandbox:  none, every part is real')
  if (admin?.password) say(`Admin:    ${admin.username} / ${admin.password}  (shown only now)`)
  else if (admin) say(`Admin:    ${admin.username}, with the configured password`)
  say(`Site:     ${config.publicUrl}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
