// Replies that mean failure, from the game's socket to the order.
import { expect, test } from 'vitest'
import { startGameConsole } from '#tests/simulators/game-console.ts'
import { DATABASES, onBoth, openTestDatabase } from '#tests/support/databases.ts'
import { deliveryWorld } from '#tests/support/delivery-world.ts'
import { gameServers, ONE_SERVER, TEST_RCON_PASSWORD } from '#tests/support/game-servers.ts'
import { createGameConsole } from './consoles/index.ts'

onBoth('"Player not found" is a failed delivery that a person is told about', async (database) => {
  const game = await startGameConsole({ password: TEST_RCON_PASSWORD })
  const servers = gameServers(ONE_SERVER, { host: '127.0.0.1', port: game.port })
  const world = deliveryWorld(database, { servers, openConsole: createGameConsole })
  game.setReply((command) => (command.startsWith('points') ? 'Player not found' : 'Done'))
  const { id, orderId } = await world.pay('Dewi', 'kit give %player%', 'points give %player% 20', 'say hi')
  await world.deliverAll()

  expect(game.executed().map(({ command }) => command)).toEqual(['kit give Dewi', 'points give Dewi 20'])
  expect(await world.row(id)).toMatchObject({
    state: 'failed',
    done_commands: 1,
    needs_person: 1,
    last_reply: 'Player not found',
  })
  expect(await world.delivery.findDelivery(orderId)).toMatchObject({ state: 'checking' })
  expect(await world.history(id)).toMatchObject([{ outcome: 'done' }, { outcome: 'failed' }])
  await game.close()
})

test.each(DATABASES)("%s: the owner's failure texts count from the next command on", async (kind) => {
  await using database = await openTestDatabase(kind)
  const game = await startGameConsole({ password: TEST_RCON_PASSWORD })
  const servers = gameServers(ONE_SERVER, { host: '127.0.0.1', port: game.port })
  const world = deliveryWorld(database, { servers, openConsole: createGameConsole })
  game.setReply(() => '[Koin] Dompet Dewi belum aktif')
  const before = await world.pay('Dewi', 'koin give %player% 20')
  await world.deliverAll()
  servers.save([{ id: 'survival', failureTexts: ['dompet * belum aktif'] }])
  const after = await world.pay('Dewi', 'koin give %player% 20')
  await world.deliverAll()

  expect(await world.row(before.id)).toMatchObject({ state: 'done' })
  expect(await world.row(after.id)).toMatchObject({ state: 'failed', needs_person: 1 })
  await game.close()
})
