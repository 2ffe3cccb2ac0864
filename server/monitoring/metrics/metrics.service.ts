import { setTimeout as sleep } from 'node:timers/promises'
import { Counter, Gauge, Registry } from 'prom-client'
import { PARTS, type Part, type PartMode } from '#contract/monitoring/health.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { readPool } from '#server/platform/database/pool.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { createProcessMetrics } from './process-metrics.ts'
import { createRequestMetrics } from './request-metrics.ts'
import { createShopMetrics } from './shop-metrics.ts'

type Deps = Pick<Core, 'db' | 'clock'> & {
  log: Pick<Log, 'warn'>
  parts(): Record<Part, { mode: PartMode }>
  findOutage(part: Part): { since: string } | null
  /** The outage of the console of a game server. */
  findServerOutage(server: string): { since: string } | null
  servers: Pick<Servers, 'current' | 'first'>
  countsTests?: boolean
  noticeChannelIds(): readonly string[]
  isWritable(): boolean
  callbackRefusals(): Readonly<Record<string, number>>
  version: string
  commit: string
  timeoutMs?: number
}

/** Prometheus drops the whole scrape after ten seconds. */
const TIMEOUT_MS = 3_000

type PageCacheSize = { pages: number; bytes: number }

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(deps: Deps) {
  const { log, version, commit, timeoutMs = TIMEOUT_MS } = deps
  const registry = new Registry()
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const labels = ['version', 'commit']
  gauge('angkasa_build_info', 'Always 1; the labels name the running build.', labels).set(
    { version, commit },
    1,
  )
  const processMetrics = createProcessMetrics(registry)
  const requests = createRequestMetrics(registry)
  const cachedPages = gauge('angkasa_page_cache_pages', 'Pages in the page cache.')
  const cachedBytes = gauge('angkasa_page_cache_bytes', 'Size of the page cache.')
  registerPartMetrics(registry, deps)
  registerServerMetrics(registry, deps)
  registerCallbackMetrics(registry, deps)
  registerDatabaseMetrics(registry, deps)
  const databaseUp = gauge('angkasa_database_up', '1 while the database answers.')
  const shop = createShopMetrics(deps)

  /** Empty when the database fails or is slow: the other metrics are needed most then. */
  async function renderShop(): Promise<string> {
    const timeout = new AbortController()
    try {
      const late = sleep(timeoutMs, null, { signal: timeout.signal }).catch(() => null)
      const text = await Promise.race([shop.render(), late])
      if (text === null) throw new Error('database timeout')
      databaseUp.set(1)
      return text
    } catch (error) {
      log.warn({ err: error }, 'cannot read shop metrics')
      databaseUp.set(0)
      return ''
    } finally {
      timeout.abort()
    }
  }

  return {
    contentType: registry.contentType,
    observeRequest: requests.observe,

    async render(pageCache: PageCacheSize): Promise<string> {
      cachedPages.set(pageCache.pages)
      cachedBytes.set(pageCache.bytes)
      processMetrics.update()
      const shopText = await renderShop()
      return (await registry.metrics()) + shopText
    },

    stop: processMetrics.stop,
  }
}

function registerPartMetrics(registry: Registry, { parts, findOutage, clock }: Deps): void {
  const gauge = (name: string, help: string, read: (part: Part) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['part'],
      registers: [registry],
      collect() {
        for (const part of PARTS) this.set({ part }, read(part))
      },
    })
  gauge('angkasa_part_sandbox', '1 where a simulator replaces the real service.', (part) =>
    parts()[part].mode === 'sandbox' ? 1 : 0,
  )
  gauge('angkasa_part_trouble', '1 during an outage of the part.', (part) => (findOutage(part) ? 1 : 0))
  gauge('angkasa_part_trouble_seconds', 'Age of the outage, where it is known.', (part) =>
    secondsSince(findOutage(part), clock),
  )
}

function registerServerMetrics(registry: Registry, { servers, findServerOutage, clock }: Deps): void {
  new Gauge({
    name: 'angkasa_delivery_outage_seconds',
    help: 'How long the console of a game server has not taken commands.',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      this.reset()
      for (const { id } of servers.current().list) {
        this.set({ server: id }, secondsSince(findServerOutage(id), clock))
      }
    },
  })
}

/** 0 without an outage. */
function secondsSince(outage: { since: string } | null, clock: Deps['clock']): number {
  if (!outage) return 0
  return Math.max(0, (clock.now().getTime() - new Date(outage.since).getTime()) / 1_000)
}

function registerCallbackMetrics(registry: Registry, { callbackRefusals }: Deps): void {
  new Counter({
    name: 'angkasa_callbacks_refused_total',
    help: 'Payment callbacks that were refused.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [reason, count] of Object.entries(callbackRefusals())) this.inc({ reason }, count)
    },
  })
}

function registerDatabaseMetrics(registry: Registry, { db, isWritable }: Deps): void {
  new Gauge({
    name: 'angkasa_database_writable',
    help: '0 from a failed write until a test write succeeds.',
    registers: [registry],
    collect() {
      this.set(isWritable() ? 1 : 0)
    },
  })
  if (!readPool(db)) return
  new Gauge({
    name: 'angkasa_database_pool',
    help: 'Connections in use and idle, and queries that wait.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(readPool(db) ?? {})) this.set({ state }, count)
    },
  })
}
