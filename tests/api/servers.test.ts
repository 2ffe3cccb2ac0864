// Game servers as an owner sets them up in the console of a running site: addresses, passwords, commands, players.
import { expect, test } from 'vitest'
import { demoSettings } from '#content/settings/index.ts'
import type { Servers } from '#contract/settings/servers.schema.ts'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { createBuyer } from '#tests/support/buyer.ts'
import { type RunningSite, startOwned } from '#tests/support/site.ts'

async function startGame() {
  const online: string[] = []
  const game = await startGameConsole({ password: 'secret', players: () => online })
  const commands = () => game.executed().flatMap(({ command }) => (command === 'list' ? [] : [command]))
  return { ...game, online, commands, [Symbol.asyncDispose]: () => game.close() }
}

function withRcon(ports: Record<string, number>): Servers {
  const list = demoSettings.servers.list.map((server) => {
    const port = ports[server.id]
    return { ...server, rcon: port === undefined ? null : { host: '127.0.0.1', port } }
  })
  return { ...demoSettings.servers, list }
}

async function buy(site: RunningSite, productId: string) {
  const buyer = createBuyer(site.url)
  const reference = await buyer.buy({ productId })
  return async () => (await buyer.payment(reference)).reply.delivery
}

test('servers and passwords of the console take effect without a restart', async () => {
  await using game = await startGame()
  await using site = await startOwned({ ALLOW_SANDBOX: '1' })
  const health = async () => (await site.json<{ parts: object }>('/api/health')).parts
  expect(await health()).toMatchObject({ delivery: 'sandbox' })

  await site.admin.save('servers', withRcon({ skyblock: game.port }))
  expect(await health()).toMatchObject({ delivery: 'real' })
  const productId = await site.admin.sell([{ text: 'eco give %player% 5', server: 'skyblock' }])
  const deliveryOf = await buy(site, productId)
  await expect.poll(deliveryOf).toMatchObject({ state: 'waiting' })
  const { actions } = await site.admin.json<{ actions: object[] }>('/send-actions')
  expect(actions[0]).toMatchObject({ waits_for: 'rcon_password', server: { name: 'SkyBlock' } })

  await site.admin.ask('/secrets/servers.skyblock.rcon_password', 'PUT', { value: 'secret' })
  await expect.poll(deliveryOf).toMatchObject({ state: 'delivered' })
  expect(game.commands()).toEqual(['eco give Steve 5'])
  const overview = await site.admin.json<{ servers: object[] }>('/overview')
  expect(overview.servers).toMatchObject([
    { id: 'survival', waits_for: 'rcon_address', mode: 'real' },
    { id: 'skyblock', waits_for: null, waiting: 0 },
    { id: 'creative', waits_for: 'rcon_address' },
  ])
})

test('a command that waits is sent when the player joins, and the buyer is told where', async () => {
  await using game = await startGame()
  const rcon = { RCON_HOST: '127.0.0.1', RCON_PORT: String(game.port), RCON_PASSWORD: 'secret' }
  await using site = await startOwned({ ...rcon, ALLOW_SANDBOX: '1' })
  const productId = await site.admin.sell([
    { text: 'points give %player% 5' },
    { text: 'kit %player%', wait_online: true },
  ])
  const deliveryOf = await buy(site, productId)
  await expect.poll(deliveryOf).toMatchObject({ state: 'waiting', join: ['Survival'] })
  await expect.poll(() => game.commands()).toEqual(['points give Steve 5'])

  game.online.push('Steve')
  await expect.poll(deliveryOf, { timeout: 25_000 }).toMatchObject({ state: 'delivered' })
  expect(game.commands()).toEqual(['points give Steve 5', 'kit Steve'])
})

// Two rounds of asking who is online, ten seconds apart.
test('in a demo the awaited player joins by itself', { timeout: 120_000 }, async () => {
  await using site = await startOwned()
  const productId = await site.admin.sell([{ text: 'kit %player%', wait_online: true }])
  const deliveryOf = await buy(site, productId)
  await expect.poll(deliveryOf).toMatchObject({ join: ['Survival'] })
  await expect.poll(deliveryOf, { timeout: 45_000 }).toMatchObject({ state: 'delivered' })
})

test('variables lock their fields, and a product names only servers that exist', async () => {
  const env = { GAME_PING_SKYBLOCK: '127.0.0.1:1', RCON_CREATIVE_PASSWORD: 'x', BEDROCK_PREFIX: '_' }
  await using site = await startOwned(env)
  const { environment } = await site.admin.json<{ environment: object }>('/settings/servers')
  const { secrets } = await site.admin.json<{ secrets: { name: string }[] }>('/secrets')

  expect(environment).toEqual({
    'list.0.bedrock_prefix': 'BEDROCK_PREFIX',
    'list.1.ping': 'GAME_PING_SKYBLOCK',
  })
  expect(secrets.find(({ name }) => name === 'servers.creative.rcon_password')).toMatchObject({
    state: 'environment',
    variable: 'RCON_CREATIVE_PASSWORD',
  })
  const execute = [{ type: 'commands', text: 'say', server: 'gone' }]
  const product = { name: 'Kit', price: 0, image_url: '/a', description: ['Kit'], sort_id: 1, execute }
  const reply = await site.admin.ask('/products', 'POST', product)
  expect([reply.status, await reply.json()]).toMatchObject([404, { code: 'server_not_found' }])
})

test('the console refuses a real game for play money, and to lose a server that is sold to', async () => {
  await using site = await startOwned()
  await site.admin.sell([{ text: 'kit %player%', server: 'skyblock' }])
  const { list, ...network } = withRcon({ creative: 25_575 })
  const value = { ...network, list: list.filter(({ id }) => id !== 'skyblock') }
  const reply = await site.admin.ask('/settings/servers', 'PUT', { version: 0, value })

  expect(reply.status).toBe(400)
  const { problems } = (await reply.json()) as { problems: object[] }
  expect(problems).toContainEqual({ path: 'list.1.rcon', text: expect.stringContaining('real payments') })
  expect(problems).toContainEqual({ path: 'list', text: expect.stringContaining('Kit') })
})
