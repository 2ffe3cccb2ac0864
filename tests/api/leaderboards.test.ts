// The four leaderboard calls over HTTP, with MariaDB, a SQLite file and the voting site as sources.
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import { leaderboardsRoutes } from '#server/network/leaderboards/leaderboards.routes.ts'
import { createLeaderboards } from '#server/network/leaderboards/leaderboards.service.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { createVoterSource } from '#server/network/leaderboards/voters/index.ts'
import { toBoardsAddress } from '#server/network/servers/boards-address.ts'
import { handleError } from '#server/platform/http/error-handler.ts'
import { listenTcp } from '#simulators/tcp.ts'
import { DEMO_KEY, startVotersServer } from '#simulators/voters-server.ts'
import { openBoards } from '#tests/support/board-databases.ts'
import { boardServer } from '#tests/support/game-servers.ts'

const CALLS = ['global', 'voters', 'survival', 'tycoon'].map((call) => `/api/leaderboards/${call}`)
const quiet = { info: () => {}, warn: () => {} }

type Urls = { survival?: string; tycoon?: string }

const SURVIVAL_BOARDS =
  demoSettings.boards.tabs.find(({ id }) => id === 'survival')?.boards.map(({ board }) => board) ?? []

async function startApi(
  { survival = '', tycoon = '' }: Urls,
  boards: Settings['boards'] = demoSettings.boards,
) {
  const clock = { now: () => new Date('2026-11-15T03:00:00.000Z') }
  const site = await startVotersServer(clock)
  const voters = createVoterSource({ url: site.url, key: DEMO_KEY })
  const leaderboards = createLeaderboards({
    currentSettings: () => ({ boards }),
    configuredSettings: () => ({ boards }),
    servers: {
      current: () => ({
        list: [
          boardServer('survival', toBoardsAddress(survival)),
          boardServer('skyblock', toBoardsAddress(tycoon)),
        ],
        simulated: { rcon: false, ping: false, boards: false },
      }),
    },
    openSource: openLeaderboardSource,
    isVotersSimulated: () => false,
    voters: () => voters,
    donations: { topDonators: async () => [{ name: '.Ayu', amount: 50_000 }] },
    clock,
    log: quiet,
  })
  const app = Fastify()
  app.setErrorHandler(handleError)
  leaderboardsRoutes(app, leaderboards)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    leaderboards,
    site,
    get: (path: string, headers = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { method, headers }),
    async [Symbol.asyncDispose]() {
      leaderboards.close()
      await app.close()
      await site.close()
    },
  }
}

test('answers 503 as JSON until the first load', async () => {
  await using api = await startApi({})
  for (const path of CALLS) {
    const response = await api.get(path)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('60')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await response.json()).toEqual({ error: expect.any(String), code: 'unavailable' })
  }
})

test('each call returns the documented keys', async () => {
  await using maria = await openBoards('mariadb')
  await using file = await openBoards('sqlite')
  for (const key of SURVIVAL_BOARDS) await maria.createBoard(key, [{ name: 'Ayu', value: '5', weekly: '2' }])
  await file.createBoard('vault_eco_balance', [{ name: '.Bayu', value: '1234567.89' }])
  await using api = await startApi({ survival: maria.url, tycoon: file.url })
  await api.leaderboards.refresh()
  const timestamp = '2026-11-15T03:00:00.000Z'
  const [global, voters, survival, tycoon] = await Promise.all(
    CALLS.map(async (path) => (await api.get(path)).json()),
  )

  const donators = [{ name: '.Ayu', value: '50000' }]
  expect(global).toEqual({ monthly: donators, alltime: donators, timestamp })
  expect(Object.keys(voters)).toEqual(['current', 'previous', 'timestamp'])
  expect(voters.current).toHaveLength(20)
  expect(Object.keys(survival)).toEqual(SURVIVAL_BOARDS)
  expect(survival.vault_eco_balance).toEqual({
    weekly: [{ name: 'Ayu', value: '2,00' }],
    monthly: [],
    alltime: [{ name: 'Ayu', value: '5,00' }],
    timestamp,
  })
  expect(tycoon).toEqual({
    vault_eco_balance: {
      weekly: [],
      monthly: [],
      alltime: [{ name: '.Bayu', value: '1234567,89' }],
      timestamp,
    },
  })
})

test('answers 304 until the data changes', async () => {
  await using file = await openBoards('sqlite')
  await file.createBoard('vault_eco_balance', [{ name: 'Ayu', value: '1' }])
  await using api = await startApi({ survival: file.url })
  await api.leaderboards.refresh()
  const path = '/api/leaderboards/survival'
  const first = await api.get(path)
  const etag = first.headers.get('etag') ?? ''

  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect((await api.get(path, { 'if-none-match': etag })).status).toBe(304)
  expect((await api.get(path, { 'if-none-match': `"other", ${etag.slice(2)}` })).status).toBe(304)
  expect((await api.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  const head = await api.get(path, {}, 'HEAD')
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, ''])

  await file.run(`update vault_eco_balance set value = 2`)
  await api.leaderboards.refresh()
  expect((await api.get(path, { 'if-none-match': etag })).status).toBe(200)
})

test('while every source hangs, calls return the last loaded data at once', async () => {
  await using file = await openBoards('sqlite')
  await file.createBoard('vault_eco_balance', [{ name: 'Ayu', value: '1' }])
  const silent = await listenTcp(() => {})
  await using api = await startApi({
    survival: file.url,
    tycoon: `mysql://web:secret@127.0.0.1:${silent.port}/mc`,
  })
  await api.leaderboards.refresh()
  api.site.setFault('hang')
  await file.run('begin exclusive')
  let isRefreshed = false
  const refreshing = api.leaderboards.refresh().then(() => {
    isRefreshed = true
  })
  const statuses = await Promise.all(CALLS.map(async (path) => (await api.get(path)).status))

  expect(statuses).toEqual([200, 200, 200, 503])
  expect(isRefreshed).toBe(false)
  api.leaderboards.close()
  await refreshing
  await file.run('rollback')
  await silent.close()
})

test('answers for the tabs of the settings only, and not for boards that are off', async () => {
  const [tab] = demoSettings.boards.tabs
  if (!tab) throw new Error('the demo has tabs')
  const boards = [
    {
      id: 'mining',
      board: 'mcmmo_mining',
      label: tab.label,
      format: 'number' as const,
      symbol: '',
      icon: null,
    },
  ]
  await using file = await openBoards('sqlite')
  await file.createBoard('mcmmo_mining', [{ name: 'Ayu', value: '1204.50' }])
  await using api = await startApi(
    { survival: file.url },
    { donators: false, voters: true, tabs: [{ ...tab, id: 'prison', server: 'survival', boards }] },
  )
  await api.leaderboards.refresh()

  const prison = await api.get('/api/leaderboards/prison')
  expect((await prison.json()).mcmmo_mining.alltime).toEqual([{ name: 'Ayu', value: '1204' }])
  const status = async (call: string) => (await api.get(`/api/leaderboards/${call}`)).status
  expect([await status('global'), await status('voters')]).toEqual([404, 200])
  for (const call of ['survival', 'tycoon', '__proto__', 'constructor', 'PRISON', '%2e%2e']) {
    expect(await status(call), call).toBe(404)
  }
})
