// Two processes on one PostgreSQL behind deploy/nginx.conf and deploy/Caddyfile: one is replaced after the other under load,
// and one starts while the database is away.
import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { type ShippedProxy, startCaddy, startNginx } from '#proof/bench/proxy.ts'
import { isTaken, sendCallback } from '#proof/chaos/callbacks.ts'
import { type ChaosWorld, comesTrue, openChaosWorld } from '#proof/chaos/chaos-world.ts'
import { createCustomers } from '#proof/chaos/customers.ts'
import { ask } from '#proof/chaos/request.ts'
import type { SiteProcess } from '#proof/chaos/site-process.ts'
import { hasProgram } from '#scripts/lib/debian.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { openFreshPostgres } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

vi.setConfig({ testTimeout: 180_000 })
const ROLLS = 2
const VISITORS = 8
const BUYERS = 2
/** The limit of orders counts by address. */
const ORDERS_PER_ADDRESS = 40
const PATHS = ['/en', '/id/store', '/api/store/products', '/en/leaderboard']
const WAITING = 'database cannot be used yet'
const SOON_MS = 60_000

type Setup = {
  world: ChaosWorld
  sites: [SiteProcess, SiteProcess]
  proxy: ShippedProxy
  database: Awaited<ReturnType<typeof startForwarder>>
}

async function startForwarder(target: number) {
  const listen = (port?: number) =>
    listenTcp((socket) => {
      const there = connect(target, '127.0.0.1')
      there.on('error', () => socket.destroy())
      there.on('close', () => socket.destroy())
      socket.on('close', () => there.destroy())
      socket.pipe(there).pipe(socket)
    }, port)
  let listening = await listen()
  return {
    port: listening.port,
    close: () => listening.close(),
    async reopen() {
      listening = await listen(listening.port)
    },
  }
}

async function openTwo(start: (sites: readonly string[]) => Promise<ShippedProxy>): Promise<Setup> {
  // First, because what is registered last ends first: the processes write their history until they are closed.
  const folder = temporaryFolder()
  const open = new AsyncDisposableStack()
  onTestFinished(() => open.disposeAsync())
  const { url } = open.use(await openFreshPostgres())
  const database = await startForwarder(Number(new URL(url).port))
  open.defer(() => database.close())
  const direct = new URL(url)
  direct.port = String(database.port)
  const world = open.use(
    await openChaosWorld(
      { quick: true, folder, checked: [] },
      { name: 'two', env: { DATABASE_URL: direct.href, NODE_ENV: 'production' } },
    ),
  )
  await world.start()
  const sites: Setup['sites'] = [world.site, await world.startAnother()]
  const proxy = await start(sites.map((site) => site.url))
  open.defer(() => proxy.stop())
  return { world, sites, proxy, database }
}

/** Visitors and buyers without a pause; returns what went wrong, and the players who have paid. */
function startLoad({ world, proxy }: Setup) {
  let isOver = false
  const wrong: string[] = []
  const paid: string[] = []
  const customers = createCustomers({
    url: proxy.url,
    turnstile: world.turnstile,
    note: world.history.note,
  })

  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true })
    for (let place = number; !isOver; place += 1) {
      const path = PATHS[place % PATHS.length] ?? ''
      const status = await ask(proxy.url + path, { agent }).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      )
      if (status !== 200) wrong.push(`${path} ${status}`)
    }
    agent.destroy()
  }

  async function buy(number: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const host = 2 + number + BUYERS * Math.floor(count / ORDERS_PER_ADDRESS)
      const agent = new Agent({ localAddress: `127.0.0.${host}` })
      try {
        const { reference, username } = await customers.order({ agent })
        if (!isTaken(await sendCallback(proxy.url, world.tripay.signedCallback(reference))))
          throw new Error('callback refused')
        paid.push(username)
      } catch (error) {
        wrong.push((error as Error).message)
      }
    }
  }

  const loading = Promise.all([
    ...Array.from({ length: VISITORS }, (_, number) => visit(number)),
    ...Array.from({ length: BUYERS }, (_, number) => buy(number)),
  ])
  return async () => {
    isOver = true
    await loading
    return { wrong, paid }
  }
}

function problems(site: SiteProcess): string {
  return site
    .log()
    .split('\n')
    .filter((line) => /"level":(?:[4-6]0|"(?:warn|error|fatal)")/.test(line))
    .join('\n')
}

describe.each([
  ['nginx', startNginx],
  ['caddy', startCaddy],
] as const)('%s', (name, start) => {
  const behindProxy = test.skipIf(!hasProgram(name))

  behindProxy('processes that are replaced one after the other fail no request', async () => {
    const setup = await openTwo(start)
    const { world, sites } = setup
    world.tripay.setCallbacks(false)
    const stopLoad = startLoad(setup)
    for (let roll = 0; roll < ROLLS; roll += 1) {
      for (const site of sites) {
        // As docs/backup-and-upgrade.md says: the next one as soon as this one is ready.
        expect(await site.stop()).toBe(0)
        await site.start()
      }
    }
    const { wrong, paid } = await stopLoad()

    expect(wrong, sites.map(problems).join('\n')).toEqual([])
    expect(paid.length).toBeGreaterThan(0)
    const delivered = () => world.game.executed().map(({ command }) => command.split(' ')[2])
    await comesTrue(() => delivered().length >= paid.length, SOON_MS)
    expect(delivered().toSorted()).toEqual(paid.toSorted())
  })

  behindProxy('a process that starts while the database is away gets no visitors', async () => {
    const { proxy, sites, database } = await openTwo(start)
    const [, other] = sites
    await database.close()
    await other.stop()
    const waitedBefore = other.log().split(WAITING).length
    const starting = other.start()
    await comesTrue(() => other.log().split(WAITING).length > waitedBefore, SOON_MS)

    const statuses: number[] = []
    // Longer than the interval of Caddy's health checks.
    for (let count = 0; count < 30; count += 1) {
      statuses.push((await ask(`${proxy.url}/en`)).status)
      await sleep(100)
    }
    await database.reopen()
    await starting
    expect(statuses).toEqual(statuses.map(() => 200))
  })
})
