// A site with orders and payments coming in, so that it uses every outside service.
import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { freePort } from '#scripts/lib/free-port.ts'
import { temporaryFolder } from '#scripts/lib/serve.ts'
import { sendCallback } from './callbacks.ts'
import type { RunOptions } from './chaos-test.ts'
import { openChecks } from './consistency.ts'
import { createCustomers } from './customers.ts'
import type { OutsideSources } from './outside-services.ts'
import { callbackOf, seedOpenPayments } from './seeded.ts'
import { METRICS_TOKEN } from './site-figures.ts'
import { createSiteProcess } from './site-process.ts'

const EVERY_MS = 250
const PAYMENTS = 4_000
/** The other core is for the load generator. */
const CORE = 0

export type BusySite = Awaited<ReturnType<typeof openBusySite>>

/** Not started yet: `start()` does it. */
export async function openBusySite(sources: OutsideSources, name: string, { checked }: RunOptions) {
  const folder = temporaryFolder(`chaos-${name}`)
  const { env, proxies, setFault } = await sources.openProxies()
  const site = createSiteProcess({
    port: await freePort(),
    folder: folder.path,
    env: { ...env, METRICS_TOKEN },
  })
  const left = await seedOpenPayments({ site }, PAYMENTS)
  const customers = createCustomers({ url: site.url, turnstile: sources.turnstile, note: () => {} })
  const ordered = new Map<number, number>()
  const called = new Map<number, number>()

  /** Not awaited: a hanging request ends with the site. */
  function happen(): void {
    customers.tryToOrder().then(({ status }) => count(ordered, status), ignore)
    const payment = left.shift()
    if (!payment) return
    const signed = callbackOf(payment, 'PAID', sources.tripay.merchant.privateKey)
    sendCallback(site.url, signed).then(({ status }) => count(called, status), ignore)
  }

  return {
    site,
    proxies,
    setFault,
    /** Replies to orders and callbacks, counted by status. */
    ordered: ordered as ReadonlyMap<number, number>,
    called: called as ReadonlyMap<number, number>,
    async start(): Promise<void> {
      await site.start()
      if (availableParallelism() > 1)
        execFileSync('taskset', ['-a', '-p', '-c', String(CORE), String(site.pid())], { stdio: 'ignore' })
    },
    /** Orders and payments arrive during the work. */
    async withTraffic<Result>(work: () => Promise<Result>): Promise<Result> {
      const timer = setInterval(happen, EVERY_MS)
      happen()
      try {
        return await work()
      } finally {
        clearInterval(timer)
      }
    },
    async [Symbol.asyncDispose]() {
      await site.close()
      await openChecks({ name, site }, checked).check()
      folder.remove()
    },
  }
}

function count(counts: Map<number, number>, status: number): void {
  counts.set(status, (counts.get(status) ?? 0) + 1)
}

/** The site was stopped. */
function ignore(): void {}
