// A production site with payments and RCON, and nothing else: no page and no public call has anything that a simulator
// would make up. The same walk over the demo finds it, so the walk can see it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstProducts } from '#content/products.ts'
import { demoSettings } from '#content/settings/index.ts'
import { calls } from '#contract/calls.ts'
import { LANGUAGES } from '#contract/language.ts'
import { SITEMAP_PATHS } from '#contract/pages.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { startOutside } from '#tests/operate/outside.ts'
import { type Spawned, spawnServer } from '#tests/support/spawn-server.ts'

type Site = { url: string; spawned: Spawned }
let [demo, live] = [] as unknown as [Site, Site]
let outside: Awaited<ReturnType<typeof startOutside>>

async function startProcess(env: Record<string, string>): Promise<Site> {
  const PORT = String(await freePort())
  const spawned = spawnServer({ ...env, PORT })
  await spawned.waitForOutput(/Site: .*\n/)
  return { url: `http://127.0.0.1:${PORT}`, spawned }
}

beforeAll(async () => {
  outside = await startOutside()
  demo = await startProcess({})
  live = await startProcess({ ...(outside.env as Record<string, string>), NODE_ENV: 'production' })
})
afterAll(async () => {
  for (const { spawned } of [demo, live]) await spawned[Symbol.asyncDispose]()
  await outside[Symbol.asyncDispose]()
})

const TABS = demoSettings.boards.tabs.map(({ id }) => id)
const SERVERS = ['network', 'survival', 'skyblock', 'tycoon', 'creative']

type Reply = { path: string; status: number; body: string }

async function get({ url }: Site, path: string): Promise<Reply> {
  const response = await fetch(url + path, { redirect: 'manual' })
  return { path, status: response.status, body: await response.text() }
}

const json = async <Body>(site: Site, path: string): Promise<Body> => JSON.parse((await get(site, path)).body)

/** Every public GET of the contract, with each value that its parameter can have. */
async function listCalls(site: Site): Promise<string[]> {
  const products = await json<{ _id: string }[]>(site, '/api/store/products')
  const values: Record<string, readonly string[]> = {
    '/api/server-status/:id': SERVERS,
    '/api/leaderboards/:tab': TABS,
    '/api/store/products/:id': products.map(({ _id }) => _id),
    '/api/store/transactions/:reference': ['AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'],
  }
  return calls
    .filter(({ endpoint }) => !endpoint.admin && endpoint.method === 'GET')
    .flatMap(({ endpoint: { path } }) => {
      if (!path.includes(':')) return [path]
      const known = values[path]
      if (!known) throw new Error(`the walk has no value for ${path}`)
      return known.map((value) => path.replace(/:\w+/, value))
    })
}

async function listPages(site: Site): Promise<string[]> {
  const products = await json<{ _id: string }[]>(site, '/api/store/products')
  const paths = [
    ...SITEMAP_PATHS,
    ...TABS.map((tab) => `/leaderboard?tab=${tab}`),
    ...products.map(({ _id }) => `/store/product/${_id}`),
    '/store/checkout',
    '/no-such-page',
  ]
  const localized = LANGUAGES.flatMap((language) => paths.map((path) => `/${language}${path}`))
  return [...localized, '/sitemap.xml', '/robots.txt', '/site.webmanifest']
}

async function walk(site: Site): Promise<Reply[]> {
  const paths = [...(await listCalls(site)), ...(await listPages(site))]
  const replies: Reply[] = []
  for (const path of paths) replies.push(await get(site, path))
  return replies
}

type Rows = Record<string, { name: string }[] | string>

/** The content of the demo: players of boards, voters, version and size of the network, its wares and its addresses. */
async function readInvented(): Promise<string[]> {
  const boards = await Promise.all(
    TABS.map((tab) => json<Record<string, Rows>>(demo, `/api/leaderboards/${tab}`)),
  )
  const voters = await json<Rows>(demo, '/api/leaderboards/voters')
  const rows = [...boards.flatMap(Object.values), voters] as Rows[]
  const names = rows
    .flatMap(Object.values)
    .flatMap((list) => (Array.isArray(list) ? list.map(({ name }) => name) : []))
  const status = await json<{ version: string; players: { max: number } }>(demo, '/api/server-status/network')
  return [
    // Shorter ones could be part of any word.
    ...new Set(names.filter((name) => name.length > 4)),
    status.version,
    `/ ${status.players.max}`,
    `"max":${status.players.max}`,
    '76,000+',
    '76.000+',
    ...demoSettings.tiers.tabs.flatMap(({ tiers }) => tiers.map(({ name }) => name)),
    ...demoSettings.votes.sites.map(({ url }) => url),
    ...firstProducts.map(({ name }) => name),
    'angkasa.example',
  ]
}

const findIn = (replies: readonly Reply[], invented: readonly string[]) =>
  replies.flatMap(({ path, body }) => {
    const found = invented.filter((text) => body.replaceAll('<!-- -->', '').includes(text))
    return found.length > 0 ? [`${path}: ${found.slice(0, 3).join(', ')}`] : []
  })

test('no invented name or number is in any page or public call of a live site', async () => {
  await expect
    .poll(async () => (await get(demo, '/api/leaderboards/voters')).status, { timeout: 20_000 })
    .toBe(200)
  const invented = await readInvented()
  expect(invented.length).toBeGreaterThan(50)
  const seen = findIn(await walk(demo), invented).map((line) => line.split(':')[0])
  expect(seen).toEqual(
    expect.arrayContaining([
      ...['/en', '/id', '/en/leaderboard', '/id/leaderboard?tab=survival'],
      ...['/en/premiumtiers', '/id/vote', '/en/maps', '/en/store', '/api/store/products'],
      ...['/api/leaderboards/voters', '/api/leaderboards/survival', '/api/server-status/network'],
    ]),
  )

  const replies = await walk(live)
  expect(replies.filter(({ status }) => status >= 500)).toEqual([])
  expect(findIn(replies, invented)).toEqual([])
})

test('the demo badge is on every page of the demo and on none of a live site', async () => {
  const pages = [...(await listPages(demo))].filter((path) => /^\/(en|id)/.test(path))
  for (const path of pages) {
    expect([path, (await get(demo, path)).body.includes('class="demo-badge"')]).toEqual([path, true])
  }
  for (const { path, body } of await walk(live)) {
    expect([path, body.includes('demo-badge')]).toEqual([path, false])
  }
})

test('what is off has a code of its own, and what is unknown another', async () => {
  const codeOf = async (path: string) => {
    const { status, body } = await get(live, path)
    return `${status} ${(JSON.parse(body) as { code?: string }).code}`
  }
  for (const id of SERVERS) expect(await codeOf(`/api/server-status/${id}`)).toBe('404 part_off')
  for (const tab of [...TABS, 'voters']) expect(await codeOf(`/api/leaderboards/${tab}`)).toBe('404 part_off')
  expect(await codeOf('/api/server-status/no-such-server')).toBe('404 not_found')
  expect(await codeOf('/api/leaderboards/no-such-tab')).toBe('404 not_found')
  expect((await get(live, '/api/leaderboards/global')).status).toBe(200)
  expect(await json(live, '/api/health')).toMatchObject({
    parts: { payments: 'real', status: 'off', delivery: 'real', leaderboards: 'off', voters: 'off' },
  })
})
