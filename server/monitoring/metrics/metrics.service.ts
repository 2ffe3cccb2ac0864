import { Counter, Gauge, Registry } from 'prom-client'
import { PARTS, type Part, type PartMode } from '#contract/monitoring/health.ts'
import type { Servers } from '#server/network/servers/servers.service.ts'
import type { Core } from '#server/platform/database/core.ts'
import { readPool } from '#server/platform/database/pool.ts'
import type { Log } from '#server/platform/kernel/log.ts'
import { within } from '#server/platform/kernel/within.ts'
import { readCertificateEnd } from './certificate.ts'
import { createGauges } from './gauges.ts'
import { registerProcessMetrics } from './process-metrics.ts'
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
  publicUrl: string
  callbackRefusals(): Readonly<Record<string, number>>
  /** Checkouts that fail and methods that a gateway refuses, as Today shows them. */
  countPaymentTroubles(): number
  version: string
  commit: string
  timeoutMs?: number
}

/** Prometheus drops the whole scrape after ten seconds. */
const TIMEOUT_MS = 3_000
const CERTIFICATE_EVERY_MS = 3_600_000

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics(deps: Deps) {
  const { log, isWritable, version, commit, countPaymentTroubles, timeoutMs = TIMEOUT_MS } = deps
  const registry = new Registry()
  const registers = [registry]
  const { one } = createGauges(registry)
  let pageCache = { pages: 0, bytes: 0 }
  let isDatabaseUp = false
  const labelNames = ['version', 'commit']
  const help = 'Always 1; the labels name the running build.'
  new Gauge({ name: 'angkasa_build_info', help, labelNames, registers }).set({ version, commit }, 1)
  const stop = registerProcessMetrics(registry)
  const requests = createRequestMetrics(registry)
  one('angkasa_page_cache_pages', 'Pages in the page cache.', () => pageCache.pages)
  one('angkasa_page_cache_bytes', 'Size of the page cache.', () => pageCache.bytes)
  registerOutages(registry, deps)
  registerCallbacks(registry, deps)
  registerCertificate(registry, deps)
  one('angkasa_database_writable', '0 from a failed write until a test write succeeds.', () =>
    Number(isWritable()),
  )
  one('angkasa_payment_troubles', 'Failing checkouts and refused payment methods.', countPaymentTroubles)
  registerPool(registry, deps)
  one('angkasa_database_up', '1 while the database answers.', () => Number(isDatabaseUp))
  const shop = createShopMetrics(deps)

  /** Empty when the database fails or is slow: the other metrics are needed most then. */
  async function renderShop(): Promise<string> {
    try {
      const text = await within(timeoutMs, shop.render(), () => {
        throw new Error('database timeout')
      })
      isDatabaseUp = true
      return text
    } catch (error) {
      log.warn({ err: error }, 'cannot read shop metrics')
      isDatabaseUp = false
      return ''
    }
  }

  return {
    contentType: registry.contentType,
    observeRequest: requests.observe,

    async render(cache: typeof pageCache): Promise<string> {
      pageCache = cache
      const shopText = await renderShop()
      return (await registry.metrics()) + shopText
    },

    stop,
  }
}

function registerOutages(registry: Registry, deps: Deps): void {
  const { parts, findOutage, servers, findServerOutage, clock } = deps
  const { each } = createGauges(registry)
  const secondsOf = (outage: { since: string } | null) =>
    outage ? Math.max(0, (clock.now().getTime() - Date.parse(outage.since)) / 1_000) : 0
  const eachPart = (name: string, help: string, read: (part: Part) => number) =>
    each(name, help, 'part', () => PARTS.map((part) => [part, read(part)] as const))
  eachPart('angkasa_part_sandbox', '1 where a simulator replaces the real service.', (part) =>
    Number(parts()[part].mode === 'sandbox'),
  )
  eachPart('angkasa_part_trouble', '1 during an outage of the part.', (part) =>
    Number(findOutage(part) !== null),
  )
  eachPart('angkasa_part_trouble_seconds', 'Age of the outage, where it is known.', (part) =>
    secondsOf(findOutage(part)),
  )
  each(
    'angkasa_delivery_outage_seconds',
    'How long the console of a game server has not taken commands.',
    'server',
    () => servers.current().list.map(({ id }) => [id, secondsOf(findServerOutage(id))] as const),
  )
}

function registerCallbacks(registry: Registry, { callbackRefusals }: Deps): void {
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

/** Asked for beside a scrape, at most once an hour; the scrape has the last answer. */
function registerCertificate(registry: Registry, { publicUrl, clock }: Deps): void {
  const url = new URL(publicUrl)
  if (url.protocol !== 'https:') return
  let ends: Date | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  async function ask(): Promise<void> {
    ends = (await readCertificateEnd(url)) ?? ends
  }
  const help = 'Time until the certificate of the public address ends.'
  createGauges(registry).each('angkasa_certificate_seconds', help, 'host', () => {
    const now = clock.now().getTime()
    if (now - askedAt > CERTIFICATE_EVERY_MS) {
      askedAt = now
      void ask()
    }
    return ends ? [[url.host, (ends.getTime() - now) / 1_000]] : []
  })
}

function registerPool(registry: Registry, { db }: Deps): void {
  if (!readPool(db)) return
  const help = 'Connections in use and idle, and queries that wait.'
  createGauges(registry).each('angkasa_database_pool', help, 'state', () =>
    Object.entries(readPool(db) ?? {}),
  )
}
