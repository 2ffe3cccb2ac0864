// Modes, boards, pings and databases that an owner saves are live at once, without a restart.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import { startJavaStatus } from '#simulators/game-status.ts'
import { openBoards } from '#tests/support/board-databases.ts'
import { startOwned } from '#tests/support/site.ts'

const [mode] = demoSettings.modes
const [tab] = demoSettings.boards.tabs
const [server] = demoSettings.servers.list
if (!mode || !tab || !server) throw new Error('the demo has modes, tabs and servers')

test('a saved server is pinged at once, and its modes have its status', async () => {
  const game = await startJavaStatus(() => ({ online: 7, max: 20, version: '1.21' }))
  await using site = await startOwned()
  const { save } = site.admin
  const status = async (id: string) => (await site.get(`/api/server-status/${id}`)).json()
  await save('servers', {
    ...demoSettings.servers,
    list: [
      ...demoSettings.servers.list,
      { ...server, id: 'prison', name: 'Prison', ping: { host: '127.0.0.1', port: game.port } },
    ],
  })
  await save('modes', [{ ...mode, id: 'cells', server: 'prison' }, mode])
  await expect.poll(() => status('prison')).toMatchObject({ online: true })

  expect((await status('cells')).players).toEqual({ online: 7, max: 20 })
  // Nothing else is pinged, so the network is the sum of its servers.
  expect((await status('network')).players).toEqual({ online: 7, max: 20 })
  expect((await site.get('/api/server-status/creative')).status).toBe(200)
  expect((await site.get('/api/server-status/lobby')).status).toBe(404)
  expect(Object.keys(await site.json('/api/gamemodes/images'))).toEqual(['cells', 'survival'])
  expect(await site.text('/en')).toContain('7 playing')
  await game.close()
})

test('boards of a saved database are found, picked and shown at once', async () => {
  await using maria = await openBoards('mariadb')
  await maria.createBoard('mcmmo_mining', [{ name: 'Ayu', value: '1204.50', weekly: '1204.50' }])
  await maria.createBoard('jobs_points')
  const { hostname, port, username, pathname } = new URL(maria.url)
  await using site = await startOwned({ AJLEADERBOARDS_SURVIVAL_PASSWORD: 'p@ss:word/ä' })
  const { save, ask } = site.admin
  const look = async (id: string) => {
    const reply = await ask(`/servers/${id}/boards`)
    return [reply.status, await reply.json()]
  }
  expect((await site.get('/api/admin/servers/survival/boards')).status).toBe(401)
  expect(await look('creative')).toMatchObject([409, { code: 'boards_not_connected' }])
  expect(await look('lobby')).toMatchObject([404, { code: 'server_not_found' }])
  expect(await look('..%2f')).toMatchObject([404, { code: 'server_not_found' }])

  const database = { kind: 'mysql', host: hostname, port: Number(port), prefix: 'ajlb_', tls: null } as const
  const boards = { ...database, database: pathname.slice(1), user: username }
  const list = demoSettings.servers.list.map((one) => (one.id === 'survival' ? { ...one, boards } : one))
  await save('servers', { ...demoSettings.servers, list })
  expect(await look('survival')).toEqual([
    200,
    {
      boards: [
        { board: 'jobs_points', players: 0, top: [] },
        { board: 'mcmmo_mining', players: 1, top: [{ name: 'Ayu', value: '1204.5' }] },
      ],
      looked_at: expect.any(String),
    },
  ])

  const entry = { ...tab.boards[0], id: 'mining', board: 'mcmmo_mining', format: 'decimal' as const }
  const picked = {
    ...entry,
    label: { en: 'Top Miners', id: 'Top Penambang' },
    symbol: '',
    icon: null,
    reverse: false,
  }
  const own = { ...tab, id: 'smp', server: 'survival', boards: [picked] }
  await save('boards', { donators: true, voters: true, tabs: [own] })
  const readPage = async () => (await site.get('/id/leaderboard?tab=smp')).text()
  await expect.poll(readPage).toContain('1.204,5')
  expect(await readPage()).toContain('Top Penambang')
  const miners = [{ name: 'Ayu', value: '1204,50' }]
  expect(await site.json('/api/leaderboards/smp')).toEqual({
    mcmmo_mining: { weekly: miners, monthly: [], alltime: miners, timestamp: expect.any(String) },
  })
  expect((await site.get('/api/leaderboards/tycoon')).status).toBe(404)
})
