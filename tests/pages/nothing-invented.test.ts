// A production site with payments and RCON, and nothing else: no page and no public call has anything that a simulator
// would make up. The same walk over the demo finds it, so the walk can see it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstProducts } from '#content/products.ts'
import { demoSettings } from '#content/settings/index.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { startOutside } from '#tests/operate/outside.ts'
import { get, type Reply, SERVERS, TABS, walk } from '#tests/support/site-walk.ts'
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

const json = async <Body>(site: Site, path: string): Promise<Body> => JSON.parse((await get(site, path)).body)

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
  const withBadge = async (site: Site) => {
    const pages = (await walk(site)).filter(({ path }) => /^\/(en|id)/.test(path))
    return [pages.length, pages.filter(({ body }) => body.includes('class="demo-badge"')).length]
  }
  const [pages, badges] = await withBadge(demo)
  expect(badges).toBe(pages)
  expect((await withBadge(live))[1]).toBe(0)
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
