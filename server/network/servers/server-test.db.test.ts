// "Test now" against simulated game servers and a real board file, well and broken.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminServers as en } from '#content/locales/en/admin-servers.ts'
import { adminServers as id } from '#content/locales/id/admin-servers.ts'
import { SERVER_CHECKS, TEST_REASONS } from '#contract/network/servers-admin.schema.ts'
import type { GameServer } from '#contract/settings/servers.schema.ts'
import { readConfig } from '#server/config/config.ts'
import { openLeaderboardSource } from '#server/network/leaderboards/sources/index.ts'
import { openProbe } from '#server/network/status/probes/index.ts'
import type { Address } from '#server/platform/kernel/address.ts'
import { createLimits } from '#server/platform/limits/limits.service.ts'
import { createGameConsole } from '#server/shop/delivery/consoles/index.ts'
import { startJavaStatus } from '#simulators/game-status.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { startAdminApp } from '#tests/support/admin-app.ts'
import { openBoardsFile } from '#tests/support/board-databases.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { testWith } from '#tests/support/test-with.ts'
import { createServerTests } from './server-test.service.ts'
import { serversRoutes } from './servers.routes.ts'
import { createServers, type Simulated } from './servers.service.ts'

const LIST = 'There are 2 of a max of 20 players online: Steve, Alex'
const local = (port: number): Address => ({ host: '127.0.0.1', port })
const NOTHING = { ping: null, rcon: null, boards: null }
const EMPTY: GameServer = {
  id: 'survival',
  name: 'Survival',
  bedrock_prefix: '.',
  failure_texts: [],
  reply_seconds: 8,
  ...NOTHING,
}

type Options = {
  saved?: Partial<GameServer>
  secrets?: Record<string, string>
  simulated?: Partial<Simulated>
}

async function open({ saved, secrets = {}, simulated }: Options = {}) {
  const database = await openTestDatabase('sqlite')
  const servers = { network: { ping: null, bedrock_ping: null }, list: [{ ...EMPTY, ...saved }] }
  const shownSettings = () => ({ servers })
  const stored = { current: () => new Map(Object.entries(secrets)) }
  const app = await startAdminApp(database.db, (fastify, { clock }) => {
    const registry = createServers({
      settings: { saved: shownSettings },
      variables: readConfig({}).serverVariables,
      secrets: stored,
      simulated: { rcon: null, ping: null, boards: {}, ...simulated },
    })
    const limits = createLimits({ db: database.db, clock })
    const openConsole = (access: Parameters<typeof createGameConsole>[0]) =>
      createGameConsole({ ...access, connectTimeoutMs: 400, commandTimeoutMs: 400 })
    const deps = { shownSettings, servers: registry, secrets: stored, limits, openConsole }
    serversRoutes(fastify, createServerTests({ ...deps, openProbe, openSource: openLeaderboardSource }))
  })
  return {
    app,
    async test(body?: object, id = 'survival') {
      const reply = await app.ask(`/api/admin/servers/${id}/test`, { method: 'POST', json: body ?? {} })
      return { status: reply.status, ...(await reply.json()) }
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]()
      await database[Symbol.asyncDispose]()
    },
  }
}

async function startGame() {
  const game = await startGameConsole({ password: 'secret' })
  game.setReply((command) => (command === 'list' ? LIST : 'ran'))
  return Object.assign(game, { [Symbol.asyncDispose]: () => game.close() })
}

const SECRET = { 'servers.survival.rcon_password': 'secret' }

const inGame = testWith(startGame)

inGame('tries RCON, ping and boards of the saved server, and sends nothing but list', async (game) => {
  const status = await startJavaStatus(() => ({ online: 41, max: 200, version: 'Paper 1.21.4' }))
  await using boards = openBoardsFile()
  await boards.createBoard('vault_eco_balance', [{ name: 'Ayu', value: '5' }])
  const saved = {
    rcon: local(game.port),
    ping: local(status.port),
    boards: { kind: 'sqlite' as const, path: boards.path },
  }
  await using site = await open({ saved, secrets: SECRET })

  const ok = { state: 'ok', reason: null, ms: expect.any(Number) }
  expect(await site.test()).toEqual({
    status: 200,
    simulated: false,
    rcon: { ...ok, detail: LIST },
    ping: { ...ok, detail: '41/200 Paper 1.21.4' },
    boards: { ...ok, detail: 'vault_eco_balance' },
  })
  expect(game.executed().map(({ command }) => command)).toEqual(['list'])
  await status.close()
})

inGame('says what is missing or wrong', async (game) => {
  await using site = await open({ saved: { rcon: local(game.port) } })
  const rconOf = async (body?: object) => (await site.test(body)).rcon

  expect(await site.test()).toMatchObject({ ping: { state: 'not_set' }, boards: { state: 'not_set' } })
  expect(await rconOf()).toMatchObject({ state: 'failed', reason: 'no_password' })
  expect(await rconOf({ rcon_password: 'guess' })).toMatchObject({ reason: 'wrong_password' })
  game.setReply(() => 'Unknown command. Type "/help" for help.')
  expect(await rconOf({ rcon_password: 'secret' })).toMatchObject({ reason: 'list_unreadable' })
  game.setFault('silent-after-login')
  expect(await rconOf({ rcon_password: 'secret' })).toMatchObject({ reason: 'timeout' })
  game.setFault('garbage')
  expect(await rconOf({ rcon_password: 'secret' })).toMatchObject({ reason: 'not_understood' })
  await game.close()
  expect(await rconOf({ rcon_password: 'secret' })).toMatchObject({ reason: 'refused' })
  const nowhere = { ...EMPTY, rcon: { host: 'no-such-host.invalid', port: 1 }, ping: local(1) }
  expect(await site.test({ server: nowhere, rcon_password: 'x' })).toMatchObject({
    rcon: { reason: expect.stringMatching(/host_not_found|timeout/) },
    ping: { state: 'failed', reason: 'refused' },
  })
  const boards = { kind: 'sqlite', path: '/no/such/file.db' }
  expect(await site.test({ server: { ...EMPTY, boards } })).toMatchObject({ boards: { state: 'failed' } })
})

test('a file of H2 is named for what it is', async () => {
  const path = join(temporaryFolder(), 'cache.mv.db')
  writeFileSync(path, 'H:2,block:4,blockSize:1000,chunk:2')
  await using site = await open({ saved: { boards: { kind: 'sqlite', path } } })
  expect((await site.test()).boards).toMatchObject({ state: 'failed', reason: 'h2_file' })
})

test('every reason of a failed test has its words in both languages', () => {
  for (const texts of [en, id] as Record<string, string>[]) {
    // Of `other` nothing is known but what the other side said.
    for (const reason of TEST_REASONS.filter((one) => one !== 'other')) {
      const words = [...SERVER_CHECKS, 'reason'].flatMap((start) => texts[`${start}_${reason}`] ?? [])
      expect(words, reason).not.toEqual([])
    }
  }
})

inGame('a draft is tested before it is saved, also of a server that does not exist yet', async (game) => {
  await using site = await open()
  const server = { ...EMPTY, id: 'prison', rcon: local(game.port) }

  expect((await site.test({ server, rcon_password: 'secret' }, 'prison')).rcon).toMatchObject({ state: 'ok' })
  expect(await site.test({}, 'prison')).toMatchObject({ status: 404, code: 'server_not_found' })
  expect((await site.test({ server: { ...server, rcon: { host: 'a b', port: 1 } } })).status).toBe(400)
})

inGame('in a demo the simulator answers, and the reply says so', async (game) => {
  const rcon = { ...local(game.port), password: 'secret' }
  await using site = await open({ simulated: { rcon } })

  expect(await site.test()).toMatchObject({ simulated: true, rcon: { state: 'ok', detail: LIST } })
  expect(await site.test({ server: EMPTY })).toMatchObject({ simulated: false, rcon: { state: 'not_set' } })
})

test('limits how often an admin can test', async () => {
  await using site = await open()
  const replies = await Promise.all(Array.from({ length: 61 }, () => site.test()))
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(1)
})
