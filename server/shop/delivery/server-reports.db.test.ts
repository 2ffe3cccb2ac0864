import { expect } from 'vitest'
import { onBoth } from '#tests/support/databases.ts'
import { deliveryWorld, START, scriptedConsole } from '#tests/support/delivery-world.ts'
import { gameServers, THREE_SERVERS } from '#tests/support/game-servers.ts'

onBoth('each server with its queue, its outage and what it lacks', async (database) => {
  const servers = gameServers(THREE_SERVERS)
  const consoles = { survival: scriptedConsole() }
  consoles.survival.outage = 'connection refused'
  const world = deliveryWorld(database, { servers, consoles })
  const old = await world.pay('Ayu', 'without a server')
  await world.db.updateTable('send_action').set({ server: null }).where('id', '=', old.id).execute()
  await world.pay('Steve', 'one', { text: 'kit', waitOnline: true })
  await world.pay('Steve', { text: 'two', server: 'creative' }, { text: 'three', server: 'skyblock' })
  servers.save([{ id: 'survival' }, { id: 'creative', rcon: false }])
  await world.deliverAll()

  const none = { waits_for: null, trouble: null, since: null, waiting: 0, awaiting_players: 0, mode: 'real' }
  expect(await world.delivery.reportServers()).toEqual([
    {
      ...none,
      id: 'survival',
      name: 'Survival',
      waiting: 2,
      awaiting_players: 1,
      trouble: 'connection refused',
      since: START.toISOString(),
    },
    { ...none, id: 'creative', name: 'Creative', waits_for: 'rcon_address', waiting: 1 },
    { ...none, id: 'skyblock', name: 'skyblock', waits_for: 'server', waiting: 1 },
  ])
})
